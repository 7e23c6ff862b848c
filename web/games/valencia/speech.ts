// The game's sentences for this table.
import type { FactData } from '@ridotto/games/valencia/box/facts.ts';
import type { ChoiceWords, Question, RuleName, VerbName } from '@ridotto/games/valencia/words/shape.ts';
import type { AnyChoice, Problem, Told } from '../../net/http/api.ts';
import type { At, LogLine } from '../../play/face.ts';
import { COUNCIL } from './plan.ts';
import { drawsNext } from './planning-state.ts';
import { editionOf, own, speech, text, viewOf, voice } from './table.ts';
import { pileName } from './CardFace.tsx';
import { page, vale } from './words.ts';

export function labelOf(choice: AnyChoice, at: At): string {
  const say = vale().choices[choice.do as VerbName];
  return say ? say(choice as ChoiceWords, speech(at)) : choice.do;
}
/** Cards in piles, each pile once. */
export function plannedInWords(parts: readonly AnyChoice[], at: At): string | undefined {
  const puts = parts.filter((part) => part.do === 'put');
  if (puts.length === 0) return undefined;
  const edition = editionOf(at.snapshot);
  const piles = [...new Set(puts.map(({ pile }) => Number(pile)))].sort((a, b) => a - b);
  const cards = (pile: number): string[] => puts.filter((part) => Number(part.pile) === pile).map(({ card }) => String(card));
  return piles.map((pile) => page().own.pile(pile, pileName(cards(pile), edition))).join(' · ');
}
export function promptOf(at: At): { ask: string; also?: string } {
  const view = viewOf(at);
  if (view.at === 'missions') return page().missions.prompt;
  if (view.at === 'planning') {
    const next = at.store.draft.parts.value[0];
    return next && drawsNext(at) ? { ask: `${labelOf(next, at)}.` } : page().planning.prompt(own(view, at, 'hand')?.length ?? 0);
  }
  const { ask, also } = vale().prompts[view.at as Question]?.(speech(at)) ?? { ask: '' };
  // What an auction is about stands above it.
  const said = also !== undefined && (view.at !== 'bid' || at.snapshot.legal.some((c) => c.do === 'wait'));
  return { ask, ...(said && { also }) };
}

/** What the board shows at every moment. */
const UNSAID = ['fountains', 'city'];
const QUIET = ['dealt', 'keeps', 'draws', 'passes', 'declines', 'puts-away', 'cannot-act'];
const TURNS = ['planned', 'step', 'council', 'ends'];
/** An auction is decided, a round is scored, the game is over. */
const TURNING = ['ranking', 'council', 'ends'];
/** Where on the board it happened. */
function placesOf({ what, data }: Told): string[] {
  const f = data as Readonly<Record<string, unknown>>;
  const places = [text(f.square), text(f.tree), what === 'upgrades' ? '' : text(f.from), what === 'upgrades' ? '' : text(f.to)];
  if (what === 'council') places.push(...COUNCIL.map((seat) => `c:${seat}`));
  if (f.at !== undefined) places.push(`c:${text(f.at)}`);
  if (f.guild !== undefined) places.push(`c:${text(f.guild)}`, `k:${text(f.guild)}`);
  if (f.resource !== undefined) places.push(`k:${text(f.resource)}`);
  return places.filter((p) => p !== '');
}
/** What each player has by it: the totals of an auction, the points of a scoring. */
function gained({ what, data }: Told): LogLine['gained'] {
  const w = vale();
  switch (what) {
    case 'ranking': {
      const { ranks } = data as FactData['ranking'];
      return { name: page().log.total, by: Object.fromEntries(ranks.map((r) => [r.seat, r.total])), totals: true };
    }
    case 'council':
      return { name: w.categories.council.name, by: (data as FactData['council']).members };
    case 'ends': {
      const { sheets } = data as FactData['ends'];
      return {
        name: w.categories.total.name,
        // The Council has scored in each round.
        by: Object.fromEntries(Object.entries(sheets).map(([s, { total, council }]) => [s, total - council])),
      };
    }
    default:
      return undefined;
  }
}
/** Cards drawn one after another stand in one line, and so do the players who are dealt missions. */
function series({ what, data }: Told, says: string, name: (seat: string) => string): LogLine['series'] {
  const { log } = page();
  const all = (say: (items: readonly string[]) => string) => (items: readonly string[]) => (items.length === 1 ? says : say(items));
  if (what === 'draws') {
    const { seat, card } = data as FactData['draws'];
    const item = vale().card(card, voice(name).edition);
    return { key: `draws ${seat}`, item, say: all((cards) => log.draws(name(seat), cards)) };
  }
  if (what !== 'dealt') return undefined;
  const { seat, count } = data as FactData['dealt'];
  if (count === undefined) return undefined;
  return { key: 'dealt', item: name(seat), say: all((who) => log.dealt(who, vale().missionCount(count))) };
}

export function lineOf(told: Told, name: (seat: string) => string): LogLine | undefined {
  const say = (vale().facts as Record<string, ((f: unknown, v: object) => string) | undefined>)[told.what];
  if (!say) return undefined;
  const says = say(told.data, voice(name));
  if (says === '' || UNSAID.includes(told.what)) return undefined;
  const f = told.data as { seat?: string; piles?: number };
  // Who has no pile left is passed over: nothing happens.
  if (told.what === 'passes' && f.piles === 0) return undefined;
  const [gains, goesOn] = [gained(told), series(told, says, name)];
  return {
    text: says,
    seat: told.what === 'first-player' ? null : (f.seat ?? null),
    places: placesOf(told),
    ...(told.what === 'step' && { heading: says }),
    ...(told.what === 'boards' && { heading: page().log.begins }),
    ...(TURNS.includes(told.what) && { turn: true }),
    ...(TURNING.includes(told.what) && { turning: true }),
    ...(gains && { gained: gains }),
    ...(goesOn && { series: goesOn }),
    ...(QUIET.includes(told.what) && { quiet: true }),
  };
}
export function ruleOf({ rule, facts }: Pick<Problem, 'rule' | 'facts'>, name: (seat: string) => string): string | undefined {
  const say = rule === undefined ? undefined : vale().rules[rule as RuleName];
  return say?.((facts ?? {}) as Record<string, unknown>, voice(name));
}

export function reasonOf({ what, data }: Told, name: (seat: string) => string): string | undefined {
  const say = (vale().reasons as Readonly<Record<string, (f: unknown, v: object) => string>>)[what];
  return say?.(data, voice(name));
}
