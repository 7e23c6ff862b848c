// A game in the reader's language, for the terminal: what was told, what is seen, why something is refused.
import { columns, type Seen, type Teller } from '@ridotto/engine/teller.ts';
import { seatIds, SPECTATOR, type Match, type Place, type Reason, type Seat, type Told } from '@ridotto/engine';
import type { Language } from '@ridotto/engine/words.ts';
import { manifestOf } from '@ridotto/games/list.ts';
import { TERMINAL, type TerminalWords } from './words.ts';

type Names = readonly string[];

/** What is refused: of a match, of a table. */
interface Refused {
  readonly message: string;
  readonly line?: string;
  readonly reason?: Reason;
}

export class Speaker {
  readonly words: TerminalWords;
  readonly #teller: Teller;
  readonly #names: Names;
  readonly #edition: unknown;

  private constructor(words: TerminalWords, teller: Teller, names: Names, edition: unknown) {
    this.words = words;
    this.#teller = teller;
    this.#names = names;
    this.#edition = edition;
  }
  /** `edition`: as its file holds it. */
  static async of(game: string, language: Language, names: Names, edition: unknown): Promise<Speaker> {
    return new Speaker(TERMINAL[language], await manifestOf(game).teller(language), names, edition);
  }

  /** What was told, as a sentence; undefined: there is nothing to say. */
  fact(match: Match<Place>, seat: Seat, told: Told): string | undefined {
    return this.#teller.fact(told, this.#seen(match, seat));
  }
  refusal(match: Match<Place>, seat: Seat, { message, line, reason }: Refused): string {
    const why = reason && this.#teller.refusal(reason, this.#seen(match, seat));
    return why ?? (line === undefined ? this.#named(message) : this.words.notHere(this.#named(line)));
  }
  /** What is asked of a seat. */
  asks(match: Match<Place>, seat: Seat): string {
    const prompt = this.#teller.prompt(this.#seen(match, seat));
    return [prompt?.ask, prompt?.also].filter((s) => s !== undefined).join(' ');
  }
  /** The next parts: as they are typed, and what they mean. */
  choices(match: Match<Place>, seat: Seat): string[] {
    const { codec } = match.game;
    const seen = this.#seen(match, seat);
    return columns(match.legal(seat).map((c) => ['', codec.format(c, this.#names), this.#teller.choice(codec.toObject(c), seen) ?? '']));
  }
  /** The table as a seat sees it, and where the game is. */
  table(match: Match<Place>, seat: Seat): string {
    const seen = this.#seen(match, seat);
    const table = this.#teller.table(seen);
    return match.over ? table : `${this.#teller.stage(seen)}\n${table}`;
  }
  /** Who has won. */
  over(match: Match<Place>): string {
    const ids = seatIds(this.#names.length);
    return this.#teller.over(
      match.game.winners(match.state).map((seat) => ids[seat]),
      this.#seen(match, SPECTATOR),
    );
  }
  #seen(match: Match<Place>, seat: Seat): Seen {
    const ids = seatIds(this.#names.length);
    return {
      view: match.game.view(match.state, seat, ids),
      names: this.#names,
      edition: this.#edition,
      me: seat === SPECTATOR ? null : ids[seat],
    };
  }
  #named(message: string): string {
    return message.replaceAll(/\bs(\d)\b/g, (id, p: string) => this.#names[Number(p)] ?? id);
  }
}
