// Fits a network to examples: each seat gets a number, and of the victory the share that e to that number has among all.
// Alone, the other side's number is 0.
import { Io } from '@ridotto/engine';
import type { School } from '@ridotto/bots/search/lesson.ts';
import { Net, size } from '@ridotto/bots/search/net.ts';
import { shares } from '@ridotto/bots/search/shares.ts';

/** What was noticed about each seat of a position, and what share of the victory each got. */
export interface Example {
  readonly seats: number;
  readonly noticed: Float32Array;
  readonly shares: readonly number[];
  readonly game: number;
}
const BATCH = 64;
const SEED = 5;
const SPEED = 0.003;
const FINE = 1 << 24;

/** `test`: how much, in nats, a game's end surprises a network that has not seen that game; `even`: one that holds all for equal. */
export interface Taught {
  readonly net: Net;
  readonly test: number;
  readonly even: number;
}

export function teach(examples: readonly Example[], inputs: number, { hidden, rounds, decay }: School): Taught {
  const io = new Io(SEED);
  const normal = (): number => {
    let sum = 0;
    for (let i = 0; i < 12; i++) sum += io.pick(FINE) / FINE;
    return sum - 6;
  };
  const tests = examples.filter(({ game }) => game % 10 === 0);
  const lessons = examples.filter(({ game }) => game % 10 !== 0);
  const { mean, deviation } = scales(lessons, inputs);
  const scaled = (list: readonly Example[]): Example[] =>
    list.map((e) => ({ ...e, noticed: e.noticed.map((x, i) => (x - mean[i % inputs]) / deviation[i % inputs]) }));
  const own = scaled(lessons);
  const w = new Float32Array(size(inputs, hidden));
  for (let i = 0; i < hidden * inputs; i++) w[i] = normal() * Math.sqrt(1 / inputs);
  const outAt = hidden * (inputs + 1);
  for (let h = 0; h < hidden; h++) w[outAt + h] = normal() * Math.sqrt(1 / hidden);
  const net = new Net(inputs, hidden, w);
  const m = new Float64Array(w.length);
  const v = new Float64Array(w.length);
  const gradient = new Float64Array(w.length);
  const order = Array.from(own, (_, i) => i);
  let step = 0;
  for (let round = 0; round < rounds; round++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = io.pick(i + 1);
      [order[i], order[j]] = [order[j], order[i]];
    }
    for (let from = 0; from < order.length; from += BATCH) {
      gradient.fill(0);
      const batch = order.slice(from, from + BATCH);
      for (const i of batch) backward(net, own[i], gradient);
      step++;
      const speed = (SPEED * (1 - round / rounds) * Math.sqrt(1 - 0.999 ** step)) / (1 - 0.9 ** step);
      for (let k = 0; k < w.length; k++) {
        const g = gradient[k] / batch.length + decay * w[k];
        m[k] = 0.9 * m[k] + 0.1 * g;
        v[k] = 0.999 * v[k] + 0.001 * g * g;
        w[k] -= (speed * m[k]) / (Math.sqrt(v[k]) + 1e-8);
      }
    }
  }
  const test = surprise(net, scaled(tests));
  // The scales go into the first layer, so that whoever uses the network need not know of them.
  for (let h = 0; h < hidden; h++)
    for (let i = 0; i < inputs; i++) {
      w[h * inputs + i] /= deviation[i];
      w[hidden * inputs + h] -= w[h * inputs + i] * mean[i];
    }
  // What that adds to all seats alike makes no difference between them; alone, the last input, which is always 1, makes up for it.
  for (let i = 0; i < inputs; i++) w[hidden * (inputs + 2) + i] /= deviation[i];
  const constant = hidden * (inputs + 2) + inputs - 1;
  for (let i = 0; i < inputs - 1; i++) w[constant] -= w[hidden * (inputs + 2) + i] * mean[i];
  return { net, test, even: tests.reduce((sum, { seats }) => sum + Math.log(Math.max(2, seats)), 0) / tests.length };
}

function backward(net: Net, { noticed, seats, shares: wanted }: Example, gradient: Float64Array): void {
  const { inputs, hidden, weights } = net;
  const got = shares(net, noticed, seats);
  const added = hidden * inputs;
  for (let p = 0; p < seats; p++) {
    const error = got[p] - wanted[p];
    if (error === 0) continue;
    const from = p * inputs;
    for (let h = 0; h < hidden; h++) {
      let sum = weights[added + h];
      for (let i = 0; i < inputs; i++) sum += weights[h * inputs + i] * noticed[from + i];
      if (sum <= 0) continue;
      gradient[added + hidden + h] += error * sum;
      const back = error * weights[added + hidden + h];
      gradient[added + h] += back;
      for (let i = 0; i < inputs; i++) gradient[h * inputs + i] += back * noticed[from + i];
    }
    for (let i = 0; i < inputs; i++) gradient[added + 2 * hidden + i] += error * noticed[from + i];
  }
}
function surprise(net: Net, tests: readonly Example[]): number {
  let sum = 0;
  for (const { noticed, seats, shares: wanted } of tests) {
    const got = shares(net, noticed, seats);
    wanted.forEach((share, p) => (sum -= share * Math.log(Math.max(1e-9, got[p]))));
    if (seats === 1) sum -= (1 - wanted[0]) * Math.log(Math.max(1e-9, 1 - got[0]));
  }
  return sum / tests.length;
}
function scales(examples: readonly Example[], inputs: number): { mean: Float64Array; deviation: Float64Array } {
  const mean = new Float64Array(inputs);
  const squares = new Float64Array(inputs);
  let n = 0;
  for (const { noticed } of examples) {
    n += noticed.length / inputs;
    noticed.forEach((x, i) => {
      mean[i % inputs] += x;
      squares[i % inputs] += x * x;
    });
  }
  mean.forEach((x, i) => (mean[i] = x / n));
  const deviation = squares.map((x, i) => Math.sqrt(Math.max(0, x / n - mean[i] ** 2)));
  // What is always the same stays as it is, so that it can be added.
  deviation.forEach((d, i) => {
    if (d > 1e-6) return;
    mean[i] = 0;
    deviation[i] = 1;
  });
  return { mean, deviation };
}
