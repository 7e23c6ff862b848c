// The game's sentences for this table.
import type { ChoiceWords, Question, RuleName, VerbName } from '@ridotto/games/valencia/words/shape.ts';
import type { AnyChoice, Problem, Told } from '../../net/http/api.ts';
import type { At, LogLine } from '../../play/face.ts';
import { own, speech, text, viewOf, voice } from './table.ts';
import { page, vale } from './words.ts';

export function labelOf(choice: AnyChoice, at: At): string {
  const say = vale().choices[choice.do as VerbName];
  return say ? say(choice as ChoiceWords, speech(at)) : choice.do;
}
export function promptOf(at: At): { ask: string; also?: string } {
  const view = viewOf(at);
  if (view.at === 'missions') return page().missions.prompt;
  if (view.at === 'planning') return page().planning.prompt(own(view, at, 'hand')?.length ?? 0);
  const say = vale().prompts[view.at as Question];
  return say ? say(speech(at)) : { ask: '' };
}

const QUIET = ['boards', 'fountains', 'city', 'dealt', 'keeps', 'draws', 'passes', 'declines', 'puts-away', 'cannot-act'];
const TURNS = ['planned', 'step', 'council', 'ends'];
/** Where on the board it happened. */
function placesOf({ what, data }: Told): string[] {
  const f = data as Readonly<Record<string, unknown>>;
  const places = [text(f.square), text(f.tree), what === 'upgrades' ? '' : text(f.from), what === 'upgrades' ? '' : text(f.to)];
  if (f.at !== undefined) places.push(`c:${text(f.at)}`);
  if (f.resource !== undefined) places.push(`k:${text(f.resource)}`);
  return places.filter((p) => p !== '');
}
export function lineOf(told: Told, name: (seat: string) => string): LogLine | undefined {
  const say = (vale().facts as Record<string, ((f: unknown, v: object) => string) | undefined>)[told.what];
  if (!say) return undefined;
  const says = say(told.data, voice(name));
  if (says === '') return undefined;
  const f = told.data as { seat?: string; piles?: number };
  // Who has no pile left is passed over: nothing happens.
  if (told.what === 'passes' && f.piles === 0) return undefined;
  return {
    text: says,
    seat: told.what === 'first-player' ? null : (f.seat ?? null),
    places: placesOf(told),
    ...(told.what === 'step' && { heading: says }),
    ...(TURNS.includes(told.what) && { turn: true }),
    ...(QUIET.includes(told.what) && { quiet: true }),
  };
}
export function ruleOf({ rule, facts }: Pick<Problem, 'rule' | 'facts'>, name: (seat: string) => string): string | undefined {
  const say = rule === undefined ? undefined : vale().rules[rule as RuleName];
  return say?.((facts ?? {}) as Record<string, unknown>, voice(name));
}
