// What one had before them at a moment that is past: to be looked at, for nothing is asked of anybody there.
import type { JSX } from 'preact';
import type { At, GameFace } from './face.ts';
import { atRest } from './resting.ts';

export const CardsThen = ({ at, face }: { at: At; face: GameFace }): JSX.Element => (
  <face.Cards at={{ ...at, snapshot: atRest(at.snapshot) }} pick={nothing} />
);
const nothing = (): void => undefined;
