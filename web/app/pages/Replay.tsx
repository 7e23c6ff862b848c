// A game that was played: from a file, from a table of the house or of this device, or from an address of the house.
import type { UnopenedAbout } from '@ridotto/engine';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { LISTED, listed, useTitles } from '../../games/index.ts';
import { Refused, UNREACHABLE, type Problem } from '../../net/http/api.ts';
import { recordsIn } from '../../net/library.ts';
import { readRecord, recordOf, type ReadRecord } from '../../net/replays.ts';
import type { GameFace } from '../../play/face.ts';
import { Replay } from '../../play/Replay.tsx';
import { words } from '../../words/prefs.ts';
import { kindOf, problemInWords } from '../../words/problem.ts';
import { Page } from '../frame/Page.tsx';
import { go } from '../frame/router.ts';
import { fetchAhead } from './ahead.ts';

type Found =
  | { readonly record: ReadRecord; readonly face: GameFace }
  | { readonly problem: Problem }
  /** Records, a line each. */
  | { readonly several: readonly Line[] };
/** `about`: what it says it is; undefined: no record. Whether it is that is found out when it is chosen. */
interface Line {
  readonly text: string;
  readonly about: { readonly game: string; readonly seats: readonly string[]; readonly entries: number } | undefined;
}
const isOf = (id: string | undefined, found: Found | undefined): found is Extract<Found, { record: ReadRecord }> =>
  found !== undefined && 'record' in found && found.record.id === id;

/** `id`: of a table that is over, or of a file that was opened here; undefined: a file is to be chosen. */
export function ReplayPage({ id }: { id?: string }): JSX.Element {
  const [found, setFound] = useState<Found>();
  /** Which share of the game has been played; undefined: none is being opened. */
  const [opening, setOpening] = useState<number>();
  const t = words.value!;
  /** One record, or several to choose from. */
  const openText = (text: string): void => {
    const texts = recordsIn(text);
    const lines = texts.length > 1 ? texts.map((line): Line => ({ text: line, about: aboutLine(line) })) : [];
    if (lines.some(({ about }) => about)) setFound({ several: lines });
    else void open((done) => readRecord(text, done));
  };
  const open = async (read: (done: (share: number) => void) => Promise<ReadRecord>): Promise<void> => {
    setOpening(0);
    try {
      const record = await read(setOpening);
      const face = await listed(record.game)?.face();
      setFound(face ? { record, face } : { problem: UNKNOWN });
      // A link to a moment leads there, once its file is here.
      if (face && id !== record.id) go(`/replay/${record.id}${location.hash}`, { replace: true });
    } catch (e) {
      setFound({ problem: e instanceof Refused ? e.problem : UNREACHABLE });
    } finally {
      setOpening(undefined);
    }
  };
  useEffect(() => {
    // From now on no house is needed, whichever game the file brings.
    void fetchAhead(LISTED[0]!);
    const address = new URLSearchParams(location.search).get('file');
    if (isOf(id, found)) return;
    if (id !== undefined) void open((done) => recordOf(id, done));
    else if (address !== null) void open((done) => fromAddress(address, done));
  }, [id]);
  if (isOf(id, found)) return <Replay key={found.record.id} record={found.record} face={found.face} go={go} />;
  return (
    <Page title={t.past.choose}>
      <h1>{t.past.choose}</h1>
      <p class="lead">{t.past.chooseAbout}</p>
      <Drop read={(file) => void file.text().then(openText)}>
        <Opening share={opening} />
        {opening === undefined && found && 'several' in found && (
          <Several lines={found.several} choose={(line) => void open((done) => readRecord(line, done))} />
        )}
        {opening === undefined && found && 'problem' in found && <NotOpened problem={found.problem} />}
      </Drop>
    </Page>
  );
}
/** What stands in each line of a file. */
function Several({ lines, choose }: { lines: readonly Line[]; choose(line: string): void }): JSX.Element {
  const t = words.value!.past;
  const titles = useTitles();
  return (
    <section class="several" aria-label={t.several(lines.length)}>
      <h2>{t.several(lines.length)}</h2>
      <ol>
        {lines.map(({ text, about }, n) => (
          <li key={n}>
            {about ? (
              <button type="button" onClick={() => choose(text)}>
                {t.severalOne(titles[about.game] ?? about.game, words.value!.and(about.seats), about.entries)}
              </button>
            ) : (
              t.severalNone
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
function aboutLine(line: string): Line['about'] {
  try {
    const { game, seats, log } = JSON.parse(line) as { game?: unknown; seats?: unknown; log?: unknown };
    if (typeof game !== 'string' || !Array.isArray(seats) || !Array.isArray(log)) return undefined;
    return { game, seats: seats.map(String), entries: log.length };
  } catch {
    return undefined;
  }
}
const UNKNOWN: Problem = { ...UNREACHABLE, type: 'urn:ridotto:problem:no-such-game', status: 422 };

/** How much of a game has been played that is being opened; of a long one that takes a while. */
function Opening({ share }: { share: number | undefined }): JSX.Element {
  const t = words.value!.past;
  const quarters = share === undefined ? 0 : Math.floor(share * 4);
  return (
    <>
      {share !== undefined && <progress class="opening" max={1} value={share} aria-label={t.opening} />}
      {/* Said each quarter, and not each moment. */}
      <p role="status">{share === undefined ? '' : quarters === 0 ? t.opening : t.openingSoFar(quarters * 25)}</p>
    </>
  );
}

const OF_FILES = ['no-record', 'newer-format', 'damaged', 'no-such-game', 'newer-rules', 'unknown-rules', 'not-kept'] as const;
/** Why it is not opened: first in the reader's words, then exactly, for whoever writes records. */
function NotOpened({ problem }: { problem: Problem }): JSX.Element {
  const t = words.value!;
  const kind = OF_FILES.find((one) => one === kindOf(problem));
  if (!kind)
    return (
      <p role="alert" class="problem">
        {problemInWords(t.problem, problem)}
      </p>
    );
  const where = whereIn(kind, problem.facts as UnopenedAbout | undefined);
  return (
    <div role="alert" class="problem">
      <p>{t.past.problems[kind]}</p>
      {where !== undefined && <p>{where}</p>}
      {EXACT.includes(kind) && (
        <details>
          <summary>{t.past.exactly}</summary>
          <p lang="en">{problem.detail}</p>
        </details>
      )}
    </div>
  );
}
/** Of these there is more to say than what they are. */
const EXACT: readonly string[] = ['damaged', 'newer-format', 'newer-rules', 'unknown-rules'];
function whereIn(kind: string, { part, item, version, known }: UnopenedAbout = {}): string | undefined {
  const t = words.value!.past.unopened;
  if (version !== undefined && known !== undefined) return kind === 'newer-format' ? t.format(version, known) : t.rules(version, known);
  if (part === undefined) return undefined;
  return part === 'log' && item !== undefined ? t.entry(item) : t.part(part);
}

/** A record that the house gives at an address of its own. */
async function fromAddress(address: string, done: (share: number) => void): Promise<ReadRecord> {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) throw new Refused({ ...UNREACHABLE, type: 'urn:ridotto:problem:no-record', status: 422 });
  const answer = await fetch(url);
  return readRecord(await answer.text(), done);
}

/** A place for a file: dropped there, or chosen. */
function Drop({ read, children }: { read(file: File): void; children: preact.ComponentChildren }): JSX.Element {
  const [over, setOver] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const t = words.value!.past;
  return (
    <div
      class={`drop${over ? ' drop-over' : ''}`}
      onDragOver={(e) => {
        e.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(e) => {
        e.preventDefault();
        setOver(false);
        const file = e.dataTransfer?.files[0];
        if (file) read(file);
      }}
    >
      <p>{t.drop}</p>
      <label class="button primary big">
        {t.chooseFile}
        <input
          ref={field}
          type="file"
          class="hidden"
          accept=".json,.jsonl,application/json"
          onChange={(e) => {
            const file = e.currentTarget.files?.[0];
            e.currentTarget.value = '';
            if (file) read(file);
          }}
        />
      </label>
      {children}
    </div>
  );
}
