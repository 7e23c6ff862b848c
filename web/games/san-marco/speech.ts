// The game's sentences for this table: who speaks, about whom.
import {
  type ChoiceWords,
  type Facts,
  type Question,
  type RuleName,
  type Speech,
  type VerbName,
  district,
} from '@ridotto/games/san-marco/words/shape.ts';
import { says } from './words.ts';
import type { AnyChoice, Problem, Told } from '../../net/http/api.ts';
import type { At, LogLine } from '../../play/face.ts';
import { placesTold, viewOf } from './places.ts';

const speechOf = (at: At): Speech => ({
  name: at.name,
  me: at.snapshot.you ?? viewOf(at).player,
  aside: at.legal.some((c) => c.do === 'nothing'),
  view: viewOf(at),
});

export function labelOf(choice: AnyChoice, at: At): string {
  const say = says().choices[choice.do as VerbName];
  return say ? say(choice as ChoiceWords as Record<string, string>, speechOf(at)) : choice.do;
}

/** A cut, offer by offer; undefined: it is none. */
export function splitInWords(parts: readonly AnyChoice[]): string | undefined {
  if (!parts.every((part) => part.do === 'put')) return undefined;
  const offers = [...new Set(parts.map(({ offer }) => Number(offer)))].sort((a, b) => a - b);
  const said = offers.map((n) =>
    says().offers.open(
      n,
      parts.filter(({ offer }) => Number(offer) === n).map(({ card }) => String(card)),
    ),
  );
  return said.map((one) => one.charAt(0).toLocaleUpperCase() + one.slice(1)).join(' · ');
}

export function promptOf(at: At): { ask: string; also?: string } {
  const say = says().prompts[viewOf(at).at as Question];
  return say ? say(speechOf(at)) : { ask: '' };
}

const QUIET = ['rolled', 'placed', 'drew', 'cut', 'limits', 'reshuffled'];
const TURNING = ['scored', 'passage-ends', 'ends'];

/** What each player has by a scoring, or by the end of a passage. */
function gained({ what, data }: Told): LogLine['gained'] {
  const w = says();
  if (what === 'scored') {
    const f = data as Facts['scored'];
    return { name: district(w, f.district), by: f.gains };
  }
  if (what === 'passage-ends') {
    const f = data as Facts['passage-ends'];
    return { name: w.passage(f.passage), by: f.bonus };
  }
  return undefined;
}

/** The rolls of one player at set-up stand in one line, with what comes of them; and so do nobles that leave one after another. */
function series({ what, data }: Told, name: (seat: string) => string): LogLine['series'] {
  const w = says();
  if (what === 'removed') {
    const f = data as Facts['removed'];
    const say = (nobles: readonly string[]): string => w.facts.removed({ ...f, nobles: nobles.reduce((n, m) => n + Number(m), 0) }, name);
    return { key: `removed ${f.seat} ${f.owner} ${f.district}`, item: String(f.nobles), say };
  }
  if (what !== 'rolled' && what !== 'placed') return undefined;
  const f = data as Facts['rolled'];
  const say = (rolls: readonly string[]): string => w.setUpRolls(name(f.seat), rolls);
  return { key: `rolls ${f.seat}`, say, ...(what === 'rolled' && { item: district(w, f.district) }) };
}

export function lineOf(told: Told, name: (seat: string) => string): LogLine | undefined {
  const w = says();
  const say = (w.facts as Record<string, ((f: unknown, n: (s: string) => string) => string) | undefined>)[told.what];
  if (!say) return undefined;
  const f = told.data as { seat?: string; owner?: string };
  const heading = ['first-leader', 'passage-begins', 'roles'].includes(told.what) ? say(told.data, name) : undefined;
  const gains = gained(told);
  const goesOn = series(told, name);
  return {
    text: say(told.data, name),
    seat: (told.what === 'removed' ? f.owner : f.seat) ?? null,
    places: placesTold(told),
    ...(heading !== undefined && { heading }),
    ...(QUIET.includes(told.what) && { quiet: true }),
    ...(told.what === 'takes' && { turn: true }),
    ...(TURNING.includes(told.what) && { turning: true }),
    ...(gains && { gained: gains }),
    ...(goesOn && { series: goesOn }),
  };
}

export function ruleOf({ rule, facts }: Pick<Problem, 'rule' | 'facts'>, name: (seat: string) => string): string | undefined {
  const say = rule === undefined ? undefined : says().rules[rule as RuleName];
  return say?.((facts ?? {}) as Record<string, unknown>, name);
}

export function reasonOf({ what, data }: Told, name: (seat: string) => string): string | undefined {
  const say = (says().reasons as Readonly<Record<string, (f: unknown, n: (s: string) => string) => string>>)[what];
  return say?.(data, name);
}

export const placeName = (place: string): string => (place.includes('/') ? says().pair(place) : district(says(), place));
