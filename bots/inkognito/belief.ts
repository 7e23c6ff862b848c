// How likely each deal is by what others chose to show. Whoever takes the asker for their partner tells them everything. Whoever does
// not hides, and what hides best depends on what there is to hide. Those who play otherwise are believed as well, only less.
import { Choices } from '@ridotto/engine';
import type { State } from '@ridotto/games/inkognito/index.ts';
import { MISSION, partnerOf, SEATS } from '@ridotto/games/inkognito/box/material.ts';
import type { Known } from '@ridotto/games/inkognito/knowledge/sample.ts';
import { addAnswers } from '@ridotto/games/inkognito/rules/answers.ts';
import { askerOf, cardsOf, targetOf } from '@ridotto/games/inkognito/rules/questions.ts';
import { Memories } from '../shared/memory.ts';
import { bestOf, cardsIn, hiding } from './answering.ts';
import type { Belief } from './manner.ts';
import { sheetOf } from './sheet.ts';
import { alike, BESIDE, identityOf, left, pairOf, PAIRS, shownTo, SIZE, TRUTHS, WITH } from './pairs.ts';

/** Of those who trust the asker, so many hide all the same. */
const RESERVED = 0.03;
/** Half of what is shown is guided by nothing that is known here: any of twenty answers. */
const OTHERWISE = 0.5;
const ANSWERS = 20;

export const byChoices: Belief = {
  weigh(known, me) {
    return weighed.by(known.state.edition).of(sheetOf(known, me), () => weigh(known, me));
  },
  tells({ state: s, deals, unknown }, me, colour) {
    const k = unknown.indexOf(colour);
    const trust = trusting(s, me, colour, s.asked);
    return Float64Array.from(deals, (d) => trust(pairOf(d.identities[k], d.disguises[k])));
  },
};

/** The same sheet comes up decision after decision. */
const weighed = new Memories<Float64Array>(SEATS);

function weigh({ state: s, deals, unknown }: Known, me: number): Float64Array {
  const weights = new Float64Array(deals.length).fill(1);
  for (let n = 0; n < s.asked; n++) {
    if (askerOf(s.questions[n]) !== me || isTold(cardsOf(s.shown[n]))) continue;
    const k = unknown.indexOf(targetOf(s.questions[n]));
    const likely = likelihoods(s, n);
    deals.forEach((d, i) => (weights[i] *= likely[pairOf(d.identities[k], d.disguises[k])]));
  }
  return weights;
}

/** What is certain needs no weighing. */
const isTold = (cards: number): boolean => (cards & 0xff00) !== 0 || (cards & MISSION) !== 0;

/** [pair] how likely it shows its asker what was shown to question n. */
function likelihoods(s: State, n: number): Float64Array {
  const asker = askerOf(s.questions[n]);
  const target = targetOf(s.questions[n]);
  const shown = shownTo(s, target, asker, n);
  const told = left(shownTo(s, asker, target, n));
  const trust = trusting(s, asker, target, n);
  return Float64Array.from({ length: PAIRS }, (_, pair) => {
    const hides = Math.max(RESERVED, 1 - trust(pair));
    const asking = told & BESIDE[pair];
    const best = bestOf(answers(s, n, pair), hiding(shown, alike(asking === 0 ? BESIDE[pair] : asking)));
    const so = best.includes(cardsOf(s.shown[n])) ? 1 / best.length : 0;
    return hides * (OTHERWISE / ANSWERS + (1 - OTHERWISE) * so);
  });
}

const list = new Choices();
/** The cards that a pair may show in answer to question n. */
function answers(s: State, n: number, pair: number): number[] {
  list.n = 0;
  addAnswers(s, n, TRUTHS[pair], list);
  return list.list().map(cardsIn);
}

/** Of a pair: how likely a colour that is it takes the asker for its partner, before question n. */
function trusting(s: State, asker: number, target: number, n: number): (pair: number) => number {
  const told = left(shownTo(s, asker, target, n));
  let others = 0;
  for (let m = 0; m < n; m++) if (askerOf(s.questions[m]) === target && targetOf(s.questions[m]) !== asker) others++;
  return (pair) => {
    const partner = partnerOf(identityOf(pair));
    const asking = told & BESIDE[pair];
    const taken = asking === 0 ? 0 : SIZE[asking & WITH[partner]] / SIZE[asking];
    return trusts(s.identity[asker] === partner, taken, others);
  };
}
/** `taken`: for the partner, by what the asker has shown; `others`: answers of others that were seen besides. As it was counted in
    2,450 answers of `steady` and of players who weigh (docs/decisions/0052). */
function trusts(isPartner: boolean, taken: number, others: number): number {
  if (taken > 0.999) return 1;
  if (taken === 0) return 0;
  if (isPartner) {
    if (taken >= 0.5) return 0.93;
    if (taken >= 0.4) return Math.min(0.8, 0.02 + 0.2 * others);
    return Math.min(0.65, 0.005 + 0.07 * others + 0.025 * others * others);
  }
  if (taken >= 0.5) return Math.max(0.2, 0.7 - 0.2 * others);
  return taken >= 0.25 ? 0.03 : 0.01;
}
