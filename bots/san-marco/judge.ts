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
/** [pair * 2, and the next] its two districts. */
export const ENDS = Int32Array.from(PAIRS.flatMap((pair) => pair.split('/').map((d) => (DISTRICTS as readonly string[]).indexOf(d))));

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
  #rounds = -1;
  /** [district * SEATS + seat] points that it will probably get each time the district is scored; what the others will, as a sum. */
  readonly #expected = new Float64Array(6 * SEATS);
  readonly #others = new Float64Array(6 * SEATS);
  /** [district] the same, weighed. */
  readonly #relative = new Float64Array(6);
  /** The nobles for which those hold: of a board on which something is tried, most districts stay as they are. */
  readonly #stood = new Int32Array(6 * SEATS);
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
    this.#foresee(roundsToCome(s));
    this.#dogeCards = dogesToCome(s, this.#rounds) / s.seats;
    this.weights.fill(0);
    this.#stood.fill(-1);
    this.#expect(s);
    this.#weigh(s);
    this.#stood.fill(-1);
  }
  #foresee(rounds: number): void {
    if (rounds === this.#rounds) return;
    this.#rounds = rounds;
    const softness = 0.3 + 0.6 * Math.sqrt(rounds);
    for (let x = -MOST; x <= MOST; x++) this.#ahead[x + MOST] = 1 / (1 + Math.exp(-x / softness));
    this.#entry = Math.min(0.6, rounds * 0.08);
  }

  /** In points, for comparison only. */
  value(s: State): number {
    this.#expect(s);
    this.#reach(s);
    const { weights } = this;
    let sum = 0;
    for (let p = 0; p < s.seats; p++) sum += weights[p] * (s.prestige[p] + this.#ofBridges(s, p));
    for (let d = 0; d < 6; d++) sum += 0.8 * this.#relative[d]; // at the end of the game
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

  /** The seat's next Doge cards go where they bring it most, or nearly so. */
  #ofDogeCard(s: State, seat: number): number {
    const wish = this.#wishes;
    const tolls = this.#tolls;
    const relative = this.#relative;
    const rivals = s.seats - 1;
    const weight = this.weights[seat];
    let best = -Infinity;
    for (let d = 0, k = seat; d < 6; d++, k += SEATS) {
      const w = this.#expected[k] - this.#others[k] / rivals - tolls[seat * 6 + d];
      wish[d] = w;
      if (w > best) best = w;
    }
    let sum = 0;
    let all = 0;
    for (let d = 0; d < 6; d++) {
      const near = wish[d] - best + 2.5;
      if (near <= 0) continue;
      const share = near * near;
      all += share;
      sum += share * (relative[d] - weight * tolls[seat * 6 + d]);
    }
    return sum / all;
  }

  /** Bridges bring tolls, and lead nobles and the Doge where one is strong. */
  #ofBridges(s: State, seat: number): number {
    let sum = 0;
    for (let pair = 0; pair < PAIRS.length; pair++) {
      const owners = s.owners[pair];
      if (((owners >> seat) & 1) === 0) continue;
      const a = ENDS[pair * 2];
      const b = ENDS[pair * 2 + 1];
      sum += 0.5 + 0.06 * (this.#expected[a * SEATS + seat] + this.#expected[b * SEATS + seat]);
      if (owners === 1 << seat) sum += 0.3;
    }
    return 0.7 * sum * Math.min(1, this.#rounds / 6);
  }

  #expect({ nobles, seats, edition }: State): void {
    const stood = this.#stood;
    for (let d = 0, k = 0; d < 6; d++, k += SEATS) {
      if (nobles[k] === stood[k] && nobles[k + 1] === stood[k + 1] && nobles[k + 2] === stood[k + 2] && nobles[k + 3] === stood[k + 3])
        continue;
      for (let p = k; p < k + SEATS; p++) stood[p] = nobles[p];
      this.#expectIn(k, nobles, seats, edition.first[d], edition.second[d]);
      let sum = 0;
      for (let p = 0; p < seats; p++) sum += this.weights[p] * this.#expected[k + p];
      this.#relative[d] = sum;
    }
  }
  #expectIn(k: number, nobles: Int32Array, seats: number, forFirst: number, forSecond: number): void {
    const ahead = this.#ahead;
    const out = this.#expected;
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
      const points = first * forFirst + second * forSecond;
      out[k + p] = n > 0 ? points : points * this.#entry;
    }
    for (let p = 0; p < seats; p++) {
      let sum = 0;
      for (let q = 0; q < seats; q++) if (q !== p) sum += out[k + q];
      this.#others[k + p] = sum;
    }
  }

  /** Bellman and Ford over ten pairs; only when a bridge or the Doge has moved since. */
  #reach(s: State): void {
    const { owners } = s;
    let same = this.#doge === s.doge;
    const bridges = this.#bridges;
    const all = owners.length;
    for (let i = 0; same && i < all; i++) same = bridges[i] === owners[i];
    if (same) return;
    this.#doge = s.doge;
    for (let i = 0; i < all; i++) bridges[i] = owners[i];
    const tolls = this.#tolls;
    tolls.fill(s.doge === NOWHERE ? 0 : FAR);
    if (s.doge === NOWHERE) return;
    for (let p = 0; p < s.seats; p++) {
      const k = p * 6;
      tolls[k + s.doge] = 0;
      for (let changed = true; changed;) {
        changed = false;
        for (let pair = 0; pair < all; pair++) {
          const there = owners[pair];
          if (there === 0) continue;
          const a = k + ENDS[pair * 2];
          const b = k + ENDS[pair * 2 + 1];
          const toll = (there >> p) & 1 ? 0 : 1;
          if (tolls[a] + toll < tolls[b]) {
            tolls[b] = tolls[a] + toll;
            changed = true;
          } else if (tolls[b] + toll < tolls[a]) {
            tolls[a] = tolls[b] + toll;
            changed = true;
          }
        }
      }
    }
  }

  /** Rivals count by how near they are to winning. */
  #weigh(s: State): void {
    const { weights } = this;
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
