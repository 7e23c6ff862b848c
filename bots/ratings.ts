// How strong players are by whom they have won against: the model of Plackett and Luce, of which that of Bradley and Terry is the
// case of two. A seat wins with the share that its player's strength has of the strengths of all seats.

/** A game: who sat at each seat, and what share of the victory each seat has; together 1. */
export interface Outcome {
  readonly seats: readonly string[];
  readonly shares: readonly number[];
}
export interface Rating {
  readonly bot: string;
  /** In points of Elo, 400 more for ten times the strength; their mean is 0. */
  readonly elo: number;
  /** The true distance from the mean lies within so much of it, with 95 % probability. */
  readonly within: number;
}

/** Each has also won half a game against a player of strength 1, and lost the other half: so nobody is infinitely strong. */
const PRIOR = 0.5;
const ELO = 400 / Math.LN10;
const ENOUGH = 1e-9;
const MOST_ROUNDS = 100_000;

/** All games of the same players: how many of the victories have gone to somebody. */
interface Meeting {
  readonly seats: readonly number[];
  decided: number;
}

export function ratings(bots: readonly string[], games: readonly Outcome[]): Rating[] {
  const at = new Map(bots.map((bot, i) => [bot, i]));
  const won = bots.map(() => PRIOR);
  const meetings = new Map<string, Meeting>();
  for (const game of games) {
    const seats = game.seats.map((bot) => at.get(bot)!);
    seats.forEach((i, seat) => (won[i] += game.shares[seat]));
    const name = seats.toSorted((a, b) => a - b).join();
    const meeting = meetings.get(name) ?? { seats, decided: 0 };
    meeting.decided += game.shares.reduce((a, b) => a + b, 0);
    meetings.set(name, meeting);
  }
  const strength = likeliest(won, [...meetings.values()]);
  const logs = strength.map(Math.log);
  const mean = logs.reduce((a, b) => a + b, 0) / logs.length;
  const spread = aroundTheMean(inverse(information(strength, [...meetings.values()])));
  return bots.map((bot, i) => ({ bot, elo: ELO * (logs[i] - mean), within: 1.96 * ELO * Math.sqrt(Math.max(0, spread[i])) }));
}

/** Round by round, each of which makes what has been played likelier (Hunter 2004). */
function likeliest(won: readonly number[], meetings: readonly Meeting[]): number[] {
  let strength = won.map(() => 1);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const expected = strength.map((s) => (2 * PRIOR) / (s + 1));
    for (const { seats, decided } of meetings) {
      const all = sumOf(seats, strength);
      for (const i of seats) expected[i] += decided / all;
    }
    const next = won.map((w, i) => w / expected[i]);
    const change = Math.max(...next.map((s, i) => Math.abs(Math.log(s / strength[i]))));
    strength = next;
    if (change < ENOUGH) break;
  }
  return strength;
}
const sumOf = (seats: readonly number[], strength: readonly number[]): number => seats.reduce((sum, i) => sum + strength[i], 0);

/** What the games tell of the logarithms of the strengths (Fisher). */
function information(strength: readonly number[], meetings: readonly Meeting[]): number[][] {
  const matrix = strength.map((s, i) => strength.map((_, j) => (i === j ? (2 * PRIOR * s) / (s + 1) ** 2 : 0)));
  for (const { seats, decided } of meetings) {
    const all = sumOf(seats, strength);
    for (const i of seats) {
      matrix[i][i] += (decided * strength[i]) / all;
      for (const j of seats) matrix[i][j] -= (decided * strength[i] * strength[j]) / all ** 2;
    }
  }
  return matrix;
}
/** Of each distance from the mean of all, its variance. */
function aroundTheMean(covariance: readonly (readonly number[])[]): number[] {
  const n = covariance.length;
  const rows = covariance.map((row) => row.reduce((a, b) => a + b, 0) / n);
  const all = rows.reduce((a, b) => a + b, 0) / n;
  return covariance.map((row, i) => row[i] - 2 * rows[i] + all);
}
/** By Gauss and Jordan; the matrix is positive definite. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let i = 0; i < n; i++) {
    const by = rows[i][i];
    for (let j = 0; j < 2 * n; j++) rows[i][j] /= by;
    for (let k = 0; k < n; k++) {
      const times = rows[k][i];
      if (k !== i) for (let j = 0; j < 2 * n; j++) rows[k][j] -= times * rows[i][j];
    }
  }
  return rows.map((row) => row.slice(n));
}

/** Between which a share lies that was seen `n` times, with 95 % probability (Wilson 1927). */
export function interval(share: number, n: number): readonly [least: number, most: number] {
  const z = 1.96;
  const middle = (share + z ** 2 / (2 * n)) / (1 + z ** 2 / n);
  const half = (z / (1 + z ** 2 / n)) * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
