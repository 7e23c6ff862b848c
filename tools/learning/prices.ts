// Prices of things by least squares: the points that a seat still makes, from what it has and how much of the game is left.
import { OFTEN, ONCE, uses, type Prices, type Use } from '@ridotto/bots/search/prices.ts';

/** Columns besides the things. */
const BESIDES = 4;

/** A seat at one moment: what it has, how much of the game has gone, the own turns that were in fact left, and the points it still made. */
export interface Stock {
  readonly things: Float64Array;
  readonly gone: number;
  readonly left: number;
  readonly points: number;
  readonly game: number;
}

/** `told`: of the variance of the points still made in games that were not learnt from, how much this foretells. */
export function price(
  all: readonly Stock[],
  things: readonly Use[],
  players: number,
  decay: number,
): { readonly prices: Prices; readonly told: number } {
  const lessons = all.filter(({ game }) => game % 10 !== 0);
  const tests = all.filter(({ game }) => game % 10 === 0);
  const [most, fewer] = leastSquares(
    lessons.map(({ gone }) => [1, gone]),
    lessons.map(({ left }) => left),
    0,
    2,
  );
  // Besides the things: that there is a game, and how long.
  const row = (stock: Stock): number[] => {
    const left = Math.max(0, most + fewer * stock.gone);
    return [...things.map((use, i) => uses(use, left) * stock.things[i]), 1, uses(ONCE, left), uses(OFTEN, left), left];
  };
  const w = leastSquares(
    lessons.map(row),
    lessons.map(({ points }) => points),
    decay,
    BESIDES,
  );
  const mean = tests.reduce((sum, { points }) => sum + points, 0) / tests.length;
  const missed = tests.reduce((sum, t) => sum + (t.points - row(t).reduce((a, x, i) => a + x * w[i], 0)) ** 2, 0);
  const spread = tests.reduce((sum, { points }) => sum + (points - mean) ** 2, 0);
  return { prices: { players, turns: [most, -fewer], each: w.slice(0, things.length) }, told: 1 - missed / spread };
}

/** What each column counts. `decay` draws all but the last `free` to 0, in proportion to how large the column is. */
function leastSquares(rows: readonly (readonly number[])[], wanted: readonly number[], decay: number, free: number): number[] {
  const n = rows[0].length;
  const a = Array.from({ length: n }, () => new Float64Array(n + 1));
  rows.forEach((row, k) => {
    for (let i = 0; i < n; i++) {
      if (row[i] === 0) continue;
      for (let j = 0; j < n; j++) a[i][j] += row[i] * row[j];
      a[i][n] += row[i] * wanted[k];
    }
  });
  for (let i = 0; i < n; i++) a[i][i] += i < n - free ? decay * a[i][i] : 0;
  for (let i = 0; i < n; i++) a[i][i] += 1e-9;
  for (let i = 0; i < n; i++) {
    let pivot = i;
    for (let r = i; r < n; r++) if (Math.abs(a[r][i]) > Math.abs(a[pivot][i])) pivot = r;
    [a[i], a[pivot]] = [a[pivot], a[i]];
    for (let r = 0; r < n; r++) {
      if (r === i) continue;
      const times = a[r][i] / a[i][i];
      for (let c = i; c <= n; c++) a[r][c] -= times * a[i][c];
    }
  }
  return a.map((row, i) => row[n] / row[i]);
}
