// What a game brings to the page, each part fetched when it is needed.
import type { Game } from '@ridotto/engine';
import type { RulesText } from '@ridotto/engine/rules-text.ts';
import type { Language } from '@ridotto/engine/words.ts';
import type { JSX } from 'preact';
import type { GameFace } from '../play/face.ts';

/** What pages say about a game that is not being played. */
export interface GameText {
  title: string;
  tagline: string;
  by: string;
  length: string;
  options: Readonly<Record<string, { title: string; about: string; values: Readonly<Record<string, string>> }>>;
}
export type Settings = Record<string, string | boolean | number>;
export interface SetupProps {
  players: number;
  options: Settings;
  set(options: Settings): void;
}
export interface Listed {
  seats: readonly number[];
  /** Does this setting matter to so many players, with the others as they are? */
  matters?(option: string, players: number, options: Settings): boolean;
  /** What a game asks besides when a table is set up. */
  setup?(): Promise<(props: SetupProps) => JSX.Element | null>;
  words(l: Language): Promise<GameText>;
  rules(l: Language): Promise<RulesText>;
  face(): Promise<GameFace>;
  game(): Promise<Game>;
}
