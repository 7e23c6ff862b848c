// An edition: the map, the tiles, the cards and every number, as a file holds them. Refused with the reason if it makes no sense.
import { Effect, SPECIAL, type EffectFile } from './effects.ts';
import {
  BUILDING_NAMES,
  CANAL,
  CANALS,
  CARD_COPIES,
  CARD_NAMES,
  CARDS,
  DOGE_COPIES,
  DOGE_KINDS,
  DOGE_NAMES,
  MISSIONS,
  QUAYS,
  TILE_NAMES,
  TILES,
  type Building,
} from './material.ts';
import { clash } from './faults.ts';
import { DogeEffect, type DogeFile } from './doge-effects.ts';
import { Mission, type MissionFile } from './missions.ts';

type ByNumber<T> = Readonly<Record<string, T>>;
export interface EditionFile {
  readonly quays: readonly {
    readonly id: string;
    readonly kind: string;
    readonly building?: string;
    readonly x: number;
    readonly y: number;
  }[];
  readonly canals: readonly { readonly id: string; readonly a: string; readonly b: string; readonly cost: number }[];
  readonly exampleLayout: Readonly<Record<string, string>>;
  readonly tiles: readonly { readonly id: string; readonly effects: readonly EffectFile[] }[];
  readonly communalBuildings: readonly { readonly id: string; readonly quay: string; readonly effects: readonly EffectFile[] }[];
  readonly councilTrack: {
    readonly length: number;
    readonly endMarker: ByNumber<unknown>;
    readonly awards: ByNumber<unknown>;
    readonly soloUsesAwardsOf: number;
  };
  readonly playerBoard: {
    readonly intrigueMax: ByNumber<number>;
    readonly overflowVpPerPoint: number;
    readonly scrollMax: number;
    readonly scrollStart: number;
    readonly missionSlots: number;
  };
  readonly perPlayer: {
    readonly gondolas: number;
    readonly bridges: number;
    readonly assistants: number;
    readonly gondolaCapacity: number;
    readonly handLimitUnfinishedMissions: number;
    readonly startCoins: number;
    readonly extraCoinsPerEarlierPlayer: number;
  };
  readonly stayCost: number;
  readonly allAssistantsBonusVp: number;
  readonly missionDeckSize: ByNumber<number>;
  readonly missionsDealt: number;
  readonly missionsKept: number;
  readonly endScoring: {
    readonly assistantBands: readonly { readonly min: number; readonly max: number; readonly councilShare: number }[];
    readonly reduceIntrigue: { readonly scrollsPerPoint: number; readonly coinsPerPoint: number };
    readonly coinsPerVp: number;
    readonly favourCardVp: number;
  };
  readonly favourCard: { readonly chooseOne: readonly { readonly gain: Readonly<Record<string, number>> }[] };
  readonly solo: {
    readonly dogeMaxScrolls: number;
    readonly dogeIntrigueTrigger: number;
    readonly dogeIntrigueTriggerVp: number;
    readonly dogeIntrigueTriggerRemove: number;
    readonly dogeAssistantVp: readonly number[];
    readonly dogeCardsRemoved: number;
    readonly dogeRow: number;
    readonly smugglerCardsRemovedPerDeck: number;
  };
  readonly missions: readonly MissionFile[];
  readonly influence: readonly (EffectFile & { readonly id: string; readonly copies: number })[];
  readonly smugglers: Readonly<Record<'A' | 'B', readonly { readonly building: string; readonly ignoreDogePosition: number }[]>>;
  readonly doge: readonly DogeFile[];
}

const sure = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(`edition: ${what}`);
};
const whole = (n: unknown, what: string, least = 0, most = 1000): number => {
  const fits = Number.isInteger(n) && (n as number) >= least && (n as number) <= most;
  sure(fits, `${what} is ${JSON.stringify(n)}, not a whole number from ${least} to ${most}`);
  return n as number;
};

export interface Way {
  readonly canal: number;
  readonly to: number;
}

export class Edition {
  readonly file: EditionFile;
  readonly quayNames: readonly string[];
  /** [quay] the communal building there; -1: a tile. */
  readonly communalAt: readonly number[];
  /** [quay] its canals. */
  readonly ways: readonly (readonly Way[])[];
  readonly canals: number;
  readonly cost: Int32Array;
  readonly ends: readonly (readonly [number, number])[];
  /** [quay] the tile there in the example layout; -1: none. */
  readonly example: readonly number[];
  /** [building] its effects in order. */
  readonly effects: readonly (readonly Effect[])[];
  readonly missions: readonly Mission[];
  readonly influence: readonly Effect[];
  readonly copies: readonly number[];
  /** [letter * 12 + tile] the place in the Doge's row that is left out, 0 to 2. */
  readonly ignores: readonly number[];
  readonly doge: readonly DogeEffect[];
  readonly dogeCopies: readonly number[];
  readonly favour: readonly [number, number];

  constructor(file: EditionFile) {
    this.file = file;
    sure(file.quays.length === QUAYS, `there are ${QUAYS} quays`);
    this.quayNames = file.quays.map((q) => q.id);
    sure(new Set(this.quayNames).size === QUAYS, 'no two quays have the same id');
    this.communalAt = file.quays.map((q) => (q.building === undefined ? -1 : BUILDING_NAMES.indexOf(q.building as Building)));
    const communal = this.communalAt.filter((b) => b >= 0).sort((a, b) => a - b);
    sure(communal.join() === '12,13,14', "St Mark's Square, the Doge's Palace and the Great Council have one quay each, and no tile has");
    this.canals = whole(file.canals.length, 'the number of canals', 1, CANALS);
    this.cost = Int32Array.from(file.canals, (c) => whole(c.cost, `the cost of ${c.id}`, 0, 9));
    const quay = (id: string): number => {
      sure(this.quayNames.includes(id), `"${id}" is not a quay`);
      return this.quayNames.indexOf(id);
    };
    this.ends = file.canals.map((c) => [quay(c.a), quay(c.b)]);
    this.ways = this.#graph();
    file.canals.forEach(({ id }, i) =>
      sure(id === CANAL.values[i], `canals are called ${CANAL.values[0]}, ${CANAL.values[1]} and so on, in order: "${id}" is not`),
    );
    this.example = this.quayNames.map((id) => TILE_NAMES.indexOf((file.exampleLayout[id] ?? '') as (typeof TILE_NAMES)[number]));
    sure(
      this.example.every((t, q) => t >= 0 === this.communalAt[q] < 0) && new Set(this.example).size === TILES + 1,
      'the example layout has every tile once, at a quay for tiles',
    );
    this.effects = BUILDING_NAMES.map((name, b) => this.#building(name, b));
    sure(file.missions.length === MISSIONS, `there are ${MISSIONS} missions`);
    this.missions = file.missions.map((m, i) => {
      sure(m.id === i + 1, `missions are numbered 1 to ${MISSIONS}, in order`);
      return new Mission(m);
    });
    this.influence = CARD_NAMES.map((name) => this.#card(name));
    this.copies = CARD_NAMES.map((name) => whole(file.influence.find((c) => c.id === name)!.copies, `copies of ${name}`, 0, CARD_COPIES));
    sure(file.influence.length === CARDS, `influence cards are of the kinds ${CARD_NAMES.join(', ')}`);
    this.ignores = [...this.#deck('A'), ...this.#deck('B')];
    sure(file.doge.length === DOGE_KINDS, `Doge cards are of the kinds ${DOGE_NAMES.join(', ')}`);
    const doge = DOGE_NAMES.map((name) => file.doge.find((d) => d.kind === name)!);
    doge.forEach((d, i) => sure(d !== undefined, `there is no Doge card ${DOGE_NAMES[i]}`));
    this.doge = doge.map((d) => new DogeEffect(d));
    this.dogeCopies = doge.map((d) => whole(d.copies, `copies of ${d.kind}`, 0, DOGE_COPIES));
    const favour = file.favourCard.chooseOne;
    this.favour = [whole(favour[0]?.gain.coins, "the favour card's coins"), whole(favour[1]?.gain.scrolls, "the favour card's scrolls")];
    this.#numbers();
  }

  /** 1.1: connected, two canals at every quay, none twice, none to itself. */
  #graph(): Way[][] {
    const ways: Way[][] = this.quayNames.map(() => []);
    this.ends.forEach(([a, b], canal) => {
      const { id } = this.file.canals[canal];
      if (a === b) clash(`canal ${id} joins a quay to itself`, { is: 'to-itself', canal: canal + 1 });
      if (ways[a].some((w) => w.to === b))
        clash(`canal ${id} joins two quays that are joined already`, { is: 'joined-already', canal: canal + 1 });
      ways[a].push({ canal, to: b });
      ways[b].push({ canal, to: a });
    });
    const few = this.quayNames.find((_, q) => ways[q].length < 2);
    if (few !== undefined) clash(`quay ${few} has fewer than two canals`, { is: 'few-canals', quay: few });
    const seen = new Set([0]);
    for (const q of seen) for (const w of ways[q]) seen.add(w.to);
    const apart = this.quayNames.find((_, q) => !seen.has(q));
    if (apart !== undefined) clash('the canals do not join all quays', { is: 'out-of-reach', quay: apart });
    return ways;
  }

  #building(name: string, b: number): Effect[] {
    const list = b < TILES ? this.file.tiles : this.file.communalBuildings;
    const building = list.find((x) => x.id === name);
    if (building === undefined) throw new Error(`edition: there is no building ${name}`);
    const most = b < TILES ? 4 : 2;
    sure(building.effects.length === most, `${name} has ${most} effects`);
    const effects = building.effects.map((e, i) => new Effect(e, `${name} ${i + 1}`));
    for (const e of effects) {
      sure(e.special <= SPECIAL.drawOneMissionNoTaxes, `${name}: such a special is for cards`);
      sure(e.second === null, `${name}: optionalThen is for cards`);
    }
    return effects;
  }

  #card(name: string): Effect {
    const card = this.file.influence.find((c) => c.id === name);
    if (card === undefined) throw new Error(`edition: there is no influence card ${name}`);
    const e = new Effect(card, name);
    sure(e.discard === 0, `${name}: no gondola's cubes can pay for a card`);
    sure(e.special === SPECIAL.rearrangeCubes || e.cubeCount === 0, `${name}: only a card that rearranges cubes gives cubes`);
    return e;
  }

  #deck(letter: 'A' | 'B'): number[] {
    const deck = this.file.smugglers[letter];
    sure(deck.length === TILES, `smuggler deck ${letter} has a card for each tile`);
    return TILE_NAMES.map((tile) => {
      const card = deck.find((c) => c.building === tile);
      if (card === undefined) throw new Error(`edition: smuggler deck ${letter} has no card for ${tile}`);
      return whole(card.ignoreDogePosition, `${letter} ${tile}: ignoreDogePosition`, 1, 3) - 1;
    });
  }

  #numbers(): void {
    const { councilTrack: track, playerBoard: board, perPlayer, endScoring: end, solo } = this.file;
    whole(track.length, 'the last space of the council track', 1, 250);
    for (const n of [1, 2, 3, 4, 5]) {
      const markers = n === 1 ? track.soloUsesAwardsOf : n;
      const awards = track.awards[markers] as number[];
      sure(Array.isArray(awards) && awards.length === Math.max(markers, 2), `awards for ${n}: one for each marker`);
      if (awards.some((a, i) => i > 0 && a > awards[i - 1])) clash(`awards for ${n} do not rise`, { is: 'awards-rise', players: markers });
      if (n > 1) {
        const end = whole(track.endMarker[n], `the end marker for ${n}`, 1);
        if (end > track.length)
          clash(`the end marker for ${n} is ${end}, beyond the last space of the council track`, {
            is: 'end-beyond',
            players: n,
            end,
            last: track.length,
          });
      }
      whole(board.intrigueMax[n], `the intrigue limit for ${n}`, 1, 100);
      whole(this.file.missionDeckSize[n], `the mission deck for ${n}`, n * this.file.missionsDealt + 1, MISSIONS);
    }
    sure(perPlayer.gondolas === 2, 'each player has two gondolas');
    whole(perPlayer.bridges, 'bridges', 0, CANALS);
    whole(perPlayer.assistants, 'assistants', 0, TILES);
    sure(perPlayer.gondolaCapacity === 5, 'a gondola carries five cubes');
    sure(board.missionSlots === 3, 'there are three places for missions');
    whole(perPlayer.handLimitUnfinishedMissions, 'the limit of unfinished missions', this.file.missionsKept, MISSIONS);
    sure(this.file.missionsKept === this.file.missionsDealt - 1, 'of the missions dealt, all but one are kept');
    whole(board.scrollMax, 'most scrolls', 1, 250);
    sure(board.overflowVpPerPoint <= 0, 'intrigue beyond the limit costs points');
    whole(end.reduceIntrigue.coinsPerPoint, 'coins for a point of intrigue', 1);
    whole(end.reduceIntrigue.scrollsPerPoint, 'scrolls for a point of intrigue', 1);
    whole(end.coinsPerVp, 'coins for a point', 1);
    sure(solo.dogeAssistantVp.length === 4, "the Doge's points for an assistant are four numbers");
    sure(solo.dogeRow === 3, "there are three cards in the Doge's row");
    sure(solo.dogeIntrigueTriggerRemove > 0 && solo.dogeIntrigueTrigger >= solo.dogeIntrigueTriggerRemove, "the Doge's intrigue");
    whole(solo.smugglerCardsRemovedPerDeck, 'smuggler cards removed', 0, TILES - 4);
    const all = this.dogeCopies.reduce((a, b) => a + b, 0);
    const least = whole(solo.dogeCardsRemoved, 'Doge cards removed') + solo.dogeRow + 1;
    if (all < least) clash(`there are ${all} Doge cards, fewer than ${least}`, { is: 'few-doge-cards', cards: all, wanted: least });
  }
}
