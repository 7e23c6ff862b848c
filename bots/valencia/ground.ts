// The city as a seat looks at it: squares, spaces, trees; and how probably a fountain or a palm will come to a place.
import { FOUNTAIN_SPACE, GUILD_OF, TREE_STANDS } from '@ridotto/games/valencia/box/city.ts';
import { isNextToPalm } from '@ridotto/games/valencia/box/city-now.ts';
import { CELLS, POINTS, ROUNDS } from '@ridotto/games/valencia/box/material.ts';
import type { State } from '@ridotto/games/valencia/box/state.ts';
import type { Outlook } from './outlook.ts';

/** Builders choose spaces where they have members: a space is the more probable the more stand around it. */
const EMPTY_SPACE = 0.6;
const MOST_PROBABLE = 0.9;

export class Ground {
  readonly squares: number[] = [];
  readonly spaces: number[] = [];
  /** Trees without a palm. */
  readonly trees: number[] = [];
  /** [square] of the fountains beside it, those that may be built there included. */
  readonly fountains = new Float64Array(CELLS);
  /** [square] of palms. */
  readonly palms: Float64Array;
  /** [space] the chance that one will be built there, which depends on how many stand around it. */
  readonly built = new Float64Array(CELLS);
  readonly #around = new Int32Array(CELLS);

  /** `like`: the same city, but for its members. */
  constructor(s: State, o: Outlook, like?: Ground) {
    if (like) ({ squares: this.squares, spaces: this.spaces, trees: this.trees, palms: this.palms } = like);
    else {
      for (const cell of s.layout.places) {
        if (GUILD_OF[s.ground[cell]] >= 0) this.squares.push(cell);
        else if (s.ground[cell] === FOUNTAIN_SPACE && s.fountain[cell] === 0) this.spaces.push(cell);
      }
      for (let point = 0; point < POINTS; point++) if (s.trees[point] === TREE_STANDS) this.trees.push(point);
      this.palms = palmsToCome(s, o, this);
    }
    this.expectFountains(s, o);
  }

  /** Would `expectFountains` say the same as before? */
  isAround(s: State): boolean {
    for (const space of this.spaces) if (this.#around[space] !== around(s, space)) return false;
    return true;
  }
  /** Where members stand now: whoever builds goes by it. */
  expectFountains(s: State, o: Outlook): void {
    const { near, atCentre } = s.layout;
    let all = 0;
    for (const space of this.spaces) {
      this.#around[space] = around(s, space);
      all += this.built[space] = EMPTY_SPACE + this.#around[space];
    }
    for (const space of this.spaces) this.built[space] = Math.min(MOST_PROBABLE, (this.built[space] * o.fountains) / all);
    const mean = meanOfTiles(s, o.fountains);
    for (const cell of this.squares) {
      let value = atCentre[cell] === 1 ? s.edition.centralValue : 0;
      for (let j = cell * 4; j < cell * 4 + 4; j++) {
        const next = near[j];
        if (next < 0) continue;
        if (s.fountain[next] > 0) value += s.edition.fountainValue[s.fountain[next] - 1];
        else value += this.built[next] * mean;
      }
      this.fountains[cell] = value;
    }
  }
}

function palmsToCome(s: State, o: Outlook, { trees, squares }: Pick<Ground, 'trees' | 'squares'>): Float64Array {
  const palms = new Float64Array(CELLS);
  const { touches } = s.layout;
  const each = trees.length > 0 ? o.palms / trees.length : 0;
  for (const point of trees) for (let j = point * 4; j < point * 4 + 4; j++) if (touches[j] >= 0) palms[touches[j]] += each;
  for (const cell of squares) palms[cell] = isNextToPalm(s, cell) ? 1 : Math.min(MOST_PROBABLE, palms[cell]);
  return palms;
}

/** Members of anybody beside a space. */
function around(s: State, space: number): number {
  const { near } = s.layout;
  let n = 0;
  for (let j = space * 4; j < space * 4 + 4; j++) if (near[j] >= 0 && s.member[near[j]] > 0) n++;
  return n;
}
function meanOfTiles(s: State, fountains: number): number {
  let sum = 0;
  for (let round = ROUNDS - fountains; round < ROUNDS; round++) sum += s.edition.fountainValue[s.tiles[round]];
  return fountains > 0 ? sum / fountains : 0;
}
