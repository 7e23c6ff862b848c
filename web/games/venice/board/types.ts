/** What the board is told: pieces, targets, words. It knows no rules. */
import type { WalkWords } from '../../../art/hand.ts';
import type { StageWords } from '../../../art/stage.tsx';
import type { SeatIndex } from '../../../art/seats.ts';
import type { MapFile } from './map-file.ts';

/** A seat, or a letter: smugglers, or the Doge's two colours; `ab`: what both smugglers have together. */
export type Owner = SeatIndex | 'a' | 'b' | 'ab';
/** ceramics, cloth, silver. */
export type Cargo = readonly [number, number, number];

export interface GondolaAt {
  /** `s0 1`, `letter-a 2`. */
  id: string;
  owner: Owner;
  quay: string;
  /** 0 lies lowest. */
  height: number;
  cargo: Cargo | null;
  /** The gondolier stands on it. */
  led: boolean;
  name: string;
}
export interface AssistantAt {
  owner: Owner;
  tile: string;
  space: number;
  name: string;
}
interface BridgeAt {
  canal: string;
  owner: Owner;
}
interface MarkerAt {
  owner: Owner;
  space: number;
}
/** A way that is being planned: quays in order, from where the gondola lies. */
export interface RouteAt {
  quays: readonly string[];
  /** A few figures for each quay but the first: what there is to say of it. */
  notes: readonly string[];
}
/** `b:market` a building with its quay, `e:market:2` one of its spaces, `c:c07` a canal, `g:s0 1` a gondola. */
export type Place = string;
export interface Target {
  key: string;
  label: string;
  place: Place;
  /** Only a step towards a choice: a way is planned to it. */
  plans?: boolean;
}
export interface BoardWords extends StageWords, WalkWords {
  board: string;
  title: string;
  building(id: string): string;
  /** Everything about a building: its spaces, who is there, canals. */
  describe(id: string): string;
  canal(id: string): string;
  choices(place: string): string;
  /** The name of a place, then the one thing that can be chosen there. */
  labelled(place: string, choice: string): string;
  /** Of the Great Council, with everybody's place. */
  track: string;
  council: string;
  awards: string;
}
export interface BoardProps {
  file: MapFile;
  /** By building: its quay. */
  quayOf: Readonly<Record<string, string>>;
  gondolas: readonly GondolaAt[];
  assistants: readonly AssistantAt[];
  bridges: readonly BridgeAt[];
  spy: string | null;
  track: { length: number; end: number | null; awards: readonly number[]; markers: readonly MarkerAt[] };
  /** Spaces of the building being activated that have been used. */
  used: readonly Place[];
  /** By tile: up to which space the one who looks could use it when passing. */
  reach: Readonly<Record<string, number>>;
  route: RouteAt | null;
  /** Where the moving gondola has been this turn. */
  wake: readonly string[];
  /** What is drafted, marked as that of this seat. */
  meant: readonly Place[];
  mine: SeatIndex;
  targets: readonly Target[];
  lit: readonly string[];
  words: BoardWords;
  onPick(t: Target): void;
  onAsk(place: string): void;
  onDrop(): void;
}
