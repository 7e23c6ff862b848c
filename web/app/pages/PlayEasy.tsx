// A game of one's own against easy bots: where somebody goes on who has just learnt.
import type { JSX } from 'preact';
import type { Listed } from '../../games/index.ts';
import { LEARN } from '../../words/learn.ts';
import { language, words } from '../../words/prefs.ts';
import { usePlay } from './use-play.ts';

export function PlayEasy({ game }: { game: Listed }): JSX.Element {
  const t = words.value!;
  const { failed, opening, play } = usePlay('easy');
  return (
    <>
      <button type="button" class="primary" disabled={opening} onClick={() => void play(game)}>
        {LEARN[language.value].playEasy}
      </button>
      {failed && (
        <p role="alert" class="problem">
          {t.setup.failed} {t.problem.offline}
        </p>
      )}
    </>
  );
}
