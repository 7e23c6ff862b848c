// A table: prompt, board, cards, choices, players, log. What is in them comes from the game.
import { effect } from '@preact/signals';
import type { Game } from '@ridotto/engine';
import type { RulesOf } from '@ridotto/engine/rules-text.ts';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { TableStore } from './store.ts';
import { atNow, atThen } from './at.ts';
import type { At, GameFace } from './face.ts';
import { answerFirst } from '../art/painted.ts';
import type { AnyChoice } from '../net/http/api.ts';
import { words } from '../words/prefs.ts';
import { problemInWords } from '../words/problem.ts';
import { Announcer } from './Announcer.tsx';
import { Choices } from './Choices.tsx';
import { Cover } from './Cover.tsx';
import { FilmStrip, linesOf } from './FilmStrip.tsx';
import { usePresence } from './Present.tsx';
import { Everybody } from './Everybody.tsx';
import type { OpenDialog } from './dialogs.ts';
import type { Taught } from './Guide.tsx';
import { HintPart } from './Hint.tsx';
import { fetchLater, later } from './later.tsx';
import { useNext } from './next.ts';
import { LineField } from './LineField.tsx';
import { OrdersOffered } from './Orders.tsx';
import { Prompt } from './Prompt.tsx';
import { rememberedTable } from '../net/seats.ts';
import { sectionOf } from './rules-link.ts';
import { ProblemNote } from './ProblemNote.tsx';
import { standInOf } from './stand-in.ts';
import { Tabs } from './Tabs.tsx';
import { TopBar } from './TopBar.tsx';
import { readHushed } from './hush.ts';
import { useOwnLook } from './own-look.ts';
import { atRest, isAsked, rests } from './resting.ts';
import { useFelt } from './felt.ts';
import { useOver } from './over.ts';
import { keepFocus } from './focus.ts';
import { shortcuts } from './keys.ts';
// Of what comes later too: nothing of it waits for its looks.
import './go-on.css';
import './history.css';
import './sheet.css';
import './talk.css';
import './table.css';
import './phone.css';
import './screen.css';

const EndDialog = later(() => import('./EndSheet.tsx').then((m) => m.EndDialog));
const TaughtEnd = later(() => import('./TaughtEnd.tsx').then((m) => m.TaughtEnd));
const HelpDialog = later(() => import('./Help.tsx').then((m) => m.HelpDialog));
const InWordsDialog = later(() => import('./InWords.tsx').then((m) => m.InWordsDialog));
const History = later(() => import('./History.tsx').then((m) => m.History));
const CompanyDialog = later(() => import('./CompanyDialog.tsx').then((m) => m.CompanyDialog));
const RulesSheet = later(() => import('./RulesSheet.tsx').then((m) => m.RulesSheet));
const WhatIfNow = later(() => import('./WhatIfNow.tsx').then((m) => m.WhatIfNow));
const WhyDialog = later(() => import('./Why.tsx').then((m) => m.WhyDialog));
const CardsThen = later(() => import('./CardsThen.tsx').then((m) => m.CardsThen));
const BotReasons = later(() => import('./BotReasons.tsx').then((m) => m.BotReasons));
const GonePrompt = later(() => import('./Gone.tsx').then((m) => m.GonePrompt));
const SettingsDialog = later(() => import('./SettingsDialog.tsx').then((m) => m.SettingsDialog));
const Proposals = later(() => import('./Proposals.tsx').then((m) => m.Proposals));

/** Milliseconds that the board of a game that has just ended is looked at before the scores come. */
const LAST_LOOK = 1500;
/** The seat of whoever learns. */
const LEARNER = 's0';

/** May there be something to settle at the table, or somebody whose time has run out, or a stand-in? */
const isBeside = (at: At): boolean =>
  (at.snapshot.proposals ?? []).length > 0 ||
  Boolean(at.snapshot.tempo) ||
  Boolean(at.snapshot.setAside) ||
  standInOf(at, at.snapshot.you) !== undefined;

interface TableProps {
  id: string;
  face: GameFace;
  /** The rules, by which the record is checked at the end. */
  game(): Promise<Game>;
  /** The rules in words, as this table plays them. */
  rules(table: RulesOf): JSX.Element;
  /** To another page of the house. */
  go(to: string): void;
  /** Where there is no such table any more, or no such seat for whoever looks. */
  gone(what: 'table' | 'seat'): JSX.Element;
  /** Somebody learns here, with a guide. */
  taught?: Taught;
}
export function Table({ id, face, game, rules, go, gone, taught }: TableProps): JSX.Element {
  const store = useMemo(() => new TableStore(id, face, taught ? 'lesson' : 'played'), [id]);
  const [dialog, open] = useState<OpenDialog>(null);
  const ended = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** The section of the rules that lies beside the table, '' for that of the present question; null: none does. */
  const [sheet, lay] = useState<string | null>(null);
  const [lit, light] = useState<readonly string[] | null>(null);
  const t = words.value!;

  useEffect(() => {
    readHushed(id);
    void (taught ? store.lookAs(LEARNER) : store.enter());
    // Another seat link was opened in this window.
    const again = (): void => void (location.hash.includes('seat=') && store.enter());
    addEventListener('hashchange', again);
    return () => {
      removeEventListener('hashchange', again);
      store.leave();
    };
  }, [store]);
  useEffect(answerFirst, []);
  useEffect(() => keepFocus(store), [store]);
  useEffect(() => shortcuts(store, open), [store]);
  useEffect(
    () =>
      effect(() => {
        // The last move is seen on the board before the sheet comes.
        if (taught || !store.snapshot.value?.over || store.past.film.still.value) return;
        const news = store.fresh.value.length > 0;
        ended.current ??= setTimeout(() => open((d) => d ?? { kind: 'end' }), news ? LAST_LOOK : 0);
      }),
    [store],
  );

  // What stood over the table was for whoever had the device then.
  useEffect(() => {
    open(null);
    lay(null);
    light(null);
  }, [store.showing.value]);

  const snapshot = store.snapshot.value;
  useOwnLook(store.hotSeat.value ? null : (snapshot?.you ?? null));
  const yours = snapshot !== null && isAsked(snapshot);
  useEffect(() => {
    // The end comes whole.
    if (snapshot) void fetchLater(snapshot.over !== null);
  }, [snapshot !== null, Boolean(snapshot?.over)]);
  usePresence(store, yours);
  useFelt(store, yours);
  useOver();
  // A new question: what it is about stands at the top again.
  useEffect(() => document.querySelector('.table-mine')?.scrollTo({ top: 0 }), [snapshot?.question]);
  useEffect(() => {
    const game = face.words().title;
    document.title = yours ? t.table.yourTurn(game) : t.table.title(game);
  }, [yours, t]);

  // The board lies before all on another device.
  const hand = useMemo(() => rememberedTable(id)?.hand === true, [id]);
  const [near, bringNear] = useState(false);
  const next = useNext(id, Boolean(snapshot?.over));

  if (store.gone.value) return gone(store.gone.value);
  if (!snapshot)
    return (
      <main class="page" tabindex={-1}>
        <h1>{face.words().title}</h1>
        <p role="status">{store.problem.value ? problemInWords(words.value!.problem, store.problem.value) : t.loading}</p>
      </main>
    );

  const at = atNow(store, snapshot, face, { lit, ask: (place) => open({ kind: 'why', place }), scripted: taught !== undefined });
  const still = store.past.film.still.value;
  const told = still ? linesOf(still, face, at) : null;
  // Whoever may not move is asked for nothing.
  const mine: At = rests(snapshot) ? { ...at, snapshot: atRest(snapshot) } : at;
  const shown = still ? atThen(at, still, face, { told: told!, lit }) : mine;
  // Who looks back sees what they had then.
  const back = store.past.film.back.value;
  if (store.covered.value) return <Cover store={store} name={at.name} />;

  // A link to the rules of this game lays them beside the table; with a key held, or another button, it is a link like any other.
  const toRules = (e: MouseEvent): void => {
    const link = e.target instanceof Element ? e.target.closest('a') : null;
    const section = sectionOf(link?.getAttribute('href'), at);
    if (section === undefined || e.ctrlKey || e.metaKey || e.shiftKey || e.button !== 0) return;
    e.preventDefault();
    open(null);
    lay(section);
  };
  // The browser says late that a dialog is closed: by then another may be open.
  const shut = (): void => open((now) => (now === dialog ? null : now));
  const pick = (choice: AnyChoice): void => {
    if (face.first?.(choice)) open({ kind: 'first', choice });
    else void store.draft.pick(choice);
  };
  const now = async (choice: AnyChoice): Promise<void> => {
    await store.draft.pick(choice);
    await store.draft.confirm();
  };
  const whatIf =
    back && still && snapshot.you !== null && !snapshot.over
      ? [{ id: 'what-if', name: t.past.whatIf.name, wide: true, body: <WhatIfNow at={at} seq={still.happening.seq} go={go} /> }]
      : [];
  const until = still && { until: still.happening.seq };
  // What was asked while moves are still being shown is answered though they go on; whoever goes to another moment asks anew.
  const asked = back ? until?.until : 'shown';
  const reasons =
    snapshot.reasons && snapshot.you !== null
      ? [{ id: 'reasons', name: t.hints.reasons.name, wide: true, body: <BotReasons key={asked} at={at} face={face} {...until} /> }]
      : [];
  return (
    <div
      class={`table${at.seats.some((s) => s.own) ? '' : ' table-watched'}${still ? ' table-then' : ''}${back ? ' table-back' : ''}${taught ? ' table-lesson' : ''}${hand && !near ? ' table-hand' : ''}`}
      data-game={snapshot.game}
      onClick={toRules}
    >
      <main class="table-main" tabindex={-1} aria-label={t.table.title(face.words().title)}>
        <div class="table-prompt">
          {taught && <taught.Guide at={at} taught={taught} scores={() => open({ kind: 'end' })} />}
          {!taught && isBeside(at) && <Proposals at={at} face={face} />}
          {snapshot.gone ? <GonePrompt at={at} gone={snapshot.gone} go={go} /> : <Prompt at={at} face={face} next={next} go={go} />}
          <FilmStrip at={at} face={face} film={store.past.film} told={told} />
        </div>
        <ProblemNote at={at} face={face} />
        {hand && (
          <p class="hand-step">
            <button type="button" onClick={() => bringNear(!near)}>
              {near ? t.around.toHand : t.around.toBoard}
            </button>
          </p>
        )}
        <section class="table-board" data-area="board" aria-label={t.table.board}>
          <face.Board at={shown} pick={pick} />
        </section>
        <div class="table-side">
          <div class="table-places">
            <Everybody
              at={still ? shown : at}
              face={face}
              told={told}
              ahead={still?.ahead}
              tell={(one) => open({ kind: 'player', id: one })}
            />
            <div class="table-mine">
              {back && <History at={at} told={told ?? []} />}
              {back ? <CardsThen at={shown} face={face} /> : <face.Cards at={mine} pick={pick} />}
              <div class="mine-foot" style={back ? { display: 'none' } : undefined}>
                <Choices at={mine} face={face} pick={pick} unfolded={hand && !near} />
                <OrdersOffered at={at} face={face} />
                <div class="line-row">
                  <LineField key={snapshot.you ?? ''} at={mine} face={face} />
                  <HintPart at={mine} face={face} light={light} />
                </div>
              </div>
            </div>
            <Tabs at={at} shown={shown} face={face} light={light} more={[...reasons, ...whatIf]} />
          </div>
        </div>
      </main>
      <TopBar at={at} stage={face.stage(shown)} face={face} open={open} />
      <Announcer at={at} face={face} />
      {sheet !== null && <RulesSheet at={at} face={face} rules={rules} section={sheet} close={() => lay(null)} />}
      {dialog?.kind === 'help' && <HelpDialog at={at} close={shut} />}
      {dialog?.kind === 'settings' && <SettingsDialog close={shut} />}
      {dialog?.kind === 'company' && <CompanyDialog at={at} go={go} close={shut} />}
      {dialog?.kind === 'why' && <WhyDialog at={at} face={face} place={dialog.place} close={shut} />}
      {dialog?.kind === 'player' && <InWordsDialog at={shown} face={face} id={dialog.id} close={shut} />}
      {dialog?.kind === 'first' && face.First && (
        <face.First
          choice={dialog.choice}
          at={at}
          close={shut}
          go={() => {
            open(null);
            void now(dialog.choice);
          }}
        />
      )}
      {dialog?.kind === 'end' && snapshot.over && taught && <TaughtEnd at={at} face={face} winners={snapshot.over.winners} close={shut} />}
      {dialog?.kind === 'end' && snapshot.over && !taught && <EndDialog at={at} face={face} game={game} next={next} go={go} close={shut} />}
    </div>
  );
}
