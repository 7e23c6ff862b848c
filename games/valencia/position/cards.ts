// The part of a position that says where each player's influence cards are, and the missions.
import { CARD, CARDS, cardName, DECK, MISSION, MISSIONS } from '../box/material.ts';
import { counted, type Key, type Keys } from './keys.ts';
import { index, texts, whole, wrong, yes } from '@ridotto/engine/state/position-words.ts';
import { AT } from '../rules/index.ts';
import { CHOOSING, clockwise, drawPile, KEPT, NOBODY, REJECTED, sizeOf, type State } from '../box/state.ts';

const inAuction = (s: State, at: number): boolean => at >= AT.auctions && at <= AT.clear && s.letter < 7;
/** `5 hidden`: the card and the word after it. */
const marked = (word: string): [number, string | undefined] => {
  const [card, mark] = word.trim().split(/\s+/);
  return [index(CARD, card), mark];
};

/** Gives the node where play begins: a bidder without piles is passed over first. */
export function readCards(s: State, k: Keys, at: number): number {
  counts(k, 'discard', s.discard);
  counts(k, 'hidden-discard', s.hiddenDiscard);
  counts(k, 'known', s.known);
  counts(k, 'known-aside', s.knownAside);
  for (const [p, cards] of k.bySeat('under'))
    for (const word of texts(cards, 'under')) {
      const [card, mark] = marked(word);
      if (mark !== undefined && mark !== 'hidden') wrong(`under: "${word}" is not a card, or a card and "hidden"`);
      s.under[p * DECK + s.unders[p]] = card;
      s.underSeen[p * DECK + s.unders[p]++] = mark === 'hidden' ? 0 : 1;
    }
  if (at === AT.planning) readHands(s, k);
  readPiles(s, k, at);
  readDrawPiles(s, k);
  for (let p = 0; p < s.seats; p++) stopAndDepth(s, k, p, at);
  const first = k.said('queue') ? k.seats('queue')[0] : s.pawn;
  return at === AT.bid && first !== undefined && s.held[clockwise(s, first, 0)] === 0 ? AT['next-bidder'] : at;
}
function counts(k: Keys, key: Key, into: Int32Array): void {
  for (const [p, cards] of k.bySeat(key)) for (const word of counted(cards, key)) into[p * CARDS + index(CARD, word)]++;
}

/** What all know of hidden cards must be so: of those in face-down piles, and of those aside, in planning drawn again or not. */
export function checkKnown(s: State, k: Keys, at: number): void {
  const count = (part: Int32Array, first: number, card: number, holds: (i: number) => boolean): number =>
    part.subarray(first, first + DECK).filter((c, i) => c === card && holds(first + i)).length;
  for (let p = 0; p < s.seats; p++)
    for (let card = 0; card < CARDS; card++) {
      const first = p * DECK;
      const held = count(s.hand, first, card, (i) => i < first + s.held[p] && s.pileOf[i] !== s.shown[p] - 1);
      const under = count(s.under, first, card, (i) => i < first + s.unders[p] && s.underSeen[i] === 0);
      const aside = s.hiddenDiscard[p * CARDS + card] + under + (at === AT.planning ? held : 0);
      if (s.known[p * CARDS + card] > held) wrong(`known: only ${held} of ${cardName(card)} in the face-down piles of ${k.name(p)}`);
      if (s.knownAside[p * CARDS + card] > aside) wrong(`known-aside: only ${aside} of ${cardName(card)} of ${k.name(p)} are aside`);
    }
}

/** In planning: the cards in the order drawn, and the pile of each. */
function readHands(s: State, k: Keys): void {
  for (const [p, cards] of k.bySeat('hand'))
    for (const word of texts(cards, 'hand')) {
      const [card, mark] = marked(word);
      if (mark !== undefined && mark !== 'seen') wrong(`hand: "${word}" is not a card, or a card and "seen"`);
      s.hand[p * DECK + s.held[p]] = card;
      s.handSeen[p * DECK + s.held[p]++] = mark === 'seen' ? 1 : 0;
    }
  for (const [p, piles] of k.bySeat('pile-of'))
    texts(piles, 'pile-of').forEach((word, i) => {
      const pile = whole(Number(word), 'pile-of', 0, DECK);
      if (i >= s.held[p]) wrong('pile-of: more piles than cards in hand');
      if (pile === 0) return;
      s.pileOf[p * DECK + i] = pile - 1;
      s.put[p]++;
      s.piles[p] = Math.max(s.piles[p], pile);
    });
  for (let p = 0; p < s.seats; p++)
    for (let pile = 0; pile < s.piles[p]; pile++)
      if (sizeOf(s, p, pile) === 0) wrong(`pile-of: ${k.name(p)} has no card in pile ${pile + 1}, and has one in pile ${s.piles[p]}`);
}

/** Face-down piles. In an auction a player of whom nothing is said has six, of one basic card each, as far as there are. */
function readPiles(s: State, k: Keys, at: number): void {
  const said = new Set<number>();
  const lay = (p: number, piles: readonly (readonly number[])[]): void => {
    said.add(p);
    s.piles[p] = piles.length;
    piles.forEach((pile, n) => {
      for (const card of [...pile].sort((a, b) => a - b)) {
        s.pileOf[p * DECK + s.held[p]] = n;
        s.hand[p * DECK + s.held[p]++] = card;
      }
    });
  };
  for (const [p, piles] of k.bySeat('piles')) {
    if (at === AT.planning) continue;
    if (!Array.isArray(piles)) wrong('piles is a list of lists of cards');
    lay(
      p,
      (piles as unknown[]).map((pile) => counted(pile, 'piles').map((word) => index(CARD, word))),
    );
  }
  if (!inAuction(s, at)) return;
  for (let p = 0; p < s.seats; p++) {
    if (said.has(p)) continue;
    const left = unplaced(s, p);
    lay(
      p,
      [0, 1, 2, 3, 4, 5].filter((card) => left[card] > 0).map((card) => [card]),
    );
  }
}
/** How many of each card are not in a place named so far. */
function unplaced(s: State, p: number): Int32Array {
  const left = s.edition.deck(s.settings.specials);
  for (let card = 0; card < CARDS; card++) left[card] -= s.discard[p * CARDS + card] + s.hiddenDiscard[p * CARDS + card];
  for (let i = p * DECK; i < p * DECK + s.held[p]; i++) left[s.hand[i]]--;
  for (let i = p * DECK; i < p * DECK + s.unders[p]; i++) left[s.under[i]]--;
  return left;
}

function readDrawPiles(s: State, k: Keys): void {
  const said = new Map(k.bySeat('unseen'));
  for (let p = 0; p < s.seats; p++) {
    const given = said.get(p);
    const left = unplaced(s, p);
    const deck = s.edition.deck(s.settings.specials);
    if (given !== undefined) {
      s.bag.fill(0, p * CARDS, (p + 1) * CARDS);
      for (const word of counted(given, 'unseen')) s.bag[p * CARDS + index(CARD, word)]++;
    } else s.bag.set(left, p * CARDS);
    for (let card = 0; card < CARDS; card++)
      if (left[card] < 0 || s.bag[p * CARDS + card] > left[card]) wrong(`${k.name(p)} has only ${deck[card]} of ${cardName(card)}`);
    s.unseen[p] = s.bag.subarray(p * CARDS, (p + 1) * CARDS).reduce((a, b) => a + b);
  }
  for (const [p, n] of k.bySeat('draw-pile'))
    if (n !== drawPile(s, p)) wrong(`draw-pile: ${drawPile(s, p)} by the rest of the position; say unseen to set its cards`);
}
function stopAndDepth(s: State, k: Keys, p: number, at: number): void {
  const said = <T>(key: Key, read: (x: unknown) => T): T | undefined => {
    const given = k.bySeat(key).find(([q]) => q === p);
    return given && read(given[1]);
  };
  s.deep[p] = s.unseen[p];
  if (at !== AT.planning) return;
  const drawn = s.handSeen.subarray(p * DECK, p * DECK + s.held[p]).filter((seen) => seen === 0).length;
  s.deep[p] = said('deep', (n) => whole(n, 'deep')) ?? s.unseen[p] + drawn;
  const dividing = s.put[p] > 0 || (s.held[p] > 0 && drawPile(s, p) === 0);
  s.stopped[p] = (said('stopped', (x) => yes(x, 'stopped')) ?? dividing) ? 1 : 0;
}

export function readMissions(s: State, k: Keys, at: number): void {
  const inTheGame = (word: string, key: Key): number => {
    const m = index(MISSION, word);
    if (s.seats === 2 && !s.edition.missions[m].withTwo) wrong(`${key}: ${word} is not in the game with two players`);
    return m;
  };
  const put = (key: Key, where: number): void => {
    for (const [p, cards] of k.bySeat(key))
      for (const word of texts(cards, key)) {
        const m = inTheGame(word, key);
        if (s.missionOf[m] !== NOBODY) wrong(`${key}: ${word} is in two places`);
        s.missionOf[m] = where + p;
      }
  };
  put('missions', KEPT);
  put('rejected', REJECTED);
  put('to-choose', CHOOSING);
  if (k.said('mission-deck')) {
    s.missionDeck.fill(0);
    for (const word of k.list('mission-deck')) {
      const m = inTheGame(word, 'mission-deck');
      if (s.missionOf[m] !== NOBODY) wrong(`mission-deck: ${word} is in two places`);
      s.missionDeck[m] = 1;
    }
  } else for (let m = 0; m < MISSIONS; m++) if (s.missionOf[m] !== NOBODY) s.missionDeck[m] = 0;
  const dealt = s.seats * s.edition.dealt;
  if (at <= AT.deal && s.missionDeck.filter((n) => n === 1).length < dealt) wrong(`mission-deck: ${dealt} are still to be dealt`);
  if (at === AT.missions && !s.missionOf.some((of) => of >= CHOOSING)) wrong('at missions needs to-choose');
}
