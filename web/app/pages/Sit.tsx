// A table that fills: who sits there, what is played and by which rules, and what one can do until the game begins.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameText } from '@ridotto/engine/manifest.ts';
import { SeatToken } from '../../art/emblems.tsx';
import { seatIndex } from '../../art/seats.ts';
import { listed, type Listed } from '../../games/index.ts';
import * as api from '../../net/http/api.ts';
import { ownKey, ownName, takeKey } from '../../net/guest.ts';
import {
  act,
  invitationTo,
  isScreen,
  keepInvitation,
  lookAt,
  ready,
  showsHere,
  sitDown,
  takeSeat,
  type GatheringView,
  type Way,
} from '../../net/people.ts';
import { keeps } from '../../net/storage.ts';
import { editionName } from '@ridotto/table/edition.ts';
import { lateInWords, tempoInWords } from '../../play/settled.ts';
import { useLater } from '../../words/later.ts';
import { problemInWords } from '../../words/problem.ts';
import { words } from '../../words/prefs.ts';
import { go } from '../frame/router.ts';
import { Page } from '../frame/Page.tsx';
import { Code } from '../../play/Code.tsx';
import { Link } from '../../play/Link.tsx';
import { OnlyHere } from '../../play/OnlyHere.tsx';
import { useOwnLook } from '../../play/own-look.ts';
import { Around } from './Around.tsx';
import { useSteps } from './steps.ts';
import { Hosting } from './Hosting.tsx';
import { NameForm } from './NameForm.tsx';
import { TypedCode } from './TypedCode.tsx';

/** Milliseconds until it is tried again where the house cannot be reached; each further time twice as long, up to the last. */
const AGAIN = [1000, 3000] as const;

interface Seen {
  readonly table: GatheringView | null;
  readonly problem: api.Problem | null;
}

/** The address names what nothing else would keep. */
function arrive(id: string): Way {
  const given = new URLSearchParams(location.hash.slice(1)).get('key');
  if (given !== null) takeKey(given);
  const way = { id, invitation: invitationTo(id) };
  const kept = new URLSearchParams({
    ...(way.invitation !== null && { invitation: way.invitation }),
    ...(given !== null && !keeps.value && { key: given }),
  });
  history.replaceState(history.state, '', location.pathname + (keeps.value || kept.size === 0 ? '' : `#${kept.toString()}`));
  return way;
}

/** How it stands, as long as the page is open: whatever anybody does there is seen at once. `did`: what came of one's own doing. */
function useGathering(way: Way): Seen & { did(table: GatheringView): void } {
  const [seen, setSeen] = useState<Seen>({ table: null, problem: null });
  const version = useRef(0);
  const asked = useRef(new AbortController());
  const take = (table: GatheringView): void => {
    version.current = table.version;
    setSeen({ table, problem: null });
  };
  useEffect(() => {
    let gone = false;
    void (async () => {
      for (let wait: number = AGAIN[0]; !gone;) {
        const { signal } = (asked.current = new AbortController());
        try {
          // After a failure the answer is to come at once.
          const table = await lookAt(way, wait === AGAIN[0] ? version.current : 0, signal);
          if (signal.aborted) continue;
          take(table);
          if (table.state !== 'open') return;
          [wait] = AGAIN;
        } catch (e) {
          if (signal.aborted) continue;
          const problem = e instanceof api.Refused ? e.problem : api.UNREACHABLE;
          setSeen((before) => ({ table: api.isFinal(e) ? null : before.table, problem }));
          if (api.isFinal(e)) return;
          await new Promise((again) => setTimeout(again, wait));
          wait = Math.min(2 * wait, AGAIN[1]);
        }
      }
    })();
    return () => {
      gone = true;
      asked.current.abort();
    };
  }, [way]);
  const did = (table: GatheringView): void => {
    // What is waited for was asked by whoever one was before.
    asked.current.abort();
    take(table);
  };
  return { ...seen, did };
}

export function Sit({ id }: { id: string }): JSX.Element {
  const t = words.value!;
  const [way, setWay] = useState(() => arrive(id));
  // Another invitation to this table, opened in the same window, loads nothing anew.
  useEffect(() => {
    const again = (): void => setWay(arrive(id));
    addEventListener('hashchange', again);
    return () => removeEventListener('hashchange', again);
  }, [id]);
  const { table, problem, did } = useGathering(way);
  // Whoever sits here may come back after they have got up.
  useEffect(() => {
    if (table?.invitation && table.invitation !== way.invitation) setWay({ id, invitation: keepInvitation(id, table.invitation) });
  }, [table?.invitation]);
  const sat = useRef(false);
  const up = sat.current && table?.you === null;
  if (table) sat.current ||= table.you !== null;
  useOwnLook(table?.you ?? null);
  const game = table && listed(table.about.game);
  useEffect(() => {
    if (table?.state === 'open' && isScreen(table)) showsHere(id);
    if (table?.state !== 'begun' || (table.you === null && !isScreen(table))) return;
    void takeSeat(table).then(() => go(table.you === null ? `/table/${id}/screen` : `/table/${id}`, { replace: true }));
  }, [table?.state]);
  if (!table || !game)
    return (
      <Page title={t.filling.lobby}>
        <p role={problem ? 'alert' : 'status'}>
          {problem === null
            ? t.loading
            : api.passing(problem.status) || problem.status === 0
              ? problemInWords(t.problem, problem)
              : t.filling.gone}
        </p>
        {problem && <Onward />}
      </Page>
    );
  if (isScreen(table) && table.state === 'open') return <Around game={game} table={table} way={way} problem={problem} did={did} />;
  return <Filling game={game} table={table} way={way} problem={problem} did={did} up={up} />;
}

function Onward(): JSX.Element {
  return (
    <p>
      <a href="/" class="button">
        {words.value!.end.home}
      </a>
    </p>
  );
}

interface FillingProps {
  game: Listed;
  table: GatheringView;
  way: Way;
  problem: api.Problem | null;
  did: (table: GatheringView) => void;
  /** One sat here before, and does not any more. */
  up: boolean;
}
function Filling({ game, table, way, problem, did, up }: FillingProps): JSX.Element | null {
  const w = useLater(game.words, game.name);
  const [name, setName] = useState(ownName());
  const { refused, busy, run } = useSteps<GatheringView>((now) => {
    did(now);
    // Nothing else would know after a reload who sits here.
    if (keeps.value) return;
    const kept = new URLSearchParams({ ...(way.invitation !== null && { invitation: way.invitation }), key: ownKey() });
    history.replaceState(history.state, '', `${location.pathname}#${kept.toString()}`);
  });
  if (!w) return null;
  const { filling: t, ...all } = words.value!;
  const { seats, you, host, state } = table;
  const told = refused ?? problem;
  const late = seats.flatMap((seat, p) => (seat.kind === 'human' && !seat.ready && `s${p}` !== you ? [seat.name] : []));
  const blocked = (table.blocked ?? []).flatMap((one) => {
    const there = seats[seatIndex(one)];
    return there && 'name' in there ? [there.name] : [];
  });
  const mine = you === null ? undefined : seats[seatIndex(you)];
  const full = seats.every(({ kind }) => kind !== 'open');
  const sit = (seat?: number): void => void (name.trim() !== '' && run(sitDown(way, name.trim(), seat)));
  return (
    <Page title={state === 'open' ? t.title(w.title) : w.title}>
      <div class="sit">
        <h1 data-game={game.name}>{state === 'open' ? t.title(w.title) : w.title}</h1>
        <p class="lead">{state === 'begun' ? t.begun : state === 'given-up' ? t.givenUp : t.about}</p>
        {state === 'open' && up && <p role="status">{t.up}</p>}
        {blocked.length > 0 && state === 'open' && <p class="problem">{t.blocked(blocked)}</p>}
        {state === 'given-up' && <Onward />}
        {told && (
          <p role="alert" class="problem">
            {problemInWords(all.problem, told)}
          </p>
        )}
        {state === 'begun' && (
          <p>
            <a href={`/table/${table.id}`} class="button primary big">
              {you === null ? t.watch : all.share.go}
            </a>
          </p>
        )}
        {state === 'open' && you === null && <NameForm name={name} setName={setName} sit={() => sit()} disabled={busy || full} />}
        <h2>{t.seats}</h2>
        <ol class="sit-seats" aria-live="polite">
          {seats.map((seat, p) => (
            <li key={p} class={`s${p}` === you ? 'sit-mine' : undefined}>
              <SeatToken seat={seatIndex(`s${p}`)} size={36} />
              {seat.kind === 'open' ? (
                <span class="soft">{t.nobody}</span>
              ) : (
                <span>
                  <strong>{seat.name}</strong>{' '}
                  <small class="soft">
                    {seat.kind === 'bot'
                      ? all.setup.bot(all.setup.bots[seat.bot] ?? seat.bot)
                      : [
                          seat.program ? all.table.botMark : '',
                          `s${p}` === you ? t.you : '',
                          state !== 'open' ? '' : seat.ready ? t.ready : t.notReady,
                        ]
                          .filter(Boolean)
                          .join(', ')}
                  </small>
                </span>
              )}
              {state === 'open' && seat.kind === 'open' && you === null && (
                <button type="button" disabled={busy} aria-label={t.here(p + 1)} onClick={() => sit(p)}>
                  {t.sit}
                </button>
              )}
              {state === 'open' && host && seat.kind === 'human' && `s${p}` !== you && (
                <button
                  type="button"
                  class="quiet"
                  disabled={busy}
                  title={t.sendAway(seat.name)}
                  onClick={() => void run(act(way, { do: 'send-away', seat: p }))}
                >
                  <span aria-hidden="true">×</span>
                </button>
              )}
            </li>
          ))}
        </ol>
        {state === 'open' && mine?.kind === 'human' && (
          <>
            <p class="sit-ready">
              {mine.ready ? (
                <button type="button" class="big" disabled={busy} onClick={() => void run(act(way, { do: 'wait' }))}>
                  {t.amNot}
                </button>
              ) : (
                <button type="button" class="primary big" disabled={busy} onClick={() => void run(ready(way))}>
                  {t.amReady}
                </button>
              )}
              <button type="button" disabled={busy} onClick={() => void run(act(way, { do: 'leave' }))}>
                {t.getUp}
              </button>
            </p>
            {full && late.length > 0 && <p role="status">{t.waits(late)}</p>}
            <p class="soft">{t.sealed}</p>
          </>
        )}
        {state === 'open' && table.invitation !== null && !full && (
          <section class="sit-invite">
            <h2>{t.invite}</h2>
            <OnlyHere />
            <ul class="links">
              <Link name="invitation" label={t.inviteAbout} url={`${location.origin}/sit/${table.id}#invitation=${table.invitation}`} />
            </ul>
            <TypedCode table={table.id} invitation={table.invitation} />
            <Code title={t.code} text={`${location.origin}/sit/${table.id}#invitation=${table.invitation}`} />
          </section>
        )}
        {state === 'open' && host && <Hosting game={game} table={table} run={run} way={way} busy={busy} />}
        <h2>{t.rules}</h2>
        <Settings table={table} w={w} />
        <p>
          <a href={`/rules/${game.name}`}>{all.home.rules}</a>
        </p>
      </div>
    </Page>
  );
}

/** What differs from the rulebook. */
function Settings({ table: { about }, w }: { table: GatheringView; w: GameText }): JSX.Element {
  const { filling: t, setup } = words.value!;
  const options = Object.entries(about.options ?? {}).filter(([option]) => w.options[option]);
  const lines = options.map(([option, value]) => {
    const { title, values } = w.options[option]!;
    return words.value!.table.labelled(title, values[String(value)] ?? String(value));
  });
  if (about.edition) lines.push(setup.edition.markAbout(editionName(about.edition)));
  if (about.confirm === true) lines.push(setup.confirm);
  if (about.hints === false) lines.push(words.value!.hints.without);
  if (about.tempo) lines.push(tempoInWords(about.tempo), lateInWords(about.late ?? 'bot'));
  return lines.length === 0 ? (
    <p class="soft">{t.usual}</p>
  ) : (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
