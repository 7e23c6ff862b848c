// 4.3 THE COUNCIL'S SEATS, and 4.8 PHASE III.
import { ALL, auto, seatsIn, type Io, type Node } from '@ridotto/engine';
import * as table from '../box/state.ts';
import type { State } from '../box/state.ts';
import { putAway } from './planning.ts';
import { bySeat, councilSeat, id } from './telling.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { countCouncil } = table;

export const holdsAlone = (s: State, seat: number, where: number): boolean => s.council[where] === 1 << seat;
/** A member in supply is needed, unless one sits there already (R34). */
export const canTakeSeat = (s: State, seat: number, where: number): boolean => s.supply[seat] > 0 || ((s.council[where] >> seat) & 1) === 1;

/** Whoever else sits there goes home at once, two as well (R22); a member already there stays. Several seats are allowed. */
export function takeSeat(s: State, seat: number, where: number, io: Io): boolean {
  const before = s.council[where];
  const others = before & ~(1 << seat);
  for (const other of seatsIn(others)) s.supply[other]++;
  if (before === others) s.supply[seat]--;
  s.council[where] = 1 << seat;
  io.tell(ALL, 'takes-seat', () => ({ seat: id(seat), at: councilSeat(where), from: seatsIn(others).map(id), stays: before !== others }));
  return true;
}

export const phaseThree = {
  // The end of phase II: what was not revealed is lost.
  'put-away': auto((s, io) => {
    for (let p = 0; p < s.seats; p++) putAway(s, p, io);
  }),

  // One prestige for each own member; a privilege to whoever has most, to all who are tied. Never too few of them (R14).
  council: auto((s, io) => {
    const members = Array.from({ length: s.seats }, (_, p) => countCouncil(s, p));
    const most = Math.max(...members);
    members.forEach((n, p) => {
      s.prestige[p] += n;
      if (n === most && n > 0) s.privileges[p]++;
    });
    io.tell(ALL, 'council', () => ({
      round: s.round + 1,
      members: bySeat(s, (p) => members[p]),
      privileges: members.flatMap((n, p) => (n === most && n > 0 ? [id(p)] : [])),
    }));
    s.round++;
    s.letter = 0;
  }),
} satisfies Record<string, Node<State>>;
