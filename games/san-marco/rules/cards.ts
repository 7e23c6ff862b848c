// 5 ACTION CARDS: District, Transfer, Banishment. (5.2 Bridge: bridges.ts, 5.5 Doge: doge.ts.)
import { ask, ALL, type Choices, type Io, type Node } from '@ridotto/engine';
import * as choices from '@ridotto/engine/notation/choice.ts';
import * as print from '../box/edition.ts';
import * as box from '../box/material.ts';
import type { State } from '../box/state.ts';
import * as table from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { AT as NODES } from './contents.ts';
import { addNothing, layAside, whyNotNothing } from './lay-aside.ts';
import { mayGo, moveIn, sendHome, whyNoNoble } from './nobles.ts';
import { district, id } from './telling.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const AT = NODES;
const { verbOf } = choices;
const { LUCK, SEATS } = box;
const { isPositive, noblesIn } = table;
const { NEAR } = print;
const { to, nothing, of } = SAY;
const { in: into } = SAY;

export const cards = {
  // 5.1 DISTRICT. One noble from the supply into the card's district (a); or over one bridge of your own into the next.
  district: ask({
    who: 'player',
    legal(s, seat, out) {
      const { near, pair, degree } = s.edition;
      const d = s.a;
      const places = mayGo(s, seat);
      out.addIf((places >> d) & 1, to.make(d));
      for (let j = d * NEAR, end = j + degree[d]; j < end; j++)
        out.addIf((places >> near[j]) & (s.owners[pair[j]] >> seat) & 1, to.make(near[j]));
      addNothing(s, out);
    },
    apply(s, seat, choice, io) {
      if (verbOf(choice) === nothing.tag) {
        layAside(s, seat, io);
        return;
      }
      const d = to.district(choice);
      const over = s.a;
      moveIn(s, d, seat, 1);
      io.tell(ALL, 'noble', () => ({ seat: id(seat), district: district(d), ...(d !== over && { from: district(over) }) }));
    },
    whyNot(s, seat, choice) {
      if (verbOf(choice) === nothing.tag) return whyNotNothing();
      if (verbOf(choice) !== to.tag) return undefined;
      const d = to.district(choice);
      const facts = { seat: id(seat), from: district(s.a), district: district(d) };
      if (d !== s.a && !ownBridgeTo(s, seat, s.a, d)) return { rule: 'no-own-bridge', facts };
      return whyNoNoble(s, seat, d);
    },
  }),

  // 5.3 TRANSFER. An opponent's noble in a district goes home, and one of yours takes its place.
  transfer: ask({
    who: 'player',
    legal(s, seat, out) {
      const places = mayGo(s, seat);
      for (let d = 0; d < 6; d++) out.addIf((places >> d) & isPositive(noblesIn(s, d) - s.nobles[d * SEATS + seat]), into.make(d));
      addNothing(s, out);
    },
    apply(s, seat, choice, io) {
      if (verbOf(choice) === nothing.tag) layAside(s, seat, io);
      else s.call(AT.victim, into.district(choice));
    },
    whyNot(s, seat, choice) {
      if (verbOf(choice) === nothing.tag) return whyNotNothing();
      if (verbOf(choice) !== into.tag) return undefined;
      const d = into.district(choice);
      if (noblesIn(s, d) === s.nobles[d * SEATS + seat])
        return { rule: 'no-opponent-there', facts: { seat: id(seat), district: district(d) } };
      return whyNoNoble(s, seat, d);
    },
  }),
  victim: ask({
    who: 'player',
    legal: opponentsIn,
    apply(s, seat, choice, io) {
      const d = s.a;
      sendHome(s, d, of.victim(choice), 1);
      io.tell(ALL, 'transfer', () => ({ seat: id(seat), district: district(d), victim: id(of.victim(choice)) }));
      moveIn(s, d, seat, 1);
    },
    whyNot: (s, seat, choice) => whyNotOf(s, seat, choice, 'transfer-of-opponent'),
  }),

  // 5.4 BANISHMENT. Name a district, then roll. With a = 1 it is the extra one of 7.4, for which no card is needed.
  banishment: ask({
    who: 'player',
    legal(s, _, out) {
      for (let d = 0; d < 6; d++) out.add(into.make(d));
      if (s.a === 1) out.add(nothing.make());
      else addNothing(s, out);
    },
    apply(s, seat, choice, io) {
      if (verbOf(choice) === nothing.tag) {
        if (s.a === 1) io.tell(ALL, 'declines-banishment', () => ({ seat: id(seat) }));
        else layAside(s, seat, io);
        return;
      }
      const d = into.district(choice);
      const n = s.settings.fixedBanishment ? 3 : io.die(LUCK.banishment) + 1;
      io.tell(ALL, 'banishes', () => ({ seat: id(seat), district: district(d), die: n }));
      remove(s, seat, d, n, io);
    },
    whyNot: (_, __, choice) => (verbOf(choice) === nothing.tag ? whyNotNothing() : undefined),
  }),
  // n or more opponents' nobles: which of them, the roller chooses freely (A8). a: district, b: nobles still to go.
  removal: ask({
    while: (s) => s.b > 0,
    who: 'player',
    legal: opponentsIn,
    apply(s, seat, choice, io) {
      s.b--;
      takeAway(s, seat, s.a, of.victim(choice), 1, io);
    },
    whyNot: (s, seat, choice) => whyNotOf(s, seat, choice, 'own-noble-spared'),
  }),
} satisfies Record<string, Node<State>>;

/** Opponents' nobles first; the roller's own only for what is left of the roll. Pips beyond that are lost (A10). */
function remove(s: State, seat: number, d: number, n: number, io: Io): void {
  const own = s.nobles[d * SEATS + seat];
  const opponents = noblesIn(s, d) - own;
  if (opponents > n && !onlyOneOpponent(s, seat, d, opponents)) {
    s.call(AT.removal, d, n);
    return;
  }
  let rest = n;
  for (let p = 0; p < SEATS; p++) {
    if (p === seat) continue;
    const gone = Math.min(rest, s.nobles[d * SEATS + p]);
    takeAway(s, seat, d, p, gone, io);
    rest -= gone;
  }
  takeAway(s, seat, d, seat, Math.min(own, rest), io);
}
function takeAway(s: State, seat: number, d: number, owner: number, nobles: number, io: Io): void {
  if (nobles === 0) return;
  sendHome(s, d, owner, nobles);
  io.tell(ALL, 'removed', () => ({ seat: id(seat), district: district(d), owner: id(owner), nobles }));
}
function onlyOneOpponent(s: State, seat: number, d: number, opponents: number): boolean {
  for (let p = 0; p < SEATS; p++) if (p !== seat && s.nobles[d * SEATS + p] === opponents) return true;
  return false;
}

function opponentsIn(s: State, seat: number, out: Choices): void {
  for (let p = 0; p < SEATS; p++) if (p !== seat) out.addIf(isPositive(s.nobles[s.a * SEATS + p]), of.make(p));
}
/** `own`: the rule that keeps one from naming oneself. */
function whyNotOf(s: State, seat: number, choice: number, own: string) {
  if (verbOf(choice) !== of.tag) return undefined;
  const victim = of.victim(choice);
  const facts = { seat: id(seat), victim: id(victim), district: district(s.a) };
  return { rule: victim === seat ? own : 'no-noble-of-victim', facts };
}

function ownBridgeTo(s: State, seat: number, a: number, b: number): boolean {
  for (let j = a * NEAR; j < a * NEAR + s.edition.degree[a]; j++)
    if (s.edition.near[j] === b) return ((s.owners[s.edition.pair[j]] >> seat) & 1) === 1;
  return false;
}
