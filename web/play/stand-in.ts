// Does somebody decide for a player?
import type { At } from './face.ts';

export const standInOf = ({ snapshot }: Pick<At, 'snapshot'>, seat: string | null) => {
  const player = seat === null ? undefined : snapshot.players[Number(seat.slice(1))];
  return player?.kind === 'human' ? player.standIn : undefined;
};
