// The geometry of the city (1, R1): where tiles may lie, what a tile shows when it is turned, and what follows from that.
// What a game's own arrangement shows is in the state: ground[square] and trees[point].
import { CELLS, GUILD_NAMES, POINTS, POINTS_WIDE, SIDE_NAMES, SLOTS, TILE_NAMES, WIDE } from './material.ts';

/** What lies at a place of the grid: nothing, a city square of a guild and cost, a fountain space, the central tile. */
const NOTHING = 0;
const COSTS = 6;
export const FOUNTAIN_SPACE = 1 + GUILD_NAMES.length * COSTS;
export const CENTRE = FOUNTAIN_SPACE + 1;
const isSquare = (ground: number): boolean => ground > NOTHING && ground < FOUNTAIN_SPACE;
const table = (of: (k: number) => number): Int8Array =>
  Int8Array.from({ length: CENTRE + 1 }, (_, ground) => (isSquare(ground) ? of(ground - 1) : -1));
/** [ground] its guild, its cost; -1: not a city square. */
export const GUILD_OF = table((k) => Math.floor(k / COSTS));
export const COST_OF = table((k) => k % COSTS);
const groundOf = (guild: number, cost: number): number => 1 + guild * COSTS + cost;

/** trees[point] */
export const TREE_STANDS = 1;
export const PALM_STANDS = 2;

const LETTERS = 'ODWCP';
export const CENTRE_NAME = '##';
/** `O0`, `F`, `##`: as the map of a city is written. */
export function cellName(ground: number): string {
  if (ground === NOTHING) return '';
  if (ground === FOUNTAIN_SPACE) return 'F';
  return ground === CENTRE ? CENTRE_NAME : LETTERS[GUILD_OF[ground]] + String(COST_OF[ground]);
}
/** undefined: no city square and no fountain space is written like this. */
export function groundNamed(cell: string): number | undefined {
  if (cell === 'F') return FOUNTAIN_SPACE;
  const guild = LETTERS.indexOf(cell[0]);
  const cost = Number(cell.slice(1));
  return cell.length === 2 && guild >= 0 && Number.isInteger(cost) && cost < COSTS ? groundOf(guild, cost) : undefined;
}

interface SideFile {
  /** Cells from left to right, with blanks between them. */
  readonly rows: readonly string[];
  readonly trees: readonly (readonly number[])[];
}
export interface TileFile {
  readonly id: string;
  readonly shape: string;
  readonly width: number;
  readonly height: number;
  readonly sides: Readonly<Record<string, SideFile>>;
}
export interface LayoutFile {
  readonly players: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly central: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly slots: readonly {
    readonly id: string;
    readonly shape: string;
    readonly x: number;
    readonly y: number;
    readonly rotations: readonly number[];
  }[];
  readonly base: readonly { readonly slot: string; readonly tile: string; readonly side: string; readonly rotation: number }[];
}

const wrong = (what: string): never => {
  throw new Error(`edition: ${what}`);
};
/** Why values do not go together: of tiles, then of the recommended city, whose `players` is the least number it is for. */
export type ValenciaFault =
  | { readonly is: 'tile-size'; readonly tile: string; readonly side: string; readonly width: number; readonly height: number }
  | { readonly is: 'no-square'; readonly tile: string; readonly side: string; readonly square: string }
  | { readonly is: 'tile-twice'; readonly players: number; readonly tile: string }
  | { readonly is: 'tile-fits-not'; readonly players: number; readonly tile: string; readonly slot: string }
  | { readonly is: 'no-guild'; readonly players: number; readonly guild: string }
  | { readonly is: 'few-fountains' | 'few-trees'; readonly players: number; readonly wanted: number }
  | { readonly is: 'at-centre'; readonly players: number; readonly squares: number; readonly wanted: number }
  | { readonly is: 'out-of-reach'; readonly players: number };
export const clash = (what: string, fault: ValenciaFault): never => {
  throw Object.assign(new Error(`edition: ${what}`), { fault });
};

/** One side of a tile as it lies unturned. */
interface Face {
  readonly cells: readonly number[];
  readonly trees: readonly (readonly [number, number])[];
}
export class Tile {
  readonly shape: string;
  readonly width: number;
  readonly height: number;
  /** Sides A and B. */
  readonly faces: readonly Face[];
  constructor(file: TileFile) {
    this.shape = file.shape;
    this.width = file.width;
    this.height = file.height;
    this.faces = SIDE_NAMES.map((name) => this.#face(file, name.toUpperCase()));
  }
  #face(file: TileFile, name: string): Face {
    const where = `tile ${file.id}, side ${name}`;
    const side = file.sides?.[name] ?? wrong(`${where} is missing`);
    const rows = side.rows.map((row) => row.trim().split(/\s+/));
    if (rows.length !== this.height || rows.some((row) => row.length !== this.width))
      clash(`${where} is not ${this.width} wide and ${this.height} high`, {
        is: 'tile-size',
        tile: file.id,
        side: name,
        width: this.width,
        height: this.height,
      });
    const cells = rows.flat().map(
      (cell) =>
        groundNamed(cell) ??
        clash(`${where}: "${cell}" is neither a guild's letter with a cost nor F`, {
          is: 'no-square',
          tile: file.id,
          side: name,
          square: cell,
        }),
    );
    const trees = side.trees.map(([x, y]) => {
      if (!(x >= 0 && x <= this.width && y >= 0 && y <= this.height)) wrong(`${where}: a tree at ${x}, ${y}`);
      return [x, y] as const;
    });
    return { cells, trees };
  }
}

export interface Slot {
  readonly id: string;
  readonly shape: string;
  readonly x: number;
  readonly y: number;
  /** Allowed quarter turns. */
  readonly turns: readonly number[];
}
/** Which tile lies in a slot, on which side, with how many quarter turns: one number. */
export const laid = (tile: number, side: number, turns: number): number => tile * 8 + side * 4 + turns;
export const tileOf = (lies: number): number => lies >> 3;
export const sideOf = (lies: number): number => (lies >> 2) & 1;
export const turnsOf = (lies: number): number => lies & 3;

/** Not on a tile. */
const NO_SLOT = SLOTS;

/** One city frame: that for two players, or that for more. */
export class Layout {
  readonly width: number;
  readonly height: number;
  readonly slots: readonly Slot[];
  /** [slot] the recommended arrangement. */
  readonly base: Int32Array;
  /** [square * 4 + j] the places orthogonally adjacent to it; -1: beyond the wall. */
  readonly near = new Int8Array(CELLS * 4).fill(-1);
  /** [square] 1: at the outer wall; 1: a corner of it. */
  readonly wall = new Uint8Array(CELLS);
  readonly corner = new Uint8Array(CELLS);
  /** [square] the quarter: its slot, or NO_SLOT. */
  readonly quarter = new Uint8Array(CELLS).fill(NO_SLOT);
  /** [square] 1: the central tile lies there; 1: next to it. */
  readonly central = new Uint8Array(CELLS);
  readonly atCentre = new Uint8Array(CELLS);
  /** [point * 4 + j] the places that touch it; -1: beyond the wall. */
  readonly touches = new Int8Array(POINTS * 4).fill(-1);
  /** All places within the wall. */
  readonly places: readonly number[];
  readonly #tiles: readonly (Tile | undefined)[];

  constructor(file: LayoutFile, tiles: readonly (Tile | undefined)[]) {
    const { width, height } = file;
    if (!(width >= 3 && width <= WIDE && height >= 3 && height <= WIDE)) wrong(`a city is 3 to ${WIDE} squares wide and high`);
    this.width = width;
    this.height = height;
    this.#tiles = tiles;
    this.places = Array.from({ length: width * height }, (_, i) => Math.floor(i / width) * WIDE + (i % width));
    this.slots = file.slots.map(({ id, shape, x, y, rotations }) => ({ id, shape, x, y, turns: rotations.map(quarterTurns) }));
    if (this.slots.length > SLOTS) wrong(`a city has at most ${SLOTS} tiles`);
    this.#edges();
    this.#cover(file);
    this.base = this.#arrangement(file);
  }

  inside(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.width && y < this.height;
  }
  #edges(): void {
    for (const cell of this.places) {
      const [x, y] = [cell % WIDE, Math.floor(cell / WIDE)];
      [
        [x, y - 1],
        [x - 1, y],
        [x + 1, y],
        [x, y + 1],
      ].forEach(([u, v], j) => (this.near[cell * 4 + j] = this.inside(u, v) ? v * WIDE + u : -1));
      const [atSide, atEnd] = [x === 0 || x === this.width - 1, y === 0 || y === this.height - 1];
      this.wall[cell] = atSide || atEnd ? 1 : 0;
      this.corner[cell] = atSide && atEnd ? 1 : 0;
    }
    for (let point = 0; point < POINTS; point++) {
      const [x, y] = [(point % POINTS_WIDE) + 1, Math.floor(point / POINTS_WIDE) + 1];
      [
        [x - 1, y - 1],
        [x, y - 1],
        [x - 1, y],
        [x, y],
      ].forEach(([u, v], j) => (this.touches[point * 4 + j] = this.inside(u, v) ? v * WIDE + u : -1));
    }
  }

  /** Slots and central tile fill the city exactly, whatever lies where. */
  #cover(file: LayoutFile): void {
    const covered = new Uint8Array(CELLS);
    const fill = (what: string, x: number, y: number, width: number, height: number, put: (cell: number) => void): void => {
      for (let v = y; v < y + height; v++)
        for (let u = x; u < x + width; u++) {
          if (!this.inside(u, v) || covered[v * WIDE + u]++ > 0) wrong(`${what} reaches beyond the wall or over another tile`);
          put(v * WIDE + u);
        }
    };
    const { x, y, width, height } = file.central;
    fill('the central tile', x, y, width, height, (cell) => (this.central[cell] = 1));
    this.slots.forEach(({ id, shape, x: sx, y: sy, turns }, k) => {
      const fits = this.#tiles.filter((t) => t?.shape === shape) as Tile[];
      if (turns.length === 0 || fits.length < this.slots.filter((s) => s.shape === shape).length)
        wrong(`slot ${id}: too few tiles of shape ${shape}`);
      for (const t of fits)
        for (const turn of turns)
          if ((t.width !== t.height && turn % 2 !== turns[0] % 2) || t.width !== fits[0].width || t.height !== fits[0].height)
            wrong(`slot ${id}: tiles of shape ${shape} do not all cover the same squares in it`);
      const [w, h] = turns[0] % 2 === 0 ? [fits[0].width, fits[0].height] : [fits[0].height, fits[0].width];
      fill(`slot ${id}`, sx, sy, w, h, (cell) => (this.quarter[cell] = k));
    });
    if (this.places.some((cell) => covered[cell] === 0)) wrong('the tiles do not fill the city');
    for (const cell of this.places)
      for (let j = 0; j < 4; j++) {
        const next = this.near[cell * 4 + j];
        if (next >= 0 && this.central[next] === 1 && this.central[cell] === 0) this.atCentre[cell] = 1;
      }
  }

  #arrangement(file: LayoutFile): Int32Array {
    const base = new Int32Array(SLOTS);
    const used = new Set<string>();
    this.slots.forEach(({ id }, k) => {
      const { tile, side, rotation } = file.base.find((b) => b.slot === id) ?? wrong(`base: nothing lies in slot ${id}`);
      const [t, s] = [positionIn(TILE_NAMES, tile), positionIn(SIDE_NAMES, side)];
      const no = `base: ${tile} ${side} ${rotation} cannot lie in slot ${id}`;
      if (t < 0 || s < 0) wrong(no);
      const players = Math.min(...file.players);
      if (used.has(tile)) clash(no, { is: 'tile-twice', players, tile });
      if (!this.fits(k, t, quarterTurns(rotation))) clash(no, { is: 'tile-fits-not', players, tile, slot: id });
      used.add(tile);
      base[k] = laid(t, s, quarterTurns(rotation));
    });
    return base;
  }
  fits(slot: number, tile: number, turns: number): boolean {
    return this.#tiles[tile]?.shape === this.slots[slot].shape && this.slots[slot].turns.includes(turns);
  }

  /** What such an arrangement shows: into ground[square] and trees[point]. */
  lay(slots: Int32Array, ground: Int32Array, trees: Int32Array): void {
    ground.fill(NOTHING);
    trees.fill(0);
    for (const cell of this.places) if (this.central[cell] === 1) ground[cell] = CENTRE;
    this.slots.forEach(({ x, y }, k) => {
      const tile = this.#tiles[tileOf(slots[k])] as Tile;
      const face = tile.faces[sideOf(slots[k])];
      const turns = turnsOf(slots[k]);
      face.cells.forEach((what, i) => {
        const [u, v] = turnCell(i % tile.width, Math.floor(i / tile.width), tile, turns);
        ground[(y + v) * WIDE + x + u] = what;
      });
      for (const [a, b] of face.trees) {
        const [u, v] = turnPoint(a, b, tile, turns);
        const [px, py] = [x + u, y + v];
        if (px > 0 && py > 0 && px < this.width && py < this.height) trees[(py - 1) * POINTS_WIDE + px - 1] = TREE_STANDS;
      }
    });
  }
}

/** Files may write names in capitals. */
export const positionIn = (names: readonly string[], name: unknown): number => names.indexOf(String(name).toLowerCase());

function quarterTurns(degrees: number): number {
  const turns = [0, 90, 180, 270].indexOf(degrees);
  return turns < 0 ? wrong(`${String(degrees)} is not one of the rotations 0, 90, 180, 270`) : turns;
}
/** Clockwise: a square at x, y of a tile so high goes to (height - 1 - y, x), a point to (height - y, x). */
function turnCell(x: number, y: number, tile: Tile, turns: number): [number, number] {
  let [w, h] = [tile.width, tile.height];
  for (let n = 0; n < turns; n++) [x, y, w, h] = [h - 1 - y, x, h, w];
  return [x, y];
}
function turnPoint(x: number, y: number, tile: Tile, turns: number): [number, number] {
  let [w, h] = [tile.width, tile.height];
  for (let n = 0; n < turns; n++) [x, y, w, h] = [h - y, x, h, w];
  return [x, y];
}
