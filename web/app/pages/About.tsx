// What this is, whose it is, and what it is not.
import type { JSX } from 'preact';
import { LISTED, type Listed } from '../../games/index.ts';
import { useLater } from '../../words/later.ts';
import { aboutWords } from '../../words/about/index.ts';
import { Page } from '../frame/Page.tsx';

export function About(): JSX.Element {
  const t = aboutWords();
  return (
    <Page title={t.title}>
      <h1>{t.title}</h1>
      {t.paragraphs.map((p) => (
        <p key={p}>{p}</p>
      ))}
      <h2>{t.credits}</h2>
      <ul>
        {LISTED.map((game) => (
          <Credit key={game.name} game={game} />
        ))}
      </ul>
      <p>{t.fonts}</p>
      <p>{t.colours}</p>
      <p>
        <strong>{t.own}</strong>
      </p>
      <h2>{t.legal}</h2>
      <p>{t.contact}</p>
    </Page>
  );
}

function Credit({ game }: { game: Listed }): JSX.Element | null {
  const w = useLater(game.words, game.name);
  return (
    w && (
      <li>
        <strong>{w.title}</strong>. {w.by}.
      </li>
    )
  );
}
