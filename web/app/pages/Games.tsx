// From a page about one game to the same page about another.
import type { JSX } from 'preact';
import { LISTED, useTitles } from '../../games/index.ts';
import { words } from '../../words/prefs.ts';

export function Games({ page, game }: { page: 'new' | 'rules' | 'learn' | 'edition'; game: string }): JSX.Element {
  const titles = useTitles();
  // Names come all at once: none pushes another aside.
  const known = LISTED.every(({ name }) => titles[name] !== undefined);
  return (
    <nav class="games" aria-label={words.value!.nav.games}>
      {known &&
        LISTED.map(({ name: one }) => (
          <a key={one} href={`/${page}/${one}`} aria-current={one === game ? 'page' : undefined}>
            {titles[one]}
          </a>
        ))}
    </nav>
  );
}
