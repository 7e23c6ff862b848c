// The lists of the rules page: what buildings, cards and missions do, said from an edition.
import type { EditionFile } from '../box/edition.ts';
import type { Building } from '../box/material.ts';
import { effectsOf } from './lookup.ts';
import { CARDS, DOGE_CARDS, TILES, type EffectWords, type Names } from './shape.ts';

export interface Book {
  tiles: readonly string[];
  communal: readonly string[];
  cards: readonly string[];
  missions: readonly string[];
  dogeCards: readonly string[];
}

/** `line`: a name and what is said of it. */
export function bookOf(names: Names, effects: EffectWords, line: (name: string, text: string) => string, edition: EditionFile): Book {
  const building = (b: Building): string =>
    line(
      names.buildings[b],
      effectsOf(edition, b)
        .map((e, i) => `${isTile(b) ? i + 1 : 'ab'[i]}) ${effects.effect(e)}`)
        .join(' '),
    );
  return {
    tiles: TILES.map(building),
    communal: (['st-marks-square', 'doges-palace', 'great-council'] as const).map(building),
    cards: CARDS.map((c) => line(names.cards[c], effects.cardDoes(c, edition))),
    missions: edition.missions.map(({ id }) => {
      const { name, to, price, reward, effect } = effects.mission(`m${id}`, edition);
      return line(`${name}, ${names.buildings[to]}`, `${price} → ${reward}. ${effect}`);
    }),
    dogeCards: DOGE_CARDS.map((d) => line(names.dogeCards[d], effects.dogeDoes(d, edition))),
  };
}
const isTile = (b: Building): boolean => (TILES as readonly Building[]).includes(b);
