// Decisions of many parts in one line. Planning: the cards of each pile, `5 3 | 2 | 6 1`; a single pile ends with a bar,
// `5 3 2 |`; `stop` may stand before them. Missions: those kept, a bar, those rejected, which may be left out.
import type { Choice, LineForm, Seat } from '@ridotto/engine';
import { has, pickWord, verbOf } from '@ridotto/engine';
import { CARD, cardName, DECK, MISSION, missionName } from './box/material.ts';
import { CHOOSING, missionsOf, NO_PILE, type State } from './box/state.ts';
import { SAY } from './box/vocabulary.ts';

const { keep, put, reject, stop } = SAY;

const groupsOf = (line: string): string[][] =>
  line.split('|').map((group) =>
    group
      .trim()
      .toLowerCase()
      .split(/\s+/)
      .filter((w) => w !== ''),
  );

const plan: LineForm<State> = {
  parse(s, seat, line) {
    if (!line.includes('|') || !has(s.awaited, seat)) return undefined;
    const groups = groupsOf(line);
    const stops = groups[0][0] === 'stop';
    if (stops) groups[0].shift();
    if (stops !== (s.stopped[seat] === 0)) throw new Error(stops ? 'drawing is over already' : 'first draw, and stop');
    if (groups.length > 1 && groups.at(-1)?.length === 0) groups.pop();
    if (groups.some((g) => g.length === 0)) throw new Error('each pile must hold at least one card');
    const left = toDivide(s, seat);
    const parts = stops ? [stop.make()] : [];
    groups.forEach((group, pile) => {
      for (const word of group) {
        const card = (CARD.values as readonly string[]).indexOf(pickWord(word, CARD.values, CARD.also, 'card'));
        const i = left.indexOf(card);
        if (i < 0) throw new Error(`${word} is not among the cards that are left to divide: ${inWords(left) || 'none'}`);
        left.splice(i, 1);
        parts.push(put.make(card, s.piles[seat] + pile));
      }
    });
    if (left.length > 0) throw new Error(`all cards must be in a pile; missing: ${inWords(left)}`);
    return parts;
  },
  format(s, seat, all) {
    const stops = all.length > 0 && verbOf(all[0]) === stop.tag;
    const parts = stops ? all.slice(1) : all;
    if (parts.length === 0 || parts.some((c) => verbOf(c) !== put.tag)) return undefined;
    if (s.put[seat] > 0 || parts.length !== s.held[seat]) return undefined;
    const groups = Array.from({ length: DECK }, (_, pile) => parts.filter((c) => put.pile(c) === pile).map((c) => put.card(c)));
    const piles = groups.filter((g) => g.length > 0).map((g) => inWords(g.sort((a, b) => a - b)));
    return `${stops ? 'stop ' : ''}${piles.length === 1 ? `${piles[0]} |` : piles.join(' | ')}`;
  },
};
const toDivide = (s: State, seat: Seat): number[] =>
  [...s.hand.subarray(seat * DECK, seat * DECK + s.held[seat])].filter((_, i) => s.pileOf[seat * DECK + i] === NO_PILE);
const inWords = (cards: readonly number[]): string => cards.map(cardName).join(' ');

const missions: LineForm<State> = {
  parse(s, seat, line) {
    if (!line.includes('|') || !has(s.awaited, seat)) return undefined;
    const groups = groupsOf(line);
    if (groups.length > 2) throw new Error('missions kept, a bar, missions rejected');
    const dealt = missionsOf(s, seat, CHOOSING);
    const [kept, rejected] = groups.map((group) =>
      group.map((word) => (MISSION.values as readonly string[]).indexOf(pickWord(word, MISSION.values, MISSION.also, 'mission'))),
    );
    const named = [...kept, ...rejected];
    for (const [i, m] of named.entries()) {
      if (!dealt.includes(m)) throw new Error(`${missionName(m)} has not been dealt to you`);
      if (named.indexOf(m) < i) throw new Error(`${missionName(m)} is named twice`);
    }
    if (rejected.length > 0 && kept.length + rejected.length !== dealt.length) throw new Error('each mission is kept or rejected');
    if (kept.length < s.edition.keptMin) throw new Error(`at least ${s.edition.keptMin} must be kept`);
    return dealt.map((m) => (kept.includes(m) ? keep.make(m) : reject.make(m)));
  },
  format(s, seat, parts) {
    const dealt = missionsOf(s, seat, CHOOSING);
    if (dealt.length < s.edition.dealt || parts.length !== dealt.length) return undefined;
    const of = (verb: Choice): string => parts.flatMap((c) => (verbOf(c) === verb ? [missionName(keep.mission(c))] : [])).join(' ');
    return `${of(keep.tag)} | ${of(reject.tag)}`.trim();
  },
};

export const lines: Readonly<Record<string, LineForm<State>>> = { planning: plan, missions };
