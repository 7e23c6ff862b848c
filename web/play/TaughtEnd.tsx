// The end of a game in which somebody learns: how it stands, without what is done next.
import type { JSX } from 'preact';
import { Dialog } from './Dialog.tsx';
import type { At, GameFace } from './face.ts';

interface TaughtEndProps {
  at: At;
  face: GameFace;
  winners: readonly string[];
  close(): void;
}
export const TaughtEnd = ({ at, face, winners, close }: TaughtEndProps): JSX.Element => (
  <Dialog title={face.words().over(winners.map(at.name))} close={close} wide>
    <face.End at={at} />
  </Dialog>
);
