// What a board is worth to a seat: the points it will probably get from here, less those of its rivals. A district pays when
// the Doge scores it, and once at the end; nobody knows how it will stand by then, so today's lead counts the more the
// nearer the end is.
import { NOWHERE, PAIRS, DISTRICTS, SEATS } from '@ridotto/games/san-marco/box/material.ts';
import type { State } from '@ridotto/games/san-marco/index.ts';
import { dogesToCome, roundsToCome } from './outlook.ts';
import { Ways } from './ways.ts';

const MOST = 25;
/** Of tolls; dearer districts are out of the Doge's reach, as things stand. */
const FAR = 3;
/** [pair] its two districts. */
const ENDS = PAIRS.map((pair) => pair.split('/').map((d) => (DISTRICTS as readonly string[]).indexOf(d)));

export class Judge {
  seat = 0;
  /** Of each seat's points: 1 for one's own, below 0 for the others', the leader's most of all; together 0. */
  readonly weights = new Float64Array(SEATS);
  /** Doge cards that this seat will play next. */
  doges = 0;
  /** [difference + MOST] how probably the larger group of today is the larger one when it counts. */
  readonly #ahead = new Float64Array(2 * MOST + 1);
  /** What a seat without nobles in a district may still hope for. */
  #entry = 0;
  #dogeCards = 0;
  #rounds = 0;
  /** [district * SEATS + seat] points that it will probably get each time the district is scored. */
  readonly #expected = new Float64Array(6 * SEATS);
  readonly #even = new Float64Array(SEATS);
  /** [seat * 6 + district] tolls on the Doge's way there. */
  readonly #tolls = new Float64Array(6 * SEATS);
  readonly #wishes = new Float64Array(6);
  /** The Doge's ways, as this seat sees them. */
  readonly ways = new Ways();
  /** [seat] nobles of a district on which something is tried. */
  readonly kept = new Int32Array(SEATS);
  /** The bridges and the Doge for which those hold. */
  readonly #bridges = new Int32Array(PAIRS.length).fill(-1);
  #doge = -1;

  /** Gets ready to judge boards that follow soon from this one. */
  begin(s: State, seat: number): void {
    this.seat = seat;
    this.doges = 0;
    this.#doge = -1; // nothing of an earlier board
    this.#rounds = roundsToCome(s);
    this.#dogeCards = dogesToCome(s, this.#rounds) / s.seats;
    const softness = 0.3 + 0.6 * Math.sqrt(this.#rounds);
    for (let x = -MOST; x <= MOST; x++) this.#ahead[x + MOST] = 1 / (1 + Math.exp(-x / softness));
    this.#entry = Math.min(0.6, this.#rounds * 0.08);
    this.#weigh(s);
  }

  /** In points, for comparison only. */
  value(s: State): number {
    this.#expect(s);
    this.#reach(s);
    const { weights } = this;
    let sum = 0;
    for (let p = 0; p < s.seats; p++) sum += weights[p] * (s.prestige[p] + this.#ofBridges(s, p));
    for (let d = 0; d < 6; d++) sum += 0.8 * this.#relative(d); // at the end of the game
    for (let p = 0; p < s.seats; p++) sum += this.#dogeCards * this.#ofDogeCard(s, p);
    if (this.doges > 0) sum += this.doges * this.bestScoring(s);
    return sum;
  }

  /** What scoring a district right now is worth. */
  scoring(s: State, d: number): number {
    const { nobles } = s;
    const k = d * SEATS;
    let best = 0;
    let bests = 0;
    let second = 0;
    let seconds = 0;
    for (let p = 0; p < SEATS; p++) {
      const n = nobles[k + p];
      if (n > best) {
        second = best;
        seconds = bests;
        best = n;
        bests = 1;
      } else if (n === best) bests++;
      else if (n > second) {
        second = n;
        seconds = 1;
      } else if (n === second) seconds++;
    }
    if (best === 0) return 0;
    const forBest = bests === 1 ? s.edition.first[d] : s.edition.second[d];
    const forSecond = bests === 1 && second > 0 && seconds === 1 ? s.edition.second[d] : 0;
    let sum = 0;
    for (let p = 0; p < SEATS; p++) {
      if (nobles[k + p] === best) sum += forBest * this.weights[p];
      else if (nobles[k + p] === second) sum += forSecond * this.weights[p];
    }
    return sum;
  }

  /** The most that this seat's next Doge card brings at once. */
  bestScoring(s: State): number {
    let best = -Infinity;
    for (let d = 0; d < 6; d++) {
      const toll = this.#tolls[this.seat * 6 + d];
      if (toll === 0 || (toll < FAR && (s.settings.debt || toll <= s.prestige[this.seat])))
        best = Math.max(best, this.scoring(s, d) - 1.3 * toll);
    }
    return best;
  }

  #relative(d: number): number {
    let sum = 0;
    for (let p = 0; p < SEATS; p++) sum += this.weights[p] * this.#expected[d * SEATS + p];
    return sum;
  }

  /** The seat's next Doge cards go where they bring it most, or nearly so. */
  #ofDogeCard(s: State, seat: number): number {
    const wish = this.#wishes;
    let best = -Infinity;
    for (let d = 0; d < 6; d++) {
      let others = 0;
      for (let p = 0; p < s.seats; p++) if (p !== seat) others += this.#expected[d * SEATS + p];
      wish[d] = this.#expected[d * SEATS + seat] - others / (s.seats - 1) - this.#tolls[seat * 6 + d];
      if (wish[d] > best) best = wish[d];
    }
    let sum = 0;
    let all = 0;
    for (let d = 0; d < 6; d++) {
      const near = wish[d] - best + 2.5;
      if (near <= 0) continue;
      const weight = near * near;
      all += weight;
      sum += weight * (this.#relative(d) - this.weights[seat] * this.#tolls[seat * 6 + d]);
    }
    return sum / all;
  }

  /** Bridges bring tolls, and lead nobles and the Doge where one is strong. */
  #ofBridges(s: State, seat: number): number {
    let sum = 0;
    for (let pair = 0; pair < PAIRS.length; pair++) {
      const owners = s.owners[pair];
      if (((owners >> seat) & 1) === 0) continue;
      const [a, b] = ENDS[pair];
      sum += 0.5 + 0.06 * (this.#expected[a * SEATS + seat] + this.#expected[b * SEATS + seat]);
      if (owners === 1 << seat) sum += 0.3;
    }
    return 0.7 * sum * Math.min(1, this.#rounds / 6);
  }

  #expect(s: State): void {
    const { nobles, seats, edition } = s;
    const ahead = this.#ahead;
    const out = this.#expected;
    for (let d = 0; d < 6; d++) {
      const k = d * SEATS;
      for (let p = 0; p < seats; p++) {
        const n = nobles[k + p];
        let first = 1;
        let second = 0;
        for (let q = 0; q < seats; q++) {
          if (q === p) continue;
          const wins = ahead[n - nobles[k + q] + MOST];
          second = second * wins + first * (1 - wins);
          first *= wins;
        }
        const points = first * edition.first[d] + second * edition.second[d];
        out[k + p] = n > 0 ? points : points * this.#entry;
      }
    }
  }

  /** Bellman and Ford over ten pairs; only when a bridge or the Doge has moved since. */
  #reach(s: State): void {
    const { owners } = s;
    let same = this.#doge === s.doge;
    for (let i = 0; same && i < owners.length; i++) same = this.#bridges[i] === owners[i];
    if (same) return;
    this.#doge = s.doge;
    this.#bridges.set(owners);
    const tolls = this.#tolls;
    tolls.fill(s.doge === NOWHERE ? 0 : FAR);
    if (s.doge === NOWHERE) return;
    for (let p = 0; p < s.seats; p++) {
      const k = p * 6;
      tolls[k + s.doge] = 0;
      for (let changed = true; changed;) {
        changed = false;
        for (const pair of s.edition.pairs) {
          if (owners[pair] === 0) continue;
          const [a, b] = ENDS[pair];
          const toll = (owners[pair] >> p) & 1 ? 0 : 1;
          if (tolls[k + a] + toll < tolls[k + b]) {
            tolls[k + b] = tolls[k + a] + toll;
            changed = true;
          } else if (tolls[k + b] + toll < tolls[k + a]) {
            tolls[k + a] = tolls[k + b] + toll;
            changed = true;
          }
        }
      }
    }
  }

  /** Rivals count by how near they are to winning. */
  #weigh(s: State): void {
    const { weights } = this;
    weights.fill(0);
    this.#expect(s);
    let best = -Infinity;
    for (let p = 0; p < s.seats; p++) {
      let total = s.prestige[p];
      for (let d = 0; d < 6; d++) total += this.#expected[d * SEATS + p] * (1 + (this.#dogeCards * s.seats) / 6);
      this.#even[p] = total;
      if (p !== this.seat) best = Math.max(best, total);
    }
    let all = 0;
    for (let p = 0; p < s.seats; p++) if (p !== this.seat) all += weights[p] = Math.exp((this.#even[p] - best) / 40);
    for (let p = 0; p < s.seats; p++) weights[p] = p === this.seat ? 1 : -weights[p] / all;
  }
}
