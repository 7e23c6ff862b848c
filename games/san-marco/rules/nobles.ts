// Nobles between supply and board; 8 EMPTY SUPPLY.
import { ALL, ask, verbOf, type Node } from '@ridotto/engine';
import * as box from '../box/material.ts';
import type { State } from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { AT as NODES } from './contents.ts';
import { district, id } from './telling.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const AT = NODES;
const { NOWHERE, SEATS } = box;
const { from } = SAY;
const ANYWHERE = 127;

/** From the supply. With an empty supply the noble is owed (-1) until `from-board` is answered. */
export function moveIn(s: State, where: number, seat: number, nobles: number): void {
  s.nobles[where * SEATS + seat] += nobles;
  useNobles(s, seat, nobles, where);
}
/** Takes nobles from the supply for the board; `where` they go: a district, or NOWHERE for a bridge. */
export function useNobles(s: State, seat: number, nobles: number, where: number): void {
  s.supply[seat] -= nobles;
  if (s.supply[seat] < 0) s.call(AT['from-board'], where);
}
export function sendHome(s: State, where: number, seat: number, nobles: number): void {
  s.nobles[where * SEATS + seat] -= nobles;
  s.supply[seat] += nobles;
}

/** Bit mask of the places where a noble may go, districts and NOWHERE: there is one in the supply, or, that being empty, in
    another district. */
export function mayGo(s: State, seat: number): number {
  return s.supply[seat] > 0 ? ANYWHERE : fromOtherDistricts(s, seat);
}
function fromOtherDistricts(s: State, seat: number): number {
  let places = 0;
  for (let d = 0; d < 6; d++) if (s.nobles[d * SEATS + seat] > 0) places |= ANYWHERE & ~(1 << d);
  return places;
}
export const whyNoNoble = (s: State, seat: number, where: number) => ({
  rule: 'no-noble',
  facts: { seat: id(seat), supply: s.supply[seat], ...(where !== NOWHERE && { district: district(where) }) },
});

export const emptySupply = {
  // The noble just used comes from a district, not a bridge, and not where it went (a): section 8, A12.
  'from-board': ask({
    who: 'player',
    legal(s, seat, out) {
      for (let d = 0; d < 6; d++) if (d !== s.a && s.nobles[d * SEATS + seat] > 0) out.add(from.make(d));
    },
    apply(s, seat, choice, io) {
      sendHome(s, from.district(choice), seat, 1);
      io.tell(ALL, 'from-board', () => ({ seat: id(seat), district: district(from.district(choice)) }));
    },
    whyNot(s, seat, choice) {
      if (verbOf(choice) !== from.tag) return undefined;
      const d = from.district(choice);
      if (d === s.a) return { rule: 'must-end-elsewhere', facts: { seat: id(seat), district: district(d) } };
      return { rule: 'no-own-noble-there', facts: { seat: id(seat), district: district(d) } };
    },
  }),
} satisfies Record<string, Node<State>>;
