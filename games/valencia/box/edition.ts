// What is printed on boards, tiles and cards (2), made ready for the rules. Values marked reconstructed in the file are ours.
import { CENTRE, clash, FOUNTAIN_SPACE, GUILD_OF, Layout, positionIn, Tile, type LayoutFile, type TileFile } from './city.ts';
import {
  ABILITY_NAMES,
  AUCTIONS,
  BASIC,
  BOARD_NAMES,
  CARDS,
  CARD_NAMES,
  CELLS,
  DEALT,
  DECK,
  FOUNTAIN_NAMES,
  GUILD_NAMES,
  GUILDS,
  MISSIONS,
  MOST_OF_A_KIND,
  POINTS,
  ROUNDS,
  SAVINGS,
  SPECIAL_NAMES,
  STEPS,
  TILE_NAMES,
  WAREHOUSE,
} from './material.ts';
import { missionCards, type MissionCard, type MissionFile } from './mission-cards.ts';

/** What is auctioned: the seats of Nobility and Church, a guild, a sale, a sale with the Merchants' seat, a move. */
export const ACTIONS = ['seats', 'guild', 'sale', 'sale-and-merchants', 'move'] as const;
export type Action = (typeof ACTIONS)[number];
export interface Auction {
  readonly action: Action;
  /** [players] how many ranks act. */
  readonly acting: readonly number[];
  /** Cards that Nina reveals when two play; 0: she does not take part. */
  readonly ninaCards: number;
}
export interface EditionFile {
  readonly name?: string;
  readonly constants: Readonly<Record<string, unknown>>;
  readonly resources: readonly { readonly id: string; readonly price: number; readonly count: number }[];
  readonly boards: readonly Readonly<Record<string, string>>[];
  readonly auctions: readonly {
    readonly step: string;
    readonly action: string;
    readonly actingRanks: Readonly<Record<string, number>>;
    readonly ninaCards?: number;
  }[];
  readonly specialCards: readonly SpecialFile[];
  readonly fountains: {
    readonly central: { readonly value: number };
    readonly tiles: readonly { readonly id: string; readonly value: number; readonly ability: string | null }[];
  };
  readonly missions: readonly MissionFile[];
  readonly tiles: readonly TileFile[];
  readonly layouts: readonly LayoutFile[];
}
interface SpecialFile {
  readonly id: string;
  readonly value: number;
  readonly copies: number;
  readonly replaces: number | null;
  readonly perSix?: number;
  readonly together?: number;
  readonly againstJoker?: number;
  readonly coins?: readonly number[];
  readonly resources?: readonly (readonly string[])[];
}

const NO_ABILITY = -1;
const wrong = (what: string): never => {
  throw new Error(`edition: ${what}`);
};
const whole = (x: unknown, what: string, least: number, most: number): number =>
  Number.isInteger(x) && (x as number) >= least && (x as number) <= most
    ? (x as number)
    : wrong(`${what} is ${JSON.stringify(x)}, not a whole number from ${least} to ${most}`);
const named = (names: readonly string[], name: unknown, what: string): number => {
  const k = positionIn(names, name);
  return k < 0 ? wrong(`${what}: "${String(name)}" is not one of ${names.join(', ')}`) : k;
};

export class Edition {
  readonly members: number;
  readonly startCoins: number;
  /** In the box; stand-ins serve beyond that (R14). */
  readonly privileges: number;
  readonly dealt: number;
  readonly keptMin: number;
  /** [guild] */
  readonly price = new Int32Array(GUILDS);
  readonly count = new Int32Array(GUILDS);
  /** [board * AUCTIONS + step] the guild auctioned there. */
  readonly guildAt = new Int8Array(BOARD_NAMES.length * AUCTIONS).fill(-1);
  /** [step] */
  readonly auctions: readonly Auction[];

  /** [card] its printed value; how many a deck has of it when its kind is used; the basic kind that it replaces, or -1. */
  readonly value = Int32Array.from({ length: CARDS }, (_, k) => (k < BASIC ? k + 1 : 0));
  readonly copies = new Int32Array(CARDS);
  readonly replaces = new Int32Array(CARDS).fill(-1);
  /** [card] the special kind it belongs to, or -1. */
  readonly special = new Int32Array(CARDS).fill(-1);
  /** [card] coins, and [card * GUILDS + guild] resources, taken when it is revealed. */
  readonly coins = new Int32Array(CARDS);
  readonly resources = new Int32Array(CARDS * GUILDS);
  /** A Joker's worth for each 6 of others; a Twin's beside another; a Central's against a Joker. */
  perSix = 0;
  together = 0;
  againstJoker = 0;

  /** [tile] */
  readonly fountainValue = new Int32Array(FOUNTAIN_NAMES.length);
  readonly ability = new Int32Array(FOUNTAIN_NAMES.length).fill(NO_ABILITY);
  readonly centralValue: number;
  readonly missions: readonly MissionCard[];
  /** [tile] undefined: not in this box. */
  readonly tiles: readonly (Tile | undefined)[];
  readonly #layouts = new Map<number, Layout>();

  /** Throws with what is wrong with the file. */
  constructor(file: EditionFile) {
    const c = file.constants;
    whole(c.rounds, 'constants.rounds', ROUNDS, ROUNDS);
    this.members = whole(c.members, 'constants.members', 2, 60);
    this.startCoins = whole(c.startCoins, 'constants.startCoins', 0, 1000);
    this.privileges = whole(c.privileges, 'constants.privileges', 0, 1000);
    this.dealt = whole(c.missionsDealt, 'constants.missionsDealt', 1, DEALT);
    this.keptMin = whole(c.missionsKeptMin, 'constants.missionsKeptMin', 0, this.dealt);
    this.#resources(file);
    this.#boards(file);
    this.auctions = this.#auctions(file);
    this.copies.fill(whole(c.copiesPerValue, 'constants.copiesPerValue', 1, MOST_OF_A_KIND[0]), 0, BASIC);
    for (const special of file.specialCards) this.#special(special);
    if (this.special.filter((s) => s >= 0).length < SPECIAL_NAMES.length) wrong('a kind of special card is missing');
    const all = this.deck(SPECIAL_NAMES.map(() => true));
    if (all.some((n) => n < 0) || all.reduce((a, b) => a + b) > DECK) wrong('special cards replace more cards than there are');
    this.centralValue = this.#fountains(file);
    this.missions = missionCards(file.missions);
    if (this.missions.length - 1 < this.dealt * 5) wrong(`${MISSIONS} missions are too few`);
    this.tiles = this.#tiles(file);
    for (const layout of file.layouts) {
      const l = new Layout(layout, this.tiles);
      checkBase(l, Math.min(...layout.players));
      for (const players of layout.players) this.#layouts.set(players, l);
    }
    for (const players of [2, 3, 4, 5]) this.layout(players);
  }

  layout(players: number): Layout {
    return this.#layouts.get(players) ?? wrong(`no layout is for ${players} players`);
  }
  /** How many of each card are in a deck with these special kinds (8). */
  deck(specials: readonly boolean[]): Int32Array {
    const counts = Int32Array.from(this.copies, (n, k) => (k < BASIC ? n : 0));
    for (let k = BASIC; k < CARDS; k++) {
      if (!specials[this.special[k]]) continue;
      counts[k] = this.copies[k];
      if (this.replaces[k] >= 0) counts[this.replaces[k]] -= this.copies[k];
    }
    return counts;
  }

  #resources(file: EditionFile): void {
    const seen = new Set<number>();
    for (const { id, price, count } of file.resources) {
      const g = named(GUILD_NAMES, id, 'resources');
      seen.add(g);
      this.price[g] = whole(price, `price of ${id}`, 0, 99);
      this.count[g] = whole(count, `count of ${id}`, 0, 99);
    }
    if (seen.size !== GUILDS || file.resources.length !== GUILDS) wrong('there must be each of the five resources once');
  }
  #boards(file: EditionFile): void {
    const seen = new Set<number>();
    for (const board of file.boards) {
      const b = named(BOARD_NAMES, board.id, 'boards');
      if (seen.has(b)) wrong(`board ${board.id} stands twice`);
      seen.add(b);
      for (let step = 0; step < AUCTIONS; step++)
        if (board[STEPS[step]] !== undefined)
          this.guildAt[b * AUCTIONS + step] = named(GUILD_NAMES, board[STEPS[step]], `board ${board.id}, ${STEPS[step]}`);
    }
    if (seen.size !== ROUNDS) wrong(`there must be ${ROUNDS} round boards`);
  }
  #auctions(file: EditionFile): Auction[] {
    return Array.from({ length: AUCTIONS }, (_, step) => {
      const a = file.auctions.find((x) => x.step === STEPS[step]) ?? wrong(`step ${STEPS[step]} is missing`);
      const action = ACTIONS[named(ACTIONS, a.action, `step ${a.step}`)];
      const most = action === 'guild' ? 3 : action === 'seats' ? 2 : 1;
      const acting = [0, 0, 2, 3, 4, 5].map((n) => (n === 0 ? 0 : whole(a.actingRanks?.[n], `acting ranks at ${a.step}`, 0, most)));
      if (action === 'guild' && BOARD_NAMES.some((__, b) => this.guildAt[b * AUCTIONS + step] < 0))
        wrong(`a board names no guild at ${a.step}`);
      return { action, acting, ninaCards: whole(a.ninaCards ?? 0, `Nina's cards at ${a.step}`, 0, 2) };
    });
  }
  #special(file: SpecialFile): void {
    const kind = named(SPECIAL_NAMES, file.id, 'specialCards');
    const first = (CARD_NAMES as readonly string[]).indexOf(file.id);
    const copies = whole(file.copies, `copies of ${file.id}`, 1, MOST_OF_A_KIND[first]);
    const taken = Array.from({ length: copies }, (_, i) => JSON.stringify([file.coins?.[i] ?? 0, file.resources?.[i] ?? []]));
    // Two copies that give different things are two kinds of card.
    const twoKinds = copies === 2 && taken[0] !== taken[1];
    if (twoKinds && first !== SAVINGS && first !== WAREHOUSE) wrong(`the copies of ${file.id} must be alike`);
    for (let i = 0; i < (twoKinds ? 2 : 1); i++) {
      const k = first + i;
      this.special[k] = kind;
      this.value[k] = whole(file.value, `value of ${file.id}`, 0, 99);
      this.copies[k] = twoKinds ? 1 : copies;
      this.replaces[k] = file.replaces === null ? -1 : whole(file.replaces, `replaced by ${file.id}`, 1, BASIC) - 1;
      this.coins[k] = whole(file.coins?.[i] ?? 0, `coins of ${file.id}`, 0, 99);
      for (const r of file.resources?.[i] ?? []) this.resources[k * GUILDS + named(GUILD_NAMES, r, `resources of ${file.id}`)]++;
    }
    if (file.id === 'joker') this.perSix = whole(file.perSix, 'perSix', 0, 99);
    if (file.id === 'twins') this.together = whole(file.together, 'together', 0, 99);
    if (file.id === 'central') this.againstJoker = whole(file.againstJoker, 'againstJoker', 0, 99);
  }
  #fountains(file: EditionFile): number {
    const seen = new Set<number>();
    for (const { id, value, ability } of file.fountains.tiles) {
      const tile = named(FOUNTAIN_NAMES, id, 'fountains');
      seen.add(tile);
      this.fountainValue[tile] = whole(value, `value of ${id}`, 0, 99);
      if (ability !== null) this.ability[tile] = named(ABILITY_NAMES, ability, `ability of ${id}`);
    }
    if (seen.size !== FOUNTAIN_NAMES.length || file.fountains.tiles.length !== seen.size) wrong('there must be ten fountains');
    return whole(file.fountains.central?.value, 'value of the central fountain', 0, 99);
  }
  #tiles(file: EditionFile): (Tile | undefined)[] {
    const tiles = TILE_NAMES.map((): Tile | undefined => undefined);
    for (const t of file.tiles) {
      const k = named(TILE_NAMES, t.id, 'tiles');
      if (tiles[k]) wrong(`tile ${t.id} stands twice`);
      tiles[k] = new Tile(t);
    }
    return tiles;
  }
}

/** Squares at the central fountain (R1). */
const AT_CENTRE = 8;
/** What must hold of the recommended city: squares of every guild, places for all palms and fountains, eight squares at the
    central fountain (R1), one connected region. */
function checkBase(l: Layout, players: number): void {
  const [ground, trees] = [new Int32Array(CELLS), new Int32Array(POINTS)];
  l.lay(l.base, ground, trees);
  const squares = l.places.filter((cell) => GUILD_OF[ground[cell]] >= 0);
  for (let g = 0; g < GUILDS; g++)
    if (!squares.some((cell) => GUILD_OF[ground[cell]] === g))
      clash(`the city has no square of ${GUILD_NAMES[g]}`, { is: 'no-guild', players, guild: GUILD_NAMES[g] });
  if (l.places.filter((cell) => ground[cell] === FOUNTAIN_SPACE).length < ROUNDS)
    clash(`the city needs ${ROUNDS} fountain spaces`, { is: 'few-fountains', players, wanted: ROUNDS });
  if (trees.filter((t) => t > 0).length < ROUNDS) clash(`the city needs ${ROUNDS} trees`, { is: 'few-trees', players, wanted: ROUNDS });
  const atCentre = squares.filter((cell) => l.atCentre[cell] === 1).length;
  if (atCentre !== AT_CENTRE)
    clash(`${atCentre} city squares are next to the central fountain, not ${AT_CENTRE}`, {
      is: 'at-centre',
      players,
      squares: atCentre,
      wanted: AT_CENTRE,
    });
  const reached = new Set(squares.slice(0, 1));
  for (const cell of reached)
    for (let j = 0; j < 4; j++) {
      const next = l.near[cell * 4 + j];
      if (next >= 0 && ground[next] !== CENTRE && GUILD_OF[ground[next]] >= 0) reached.add(next);
    }
  if (reached.size !== squares.length) clash('the squares of the city are not all connected', { is: 'out-of-reach', players });
}
