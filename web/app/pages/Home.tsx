// The entrance: what this is, one click to play, and the tables of this device.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Landmark } from '../../art/landmarks.tsx';
import { SeatToken } from '../../art/emblems.tsx';
import { SEATS } from '../../art/seats.ts';
import { forget, giveUpSeats, remembered, type RememberedTable } from '../../net/seats.ts';
import { chairAt } from '../../net/tables.ts';
import { LISTED, useTitles, type Listed } from '../../games/index.ts';
import { useLater } from '../../words/later.ts';
import { keeps } from '../../net/storage.ts';
import * as api from '../../net/http/api.ts';
import { regain } from '../../net/guest.ts';
import { stillFilling, type Filling } from '../../net/people.ts';
import { language, words } from '../../words/prefs.ts';
import { kindOf } from '../../words/problem.ts';
import { Page } from '../frame/Page.tsx';
import { usePlay } from './use-play.ts';

/** Milliseconds between two looks at tables that fill. */
const AGAIN = 4000;
const SKYLINE = ['san-marco', 'dorsoduro', 'castello'] as const;

/** What would push the rest down when it comes, the name of the first game, is waited for; all else is asked for afterwards. */
export function Home(): JSX.Element | null {
  const [first] = LISTED;
  const w = useLater(first!.words, first!.name);
  return w && <Entrance first={first!} title={w.title} />;
}

function Entrance({ first, title }: { first: Listed; title: string }): JSX.Element {
  const t = words.value!;
  const [tables, setTables] = useState(remembered());
  const [filling, setFilling] = useState<readonly Filling[]>([]);
  const [games, setGames] = useState<readonly Listed[]>(LISTED.slice(0, 1));
  const titles = useTitles();
  useEffect(() => {
    void api.games().then(
      ({ games: all }) => setGames(LISTED.filter(({ name }) => all.some((g) => g.name === name))),
      // With the house away this device can play all of them.
      () => setGames(LISTED),
    );
  }, []);
  const look = (): void =>
    void stillFilling().then(
      (those) => {
        setFilling(those);
        setTables(remembered());
      },
      () => undefined,
    );
  useEffect(look, []);
  // The game may begin while one is here.
  const waits = filling.length > 0;
  useEffect(() => {
    if (!waits) return undefined;
    const clock = setInterval(() => document.visibilityState === 'visible' && look(), AGAIN);
    return () => clearInterval(clock);
  }, [waits]);
  const { failed, opening, play } = usePlay();
  return (
    <Page title={t.house} wide>
      <section class="hero" data-game={first.name}>
        <div class="hero-words">
          <h1>{t.home.title}</h1>
          <p class="lead">{t.home.lead}</p>
          <p class="hero-actions">
            <button type="button" class="primary big" disabled={opening} onClick={() => void play(first)}>
              {t.home.now(title)}
            </button>
            <a href="/new" class="button big">
              {t.home.tables}
            </a>
          </p>
          <p class="soft">{t.home.nowAbout}</p>
          <p class="soft">{t.home.tablesAbout}</p>
          {failed && (
            <p role="alert" class="problem">
              {t.setup.failed} {t.problem.offline}
            </p>
          )}
        </div>
        <div class="hero-picture" aria-hidden="true">
          {SKYLINE.map((d) => (
            <svg key={d} viewBox="-4 -4 108 100">
              <Landmark of={d} />
            </svg>
          ))}
          <span class="hero-tokens">
            {SEATS.slice(0, 4).map((s) => (
              <SeatToken key={s} seat={s} size={44} />
            ))}
          </span>
        </div>
      </section>
      <ul class="features">
        {t.home.features.map(([title, text]) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div class="game-cards">
        {games.map((game) => (
          <GameCard key={game.name} game={game} />
        ))}
      </div>
      <section class="my-tables">
        <h2>{t.home.mine}</h2>
        {!keeps.value && <p class="soft">{t.unkept.tables}</p>}
        {tables.length + filling.length === 0 ? (
          <p class="soft">{t.home.mineEmpty}</p>
        ) : (
          <ul>
            {filling.map(({ table, game, names }) => (
              <li key={table}>
                <a href={`/sit/${table}`}>
                  {[titles[game] ?? game, t.and(names.flatMap((name) => name ?? []))].filter(Boolean).join(' – ')}
                </a>{' '}
                <span class="table-stands">
                  {names.includes(null) ? t.filling.openSeats(names.filter((name) => name === null).length) : t.filling.soon}
                </span>
              </li>
            ))}
            {tables.map((one) => {
              const title = `${titles[one.game] ?? one.game} – ${one.branch?.name ?? t.and(one.names)}`;
              return (
                <li key={one.id}>
                  <a href={`/table/${one.id}`}>{title}</a> <Standing table={one} lost={() => setTables(remembered())} />{' '}
                  <small class="soft">{when(one.opened)}</small>
                  <button
                    type="button"
                    class="quiet"
                    aria-label={t.home.forget(title)}
                    onClick={() => {
                      forget(one.id);
                      setTables(remembered());
                    }}
                  >
                    ×
                  </button>
                </li>
              );
            })}
          </ul>
        )}
        <p>
          <a href="/games">{t.home.over}</a>
        </p>
      </section>
    </Page>
  );
}

/** Whose turn it is there: as this device saw it last, and a moment later as it is now. */
function Standing({ table, lost }: { table: RememberedTable; lost(): void }): JSX.Element | null {
  const t = words.value!.home;
  const [stood, found] = useState(table.stood);
  const token = table.seats[0]?.token ?? null;
  useEffect(() => {
    let gone = false;
    // What is over stays so.
    if (table.stood !== 'over')
      void standsNow(table.id, token).then(
        (now) => gone || found(now),
        // Not now: then as it was. But a seat that is somebody else's is listed no longer than until one looks.
        async (e: unknown) => {
          if (!(e instanceof api.Refused) || kindOf(e.problem) !== 'bad-token') return;
          if (await regain(table.id).catch(() => true)) return;
          giveUpSeats(table.id);
          lost();
        },
      );
    return () => {
      gone = true;
    };
  }, [table.id, token]);
  if (stood === undefined) return null;
  if (stood === 'over') return <span class="table-stands">{t.finished}</span>;
  if (stood === 'gone') return <span class="table-stands">{words.value!.home.elsewhere}</span>;
  const mine = stood.some((seat) => table.seats.some((held) => held.seat === seat));
  if (mine) return <strong class="table-stands table-yours">{t.yourTurn}</strong>;
  const names = stood.map((seat) => table.names[Number(seat.slice(1))] ?? seat);
  return <span class="table-stands">{t.waits(names)}</span>;
}

async function standsNow(id: string, token: string | null): Promise<NonNullable<RememberedTable['stood']>> {
  const { over, gone, awaits } = await (await chairAt(id, token)).snapshot();
  return over ? 'over' : gone ? 'gone' : awaits;
}
const when = (ms: number): string => new Date(ms).toLocaleString(language.value, { dateStyle: 'medium', timeStyle: 'short' });

/** A game of this house. */
function GameCard({ game }: { game: Listed }): JSX.Element | null {
  const t = words.value!;
  const { failed, opening, play } = usePlay();
  const w = useLater(game.words, game.name);
  if (!w) return null;
  return (
    <section class="game-card" data-game={game.name}>
      <h2>{w.title}</h2>
      <p>{w.tagline}</p>
      <p class="soft">
        {w.by}. {w.length}.
      </p>
      <p>
        <button type="button" class="primary" disabled={opening} onClick={() => void play(game)}>
          {t.home.now(w.title)}
        </button>{' '}
        {game.course && (
          <a class="button" href={`/learn/${game.name}`}>
            {t.home.learn}
          </a>
        )}
      </p>
      {failed && (
        <p role="alert" class="problem">
          {t.setup.failed} {t.problem.offline}
        </p>
      )}
      <p>
        <a href={`/rules/${game.name}`}>{t.home.rules}</a> · <a href={`/new/${game.name}`}>{t.home.tables}</a>
      </p>
    </section>
  );
}
