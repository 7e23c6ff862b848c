// 2.7: what must hold after every step.
import { ACTION_COUNTS, ACTIONS, BRIDGES, BRIDGES_PER_PAIR, LIMIT_COUNTS, LIMITS, NOBLES, PAIRS, SEATS } from '../box/material.ts';
import { AT } from '../rules/index.ts';
import { count, cuts, HANDFUL, UNASSIGNED, type State } from '../box/state.ts';

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((a, b) => a + b, 0);
/** By kind, worth 1, 2, 3. */
const pointsOf = (cards: readonly number[]): number => sum(cards.map((n, k) => n * (k + 1)));
const LIMIT_POINTS = pointsOf(LIMIT_COUNTS);

export function invariant(s: State): string | undefined {
  return (
    nobles(s) ??
    bridgesOf(s) ??
    actionCards(s) ??
    limitCards(s) ??
    (s.settings.debt || s.prestige.every((p) => p >= 0) ? undefined : `prestige below 0: ${s.prestige.join(', ')}`)
  );
}

function nobles(s: State): string | undefined {
  for (let p = 0; p < s.seats; p++) {
    const inDistricts = sum(Array.from({ length: 6 }, (_, d) => s.nobles[d * SEATS + p]));
    const onBridges = s.owners.filter((owners) => (owners >> p) & 1).length;
    if (s.supply[p] + inDistricts + onBridges !== NOBLES)
      return `seat ${p} has ${s.supply[p]} + ${inDistricts} + ${onBridges} nobles, not ${NOBLES}`;
    if (s.supply[p] < (s.node === AT['from-board'] ? -1 : 0)) return `seat ${p} has ${s.supply[p]} nobles in supply`;
  }
  return s.nobles.every((n) => n >= 0) ? undefined : 'fewer than 0 nobles in a district';
}

function bridgesOf(s: State): string | undefined {
  const built = sum([...s.owners].map(count));
  if (built + s.stock !== BRIDGES) return `${built} bridges on the board and ${s.stock} beside it, not ${BRIDGES}`;
  const wrong = PAIRS.findIndex((_, p) => count(s.owners[p]) > BRIDGES_PER_PAIR || (s.owners[p] !== 0 && s.edition.adjacent[p] === 0));
  return wrong < 0 ? undefined : `too many bridges, or none allowed, on ${PAIRS[wrong]}`;
}

/** Cards of this round that are in nobody's hand yet: by kind. */
function inCuts(s: State): number[] {
  const cards = Array<number>(ACTIONS + LIMIT_COUNTS.length).fill(0);
  for (let cut = 0; cut < cuts(s); cut++)
    for (let i = cut * HANDFUL; i < cut * HANDFUL + s.drawn[cut]; i++)
      if (s.offerOf[i] === UNASSIGNED || (s.left[cut] >> s.offerOf[i]) & 1) cards[s.cards[i]]++;
  return cards;
}
function actionCards(s: State): string | undefined {
  const waiting = inCuts(s);
  const wrong = ACTION_COUNTS.findIndex((n, k) => s.actionPile[k] + s.used[k] + s.hand[k] + waiting[k] !== n);
  if (wrong >= 0) return `action cards of kind ${wrong} do not add up to ${ACTION_COUNTS[wrong]}`;
  return sum(s.actionPile) === s.actionLeft && sum(s.limitPile) === s.limitLeft ? undefined : 'the size of a pile is wrong';
}
/** Points are counted, 58 in all; and the cards they come from, as far as they are known: of a position that says only
    points they are not. */
function limitCards(s: State): string | undefined {
  const waiting = inCuts(s);
  const notTaken = LIMIT_COUNTS.map((_, k) => s.limitPile[k] + waiting[ACTIONS + k]);
  const points = pointsOf(notTaken) + sum(s.limit);
  if (points !== LIMIT_POINTS) return `limit points add up to ${points}, not ${LIMIT_POINTS}`;
  const before = Array.from({ length: s.seats }, (_, p) => [...s.limitCards.subarray(p * LIMITS, (p + 1) * LIMITS)]);
  const many = before.findIndex((cards, p) => pointsOf(cards) > s.limit[p]);
  if (many >= 0) return `the Limit cards before seat ${many} are worth ${pointsOf(before[many])}, not ${s.limit[many]}`;
  const allKnown = before.every((cards, p) => pointsOf(cards) === s.limit[p]);
  const wrong = LIMIT_COUNTS.findIndex((n, k) => {
    const found = notTaken[k] + sum(before.map((cards) => cards[k]));
    return allKnown ? found !== n : found > n;
  });
  return wrong < 0 ? undefined : `Limit cards of ${wrong + 1} do not add up to ${LIMIT_COUNTS[wrong]}`;
}
