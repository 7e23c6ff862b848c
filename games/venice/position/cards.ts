// Cards in a position: missions, influence cards, smugglers, the Doge's. What is said nowhere lies unseen in its deck.
import type { Pile } from '@ridotto/engine';
import { CARD, CARDS, DOGE_CARD, LETTERS, MISSION, TILE, TILES } from '../box/material.ts';
import { index, listed, text, texts, whole, wrong } from '@ridotto/engine/state/position-words.ts';
import { AT } from '../rules/index.ts';
import { ARCHIVED, DRAWN, HAND, held, smugglers, type State } from '../box/state.ts';

/** What the cards need of the reader of a position. */
interface Cards {
  readonly s: State;
  readonly p: Record<string, unknown>;
  readonly node: number;
  seat(word: unknown): number;
  map(key: string): [string, unknown][];
}

export function readCards(r: Cards): void {
  missions(r);
  influence(r);
  if (r.s.seats < 3) LETTERS.forEach((_, letter) => smuggler(r, letter));
  if (r.s.seats === 1) doge(r);
}

/** Takes a card out of a heap. */
function take(pile: Pile, card: number, what: string): void {
  if (pile.bag[card] === 0) wrong(`${what}: there are not so many`);
  pile.bag[card]--;
}
/** `m3 anne`: a card whose place somebody knows. */
function knownCard(r: Cards, word: string): [string, number] {
  const [card, ...names] = word.split(' ');
  return [card, names.reduce((mask, name) => mask | (1 << r.seat(name)), 0)];
}

function missions(r: Cards): void {
  const { s, p } = r;
  const pile = s.missions;
  const give = (m: number, seat: number, place: number): void => {
    take(pile, m, `mission ${MISSION.values[m]}`);
    s.mission[m] = held(seat, place);
  };
  for (const [name, list] of r.map('missions')) for (const m of texts(list, 'missions')) give(index(MISSION, m), r.seat(name), HAND);
  for (const [name, list] of r.map('drawn-missions'))
    for (const m of texts(list, 'drawn-missions')) give(index(MISSION, m), r.seat(name), DRAWN);
  for (const [name, list] of r.map('archived')) for (const m of texts(list, 'archived')) give(index(MISSION, m), r.seat(name), ARCHIVED);
  for (const [name, list] of r.map('slots'))
    listed(list).forEach((m, slot) => {
      if (slot > 2) wrong('slots: there are three');
      if (m !== null) give(index(MISSION, m), r.seat(name), slot + 1);
    });
  for (const [name, m] of r.map('returned')) s.returned[r.seat(name)] = 1 + index(MISSION, m);
  for (const word of texts(p['mission-bottom'], 'mission-bottom')) {
    const [card, mask] = knownCard(r, word);
    take(pile, index(MISSION, card), 'mission-bottom');
    pile.putUnder(index(MISSION, card), mask);
  }
  const unseen = pile.bag.reduce((a, b) => a + b);
  const { missionDeckSize, missionsKept } = s.edition.file;
  const usual = r.node <= AT.deal ? missionDeckSize[s.seats] : missionDeckSize[s.seats] - missionsKept * s.seats;
  const size =
    p['mission-deck'] === undefined
      ? Math.min(usual, unseen + pile.unders)
      : whole(p['mission-deck'], 'mission-deck', pile.unders, unseen + pile.unders);
  pile.unseen = Math.max(0, size - pile.unders);
}

function influence(r: Cards): void {
  const { s, p } = r;
  const pile = s.influence;
  const card = (word: string): number => {
    const k = index(CARD, word);
    take(pile, k, `influence card ${word}`);
    return k;
  };
  for (const [name, list] of r.map('cards')) for (const word of texts(list, 'cards')) s.hand[r.seat(name) * CARDS + card(word)]++;
  for (const word of texts(p.discard, 'discard')) s.discard[card(word)]++;
  texts(p['drawn-cards'], 'drawn-cards').forEach((word, i) => (s.drawn[i] = 1 + card(word)));
  if (p.playing !== undefined) card(text(p.playing, 'playing'));
  for (const word of texts(p['influence-bottom'], 'influence-bottom')) {
    const [name, mask] = knownCard(r, word);
    pile.putUnder(card(name), mask);
  }
  pile.unseen = pile.bag.reduce((a, b) => a + b);
}

function smuggler(r: Cards, letter: number): void {
  const { s, p } = r;
  const l = LETTERS[letter];
  const pile = smugglers(s, letter);
  const of = (key: string): unknown => r.map(key).find(([name]) => name === l)?.[1];
  const card = (word: string): number => {
    const t = index(TILE, word);
    take(pile, t, `smuggler ${l} ${word}`);
    return t;
  };
  for (const word of texts(of('smuggler-discards'), 'smuggler-discards')) s.smugglerDiscard[letter * TILES + card(word)]++;
  for (const word of texts(of('smuggler-aside'), 'smuggler-aside')) s.smugglerAside[letter * TILES + card(word)] = 1;
  for (const word of texts(of('smuggler-seen'), 'smuggler-seen')) s.smugglerSeen[letter * TILES + index(TILE, word)] = 1;
  const now = (r.map('progress').find(([key]) => key === 'letter')?.[1] ?? 0) === letter;
  if (now) {
    texts(p['drawn-smugglers'], 'drawn-smugglers').forEach((word, i) => (s.smugglerDrawn[i] = 1 + card(word)));
    if (p.goal !== undefined) card(text(p.goal, 'goal'));
  }
  const tops = texts(of('smuggler-tops'), 'smuggler-tops');
  if (tops.length > pile.top.length) wrong(`smuggler-tops: ${tops.length} known cards on the deck of ${l}, ${pile.top.length} at most`);
  for (const word of tops.reverse()) {
    const [name, mask] = knownCard(r, word);
    pile.putOnTop(card(name), mask);
  }
  const unseen = pile.bag.reduce((a, b) => a + b);
  const removed = s.seats === 1 && s.regular === 1 && r.node > AT['set-row'] ? s.edition.file.solo.smugglerCardsRemovedPerDeck : 0;
  const aside = removed - s.smugglerAside.subarray(letter * TILES, (letter + 1) * TILES).reduce((a, b) => a + b);
  const said = of('smuggler-decks');
  pile.unseen = said === undefined ? Math.max(0, unseen - aside) : whole(said, 'smuggler-decks', pile.tops, unseen + pile.tops) - pile.tops;
}

function doge(r: Cards): void {
  const { s, p } = r;
  const card = (word: string): number => {
    const k = index(DOGE_CARD, word);
    take(s.doge, k, `Doge card ${word}`);
    return k;
  };
  listed(p['doge-row']).forEach((word, i) => {
    if (i > 2) wrong('doge-row: there are three places');
    if (word !== null) s.row[i] = 1 + card(text(word, 'doge-row'));
  });
  for (const word of texts(p['doge-discard'], 'doge-discard')) s.dogeDiscard[card(word)]++;
  const all = s.doge.bag.reduce((a, b) => a + b);
  const removed = r.node > AT['set-row'] ? s.edition.file.solo.dogeCardsRemoved : 0;
  s.doge.unseen = p['doge-deck'] === undefined ? Math.max(0, all - removed) : whole(p['doge-deck'], 'doge-deck', 0, all);
}
