// What a game brings to the page, each part fetched when it is needed: `index.ts` of its folder exports one as `brings`.
import type { JSX } from 'preact';
import type { GameFace } from './face.ts';

type Settings = Record<string, string | boolean | number>;
export interface SetupProps {
  players: number;
  options: Settings;
  set(options: Settings): void;
}
export interface Brings {
  /** Its words are there when it is. */
  face(): Promise<GameFace>;
  /** What it asks besides when a table is set up. */
  setup?(): Promise<(props: SetupProps) => JSX.Element | null>;
  /** Pictures at the end of sections of its rules page, by section. */
  pictures?(): Promise<Readonly<Record<string, () => JSX.Element>>>;
}
