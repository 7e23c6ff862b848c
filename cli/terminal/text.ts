// A game in the reader's language, for the terminal: what was told, what is seen, why something is refused.
import { columns, type Seen, type Teller } from '@ridotto/engine/teller.ts';
import { seatIds, SPECTATOR, type AnyChoice, type Codec, type Match, type Place, type Seat, type Told } from '@ridotto/engine';
import type { GeneralRule } from '@ridotto/engine/match/refusals.ts';
import type { Language } from '@ridotto/engine/words.ts';
import { manifestOf } from '@ridotto/games/list.ts';
import type { Problem, Snapshot } from '@ridotto/table';
import { TERMINAL, type TerminalWords } from './words.ts';

type Names = readonly string[];

/** What a table says of what is not legal. */
type Refusal = Pick<Problem, 'rule' | 'facts' | 'line' | 'detail'>;

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

  /** Of the game. */
  get title(): string {
    return this.#teller.title;
  }
  /** A match as a seat sees it. */
  seen(match: Match<Place>, seat: Seat): Seen {
    const ids = seatIds(this.#names.length);
    return this.#from(match.game.view(match.state, seat, ids), seat === SPECTATOR ? null : ids[seat]);
  }
  /** A table as whoever sits on a chair sees it. */
  shown({ view, you }: Pick<Snapshot, 'view' | 'you'>): Seen {
    return this.#from(view, you);
  }
  #from(view: object, me: string | null): Seen {
    return { view, names: this.#names, edition: this.#edition, me };
  }

  /** What was told, as a sentence; undefined: there is nothing to say. */
  fact(seen: Seen, told: Told): string | undefined {
    return this.#teller.fact(told, seen);
  }
  refusal(seen: Seen, { rule, facts, line, detail }: Refusal): string {
    const why = rule === undefined ? undefined : this.#teller.refusal({ rule, facts: facts ?? {} }, seen);
    const general = this.words.general[rule as GeneralRule] as ((f: object) => string) | undefined;
    if (general) return this.named(general(facts ?? {}));
    return why ?? (line === undefined ? this.named(detail) : this.words.notHere(this.named(line)));
  }
  /** What is asked of the seat. */
  asks(seen: Seen): string {
    const prompt = this.#teller.prompt(seen);
    return [prompt?.ask, prompt?.also].filter((s) => s !== undefined).join(' ');
  }
  /** The next parts: as they are typed, and what they mean. */
  choices(seen: Seen, codec: Codec, legal: readonly AnyChoice[]): string[] {
    return columns(legal.map((c) => ['', codec.format(codec.fromObject(c), this.#names), this.#teller.choice(c, seen) ?? '']));
  }
  /** The table, and where the game is while it is not over. */
  table(seen: Seen, over: boolean): string {
    const table = this.#teller.table(seen);
    return over ? table : `${this.#teller.stage(seen)}\n${table}`;
  }
  /** Who has won: seats. */
  over(winners: readonly string[], seen: Seen): string {
    return this.#teller.over(winners, seen);
  }
  /** Seats by the names at the table. */
  named(message: string): string {
    return message.replaceAll(/\bs(\d)\b/g, (id, p: string) => this.#names[Number(p)] ?? id);
  }
}
