// 2 Set-up and the preliminary round.
import { ALL, ask, auto, together, verbOf, only, type Io, type Node } from '@ridotto/engine';
import * as box from '../box/material.ts';
import { alone, DRAWN, HAND, held, WITH_NOBODY, type State } from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { activate } from './activation.ts';
import { advanceAssistant } from './assistants.ts';
import { drawMission, missionsOf, revealDrawn } from './drawing.ts';
import { putOnTop } from './gondolas.ts';
import { prepareDoge, revealSmuggler } from './doge.ts';
import { buildingName, missionName, ownerId } from './telling.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { BUILDINGS, FIRST, LUCK, NOWHERE, QUAYS, SEATS, TILES } = box;

/** 2.2: clockwise from the first player, then back. */
function placer(s: State): number {
  const n = s.placings < s.seats ? s.placings : 2 * s.seats - 1 - s.placings;
  return (s.first + n) % s.seats;
}
const gondolaPlaced = (s: State, seat: number): number => seat * 2 + (s.placings < s.seats ? 0 : 1);

export const setUpNodes = {
  tiles: auto<State>((s, io) => {
    const { communalAt, example } = s.edition;
    for (let q = 0; q < QUAYS; q++) {
      if (communalAt[q] >= 0) continue;
      let t = example[q];
      if (s.settings.exampleLayout) s.tileBag[t]--;
      else t = io.draw(LUCK.tile, s.tileBag);
      s.buildingAt[q] = t;
      s.quayOf[t] = q;
    }
    io.tell(ALL, 'layout', () => ({
      tiles: Object.fromEntries(s.edition.quayNames.map((name, q) => [name, buildingName(s.buildingAt[q])])),
    }));
  }),
  // Drawn beforehand, for the missions go back in turn order.
  'first-player': auto<State>((s, io) => {
    const bag = new Int32Array(SEATS).fill(1, 0, s.seats);
    s.first = s.settings.firstSeatBegins || alone(s) ? 0 : io.draw(LUCK.first, bag);
    s.player = s.first;
    const { extraCoinsPerEarlierPlayer: extra } = s.edition.file.perPlayer;
    for (let i = 0; i < s.seats; i++) s.coins[(s.first + i) % s.seats] += i * extra;
    io.tell(ALL, 'first-player', () => ({ seat: FIRST.values[s.first] }));
  }),
  deal: auto<State>((s, io) => {
    for (let p = 0; p < s.seats; p++) {
      for (let i = 0; i < s.edition.file.missionsDealt; i++) drawMission(s, p, io);
      s.drawing = s.edition.file.missionsDealt;
      revealDrawn(s, p, io);
      s.drawing = 0;
    }
  }),
  // Each keeps two of three, in secret; the third goes under the deck, the first player's first.
  returns: together<State>({
    who: (s) => (1 << s.seats) - 1,
    legal(s, seat, out) {
      for (const m of missionsOf(s, seat, DRAWN)) out.add(SAY.return.make(m));
    },
    apply: (s, seat, choice) => void (s.returned[seat] = 1 + SAY.return.mission(choice)),
    done: (s, seat) => s.returned[seat] > 0,
    commit(s, io) {
      for (let i = 0; i < s.seats; i++) giveBack(s, (s.first + i) % s.seats, io);
    },
    whyNot: (_, __, choice) =>
      verbOf(choice) === SAY.return.tag
        ? { rule: 'mission-not-dealt', facts: { mission: missionName(SAY.return.mission(choice)) } }
        : undefined,
  }),

  // 2.2: place, share, assistant, activation.
  place: ask<State>({
    who: placer,
    legal(s, seat, out) {
      const other = s.gondola[seat * 2];
      for (let b = 0; b < BUILDINGS; b++) if (s.quayOf[b] !== other || other === NOWHERE) out.add(SAY.place.make(b));
    },
    apply(s, seat, choice, io) {
      s.player = seat;
      const b = SAY.place.building(choice);
      const g = gondolaPlaced(s, seat);
      putOnTop(s, g, s.quayOf[b], seat, io);
      if (b < TILES) advanceAssistant(s, seat, b, io);
      activate(s, s.quayOf[b], g);
    },
    whyNot: (_, __, choice) =>
      verbOf(choice) === SAY.place.tag
        ? { rule: 'own-gondola-there', facts: { building: buildingName(SAY.place.building(choice)) } }
        : undefined,
  }),
  placed: auto<State>((s, io) => {
    s.placings++;
    // 2.4: between the two of a lone player, the Doge's four.
    if (alone(s) && s.placings === 1) placeDoge(s, io);
    if (s.placings < 2 * s.seats) return;
    s.regular = 1;
    s.player = s.first;
  }),
  'set-row': auto<State>((s, io) => {
    if (alone(s)) prepareDoge(s, io);
  }),
} satisfies Record<string, Node<State>>;

function giveBack(s: State, seat: number, io: Io): void {
  const back = s.returned[seat] - 1;
  s.returned[seat] = 0;
  for (const m of missionsOf(s, seat, DRAWN)) s.mission[m] = held(seat, HAND);
  s.mission[back] = WITH_NOBODY;
  s.missions.putUnder(back, only(seat));
  io.tell(
    only(seat),
    'returns',
    () => ({ seat: ownerId(seat), mission: missionName(back) }),
    () => ({ seat: ownerId(seat) }),
  );
}
/** A, B, A, B: gondolas and assistants; then, if it shall be harder, assistants alone. */
function placeDoge(s: State, io: Io): void {
  for (let i = 0; i < 4 + 2 * s.settings.extraCards; i++) {
    const letter = i % 2;
    const tile = revealSmuggler(s, letter, io);
    if (i < 4) putOnTop(s, (SEATS + letter) * 2 + (i >> 1), s.quayOf[tile], 0, io);
    if (s.settings.dogeAssistants) advanceAssistant(s, SEATS + letter, tile, io);
  }
}
