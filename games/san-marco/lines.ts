// The split in one line: `castello doge | bridge 1 2 3`, offers in order, Limit cards by their value.
import type { Choice, LineForm, Seat } from '@ridotto/engine';
import { pickWord, verbOf, WrongLine } from '@ridotto/engine';
import { CARD } from './box/material.ts';
import { cutOf, HANDFUL, offers, type State } from './box/state.ts';
import { SAY } from './box/vocabulary.ts';

const { put } = SAY;

export const cutLine: LineForm<State> = {
  parse(s, seat, line) {
    if (!line.includes('|')) return undefined;
    if (((s.awaited >> seat) & 1) === 0) return undefined;
    const cards = toSplit(s, seat);
    const groups = line.split('|').map((group) =>
      group
        .trim()
        .toLowerCase()
        .split(/\s+/)
        .filter((w) => w !== ''),
    );
    if (groups.length !== offers(s))
      throw new WrongLine(`the cards must be split into ${offers(s)} offers, not ${groups.length}`, 'no-such-offer', {
        offers: offers(s),
        offer: groups.length,
      });
    if (groups.some((g) => g.length === 0))
      throw new WrongLine('each offer must hold at least one card', 'offer-empty', { offers: offers(s), cards: cards.length });
    const offerOf = cards.map(() => -1);
    groups.forEach((group, offer) => {
      for (const word of group) {
        const card = (CARD.values as readonly string[]).indexOf(pickWord(word, CARD.values, CARD.also, 'card'));
        const i = cards.findIndex((c, k) => c === card && offerOf[k] < 0);
        if (i < 0)
          throw new WrongLine(`${word} is not among the cards that are left to split; they are ${inWords(cards)}`, 'split-all-cards', {
            cards: names(cards),
          });
        offerOf[i] = offer;
      }
    });
    const lost = cards.filter((_, i) => offerOf[i] < 0);
    if (lost.length > 0)
      throw new WrongLine(`all cards must be split; missing: ${inWords(lost)}`, 'split-all-cards', { cards: names(cards) });
    return cards.map((card, i) => put.make(card, offerOf[i]));
  },
  format(s, seat, parts) {
    const cards = toSplit(s, seat);
    if (s.split[cutOf(s, seat)] !== 0 || parts.length !== cards.length || parts.some((c) => verbOf(c) !== put.tag)) return undefined;
    return Array.from({ length: offers(s) }, (_, offer) =>
      inWords(parts.filter((c) => put.offer(c) === offer).map((c) => put.card(c))),
    ).join(' | ');
  },
};

const toSplit = (s: State, seat: Seat): number[] => {
  const cut = cutOf(s, seat);
  return [...s.cards.subarray(cut * HANDFUL + s.split[cut], cut * HANDFUL + s.drawn[cut])];
};
const names = (cards: readonly Choice[]): string[] => cards.map((c) => CARD.values[c]);
const inWords = (cards: readonly Choice[]): string => cards.map((c) => CARD.values[c].replace('limit-', '')).join(' ');
