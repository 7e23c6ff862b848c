// Was a finished game dealt fairly? Anybody can find out from its record alone, offline; also when it was played by an
// earlier version of the rules.
import {
  carryRecord,
  hashState,
  Match,
  NotOpened,
  seatIds,
  settleOptions,
  type Carried,
  type EarlierDealer,
  type Entry,
  type Game,
  type GameRecord,
  type Place,
  type Seat,
  type Unopened,
} from '@ridotto/engine';
import { commitmentTo, Dealers, dealersOf } from './dealing.ts';
import { sameJson } from './canonical-json.ts';
import { editionFileOf, editionHash } from './edition.ts';
import { recordFrom } from './record-file.ts';
import { toTheEnd } from './to-the-end.ts';

/** Why a record does not stand the test: it is not opened here at all; it holds no secret, for its game is not over; the secret is
    not the one that was committed to; the edition is not the one that it names; it ends too early; something in it is not what was
    played. */
export type Failing = Unopened | 'no-secret' | 'wrong-secret' | 'wrong-edition' | 'unfinished' | 'departs';

export interface Verdict {
  readonly ok: boolean;
  /** One sentence. */
  readonly detail: string;
  /** Where it is not. */
  readonly why?: Failing;
  /** How many outcomes were derived again. */
  readonly outcomes: number;
  /** How it ended: points of each seat, and the seats that have won; left out: it has no result, or does not stand the test. */
  readonly result?: { readonly scores: readonly number[]; readonly winners: readonly Seat[] };
  /** What it says nothing of, a sentence each. */
  readonly unproved: readonly string[];
  /** Where the record first differs: the entry of the log, and which outcome of the whole game. Both from 0. */
  readonly entry?: number;
  readonly outcome?: number;
}

/** Plays it again by the secret, and compares every outcome, the states whose fingerprints it holds, and what was told. Never throws. */
export function verifyRecord<S extends Place, E>(...about: Parameters<typeof verifying<S, E>>): Verdict {
  return toTheEnd(verifying(...about));
}
/** The same, an entry at a step, for whoever has others to serve in between. */
export function* verifying<S extends Place, E>(
  game: Game<S, E>,
  file: unknown,
  { unfinished = false } = {},
): Generator<undefined, Verdict, undefined> {
  try {
    const only = (name: string): Game => {
      if (name !== game.name) throw new Error(`the record is of ${name}, not of ${game.name}`);
      return game as unknown as Game;
    };
    return yield* verify(game, recordFrom(file, only), unfinished);
  } catch (e) {
    return bad((e as Error).message, { why: e instanceof NotOpened ? e.why : 'departs' });
  }
}

const bad = (detail: string, where: Pick<Verdict, 'why' | 'entry' | 'outcome'> = {}): Verdict => ({
  ok: false,
  detail,
  why: 'departs',
  outcomes: 0,
  unproved: [],
  ...where,
});

function* verify<S extends Place, E>(today: Game<S, E>, file: GameRecord, unfinished: boolean): Generator<undefined, Verdict, undefined> {
  const { carried, record } = carryRecord(today, file);
  const { game } = carried;
  if (record.secret === undefined) return bad('the record does not hold the secret, so the game is not over yet', { why: 'no-secret' });
  if (commitmentTo(record.secret) !== record.commitment)
    return bad('the secret is not the one that was committed to', { why: 'wrong-secret' });
  for (const [i, dealer] of (record.dealers ?? []).entries()) {
    const { secret, commitment } = dealer;
    if (secret === undefined) return bad(`the record does not hold the secret of dealer ${i}`, { why: 'no-secret' });
    if (commitmentTo(secret) !== commitment)
      return bad(`the secret of dealer ${i} is not the one that was committed to`, { why: 'wrong-secret' });
  }
  const printed = editionFileOf(game, record);
  if (editionHash(printed) !== record.edition)
    return bad(`the edition is not the one that the record names, ${record.edition}`, { why: 'wrong-edition' });
  const edition = game.edition(printed);
  const options = settleOptions(game, record.options);
  const seats = record.seats.length;
  const setup = { edition, options, seats };
  const unknown = record.gestures?.find(({ gesture }) => !game.gestures?.names.includes(gesture));
  if (unknown) return bad(`"${unknown.gesture}" is no gesture of ${game.name}`);
  const from = record.from && game.read(record.from, edition, options, seatIds(seats));
  const salts = seatIds(seats).map((_, p) => record.salts?.[p] ?? '');
  const rules = record.dealt ?? record.rules;
  const dealer = new Dealers(record.secret, { game: game.name, rules, edition: record.edition, options, seats, salts }, dealersOf(record));
  const match = new Match(game, setup, dealer, from);
  const wrong = yield* again(match, record);
  const difference = firstDifference(match.log, record.log);
  if (difference) return difference;
  if (wrong) return wrong;
  if (!match.over && !unfinished && record.stopped !== true) return bad('the record ends before the game is over', { why: 'unfinished' });
  if (record.facts !== undefined && !sameJson(record.facts, match.facts))
    return bad('the outcomes are right, but the facts told are not those of this game');
  const detail = `all ${match.outcomes} outcomes are those of the secret`;
  const result = match.over && { scores: [...game.scores(match.state)], winners: [...game.winners(match.state)] };
  return { ok: true, detail, outcomes: match.outcomes, ...(result && { result }), unproved: unproved(file, record, carried.is) };
}

/** The secret proves the luck, and whoever replays compares what the file says twice. Nothing proves the rest. */
function unproved(file: GameRecord, record: GameRecord, is: Carried['is']): string[] {
  const { gestures, from, rules, dealers = [] } = file;
  const out = [`who played and what they chose${gestures ? ' and signed' : ''} is as the file says: nothing proves it`];
  dealers.forEach(({ by, entries }, i) => out.push(dealtBy(by, `${i === 0 ? 'at first' : 'then'}, before entry ${entries}`)));
  const last = dealers.at(-1);
  if (last) out.push(dealtBy(last.by === 'device' ? 'house' : 'device', `from entry ${last.entries} on`));
  if (from) out.push('it begins at a position, which is as the file says: nothing proves it');
  if (!file.facts) out.push('what was told is not in it, and was not compared');
  if (!file.checkpoints || Object.keys(file.checkpoints).length === 0)
    out.push('fingerprints of its states are not in it, and were not compared');
  const left = [
    ...(file.facts && !record.facts ? ['what was told'] : []),
    ...(file.checkpoints && !record.checkpoints ? ['fingerprints of states'] : []),
  ];
  const how = is === 'migrated' ? ', and was rewritten for the present one' : '';
  if (file.rules !== record.rules)
    out.push(`it was played by version ${rules} of the rules${how}${left.length > 0 ? `: ${left.join(' and ')} cannot be compared` : ''}`);
  return out;
}

/** The game went from one place to another: who held which secret, in words. */
const dealtBy = (by: EarlierDealer['by'], when: string): string =>
  by === 'device'
    ? `${when}, the device of somebody dealt: whoever has it could know the luck to come, and all that was hidden`
    : `${when}, a house dealt, as the file says: nothing proves it`;

/** The players' choices again, at a table of our own with the same dealer. */
function* again<S extends Place, E>(
  match: Match<S, E>,
  { log, checkpoints = {} }: GameRecord,
): Generator<undefined, Verdict | undefined, undefined> {
  for (const [n, entry] of log.entries()) {
    yield;
    if ('back' in entry) match.takeBack(entry.back, Number(entry.by.slice(1)), entry.seen, { stays: entry.stays });
    else if ('say' in entry) {
      const refusal = match.submit(
        Number(entry.by.slice(1)),
        entry.say.map((words) => match.game.codec.parse(words)),
      );
      if (refusal) return bad(`entry ${n} (${entry.by}: ${entry.say.join(', ')}): ${refusal.message}`, { entry: n });
    }
    const expected = match.drafts.size === 0 && match.log.length === n + 1 ? checkpoints[n + 1] : undefined;
    if (expected !== undefined && hashState(match.state) !== expected)
      return bad(`entry ${n}: the state differs from the record's checkpoint`, { entry: n });
  }
  return undefined;
}

function firstDifference(ours: readonly Entry[], theirs: readonly Entry[]): Verdict | undefined {
  let outcome = 0;
  for (let n = 0; n < Math.max(ours.length, theirs.length); n++) {
    const [a, b] = [ours[n], theirs[n]];
    if (a === undefined || b === undefined) return undefined; // the shorter one was refused before: said by whoever refused
    const dealt = 'luck' in a ? (a.luck ?? []) : [];
    const recorded = 'luck' in b ? (b.luck ?? []) : [];
    for (let i = 0; i < Math.max(dealt.length, recorded.length); i++)
      if (dealt[i] !== recorded[i]) {
        const [right, wrong] = [dealt[i] ?? 'nothing', recorded[i] ?? 'nothing'];
        const where = { entry: n, outcome: outcome + i };
        return bad(`outcome ${where.outcome}, in entry ${n}, is ${right} by the secret; the record says ${wrong}`, where);
      }
    outcome += dealt.length;
    if (!sameJson(a, b)) return bad(`entry ${n} is not what was played`, { entry: n });
  }
  return undefined;
}
