// How a table stood when it was played: kept in its journal now and then, and at the end. Whoever plays the journal again, by
// later rules perhaps, sees whether it comes to the same.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { carriedBy, hashState, seatId, type Game, type Happened, type Match, type Place } from '@ridotto/engine';
import { canonicalJson } from './canonical-json.ts';

export interface Stood {
  /** Version of the rules that it was played by. */
  readonly rules: number;
  /** Fingerprint of the state, drafts and all. */
  readonly state: string;
  /** Once the game is over. */
  readonly end?: Ended;
}
interface Ended {
  /** By seat. */
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  /** SHA-256 of all that was told, but for the numbers of entries, which a migration may change. */
  readonly told: string;
}

/** Entries of a journal between two of which it is kept how the table stood. */
const EVERY = 25;

/** To be kept with the entry after which the journal has `version` of them; undefined: this time it is not. */
export function stood<S extends Place>(match: Match<S>, version: number, facts: () => readonly Happened[]): Stood | undefined {
  const { game, state, over } = match;
  if (!over && version % EVERY !== 0) return undefined;
  const now: Stood = { rules: game.rulesVersion, state: hashState(state) };
  return over ? { ...now, end: { scores: [...game.scores(state)], winners: [...game.winners(state)], told: hashOfFacts(facts()) } } : now;
}

const hashOfFacts = (facts: readonly Happened[]): string =>
  bytesToHex(sha256(utf8ToBytes(canonicalJson(facts.map(({ to, what, data, others }) => ({ to, what, data, others }))))));

/** What differs now from what was kept, in words; undefined: nothing that can be compared. `today`: the game that says what
    became of earlier versions. `facts`: all that was told, where there is time to compare that too. */
export function departure<S extends Place>(
  today: Game,
  match: Match<S>,
  kept: Stood,
  facts?: () => readonly Happened[],
): string | undefined {
  const { game, state } = match;
  // By rules that this house has not heard of yet: nobody here can say what has become of it since.
  if (kept.rules > game.rulesVersion) return undefined;
  const { is, but } = carriedBy(today, kept.rules);
  const then = `when version ${kept.rules} of the rules played it`;
  const though =
    kept.rules === game.rulesVersion ? 'though the version is the same' : `though version ${game.rulesVersion} is said to lead to the same`;
  if (kept.end && match.over) {
    const [was, ends] = [inWords(kept.end), inWords({ scores: game.scores(state), winners: game.winners(state) })];
    if (was !== ends) return `it ended with ${was} ${then}, and ends with ${ends} now, ${though}`;
  }
  if (is !== 'migrated' && !but.has('states') && hashState(state) !== kept.state)
    return `it stood otherwise ${then} than it does now, ${though}`;
  if (kept.end && facts && !but.has('facts') && hashOfFacts(facts()) !== kept.end.told)
    return `something else was told ${then} than is told now, ${though}`;
  return undefined;
}

const inWords = ({ scores, winners }: Pick<Ended, 'scores' | 'winners'>): string =>
  `${scores.join(', ')} (${winners.length === 0 ? 'nobody' : winners.map(seatId).join(', ')} won)`;
