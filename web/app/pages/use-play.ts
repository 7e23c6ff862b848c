// Straight to a table for four, or as many as can play, with bots.
import { useState } from 'preact/hooks';
import type { Listed } from '../../games/index.ts';
import { language } from '../../words/prefs.ts';
import { go } from '../frame/router.ts';
import { openTable } from './opening.ts';
import { quick } from './quick.ts';

interface Play {
  readonly failed: boolean;
  readonly opening: boolean;
  play(game: Listed): Promise<void>;
}
export function usePlay(bots?: 'steady' | 'easy'): Play {
  const [failed, setFailed] = useState(false);
  const [opening, setOpening] = useState(false);
  const play = async (game: Listed): Promise<void> => {
    const { name, seats } = game;
    setOpening(true);
    setFailed(false);
    try {
      go(await openTable(game, quick(name, seats.includes(4) ? 4 : Math.max(...seats), bots), language.value));
    } catch {
      setFailed(true);
      setOpening(false);
    }
  };
  return { failed, opening, play };
}
