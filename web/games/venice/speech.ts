// The game's sentences for this table.
import type { FactData } from '@ridotto/games/venice/box/facts.ts';
import type { ChoiceWords, Question, RuleName, VerbName } from '@ridotto/games/venice/words/shape.ts';
import type { AnyChoice, Happening, Problem, Told } from '../../net/http/api.ts';
import type { At, LogLine } from '../../play/face.ts';
import { speech, text, viewOf, voice } from './table.ts';
import { ours, says } from './words.ts';

export function labelOf(choice: AnyChoice, at: At): string {
  const say = says().choices[choice.do as VerbName];
  return say ? say(choice as ChoiceWords, speech(at)) : choice.do;
}
export function promptOf(at: At): { ask: string; also?: string } {
  const say = says().prompts[viewOf(at).at as Question];
  return say ? say(speech(at)) : { ask: '' };
}

/** Said more softly: what follows of itself. */
const QUIET = [
  'layout',
  'changes',
  'cubes',
  'shuffles',
  'sails',
  'row',
  'boxes',
  'draws-cards',
  'draws-missions',
  'keeps-card',
  'draws-smugglers',
];
/** One stops to look at them. */
const TURNING = ['encounter', 'completes', 'doge-card', 'end-triggered', 'last-rounds', 'awards', 'wealth', 'over'];
/** What each player has by a part of the final scoring, and at the end. */
function gained({ what, data }: Told): LogLine['gained'] {
  const { rows } = says().end;
  const both = (a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): Record<string, number> =>
    Object.fromEntries([...new Set([...Object.keys(a), ...Object.keys(b)])].map((who) => [who, (a[who] ?? 0) + (b[who] ?? 0)]));
  if (what === 'awards') {
    const f = data as FactData['awards'];
    return { name: rows.awards, by: both(f.awards, f.assistants) };
  }
  if (what === 'wealth') {
    const f = data as FactData['wealth'];
    return { name: rows.wealth, by: both(f.coins, f.favour) };
  }
  if (what === 'over') {
    const { scores } = data as FactData['over'];
    return { name: rows.total, by: Object.fromEntries(Object.entries(scores).map(([who, { total = 0 }]) => [who, total])), totals: true };
  }
  return undefined;
}
/** What nobody at the table does: smugglers under way, the Doge's turn. */
const BY_THEMSELVES = ['sails', 'doge-card', 'assistant-scores'];
export const showsOwn = (h: Happening): boolean => h.facts.some((f) => BY_THEMSELVES.includes(f.what));
/** What one owner gains and loses at a time stands in one line. */
function series({ what, data }: Told, name: (seat: string) => string): LogLine['series'] {
  if (what !== 'changes') return undefined;
  const f = data as FactData['changes'];
  return {
    key: `changes ${f.who}`,
    item: says().amount(f.what, f.by),
    say: (amounts) => says().changed(f.who, amounts, voice(name)),
  };
}
const PLACES = ['from', 'to', 'at', 'building', 'canal'];
export function lineOf(told: Told, name: (seat: string) => string): LogLine | undefined {
  const say = (says().facts as Record<string, ((f: unknown, v: object) => string) | undefined>)[told.what];
  if (!say) return undefined;
  const f = told.data as Record<string, unknown>;
  const line = say(told.data, voice(name));
  const changes = series(told, name);
  const gains = gained(told);
  const who = text(f.seat) || text(f.owner) || text(f.who);
  return {
    text: line,
    seat: /^s\d$/.test(who) ? who : null,
    places: PLACES.map((k) => text(f[k])).filter((p) => p !== ''),
    ...(told.what === 'turn' && { heading: line }),
    ...(told.what === 'layout' && { heading: ours().begins }),
    ...(TURNING.includes(told.what) && { turning: true }),
    ...(QUIET.includes(told.what) && { quiet: true }),
    ...(gains && { gained: gains }),
    ...(changes && { series: changes }),
  };
}
export function ruleOf({ rule, facts }: Pick<Problem, 'rule' | 'facts'>, name: (seat: string) => string): string | undefined {
  const say = rule === undefined ? undefined : says().rules[rule as RuleName];
  return say?.((facts ?? {}) as Record<string, unknown>, voice(name));
}

export function reasonOf({ what, data }: Told, name: (seat: string) => string): string | undefined {
  const say = (says().reasons as Readonly<Record<string, (f: unknown, v: object) => string>>)[what];
  return say?.(data, voice(name));
}
