// What to show: to the partner everything, to anybody else as little as the rules allow.
import { verbOf, type Choice } from '@ridotto/engine';
import { SAY } from '@ridotto/games/inkognito/index.ts';
import { AMBASSADOR, MISSION, partnerOf } from '@ridotto/games/inkognito/box/material.ts';
import { askerOf } from '@ridotto/games/inkognito/rules/questions.ts';
import type { Mind } from './mind.ts';
import { alike, BESIDE, DOUBTS, left, pairOf, PAIRS, showing, shownTo, WITH } from './pairs.ts';

/** An asker who is the partner with this probability is told everything. */
const TRUST = 0.5;
/** To keep the letter to oneself. */
const LETTER = 3;

/** How probably this colour, if it is the partner, takes the seat for its partner, and shows its letter when asked. */
export function likelyToTell(mind: Mind, colour: number): number {
  const { s, me } = mind;
  const open = left(shownTo(s, me, colour, s.asked));
  const partner = partnerOf(s.identity[me]);
  const agents = WITH.filter((some, i) => i !== partner && (some & open) !== 0).length;
  return agents === 1 ? 1 : 0.5 / agents;
}

/** The cards of an answer, whole or reduced. */
export const cardsIn = (choice: Choice): number =>
  verbOf(choice) === SAY.reduce.tag ? SAY.reduce.cards(choice) : SAY.answer.cards(choice);

/** One of `legal`. `pick`: 0 to n - 1, among those that are equally good. */
export function answerTo(mind: Mind, legal: readonly Choice[], pick: (n: number) => number): Choice {
  const { s, me } = mind;
  const asker = askerOf(s.questions[s.asked]);
  const shown = shownTo(s, me, asker, s.asked);
  const trusted = asker !== AMBASSADOR && mind.partner[asker] >= TRUST;
  const hidden = hiding(shown, asker === AMBASSADOR ? undefined : pairsOf(mind, asker));
  const before = left(shown);
  const letterSeen = showsLetter(shown);
  const best = bestOf(legal, (choice) => {
    const cards = cardsIn(choice);
    if (!trusted) return hidden(cards);
    return ((cards & MISSION) !== 0 && !letterSeen ? 10 : 0) - DOUBTS[before & showing(cards)];
  });
  return best[pick(best.length)];
}

/** All that are equally good, and none is better. */
export function bestOf(choices: readonly Choice[], worth: (choice: Choice) => number): Choice[] {
  let most = -Infinity;
  let best: Choice[] = [];
  for (const choice of choices) {
    const its = worth(choice);
    if (its < most - 1e-9) continue;
    if (its > most + 1e-9) best = [];
    most = Math.max(most, its);
    best.push(choice);
  }
  return best;
}

/** How well cards hide, to an asker who has been shown so much and may be any of these ([pair] how likely): they know that nobody else
    is what they are. Left out: an asker without cards. */
export function hiding(shown: readonly number[], askers: Float64Array | undefined): (cards: number) => number {
  const before = left(shown);
  const letterSeen = showsLetter(shown);
  return (cards) => {
    const open = before & showing(cards);
    const letter = (cards & MISSION) !== 0 && !letterSeen ? LETTER : 0;
    if (askers === undefined) return DOUBTS[open] - letter;
    let sum = 0;
    for (let pair = 0; pair < PAIRS; pair++) if (askers[pair] > 0) sum += askers[pair] * DOUBTS[open & BESIDE[pair]];
    return sum - letter;
  };
}
const showsLetter = (shown: readonly number[]): boolean => shown.some((cards) => (cards & MISSION) !== 0);

/** [pair] how likely the colour is it; to whoever weighs nothing, alike for all that are possible. */
function pairsOf({ known, manner, weights, total }: Mind, colour: number): Float64Array {
  const k = known.unknown.indexOf(colour);
  const pairs = known.deals.map((d) => pairOf(d.identities[k], d.disguises[k]));
  if (manner.belief === undefined) return alike(pairs.reduce((set, pair) => set | (1 << pair), 0));
  const out = new Float64Array(PAIRS);
  pairs.forEach((pair, n) => (out[pair] += weights[n] / total));
  return out;
}
