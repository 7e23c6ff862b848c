// 6 Activating: any effects at or behind one's assistant, one after another (A2); then what missions add (4.15).
import { ALL, ask, auto, has, verbOf, type Node } from '@ridotto/engine';
import type { Effect } from '../box/effects.ts';
import * as box from '../box/material.ts';
import { bridgesOf, spaceOf, type State } from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { AT } from './contents.ts';
import { build, canBuild, CARD_SOURCE, effectOf, NO_GONDOLA, perform, usable, useMission } from './interpreter.ts';
import { at, canalName, cardName, missionName, ownerId } from './telling.ts';
import { after, aftersAt, bridgeHelps, goesOn, goesOnAfters, openMoored, purseOf } from './ways.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { EFFECT_NAMES, MISSIONS, TILES } = box;

/** Activates a building for a gondola moored there; nothing without an assistant on the tile. */
export function activate(s: State, quay: number, g: number): void {
  const b = s.buildingAt[quay];
  const tile = b < TILES;
  const mask = openMoored(tile, tile ? spaceOf(s, g >> 1, b) : 0);
  if (mask === 0) return;
  s.actMask = mask;
  s.afters = aftersAt(s, g >> 1, b);
  beginActivation(s, quay, g);
}
export function beginActivation(s: State, quay: number, g: number): void {
  s.actQuay = quay;
  s.actGondola = g;
  s.used = 0;
  s.call(AT.activate);
}

const building = (s: State): number => s.buildingAt[s.actQuay];
/** May it be used now, and on the way: is there still a way on afterwards? */
function mayUse(s: State, seat: number, i: number): boolean {
  const e = s.edition.effects[building(s)][i];
  if (!usable(s, seat, s.actGondola, e)) return false;
  return s.passing === 0 || leavesWay(s, seat, e, s.used | (1 << i));
}
function leavesWay(s: State, seat: number, e: Effect, used: number): boolean {
  if (e.branches.length > 0) return e.branches.some((b) => usable(s, seat, s.actGondola, b) && leavesWay(s, seat, b, used));
  const then = after(s, seat, e, purseOf(s, seat, s.actGondola));
  return then !== undefined && (goesOn(s, then, used) || (e.bridges > 0 && bridgeHelps(s, then, used)));
}
const mayEnd = (s: State, seat: number): boolean => goesOnAfters(s, purseOf(s, seat, s.actGondola), s.afters);
function mayApply(s: State, seat: number, m: number): boolean {
  const e = s.edition.missions[m].effect;
  if (!usable(s, seat, s.actGondola, e)) return false;
  if (s.passing === 0) return true;
  const then = after(s, seat, e, purseOf(s, seat, s.actGondola));
  return then !== undefined && goesOnAfters(s, then, s.afters & ~(1 << m));
}
const mayDecline = (s: State, seat: number): boolean => goesOnAfters(s, purseOf(s, seat, s.actGondola), 0);

/** Nothing to decide: all is used, or nothing else can be, with no favour card that could change it. */
function isOpen(s: State): boolean {
  const open = s.actMask & ~s.used;
  if (open === 0) return false;
  const { player } = s;
  if (s.favour[player] > 0) return true;
  for (let i = 0; i < 4; i++) if (has(open, i) && mayUse(s, player, i)) return true;
  return false;
}
function isOpenAfter(s: State): boolean {
  if (s.afters === 0) return false;
  if (s.favour[s.player] > 0) return true;
  for (let m = 0; m < MISSIONS; m++) if (has(s.afters, m) && mayApply(s, s.player, m)) return true;
  return false;
}
/** Tiles have spaces 1 to 4, communal buildings the parts a and b. */
const effectName = (s: State, i: number): number => (building(s) < TILES ? i : 4 + i);

export const activationNodes = {
  activate: ask<State>({
    while: isOpen,
    who: 'player',
    legal(s, seat, out) {
      const open = s.actMask & ~s.used;
      for (let i = 0; i < 4; i++) if (has(open, i) && mayUse(s, seat, i)) out.add(SAY.use.make(effectName(s, i)));
      if (mayEnd(s, seat)) out.add(SAY.done.make());
    },
    apply(s, seat, choice, io) {
      if (verbOf(choice) === SAY.done.tag) {
        s.used = s.actMask;
        return;
      }
      const name = SAY.use.effect(choice);
      const i = name < 4 ? name : name - 4;
      s.used |= 1 << i;
      io.tell(ALL, 'uses', () => ({ seat: ownerId(seat), building: at(s, s.actQuay), effect: EFFECT_NAMES[name] }));
      perform(s, seat, s.actGondola, s.edition.effects[building(s)][i], io, building(s), i);
    },
    whyNot(s, seat, choice) {
      if (verbOf(choice) === SAY.done.tag) return { rule: 'no-way-on', facts: { at: at(s, s.actQuay), coins: s.coins[seat] } };
      if (verbOf(choice) !== SAY.use.tag) return undefined;
      const name = SAY.use.effect(choice);
      const i = name < 4 ? name : name - 4;
      const facts = {
        building: at(s, s.actQuay),
        effect: EFFECT_NAMES[name],
        coins: s.coins[seat],
        intrigue: s.intrigue[seat],
        scrolls: s.scrolls[seat],
      };
      if (name !== effectName(s, i) || !has(s.actMask, i)) return { rule: 'effect-not-reached', facts };
      if (has(s.used, i)) return { rule: 'effect-used', facts };
      const e = s.edition.effects[building(s)][i];
      return { rule: usable(s, seat, s.actGondola, e) ? 'no-way-on' : 'effect-needs', facts };
    },
  }),

  // 4.15 Effects of missions: what is not optional at once, the rest as the player likes.
  follow: auto<State>((s, io) => {
    s.used = s.actMask;
    for (let m = 0; m < MISSIONS; m++) {
      if (!has(s.afters, m) || s.edition.missions[m].optional) continue;
      s.afters &= ~(1 << m);
      useMission(s, s.player, m, s.actGondola, io);
    }
  }),
  apply: ask<State>({
    while: isOpenAfter,
    who: 'player',
    legal(s, seat, out) {
      for (let m = 0; m < MISSIONS; m++) if (has(s.afters, m) && mayApply(s, seat, m)) out.add(SAY.apply.make(m));
      if (mayDecline(s, seat)) out.add(SAY.done.make());
    },
    apply(s, seat, choice, io) {
      if (verbOf(choice) === SAY.done.tag) {
        s.afters = 0;
        return;
      }
      const m = SAY.apply.mission(choice);
      s.afters &= ~(1 << m);
      useMission(s, seat, m, s.actGondola, io);
    },
    whyNot(s, seat, choice) {
      if (verbOf(choice) === SAY.done.tag) return { rule: 'no-way-on', facts: { at: at(s, s.actQuay), coins: s.coins[seat] } };
      if (verbOf(choice) !== SAY.apply.tag) return undefined;
      const m = SAY.apply.mission(choice);
      const facts = { mission: missionName(m), coins: s.coins[seat] };
      if (!has(s.afters, m)) return { rule: 'mission-does-not-follow', facts };
      const can = usable(s, seat, s.actGondola, s.edition.missions[m].effect);
      return can ? { rule: 'no-way-on', facts: { at: at(s, s.actQuay), coins: s.coins[seat] } } : { rule: 'effect-needs', facts };
    },
  }),

  // One of two branches (a: the building, b: which effect), or whether the second part follows the first.
  choose: ask<State>({
    who: 'player',
    legal(s, seat, out) {
      const e = effectOf(s, s.a, s.b);
      if (e.second !== null) {
        if (usable(s, seat, NO_GONDOLA, e.second)) out.add(SAY.choose.make(1));
        out.add(SAY.done.make());
        return;
      }
      e.branches.forEach((branch, i) => {
        if (!usable(s, seat, s.actGondola, branch)) return;
        if (s.passing === 0 || leavesWay(s, seat, branch, s.used)) out.add(SAY.choose.make(i));
      });
    },
    apply(s, seat, choice, io) {
      if (verbOf(choice) === SAY.done.tag) return;
      const e = effectOf(s, s.a, s.b);
      const g = s.a === CARD_SOURCE ? NO_GONDOLA : s.actGondola;
      perform(s, seat, g, e.second ?? e.branches[SAY.choose.branch(choice)], io);
    },
    whyNot(s, seat, choice) {
      if (verbOf(choice) !== SAY.choose.tag) return undefined;
      const e = effectOf(s, s.a, s.b);
      const i = SAY.choose.branch(choice);
      const branch = e.second === null ? e.branches[i] : i === 1 ? e.second : undefined;
      if (branch === undefined) return undefined;
      if (usable(s, seat, s.a === CARD_SOURCE ? NO_GONDOLA : s.actGondola, branch))
        return { rule: 'no-way-on', facts: { at: at(s, s.actQuay), coins: s.coins[seat] } };
      return {
        rule: branch.bridges > 0 && !canBuild(s, seat) ? 'no-bridge-left' : 'effect-needs',
        facts: { bridges: bridgesOf(s, seat), ...(s.a === CARD_SOURCE ? { card: cardName(s.b) } : { building: at(s, s.actQuay) }) },
      };
    },
  }),

  // 4.8 A bridge, anywhere.
  bridge: ask<State>({
    who: (s) => s.a,
    legal(s, seat, out) {
      for (let c = 0; c < s.edition.canals; c++)
        if (s.bridges[c] === 0 && (s.passing === 0 || goesOn(s, purseOf(s, seat, s.actGondola), s.used, c))) out.add(SAY.bridge.make(c));
    },
    apply: (s, seat, choice, io) => build(s, seat, SAY.bridge.canal(choice), io),
    whyNot(s, _, choice) {
      if (verbOf(choice) !== SAY.bridge.tag) return undefined;
      const c = SAY.bridge.canal(choice);
      return {
        rule: c >= s.edition.canals ? 'no-such-canal' : s.bridges[c] > 0 ? 'bridge-there' : 'no-way-on',
        facts: { canal: canalName(c) },
      };
    },
  }),
} satisfies Record<string, Node<State>>;
