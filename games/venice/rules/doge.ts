// 11 Alone against the Doge: his cards.
import { ALL, auto, type Io, type Node } from '@ridotto/engine';
import * as box from '../box/material.ts';
import { TRIGGER } from '../box/missions.ts';
import { active, bridgesOf, permanent, smugglers, type State } from '../box/state.ts';
import { AT } from './contents.ts';
import { payAlone } from './encounters.ts';
import { addScrolls, addVp, advanceCouncil, removeIntrigue, takeIntrigue } from './gains.ts';
import { build } from './interpreter.ts';
import { buildingName } from './telling.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { DOGE, DOGE_NAMES, LETTERS, LUCK, SEATS, TILES } = box;
const ROW = 3;

export const smugglerDeck = (letter: number) => (letter === 0 ? LUCK.smugglerA : LUCK.smugglerB);

/** A card of the smuggler deck, face up. */
export function revealSmuggler(s: State, letter: number, io: Io): number {
  const tile = smugglers(s, letter).draw(io, smugglerDeck(letter));
  s.smugglerDiscard[letter * TILES + tile]++;
  s.smugglerSeen[letter * TILES + tile] = 1;
  io.reveal(ALL, 'smuggler', () => ({ letter: LETTERS[letter], to: buildingName(tile) }));
  return tile;
}
/** 2.4, steps 7 and 8: some cards leave unseen, the revealed ones come back; then the row. */
export function prepareDoge(s: State, io: Io): void {
  const { smugglerCardsRemovedPerDeck, dogeCardsRemoved } = s.edition.file.solo;
  for (let letter = 0; letter < 2; letter++) {
    const pile = smugglers(s, letter);
    // Which, is decided here: the revealed ones are not among them, and the deck is shuffled again and again.
    for (let i = 0; i < smugglerCardsRemovedPerDeck && pile.unseen > 0; i++)
      s.smugglerAside[letter * TILES + pile.draw(io, smugglerDeck(letter))] = 1;
    for (let t = 0; t < TILES; t++) for (; s.smugglerDiscard[letter * TILES + t] > 0; s.smugglerDiscard[letter * TILES + t]--) pile.add(t);
  }
  s.doge.unseen -= dogeCardsRemoved;
  refill(s, io);
}
function refill(s: State, io: Io): void {
  for (let i = 0; i < ROW && s.doge.size > 0; i++) {
    if (s.row[i] > 0) continue;
    s.row[i] = s.doge.draw(io, LUCK.doge) + 1;
    io.reveal(ALL, 'row', () => ({ place: i + 1, card: DOGE_NAMES[s.row[i] - 1] }));
  }
}

export const dogeNodes = {
  // Steps 6 and 7: those not named, left to right; then their places are filled (A27).
  'doge-card': auto<State>((s, io) => {
    const i = s.rowAt - 1;
    if (i < ROW) {
      s.rowAt++;
      // A place is empty only where a position leaves it out.
      if ((s.ignored >> i) & 1 || s.row[i] === 0) return;
      const k = s.row[i] - 1;
      s.row[i] = 0;
      s.dogeDiscard[k]++;
      io.tell(ALL, 'doge-card', () => ({ card: DOGE_NAMES[k] }));
      resolve(s, k, io);
      return;
    }
    s.rowAt = 0;
    s.ignored = 0;
    refill(s, io);
    if (s.row[0] > 0 && s.row[1] > 0 && s.row[2] > 0) return;
    s.ending = 1;
    s.left = s.settings.finalTurns;
    io.tell(ALL, 'end-triggered', () => ({ why: 'doge', left: s.left }));
  }),
  dues: auto<State>((s, io) => {
    if (s.payments === 0) return;
    s.payments--;
    s.call(AT.dues);
    payAlone(s, 0, 3, io);
  }),
} satisfies Record<string, Node<State>>;

function resolve(s: State, k: number, io: Io): void {
  const card = s.edition.doge[k];
  for (let m = 0; m < 2; m++) if (card.council[m] > 0) advanceCouncil(s, SEATS + m, card.council[m], io);
  if (card.rearmost > 0) advanceCouncil(s, s.council[SEATS + 1] < s.council[SEATS] ? SEATS + 1 : SEATS, card.rearmost, io);
  if (card.vp > 0) addVp(s, DOGE, card.vp, io);
  if (card.scrolls > 0) addScrolls(s, DOGE, card.scrolls, io);
  if (card.bridge) buildOrScore(s, card.vpIfNoBridge, io);
  if (card.rivalry) {
    if (s.intrigue[0] > s.intrigue[DOGE]) addVp(s, DOGE, card.vpIfMore, io);
    else {
      addVp(s, DOGE, card.otherwiseVp, io);
      removeIntrigue(s, DOGE, card.otherwiseRemove, io);
    }
  }
  // Mission 20 cancels what gives intrigue unconditionally.
  if (card.takeIntrigue > 0 && !(card.unconditional && permanent(s, 0, TRIGGER.othersTakeIntrigue) >= 0))
    takeIntrigue(s, 0, card.takeIntrigue, io);
  if (card.payments > 0) {
    s.payments = card.payments;
    s.call(AT.dues);
  }
}
/** The dearest canal without a bridge where the player's gondolas lie, the gondolier's first; colour A first. */
function buildOrScore(s: State, vp: number, io: Io): void {
  const owner = [SEATS, SEATS + 1].find((o) => bridgesOf(s, o) < s.edition.file.perPlayer.bridges);
  const g = active(s);
  for (const quay of owner === undefined ? [] : [s.gondola[g], s.gondola[g ^ 1]]) {
    const free = s.edition.ways[quay].map((w) => w.canal).filter((c) => s.bridges[c] === 0);
    if (free.length === 0) continue;
    free.sort((a, b) => s.edition.cost[b] - s.edition.cost[a] || a - b);
    build(s, owner!, free[0], io);
    return;
  }
  addVp(s, DOGE, vp, io);
}
