// 3 SET-UP. Board, stocks, members, cards and coins are laid out when a game is made (state.ts).
import { ALL, auto, only, script, together, verbOf, type Io, type Node } from '@ridotto/engine';
import { laid, sideOf, tileOf, turnsOf } from '../box/city.ts';
import {
  BOARD_NAMES,
  CHURCH,
  FOUNTAIN_NAMES,
  FOUNTAINS,
  LUCK,
  MISSIONS,
  NOBILITY,
  ROTATIONS,
  ROUNDS,
  SIDE_NAMES,
  TILE_NAMES,
  TILES,
} from '../box/material.ts';
import { CHOOSING, clockwise, everybody, KEPT, missionsOf, REJECTED, type State } from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { AT } from './contents.ts';
import { bySeat, id, mission } from './telling.ts';

const { keep, reject } = SAY;

export const setUp = {
  'set-up': script([AT.boards, AT.fountains, AT.city, AT['first-player'], AT.deal, AT.missions]),

  // Step 2: the round boards in random order, all to be seen.
  boards: auto((s, io) => {
    const bag = new Int32Array(ROUNDS).fill(1);
    for (let round = 0; round < ROUNDS; round++) s.boards[round] = io.draw(LUCK.board, bag);
    io.tell(ALL, 'boards', () => ({ boards: [...s.boards].map((b) => BOARD_NAMES[b]) }));
  }),
  // Step 4: a fountain on each of them, the other five out of the game.
  fountains: auto((s, io) => {
    const bag = new Int32Array(FOUNTAINS).fill(1);
    for (let round = 0; round < ROUNDS; round++) s.tiles[round] = io.draw(LUCK.fountain, bag);
    io.tell(ALL, 'fountains', () => ({ fountains: [...s.tiles].map((t) => FOUNTAIN_NAMES[t]) }));
  }),

  // Step 6: the recommended city, or for each place a tile of its shape, its side, and how it is turned.
  city: auto((s, io) => {
    if (s.settings.randomCity) arrange(s, io);
    io.tell(ALL, 'city', () => ({ tiles: arrangement(s) }));
  }),

  // Step 12, R31: the first player by lot. One member on Nobility; the next player's on Church.
  'first-player': auto((s, io) => {
    const bag = new Int32Array(LUCK.firstPlayer.domain.values.length).fill(1, 0, s.seats);
    const first = io.draw(LUCK.firstPlayer, bag);
    const second = clockwise(s, first, 1);
    s.pawn = first;
    s.first = first;
    s.council[NOBILITY] = 1 << first;
    s.council[CHURCH] = 1 << second;
    s.supply[first]--;
    s.supply[second]--;
    io.tell(ALL, 'first-player', () => ({ seat: id(first), church: id(second) }));
  }),

  // Step 13: five missions each. With two players the quarters card is out of the game.
  deal: auto((s, io) => {
    for (let p = 0; p < s.seats; p++) {
      for (let n = 0; n < s.edition.dealt; n++) s.missionOf[io.draw(LUCK.mission, s.missionDeck)] = CHOOSING + p;
      io.reveal(
        only(p),
        'dealt',
        () => ({ seat: id(p), missions: missionsOf(s, p, CHOOSING).map(mission) }),
        () => ({ seat: id(p), count: s.edition.dealt }),
      );
    }
  }),
  // Everyone secretly keeps at least one of them; the others go back into the box unseen.
  missions: together({
    who: everybody,
    legal(s, seat, out) {
      const next = nextToChoose(s, seat);
      if (next < 0) return;
      out.add(keep.make(next));
      const undecided = missionsOf(s, seat, CHOOSING).length;
      if (missionsOf(s, seat, KEPT).length + undecided > s.edition.keptMin) out.add(reject.make(next));
    },
    apply(s, seat, choice) {
      const keeps = verbOf(choice) === keep.tag;
      s.missionOf[keeps ? keep.mission(choice) : reject.mission(choice)] = (keeps ? KEPT : REJECTED) + seat;
    },
    done: (s, seat) => nextToChoose(s, seat) < 0,
    commit(s, io) {
      for (let p = 0; p < s.seats; p++) io.tell(only(p), 'keeps', () => ({ seat: id(p), missions: missionsOf(s, p, KEPT).map(mission) }));
      io.tell(ALL, 'kept', () => ({ missions: bySeat(s, (p) => missionsOf(s, p, KEPT).length) }));
    },
    whyNot(s, seat, choice) {
      const verb = verbOf(choice);
      if (verb !== keep.tag && verb !== reject.tag) return undefined;
      const next = nextToChoose(s, seat);
      const named = verb === keep.tag ? keep.mission(choice) : reject.mission(choice);
      if (next < 0) return { rule: 'missions-chosen', facts: { seat: id(seat) } };
      if (named >= MISSIONS || s.missionOf[named] !== CHOOSING + seat)
        return { rule: 'mission-not-dealt', facts: { mission: mission(named) } };
      if (named !== next) return { rule: 'missions-in-order', facts: { next: mission(next), mission: mission(named) } };
      return { rule: 'keep-at-least', facts: { least: s.edition.keptMin, mission: mission(named) } };
    },
  }),
} satisfies Record<string, Node<State>>;

/** Missions are decided upon in the order of the box; -1: all are. */
function nextToChoose(s: State, seat: number): number {
  return s.missionOf.indexOf(CHOOSING + seat);
}

function arrange(s: State, io: Io): void {
  const { layout, edition } = s;
  const used = new Set<number>();
  layout.slots.forEach((slot, k) => {
    const tiles = Int32Array.from({ length: TILES }, (_, t) => (edition.tiles[t]?.shape === slot.shape && !used.has(t) ? 1 : 0));
    const tile = io.draw(LUCK.tile, tiles);
    used.add(tile);
    const side = io.die(LUCK.side);
    const turns = io.draw(
      LUCK.rotation,
      Int32Array.from(ROTATIONS, (_, turn) => (slot.turns.includes(turn) ? 1 : 0)),
    );
    s.slots[k] = laid(tile, side, turns);
  });
  layout.lay(s.slots, s.ground, s.trees);
}
/** `{ NW: 'k1 a 0', ... }` */
export const arrangement = (s: State): Record<string, string> =>
  Object.fromEntries(
    s.layout.slots.map(({ id: slot }, k) => {
      const lies = s.slots[k];
      return [slot, `${TILE_NAMES[tileOf(lies)]} ${SIDE_NAMES[sideOf(lies)]} ${ROTATIONS[turnsOf(lies)]}`];
    }),
  );
