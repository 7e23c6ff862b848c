// What to show: to the partner everything, to anybody else as little as the rules allow.
import { verbOf, type Choice } from '@ridotto/engine';
import { SAY } from '@ridotto/games/inkognito/index.ts';
import { AGENTS, AMBASSADOR, BUILDS, MISSION } from '@ridotto/games/inkognito/box/material.ts';
import { couldShow, truthOf } from '@ridotto/games/inkognito/rules/answers.ts';
import { askerOf, cardsOf, targetOf } from '@ridotto/games/inkognito/rules/questions.ts';
import type { Mind } from './mind.ts';

/** An asker who is the partner with this probability is told everything. */
const TRUST = 0.5;
const PAIRS = AGENTS.flatMap((_, i) => BUILDS.map((_build, d) => ({ i, d, truth: truthOf(i, d) })));
type Pair = (typeof PAIRS)[number];

/** All that a colour has shown to another, as far as this seat saw it. */
function shownTo(mind: Mind, target: number, asker: number): number[] {
  const { s } = mind;
  const out: number[] = [];
  for (let n = 0; n < s.asked; n++)
    if (targetOf(s.questions[n]) === target && askerOf(s.questions[n]) === asker) out.push(cardsOf(s.shown[n]));
  return out;
}
const left = (shown: readonly number[], from: readonly Pair[] = PAIRS): Pair[] =>
  from.filter(({ truth }) => shown.every((cards) => couldShow(cards, truth)));

/** How probably this colour, if it is the partner, takes the seat for its partner, and shows its letter when asked. */
export function likelyToTell(mind: Mind, colour: number): number {
  const { s, me } = mind;
  const partner = s.identity[me] ^ 1;
  const agents = new Set(
    left(shownTo(mind, me, colour))
      .map(({ i }) => i)
      .filter((i) => i !== partner),
  ).size;
  return agents === 1 ? 1 : 0.5 / agents;
}

/** One of `legal`. `pick`: 0 to n - 1, among those that are equally good. */
export function answerTo(mind: Mind, legal: readonly Choice[], pick: (n: number) => number): Choice {
  const { s, me } = mind;
  const asker = askerOf(s.questions[s.asked]);
  const before = shownTo(mind, me, asker);
  const trusted = asker !== AMBASSADOR && mind.partner[asker] >= TRUST;
  const pairs = left(before);
  const letterSeen = before.some((cards) => (cards & MISSION) !== 0);
  const askers = asker === AMBASSADOR ? [] : askersPairs(mind, asker);
  let most = -Infinity;
  let best: Choice[] = [];
  for (const choice of legal) {
    const cards = verbOf(choice) === SAY.reduce.tag ? SAY.reduce.cards(choice) : SAY.answer.cards(choice);
    const open = left([cards], pairs);
    const tells = (cards & MISSION) !== 0 && !letterSeen;
    const worth = trusted ? (tells ? 10 : 0) - doubts(open) : doubtsOf(open, askers) - (tells ? 3 : 0);
    if (worth < most - 1e-9) continue;
    if (worth > most + 1e-9) best = [];
    most = Math.max(most, worth);
    best.push(choice);
  }
  return best[pick(best.length)];
}

/** Who this seat is matters more than which of its figures. */
const doubts = (pairs: readonly Pair[]): number =>
  Math.log2(Math.max(1, pairs.length)) + Math.log2(Math.max(1, new Set(pairs.map(({ i }) => i)).size));

/** What the asker may be: they know that nobody else is. */
function askersPairs(mind: Mind, asker: number): Pair[] {
  const k = mind.known.unknown.indexOf(asker);
  const own = new Set(mind.known.deals.map((d) => d.identities[k] * 4 + d.disguises[k]));
  return [...own].map((n) => PAIRS[n]);
}
function doubtsOf(open: readonly Pair[], askers: readonly Pair[]): number {
  if (askers.length === 0) return doubts(open);
  let sum = 0;
  for (const own of askers) sum += doubts(open.filter(({ i, d }) => i !== own.i && d !== own.d));
  return sum / askers.length;
}
