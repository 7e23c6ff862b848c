// 5.5 DOGE CARD. Compulsory: a scoring takes place.
import { ask, ALL, type Node } from '@ridotto/engine';
import * as flow from '@ridotto/engine/flow/flow.ts';
import * as choices from '@ridotto/engine/notation/choice.ts';
import * as print from '../box/edition.ts';
import * as box from '../box/material.ts';
import type { State } from '../box/state.ts';
import * as table from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { scoreDistrict } from './scoring.ts';
import { district, id } from './telling.ts';
import * as tolls from './tolls.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { lowest } = flow;
const { verbOf } = choices;
const { SEATS } = box;
const { count } = table;
const { NEAR } = print;
const { canPay, STEP, TOLL, tollOf } = tolls;
const { to, over, step, stop } = SAY;
const ALL_SEATS = (1 << SEATS) - 1;

export const doge = {
  // First Doge card of the whole game: any district, free, no bridge needed (A24).
  'first-doge': ask({
    who: 'player',
    legal(_, __, out) {
      for (let d = 0; d < 6; d++) out.add(to.make(d));
    },
    apply(s, seat, choice, io) {
      s.doge = to.district(choice);
      io.tell(ALL, 'doge-enters', () => ({ seat: id(seat), district: district(s.doge) }));
      scoreDistrict(s, s.doge, io, 'doge');
    },
  }),

  // Every later one: stay, or go over any number of bridges; own ones are free, an opponent's costs 1 prestige, paid at
  // once to its owner (A3). No district twice (A4).
  doge: ask({
    while: 'visited',
    who: 'player',
    legal(s, seat, out) {
      const { near, pair, degree } = s.edition;
      const d = s.doge;
      const visited = s.visited;
      const passable = mayPay(s, seat, TOLL) ? ALL_SEATS : 1 << seat;
      let touching = 0;
      out.add(stop.make());
      for (let j = d * NEAR, end = j + degree[d]; j < end; j++) {
        const owners = s.owners[pair[j]];
        touching |= owners;
        if (((visited >> near[j]) & 1) === 1) continue;
        for (let bridges = owners & passable; bridges !== 0; bridges &= bridges - 1) out.add(over.make(near[j], lowest(bridges)));
      }
      // No bridge of anybody touches the Doge's district: the first step may be into any neighbour, for 2 prestige to nobody (A6, A7).
      if (touching === 0 && isFirstStep(s) && mayPay(s, seat, STEP))
        for (let j = d * NEAR, end = j + degree[d]; j < end; j++) out.add(step.make(near[j]));
    },
    apply(s, seat, choice, io) {
      const verb = verbOf(choice);
      const from = s.doge;
      if (verb === stop.tag) {
        if (isFirstStep(s)) io.tell(ALL, 'doge-stays', () => ({ seat: id(seat), district: district(from) }));
        s.visited = 0;
        scoreDistrict(s, from, io, 'doge');
        return;
      }
      if (verb === step.tag) {
        s.prestige[seat] -= STEP;
        s.doge = step.district(choice);
        io.tell(ALL, 'doge-steps', () => ({ seat: id(seat), from: district(from), district: district(s.doge), paid: STEP }));
      } else {
        const owner = over.bridge(choice);
        if (owner !== seat) {
          s.prestige[seat] -= TOLL;
          s.prestige[owner] += TOLL;
        }
        s.doge = over.district(choice);
        io.tell(ALL, 'doge-crosses', () => ({
          seat: id(seat),
          from: district(from),
          district: district(s.doge),
          owner: id(owner),
          paid: tollOf(owner, seat),
        }));
      }
      s.visited |= 1 << s.doge;
    },
    whyNot,
  }),
} satisfies Record<string, Node<State>>;

const mayPay = (s: State, seat: number, points: number): boolean => canPay(s.prestige[seat], points, s.settings.debt);
const isFirstStep = (s: State): boolean => count(s.visited) === 1;

function whyNot(s: State, seat: number, choice: number) {
  const verb = verbOf(choice);
  if (verb !== over.tag && verb !== step.tag && verb !== SAY.nothing.tag) return undefined;
  if (verb === SAY.nothing.tag) return { rule: 'doge-compulsory', facts: { seat: id(seat) } };
  const d = verb === over.tag ? over.district(choice) : step.district(choice);
  const facts = { seat: id(seat), from: district(s.doge), district: district(d), prestige: s.prestige[seat] };
  if ((s.visited >> d) & 1) return { rule: 'doge-was-there', facts };
  const { near, pair, degree } = s.edition;
  const ways = Array.from({ length: degree[s.doge] }, (_, j) => s.doge * NEAR + j);
  const way = ways.find((j) => near[j] === d);
  if (way === undefined) return { rule: 'doge-not-neighbours', facts };
  if (verb === over.tag) {
    const owner = over.bridge(choice);
    const bridge = { ...facts, owner: id(owner) };
    return (s.owners[pair[way]] >> owner) & 1
      ? { rule: 'toll-unpaid', facts: { ...bridge, cost: TOLL } }
      : { rule: 'no-such-bridge', facts: bridge };
  }
  if (!isFirstStep(s)) return { rule: 'step-only-first', facts };
  if (ways.some((j) => s.owners[pair[j]] !== 0)) return { rule: 'bridge-touches-doge', facts };
  return { rule: 'toll-unpaid', facts: { ...facts, cost: STEP } };
}
