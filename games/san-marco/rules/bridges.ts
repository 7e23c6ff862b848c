// 5.2 BRIDGE CARD, and where bridges may lie (2.4, 2.7).
import { ask, ALL, type Choices, type Io, type Node, type Reason } from '@ridotto/engine';
import * as flow from '@ridotto/engine/flow/flow.ts';
import * as choices from '@ridotto/engine/notation/choice.ts';
import * as box from '../box/material.ts';
import type { State } from '../box/state.ts';
import * as table from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { AT as NODES } from './contents.ts';
import { addNothing, layAside, whyNotNothing } from './lay-aside.ts';
import { mayGo, useNobles, whyNoNoble } from './nobles.ts';
import { id, pairName } from './telling.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const AT = NODES;
const { has } = flow;
const { verbOf } = choices;
const { BRIDGES_PER_PAIR, NOWHERE, SEATS } = box;
const { count, mayBuild } = table;
const { on, seize, nothing } = SAY;

/** A bridge from the stock onto a pair, and a noble on it to show whose it is. */
export function build(s: State, pair: number, seat: number, io: Io, how: 'set-up' | 'stock' | 'seized'): void {
  s.owners[pair] |= 1 << seat;
  s.stock--;
  io.tell(ALL, 'built', () => ({ seat: id(seat), pair: pairName(pair), how }));
  useNobles(s, seat, 1, NOWHERE);
}

export function addSites(s: State, seat: number, out: Choices): void {
  const pairs = s.edition.pairs;
  for (let i = 0; i < pairs.length; i++) out.addIf(mayBuild(s, pairs[i], seat), on.make(pairs[i]));
}

/** Why a bridge of this seat cannot be set on a pair; undefined: it can. */
export function whyNoBridgeHere(s: State, seat: number, pair: number): Reason | undefined {
  const facts = { seat: id(seat), pair: pairName(pair) };
  if (s.edition.adjacent[pair] === 0) return { rule: 'not-neighbours', facts };
  if ((s.owners[pair] >> seat) & 1) return { rule: 'own-bridge-there', facts };
  if (count(s.owners[pair]) === BRIDGES_PER_PAIR) return { rule: 'three-bridges-there', facts: { ...facts, bridges: BRIDGES_PER_PAIR } };
  return undefined;
}

const owns = (s: State, seat: number, pair: number): boolean => ((s.owners[pair] >> seat) & 1) === 1;
const hasSite = (s: State, seat: number): boolean => s.edition.pairs.some((pair) => mayBuild(s, pair, seat) === 1);
/** An opponent's bridge can be left where it is, unless one owns another there: then it must find another place. */
const maySeize = (s: State, seat: number, pair: number, owner: number): boolean =>
  owner !== seat && owns(s, owner, pair) && (!owns(s, seat, pair) || hasSite(s, seat));

export const bridges = {
  // One bridge from the stock on a pair of neighbours with fewer than three bridges and none of yours; a noble on it.
  bridge: ask({
    who: 'player',
    legal(s, seat, out) {
      if (has(mayGo(s, seat), NOWHERE)) addSites(s, seat, out);
      addNothing(s, out);
    },
    apply(s, seat, choice, io) {
      if (verbOf(choice) === nothing.tag) layAside(s, seat, io);
      else build(s, on.pair(choice), seat, io, 'stock');
    },
    whyNot(s, seat, choice) {
      if (verbOf(choice) === nothing.tag) return whyNotNothing();
      if (verbOf(choice) === seize.tag) return { rule: 'stock-not-empty', facts: { stock: s.stock } };
      if (verbOf(choice) !== on.tag) return undefined;
      return whyNoBridgeHere(s, seat, on.pair(choice)) ?? whyNoNoble(s, seat, NOWHERE);
    },
  }),

  // All twelve on the board: one takes over an opponent's bridge (A13). Its noble goes home.
  seize: ask({
    who: 'player',
    legal(s, seat, out) {
      if (has(mayGo(s, seat), NOWHERE))
        for (let i = 0; i < s.edition.pairs.length; i++)
          for (let owner = 0, pair = s.edition.pairs[i]; owner < SEATS; owner++)
            if (maySeize(s, seat, pair, owner)) out.add(seize.make(pair, owner));
      addNothing(s, out);
    },
    apply(s, seat, choice, io) {
      if (verbOf(choice) === nothing.tag) {
        layAside(s, seat, io);
        return;
      }
      const pair = seize.pair(choice);
      const owner = seize.owner(choice);
      s.owners[pair] &= ~(1 << owner);
      s.supply[owner]++;
      s.stock++;
      io.tell(ALL, 'seizes', () => ({ seat: id(seat), owner: id(owner), pair: pairName(pair) }));
      s.call(AT.resettle);
    },
    whyNot(s, seat, choice) {
      if (verbOf(choice) === nothing.tag) return whyNotNothing();
      if (verbOf(choice) === on.tag) return { rule: 'stock-empty', facts: { pair: pairName(on.pair(choice)) } };
      if (verbOf(choice) !== seize.tag) return undefined;
      const pair = seize.pair(choice);
      const owner = seize.owner(choice);
      const facts = { seat: id(seat), owner: id(owner), pair: pairName(pair) };
      if (owner === seat) return { rule: 'own-bridge', facts };
      if (!owns(s, owner, pair)) return { rule: 'no-such-bridge', facts };
      return maySeize(s, seat, pair, owner) ? whyNoNoble(s, seat, NOWHERE) : { rule: 'no-place-for-bridge', facts };
    },
  }),

  // It stays on its pair or is moved to another, within the limits.
  resettle: ask({
    who: 'player',
    legal: addSites,
    apply(s, seat, choice, io) {
      build(s, on.pair(choice), seat, io, 'seized');
    },
    whyNot: (s, seat, choice) => (verbOf(choice) === on.tag ? whyNoBridgeHere(s, seat, on.pair(choice)) : undefined),
  }),
} satisfies Record<string, Node<State>>;
