// What a seat knows: every deal that fits all that it has seen, and what either team must bring about in each.
import type { Seat } from '@ridotto/engine';
import { AMB, ANY, REACH } from '@ridotto/games/inkognito/box/edition.ts';
import type { State } from '@ridotto/games/inkognito/index.ts';
import { AMBASSADOR, NOBODY, partnerOf, SPACES, teamOf, THE_AMBASSADOR } from '@ridotto/games/inkognito/box/material.ts';
import { missionOf } from '@ridotto/games/inkognito/rules/missions.ts';
import { isDealt } from '@ridotto/games/inkognito/rules/seeing.ts';
import { know, type Known } from '@ridotto/games/inkognito/knowledge/sample.ts';
import { colourOfAgent, trueFigure } from '@ridotto/games/inkognito/box/state.ts';
import { distances } from './distances.ts';
import { usual, type Manner } from './manner.ts';

/** In place of the partner's seat: the lone spy is gone. */
export const ESCAPE = 6;

/** What may win: one of these pieces on a space, or with another piece. */
export interface Wish {
  /** How probable it is that this is the mission. */
  weight: number;
  /** The partner's seat, or ESCAPE; 0 for the other team's. */
  readonly announce: number;
  readonly pieces: readonly number[];
  readonly meets: boolean;
  /** A piece, if it `meets`; else a space. */
  readonly target: number;
  /** A23: only if the Ambassador has been moved. */
  readonly mustHaveMoved: boolean;
}

// A wish in one number, so that equal ones are found quickly: pieces, target, and three marks.
const TARGET = 17;
const MEETS = 23;
const MOVED = 24;
const ANNOUNCE = 25;

export class Mind {
  readonly seat: Seat;
  /** AMBASSADOR for the Ambassador player, who has no mission. */
  readonly me: number;
  /** Without what is hidden; may be changed and put back. */
  readonly s: State;
  readonly known: Known;
  /** Of this seat's team, and of the other one. */
  readonly mine: readonly Wish[] = [];
  readonly theirs: readonly Wish[] = [];
  /** [colour] how probable it is that its player is the partner. */
  readonly partner = new Float64Array(4);
  /** [deal] equal numbers: equal missions, whatever the letters. */
  readonly ofMine: Int32Array;
  readonly ofTheirs: Int32Array;
  readonly steps: Uint8Array;
  readonly manner: Manner;
  /** [deal] how likely it is, of `total`. */
  readonly weights: Float64Array;
  readonly total: number;

  /** `world`: any that the seat cannot tell from the real one. What it knows is the same in all of them. Throws before the deal. */
  constructor(world: State, seat: Seat, manner = usual) {
    if (!isDealt(world)) throw new Error('before the deal there is nothing to know');
    this.manner = manner;
    this.known = know(world, seat);
    this.seat = seat;
    this.s = this.known.state;
    this.me = this.s.colour[seat];
    this.steps = distances(this.s.edition);
    this.ofMine = new Int32Array(this.known.deals.length);
    this.ofTheirs = new Int32Array(this.known.deals.length);
    const { deals } = this.known;
    const belief = this.me === AMBASSADOR ? undefined : manner.belief;
    this.weights = belief?.weigh(this.known, this.me) ?? new Float64Array(deals.length).fill(1);
    this.total = this.weights.reduce((sum, w) => sum + w, 0);
    if (this.me === AMBASSADOR) return;
    const mine = new Map<number, number>();
    const theirs = new Map<number, number>();
    this.#imagine(mine, theirs);
    number(this.ofMine);
    number(this.ofTheirs);
    this.mine = wishes(mine);
    this.theirs = wishes(theirs);
  }

  get isAmbassador(): boolean {
    return this.me === AMBASSADOR;
  }

  /** How far the wish is from being fulfilled. */
  distance(wish: Wish): number {
    const { at } = this.s;
    const to = (wish.meets ? at[wish.target] : wish.target) * SPACES;
    let best = 99;
    for (const piece of wish.pieces) best = Math.min(best, this.steps[to + at[piece]]);
    return best === 0 && wish.mustHaveMoved && this.s.ambassadorMoved === 0 ? 2 : best;
  }

  /** Of announcing so: how probably it wins as the pieces stand, if the partner takes the hand. */
  chance(announce: number): number {
    let sum = 0;
    for (const wish of this.mine) if (wish.announce === announce && this.distance(wish) === 0) sum += wish.weight;
    return sum;
  }
  /** How probably the other team's mission is accomplished as the pieces stand. */
  threat(): number {
    let sum = 0;
    for (const wish of this.theirs) if (this.distance(wish) === 0) sum += wish.weight;
    return sum;
  }
  /** Would some announcement win, as surely as it must? */
  isSure(): boolean {
    for (let announce = 0; announce <= ESCAPE; announce++) if (this.chance(announce) >= this.manner.sure) return true;
    return false;
  }

  /** Puts every deal that is possible into the state, one after the other, and reads what it would mean. */
  #imagine(mine: Map<number, number>, theirs: Map<number, number>): void {
    const { s, me } = this;
    const { deals, letters, unknown } = this.known;
    const agent = s.identity[me];
    deals.forEach(({ identities, disguises }, n) => {
      const weight = this.weights[n] / (this.total * letters.length);
      unknown.forEach((c, k) => {
        s.identity[c] = identities[k];
        s.disguise[c] = disguises[k];
      });
      this.partner[colourOfAgent(s, partnerOf(agent))] += this.weights[n] / this.total;
      for (const letter of letters) {
        unknown.forEach((c, k) => (s.letter[c] = letter[k]));
        const own = wishOf(s, teamOf(agent), me);
        const other = wishOf(s, 1 - teamOf(agent), NOBODY);
        mine.set(own, (mine.get(own) ?? 0) + weight);
        theirs.set(other, (theirs.get(other) ?? 0) + weight);
        this.ofMine[n] = (Math.imul(this.ofMine[n], 31) + own) | 0;
        this.ofTheirs[n] = (Math.imul(this.ofTheirs[n], 31) + other) | 0;
      }
    });
  }
}

/** Other numbers in place of these, equal where they are equal: from 0 on, in the order in which they come. */
function number(keys: Int32Array): void {
  const found = new Map<number, number>();
  keys.forEach((key, n) => {
    if (!found.has(key)) found.set(key, found.size);
    keys[n] = found.get(key)!;
  });
}

/** What a team must bring about in the deal that is in the state. `me`: who would announce it, for the own team. */
function wishOf(s: State, team: number, me: number): number {
  const colours = [colourOfAgent(s, team * 2), colourOfAgent(s, team * 2 + 1)];
  const absent = colours.findIndex((c) => s.seatOf[c] === NOBODY);
  if (absent >= 0) {
    const lone = colours[1 - absent];
    return pack(1 << trueFigure(s, lone), s.edition.escape[s.identity[lone]], false, false, me === NOBODY ? 0 : ESCAPE);
  }
  const announce = me === NOBODY ? 0 : s.seatOf[colours[colours[0] === me ? 1 : 0]];
  const mission = missionOf(s, team);
  const { type, subject, target, embassy } = s.edition;
  const reaches = type[mission] === REACH;
  const who = subject[mission];
  const both = (1 << trueFigure(s, colours[0])) | (1 << trueFigure(s, colours[1]));
  let pieces = 0;
  if (who === ANY) pieces = (15 << (colours[0] * 4)) | (15 << (colours[1] * 4));
  else if (who !== AMB) pieces = 1 << trueFigure(s, colourOfAgent(s, who));
  else pieces = reaches && s.colour.includes(AMBASSADOR) ? both : 1 << THE_AMBASSADOR;
  const where = target[mission];
  if (reaches) return pack(pieces, where, false, pieces === 1 << THE_AMBASSADOR && where === embassy, announce);
  return pack(pieces, where === AMB ? THE_AMBASSADOR : trueFigure(s, inPlay(s, where)), true, false, announce);
}
/** With three players the absent agent's place is taken by their partner. */
function inPlay(s: State, agent: number): number {
  const c = colourOfAgent(s, agent);
  return s.seatOf[c] === NOBODY ? colourOfAgent(s, partnerOf(agent)) : c;
}

const lists = new Map<number, readonly number[]>();
/** The pieces of a set; found once, for there are few such sets. */
function piecesOf(set: number): readonly number[] {
  let list = lists.get(set);
  if (list === undefined) lists.set(set, (list = Array.from({ length: TARGET }, (_, p) => p).filter((p) => (set >> p) & 1)));
  return list;
}

const pack = (pieces: number, target: number, meets: boolean, mustHaveMoved: boolean, announce: number): number =>
  pieces | (target << TARGET) | (Number(meets) << MEETS) | (Number(mustHaveMoved) << MOVED) | (announce << ANNOUNCE);
const wishes = (packed: ReadonlyMap<number, number>): Wish[] =>
  [...packed]
    .map(([n, weight]) => ({
      weight,
      announce: n >> ANNOUNCE,
      pieces: piecesOf(n & ((1 << TARGET) - 1)),
      meets: ((n >> MEETS) & 1) === 1,
      target: (n >> TARGET) & 63,
      mustHaveMoved: ((n >> MOVED) & 1) === 1,
    }))
    .sort((a, b) => b.weight - a.weight);
