/** What the board of San Marco is told, and what it says back. */
import type { WalkWords } from '../../../art/hand.ts';
import type { SeatIndex } from '../../../art/seats.ts';
import type { District } from './geography.ts';

export interface SanMarcoBoardView {
  /** the district where the Doge stands, or null before he comes */
  doge: string | null;
  /** district -> seat -> nobles */
  districts: Record<string, Record<string, number>>;
  /** pair -> owners of the bridges there, in the order they were built */
  bridges: Record<string, string[]>;
  'bridge-stock': number;
}

export interface DistrictValues {
  first: number;
  second: number;
  die: number;
}

export interface BoardSeat {
  id: string;
  name: string;
}

export type Place =
  { district: string } | { pair: string } | { bridge: { pair: string; owner: string } } | { noble: { district: string; seat: string } };

export interface Target {
  key: string;
  label: string;
  place: Place;
  /** `cost`: choosing it pays somebody or takes something away */
  tone?: 'choose' | 'cost';
  /** a very short mark shown beside it, such as "−1" */
  badge?: string;
}

/** What is chosen and not confirmed yet; the board itself shows how it would stand then. */
export interface MeantOnBoard {
  /** whose choice */
  seat: SeatIndex;
  /** districts that will be struck or scored */
  districts: readonly string[];
  /** the board without it */
  before: SanMarcoBoardView;
}

/** Everything about one district that is worth saying. */
export interface DistrictFacts {
  id: District;
  name: string;
  first: number;
  second: number;
  die: number;
  doge: boolean;
  /** only seats that have nobles here, in seat order */
  nobles: { seat: BoardSeat; index: SeatIndex; count: number }[];
}

/** All visible and spoken text of the board; the shell supplies it in the reader's language. */
export interface BoardWords extends WalkWords {
  /** spoken name of the whole board */
  board: string;
  /** written in the cartouche */
  title: string;
  subtitle?: string;
  /** names of waters, written on the map */
  canal: string;
  basin: string;
  district: (id: string) => string;
  /** e.g. "Castello: Anne 2, Benoît 1; first 6, second 4; die 6; the Doge is here" */
  describe: (facts: DistrictFacts) => string;
  /** e.g. "Castello – San Marco: bridges of Anne and Benoît" */
  describePair: (pair: string, owners: BoardSeat[]) => string;
  bridge: (pair: string, owner: BoardSeat) => string;
  /** spoken, e.g. "3 bridges left" */
  stock: (count: number) => string;
  /** spoken, e.g. "The Doge is not on the board yet" */
  dogeWaits: string;
  /** What something is, and what is said of it. */
  labelled(what: string, said: string): string;
  doge: string;
  /** heading of the menu when one place offers several choices */
  choices: (place: string) => string;
  zoomIn: string;
  zoomOut: string;
  zoomFit: string;
  first: string;
  second: string;
  die: string;
  nobles: string;
  nobody: string;
  close: string;
}

export interface BoardProps {
  view: SanMarcoBoardView;
  values: Record<string, DistrictValues>;
  seats: BoardSeat[];
  /** what may be chosen now; each is a real, focusable control */
  targets: Target[];
  /** ids of districts or pairs to light up */
  changed?: string[];
  meant?: MeantOnBoard | undefined;
  words: BoardWords;
  onPick: (target: Target) => void;
  /** "why not?" about a place that offers nothing now; a district or pair id */
  onAsk?: (place: string) => void;
}
