// Fair dealing. Before the deal the house publishes a commitment to its secret; each seat may add a salt; every outcome is a
// pure function of secret, salts, game and the outcome's number. Nobody can roll twice, nobody can know what comes, and once
// the secret is open everybody can deal the whole game again.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { outcomesOf, walk, type Dealer, type EarlierDealer, type GameRecord, type Luck, type Options } from '@ridotto/engine';
import { canonicalJson } from './canonical-json.ts';

/** Bytes of a dealer's secret. */
export const SECRET_BYTES = 32;

/** All that the deal depends on, besides the secret. */
export interface Deal {
  readonly game: string;
  readonly rules: number;
  /** Content hash. */
  readonly edition: string;
  readonly options: Options;
  /** How many play. */
  readonly seats: number;
  /** By seat; empty: none. */
  readonly salts: readonly string[];
}

/** Throws unless it is 64 hexadecimal digits. */
function secretBytes(secret: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/.test(secret)) throw new Error('a secret is 64 hexadecimal digits, in small letters');
  return hexToBytes(secret);
}

/** What is published before the deal: not the key of the outcomes, and no way to it. */
export const commitmentTo = (secret: string): string => bytesToHex(sha256(concatBytes(utf8ToBytes(COMMITMENT), secretBytes(secret))));

// What each hash is for stands in it, so that none can be taken for another.
const COMMITMENT = 'ridotto commitment 1:';
const OUTCOMES = 'ridotto outcomes 1';
/** 48 of each hash's bits decide: enough for any deck, exact in a number. */
const RANGE = 2 ** 48;

export class FairDealer implements Dealer {
  readonly #key: Uint8Array;

  constructor(secret: string, deal: Deal) {
    // Canonical JSON quotes each text, so that no salt can be mistaken for a part of another or of what stands beside it.
    const { game, rules, edition, options, seats, salts } = deal;
    const about = canonicalJson([OUTCOMES, game, rules, edition, options, seats, salts]);
    this.#key = hmac(sha256, secretBytes(secret), utf8ToBytes(about));
  }

  outcome(number: number, question: Luck, weights: ArrayLike<number> | null, from: number, like = number): number {
    const ones = question.domain.values.map(() => 1);
    return walk(question, weights ?? ones, weights === null ? 0 : from, (n) => this.#pick(like, n));
  }

  /** 0 to n - 1, each equally likely: what falls into the last, incomplete round of n is thrown away. */
  #pick(number: number, n: number): number {
    const fair = RANGE - (RANGE % n);
    for (let tries = 0; ; tries++) {
      const hash = hmac(sha256, this.#key, utf8ToBytes(`${number} ${tries}`));
      let x = 0;
      for (let i = 0; i < 6; i++) x = x * 256 + hash[i];
      if (x < fair) return x % n;
    }
  }
}

/** Of a record that does not hold the secret: what was dealt is known from there, and nothing new can be. */
class NoDealer implements Dealer {
  outcome(number: number): never {
    throw new Error(`outcome ${number} is not in the record, and neither is the secret by which it could be dealt`);
  }
}
const dealerBy = (secret: string, deal: Deal): Dealer => (secret === '' ? new NoDealer() : new FairDealer(secret, deal));

/** A dealer before the present one: of all outcomes below this number that no earlier one had dealt. */
export interface DealtBefore {
  readonly outcomes: number;
  readonly secret: string;
  /** Left out: those of the present one. */
  readonly salts?: readonly string[];
}
/** Who dealt before, each with the outcomes that they dealt; without a secret where the record has none. */
export const dealersOf = ({ dealers = [], log }: Pick<GameRecord, 'dealers' | 'log'>): readonly (EarlierDealer & DealtBefore)[] =>
  dealers.map((dealer) => ({ ...dealer, secret: dealer.secret ?? '', outcomes: outcomesOf(log, dealer.entries) }));
/** One dealer after another, each with a secret of their own: what an earlier one dealt is theirs, also where it comes up again. An
    empty secret is one that is not known. */
export class Dealers implements Dealer {
  readonly #before: readonly { readonly outcomes: number; readonly dealer: Dealer }[];
  readonly #present: Dealer;

  constructor(secret: string, deal: Deal, before: readonly DealtBefore[] = []) {
    this.#before = before.map(({ outcomes, secret: theirs, salts = deal.salts }) => ({
      outcomes,
      dealer: dealerBy(theirs, { ...deal, salts }),
    }));
    this.#present = dealerBy(secret, deal);
  }

  outcome(number: number, question: Luck, weights: ArrayLike<number> | null, from: number, like = number): number {
    const { dealer } = this.#before.find(({ outcomes }) => like < outcomes) ?? { dealer: this.#present };
    return dealer.outcome(number, question, weights, from, like);
  }
}
