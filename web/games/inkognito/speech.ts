// The game's sentences for this table.
import type { ChoiceWords, Question, RuleName, VerbName } from '@ridotto/games/inkognito/words/shape.ts';
import type { AnyChoice, Problem, Told } from '../../net/http/api.ts';
import type { At, LogLine } from '../../play/face.ts';
import { speech, text, viewOf, voice } from './table.ts';
import { ink } from './words.ts';

export function labelOf(choice: AnyChoice, at: At): string {
  const say = ink().choices[choice.do as VerbName];
  return say ? say(choice as ChoiceWords, speech(at)) : choice.do;
}
export function promptOf(at: At): { ask: string; also?: string } {
  const say = ink().prompts[viewOf(at).at as Question];
  return say ? say(speech(at)) : { ask: '' };
}

const QUIET = ['lets-be', 'lapses', 'dealt', 'placed', 'first-player', 'named'];
/** An encounter, an answer that one sees, and all that ends the game. */
function isTurning(what: string, f: Readonly<Record<string, unknown>>): boolean {
  if (what === 'meetings') return Array.isArray(f.meetings) && f.meetings.length > 0;
  return what === 'answered' ? f.cards !== undefined : ['announces', 'escapes', 'hand', 'seals', 'over'].includes(what);
}
export function lineOf(told: Told, name: (seat: string) => string, view: object): LogLine | undefined {
  const say = (ink().facts as Record<string, ((f: unknown, v: object) => string) | undefined>)[told.what];
  if (!say) return undefined;
  const f = told.data as Record<string, unknown>;
  const says = told.what === 'moves' ? ink().short.moves(told.data as never, voice(name, view)) : say(told.data, voice(name, view));
  const places = [text(f.from), text(f.to)].filter((p) => p !== '');
  return {
    text: says,
    seat: text(f.seat) || text(told.what === 'answered' ? f.target : f.asker) || null,
    places,
    ...(told.what === 'turn' && { heading: says }),
    ...(isTurning(told.what, f) && { turning: true }),
    ...((QUIET.includes(told.what) ||
      (told.what === 'meetings' && !isTurning(told.what, f)) ||
      (told.what === 'answered' && f.cards === undefined)) && { quiet: true }),
  };
}
export function ruleOf({ rule, facts }: Pick<Problem, 'rule' | 'facts'>, name: (seat: string) => string, view: object): string | undefined {
  const say = rule === undefined ? undefined : ink().rules[rule as RuleName];
  return say?.((facts ?? {}) as Record<string, unknown>, voice(name, view));
}

export function reasonOf({ what, data }: Told, name: (seat: string) => string, view: object): string | undefined {
  const say = (ink().reasons as Readonly<Record<string, (f: unknown, v: object) => string>>)[what];
  return say?.(data, voice(name, view));
}
