/** What the board of Valencia is told: everything in the reader's words; it knows no rules. */
import type { WalkWords } from '../../../art/hand.ts';
import type { SeatIndex } from '../../../art/seats.ts';

export const GUILDS = ['oranges', 'dried-fruit', 'wine', 'clothing', 'porcelain'] as const;
export type GuildName = (typeof GUILDS)[number];
export type AbilityName = 'draw-missions' | 'return-card' | 'sell-one' | 'upgrade' | 'move-palm';
/** What happens at a step: which picture stands for it. */
export type StepPicture = GuildName | 'seats' | 'sale' | 'sale-and-merchants' | 'move' | 'palm' | 'fountain';

/** A control on the board: `place` is a square (`c4`), a tree (`t1-1`), a seat (`c:wine`) or a stock (`k:wine`). */
export interface Target {
  key: string;
  place: string;
  label: string;
}
export interface FountainAt {
  value: number;
  ability: AbilityName | null;
}
/** A place of the city grid. */
export interface Place {
  id: string;
  x: number;
  y: number;
  /** A city square has a guild and a cost; else a fountain space, or part of the central tile. */
  guild?: GuildName;
  cost?: number;
  centre?: boolean;
  fountain?: FountainAt;
  member?: SeatIndex;
}
export interface Tree {
  id: string;
  x: number;
  y: number;
  palm: boolean;
}
interface Quarter {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface CityPlan {
  width: number;
  height: number;
  places: readonly Place[];
  trees: readonly Tree[];
  quarters: readonly Quarter[];
  centre: { x: number; y: number; width: number; height: number; value: number };
}
export interface CouncilSeatAt {
  id: string;
  guild?: GuildName;
  name: string;
  holders: readonly { seat: SeatIndex; name: string }[];
  /** Of a guild: tokens left, and their price. */
  stock?: number;
  price?: number;
  /** Spoken. */
  about: string;
  stockAbout?: string;
}
export interface RoundAt {
  n: number;
  state: 'past' | 'now' | 'later';
  /** A to I. */
  steps: readonly { letter: string; picture: StepPicture; name: string }[];
  /** Index of the present step. */
  step: number;
  fountain: FountainAt;
  title: string;
  /** Spoken as a whole. */
  about: string;
}
/** What is drafted: whose it is, the places that it names, and where pieces leave. */
export interface MeantOnBoard {
  seat: SeatIndex;
  places: readonly string[];
  from: readonly string[];
}
export interface BoardWords extends WalkWords {
  city: string;
  council: string;
  rounds: string;
  choices(place: string): string;
  describe(place: string): string;
  placeName(place: string): string;
  highlight(guild: GuildName): string;
  /** What something is, and what is said of it. */
  labelled(what: string, said: string): string;
  zoomIn: string;
  zoomOut: string;
  zoomFit: string;
}
export interface BoardProps {
  plan: CityPlan;
  council: readonly CouncilSeatAt[];
  rounds: readonly RoundAt[];
  /** The guild that is auctioned now. */
  guild: GuildName | undefined;
  /** What whoever looks can pay; null: nobody knows. */
  coins: number | null;
  /** Who looks: own members are marked. */
  own: SeatIndex | null;
  targets: readonly Target[];
  /** The member or palm that is taken up. */
  taken: string | null;
  lit: readonly string[];
  meant?: MeantOnBoard | undefined;
  words: BoardWords;
  onPick(t: Target): void;
  onAsk(place: string): void;
  onDrop(): void;
}
