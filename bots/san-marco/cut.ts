// I cut, you choose: of all ways to split the cards, the one that leaves this seat best off when each chooser takes what is
// best for them.
import { HANDFUL, offers, type State } from '@ridotto/games/san-marco/box/state.ts';
import { PLACE_SIZE, type Seat } from '@ridotto/engine';
import { beginOf, Memories } from '../shared/memory.ts';
import { Rooms } from '../shared/rooms.ts';
import { Judge } from './judge.ts';
import { worthOfAll } from './offers.ts';

/** How sure the choice is: another may see two offers a little differently. */
const DOUBT = 1.5;

/** One judge for whoever cuts and for each who chooses, and [mask of cards] what each makes of them. */
class Cutting {
  readonly judges = [new Judge(), new Judge(), new Judge()] as const;
  readonly worths = this.judges.map(() => new Float64Array(1 << HANDFUL));
}
const rooms = new Rooms(() => new Cutting());

/** [card of the cut] its offer. `scratch`: a state to try on. */
export function bestCut(s: State, seat: Seat, cut: number, scratch: () => State): Int32Array {
  return memories.by(s.settings).of(undivided(s, seat, cut), () => bestCuts(s, seat, cut, 1, scratch())[0]);
}
/** So many, the best one first. */
export function bestCuts(s: State, seat: Seat, cut: number, most: number, scratch: State): Int32Array[] {
  return rooms.use((room) => think(room, s, seat, cut, most, scratch));
}
function think(room: Cutting, s: State, seat: Seat, cut: number, most: number, scratch: State): Int32Array[] {
  const seats = [seat, s.role[cut * 2 + 1], s.role[2]].slice(0, offers(s));
  seats.forEach((p, i) => {
    room.judges[i].begin(s, p);
    worthOfAll(room.judges[i], s, cut, scratch, room.worths[i]);
  });
  const best = new Best(most);
  (offers(s) === 3 ? threeOffers : twoOffers)(room, s.drawn[cut], seats, best);
  return best.all.map(({ a, b }) => {
    const offerOf = new Int32Array(HANDFUL);
    for (let i = 0; i < s.drawn[cut]; i++) offerOf[i] = (a >> i) & 1 ? 0 : (b >> i) & 1 ? 1 : 2;
    return offerOf;
  });
}

/** The splits that are worth most: two offers as masks of cards, the rest is the third. */
class Best {
  readonly all: { readonly a: number; readonly b: number; readonly worth: number }[] = [];
  readonly #most: number;
  /** From this on a split is among them. */
  least = -Infinity;

  constructor(most: number) {
    this.#most = most;
  }
  add(a: number, b: number, worth: number): void {
    const { all } = this;
    const at = all.findIndex((other) => other.worth < worth);
    all.splice(at < 0 ? all.length : at, 0, { a, b, worth });
    if (all.length > this.#most) all.pop();
    if (all.length === this.#most) this.least = all[all.length - 1].worth;
  }
}

function twoOffers({ judges, worths }: Cutting, n: number, [, chooser]: readonly number[], best: Best): void {
  const [mine, theirs] = worths;
  const share = -judges[0].weights[chooser];
  const all = (1 << n) - 1;
  for (let a = 1; a < 1 << (n - 1); a++) {
    const b = all ^ a;
    const takesA = 1 / (1 + Math.exp((theirs[b] - theirs[a]) / DOUBT));
    const worth = takesA * (mine[b] - share * theirs[a]) + (1 - takesA) * (mine[a] - share * theirs[b]);
    if (worth > best.least) best.add(a, b, worth);
  }
}

/** The same for three, of which the first chooser takes one, then the second, and the last is left. */
function threeOffers({ judges, worths }: Cutting, n: number, [, first, second]: readonly number[], best: Best): void {
  const [mine, ofFirst, ofSecond] = worths;
  const shareFirst = -judges[0].weights[first];
  const shareSecond = -judges[0].weights[second];
  const all = (1 << n) - 1;
  // The first card is in a, the lowest of the rest in b: so that no split is tried twice.
  for (let a = 1; a < all; a += 2) {
    const rest = all ^ a;
    const low = rest & -rest;
    for (let b = rest; b > 0; b = (b - 1) & rest) {
      const c = rest ^ b;
      if (c === 0 || (b & low) === 0) continue;
      const taken = ofFirst[a] >= ofFirst[b] ? (ofFirst[a] >= ofFirst[c] ? a : c) : ofFirst[b] >= ofFirst[c] ? b : c;
      const x = taken === a ? b : a;
      const y = taken === c ? b : c;
      const next = ofSecond[x] >= ofSecond[y] ? x : y;
      const worth = mine[next === x ? y : x] - shareFirst * ofFirst[taken] - shareSecond * ofSecond[next];
      if (worth > best.least) best.add(a, b, worth);
    }
  }
}

/** The split is asked for card by card; what was worked out for the first holds for all of them. */
const memories = new Memories<Int32Array>(16);
/** All that `think` reads: no split that is under way, and of the cards drawn only its own. */
export function undivided(s: State, seat: Seat, cut: number): Int32Array {
  const { numbers } = s;
  const key = new Int32Array(numbers.length + 1);
  key.set(numbers.subarray(PLACE_SIZE), PLACE_SIZE);
  for (const field of [s.offerOf, s.split, s.filled, s.cards, s.actionPile, s.limitPile])
    key.fill(0, beginOf(field), beginOf(field) + field.length);
  const first = cut * HANDFUL;
  key.set(s.cards.subarray(first, first + s.drawn[cut]), beginOf(s.cards) + first);
  key[numbers.length] = seat;
  return key;
}
