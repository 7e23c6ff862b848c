// One table of a battery: a game with one edition, one combination of options, one number of players.
import type { Choice, Seat } from '../../notation/choice.ts';
import { Choices } from '../../flow/flow.ts';
import type { Game } from '../../match/game.ts';
import type { Options } from '../../match/options.ts';
import { Io, SPECTATOR } from '../../flow/io.ts';
import type { Setup } from '../../match/match.ts';
import type { Place } from '../../flow/place.ts';
import { Layout } from './layout.ts';
import { Fault, type Report } from './report.ts';

const NAMES = ['anne', 'benoit', 'christian', 'denise', 'emil', 'flora', 'gino'];

export class Bench<S extends Place, E> {
  readonly game: Game<S, E>;
  readonly setup: Setup<E>;
  readonly names: readonly string[];
  readonly layout: Layout;
  readonly report: Report;
  /** Most decisions of a game. */
  readonly most: number;
  /** The battery's own chance; set anew for each game. */
  io = new Io(1);
  seed = 0;
  /** Names of checks to be made; undefined: all. */
  readonly only: ReadonlySet<string> | undefined;
  readonly #list = new Choices();

  constructor(game: Game<S, E>, edition: E, options: Options, seats: number, most: number, report: Report, only?: ReadonlySet<string>) {
    this.game = game;
    this.setup = { edition, options, seats };
    this.names = NAMES.slice(0, seats);
    this.most = most;
    this.report = report;
    this.only = only;
    this.layout = new Layout(this.fresh());
  }

  get seats(): number {
    return this.setup.seats;
  }
  /** All who look on: the seats and the spectator. */
  get viewers(): Seat[] {
    return [...this.names.keys(), SPECTATOR];
  }
  begin(seed: number): void {
    this.seed = seed;
    this.io = new Io(Math.imul(seed + 1, 0x9e3779b1));
  }
  pick(n: number): number {
    return this.io.pick(n);
  }
  any<T>(list: readonly T[]): T {
    return list[this.io.pick(list.length)];
  }
  chance(n: number): boolean {
    return this.io.pick(n) === 0;
  }

  fresh(): S {
    const { edition, options, seats } = this.setup;
    return this.game.create(edition, options, seats);
  }
  copy(s: S): S {
    const t = this.fresh();
    t.copyFrom(s);
    return t;
  }
  legal(s: S, seat: Seat): Choice[] {
    this.game.rules.legal(s, seat, this.#list);
    if (this.#list.n > this.#list.at.length)
      this.fail('legal', `${this.#list.n} legal choices, more than ${this.#list.at.length}: take the decision in parts`, s, seat);
    return this.#list.list();
  }
  view(s: S, seat: Seat): string {
    return JSON.stringify(this.game.view(s, seat, this.names));
  }
  /** As a table makes it that shows the same state to several. */
  viewAmongOthers(s: S, seat: Seat): string {
    return JSON.stringify(this.game.view(s, seat, this.names, this.game.openView?.(s, this.names)));
  }
  node(s: S): string {
    return this.game.rules.names[s.node];
  }
  said(choices: readonly Choice[]): string {
    return choices.map((c) => this.game.codec.format(c)).join('; ');
  }

  /** Is this check to be made? Counts it. */
  wants(check: string): boolean {
    if (this.only !== undefined && !this.only.has(check)) return false;
    this.report.checks[check] = (this.report.checks[check] ?? 0) + 1;
    return true;
  }
  fail(check: string, what: string, s?: S, seat?: Seat, cause?: unknown): never {
    const where = {
      game: this.game.name,
      seats: this.seats,
      options: this.setup.options,
      node: s && this.node(s),
      seat: seat === undefined ? undefined : seat === SPECTATOR ? 'spectator' : `s${seat}`,
      seed: this.seed,
    };
    throw new Fault(check, what, where, cause);
  }
  /** Runs a part of the game that must not throw. */
  guard<T>(check: string, what: string, s: S | undefined, run: () => T): T {
    try {
      return run();
    } catch (e) {
      if (e instanceof Fault) throw e;
      return this.fail(check, `${what}: ${(e as Error).message}`, s, undefined, e);
    }
  }
}
