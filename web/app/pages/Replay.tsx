// A game that was played: from a file, from a table of the house or of this device, or from an address of the house.
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
  const [opening, setOpening] = useState(false);
  const t = words.value!;
  /** One record, or several to choose from. */
  const openText = (text: string): void => {
    const texts = recordsIn(text);
    const lines = texts.length > 1 ? texts.map((line): Line => ({ text: line, about: aboutLine(line) })) : [];
    if (lines.some(({ about }) => about)) setFound({ several: lines });
    else void open(() => readRecord(text));
  };
  const open = async (read: () => Promise<ReadRecord>): Promise<void> => {
    setOpening(true);
    try {
      const record = await read();
      const face = await listed(record.game)?.face();
      setFound(face ? { record, face } : { problem: UNKNOWN });
      // A link to a moment leads there, once its file is here.
      if (face && id !== record.id) go(`/replay/${record.id}${location.hash}`, { replace: true });
    } catch (e) {
      setFound({ problem: e instanceof Refused ? e.problem : UNREACHABLE });
    } finally {
      setOpening(false);
    }
  };
  useEffect(() => {
    // From now on no house is needed, whichever game the file brings.
    void fetchAhead(LISTED[0]!);
    const address = new URLSearchParams(location.search).get('file');
    if (isOf(id, found)) return;
    if (id !== undefined) void open(() => recordOf(id));
    else if (address !== null) void open(() => fromAddress(address));
  }, [id]);
  if (isOf(id, found)) return <Replay key={found.record.id} record={found.record} face={found.face} go={go} />;
  return (
    <Page title={t.past.choose}>
      <h1>{t.past.choose}</h1>
      <p class="lead">{t.past.chooseAbout}</p>
      <Drop read={(file) => void file.text().then(openText)}>
        <p role="status">{opening ? t.past.opening : ''}</p>
        {!opening && found && 'several' in found && <Several lines={found.several} choose={(line) => void open(() => readRecord(line))} />}
        {!opening && found && 'problem' in found && (
          <div role="alert" class="problem">
            <p>{inWords(found.problem)}</p>
            {said(found.problem) && <p lang="en">{found.problem.detail}</p>}
          </div>
        )}
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

const OF_FILES = ['no-record', 'newer-format', 'damaged', 'no-such-game', 'newer-rules', 'unknown-rules', 'not-kept'] as const;
function inWords(problem: Problem): string {
  const kind = OF_FILES.find((one) => one === kindOf(problem));
  return kind ? words.value!.past.problems[kind] : problemInWords(words.value!.problem, problem);
}
/** Is it about the file, and is there more to say of what is wrong with it? */
const said = (problem: Problem): boolean => ['damaged', 'newer-format', 'newer-rules', 'unknown-rules'].includes(kindOf(problem));

/** A record that the house gives at an address of its own. */
async function fromAddress(address: string): Promise<ReadRecord> {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) throw new Refused({ ...UNREACHABLE, type: 'urn:ridotto:problem:no-record', status: 422 });
  const answer = await fetch(url);
  return readRecord(await answer.text());
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
