// What a position is worth to a seat: the prestige it will probably have at the end, less a share of that of the others.
// Tried on positions that differ by one action, it tells what the action brings.
import {
  AUCTIONS,
  CHURCH,
  COUNCIL_SEATS,
  FIRST_GUILD_SEAT,
  GUILDS,
  MERCHANTS,
  NOBILITY,
  ROUNDS,
  SEATS,
} from '@ridotto/games/valencia/box/material.ts';
import { KEPT, missionsOf, type State } from '@ridotto/games/valencia/box/state.ts';
import { Ground } from './ground.ts';
import { KEPT_SEAT, NONE, Outlook, stepsBegun } from './outlook.ts';
import { CITY, COUNCIL, dependsOn, EVERYTHING, GOODS, Prospects, PURSE, purseOf, SITES } from './prospects.ts';

/** What others lose is worth something too, the more the fewer they are. */
const OTHERS = 0.7;
/** A privilege is worth 1 at the end, and may be used before that. */
const PRIVILEGE = 1.1;
/** Of the first coin, as long as there are squares to pay for; and how many coins a member will cost. */
const COIN = 1;
const COST = 2.2;
/** Of a sale, the chance to make it. */
const SALE = 0.3;
/** What a position is worth beside its missions has so many parts. */
const PARTS = 4;

export class Worth {
  readonly s: State;
  readonly seat: number;
  readonly outlook: Outlook;
  /** [seat of the Council] how many phases III its holder will probably be there for. */
  readonly #phases: Float64Array;
  readonly #missions: readonly number[];
  readonly #share: number;
  readonly #coinsWanted: number;
  readonly #sale: number;
  readonly #held = new Int32Array(SEATS);
  readonly #ground: Ground;
  /** The same with other members, once one has been tried. */
  #moved: Ground | undefined;
  #purse = 0;
  /** City, Council, building rights, wealth, and each mission: as it stands, and as it is tried. */
  readonly #standing: Float64Array;
  readonly #tried: Float64Array;

  /** `without`: a step whose auction is thought about, and is not to come. `ground`: if it is known already. */
  constructor(s: State, seat: number, without = NONE, ground?: Ground) {
    this.s = s;
    this.seat = seat;
    this.outlook = new Outlook(s, without);
    this.#phases = phasesOfSeats(s, without);
    this.#missions = missionsOf(s, seat, KEPT);
    this.#share = OTHERS / (s.seats - 1);
    this.#coinsWanted = COST * this.outlook.places * this.outlook.placements;
    this.#sale = 1 - (1 - SALE) ** this.outlook.sales;
    this.#ground = ground ?? new Ground(s, this.outlook);
    this.#standing = new Float64Array(PARTS + this.#missions.length);
    this.#tried = new Float64Array(PARTS + this.#missions.length);
  }

  /** As it stands. */
  now(): number {
    this.#purse = purseOf(this.s, this.seat, this.outlook);
    return this.#look(this.#standing, this.#ground, EVERYTHING);
  }
  /** When something else stands there than when `now` was asked: what does not depend on what has changed is worth the same. */
  after(changed: number): number {
    const { s, seat, outlook } = this;
    this.#tried.set(this.#standing);
    const purse = (changed & GOODS) > 0 && purseOf(s, seat, outlook) !== this.#purse ? PURSE : 0;
    return this.#look(this.#tried, this.#groundAfter(changed), changed | purse);
  }
  #groundAfter(changed: number): Ground {
    const { s, outlook } = this;
    if ((changed & SITES) > 0) return new Ground(s, outlook);
    if ((changed & CITY) === 0 || this.#ground.isAround(s)) return this.#ground;
    if (!this.#moved) return (this.#moved = new Ground(s, outlook, this.#ground));
    if (!this.#moved.isAround(s)) this.#moved.expectFountains(s, outlook);
    return this.#moved;
  }
  #look(parts: Float64Array, ground: Ground, changed: number): number {
    const { s, seat, outlook } = this;
    if ((changed & (CITY | SITES)) > 0) parts[0] = this.#city(ground);
    if ((changed & COUNCIL) > 0) parts[1] = this.#council();
    if ((changed & (CITY | SITES | COUNCIL)) > 0) parts[2] = this.#buildingRights(ground);
    if ((changed & GOODS) > 0) parts[3] = this.wealth();
    let sum = parts[0] + parts[1] + parts[2] + parts[3];
    sum += PRIVILEGE * s.privileges[seat];
    const prospects = new Prospects(s, seat, outlook, ground);
    this.#missions.forEach((mission, i) => {
      if ((changed & dependsOn(s.edition.missions[mission])) > 0) parts[PARTS + i] = prospects.of(mission);
      sum += parts[PARTS + i];
    });
    return sum;
  }

  /** Coins, and resources as far as they will be sold: worth nothing in themselves, but for the squares that they pay for. Half
      of these come before the next sale. */
  wealth(): number {
    const { s, seat } = this;
    const coins = s.coins[seat];
    let later = coins;
    for (let g = 0; g < GUILDS; g++) later += this.#sale * s.resources[seat * GUILDS + g] * s.edition.price[g];
    return 0.5 * (this.#pays(coins) + this.#pays(later)) + coins * 1e-3; // the last tie-break
  }
  /** The more there are, the less the next one is missed. */
  #pays(coins: number): number {
    const wanted = this.#coinsWanted;
    return wanted > 0 ? COIN * wanted * (1 - Math.exp(-coins / wanted)) : 0;
  }

  #city(ground: Ground): number {
    const { s } = this;
    let sum = 0;
    for (const cell of ground.squares) {
      const who = s.member[cell] - 1;
      if (who < 0) continue;
      const points = 1 + ground.fountains[cell] + ground.palms[cell];
      sum += who === this.seat ? points : -this.#share * points;
    }
    return sum;
  }

  #council(): number {
    const { s, seat } = this;
    const held = this.#held.fill(0);
    let sum = 0;
    for (let c = 0; c < COUNCIL_SEATS; c++)
      for (let p = 0; p < s.seats; p++)
        if ((s.council[c] >> p) & 1) {
          held[p]++;
          sum += (p === seat ? 1 : -this.#share) * this.#phases[c];
        }
    if (this.outlook.rounds === 0) return sum;
    let most = 0;
    for (let p = 0; p < s.seats; p++) if (p !== seat) most = Math.max(most, held[p]);
    const ahead = held[seat] - most;
    return sum + PRIVILEGE * (ahead > 0 ? 0.85 : ahead === 0 ? 0.65 : ahead === -1 ? 0.3 : 0.08);
  }

  /** Whoever sits on Nobility or Church chooses where this round's fountain or palm comes. */
  #buildingRights(ground: Ground): number {
    const { s, seat, outlook } = this;
    let sum = 0;
    const thisRound = ROUNDS - s.round;
    if (s.council[NOBILITY] === 1 << seat && outlook.fountains === thisRound && s.round < ROUNDS) {
      const value = s.edition.fountainValue[s.tiles[s.round]];
      let most = 0;
      for (const space of ground.spaces) most = Math.max(most, (1 - ground.built[space]) * (this.#mine(s.layout.near, space) + 0.5));
      sum += value * most;
    }
    if (s.council[CHURCH] === 1 << seat && outlook.palms === thisRound && s.round < ROUNDS) {
      let most = 0;
      for (const point of ground.trees) most = Math.max(most, this.#mine(s.layout.touches, point));
      sum += 0.7 * (most + 0.5);
    }
    // Before step A of this round the seats are not sure.
    return this.#phases[NOBILITY] < 1 ? sum * KEPT_SEAT : sum;
  }
  #mine(four: Int8Array, at: number): number {
    let n = 0;
    for (let j = at * 4; j < at * 4 + 4; j++) if (four[j] >= 0 && this.s.member[four[j]] === this.seat + 1) n++;
    return n;
  }
}

function phasesOfSeats(s: State, without: number): Float64Array {
  const phases = new Float64Array(COUNCIL_SEATS);
  const stays = new Float64Array(COUNCIL_SEATS).fill(1);
  const begun = stepsBegun(s);
  for (let round = s.round; round < ROUNDS; round++) {
    for (let step = round === s.round ? begun : 0; step < AUCTIONS; step++) {
      if (round === s.round && step === without) continue;
      const { action } = s.edition.auctions[step];
      if (action === 'seats') {
        stays[NOBILITY] *= KEPT_SEAT;
        stays[CHURCH] *= KEPT_SEAT;
      } else if (action === 'guild') stays[FIRST_GUILD_SEAT + s.edition.guildAt[s.boards[round] * AUCTIONS + step]] *= KEPT_SEAT;
      else if (action === 'sale-and-merchants') stays[MERCHANTS] *= KEPT_SEAT;
    }
    for (let c = 0; c < COUNCIL_SEATS; c++) phases[c] += stays[c];
  }
  return phases;
}
