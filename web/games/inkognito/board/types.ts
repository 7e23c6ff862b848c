/** What the board is told: pieces, targets, words. It knows no rules. */
import type { WalkWords } from '../../../art/hand.ts';
import type { StageWords } from '../../../art/stage.tsx';
import type { SeatIndex } from '../../../art/seats.ts';
import type { SheetFile } from './geography.ts';
import type { BallName, BuildName } from './Figures.tsx';

export interface PieceAt {
  /** `red-tall`, `ambassador`. */
  id: string;
  space: string;
  /** null: the Ambassador. */
  build: BuildName | null;
  seat: SeatIndex | null;
  name: string;
  own: boolean;
}
/** `f:red-tall`, `s:s15`, `p:phantom`. */
type Place = string;
export interface Target {
  key: string;
  label: string;
  place: Place;
  /** Only a step towards a choice: this figure is taken up. */
  takes?: boolean;
  ball?: BallName;
}
/** What is drafted: whose it is, the pieces that go, where they stood, and places otherwise meant. */
export interface MeantHere {
  seat: SeatIndex;
  pieces: readonly string[];
  from: readonly string[];
  places: readonly string[];
}
export interface BoardWords extends StageWords, WalkWords {
  board: string;
  title: string;
  place(id: string): string;
  /** Everything about a space: name, kind, who stands there, ways. */
  describe(id: string): string;
  choices(place: string): string;
  phantom(balls: readonly BallName[]): string;
}
export interface BoardProps {
  file: SheetFile;
  pieces: readonly PieceAt[];
  /** Colour of the edition to seat at this table; absent colours are left out. */
  seatOf: Readonly<Record<string, SeatIndex | undefined>>;
  balls: readonly { ball: BallName; used: boolean }[];
  targets: readonly Target[];
  /** The figure that is taken up. */
  taken: string | null;
  lit: readonly string[];
  /** Spaces that the question is about: where somebody has met somebody. */
  about: readonly string[];
  meant: MeantHere | undefined;
  words: BoardWords;
  onPick(t: Target): void;
  onAsk(place: string): void;
  onDrop(): void;
}
