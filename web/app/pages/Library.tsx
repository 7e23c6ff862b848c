// Games that are over: one's own library, and what the house shows everybody.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { LISTED, useTitles } from '../../games/index.ts';
import { fetched } from '../../net/fetched.ts';
import { allRecords, houseGames, isKnown, libraryRecord, myGames, putAway, type LibraryGame, type Sought } from '../../net/library.ts';
import { LIBRARY } from '../../words/library.ts';
import { language, words } from '../../words/prefs.ts';
import { Page } from '../frame/Page.tsx';
import { go } from '../frame/router.ts';
import { BringGames } from './BringGames.tsx';
import { save } from '../../net/files.ts';
import { Part, useDoing } from './Part.tsx';
import './library.css';
import './me.css';

/** `house`: those of the house. */
export function Library({ house }: { house: boolean }): JSX.Element {
  const t = LIBRARY[language.value];
  const titles = useTitles();
  const { does, said } = useDoing();
  const [sought, setSought] = useState<Sought>({});
  const [games, setGames] = useState<readonly LibraryGame[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [publishes, setPublishes] = useState(false);
  const known = isKnown();
  const asked = useRef<Sought>(sought);
  const look = async (after?: string): Promise<void> => {
    if (!house && !known) return;
    asked.current = sought;
    const leaf = await (house ? houseGames(sought, after) : myGames(sought, after));
    // Something else is sought by now.
    if (asked.current !== sought) return;
    setGames((before) => [...(after === undefined ? [] : (before ?? [])), ...leaf.games]);
    setNext(leaf.next);
  };
  useEffect(() => void does(() => look()), [sought, house]);
  useEffect(
    () =>
      void houseGames({}).then(
        (leaf) => setPublishes(leaf.publishes),
        () => undefined, // what is asked next says that the house is away
      ),
    [],
  );
  return (
    <Page title={t.title}>
      <h1>{t.title}</h1>
      <p class="lead">{house ? t.houseAbout : t.about}</p>
      {publishes && (
        <nav class="games" aria-label={t.title}>
          <a href="/games" aria-current={house ? undefined : 'page'}>
            {t.mine}
          </a>
          <a href="/games/house" aria-current={house ? 'page' : undefined}>
            {t.house}
          </a>
        </nav>
      )}
      {!house && !known && (
        <p>
          {t.unknown} <a href="/me">{t.sayWho}</a>
        </p>
      )}
      {(house || known) && (
        <details class="library-which" open={matchMedia('(min-width: 47.5625em)').matches}>
          <summary>{t.filter}</summary>
          <Filter sought={sought} set={setSought} house={house} />
        </details>
      )}
      {said}
      {games && games.length === 0 && <p class="soft">{Object.values(sought).some(Boolean) || house ? t.noneFound : t.none}</p>}
      <ul class="library">
        {games?.map((game) => (
          <One
            key={game.id}
            game={game}
            title={titles[game.game] ?? game.game}
            gone={() => setGames((all) => all && all.filter(({ id }) => id !== game.id))}
          />
        ))}
      </ul>
      <p class="me-buttons">
        {next !== null && (
          <button type="button" onClick={() => void does(() => look(next))}>
            {t.more}
          </button>
        )}
        {!house && games && games.length > 0 && (
          <button type="button" onClick={() => void does(async () => save(await allRecords(sought), 'ridotto-games.jsonl'))}>
            {t.all}
          </button>
        )}
      </p>
      {!house && known && (
        <Part title={t.bring} about={t.bringAbout}>
          <BringGames done={() => look()} />
        </Part>
      )}
    </Page>
  );
}

/** In entries: the names of lengths, and what they are. */
const LENGTHS = { short: { most: '100' }, middle: { least: '101', most: '300' }, long: { least: '301' } } as const;
const NUMBERS = [...new Set(LISTED.flatMap(({ seats }) => seats))].sort((a, b) => a - b);
/** The beginning of a day of the reader's, so many days after it. */
const dayOf = (given: string, later = 0): string => {
  if (given === '') return '';
  const day = new Date(`${given}T00:00`);
  day.setDate(day.getDate() + later);
  return String(day.getTime());
};

function Filter({ sought, set, house }: { sought: Sought; set(sought: Sought): void; house: boolean }): JSX.Element {
  const t = LIBRARY[language.value];
  const titles = useTitles();
  const [name, setName] = useState('');
  const change = (to: Sought): void => set({ ...sought, ...to });
  const byName = (): void => {
    if (name.trim() !== (sought.name ?? '')) change({ name: name.trim() });
  };
  const length = Object.entries(LENGTHS).find(([, of]) => (of as Sought).least === sought.least && (of as Sought).most === sought.most);
  return (
    <form
      class="library-filter"
      aria-label={t.filter}
      onSubmit={(e) => {
        e.preventDefault();
        byName();
      }}
    >
      <Choice
        label={t.game}
        value={sought.game}
        set={(game) => change({ game })}
        all={LISTED.map((one) => [one.name, titles[one.name] ?? '…'])}
      />
      <Choice
        label={t.players}
        value={sought.players}
        set={(players) => change({ players })}
        all={NUMBERS.map((n) => [String(n), t.playersOf(n)])}
      />
      <Choice
        label={t.length}
        value={length?.[0]}
        set={(to) => change({ least: '', most: '', ...LENGTHS[to as keyof typeof LENGTHS] })}
        all={Object.entries(t.lengths)}
      />
      {!house && <Choice label={t.result} value={sought.result} set={(result) => change({ result })} all={Object.entries(t.results)} />}
      {!house && (
        <label>
          {t.name}
          <input value={name} maxLength={40} onInput={(e) => setName(e.currentTarget.value)} onBlur={byName} />
        </label>
      )}
      <label>
        {t.since}
        <input type="date" onChange={(e) => change({ since: dayOf(e.currentTarget.value) })} />
      </label>
      <label>
        {t.until}
        <input type="date" onChange={(e) => change({ until: dayOf(e.currentTarget.value, 1) })} />
      </label>
    </form>
  );
}
function Choice({
  label,
  value = '',
  set,
  all,
}: {
  label: string;
  value?: string | undefined;
  set(value: string): void;
  all: readonly (readonly [string, string])[];
}): JSX.Element {
  return (
    <label>
      {label}
      <select value={value} onChange={(e) => set(e.currentTarget.value)}>
        <option value="">{LIBRARY[language.value].any}</option>
        {all.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function One({ game, title, gone }: { game: LibraryGame; title: string; gone(): void }): JSX.Element {
  const t = LIBRARY[language.value];
  const { does, said } = useDoing();
  const { id, came, ended, length, at, winners, scores, seat, table } = game;
  const names = came === null ? game.names.map((_, n) => t.player(n + 1)) : game.names;
  const day = new Date(at).toLocaleDateString(language.value, { dateStyle: 'medium', ...(came === null && { timeZone: 'UTC' }) });
  const what = `${title}, ${day}`;
  const won = names.filter((_, n) => winners.includes(`s${n}`));
  const about = [
    ...(ended === 'stopped' ? [t.results.stopped] : [won.length === 0 ? t.nobodyWins : t.wins(won)]),
    t.entries(length),
    ...(came === 'watched' || came === 'imported' ? [t.came[came]] : []),
  ];
  return (
    <li data-came={came ?? 'published'}>
      <p class="library-what">
        <strong>{title}</strong> <small>{day}</small>
      </p>
      <ul class="library-names">
        {names.map((name, n) => (
          <li key={n} class={winners.includes(`s${n}`) ? 'library-won' : undefined}>
            {name} {`s${n}` === seat && <small>({words.value!.table.you})</small>} {scores[n] !== undefined && <b>{scores[n]}</b>}
          </li>
        ))}
      </ul>
      <p class="soft">{about.join(' · ')}</p>
      <p class="me-buttons">
        {table !== null || came === null ? (
          <a
            class="button"
            href={table === null ? `/replay?file=/api/library/${id}/record` : `/replay/${table}`}
            aria-label={t.lookAt(what)}
          >
            {t.look}
          </a>
        ) : (
          <button type="button" aria-label={t.lookAt(what)} onClick={() => void does(() => lookAt(game))}>
            {t.look}
          </button>
        )}
        <button
          type="button"
          aria-label={t.downloadOf(what)}
          onClick={() =>
            void does(async () =>
              save(new Blob([JSON.stringify(await libraryRecord(game))], { type: 'application/json' }), `ridotto-${id}.json`),
            )
          }
        >
          {t.download}
        </button>
        {(came === 'watched' || came === 'imported') && (
          <button
            type="button"
            aria-label={t.removeOf(what)}
            onClick={() =>
              void does(async () => {
                await putAway(id);
                gone();
              })
            }
          >
            {t.remove}
          </button>
        )}
      </p>
      {said}
    </li>
  );
}

/** From then on it is one of the records that were opened on this device. */
async function lookAt(game: LibraryGame): Promise<void> {
  const { readRecord } = await fetched(() => import('../../net/replays.ts'));
  const { id } = await readRecord(JSON.stringify(await libraryRecord(game)));
  go(`/replay/${id}`);
}
