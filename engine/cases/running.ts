// A case that is being played: the match, who sits at it, and what it is compared with.
import { plainWord, type Choice, type Seat } from '../notation/choice.ts';
import { atPath, inWords, Spelling, withPath, type Comparison, type Json } from './compare.ts';
import type { Game } from '../match/game.ts';
import { SPECTATOR } from '../flow/io.ts';
import { formatLine, isRefusal, parseLine } from '../match/lines.ts';
import type { Match, Refusal } from '../match/match.ts';
import { sameState, type Place } from '../flow/place.ts';

export type Keys = Readonly<Record<string, Json>>;
export const isMap = (x: unknown): x is Keys => typeof x === 'object' && x !== null && !Array.isArray(x);
export const listOf = (x: Json): readonly Json[] => (Array.isArray(x) ? (x as readonly Json[]) : x === null ? [] : [x]);
/** Words stand as they are. */
export const inLine = (x: Json): string => (typeof x === 'string' ? x : JSON.stringify(x));

/** As what a fact may be written that is not there. */
const EMPTY: readonly Json[] = [{}, [], 0, false];

export class Running<S extends Place = Place, E = unknown> {
  readonly game: Game<S, E>;
  readonly match: Match<S, E>;
  readonly names: readonly string[];
  readonly spelling: Spelling;

  constructor(game: Game<S, E>, match: Match<S, E>, names: readonly string[]) {
    this.game = game;
    this.match = match;
    this.names = names;
    this.spelling = new Spelling(game, names);
  }

  /** The case ends here. */
  end(): void {
    if (this.match.waiting === undefined && this.match.unused.length > 0)
      throw new Error(`outcomes nobody asked for: ${this.named(this.match.unused.join(', '))}`);
  }

  say(seat: Seat, line: string): void {
    const refusal = this.try(seat, line);
    if (refusal) throw new Error(`"${line}": ${this.named(refusal.message)}`);
  }
  /** One submission, `undo` or `retract`; why not. */
  try(seat: Seat, line: string): Refusal | undefined {
    const { match, names } = this;
    const word = plainWord(line).trim();
    if (word === 'undo' || word === 'retract') {
      const done = word === 'undo' ? match.undo(seat) : match.retract(seat);
      return done ? undefined : { message: `${names[seat]} has nothing to ${word}`, part: 0, legal: [] };
    }
    const parts = parseLine(match, seat, line, names);
    return isRefusal(parts) ? parts : match.submit(seat, parts);
  }

  luck(value: Json): void {
    const words = listOf(value).map((word) => {
      const seat = this.names.findIndex((name) => plainWord(name) === plainWord(inLine(word)));
      return seat < 0 ? plainWord(inLine(word)) : `s${seat}`;
    });
    try {
      const refusal = this.match.give(...words);
      if (refusal) throw new Error(refusal.message);
    } catch (e) {
      throw new Error(this.named((e as Error).message), { cause: e });
    }
  }

  /** Seats by name; `spectator` where it may look. */
  bySeat(value: Json, spectator = false): [Seat, Json][] {
    if (!isMap(value)) throw new Error(`wanted is a map with names of players, not ${inWords(value)}`);
    const seats = Object.entries(value).map(([name, x]): [Seat, Json] => [
      spectator && name === 'spectator' ? SPECTATOR : this.seat(name),
      x,
    ]);
    if (seats.length === 0) throw new Error('it names nobody, so it says nothing');
    return seats;
  }
  seat(name: string): Seat {
    const seat = this.names.findIndex((n) => plainWord(n) === plainWord(name));
    if (seat < 0) throw new Error(`"${name}" is not one of the players ${this.names.join(', ')}`);
    return seat;
  }
  name = (seat: Seat): string => (seat === SPECTATOR ? 'spectator' : this.names[seat]);
  /** Names for the seats s0, s1, ... of messages. */
  named(message: string): string {
    return message.replace(/\bs(\d)\b/g, (id, seat: string) => this.names[Number(seat)] ?? id);
  }

  position(): Keys {
    return this.game.write(this.match.state, this.names) as Keys;
  }
  view(seat: Seat): Keys {
    return this.game.view(this.match.state, seat, this.names) as Keys;
  }
  /** What these seats see, and the whole position: something at this path? */
  isThere(seats: readonly Seat[], path: readonly string[]): boolean {
    const at = (x: Keys): Json | undefined => atPath(x, path, this.spelling) ?? undefined;
    return at(this.position()) !== undefined || seats.some((seat) => at(this.view(seat)) !== undefined);
  }
  get everybody(): readonly Seat[] {
    return [SPECTATOR, ...this.names.map((_, p) => p)];
  }

  /** How a position is compared: two ways to say a fact are one if they make the same state. */
  comparison(): Comparison {
    const written = this.position();
    const { edition, options } = this.match.setup;
    const read = (position: Json): S => this.game.read(position as object, edition, options, this.names);
    const unchanged = (path: readonly string[], value: Json): boolean => {
      try {
        return sameState(read(withPath(written, path, value)), read(written));
      } catch {
        return false;
      }
    };
    // What is written for the reader alone is the same state whatever stands there.
    const matters = (path: readonly string[]): boolean => !unchanged(path, { 'no such word': 'no such word' });
    return {
      spelling: this.spelling,
      anyOrder: unchanged,
      unsaid: (path, value) => [value, ...EMPTY].some((nothing) => unchanged(path, nothing)),
      sameFact: (path, value) => unchanged(path, value) && matters(path),
    };
  }
  /** How what a seat sees is compared. What it does not see is not taken from the position. */
  comparisonOfSight(): Comparison {
    const { spelling, anyOrder, unsaid } = this.comparison();
    return { spelling, anyOrder, unsaid: (path, value) => this.isThere(this.everybody, path) || unsaid?.(path, value) === true };
  }

  /** The parts that a wanted line means here; undefined: it is not legal. */
  parts(seat: Seat, line: Json): readonly Choice[] | undefined {
    const parts = parseLine(this.match, seat, inLine(line), this.names);
    return isRefusal(parts) ? undefined : parts;
  }
  line = (seat: Seat, parts: readonly Choice[]): string => formatLine(this.game, this.match.state, seat, parts, this.names);
}
