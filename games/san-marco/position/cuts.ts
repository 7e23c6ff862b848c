// The part of a position that says what the Distributors have drawn, how they have split it, and what is left of it.
import { CARD } from '../box/material.ts';
import { entries, index, onlyKeys, texts, whole, wrong, yes } from '@ridotto/engine/state/position-words.ts';
import { AT } from '../rules/index.ts';
import { count, cuts, distributor, HANDFUL, offers, type State } from '../box/state.ts';

type Cut = Record<string, unknown>;
const CUT_KEYS = ['of', 'size', 'open', 'left', 'sizes', 'cards', 'offer-of', 'offers'];

export class CutReader {
  readonly #s: State;
  readonly #cuts: readonly (readonly [number, Cut])[];

  /** A list with `of`, or a map by Distributor. Roles must be known. */
  constructor(s: State, given: unknown, seat: (name: string) => number) {
    this.#s = s;
    const name = (of: unknown): string => (typeof of === 'string' ? of : JSON.stringify(of));
    const list = Array.isArray(given) ? (given as unknown[]) : entries(given, 'cuts').map(([of, cut]) => ({ of, ...(cut as object) }));
    if (list.length > cuts(s)) wrong(`cuts: there are ${cuts(s)} in this round`);
    this.#cuts = list.map((cut, i) => {
      if (typeof cut !== 'object' || cut === null || Array.isArray(cut)) return wrong('cuts is a list of maps');
      onlyKeys(cut, CUT_KEYS, 'cuts');
      const { of } = cut as Cut;
      const which = of === undefined ? i : Array.from({ length: cuts(s) }, (_, k) => k).find((k) => distributor(s, k) === seat(name(of)));
      return [which ?? wrong(`cuts: ${name(of)} is not a Distributor of this round`), cut as Cut] as const;
    });
  }

  get any(): boolean {
    return this.#cuts.length > 0;
  }
  /** The turn (from 1) of whoever would be at it, by what is left on the table. */
  turn(at: number): number {
    const s = this.#s;
    const [which, cut] = this.#cuts[0];
    const left = count(this.#left(cut, offersGiven(cut, cardsGiven(cut))));
    const begun = which * 2 + 1 + Math.max(0, offers(s) - Math.max(left, 1));
    return at === AT.choose && s.players === 4 ? which * 2 + 1 : Math.min(begun, s.players);
  }

  /** Turn and number of players must be known. */
  read(at: number, inTurn: boolean): void {
    const s = this.#s;
    for (const [cut, c] of this.#cuts) {
      const cards = cardsGiven(c);
      if (cards.length > HANDFUL) wrong(`cuts: more than ${HANDFUL} cards`);
      if (c.size !== undefined && c.size !== cards.length) wrong(`cuts: size is ${cards.length} by its cards`);
      s.cards.set(cards, cut * HANDFUL);
      s.drawn[cut] = cards.length;
      const offerOf = offersGiven(c, cards);
      offerOf.forEach((o, k) => {
        if (o > offers(s)) wrong(`cuts: offer ${o} is not 1 to ${offers(s)}`);
        if (o === 0) return;
        s.offerOf[cut * HANDFUL + k] = o - 1;
        s.filled[cut] |= 1 << (o - 1);
        s.split[cut]++;
      });
      s.left[cut] = this.#left(c, offerOf);
      const open = (inTurn || at === AT.turn || at === AT.turns) && (s.players < 4 || s.settings.openOffers || s.turn > cut * 2);
      s.open[cut] = (c.open === undefined ? open : yes(c.open, 'cuts.open')) ? 1 : 0;
    }
    // A Distributor of whom nothing is said has two empty offers: nobody gets stuck when their turn comes.
    if (this.any && (inTurn || at === AT.cut || at === AT.turn || at === AT.turns))
      for (let cut = 0; cut < cuts(s); cut++) if (s.drawn[cut] === 0 && s.turn <= cut * 2) s.left[cut] = (1 << offers(s)) - 1;
  }

  #left(c: Cut, offerOf: readonly number[]): number {
    const all = (1 << offers(this.#s)) - 1;
    if (c.left === undefined) return offerOf.reduce((m, o) => (o > 0 ? m | (1 << (o - 1)) : m), 0) || all;
    return texts(c.left, 'cuts.left').reduce((m, o) => m | (1 << (whole(Number(o), 'cuts.left', 1, offers(this.#s)) - 1)), 0);
  }
}

function cardsGiven(c: Cut): number[] {
  if (c.offers !== undefined && !Array.isArray(c.offers)) wrong('cuts.offers is a list of lists of cards');
  const given = c.cards ?? ((c.offers ?? []) as unknown[]).flatMap((offer) => texts(offer, 'cuts.offers'));
  return texts(given, 'cuts.cards').map((card) => index(CARD, card));
}
/** The offer of each card, from 1; 0: none yet. */
function offersGiven(c: Cut, cards: readonly number[]): number[] {
  if (c['offer-of'] !== undefined) return texts(c['offer-of'], 'cuts.offer-of').map((o) => whole(Number(o), 'cuts.offer-of'));
  const out = cards.map(() => 0);
  ((c.offers ?? []) as unknown[]).forEach((offer, o) => {
    for (const card of texts(offer, 'cuts.offers')) {
      const i = cards.findIndex((k, n) => out[n] === 0 && k === index(CARD, card));
      if (i < 0) wrong(`cuts: ${card} in an offer is not among the cards`);
      out[i] = o + 1;
    }
  });
  return out;
}
