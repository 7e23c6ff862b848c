// For tests: plays a game of each to its end, always alike, and says how it ended; in the house, and, copied there, where somebody has
// installed the packages.
import { Environment, GAMES } from '@ridotto/library';

export const ended = Object.keys(GAMES)
  .map((game) => {
    const environment = new Environment(game, { seed: 7 });
    let n = 0;
    while (!environment.over) {
      const legal = environment.legal();
      environment.step(legal[n++ % legal.length]);
      if (n > 20_000) throw new Error(`${game} does not end`);
    }
    return [game, n, ...environment.scores].join(' ');
  })
  .join('; ');
