// What is done beside the game, before everybody: gestures, and messages where the table has a chat. It changes nothing of the
// game: no question grows stale by it, and no undo takes it back.
import { seatId, type Gestured, type Gestures, type Place, type Seat } from '@ridotto/engine';
import { problem } from './problems.ts';
import type { Aside, Problem } from './protocol.ts';
import { isPlain } from './texts.ts';

/** Of one seat, in one turn of the game. */
export const MOST_GESTURES = 3;
/** In characters. */
export const LONGEST_MESSAGE = 400;
/** Of one seat, in a minute, and at one table. */
export const MOST_MESSAGES = 10;
const MOST_EVER = 1000;
const MINUTE = 60_000;

/** Something to be seen: neither space nor what only joins or directs. */
const VISIBLE = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A moment of the table at which something is done beside the game. */
export interface Moment<S> {
  readonly state: S;
  readonly over: boolean;
  /** Entries of the log. */
  readonly log: number;
  /** Milliseconds, by the clock of whoever runs the table; of messages only. */
  readonly at: number;
}

/** What is wrong with a message that is new; undefined: nothing. */
export function wrongMessage(text: string): Problem | undefined {
  return isPlain(text) ? wrongLength(text) : problem('bad-message', 'a message is one line of plain text, without control characters');
}
function wrongLength(text: string): Problem | undefined {
  if (!VISIBLE.test(text)) return problem('bad-message', 'a message says something');
  const length = Array.from(text).length;
  return length > LONGEST_MESSAGE
    ? problem('bad-message', `a message has at most ${LONGEST_MESSAGE} characters, and this one ${length}`)
    : undefined;
}

export class Asides<S extends Place> {
  /** For the record. */
  gestures: readonly Gestured[] = [];
  readonly #game: Gestures<S> | undefined;
  readonly #chat: boolean;
  readonly #seats: number;
  /** In the turn `#turn`, by seat. */
  #made: number[] = [];
  #turn = 0;
  /** When the seat's messages came. */
  readonly #written: number[][];

  constructor(game: Gestures<S> | undefined, chat: boolean, seats: number) {
    this.#game = game;
    this.#chat = chat;
    this.#seats = seats;
    this.#written = Array.from({ length: seats }, () => []);
  }

  /** What stands against it; undefined: nothing, and it is done. */
  take(seat: Seat, aside: Aside, moment: Moment<S>): Problem | undefined {
    return 'message' in aside ? this.#message(seat, aside.message, moment) : this.#gesture(seat, aside, moment);
  }

  #gesture(seat: Seat, { gesture, to }: Extract<Aside, { gesture: string }>, { state, over, log }: Moment<S>): Problem | undefined {
    const game = this.#game;
    if (!game) return problem('no-such-gesture', 'no gestures are made in this game');
    if (over) return problem('game-over', 'the game is over, and with it the gestures');
    if (!game.names.includes(gesture))
      return problem('no-such-gesture', `"${gesture}" is no gesture of this game; they are ${game.names.join(', ')}`);
    const others = Array.from({ length: this.#seats }, (_, p) => p).filter((p) => p !== seat);
    if (to !== undefined && !others.some((p) => seatId(p) === to))
      return problem('no-such-gesture', `"${to}" cannot be addressed; those who can are ${others.map(seatId).join(', ')}`);
    const turn = game.turn(state);
    if (turn !== this.#turn) this.#made = [];
    this.#turn = turn;
    const made = this.#made[seat] ?? 0;
    if (made >= MOST_GESTURES)
      return problem(
        'too-many-gestures',
        `${seatId(seat)} has made ${MOST_GESTURES} gestures in this turn; no more until the next turn begins`,
      );
    this.#made[seat] = made + 1;
    this.gestures = [...this.gestures, { after: log, by: seatId(seat), gesture, ...(to !== undefined && { to }) }];
    return undefined;
  }

  #message(seat: Seat, text: string, { at }: Moment<S>): Problem | undefined {
    if (!this.#chat) return problem('no-chat', 'this table was opened without a chat');
    const wrong = wrongLength(text);
    if (wrong) return wrong;
    const written = this.#written[seat];
    if (written.length >= MOST_EVER) return problem('too-many-messages', `${seatId(seat)} has written ${MOST_EVER} messages at this table`);
    const tenth = written.at(-MOST_MESSAGES);
    // A clock that was set back stops nobody.
    if (tenth !== undefined && tenth <= at && at - tenth < MINUTE)
      return problem('too-many-messages', `${seatId(seat)} has written ${MOST_MESSAGES} messages within a minute: wait a little`);
    written.push(at);
    return undefined;
  }

  /** The log has been shortened: what was said stands, after what is left. */
  shorten(entries: number): void {
    if ((this.gestures.at(-1)?.after ?? 0) > entries)
      this.gestures = this.gestures.map((g) => (g.after > entries ? { ...g, after: entries } : g));
  }
}
