// Sets of the sixteen pairs of identity and disguise, one bit for each: what somebody may be, as far as it was shown.
import { AGENTS, BUILDS } from '@ridotto/games/inkognito/box/material.ts';
import type { State } from '@ridotto/games/inkognito/index.ts';
import { couldShow, truthOf } from '@ridotto/games/inkognito/rules/answers.ts';
import { askerOf, cardsOf, targetOf } from '@ridotto/games/inkognito/rules/questions.ts';

export const PAIRS = AGENTS.length * BUILDS.length;
const ALL = (1 << PAIRS) - 1;
export const pairOf = (identity: number, disguise: number): number => identity * BUILDS.length + disguise;
export const identityOf = (pair: number): number => Math.floor(pair / BUILDS.length);
export const disguiseOf = (pair: number): number => pair % BUILDS.length;
/** [pair] its true faces. */
export const TRUTHS = Array.from({ length: PAIRS }, (_, pair) => truthOf(identityOf(pair), disguiseOf(pair)));
/** [identity] the pairs that have it. */
export const WITH = AGENTS.map((_, i) => 15 << (i * BUILDS.length));
/** [pair] those that somebody else may be: no face is dealt twice. */
export const BESIDE = TRUTHS.map((truth) => TRUTHS.reduce((set, other, pair) => ((truth & other) === 0 ? set | (1 << pair) : set), 0));

const sizes = Array.from({ length: ALL + 1 }, () => 0);
for (let set = 1; set <= ALL; set++) sizes[set] = sizes[set >> 1] + (set & 1);
/** [set] how many. */
export const SIZE = Uint8Array.from(sizes);
/** [set] bits of doubt in it. Who somebody is matters more than which of their figures. */
export const DOUBTS = Float64Array.from(sizes, (size, set) => bits(size) + bits(WITH.filter((some) => (some & set) !== 0).length));
function bits(n: number): number {
  return Math.log2(Math.max(1, n));
}

const found = new Map<number, number>();
/** Who could show these cards. */
export function showing(cards: number): number {
  let set = found.get(cards);
  if (set === undefined) {
    set = TRUTHS.reduce((some, truth, pair) => (couldShow(cards, truth) ? some | (1 << pair) : some), 0);
    found.set(cards, set);
  }
  return set;
}
/** All that a colour has shown to another before question `until`, as far as it is in the state. */
export function shownTo(s: State, target: number, asker: number, until: number): number[] {
  const out: number[] = [];
  for (let n = 0; n < until; n++)
    if (targetOf(s.questions[n]) === target && askerOf(s.questions[n]) === asker) out.push(cardsOf(s.shown[n]));
  return out;
}
/** What is left of what the colour may be, after that. */
export const left = (shown: readonly number[]): number => shown.reduce((set, cards) => set & showing(cards), ALL);
/** [pair] how likely, if all of a set are alike. */
export const alike = (set: number): Float64Array => Float64Array.from(TRUTHS, (_, pair) => ((set >> pair) & 1) / SIZE[set]);
