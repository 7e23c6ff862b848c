// Prices as they are kept.
import type { Prices } from '@ridotto/bots/search/prices.ts';

interface Found {
  readonly players: number;
  readonly games: number;
  readonly seed: number;
  /** Positions of a seat. */
  readonly stocks: number;
  readonly prices: Prices;
  readonly told: number;
}

export function pricesText(game: string, policy: string, found: readonly Found[]): string {
  const from = found.map(
    ({ players, games, seed, stocks, told }) =>
      `// ${games} games of ${players} (seed ${seed}), ${stocks} positions of a seat: ${Math.round(100 * told)} % of the variance.\n`,
  );
  const short = (numbers: readonly number[]): string => numbers.map((x) => Number(x.toPrecision(4))).join(', ');
  const each = found.map(
    ({ prices: { players, turns, each: prices } }) => `  {
    players: ${players},
    turns: [${short(turns)}],
    // prettier-ignore
    each: [${short(prices)}],
  },
`,
  );
  return `// Written by \`npm run learn -- ${game}\`, from games among \`${policy}\` players, one game in ten kept for a test. There these
// prices foretell, of the points that a seat still makes:
${from.join('')}import type { Prices } from '../search/prices.ts';

export const prices: readonly Prices[] = [
${each.join('')}];
`;
}
