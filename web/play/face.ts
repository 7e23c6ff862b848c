// What a game brings to the table page: its words, its board, its cards, its panels. The page knows no rules.
import type { OrderCatalogue } from '@ridotto/engine/teller.ts';
import type { StandIn } from '@ridotto/table/protocol.ts';
import type { JSX } from 'preact';
import type { AnyChoice, Problem, Snapshot, Told } from '../net/http/api.ts';
import type { Drafting } from './draft.ts';
import type { LogLine } from './lines.ts';
import type { Telling } from './past.ts';
import type { TableStore } from './store.ts';

export type { LogLine };

export interface Seat {
  id: string;
  name: string;
  /** A bot of the house. */
  bot: string | null;
  /** What plays, where it is no person, in words: a bot of the house, with its level, or a program of somebody's. */
  machine: string | null;
  /** A bot that plays in their place. */
  standIn: StandIn | null;
  /** Played on this device. */
  own: boolean;
}
/** Everything a part of the page needs to draw itself. */
export interface At {
  store: TableStore;
  snapshot: Snapshot;
  /** After the draft. */
  view: object;
  /** What can be chosen here, after the draft: nothing while the board shows what is past. */
  legal: readonly AnyChoice[];
  seats: readonly Seat[];
  name(seat: string): string;
  /** The same, as it was when event number `seq` was told. */
  nameAt(seq: number): (seat: string) => string;
  /** Places that an entry of the log lights up. */
  lit: readonly string[];
  ask(place: string): void;
}

interface TabPart {
  id: string;
  name: string;
  /** Needs room: it lies over the edge of the board too while it is open. */
  wide?: boolean;
  Part(props: { at: At }): JSX.Element;
}

/** How a player stands, in short: one line that is never out of sight. */
export interface Standing {
  /** Points, and what they would be if everything were scored now. */
  score?: { now: number; later?: number; about: string };
  /** What the player has: pieces, hand, coins. Each is a small picture with a number, and a name for whoever does not see it. */
  counts: readonly StandingCount[];
  /** Roles and states: who leads, who is out. */
  marks: readonly { text: string; warn?: boolean }[];
  /** Takes no part any more. */
  out?: boolean;
}
export interface StandingCount {
  id: string;
  icon: JSX.Element;
  value: number | string;
  /** The whole as words, with the number. */
  about: string;
  warn?: boolean;
}

/** What a player may do before everybody's eyes, beside the game. */
interface GestureWords {
  name(gesture: string): string;
  /** What it is for. */
  about(gesture: string): string;
  /** A sentence; `to`: whom it is addressed to. */
  line(gesture: string, who: string, to: string | null): string;
  Icon(props: { gesture: string; size: number }): JSX.Element;
}

/** Something on the table about which one can ask in words (asked.ts). */
export interface Thing {
  /** As choices name it. */
  readonly id: string;
  /** How it is called in the reader's language, as it is best called first. */
  readonly names: readonly string[];
  /** All about it, in sentences. */
  about(): string;
  /** What can come there, in sentences. */
  reach?(): string;
}

/** What every game has words for. */
interface FaceWords {
  readonly title: string;
  /** Others decide; `at`: what, as the view calls it. */
  waiting(names: readonly string[], at: string): string;
  /** One's own part of what all decide in secret is done. */
  readonly handedIn: string;
  /** Decided, and to be confirmed or taken back. */
  readonly held: string;
  over(winners: readonly string[]): string;
  /** Of a place that offers nothing now. */
  nothingHere(place: string): string;
  /** What may be ordered beforehand. */
  readonly orders?: OrderCatalogue;
}

export interface GameFace extends Drafting, Telling {
  /** Its catalogue: something else once the language has changed. */
  words(): FaceWords;
  /** Everything beside the log that has a tab of its own. */
  tabs(): readonly TabPart[];
  /** Does the board, or a card, offer this choice as well? A list of nothing but such choices is folded up. */
  offered?(choice: AnyChoice, at: At): boolean;
  /** A decision made in a place of its own, with plain buttons: instead of the list. */
  own?(at: At): JSX.Element | null;
  /** Are all choices offered as controls elsewhere on the page, so that no list is needed? */
  ownList?(at: At): boolean;
  /** A choice that is talked over first: `go` carries it out. */
  first?(choice: AnyChoice): boolean;
  First?(props: { choice: AnyChoice; at: At; go(): void; close(): void }): JSX.Element;
  prompt(at: At): { ask: string; also?: string };
  /** Passage, round, who leads. */
  stage(at: At): string;
  label(choice: AnyChoice, at: At): string;
  /** A whole decision of many parts, in short; undefined: its parts one after another say it. */
  whole?(parts: readonly AnyChoice[], at: At): string | undefined;
  /** Where a decision is made in a place of its own, lays it out there; false: this is none. */
  layOut?(parts: readonly AnyChoice[], at: At): boolean;
  line(told: Told, name: (seat: string) => string, view: object): LogLine | undefined;
  rule(problem: Pick<Problem, 'rule' | 'facts'>, name: (seat: string) => string, view: object): string | undefined;
  /** Why a choice is a good one: a clause of which the choice is the subject, without its end. */
  reason?(told: Told, name: (seat: string) => string, view: object): string | undefined;
  /** What asking about a place means now: choices to try, the first refusal is the answer. */
  asks(place: string, at: At): AnyChoice[];
  placeName(place: string): string;
  /** The section of the rules that the present question belongs to. */
  section?(at: At): string | undefined;
  /** The section that a rule, or a place or card, belongs to, where it is not that of the present question. */
  sectionAbout?(what: { readonly rule?: string; readonly place?: string }, at: At): string | undefined;
  gestures?: GestureWords;
  Board(props: { at: At; pick(choice: AnyChoice): void }): JSX.Element;
  /** The cards: hand, split, offers. */
  Cards(props: { at: At; pick(choice: AnyChoice): void }): JSX.Element | null;
  /** One player in a line: in sight at every moment. */
  standing(seat: string, at: At): Standing;
  /** What of that is drawn turn by turn when the game is looked at again: counts of `standing`, by their `id`. */
  series?(): readonly { readonly id: string; readonly name: string }[];
  /** Who leads where, as the table stands, in the same order each time. */
  holders?(at: At): readonly { readonly name: string; readonly seats: readonly string[] }[];
  /** What one can ask about by its name, but for the players. */
  things?(at: At): readonly Thing[];
  /** What a player has on the board, in sentences; of whoever looks also what nobody else sees. */
  has?(seat: string, at: At): readonly string[];
  /** Who takes part in the game without a seat: each a line below the players. */
  alsoHere?(at: At): readonly { id: string; name: string; icon: JSX.Element; standing: Standing }[];
  /** Everything public about every player. */
  Panels(props: { at: At }): JSX.Element;
  About(props: { place: string; at: At; note: string }): JSX.Element;
  End(props: { at: At }): JSX.Element;
}
