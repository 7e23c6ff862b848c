// From a page about one game to the same page about another.
import type { JSX } from 'preact';
import { LISTED, useTitles } from '../../games.ts';
import { words } from '../../words/prefs.ts';
import { Link } from '../router.tsx';

export function Games({ page, game }: { page: 'new' | 'rules'; game: string }): JSX.Element {
  const titles = useTitles();
  return (
    <nav class="games" aria-label={words.value!.nav.games}>
      {Object.keys(LISTED).map((one) => (
        <Link key={one} to={`/${page}/${one}`} current={one === game}>
          {titles[one] ?? '…'}
        </Link>
      ))}
    </nav>
  );
}
