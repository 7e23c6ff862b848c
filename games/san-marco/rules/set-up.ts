// 3 SET-UP.
import { ALL, ask, auto, script, verbOf, type Io, type Node } from '@ridotto/engine';
import { FIRST_BRIDGES, LUCK } from '../box/material.ts';
import { clockwise, type State } from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { AT } from './contents.ts';
import { addSites, build, whyNoBridgeHere } from './bridges.ts';
import { moveIn } from './nobles.ts';
import { district, id } from './telling.ts';

const { repeat, keep, on } = SAY;

export const setUp = {
  'set-up': script([AT['first-leader'], AT.nobles, AT['first-bridges'], AT.begin]),

  // 3.1 The first leader: by lot, or the one agreed upon (A17).
  'first-leader': auto((s, io) => {
    s.leader = s.settings.firstSeatLeads ? 0 : firstLeader(s, io);
    s.player = s.leader;
    io.tell(ALL, 'first-leader', () => ({ seat: id(s.leader) }));
  }),

  // In turn, the leader first (A16), each rolls four times and after each roll puts two nobles into the district of that face.
  nobles: script([AT.roll, AT['fourth-roll'], AT['place-nobles']], (s) => s.turn < s.seats),
  roll: auto((s, io) => {
    const before = s.face;
    s.throws++;
    roll(s, io);
    s.equalRolls = s.throws === 1 || s.face === before ? s.equalRolls + 1 : 0;
    s.kept = 0;
    if (s.settings.alwaysRepeat) while (isFourthEqual(s)) again(s, io);
  }),
  // All four rolls equal: the player may repeat the fourth one, again and again, until it differs (A15).
  'fourth-roll': ask({
    while: (s) => isFourthEqual(s) && s.kept === 0,
    who: 'player',
    legal(_, __, out) {
      out.add(repeat.make());
      out.add(keep.make());
    },
    apply(s, seat, choice, io) {
      const repeats = verbOf(choice) === repeat.tag;
      io.tell(ALL, 'fourth-roll', () => ({ seat: id(seat), does: repeats ? 'repeat' : 'keep' }));
      if (repeats) again(s, io);
      else s.kept = 1;
    },
  }),
  'place-nobles': auto((s, io) => {
    moveIn(s, s.face, s.player, 2);
    io.tell(ALL, 'placed', () => ({ seat: id(s.player), district: district(s.face), nobles: 2 }));
    if (s.throws < 4) return;
    s.throws = 0;
    s.equalRolls = 0;
    s.face = 0;
    s.kept = 0;
    s.player = clockwise(s, ++s.turn);
  }),

  // In turn, each sets a bridge on a pair of neighbours and puts a noble on it; with three players, two laps (3.2).
  'first-bridges': script([AT['first-bridge']], (s) => s.turn < s.seats * (1 + FIRST_BRIDGES[s.seats])),
  'first-bridge': ask({
    who: (s) => clockwise(s, s.turn),
    legal: addSites,
    apply(s, seat, choice, io) {
      build(s, on.pair(choice), seat, io, 'set-up');
      s.player = clockwise(s, ++s.turn);
    },
    whyNot: (s, seat, choice) => (verbOf(choice) === on.tag ? whyNoBridgeHere(s, seat, on.pair(choice)) : undefined),
  }),
  begin: auto((s) => {
    s.turn = 0;
    s.player = s.leader;
  }),
} satisfies Record<string, Node<State>>;

function firstLeader(s: State, io: Io): number {
  for (let p = 0; p < s.seats; p++) s.pawns[p] = 1;
  const leader = io.draw(LUCK.firstLeader, s.pawns);
  for (let p = 0; p < s.seats; p++) s.pawns[p] = 0;
  return leader;
}

function roll(s: State, io: Io): void {
  const face = io.die(LUCK.district);
  s.face = s.edition.ofFace[face];
  io.tell(ALL, 'rolled', () => ({ seat: id(s.player), die: face + 1, district: district(s.face), throw: s.throws }));
}
function again(s: State, io: Io): void {
  const before = s.face;
  roll(s, io);
  if (s.face !== before) s.equalRolls = 0;
}
const isFourthEqual = (s: State): boolean => s.throws === 4 && s.equalRolls === 4;
