// The lobby: tables that fill, and are for everybody.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useTitles } from '../../games/index.ts';
import { lobby, type GatheringView } from '../../net/people.ts';
import { tempoInWords } from '../../play/settled.ts';
import { words } from '../../words/prefs.ts';
import { Page } from '../frame/Page.tsx';

/** Milliseconds between two looks. */
const AGAIN = 5000;

export function Lobby(): JSX.Element {
  const t = words.value!;
  const [tables, setTables] = useState<readonly GatheringView[] | null>(null);
  const [away, setAway] = useState(false);
  useEffect(() => {
    const look = (): void =>
      void lobby().then(
        ({ gatherings }) => {
          setTables(gatherings);
          setAway(false);
        },
        () => setAway(true),
      );
    look();
    const clock = setInterval(() => document.visibilityState === 'visible' && look(), AGAIN);
    return () => clearInterval(clock);
  }, []);
  return (
    <Page title={t.filling.lobby}>
      <h1>{t.filling.lobby}</h1>
      <p class="lead">{t.filling.lobbyAbout}</p>
      {away && (
        <p role="alert" class="problem">
          {t.problem.offline}
        </p>
      )}
      {tables?.length === 0 && <p class="soft">{t.filling.lobbyEmpty}</p>}
      <ul class="lobby">
        {tables?.map((table) => (
          <Row key={table.id} table={table} />
        ))}
      </ul>
      <p>
        <a href="/new" class="button">
          {t.home.tables}
        </a>{' '}
        <a href="/join" class="button">
          {t.typed.title}
        </a>
      </p>
    </Page>
  );
}

function Row({ table: { id, about, seats, language, blocked = [] } }: { table: GatheringView }): JSX.Element {
  const t = words.value!.filling;
  const titles = useTitles();
  const title = titles[about.game] ?? '…';
  const names = seats.flatMap((seat) => ('name' in seat ? [seat.name] : []));
  const open = seats.filter(({ kind }) => kind === 'open').length;
  return (
    <li data-game={about.game}>
      <span>
        <strong>{title}</strong>
        <small>
          {[
            ...(blocked.length > 0 ? [t.blocked(blocked.flatMap((seat) => names[Number(seat.slice(1))] ?? []))] : []),
            t.openSeats(open),
            t.with(names),
            t.in[language] ?? language,
            ...(about.tempo ? [tempoInWords(about.tempo)] : []),
          ].join(' · ')}
        </small>
      </span>
      <a href={`/sit/${id}`} class="button" aria-label={words.value!.table.labelled(t.sit, `${title}, ${t.with(names)}`)}>
        {t.sit}
      </a>
    </li>
  );
}
