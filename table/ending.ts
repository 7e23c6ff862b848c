// What is left of a game: its record, how it ended, and whether that is what it was when it was played.
import { seatId, type Game, type GameRecord, type Gestured, type Happened, type Match, type Place } from '@ridotto/engine';
import type { Company } from './company.ts';
import { problem } from './problems.ts';
import type { Over, Problem, Verified } from './protocol.ts';
import type { TableSetup } from './setup.ts';
import { departure, type Stood } from './stood.ts';
import { verifyRecord, type Verdict } from './verify.ts';

export interface Played<S extends Place> {
  readonly setup: TableSetup;
  /** The game that says what became of earlier versions. */
  readonly today: Game;
  readonly match: Match<S>;
  readonly company: Company;
  readonly over: () => boolean;
  /** All that was told so far. */
  readonly facts: () => readonly Happened[];
  readonly gestures: () => readonly Gestured[];
}

export class Ending<S extends Place> {
  /** What came of verifying the record of the finished game. */
  verified: Verified | undefined;
  readonly #of: Played<S>;
  /** How it stood at the end, when it was played. */
  #ended: Stood | undefined;
  #departure: string | undefined;

  constructor(of: Played<S>) {
    this.#of = of;
  }

  /** With how it stood when it was played. */
  compare(kept: Stood): void {
    const { today, match } = this.#of;
    this.#departure = departure(today, match, kept) ?? this.#departure;
    if (kept.end) this.#ended = kept;
  }
  departure(thorough: boolean): string | undefined {
    if (this.#departure !== undefined || !thorough || !this.#ended) return this.#departure;
    return departure(this.#of.today, this.#of.match, this.#ended, this.#of.facts);
  }

  record(): GameRecord | { readonly problem: Problem } {
    if (!this.#of.over()) return refuse('not-over', 'the record holds the secret, so it is for when the game is over');
    // It would be the record of another game, and stand every test.
    return this.#departure === undefined ? this.#record() : refuse('other-rules', `this table cannot be recorded: ${this.#departure}`);
  }
  soFar(): GameRecord {
    const { secret, facts, dealers, ...rest } = this.#record();
    if (this.#of.over()) return { ...rest, secret, facts, ...(dealers && { dealers }) };
    const shown = dealers?.map(({ by, entries, commitment, salts }) => ({ by, entries, commitment, ...(salts && { salts }) }));
    return { ...rest, ...(shown && { dealers: shown }) };
  }
  /** For whoever goes on with it: the secrets are in it, and what was told follows from it. */
  passedOn(): GameRecord | { readonly problem: Problem } {
    if (this.#departure !== undefined) return refuse('other-rules', `this table cannot go on elsewhere: ${this.#departure}`);
    const { facts: _facts, ...record } = this.#record();
    return record;
  }
  dealing(): Verdict {
    return verifyRecord(this.#of.match.game, this.#record(), { unfinished: !this.#of.over() });
  }
  #record(): GameRecord {
    const { setup, match, company } = this.#of;
    const { edition, editionFile, commitment, secret, salts, rules, dealt = rules, dealers } = setup;
    const gestures = this.#of.gestures();
    return match.record({
      edition,
      ...(editionFile !== undefined && { editionFile }),
      ...(dealt !== match.game.rulesVersion && { dealt }),
      seats: company.names,
      commitment,
      salts,
      secret,
      ...(dealers && {
        dealers: dealers.map(({ by, entries, commitment: theirs, secret: opened, salts: added }) => ({
          by,
          entries,
          commitment: theirs,
          secret: opened,
          ...(added && { salts: added }),
        })),
      }),
      ...(company.stopped && !match.over && { stopped: true }),
      ...(gestures.length > 0 && { gestures }),
      facts: this.#of.facts(),
    });
  }

  /** What there is to tell when it is over. */
  over(): Over {
    const { setup, match, company } = this.#of;
    const { secret, salts } = setup;
    const verified = this.#departure === undefined ? (this.verified ??= { verified: this.dealing().ok }) : { verified: false };
    const closed = company.closed ? { closed: true as const } : {};
    if (company.stopped && !match.over) return { winners: [], scores: [], stopped: true, ...closed, secret, salts, ...verified };
    // As it was when it was played, whatever the rules make of it now.
    const { winners, scores } = this.#ended?.end ?? { winners: match.game.winners(match.state), scores: match.game.scores(match.state) };
    return { winners: winners.map(seatId), scores: [...scores], ...closed, secret, salts, ...verified };
  }
}

const refuse = (...about: Parameters<typeof problem>): { readonly problem: Problem } => ({ problem: problem(...about) });
