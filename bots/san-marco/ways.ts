// Where the Doge may go, and which way: the cheapest one to each district, tolls weighted by who gets them.
import { SAY } from '@ridotto/games/san-marco/index.ts';
import { NEAR } from '@ridotto/games/san-marco/box/edition.ts';
import { NOWHERE, SEATS } from '@ridotto/games/san-marco/box/material.ts';
import { scoreDistrict } from '@ridotto/games/san-marco/rules/scoring.ts';
import { canPay, STEP, tollOf } from '@ridotto/games/san-marco/rules/tolls.ts';
import type { State } from '@ridotto/games/san-marco/box/state.ts';
import { Io, type Choice } from '@ridotto/engine';

const NO_WAY = Infinity;
const silent = new Io();

/** Who travels, and what that seat makes of a board. */
export interface Traveller {
  readonly seat: number;
  /** [seat] what a point of each is worth to this one. */
  readonly weights: Float64Array;
  value(s: State): number;
}

/** All ways from where the Doge is; found once, then read. */
export class Ways {
  /** [district] what the best way there costs this seat, points that rivals gain by it included. */
  readonly cost = new Float64Array(6);
  /** [district] its first choice. */
  readonly first = new Int32Array(6);
  /** [district * SEATS + seat] points paid to each seat, and what the traveller has paid. */
  readonly #paid = new Int32Array(6 * SEATS);
  readonly #now = new Int32Array(SEATS);
  readonly #prestige = new Int32Array(SEATS);
  #s!: State;
  #j!: Traveller;

  find(j: Traveller, s: State): void {
    this.#s = s;
    this.#j = j;
    this.cost.fill(NO_WAY);
    this.#now.fill(0);
    if (s.doge === NOWHERE) {
      this.#paid.fill(0);
      for (let d = 0; d < 6; d++) {
        this.cost[d] = 0;
        this.first[d] = SAY.to.make(d);
      }
      return;
    }
    const visited = s.visited === 0 ? 1 << s.doge : s.visited;
    this.#walk(s.doge, visited, 0, SAY.stop.make());
    if (visited === 1 << s.doge && !this.#touched(s.doge)) this.#steps(visited);
  }

  /** What the board is worth after the Doge has gone there and the district is scored. For good. */
  go(d: number): void {
    const s = this.#s;
    for (let p = 0; p < s.seats; p++) s.prestige[p] += this.#paid[d * SEATS + p];
    s.doge = d;
    scoreDistrict(s, d, silent, 'doge');
  }
  /** The same, tried out. */
  worth(d: number): number {
    const s = this.#s;
    const doge = s.doge;
    this.#prestige.set(s.prestige);
    this.go(d);
    const worth = this.#j.value(s);
    s.prestige.set(this.#prestige);
    s.doge = doge;
    return worth;
  }
  best(): number {
    let best = -1;
    let most = -Infinity;
    for (let d = 0; d < 6; d++) {
      if (this.cost[d] === NO_WAY) continue;
      const worth = this.worth(d);
      if (worth > most) {
        most = worth;
        best = d;
      }
    }
    return best;
  }

  #walk(d: number, visited: number, cost: number, first: Choice): void {
    this.#arrive(d, cost, first);
    const s = this.#s;
    const seat = this.#j.seat;
    const setsOut = first === SAY.stop.make();
    const { near, pair, degree } = s.edition;
    for (let j = d * NEAR, end = j + degree[d]; j < end; j++) {
      const to = near[j];
      const owner = this.#cheapest(s.owners[pair[j]]);
      if ((visited >> to) & 1 || owner < 0) continue;
      const toll = tollOf(owner, seat);
      if (toll > 0 && !this.#canPay(toll)) continue;
      this.#now[owner] += toll;
      this.#now[seat] -= toll;
      const harm = toll * (1 - this.#j.weights[owner]);
      this.#walk(to, visited | (1 << to), cost + harm, setsOut ? SAY.over.make(to, owner) : first);
      this.#now[owner] -= toll;
      this.#now[seat] += toll;
    }
  }
  /** No bridge at all: into any neighbour for two points to nobody, and on from there. */
  #steps(visited: number): void {
    if (!this.#canPay(STEP)) return;
    const { near, degree } = this.#s.edition;
    const seat = this.#j.seat;
    this.#now[seat] -= STEP;
    const d = this.#s.doge;
    for (let j = d * NEAR, end = j + degree[d]; j < end; j++) this.#walk(near[j], visited | (1 << near[j]), STEP, SAY.step.make(near[j]));
    this.#now[seat] += STEP;
  }
  #arrive(d: number, cost: number, first: Choice): void {
    if (cost >= this.cost[d]) return;
    this.cost[d] = cost;
    this.first[d] = first;
    this.#paid.set(this.#now, d * SEATS);
  }

  #canPay(points: number): boolean {
    return canPay(this.#s.prestige[this.#j.seat] + this.#now[this.#j.seat], points, this.#s.settings.debt);
  }
  /** The own bridge, or that of the rival who matters least; -1: there is none. */
  #cheapest(owners: number): number {
    const { weights, seat } = this.#j;
    if ((owners >> seat) & 1) return seat;
    let best = -1;
    for (let p = 0; p < SEATS; p++) if ((owners >> p) & 1 && (best < 0 || weights[p] > weights[best])) best = p;
    return best;
  }
  #touched(d: number): boolean {
    const { pair, degree } = this.#s.edition;
    for (let j = d * NEAR, end = j + degree[d]; j < end; j++) if (this.#s.owners[pair[j]] !== 0) return true;
    return false;
  }
}
