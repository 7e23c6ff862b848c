// What follows from answers, and why: only from what this seat has seen.
import * as box from '@ridotto/games/inkognito/box/material.ts';
import { couldShow, truthOf } from '@ridotto/games/inkognito/rules/answers.ts';
import { cardsNamed } from '@ridotto/games/inkognito/rules/telling.ts';
import type { QuestionView } from '@ridotto/games/inkognito/knowledge/view.ts';
import { LETTER_NAMES, type Mission } from '@ridotto/games/inkognito/words/shape.ts';
import type { At } from '../../play/face.ts';
import { follows, markOf, sheetOf } from './notes-state.ts';
import { fileOf, shownOf } from './table.ts';
import { ink } from './words.ts';

type Agent = box.Agent;
type Build = box.Build;
type Team = (typeof box.TEAMS)[number];
const { AGENTS, BUILDS, TEAMS } = box;

interface Pair {
  identity: Agent;
  disguise: Build;
  /** Its true faces. */
  truth: number;
}
export const PAIRS: readonly Pair[] = AGENTS.flatMap((identity, i) =>
  BUILDS.map((disguise, d) => ({ identity, disguise, truth: truthOf(i, d) })),
);
/** Could these cards be an honest answer of this pair? */
export const fits = (cards: readonly string[], p: Pair): boolean => couldShow(cardsNamed(cards), p.truth);
const left = (answers: readonly QuestionView[]): Pair[] => PAIRS.filter((p) => answers.every((q) => !q.cards || fits(q.cards, p)));

export const partner = (agent: Agent): Agent => AGENTS[box.partnerOf(AGENTS.indexOf(agent))] ?? agent;
export const teamOf = (agent: Agent): Team => TEAMS[box.teamOf(AGENTS.indexOf(agent))] ?? 'FB';
export const otherTeam = (team: Team): Team => TEAMS.find((t) => t !== team) ?? team;

/** Answers of a player that this seat saw. */
const answersOf = (at: At, player: string): QuestionView[] =>
  shownOf(at).questions.filter((q) => q.target === player && q.cards !== undefined && q.target !== at.snapshot.you);

/** What a player's answers to this asker leave open of them, as far as that player knows, with these cards added. */
export function leftOpen(
  at: At,
  q: Pick<QuestionView, 'asker' | 'target'>,
  cards: readonly string[],
): { identities: Agent[]; disguises: Build[] } {
  const view = shownOf(at);
  const seen = view.questions.filter(
    (x) => x.target === q.target && (x.asker === q.asker || (view.colours[q.asker] === 'ambassador' && x.channel === 'ambassador')),
  );
  const pairs = left(seen).filter((p) => cards.length === 0 || fits(cards, p));
  return {
    identities: AGENTS.filter((a) => pairs.some((p) => p.identity === a)),
    disguises: BUILDS.filter((b) => pairs.some((p) => p.disguise === b)),
  };
}

/** What a player may still be. */
export type Open = Readonly<Record<'identities' | 'disguises' | 'letters', readonly string[]>>;

/**
 * What the sheet leaves open, by player and `set-aside`: on a blank sheet everything; else without what one's own cards rule out;
 * and where the reader wants it, what follows from all answers that they saw. `until`: as if only so many questions were known.
 */
export function openOf(at: At, until = Infinity): Readonly<Record<string, Open>> {
  const view = shownOf(at);
  const { you, over } = at.snapshot;
  const others = Object.keys(view.colours).filter((s) => s !== you && view.colours[s] !== 'ambassador');
  const packets = [...others, ...(at.seats.length === 3 ? ['set-aside'] : [])];
  const mine = view.notes === 'blank' || you === null ? undefined : view.deal[you];
  const rest = {
    identities: AGENTS.filter((a) => a !== mine?.identity),
    disguises: BUILDS.filter((b) => b !== mine?.disguise),
    letters: LETTER_NAMES.filter((l) => l !== mine?.letter),
  };
  if (!follows(at) || over !== null) return Object.fromEntries(packets.map((p) => [p, rest]));
  if (view.deductions && until >= view.questions.length) return view.deductions.possible;
  const known = view.questions.slice(0, until).filter((q) => q.target !== you && q.cards !== undefined);
  const pairs = packets.map((p) => left(known.filter((q) => q.target === p)));
  const shown = packets.map((p) => known.find((q) => q.target === p && q.letter !== undefined)?.letter);
  const all: { identities: Set<string>; disguises: Set<string>; letters: Set<string> }[] = packets.map(() => ({
    identities: new Set(),
    disguises: new Set(),
    letters: new Set(),
  }));
  for (const identities of arrangements(rest.identities, packets.length))
    for (const disguises of arrangements(rest.disguises, packets.length)) {
      if (!pairs.every((open, k) => open.some((p) => p.identity === identities[k] && p.disguise === disguises[k]))) continue;
      for (const [k, open] of all.entries()) {
        open.identities.add(identities[k] ?? '');
        open.disguises.add(disguises[k] ?? '');
      }
    }
  for (const letters of arrangements(rest.letters, packets.length))
    if (shown.every((l, k) => l === undefined || l === letters[k]))
      for (const [k, open] of all.entries()) open.letters.add(letters[k] ?? '');
  const inOrder = (names: readonly string[], set: ReadonlySet<string>): string[] => names.filter((n) => set.has(n));
  return Object.fromEntries(
    packets.map((p, k) => [
      p,
      {
        identities: inOrder(AGENTS, all[k]!.identities),
        disguises: inOrder(BUILDS, all[k]!.disguises),
        letters: inOrder(LETTER_NAMES, all[k]!.letters),
      },
    ]),
  );
}
/** All ways to give `n` of these to so many packets, one each. */
function arrangements<T>(of: readonly T[], n: number): T[][] {
  return n === 0
    ? [[]]
    : of.flatMap((x) =>
        arrangements(
          of.filter((y) => y !== x),
          n - 1,
        ).map((more) => [x, ...more]),
      );
}

/** Why this cannot be, in words. */
export function because(at: At, player: string, what: string): string {
  const b = ink().notes.because;
  const view = shownOf(at);
  const mine = view.deal[at.snapshot.you ?? ''];
  if (mine && [mine.identity, mine.disguise, mine.letter].includes(what as 'LF')) return b.mine;
  const answers = answersOf(at, player);
  if ((LETTER_NAMES as readonly string[]).includes(what)) {
    const shown = answers.find((q) => q.letter !== undefined);
    if (shown) return b.letter(shown.turn);
  } else {
    const dead = (list: readonly QuestionView[]): boolean => left(list).every((p) => p.identity !== what && p.disguise !== what);
    if (dead(answers)) {
      let needed = answers;
      // What was known first is the reason, not what only says it again.
      for (const q of answers.toReversed()) {
        const less = needed.filter((x) => x !== q);
        if (dead(less)) needed = less;
      }
      return b.answers([...new Set(needed.map((q) => q.turn))]);
    }
  }
  const whose = Object.entries(openOf(at)).find(
    ([p, x]) => p !== player && [x.identities, x.disguises, x.letters].some((list) => list.length === 1 && list[0] === what),
  )?.[0];
  return whose === undefined || whose === 'set-aside' ? b.together : b.other(at.name(whose));
}

export interface Belief {
  identities: readonly string[] | null;
  letters: readonly string[];
  marks: string;
  cannot: boolean;
  missions: readonly Mission[];
}
/** What one's own notes say about a player as partner. */
export function beliefAbout(at: At, player: string): Belief {
  const view = shownOf(at);
  const mine = view.deal[at.snapshot.you ?? ''];
  const deduced = follows(at) ? openOf(at)[player] : undefined;
  const crossed = (what: string): boolean => markOf(at, player, what) === 1;
  const certain = (list: readonly string[]): string[] => list.filter((x) => markOf(at, player, x) === 3);
  const narrowed = (list: readonly string[]): string[] => (certain(list).length > 0 ? certain(list) : list.filter((x) => !crossed(x)));
  const recorded = view.notes !== 'blank';
  const own = recorded ? left(answersOf(at, player)) : PAIRS;
  const open = narrowed(deduced?.identities ?? AGENTS.filter((a) => a !== mine?.identity && own.some((p) => p.identity === a)));
  const seen = recorded ? answersOf(at, player).find((q) => q.letter !== undefined)?.letter : undefined;
  const letters = narrowed(deduced?.letters ?? (seen ? [seen] : LETTER_NAMES.filter((l) => l !== mine?.letter)));
  const wanted = mine && partner(mine.identity);
  const marks = Object.entries(sheetOf(at).marks)
    .filter(([k, v]) => k.startsWith(`${player} `) && (v === 2 || v === 3))
    .map(([k, v]) => ink().colon(nameOf(k.split(' ')[1] ?? ''), ink().notes.states[v] ?? ''))
    .join(', ');
  return {
    identities: open.length < 3 ? open : null,
    letters,
    marks,
    cannot: wanted === undefined || !open.includes(wanted),
    missions: mine ? letters.flatMap((l) => missionOf(at, mine.identity, mine.letter, l) ?? []) : [],
  };
}
/** An identity, a disguise or a letter, in words. */
export function nameOf(what: string): string {
  const w = ink();
  if (what in w.agents) return w.agents[what as 'LF'];
  if (what in w.builds) return w.builds[what as 'tall'];
  return w.secret.mission(what);
}
/** The mission of an agent whose letter is `own`, when their partner's is `other`. */
export function missionOf(at: At, agent: Agent, own: string, other: string): Mission | undefined {
  const first = AGENTS.indexOf(agent) < AGENTS.indexOf(partner(agent));
  const letters = first ? `${own}-${other}` : `${other}-${own}`;
  return fileOf(at.snapshot).missions[teamOf(agent)].find((m) => m.letters === letters);
}
