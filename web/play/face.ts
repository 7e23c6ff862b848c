// What a game brings to the table page: its words, its board, its cards, its panels. The page knows no rules.
import type { JSX } from 'preact';
import type { AnyChoice, Problem, Snapshot, Told } from '../net/api.ts';
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

export interface GameFace extends Obvious {
  prompt(at: At): { ask: string; also?: string };
  waiting(at: At): string;
  handedIn(): string;
  held(): string;
  over(names: readonly string[]): string;
  /** Passage, round, who leads. */
  stage(at: At): string;
  label(choice: AnyChoice, at: At): string;
  line(told: Told, name: (seat: string) => string): LogLine | undefined;
  rule(problem: Pick<Problem, 'rule' | 'facts'>, name: (seat: string) => string): string | undefined;
  /** What asking about a place means now: choices to try, the first refusal is the answer. */
  asks(place: string, at: At): AnyChoice[];
  placeName(place: string): string;
  Board(props: { at: At; pick(choice: AnyChoice): void }): JSX.Element;
  /** The cards: hand, split, offers. */
  Cards(props: { at: At; pick(choice: AnyChoice): void }): JSX.Element | null;
  Panels(props: { at: At }): JSX.Element;
  Districts(props: { at: At }): JSX.Element;
  Piles(props: { at: At }): JSX.Element;
  About(props: { place: string; at: At; note: string }): JSX.Element;
  End(props: { at: At }): JSX.Element;
}
