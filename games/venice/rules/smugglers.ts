// 10 Smugglers with two players; 11 the Doge's gondolas, by the same rules.
import { ALL, ask, auto, lowest, only, verbOf, type Io, type Node } from '@ridotto/engine';
import * as box from '../box/material.ts';
import { TRIGGER } from '../box/missions.ts';
import { alone, permanent, smugglers, stackAt, type State } from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { advanceAssistant } from './assistants.ts';
import { dogePays, notThere, ordersIn, payAlone } from './encounters.ts';
import { addVp } from './gains.ts';
import { smugglerDeck } from './doge.ts';
import { castOff, putOnTop } from './gondolas.ts';
import { nextQuays } from './routes.ts';
import { at, buildingName, ownerId, tellMission } from './telling.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { AFLOAT, DOGE, GONDOLAS, LETTER_A, LETTERS, NOWHERE, SEATS, TILES } = box;

const goalQuay = (s: State): number => s.quayOf[s.goal - 1];
const drawnOf = (s: State): number[] => [...s.smugglerDrawn].filter((t) => t > 0).map((t) => t - 1);
/** Those that may be moved: with two players the one of the letter, alone the two, but none that is there already (A19, A29). */
function movable(s: State): number[] {
  const first = (SEATS + s.letter) * 2;
  const all = alone(s) ? [first, first + 1] : [first];
  return all.filter((g) => s.gondola[g] !== goalQuay(s));
}
export const isSailing = (s: State): boolean => s.sent > 0 && s.gondola[s.sent - 1] !== goalQuay(s);
const ways = (s: State): number[] => nextQuays(s, s.gondola[s.sent - 1], goalQuay(s), s.route);
function setGoal(s: State, tile: number, io: Io): void {
  s.goal = tile + 1;
  if (alone(s)) s.smugglerSeen[s.letter * TILES + tile] = 1;
  s.smugglerDrawn.fill(0);
  io.reveal(ALL, 'smuggler', () => ({ seat: ownerId(s.player), letter: LETTERS[s.letter], to: buildingName(tile) }));
}

export const smugglerNodes = {
  'draw-smugglers': auto<State>((s, io) => {
    const pile = smugglers(s, s.letter);
    const n = Math.min(2, pile.size);
    const { player, letter } = s;
    for (let i = 0; i < n; i++) s.smugglerDrawn[i] = pile.draw(io, smugglerDeck(letter)) + 1;
    io.reveal(
      only(player),
      'draws-smugglers',
      () => ({ seat: ownerId(player), letter: LETTERS[letter], to: drawnOf(s).map(buildingName) }),
      () => ({ seat: ownerId(player), letter: LETTERS[letter], count: n }),
    );
    if (n === 1) setGoal(s, s.smugglerDrawn[0] - 1, io);
  }),
  // One of two; the other comes back on top.
  smuggler: ask<State>({
    while: (s) => s.goal === 0,
    who: 'player',
    legal(s, _, out) {
      for (const t of drawnOf(s)) out.add(SAY.smuggler.make(t));
    },
    apply(s, seat, choice, io) {
      const t = SAY.smuggler.building(choice);
      for (const other of drawnOf(s)) if (other !== t) smugglers(s, s.letter).putOnTop(other, only(seat));
      setGoal(s, t, io);
    },
    whyNot: (_, __, choice) =>
      verbOf(choice) === SAY.smuggler.tag
        ? { rule: 'smuggler-not-drawn', facts: { to: buildingName(SAY.smuggler.building(choice)) } }
        : undefined,
  }),
  'choose-gondola': ask<State>({
    while: (s) => s.sent === 0 && movable(s).length > 1,
    who: 'player',
    legal(_, __, out) {
      out.add(SAY.gondola.make(0));
      out.add(SAY.gondola.make(1));
    },
    apply: (s, _, choice) => void (s.sent = (SEATS + s.letter) * 2 + SAY.gondola.which(choice) + 1),
  }),
  voyage: auto<State>((s) => {
    if (s.sent === 0 && movable(s).length === 1) s.sent = movable(s)[0] + 1;
    if (s.sent === 0) return;
    const g = s.sent - 1;
    castOff(s, g);
    // The first time it is simply put there.
    if (s.gondola[g] === NOWHERE) s.gondola[g] = goalQuay(s);
    s.height[g] = AFLOAT;
    s.route = 1 << s.gondola[g];
  }),
  // Where routes are equally cheap, the active player chooses.
  way: ask<State>({
    while: (s) => s.ways === 0 && ways(s).length > 1,
    who: 'player',
    legal(s, _, out) {
      for (const q of ways(s)) out.add(SAY.by.make(s.buildingAt[q]));
    },
    apply: (s, _, choice) => void (s.ways = 1 + s.quayOf[SAY.by.building(choice)]),
    whyNot: (_, __, choice) =>
      verbOf(choice) === SAY.by.tag ? { rule: 'not-the-cheapest', facts: { by: buildingName(SAY.by.building(choice)) } } : undefined,
  }),
  sail: auto<State>((s, io) => {
    const g = s.sent - 1;
    const to = s.ways > 0 ? s.ways - 1 : ways(s)[0];
    io.tell(ALL, 'sails', () => ({ owner: ownerId(g >> 1), from: at(s, s.gondola[g]), to: at(s, to) }));
    s.gondola[g] = to;
    s.route |= 1 << to;
    s.ways = 0;
    if (to === goalQuay(s)) return;
    for (const other of stackAt(s, to)) if (other < 2 * SEATS) s.toMeet |= 1 << other;
  }),
  'route-order': ask<State>({
    while: (s) => s.meeting === 0 && (s.toMeet & (s.toMeet - 1)) !== 0,
    who: 'player',
    legal: ordersIn,
    apply(s, _, choice) {
      const owner = SAY.meet.owner(choice);
      for (let g = 0; g < GONDOLAS; g++) if (g >> 1 === owner && (s.toMeet >> g) & 1) s.meeting = g + 1;
    },
    whyNot: notThere,
  }),
  // Its owner alone pays (A20).
  'route-meeting': auto<State>((s, io) => {
    const g = s.meeting > 0 ? s.meeting - 1 : lowest(s.toMeet);
    const owner = g >> 1;
    s.meeting = 0;
    s.toMeet &= ~(1 << g);
    io.tell(ALL, 'meets', () => ({ seat: ownerId(owner), owner: ownerId(SEATS + s.letter), at: at(s, s.gondola[g]) }));
    const scandal = alone(s) ? permanent(s, owner, TRIGGER.afterBeingEncountered) : -1;
    if (scandal >= 0) {
      tellMission(owner, scandal, io);
      dogePays(s, io);
    }
    payAlone(s, owner, 1 << g, io);
  }),
  arrive: auto<State>((s, io) => {
    // With two players the smugglers have ten assistants together: they are counted as those of letter A.
    const owner = alone(s) ? SEATS + s.letter : LETTER_A;
    const tile = s.goal - 1;
    if (s.sent > 0) putOnTop(s, s.sent - 1, goalQuay(s), s.player, io);
    advanceAssistant(s, owner, tile, io);
    s.smugglerDiscard[s.letter * TILES + tile]++;
    s.sent = 0;
    s.goal = 0;
    s.route = 0;
    if (alone(s)) {
      // 11, step 4: also for one that was there before.
      const space = s.space[owner * TILES + tile];
      const { vpSpace1, vpSpace4 } = s.settings;
      const vp = space === 0 ? 0 : space === 1 ? vpSpace1 : space === 4 ? vpSpace4 : s.edition.file.solo.dogeAssistantVp[space - 1];
      if (vp > 0) {
        io.tell(ALL, 'assistant-scores', () => ({ owner: ownerId(owner), building: buildingName(tile), space }));
        addVp(s, DOGE, vp, io);
      }
      s.ignored |= 1 << s.edition.ignores[s.letter * TILES + tile];
      if (s.letter === 1) s.rowAt = 1;
    }
    reshuffle(s, io);
    s.letter = alone(s) ? 1 - s.letter : s.letter;
    s.sending--;
  }),
} satisfies Record<string, Node<State>>;

/** The last card has been played: a new deck. */
function reshuffle(s: State, io: Io): void {
  const pile = smugglers(s, s.letter);
  if (pile.size > 0) return;
  // A position may leave open which cards were put aside: those that have not come.
  for (let t = 0; t < TILES; t++) for (; pile.bag[t] > 0; pile.bag[t]--) s.smugglerAside[s.letter * TILES + t] = 1;
  for (let t = 0; t < TILES; t++)
    for (; s.smugglerDiscard[s.letter * TILES + t] > 0; s.smugglerDiscard[s.letter * TILES + t]--) pile.add(t);
  io.tell(ALL, 'shuffles', () => ({ deck: `smugglers-${LETTERS[s.letter]}`, cards: pile.size }));
}
