// What a mission card will probably bring (6.1): its points times the chance to fulfil it, less its penalty times the chance
// to fail. Chances come from what is there, what is missing, and the auctions in which it may still be had.
import { COST_OF, GUILD_OF } from '@ridotto/games/valencia/box/city.ts';
import { CENTRAL_FOUNTAIN, costOf, countMembers, fountainsNear, isMine } from '@ridotto/games/valencia/box/city-now.ts';
import { CELLS, CHURCH, COUNCIL_SEATS, FIRST_GUILD_SEAT, GUILDS, MERCHANTS, NOBILITY, WIDE } from '@ridotto/games/valencia/box/material.ts';
import type { ConditionKind, MissionCard } from '@ridotto/games/valencia/box/mission-cards.ts';
import { HAVE, judge, need } from '@ridotto/games/valencia/box/missions.ts';
import { tokens, type State } from '@ridotto/games/valencia/box/state.ts';
import type { Ground } from './ground.ts';
import { atLeast, KEPT_SEAT, type Outlook } from './outlook.ts';

/** Others take squares too: of one particular square, the chance that it is still free when its guild comes. */
const STILL_FREE = 0.75;
/** Who needs seats fights for those they have. */
const FOUGHT_FOR = 0.1;
/** Of the members to come, so many will lengthen a route, or stand alone. */
const ON_ROUTE = 0.3;
const ISOLATED = 0.75;
/** A fountain to come will be touched so probably. */
const TOUCHED = 0.55;

/** What may differ between two positions: coins and resources; whether they pay for other squares; the Council; the pawn; members in the
    city; palms and fountains. */
export const GOODS = 1;
export const PURSE = 2;
export const COUNCIL = 4;
export const PAWN = 8;
export const CITY = 16;
export const SITES = 32;
export const EVERYTHING = GOODS | PURSE | COUNCIL | PAWN | CITY | SITES;

/** Of all that, what a mission's chance depends on. */
export function dependsOn({ kind }: Pick<MissionCard, 'kind'>): number {
  switch (kind) {
    case 'tenMinus':
    case 'moreThanADirectNeighbour':
    case 'strictlyMostCoins':
    case 'differentResources':
      return GOODS;
    case 'longestRoute':
    case 'isolatedMembers':
    case 'strictlyMostCityMembers':
      return CITY;
    case 'councilMembers':
    case 'holdsNobilityOrChurch':
      return COUNCIL;
    case 'holdsFeldPawn':
      return PAWN;
    default:
      return PURSE | CITY | SITES;
  }
}
/** What a square may cost that a seat will be able to pay for; what is dearer than any comes to the same. */
export const purseOf = (s: State, seat: number, o: Outlook): number =>
  Math.min(DEAREST, s.coins[seat] + 2 * tokens(s, seat) + 2 * (o.rounds - 1));
const DEAREST = Math.max(...COST_OF);

export class Prospects {
  readonly #s: State;
  readonly #seat: number;
  readonly #o: Outlook;
  readonly #g: Ground;
  #purse: number | undefined;
  constructor(s: State, seat: number, o: Outlook, g: Ground) {
    this.#s = s;
    this.#seat = seat;
    this.#o = o;
    this.#g = g;
  }

  of(mission: number): number {
    const card = this.#s.edition.missions[mission];
    if (card.points === null) return this.#formula(mission, card);
    const chance = this.chance(card);
    return chance * card.points - (1 - chance) * card.penalty;
  }

  #formula(mission: number, card: MissionCard): number {
    const { points } = judge(this.#s, this.#seat, mission);
    const members = this.#o.places * this.#o.placements;
    if (card.kind === 'longestRoute') return points + card.perMember * ON_ROUTE * members;
    if (card.kind === 'isolatedMembers') return points + card.perMember * ISOLATED * members;
    // What is left will be spent, or sold, for the greater part.
    const held = card.coins ? this.#s.coins[this.#seat] : tokens(this.#s, this.#seat);
    return Math.max(card.floor, card.start - held / (1 + 0.4 * this.#o.placements));
  }

  chance(card: MissionCard): number {
    const s = this.#s;
    const seat = this.#seat;
    const o = this.#o;
    const missing = need(s, card) - HAVE[card.kind as ConditionKind](s, seat, card);
    switch (card.kind) {
      case 'membersOnCost':
        return this.#squares(missing, (cell) => costOf(s, cell) === card.cost);
      case 'membersOnGuild':
        return this.#squares(missing, (cell) => GUILD_OF[s.ground[cell]] === card.guild);
      case 'membersOnOuterWall':
        return this.#squares(missing, (cell) => s.layout.wall[cell] === 1);
      case 'membersOnOuterCorners':
        return this.#squares(missing, (cell) => s.layout.corner[cell] === 1);
      case 'membersAtCentralFountain':
        return this.#squares(missing, (cell) => s.layout.atCentre[cell] === 1);
      case 'membersNextToPalm':
        return this.#squares(missing, (cell) => this.#g.palms[cell] === 1, this.#palmsToCome());
      case 'membersOnEveryGuild':
        return this.#everyGuild(need(s, card));
      case 'squareBlock':
        return this.#pattern(blockOf(Math.sqrt(need(s, card))));
      case 'lineOrthogonal':
        return Math.max(this.#pattern(rowOf(1, need(s, card))), this.#pattern(rowOf(WIDE, need(s, card))));
      case 'lineDiagonal':
        return Math.max(this.#pattern(rowOf(WIDE + 1, need(s, card))), this.#pattern(rowOf(WIDE - 1, need(s, card))));
      case 'differentFountainsTouched':
        return this.#untouched(missing, o.fountains * this.#reach());
      case 'everyFountainTouched':
        return this.#untouched(missing, 0) * TOUCHED ** o.fountains;
      case 'membersAtSameFountain':
        return this.#sameFountain(need(s, card), card);
      case 'memberOnEveryTile':
        return this.#everyQuarter(missing);
      case 'moreThanADirectNeighbour':
        return ahead(
          this.#wealth(card) - Math.min(...this.#beside().map((p) => this.#wealth(card, p))),
          o.auctions,
          s.seats > 2 ? EITHER_NEIGHBOUR : 0,
        );
      case 'strictlyMostCoins':
        return ahead(s.coins[seat] - Math.max(...this.#others().map((p) => s.coins[p])), o.auctions, s.seats > 2 ? ALL_OTHERS : 0);
      case 'strictlyMostCityMembers':
        return ahead(
          countMembers(s, seat) - Math.max(...this.#others().map((p) => countMembers(s, p))),
          o.placements,
          s.seats > 2 ? ALL_OTHERS : 0,
        );
      case 'differentResources':
        return this.#resources(missing);
      case 'councilMembers':
        return this.#council(need(s, card));
      case 'holdsNobilityOrChurch':
        return o.seats === 0 ? (missing > 0 ? 0 : 1) : Math.min(0.8, 2.2 * o.first);
      default: // the pawn
        return o.auctions === 0 ? (missing > 0 ? 0 : 1) : o.first + (missing > 0 ? 0 : 0.5 / o.auctions);
    }
  }

  /** So many more members on squares of a kind, each won when its guild is auctioned. */
  #squares(missing: number, holds: (cell: number) => boolean, more: readonly number[] = []): number {
    if (missing <= 0 && more.length === 0) return 1;
    const s = this.#s;
    const free = new Int32Array(GUILDS);
    for (const cell of this.#g.squares) if (s.member[cell] === 0 && this.#affordable(cell) && holds(cell)) free[GUILD_OF[s.ground[cell]]]++;
    const chances = [...more];
    for (let g = 0; g < GUILDS; g++)
      for (let n = 0; n < Math.min(this.#o.guilds[g], free[g]); n++) chances.push(this.#o.places * scarce(free[g] - n));
    return atLeast(missing, chances);
  }
  #affordable(cell: number): boolean {
    return COST_OF[this.#s.ground[cell]] <= (this.#purse ??= purseOf(this.#s, this.#seat, this.#o));
  }

  /** Palms to come will touch members that stand. */
  #palmsToCome(): number[] {
    const standing = countMembers(this.#s, this.#seat) > 0 ? 1 : 0;
    return Array.from({ length: 2 * this.#o.palms * standing }, () => this.#o.first);
  }

  #everyGuild(each: number): number {
    let chance = 1;
    for (let g = 0; g < GUILDS && chance > 0; g++) {
      const on = (cell: number): boolean => GUILD_OF[this.#s.ground[cell]] === g;
      const have = this.#g.squares.filter((cell) => on(cell) && isMine(this.#s, this.#seat, cell)).length;
      chance *= this.#squares(each - have, on);
    }
    return chance;
  }

  /** The best of the places where such a pattern may lie. */
  #pattern(steps: readonly number[]): number {
    let best = 0;
    for (const from of this.#g.squares) best = Math.max(best, this.#fits(from, steps));
    return best;
  }
  #fits(from: number, steps: readonly number[]): number {
    const s = this.#s;
    const used = new Int32Array(GUILDS);
    let chance = 1;
    let column = from % WIDE;
    for (const step of steps) {
      const cell = from + step;
      // Over the wall and in again on the other side.
      if (cell < 0 || cell >= CELLS || Math.abs((cell % WIDE) - column) > 1) return 0;
      column = cell % WIDE;
      if (isMine(s, this.#seat, cell)) continue;
      const guild = GUILD_OF[s.ground[cell]];
      if (guild < 0 || s.member[cell] > 0 || !this.#affordable(cell)) return 0;
      const auctions = this.#o.guilds[guild] - used[guild]++;
      if (auctions <= 0) return 0;
      chance *= STILL_FREE * (1 - (1 - this.#o.places) ** auctions);
    }
    return chance;
  }

  /** Of a fountain to come, the chance that it will be touched. */
  #reach(): number {
    const { near } = this.#s.layout;
    const { spaces } = this.#g;
    let mine = 0;
    for (const space of spaces)
      for (let j = space * 4; j < space * 4 + 4; j++)
        if (isMine(this.#s, this.#seat, near[j])) {
          mine += 1 / spaces.length;
          break;
        }
    return Math.min(0.95, 0.35 + mine);
  }
  #untouched(missing: number, byThemselves: number): number {
    const s = this.#s;
    const touched = new Set(this.#g.squares.filter((cell) => isMine(s, this.#seat, cell)).flatMap((cell) => fountainsNear(s, cell)));
    const more = Array.from({ length: Math.ceil(byThemselves) }, () => byThemselves / Math.ceil(byThemselves));
    return this.#squares(missing, (cell) => fountainsNear(s, cell).some((f) => !touched.has(f)), more);
  }

  #sameFountain(members: number, card: MissionCard): number {
    const s = this.#s;
    const { near } = s.layout;
    let best = 0;
    for (const space of s.layout.places) {
      const sure = s.fountain[space] > 0 ? 1 : this.#g.built[space];
      if (sure === 0) continue;
      const at = [...near.subarray(space * 4, space * 4 + 4)];
      const have = at.filter((cell) => isMine(s, this.#seat, cell)).length;
      const chance = this.#squares(members - have, (cell) => at.includes(cell));
      // Who has members around a space, and the Nobility, builds there.
      best = Math.max(best, chance * Math.min(1, sure * (sure < 1 ? 1.5 : 1)));
    }
    if (!card.centralCounts) return best;
    const at = this.#g.squares.filter((cell) => fountainsNear(s, cell).includes(CENTRAL_FOUNTAIN));
    const have = at.filter((cell) => isMine(s, this.#seat, cell)).length;
    return Math.max(
      best,
      this.#squares(members - have, (cell) => at.includes(cell)),
    );
  }

  #everyQuarter(missing: number): number {
    const s = this.#s;
    const taken = new Set(this.#g.squares.filter((cell) => isMine(s, this.#seat, cell)).map((cell) => s.layout.quarter[cell]));
    return this.#squares(missing, (cell) => !taken.has(s.layout.quarter[cell])) * 0.85 ** Math.max(0, missing);
  }

  #others(): number[] {
    return Array.from({ length: this.#s.seats }, (_, p) => p).filter((p) => p !== this.#seat);
  }
  #beside(): number[] {
    const { seats } = this.#s;
    return [(this.#seat + 1) % seats, (this.#seat + seats - 1) % seats];
  }
  #wealth(card: MissionCard, p = this.#seat): number {
    return card.coins ? this.#s.coins[p] : tokens(this.#s, p);
  }

  #resources(missing: number): number {
    const { guilds, places } = this.#o;
    const chances: number[] = [];
    for (let g = 0; g < GUILDS; g++)
      if (this.#s.resources[this.#seat * GUILDS + g] === 0 && this.#s.stock[g] > 0 && guilds[g] > 0)
        chances.push(1 - (1 - places) ** guilds[g]);
    return atLeast(missing, chances);
  }

  #council(members: number): number {
    const chances: number[] = [];
    for (let c = 0; c < COUNCIL_SEATS; c++) {
      const mine = ((this.#s.council[c] >> this.#seat) & 1) === 1;
      const auctions = auctionsOfSeat(this.#o, c);
      if (auctions === 0) chances.push(mine ? 1 : 0);
      else chances.push(mine ? KEPT_SEAT + FOUGHT_FOR : this.#o.first);
    }
    return atLeast(members, chances);
  }
}

/** How often a seat of the Council will still be auctioned. */
function auctionsOfSeat(o: Outlook, where: number): number {
  if (where === NOBILITY || where === CHURCH) return o.seats;
  return where === MERCHANTS ? o.merchants : o.guilds[where - FIRST_GUILD_SEAT];
}

/** Of n free squares one can be counted upon the more, the more there are. */
const scarce = (n: number): number => n / (n + 0.7);
/** Strictly ahead at the end, by what the difference is now. `luck`: how many of its own deviations the rivals' best, or the
    poorer one of two neighbours, will be off that. */
const ahead = (difference: number, toCome: number, luck: number): number => {
  if (toCome === 0) return difference > 0 ? 1 : 0;
  const deviation = 0.4 + 0.35 * Math.sqrt(toCome);
  return 1 / (1 + Math.exp(luck - (difference - 0.3) / deviation));
};
const ALL_OTHERS = 0.8;
const EITHER_NEIGHBOUR = -0.6;
const rowOf = (step: number, length: number): number[] => Array.from({ length }, (_, i) => i * step);
function blockOf(size: number): number[] {
  // To and fro, so that each square is beside the one before.
  return Array.from({ length: size * size }, (_, i) => {
    const y = Math.floor(i / size);
    const x = i % size;
    return y * WIDE + (y % 2 === 0 ? x : size - 1 - x);
  });
}
