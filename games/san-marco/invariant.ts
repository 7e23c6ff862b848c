// 2.7: what must hold after every step.
import { ACTION_COUNTS, ACTIONS, BRIDGES, BRIDGES_PER_PAIR, LIMIT_COUNTS, NOBLES, PAIRS, SEATS } from './material.ts';
import { AT } from './rules/index.ts';
import { count, cuts, HANDFUL, UNASSIGNED, type State } from './state.ts';

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((a, b) => a + b, 0);
const LIMIT_POINTS = sum(LIMIT_COUNTS.map((n, k) => n * (k + 1)));

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
/** Only totals lie before the players, so points are counted: 58 in all. */
function limitCards(s: State): string | undefined {
  const waiting = inCuts(s);
  const points = sum(LIMIT_COUNTS.map((_, k) => (s.limitPile[k] + waiting[ACTIONS + k]) * (k + 1))) + sum(s.limit);
  return points === LIMIT_POINTS ? undefined : `limit points add up to ${points}, not ${LIMIT_POINTS}`;
}
