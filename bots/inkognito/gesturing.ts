// Gestures, at the beginning of an own turn. They are for all to see, so whoever makes a true one tells everybody.
import type { Io, Seat } from '@ridotto/engine';
import { GESTURES, TELLS, type GestureName, type State } from '@ridotto/games/inkognito/index.ts';
import { AGENTS, NOBODY } from '@ridotto/games/inkognito/box/material.ts';
import { AT } from '@ridotto/games/inkognito/rules/contents.ts';
import type { Decision, Gesture } from '../shared/bot.ts';
import { CERTAIN } from './manner.ts';
import { Mind } from './mind.ts';

/** In how many of its turns, on average, a bot makes one. */
const HONEST = 4;
const BLUFF = 6;

const tellOf = (agent: number): GestureName => (Object.keys(TELLS) as GestureName[]).find((g) => TELLS[g] === AGENTS[agent])!;
const begins = (s: State, seat: Seat): boolean => s.player === seat && (s.node === AT.shake || (s.node === AT.walk && s.walked === 0));

/** Now and then the own tell, true, to the partner: only once it is certain who that is. */
export function toPartner({ luck, seat, world }: Decision<State>): Gesture | undefined {
  if (luck.pick(HONEST) > 0) return undefined;
  const s = world();
  if (!begins(s, seat)) return undefined;
  const mind = new Mind(s, seat);
  const partner = mind.partner.findIndex((certainty) => certainty >= CERTAIN);
  const to = partner < 0 ? NOBODY : s.seatOf[partner];
  return to === NOBODY ? undefined : { gesture: tellOf(mind.s.identity[mind.me]), to };
}

/** Now and then any of the four, to anybody. */
export function bluff({ luck, seat, world }: Decision<State>): Gesture | undefined {
  if (luck.pick(BLUFF) > 0) return undefined;
  const s = world();
  if (!begins(s, seat)) return undefined;
  const gesture = any(GESTURES.names, luck);
  const to = luck.pick(s.seats);
  return to === seat ? { gesture } : { gesture, to };
}
const any = (names: readonly string[], luck: Io): string => names[luck.pick(names.length)];
