// Nobody moves at this table for now, or not whoever looks.
import type { Snapshot } from '@ridotto/table/protocol.ts';

/** Would the house take no move from whoever looks, though they are asked? */
export function rests({ paused, setAside, you, players }: Snapshot): boolean {
  const player = you === null ? undefined : players[Number(you.slice(1))];
  return paused !== undefined || setAside === true || (player?.kind === 'human' && player.standIn !== undefined);
}
/** Is whoever looks to do something now? */
export const isAsked = (snapshot: Snapshot): boolean => snapshot.you !== null && snapshot.awaits.includes(snapshot.you) && !rests(snapshot);
/** As it is for whatever asks for a move: nothing is asked of them. */
export const atRest = <S extends Snapshot>(snapshot: S): S => ({
  ...snapshot,
  legal: [],
  awaits: snapshot.awaits.filter((seat) => seat !== snapshot.you),
});
