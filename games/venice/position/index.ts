// Positions in words: what cases, `--position` files and the tools write. The README lists every key and its default.
import { seatsIn, type Options, type Pile } from '@ridotto/engine';
import type { Edition } from '../box/edition.ts';
import { CARD_NAMES, LETTERS, TILE_NAMES, TILES } from '../box/material.ts';
import { Settings } from '../box/options.ts';
import { check, checkKeys, checkSmugglers, soundly } from './checks.ts';
import { KEYS, Reader } from './reader.ts';
import { onlyKeys } from '@ridotto/engine/state/position-words.ts';
import { missionsOf } from '../rules/drawing.ts';
import { rules } from '../rules/index.ts';
import { missionName } from '../rules/telling.ts';
import { DRAWN, HAND, smugglers, State } from '../box/state.ts';
import { cardList, draftOf, drawnCardNames, drawnSmugglers, handOf, hasDraft, openPart, seatList } from '../knowledge/view.ts';

/** `m3 anne benoit`: a card and who knows that it lies there. */
function known(cards: Int32Array, knows: Int32Array, n: number, name: (card: number) => string, names: readonly string[]): string[] {
  return [...cards.subarray(0, n)].map((c, i) => [name(c), ...seatsIn(knows[i]).map((p) => names[p])].join(' '));
}

export function write(s: State, names: readonly string[]): object {
  const some = (value: (p: number) => unknown, holds: (p: number) => boolean): object =>
    Object.fromEntries(
      seatList(s)
        .filter(holds)
        .map((p) => [names[p], value(p)]),
    );
  const under = (pile: Pile, name: (card: number) => string): string[] => known(pile.under, pile.underKnown, pile.unders, name, names);
  const open = openPart(s, names);
  return {
    ...open,
    missions: some(
      (p) => missionsOf(s, p, HAND).map(missionName),
      () => true,
    ),
    'drawn-missions': some(
      (p) => missionsOf(s, p, DRAWN).map(missionName),
      (p) => missionsOf(s, p, DRAWN).length > 0,
    ),
    cards: some(
      (p) => handOf(s, p),
      () => true,
    ),
    'drawn-cards': drawnCardNames(s),
    'drawn-smugglers': drawnSmugglers(s),
    'mission-bottom': under(s.missions, missionName),
    'influence-bottom': under(s.influence, (k) => CARD_NAMES[k]),
    ...(s.seats < 3 && {
      'smuggler-tops': Object.fromEntries(
        LETTERS.map((l, i) => {
          const pile = smugglers(s, i);
          return [l, known(pile.top, pile.topKnown, pile.tops, (t) => TILE_NAMES[t], names)];
        }),
      ),
    }),
    ...(s.seats === 1 && {
      'smuggler-aside': Object.fromEntries(LETTERS.map((l, i) => [l, cardList(s.smugglerAside, i * TILES, TILE_NAMES, TILES)])),
    }),
    returned: some(
      (p) => missionName(s.returned[p] - 1),
      (p) => s.returned[p] > 0,
    ),
    draft: some(
      (p) => draftOf(s, p),
      (p) => hasDraft(s, p),
    ),
  };
}

/** Throws with what is wrong with the position. */
export function read(position: object, edition: Edition, options: Options, names: readonly string[]): State {
  onlyKeys(position, KEYS, 'a Venice position');
  const s = new State(edition, new Settings(options), names.length);
  const reader = new Reader(s, position as Record<string, unknown>, names);
  checkKeys(reader);
  checkSmugglers(reader);
  soundly(rules.names[reader.node], () => reader.all());
  check(reader);
  return s;
}
