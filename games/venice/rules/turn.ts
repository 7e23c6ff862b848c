// 3, 4.1, 4.2, 4.9: the turn from its beginning to its end, except for the way.
import { ALL, ask, auto, verbOf, type Io, type Node } from '@ridotto/engine';
import * as box from '../box/material.ts';
import { TRIGGER } from '../box/missions.ts';
import { active, ARCHIVED, cubesOn, HAND, held, inSlot, isShown, unfinished, alone, type State } from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { activate } from './activation.ts';
import { advanceAssistant } from './assistants.ts';
import { AT } from './contents.ts';
import { addCoins, addScrolls, addVp } from './gains.ts';
import { putOnTop } from './gondolas.ts';
import { CARD_SOURCE, NO_GONDOLA, perform, stayCost, tellCubes, trigger, usable } from './interpreter.ts';
import { at, cardName, missionName, ownerId } from './telling.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { CARDS, MISSIONS, NOWHERE, SLOT_NAMES, TILES, TYPES } = box;

const payable = (s: State, seat: number, m: number, scrolls: number): boolean => {
  const mission = s.edition.missions[m];
  const g = active(s) * TYPES;
  return (
    mission.scrolls <= scrolls &&
    mission.cubes.every((n, t) => n <= s.cubes[g + t]) &&
    mission.destination === s.buildingAt[s.gondola[active(s)]] &&
    s.mission[m] === held(seat, HAND)
  );
};
/** Asked as far as all can see: whether some mission to this place, not yet completed by anybody, could be paid for. */
function mayComplete(s: State): boolean {
  const seat = s.player;
  if (s.completed > 0 || unfinished(s, seat) === 0) return false;
  const scrolls = s.scrolls[seat] + (s.favour[seat] > 0 ? s.edition.favour[1] : 0);
  const g = active(s);
  const here = s.buildingAt[s.gondola[g]];
  if (cubesOn(s, g) === 0 && s.edition.missions.every((m) => m.destination !== here || m.cubes.some((n) => n > 0))) return false;
  for (let m = 0; m < MISSIONS; m++) {
    const mission = s.edition.missions[m];
    if (mission.destination !== here || mission.scrolls > scrolls || isShown(s, m)) continue;
    if (mission.cubes.every((n, t) => n <= s.cubes[g * TYPES + t])) return true;
  }
  return false;
}

export const turnNodes = {
  begin: auto<State>((s, io) => {
    s.boarded = 0;
    s.played = 0;
    s.visited = 0;
    s.steps = 0;
    s.moored = 0;
    s.completed = 0;
    io.tell(ALL, 'turn', () => ({ seat: ownerId(s.player), turn: s.turn + 1 }));
  }),
  // 4.1 and 4.2: perhaps a card; then the gondolier.
  start: ask<State>({
    while: (s) => s.boarded === 0,
    who: 'player',
    legal(s, seat, out) {
      // On the board always, but for positions that do not say where a gondola is.
      if (s.gondolier[seat] === 0) {
        for (let i = 0; i < 2; i++) if (s.gondola[seat * 2 + i] !== NOWHERE) out.add(SAY.gondola.make(i));
      } else {
        if (s.gondola[active(s) ^ 1] !== NOWHERE) out.add(SAY.switch.make());
        if (s.coins[seat] >= stayCost(s, seat) && s.gondola[active(s)] !== NOWHERE) out.add(SAY.stay.make());
      }
      if (out.n === 0) throw new Error(`position: player ${seat + 1} has no gondola on the board that may move`);
      if (s.played > 0) return;
      for (let k = 0; k < CARDS; k++)
        if (s.hand[seat * CARDS + k] > 0 && usable(s, seat, NO_GONDOLA, s.edition.influence[k])) out.add(SAY.play.make(k));
    },
    apply(s, seat, choice, io) {
      const verb = verbOf(choice);
      if (verb === SAY.play.tag) {
        playCard(s, seat, SAY.play.card(choice), io);
        return;
      }
      if (verb === SAY.gondola.tag) s.gondolier[seat] = 1 + SAY.gondola.which(choice);
      else if (verb === SAY.switch.tag) s.gondolier[seat] = 3 - s.gondolier[seat];
      s.boarded = 1;
      s.visited = 1 << s.gondola[active(s)];
      const stays = verb === SAY.stay.tag;
      io.tell(ALL, 'gondolier', () => ({
        seat: ownerId(seat),
        gondola: s.gondolier[seat] === 1 ? 'first' : 'second',
        at: at(s, s.gondola[active(s)]),
        ...(stays && { stays }),
      }));
      if (stays) addCoins(s, seat, -stayCost(s, seat), io);
    },
    whyNot(s, seat, choice) {
      const verb = verbOf(choice);
      if (verb === SAY.stay.tag) return { rule: 'staying-costs', facts: { coins: s.coins[seat], cost: stayCost(s, seat) } };
      if (verb !== SAY.play.tag) return undefined;
      const k = SAY.play.card(choice);
      const facts = { card: cardName(k), coins: s.coins[seat] };
      if (s.hand[seat * CARDS + k] === 0) return { rule: 'card-not-in-hand', facts };
      return { rule: s.played > 0 ? 'one-card-a-turn' : 'card-has-no-target', facts };
    },
  }),

  // 4.5, 4.6
  share: auto<State>((s, io) => putOnTop(s, active(s), s.gondola[active(s)], s.player, io)),
  // 4.9: one mission at most (A32).
  missions: ask<State>({
    while: mayComplete,
    who: 'player',
    legal(s, seat, out) {
      for (let m = 0; m < MISSIONS; m++) if (payable(s, seat, m, s.scrolls[seat])) out.add(SAY.complete.make(m));
      out.add(SAY.done.make());
    },
    apply(s, seat, choice, io) {
      s.completed = 1;
      if (verbOf(choice) !== SAY.complete.tag) return;
      const m = SAY.complete.mission(choice);
      const mission = s.edition.missions[m];
      const g = active(s);
      for (let t = 0; t < TYPES; t++) s.cubes[g * TYPES + t] -= mission.cubes[t];
      s.mission[m] = held(seat, ARCHIVED); // until it is laid
      io.tell(ALL, 'completes', () => ({ seat: ownerId(seat), mission: missionName(m) }));
      tellCubes(s, g, io);
      addScrolls(s, seat, -mission.scrolls, io);
      addCoins(s, seat, mission.coins, io);
      addVp(s, seat, mission.vp, io);
      trigger(s, seat, TRIGGER.afterCompletingMission, io); // A44: before it is laid
      s.call(AT.lay, m);
    },
    whyNot(s, seat, choice) {
      if (verbOf(choice) !== SAY.complete.tag) return undefined;
      const m = SAY.complete.mission(choice);
      const mission = s.edition.missions[m];
      const facts = { mission: missionName(m) };
      if (s.mission[m] !== held(seat, HAND)) return { rule: 'mission-not-in-hand', facts };
      if (mission.destination !== s.buildingAt[s.gondola[active(s)]])
        return { rule: 'mission-for-elsewhere', facts: { ...facts, to: box.BUILDING_NAMES[mission.destination] } };
      return { rule: 'mission-not-paid', facts: { ...facts, scrolls: s.scrolls[seat] } };
    },
  }),
  // a: the mission. A free place, or one that is taken, whose card is archived; or the archive.
  lay: ask<State>({
    who: 'player',
    legal(s, seat, out) {
      let free = false;
      for (let slot = 0; slot < 3; slot++) {
        const taken = inSlot(s, seat, slot) >= 0;
        if (taken || !free) out.add(SAY.lay.make(slot));
        if (!taken) free = true;
      }
      out.add(SAY.lay.make(3));
    },
    apply(s, seat, choice, io) {
      const slot = SAY.lay.slot(choice);
      if (slot < 3) {
        const old = inSlot(s, seat, slot);
        if (old >= 0) s.mission[old] = held(seat, ARCHIVED);
      }
      s.mission[s.a] = held(seat, slot + 1);
      io.tell(ALL, 'lays', () => ({ seat: ownerId(seat), mission: missionName(s.a), slot: SLOT_NAMES[slot] }));
    },
    whyNot: (_, __, choice) =>
      verbOf(choice) === SAY.lay.tag ? { rule: 'an-earlier-place-is-free', facts: { slot: SLOT_NAMES[SAY.lay.slot(choice)] } } : undefined,
  }),
  // 5 and 6.
  advance: auto<State>((s, io) => {
    const g = active(s);
    const b = s.buildingAt[s.gondola[g]];
    if (b < TILES) advanceAssistant(s, s.player, b, io);
    activate(s, s.gondola[g], g);
  }),
  maintain: auto<State>((s) => {
    s.spy = 0;
    s.visited = 0;
    s.steps = 0;
    s.moored = 0;
    s.sending = s.seats === 2 ? 1 : alone(s) && s.ending === 0 ? 2 : 0;
    s.letter = s.seats === 2 ? (s.player - s.first + 2) % 2 : 0;
  }),
  // 9.1: after the round in which the end is triggered, two more.
  next: auto<State>((s, io) => {
    s.turn++;
    s.boarded = 0;
    s.played = 0;
    s.completed = 0;
    if (alone(s)) {
      if (s.ending > 0 && s.left-- === 0) s.on = 0;
      if (s.on === 0) s.left = 0;
      return;
    }
    s.player = (s.player + 1) % s.seats;
    if (s.player !== s.first || s.ending === 0) return;
    s.ending++;
    if (s.ending > 3) s.on = 0;
    else io.tell(ALL, 'last-rounds', () => ({ left: 4 - s.ending }));
  }),
} satisfies Record<string, Node<State>>;

function playCard(s: State, seat: number, k: number, io: Io): void {
  s.hand[seat * CARDS + k]--;
  s.played = 1;
  s.playing = k + 1;
  io.tell(ALL, 'plays', () => ({ seat: ownerId(seat), card: cardName(k) }));
  s.call(AT['discard-played']);
  perform(s, seat, NO_GONDOLA, s.edition.influence[k], io, CARD_SOURCE, k);
}
