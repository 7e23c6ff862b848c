// What is past: how the table looked after each of the last events, and the film that shows it.
import type { Happening, Snapshot, Told } from '../net/http/api.ts';
import { Film } from './film.ts';

/** What a game tells the film. */
export interface Telling {
  /** Did anything happen there that the one who decided did not do themselves? Then it is shown to them as well. */
  showsOwn?(happening: Happening): boolean;
  /** What a fact tells. */
  line(told: Told, name: (seat: string) => string, view: object): { readonly turning?: boolean; readonly gained?: object } | undefined;
}

/** Events whose looks are kept for whoever looks back. */
const MOST_PAST = 300;

/** Did anything happen in the game that still holds? */
const canBeShown = (h: Happening): boolean => !h.aside && !h.undone && h.facts.length > 0;
/** What the film can show of it. */
export const filmable = (happenings: readonly Happening[]): Happening[] => happenings.filter(canBeShown);

export class Past {
  /** What the others did, as the board shows it. */
  readonly film: Film;
  readonly #looks = new Map<number, Snapshot>();
  readonly #lines: (facts: readonly Told[]) => readonly NonNullable<ReturnType<Telling['line']>>[];
  readonly #ask: (after: number) => Promise<ReadonlyMap<number, Snapshot>>;

  /** `ask`: how the table looked after each event that came after that one, by number. */
  constructor(game: Telling, view: () => object, ask: (after: number) => Promise<ReadonlyMap<number, Snapshot>>) {
    this.#ask = ask;
    this.#lines = (facts) => facts.flatMap((f) => game.line(f, (seat) => seat, view()) ?? []);
    this.film = new Film(({ happening: { facts } }) => {
      const lines = this.#lines(facts);
      return { lines: lines.length, turning: lines.some((l) => l.turning) };
    });
  }

  /** Kept for whoever looks back; `show`: and shown now. */
  keep(happening: Happening, snapshot: Snapshot, show: boolean): void {
    this.#looks.set(happening.seq, snapshot);
    const [oldest] = this.#looks.keys();
    if (this.#looks.size > MOST_PAST && oldest !== undefined) this.#looks.delete(oldest);
    if (show && canBeShown(happening)) this.film.push({ happening, snapshot });
  }
  /** Does it say what everybody gained? That is looked at, whoever brought it about. */
  gains({ facts }: Happening): boolean {
    return this.#lines(facts).some((l) => l.turning && l.gained);
  }
  forget(): void {
    this.film.end();
    this.#looks.clear();
  }

  /** Looks through these, all of them `filmable`, from event number `from` on; how the table looked then is asked for where it is not known. */
  async lookBack(happenings: readonly Happening[], from = 0): Promise<void> {
    const at = happenings.findIndex((h) => h.seq >= from);
    if (at < 0) return;
    const unknown = happenings.slice(at).find((h) => !this.#looks.has(h.seq));
    if (unknown) for (const [seq, snapshot] of await this.#ask(unknown.seq - 1)) this.#looks.set(seq, snapshot);
    this.film.look(
      happenings.map((happening) => ({ happening, snapshot: this.#looks.get(happening.seq) })),
      at,
    );
  }
}
