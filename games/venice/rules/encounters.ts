// 4.7 Encounters: choices of two made in secret and shown together; payments of one alone; one's own second gondola.
import { ALL, ask, auto, has, lowest, together, verbOf, type Choices, type Io, type Node } from '@ridotto/engine';
import * as box from '../box/material.ts';
import { TRIGGER } from '../box/missions.ts';
import { active, cubesOn, permanent, type State } from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { AT } from './contents.ts';
import { addCoins, addScrolls, takeIntrigue } from './gains.ts';
import { CONVERT_ONE, SHARE, tellCubes } from './interpreter.ts';
import { at, ownerId, tellMission } from './telling.ts';
import { goesOn, purseOf } from './ways.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { CUBE_NAMES, DOGE, GONDOLAS, LETTER_A, SEATS, TYPES } = box;
const SCROLL = 1;
const INTRIGUE = 2;
const CUBE = 3;

const paysCubes = (s: State, seat: number): boolean => permanent(s, seat, TRIGGER.encounterPayment) >= 0;
/** Is there anything but intrigue to choose (A3, A43)? `gondolas`: whose cubes mission 21 may take. */
function hasChoice(s: State, seat: number, gondolas: number): boolean {
  if (s.scrolls[seat] > 0 || s.favour[seat] > 0) return true;
  if (!paysCubes(s, seat)) return false;
  for (let g = seat * 2; g < seat * 2 + 2; g++) if (has(gondolas, g) && cubesOn(s, g) > 0) return true;
  return false;
}
/** The mover's payment must leave a way on. */
const leavesWay = (s: State, seat: number, scrolls: number, cubes: number): boolean => {
  if (seat !== s.player) return true;
  const turned = s.turned[seat] === 1 ? s.edition.favour[0] : 0;
  const p = purseOf(s, seat, active(s), s.coins[seat] + turned);
  return goesOn(s, { ...p, scrolls: p.scrolls - scrolls, cubes: p.cubes - cubes }, 0);
};
function payments(s: State, seat: number, scrolls: number, gondolas: number, out: Choices): void {
  out.add(SAY.intrigue.make());
  if (scrolls > 0 && leavesWay(s, seat, 1, 0)) out.add(SAY.scroll.make());
  if (!paysCubes(s, seat)) return;
  for (let t = 0; t < TYPES; t++)
    for (let g = seat * 2; g < seat * 2 + 2; g++)
      if (has(gondolas, g) && s.cubes[g * TYPES + t] > 0 && leavesWay(s, seat, 0, 1)) {
        out.add(SAY.pay.make(t));
        break;
      }
}
function carryOut(s: State, seat: number, pick: number, gondolas: number, io: Io): void {
  if (pick === SCROLL) addScrolls(s, seat, -1, io);
  else if (pick === INTRIGUE) takeIntrigue(s, seat, 1, io);
  else {
    const t = pick - CUBE;
    const g = has(gondolas, seat * 2) && s.cubes[seat * 2 * TYPES + t] > 0 ? seat * 2 : seat * 2 + 1;
    s.cubes[g * TYPES + t]--;
    tellCubes(s, g, io);
  }
}
const pickOf = (choice: number): number => {
  const verb = verbOf(choice);
  return verb === SAY.scroll.tag ? SCROLL : verb === SAY.intrigue.tag ? INTRIGUE : CUBE + SAY.pay.cube(choice);
};
const pickName = (pick: number): string => (pick === SCROLL ? 'scroll' : pick === INTRIGUE ? 'intrigue' : CUBE_NAMES[pick - CUBE]);
const whyNotPay = (s: State, seat: number, choice: number) => {
  const verb = verbOf(choice);
  const facts = { scrolls: s.scrolls[seat] };
  if (verb === SAY.scroll.tag) return { rule: s.scrolls[seat] > 0 ? 'no-way-on' : 'no-scroll', facts };
  if (verb === SAY.pay.tag)
    return { rule: paysCubes(s, seat) ? 'no-such-cube' : 'no-mission-pays-cubes', facts: { cube: CUBE_NAMES[SAY.pay.cube(choice)] } };
  if (verb === SAY.turn.tag) return { rule: 'no-favour-card', facts: { unturned: s.favour[seat] } };
  return undefined;
};

/** One player alone loses a scroll or takes an intrigue. Without a choice it happens at once. */
export function payAlone(s: State, seat: number, gondolas: number, io: Io): void {
  if (hasChoice(s, seat, gondolas)) s.call(AT.pay, seat, (gondolas >> (seat * 2)) & 3);
  else takeIntrigue(s, seat, 1, io);
}
/** 11, A28: of the Doge, a scroll if he has one, else intrigue. */
export function dogePays(s: State, io: Io): void {
  if (s.scrolls[DOGE] > 0) addScrolls(s, DOGE, -1, io);
  else takeIntrigue(s, DOGE, 1, io);
}
const gondolaMet = (s: State): number => s.meeting - 1;
const gondolasIn = (s: State): number => (1 << active(s)) | (1 << gondolaMet(s));

export const encounterNodes = {
  // A6: the mover chooses the order.
  order: ask<State>({
    while: (s) => s.meeting === 0 && hasSeveralOwners(s.toMeet),
    who: 'player',
    legal: ordersIn,
    apply(s, _, choice) {
      const owner = SAY.meet.owner(choice);
      for (let g = 0; g < GONDOLAS; g++) if (g >> 1 === owner && has(s.toMeet, g)) return void (s.meeting = g + 1);
    },
    whyNot: notThere,
  }),
  meeting: auto<State>((s, io) => {
    if (s.meeting === 0) s.meeting = lowest(s.toMeet) + 1;
    const g = gondolaMet(s);
    s.toMeet &= ~(1 << g);
    const owner = g >> 1;
    const mover = s.player;
    io.tell(ALL, 'meets', () => ({ seat: ownerId(mover), owner: ownerId(owner), at: at(s, s.gondola[active(s)]) }));
    if (owner === mover) {
      if (cubesOn(s, active(s)) + cubesOn(s, g) > 0) s.call(AT.cubes, SHARE, active(s));
    } else if (owner < SEATS) s.call(AT.encounter, mover, owner);
    else {
      // 10: the active player alone; 11: the Doge too.
      if (s.seats === 1) dogePays(s, io);
      payAlone(s, mover, 1 << active(s), io);
    }
  }),
  // Missions 14 and 7 (A45).
  scandal: auto<State>((s, io) => {
    const owner = gondolaMet(s) >> 1;
    if (owner >= SEATS || owner === s.player) return;
    const m = permanent(s, owner, TRIGGER.afterBeingEncountered);
    if (m < 0) return;
    tellMission(owner, m, io);
    payAlone(s, s.player, 1 << active(s), io);
  }),
  swap: auto<State>((s) => {
    const owner = gondolaMet(s) >> 1;
    s.meeting = 0;
    if (owner !== s.player && permanent(s, s.player, TRIGGER.afterEncounterOnOwnTurn) >= 0 && cubesOn(s, active(s)) > 0)
      s.call(AT.cubes, CONVERT_ONE, active(s));
  }),

  // a: the mover, b: the owner. Scroll or intrigue; the favour card first, in secret too (4.14).
  encounter: together<State>({
    who(s) {
      const gondolas = gondolasIn(s);
      return (hasChoice(s, s.a, gondolas) ? 1 << s.a : 0) | (hasChoice(s, s.b, gondolas) ? 1 << s.b : 0);
    },
    legal(s, seat, out) {
      const scrolls = s.scrolls[seat] + (s.turned[seat] === 2 ? s.edition.favour[1] : 0);
      payments(s, seat, scrolls, gondolasIn(s), out);
      if (s.favour[seat] > 0 && s.turned[seat] === 0) {
        out.add(SAY.turn.make(0));
        out.add(SAY.turn.make(1));
      }
    },
    apply(s, seat, choice) {
      if (verbOf(choice) === SAY.turn.tag) s.turned[seat] = 1 + SAY.turn.gain(choice);
      else s.pick[seat] = pickOf(choice);
    },
    done: (s, seat) => s.pick[seat] > 0,
    commit(s, io) {
      const both = [s.a, s.b];
      const gondolas = gondolasIn(s);
      const picks = both.map((p) => s.pick[p] || INTRIGUE);
      io.reveal(ALL, 'encounter', () => ({ picks: Object.fromEntries(both.map((p, i) => [ownerId(p), pickName(picks[i])])) }));
      for (const p of both) if (s.turned[p] > 0) turnFavour(s, p, s.turned[p] - 1, io);
      both.forEach((p, i) => carryOut(s, p, picks[i], gondolas, io));
      s.pick.fill(0);
      s.turned.fill(0);
    },
    whyNot: whyNotPay,
  }),

  // a: who pays, b: which of their gondolas take part (1, 2 or both).
  pay: ask<State>({
    who: (s) => s.a,
    legal: (s, seat, out) => payments(s, seat, s.scrolls[seat], s.b << (seat * 2), out),
    apply(s, seat, choice, io) {
      const pick = pickOf(choice);
      io.tell(ALL, 'pays', () => ({ seat: ownerId(seat), with: pickName(pick) }));
      carryOut(s, seat, pick, s.b << (seat * 2), io);
    },
    whyNot: whyNotPay,
  }),
} satisfies Record<string, Node<State>>;

/** Two gondolas of one letter are met alike: there is nothing to choose. */
function hasSeveralOwners(gondolas: number): boolean {
  const owners = (gondolas | (gondolas >> 1)) & 0x1555;
  return (owners & (owners - 1)) !== 0;
}
/** Whose gondola next. */
export function ordersIn(s: State, _: number, out: Choices): void {
  for (let owner = 0; owner < LETTER_A + 2; owner++) if ((s.toMeet >> (owner * 2)) & 3) out.add(SAY.meet.make(owner));
}
export function notThere(_: State, __: number, choice: number) {
  return verbOf(choice) === SAY.meet.tag ? { rule: 'not-there', facts: { owner: ownerId(SAY.meet.owner(choice)) } } : undefined;
}

/** 4.14: coins or scrolls. */
export function turnFavour(s: State, seat: number, gain: number, io: Io): void {
  s.favour[seat] = 0;
  io.tell(ALL, 'favour', () => ({ seat: ownerId(seat), gain: box.GAIN.values[gain] }));
  if (gain === 0) addCoins(s, seat, s.edition.favour[0], io);
  else addScrolls(s, seat, s.edition.favour[1], io);
}
