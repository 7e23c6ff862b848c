// A game that was played, on its board: every moment of it, through anybody's eyes. It is the page of a table whose present is the
// end of the game, and which always looks back.
import { OPEN } from '@ridotto/table/together.ts';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Snapshot } from '../net/http/api.ts';
import { save } from '../net/files.ts';
import { replayOf, momentsOf, type ReadRecord } from '../net/replays.ts';
import { LanguageSwitch, ThemeSwitch } from '../words/Switches.tsx';
import { PACES, pace, setPace, words, type Pace } from '../words/prefs.ts';
import { problemInWords } from '../words/problem.ts';
import { atNow, atThen } from './at.ts';
import { CardsThen } from './CardsThen.tsx';
import { AnalysisPart, stopWeighing } from './Analysis.tsx';
import { Charts } from './Charts.tsx';
import { copyText } from './copied.ts';
import type { OpenDialog } from './dialogs.ts';
import { EditionMark } from './EditionMark.tsx';
import { Everybody } from './Everybody.tsx';
import { FilmStrip, linesOf } from './FilmStrip.tsx';
import type { Still } from './film.ts';
import { keepFocus } from './focus.ts';
import type { At, GameFace, LogLine } from './face.ts';
import { Hands } from './Hands.tsx';
import { HelpDialog } from './Help.tsx';
import { History } from './History.tsx';
import { InWordsDialog } from './InWords.tsx';
import { shortcuts } from './keys.ts';
import { Marks } from './Marks.tsx';
import { credentialOf, fragmentOf, momentIn, type Eyes, type Moment } from './moment.ts';
import { filmable } from './past.ts';
import { pictureOf } from './picture.ts';
import { TableStore } from './store.ts';
import { Tabs } from './Tabs.tsx';
import { VerdictTab, VerdictChip, useVerdict } from './Verdict.tsx';
import { WhatIf } from './WhatIf.tsx';
import { onlySeat, useOwnLook } from './own-look.ts';
import { seatsFor } from '../net/seats.ts';
import './table.css';
import './phone.css';
import './replay.css';

interface ReplayProps {
  record: ReadRecord;
  face: GameFace;
  /** To another page of the house. */
  go(to: string): void;
}
export function Replay({ record, face, go }: ReplayProps): JSX.Element {
  const { id } = record;
  const store = useMemo(() => new TableStore(replayOf(id), face, 'record'), [id]);
  useOwnLook(onlySeat(seatsFor(id)));
  const [as, lookAs] = useState<Eyes>('spectator');
  const [moments, setMoments] = useState<readonly number[]>([]);
  const [dialog, open] = useState<OpenDialog>(null);
  const [lit, light] = useState<readonly string[] | null>(null);
  const verdict = useVerdict(id, moments.length > 0);
  const t = words.value!;
  const w = t.past;

  /** The moment that is on its way; of several the last one wished for comes. */
  const wished = useRef<Moment>(undefined);
  const [comes, setComes] = useState(true);
  /** Goes to a moment; whose eyes these are now, has to be found out first. */
  const goTo = async (moment: Moment): Promise<void> => {
    const { at = Infinity, as: eyes, step } = moment;
    const credential = credentialOf(eyes);
    wished.current = moment;
    setComes(true);
    const [, known] = await Promise.all([store.lookAs(credential), momentsOf(id, credential)]);
    if (wished.current !== moment) return;
    setComes(false);
    const seq = known.findLastIndex((entries) => entries <= at) + 1;
    store.past.lookAt(filmable(store.happenings.value), Math.max(1, seq), step);
    setMoments(known);
    lookAs(eyes);
  };
  useEffect(() => {
    const come = (): void => void goTo(momentIn(location.hash, record.seats.length));
    come();
    addEventListener('hashchange', come);
    return () => {
      removeEventListener('hashchange', come);
      store.leave();
    };
  }, [store]);
  useEffect(() => stopWeighing, [id]);
  useEffect(() => keepFocus(store), [store]);
  useEffect(() => shortcuts(store, open), [store]);
  useEffect(() => {
    document.title = w.title(face.words().title);
  }, [t]);

  // Until whoever is looked through now is known, the board stays as it is.
  const last = useRef<{ readonly snapshot: Snapshot; readonly still: Still }>(undefined);
  if (store.snapshot.value && store.past.film.still.value)
    last.current = { snapshot: store.snapshot.value, still: store.past.film.still.value };
  const { snapshot, still } = last.current ?? {};
  const here = still && moments.length > 0 ? momentOf(still, moments, as, store) : undefined;
  const fragment = here && fragmentOf(here);
  // Whoever drags through a game writes no address for each moment of it: browsers take long over that, and refuse it in the end.
  useEffect(() => {
    const write = (): void => {
      if (fragment !== undefined && location.hash !== fragment) history.replaceState(history.state, '', fragment);
    };
    const soon = setTimeout(write, ADDRESS_AFTER);
    return () => clearTimeout(soon);
  }, [fragment]);
  // Of a moment all is drawn once: whatever else comes to light meanwhile leaves the board as it is.
  const at = useMemo(() => snapshot && atNow(store, snapshot, face, { lit, ask: nothing }), [snapshot, lit, t, face.words()]);
  const told = useMemo(() => (still && at ? linesOf(still, face, at) : []), [still, at]);
  const shown = useMemo(() => still && at && atThen(at, still, face, { told, lit }), [at, still, told]);
  const board = useMemo(() => shown && <face.Board at={shown} pick={nothing} />, [shown]);
  if (!still || !at || !shown)
    return (
      <main class="page" tabindex={-1}>
        <h1>{face.words().title}</h1>
        <p role="status">{store.problem.value ? problemInWords(t.problem, store.problem.value) : w.opening}</p>
      </main>
    );

  const see = (eyes: Eyes): void => void goTo({ ...(here?.at !== undefined && { at: here.at }), as: eyes });
  const shut = (): void => open(null);
  return (
    <div class="table table-replay table-then table-back" data-game={record.game} aria-busy={comes}>
      <main class="table-main" tabindex={-1} aria-label={w.title(face.words().title)}>
        <div class="table-prompt">
          <div class="prompt" id="prompt" tabindex={-1} />
          <FilmStrip at={at} face={face} film={store.past.film} told={told} />
        </div>
        <section class="table-board" data-area="board" aria-label={t.table.board}>
          {board}
        </section>
        <div class="table-side">
          <div class="table-places">
            <Everybody at={shown} face={face} told={told} ahead={still.ahead} tell={(one) => open({ kind: 'player', id: one })} />
            <div class="table-mine">
              <History at={at} told={told}>
                {fragment !== undefined && <CopyLink fragment={fragment} />}
                {here && <Picture at={at} face={face} told={told} moment={here} />}
              </History>
              {as === OPEN && here?.at !== undefined ? (
                <Hands id={id} at={shown} entries={here.at} face={face} see={see} />
              ) : (
                <CardsThen at={shown} face={face} />
              )}
            </div>
            <Tabs
              at={at}
              shown={shown}
              face={face}
              light={light}
              more={[
                { id: 'charts', name: w.charts.name, wide: true, body: <Charts at={at} face={face} /> },
                {
                  id: 'analysis',
                  name: t.hints.analysis.name,
                  wide: true,
                  body: <AnalysisPart id={id} entries={here?.at ?? record.entries} at={at} face={face} />,
                },
                {
                  id: 'what-if',
                  name: w.whatIf.name,
                  wide: true,
                  body: (
                    <WhatIf
                      key={id}
                      id={id}
                      at={at}
                      face={face}
                      entries={here?.at ?? record.entries}
                      over={shown.snapshot.over !== null}
                      go={go}
                    />
                  ),
                },
                {
                  id: 'marks',
                  name: w.marks.name,
                  body: <Marks id={id} moment={fragment ?? ''} at={here?.at ?? record.entries} />,
                },
                {
                  id: 'record',
                  name: w.record,
                  body: <VerdictTab record={record} verdict={verdict} at={at} entries={here?.at ?? record.entries} />,
                },
              ]}
            />
          </div>
        </div>
      </main>
      <Bar at={shown} face={face} as={as} see={see} open={open}>
        <VerdictChip verdict={verdict} />
      </Bar>
      {dialog?.kind === 'help' && <HelpDialog at={at} close={shut} />}
      {dialog?.kind === 'player' && <InWordsDialog at={shown} face={face} id={dialog.id} close={shut} />}
    </div>
  );
}
const nothing = (): void => undefined;
/** Milliseconds at a moment before the address names it. */
const ADDRESS_AFTER = 150;

function momentOf(still: Still, moments: readonly number[], as: Eyes, store: TableStore): Moment {
  const { nth, of } = store.past.nth(still);
  const at = moments[still.happening.seq - 1];
  return { as, ...(at !== undefined && { at }), ...(nth < of && { step: nth }) };
}

interface BarProps {
  at: At;
  face: GameFace;
  as: Eyes;
  see(eyes: Eyes): void;
  open(d: OpenDialog): void;
  children: JSX.Element;
}
function Bar({ at, face, as, see, open, children }: BarProps): JSX.Element {
  const t = words.value!;
  const [unfolded, unfold] = useState(false);
  return (
    <header class="top">
      <a href="/" class="top-home">
        {t.house}
      </a>
      <h1>{face.words().title}</h1>
      <EditionMark at={at} />
      <span class="top-stage">{at.snapshot.over ? '' : face.stage(at)}</span>
      {children}
      <label class="toggle replay-eyes">
        <span>{t.past.eyes}</span>{' '}
        <select value={as} onChange={(e) => see(e.currentTarget.value)}>
          <option value="spectator">{t.past.spectator}</option>
          <option value={OPEN}>{t.past.allOpen}</option>
          {at.seats.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="top-menu" aria-expanded={unfolded} aria-controls="top-tools" onClick={() => unfold(!unfolded)}>
        {t.table.menu}
      </button>
      <span class={`top-tools${unfolded ? ' top-unfolded' : ''}`} id="top-tools">
        <label class="toggle">
          {t.past.pace}{' '}
          <select value={pace.value} onChange={(e) => setPace(e.currentTarget.value as Pace)}>
            {PACES.map((p) => (
              <option key={p} value={p}>
                {t.film.paces[p]}
              </option>
            ))}
          </select>
        </label>
        <a href="/replay">{t.past.another}</a>
        <a href={`/rules/${at.snapshot.game}`}>{t.nav.rules}</a>
        <button type="button" class="top-help" title={t.table.help} onClick={() => open({ kind: 'help' })}>
          <span aria-hidden="true">?</span>
        </button>
        <LanguageSwitch />
        <ThemeSwitch />
      </span>
    </header>
  );
}

/** Of the board as it is shown. */
function Picture({ at, face, told, moment }: { at: At; face: GameFace; told: readonly LogLine[]; moment: Moment }): JSX.Element {
  const t = words.value!;
  const [failed, fail] = useState(false);
  const { film } = at.store.past;
  const make = async (): Promise<void> => {
    const board = document.querySelector('.table-board');
    if (!board) return;
    const n = film.at.value + 1;
    const title = `${face.words().title}, ${t.film.count(n, film.steps.value.length)}`;
    save(await pictureOf(board, { title, text: told.map((l) => l.text).join(' ') }), `ridotto-${at.snapshot.game}-${moment.at ?? n}.png`);
  };
  return (
    <>
      <button type="button" title={t.past.picture} onClick={() => void make().catch(() => fail(true))}>
        {t.past.pictureShort}
      </button>
      {failed && (
        <span role="alert" class="problem">
          {t.past.pictureFails}
        </span>
      )}
    </>
  );
}

/** To this very moment, for whoever has the same game. */
function CopyLink({ fragment }: { fragment: string }): JSX.Element {
  const t = words.value!;
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    await copyText(location.origin + location.pathname + location.search + fragment);
    setCopied(fragment);
  };
  return (
    <button type="button" title={t.past.link} data-moment={fragment} onClick={() => void copy().catch(() => undefined)}>
      {copied === fragment ? t.share.copied : t.past.linkShort}
    </button>
  );
}
