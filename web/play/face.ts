// What a game brings to the table page: its words, its board, its cards, its panels. The page knows no rules.
import type { JSX } from 'preact';
import type { AnyChoice, Problem, Snapshot, Told } from '../net/http/api.ts';
import type { Obvious, TableStore } from './store.ts';

export interface Seat {
  id: string;
  name: string;
  bot: string | null;
  /** Played on this device. */
  own: boolean;
}
/** Everything a part of the page needs to draw itself. */
export interface At {
  store: TableStore;
  snapshot: Snapshot;
  /** After the draft. */
  view: object;
  seats: readonly Seat[];
  name(seat: string): string;
  /** Places that an entry of the log lights up. */
  lit: readonly string[];
  ask(place: string): void;
}
export interface LogLine {
  text: string;
  seat: string | null;
  places: readonly string[];
  /** A new group begins here. */
  heading?: string;
  /** Somebody's turn begins. */
  turn?: boolean;
  /** Said more softly. */
  quiet?: boolean;
}

interface TabPart {
  id: string;
  name: string;
  Part(props: { at: At }): JSX.Element;
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

export interface ChoiceGroup {
  title: string;
  choices: readonly AnyChoice[];
  /** Long, and offered elsewhere too: folded up at first. */
  folded?: boolean;
}

export interface GameFace extends Obvious {
  /** What it speaks with: something else once the language has changed. */
  words(): object;
  title(): string;
  /** Of a place that offers nothing now. */
  nothingHere(place: string): string;
  /** Everything beside the log that has a tab of its own. */
  tabs(): readonly TabPart[];
  /** The choices in groups with headings; without it they stand in one list. */
  groups?(legal: readonly AnyChoice[], at: At): readonly ChoiceGroup[];
  /** A decision made in a place of its own, with plain buttons: instead of the list. */
  own?(at: At): JSX.Element | null;
  /** Are all choices offered as controls elsewhere on the page, so that no list is needed? */
  ownList?(at: At): boolean;
  /** A choice that is talked over first: `go` carries it out. */
  first?(choice: AnyChoice): boolean;
  First?(props: { choice: AnyChoice; at: At; go(): void; close(): void }): JSX.Element;
  prompt(at: At): { ask: string; also?: string };
  waiting(at: At): string;
  handedIn(): string;
  held(): string;
  over(names: readonly string[]): string;
  /** Passage, round, who leads. */
  stage(at: At): string;
  label(choice: AnyChoice, at: At): string;
  line(told: Told, name: (seat: string) => string, view: object): LogLine | undefined;
  rule(problem: Pick<Problem, 'rule' | 'facts'>, name: (seat: string) => string, view: object): string | undefined;
  /** What asking about a place means now: choices to try, the first refusal is the answer. */
  asks(place: string, at: At): AnyChoice[];
  placeName(place: string): string;
  gestures?: GestureWords;
  Board(props: { at: At; pick(choice: AnyChoice): void }): JSX.Element;
  /** The cards: hand, split, offers. */
  Cards(props: { at: At; pick(choice: AnyChoice): void }): JSX.Element | null;
  Panels(props: { at: At }): JSX.Element;
  About(props: { place: string; at: At; note: string }): JSX.Element;
  End(props: { at: At }): JSX.Element;
}
