// The steps of a case: what is done, and what must hold then.
import { plainWord, type Choice, type Seat } from '../notation/choice.ts';
import { atPath, differs, inWords, type Json } from './compare.ts';
import { decisions } from '../match/lines.ts';
import { inLine, isMap, listOf, type Running } from './running.ts';

/** One step: a kind of step, or what a player says. Throws with what does not hold. */
export function play(run: Running, key: string, value: Json): void {
  if (Object.hasOwn(STEPS, key)) {
    STEPS[key](run, value);
    return;
  }
  const seat = run.names.findIndex((name) => plainWord(name) === plainWord(key));
  if (seat < 0)
    throw new Error(
      `"${key}" is neither a step nor a player; steps are ${Object.keys(STEPS).join(', ')}, players are ${run.names.join(', ')}`,
    );
  for (const line of some(run, seat, value, 'line')) run.say(seat, inLine(line));
}
/** Words of the steps themselves. */
export const isNoName = (name: string): boolean => Object.hasOwn(STEPS, name) || name === 'spectator' || name === 'rule';

type Step = (run: Running, value: Json) => void;

/** Every kind of step besides `NAME: LINE`, which docs/cases.md explains one by one. */
export const STEPS: Readonly<Record<string, Step>> = {
  luck(run, value) {
    if (listOf(value).length === 0) throw new Error('no outcome is given, so it says nothing');
    run.luck(value);
  },
  expect(run, value) {
    const scores = Object.fromEntries(run.game.scores(run.match.state).map((n, p) => [run.names[p], n]));
    fail(differs(value, { scores, ...run.position() }, run.comparison()));
  },
  refuse(run, value) {
    const { rule, ...wanted } = isMap(value) ? value : {};
    if (rule !== undefined && typeof rule !== 'string') throw new Error(`rule is the name of a rule, not ${inWords(rule)}`);
    for (const [seat, lines] of run.bySeat(isMap(value) ? wanted : value))
      for (const line of some(run, seat, lines, 'line')) refuse(run, seat, inLine(line), rule);
  },
  legal(run, value) {
    for (const [seat, wanted] of run.bySeat(value)) {
      const got = run.match.legal(seat).map((choice) => [choice]);
      fail(sameLines(run, seat, listOf(wanted), got, 'next part'));
    }
  },
  lines(run, value) {
    for (const [seat, wanted] of run.bySeat(value)) {
      const all = decisions(run.match, seat);
      const how = (parts: readonly Choice[]): string => {
        const found = all.find((d) => d.parts.join() === parts.join());
        return `${[...parts].sort((a, b) => a - b).join()} ${found?.after?.all.join() ?? parts.join()}`;
      };
      const got = all.map((d) => d.parts);
      if (sameLines(run, seat, listOf(wanted), got, 'whole decision') !== undefined)
        fail(sameLines(run, seat, listOf(wanted), distinct(got, how), 'whole decision', how));
    }
  },
  reaches(run, value) {
    for (const [seat, wanted] of run.bySeat(value)) {
      const before = run.match.state;
      const ends = decisions(run.match, seat).map((d) => run.game.end?.(before, d.parts, d.after ?? before));
      const got = [...new Set(ends.filter((end) => end !== undefined))];
      fail(sameWords(run, `${run.name(seat)} reaches`, listOf(wanted), got));
    }
  },
  awaits(run, value) {
    const { awaited } = run.match.state;
    const got = run.match.waiting === undefined ? run.names.filter((_, p) => (awaited >> p) & 1) : [];
    fail(sameWords(run, 'awaited', listOf(value), got));
  },
  'asks-luck'(run, value) {
    const { waiting } = run.match;
    const wanted = plainLuck(inLine(value));
    if (wanted === '') throw new Error('it names no question to luck');
    const known = Object.entries(run.game.luck).some(([key, luck]) => [key, luck.name].some((name) => plainLuck(name).startsWith(wanted)));
    const names = Object.values(run.game.luck).map((luck) => luck.name);
    if (!known) throw new Error(`"${inLine(value)}" is no question to luck; they are ${names.join(', ')}`);
    if (waiting === undefined) throw new Error(`wanted a question to luck, ${inWords(value)}; got none`);
    const key = Object.keys(run.game.luck).find((k) => run.game.luck[k] === waiting) ?? '';
    if (![key, waiting.name].some((name) => plainLuck(name).startsWith(wanted)))
      throw new Error(`wanted the question ${inWords(value)}, got ${inWords(waiting.name)}`);
  },
  sees(run, value) {
    for (const [seat, wanted] of run.bySeat(value, true)) {
      const difference = differs(wanted, run.view(seat), run.comparisonOfSight());
      fail(difference && `${run.name(seat)} sees ${difference}`);
    }
  },
  hidden(run, value) {
    for (const [seat, paths] of run.bySeat(value, true)) for (const path of some(run, seat, paths, 'path')) hidden(run, seat, inLine(path));
  },
  scores(run, value) {
    const scores = Object.fromEntries(run.game.scores(run.match.state).map((n, p) => [run.names[p], n]));
    fail(differs(value, scores, { spelling: run.spelling }, ['scores']));
  },
  over(run, value) {
    const { over } = run.match;
    if (typeof value !== 'boolean' && !(isMap(value) && Object.keys(value).length > 0))
      throw new Error(`wanted is true, false or { winners: … }, not ${inWords(value)}`);
    const wanted = value !== false;
    if (over !== wanted) throw new Error(`wanted the game ${wanted ? 'over' : 'not over'}, and it is ${over ? '' : 'not '}over`);
    if (!isMap(value)) return;
    const strange = Object.keys(value).find((key) => key !== 'winners');
    if (strange !== undefined) throw new Error(`"${strange}" is not a key of over; the key is winners`);
    const winners = run.game.winners(run.match.state).map(run.name);
    fail(sameWords(run, 'winners', listOf(value.winners as Json), winners));
  },
};

function fail(difference: string | undefined): void {
  if (difference !== undefined) throw new Error(difference);
}
/** At least one, or the step would hold whatever happens. */
function some(run: Running, seat: Seat, value: Json, what: string): readonly Json[] {
  const list = listOf(value);
  if (list.length === 0) throw new Error(`${run.name(seat)}: no ${what} is given, so it says nothing`);
  return list;
}
const plainLuck = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Refused, with a reason (by the rule that is named), and everything is as it was before. */
function refuse(run: Running, seat: Seat, line: string, rule: string | undefined): void {
  const said = `${run.name(seat)}: "${line}"`;
  const before = everything(run.match);
  const refusal = run.try(seat, line);
  if (refusal === undefined) throw new Error(`${said} was accepted, and should be refused`);
  const changed = everything(run.match).find(([what, now], i) => now !== before[i][1] && what);
  if (changed) throw new Error(`${said} was refused, and changed ${changed[0]}`);
  if (rule !== undefined && refusal.reason?.rule !== rule)
    throw new Error(`${said} was refused ${refusal.reason ? `by ${refusal.reason.rule}` : 'by no rule'}, and should be by ${rule}`);
  if (refusal.message === '' || (!refusal.reason && refusal.legal.length === 0 && refusal.message.endsWith('is not legal here')))
    throw new Error(`${said} was refused without a reason`);
}
/** All that a match is, part by part. */
const everything = (match: Running['match']): [string, string][] => [
  ['the state', match.state.all.join()],
  ['the log', JSON.stringify(match.log)],
  ['what was told', JSON.stringify(match.facts)],
  ['the drafts', JSON.stringify([...match.drafts])],
  ['the question to luck', match.waiting?.name ?? ''],
  ['the outcomes', JSON.stringify([match.outcomes, match.unused])],
];

/** The path leads to something, in the full position or in what somebody else sees, and to nothing in what this seat sees. */
function hidden(run: Running, seat: Seat, path: string): void {
  const steps = path.split('.');
  const others = run.everybody.filter((p) => p !== seat);
  if (!run.isThere(others, steps)) throw new Error(`${run.name(seat)}: there is nothing at "${path}", for anybody`);
  const seen = atPath(run.view(seat), steps, run.spelling) ?? undefined;
  if (seen !== undefined) throw new Error(`${run.name(seat)}: "${path}" should be hidden, and is seen: ${inWords(seen)}`);
}

function distinct(all: readonly (readonly Choice[])[], how: (parts: readonly Choice[]) => string): (readonly Choice[])[] {
  const seen = new Set<string>();
  return all.filter((parts) => !seen.has(how(parts)) && seen.add(how(parts)));
}

/** Exactly these, in any order and spelling. `how`: what makes two of them the same. */
function sameLines(
  run: Running,
  seat: Seat,
  wanted: readonly Json[],
  got: readonly (readonly Choice[])[],
  what: string,
  how: (parts: readonly Choice[]) => string = (parts) => parts.join(),
): string | undefined {
  const left = new Map(got.map((parts) => [how(parts), run.line(seat, parts)]));
  const strange: string[] = [];
  for (const line of wanted) {
    const parts = run.parts(seat, line);
    if (parts === undefined || !left.delete(how(parts))) strange.push(inLine(line));
  }
  if (strange.length === 0 && left.size === 0) return undefined;
  const listed = (lines: readonly string[]): string =>
    lines.slice(0, 40).join(' | ') + (lines.length > 40 ? ` and ${lines.length - 40} more` : '');
  return [
    `${run.name(seat)}: wanted exactly ${wanted.length === 0 ? `no ${what}` : listed(wanted.map(inLine))}`,
    `got ${got.length === 0 ? 'none' : listed(got.map((parts) => run.line(seat, parts)))}`,
    strange.length > 0 ? `wanted and not there: ${listed(strange)}` : '',
    left.size > 0 ? `there and not wanted: ${listed([...left.values()])}` : '',
  ]
    .filter((s) => s !== '')
    .join('; ');
}

function sameWords(run: Running, what: string, wanted: readonly Json[], got: readonly string[]): string | undefined {
  const left = [...got];
  const strange = wanted.map(inLine).filter((word) => {
    const i = left.findIndex((w) => run.spelling.same(word, w));
    if (i >= 0) left.splice(i, 1);
    return i < 0;
  });
  if (strange.length === 0 && left.length === 0) return undefined;
  return `${what}: wanted exactly [${wanted.map(inLine).join(', ')}], got [${got.join(', ')}]`;
}
