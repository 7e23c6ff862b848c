// In an imagined deal the answers that a seat did not see are given again, each as the rules allow after those before it.
// Mostly that is easy: nothing that this seat saw hangs on them. Two things do. Whoever got a reduced answer did not see which
// combination was named. And the Ambassador player sees what goes through him, not the direct answers to the same asker that
// decide what may go through him (R2).
import { Choices, Io, verbOf } from '@ridotto/engine';
import { AMBASSADOR, DIRECT, OF_KIND, PACKETS, THROUGH_AMBASSADOR } from './material.ts';
import { addAnswers, cardsOfForm, OPEN, stageOf, truthOf, wasLegal } from './rules/answers.ts';
import * as sheets from './rules/questions.ts';
import { State } from './state.ts';
import { SAY } from './vocabulary.ts';

const { askerOf, cardsOf, channelOf, facesOf, kindOf, MISSION_FACE, seenTogether, shownExactly, shownOf, targetOf } = sheets;
/** In place of a combination: one that this seat has not seen. */
export const UNNAMED = 63;
const FEW_TRIES = 20;

const SEEN = 0;
const NAMELESS = 1;
const UNSEEN = 2;

/** All questions of one asker to one target, in order, where what was seen hangs on what was not. */
interface Ledger {
  readonly target: number;
  readonly entries: readonly number[];
}

const isPair = (faces: number): boolean => (faces & (faces - 1)) !== 0;
const list = new Choices();

export class Regiver {
  readonly #state: State;
  /** [question] SEEN, NAMELESS or UNSEEN. */
  readonly #what: Uint8Array;
  readonly #free: readonly number[];
  readonly #ledgers: readonly Ledger[];

  /** `state`: without what is hidden. `seen`: by this seat. `me`: its colour. */
  constructor(state: State, seen: readonly boolean[], me: number) {
    this.#state = state;
    this.#what = Uint8Array.from(seen, (looks, n) => (!looks ? UNSEEN : sheets.namedOf(state.shown[n]) === UNNAMED ? NAMELESS : SEEN));
    const ledgers: Ledger[] = [];
    for (let asker = 0; asker < PACKETS; asker++)
      for (let target = 0; target < PACKETS; target++) {
        const entries = [...seen.keys()].filter((n) => askerOf(state.questions[n]) === asker && targetOf(state.questions[n]) === target);
        const relayed = me === AMBASSADOR && entries.some((n) => seen[n]);
        if (relayed || entries.some((n) => this.#what[n] === NAMELESS)) ledgers.push({ target, entries });
      }
    const bound = new Set(ledgers.flatMap((l) => l.entries));
    this.#ledgers = ledgers;
    this.#free = [...seen.keys()].filter((n) => !seen[n] && !bound.has(n));
  }

  /** If this colour had these true faces, could the answers that were not seen have been such that those seen were legal? */
  isPossible(colour: number, identity: number, disguise: number): boolean {
    const truth = truthOf(identity, disguise);
    const mine = this.#ledgers.filter((l) => l.target === colour);
    if (mine.length === 0) return true;
    const scratch = new State(this.#state.edition, this.#state.settings, this.#state.seats);
    scratch.copyFrom(this.#state);
    const io = new Io(1);
    return mine.every((l) => this.#solve(scratch, l, 0, identity, disguise, truth, io));
  }

  giveAgain(to: State, io: Io): void {
    for (const n of this.#free) {
      const target = targetOf(to.questions[n]);
      const [i, d] = [to.identity[target], to.disguise[target]];
      to.shown[n] = quickly(to, n, i, d, io, () => true) ?? anyOf(to, n, truthOf(i, d), io);
    }
    for (const ledger of this.#ledgers) {
      const [i, d] = [to.identity[ledger.target], to.disguise[ledger.target]];
      if (!this.#solve(to, ledger, 0, i, d, truthOf(i, d), io)) throw new Error('no answers fit what was seen');
    }
  }

  /** From entry `from` on: each in a way that leaves the later ones legal. */
  #solve(s: State, ledger: Ledger, from: number, identity: number, disguise: number, truth: number, io: Io): boolean {
    if (from === ledger.entries.length) return true;
    const n = ledger.entries[from];
    const onwards = (): boolean => this.#solve(s, ledger, from + 1, identity, disguise, truth, io);
    if (this.#what[n] === SEEN) return wasLegal(s, n, truth, true) && onwards();
    const before = s.shown[n];
    for (const shown of this.#what[n] === NAMELESS ? named(s, n, truth, io) : this.#unseen(s, ledger, from, identity, disguise, truth, io)) {
      s.shown[n] = shown;
      if (onwards()) return true;
    }
    s.shown[n] = before;
    return false;
  }

  /** What may have been shown, one after another, in random order; only what leaves room for the answers seen later. */
  *#unseen(s: State, ledger: Ledger, from: number, identity: number, disguise: number, truth: number, io: Io): Generator<number> {
    const n = ledger.entries[from];
    const later = ledger.entries.slice(from + 1).filter((m) => this.#what[m] === SEEN && channelOf(s.questions[m]) === THROUGH_AMBASSADOR);
    const barred = later.map((m) => facesOf(cardsOf(s.shown[m]))).filter(isPair);
    const { pairs, room } = this.#needed(s, ledger, from, truth);
    if (pairs.length > room) return;
    const must = pairs.length === room && pairs.length > 0;
    const fits = (faces: number): boolean =>
      !barred.some((pair) => (faces & pair) === pair) && (!must || pairs.some((pair) => (faces & pair) === pair));
    if (!must) {
      const quick = quickly(s, n, identity, disguise, io, fits);
      if (quick !== undefined) yield quick;
    }
    const all = everything(s, n, truth).filter((shown) => fits(facesOf(cardsOf(shown))));
    shuffle(all, io);
    yield* all;
  }

  /** Later the true card of this kind was shown alone through the Ambassador: then all pairs with it had been seen. Those that
      are still missing, and how many unseen direct answers there are to show them in. */
  #needed(s: State, ledger: Ledger, from: number, truth: number): { pairs: number[]; room: number } {
    const n = ledger.entries[from];
    const kind = kindOf(s.questions[n]);
    const own = truth & (kind === 0 ? 0x0f : 0xf0);
    const rest = ledger.entries.slice(from);
    const relayed = (m: number): boolean =>
      this.#what[m] === SEEN && channelOf(s.questions[m]) === THROUGH_AMBASSADOR && kindOf(s.questions[m]) === kind;
    const alone = rest.findIndex((m) => relayed(m) && !isPair(facesOf(cardsOf(s.shown[m]))));
    if (alone < 0) return { pairs: [], room: 1 };
    const until = rest.slice(0, alone);
    const pairs: number[] = [];
    for (let face = kind * 4; face < kind * 4 + 4; face++) {
      const pair = own | (1 << face);
      if (pair === own || seenTogether(s, n, pair)) continue;
      if (!until.some((m) => relayed(m) && facesOf(cardsOf(s.shown[m])) === pair)) pairs.push(pair);
    }
    const room = until.filter((m) => this.#what[m] === UNSEEN && channelOf(s.questions[m]) === DIRECT && kindOf(s.questions[m]) === kind);
    return { pairs, room: room.length };
  }
}

/** A random answer that fits, by trying; undefined: none was found so. */
function quickly(s: State, n: number, identity: number, disguise: number, io: Io, fits: (faces: number) => boolean): number | undefined {
  const all = cardsOfForm(s.questions[n], identity, disguise);
  const seen = channelOf(s.questions[n]) === DIRECT ? shownExactly : seenTogether;
  for (let tries = 0; tries < FEW_TRIES; tries++) {
    const cards = all[io.pick(all.length)];
    const faces = facesOf(cards);
    if (seen(s, n, faces) || !fits(faces)) continue;
    // A plain one that is new shows by itself that not all have been shown.
    if ((faces & MISSION_FACE) === 0 || stageOf(s, n, truthOf(identity, disguise)) === OPEN) return cards;
  }
  return undefined;
}
function everything(s: State, n: number, truth: number): number[] {
  list.n = 0;
  addAnswers(s, n, truth, list);
  return list.list().map((choice) => {
    const reduced = verbOf(choice) === SAY.reduce.tag;
    return reduced ? shownOf(SAY.reduce.cards(choice), SAY.reduce.of(choice) + 1) : SAY.answer.cards(choice);
  });
}
function anyOf(s: State, n: number, truth: number, io: Io): number {
  const all = everything(s, n, truth);
  return all[io.pick(all.length)];
}
/** The combinations that may have been named, in random order. */
function named(s: State, n: number, truth: number, io: Io): number[] {
  const cards = cardsOf(s.shown[n]);
  const was = s.shown[n];
  const out: number[] = [];
  for (let c = 0; c < 2 * OF_KIND; c++) {
    s.shown[n] = shownOf(cards, c + 1);
    if (wasLegal(s, n, truth, true)) out.push(s.shown[n]);
  }
  s.shown[n] = was;
  shuffle(out, io);
  return out;
}
function shuffle(all: number[], io: Io): void {
  for (let i = all.length - 1; i > 0; i--) {
    const j = io.pick(i + 1);
    [all[i], all[j]] = [all[j], all[i]];
  }
}
