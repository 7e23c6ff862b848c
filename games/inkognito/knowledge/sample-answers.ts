// In an imagined deal the answers that a seat did not see are given again, each as the rules allow after those before it.
// Mostly that is easy: nothing that this seat saw hangs on them. Two things do. Whoever got a reduced answer did not see which
// combination was named. And the Ambassador player sees what goes through them, not the direct answers to the same asker that
// decide what may go through them (R2).
import { Choices, Io, verbOf } from '@ridotto/engine';
import { AMBASSADOR, DIRECT, OF_KIND, PACKETS, THROUGH_AMBASSADOR } from '../box/material.ts';
import { addAnswers, cardsOfForm, greyFits, OPEN, stageOf, truthOf, wasLegal } from '../rules/answers.ts';
import * as sheets from '../rules/questions.ts';
import type { State } from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';

const { askerOf, cardsOf, channelOf, facesOf, kindOf, MISSION_FACE, seenTogether, shownExactly, shownOf, targetOf } = sheets;
/** In place of a combination: one that this seat has not seen. */
export const UNNAMED = 63;
const FEW_TRIES = 20;
/** In one search through a ledger. */
const MOST_STEPS = 400;

const SEEN = 0;
const NAMELESS = 1;
const UNSEEN = 2;

/** All questions of one asker to one target, in order, where what was seen hangs on what was not. */
interface Ledger {
  readonly target: number;
  readonly entries: readonly number[];
}

const OF_KIND_FACES = [0x0f, 0xf0] as const;
/** The three pairs of one kind that hold its true face. */
const pairsWith = (own: number, kind: number): number[] =>
  [0, 1, 2, 3].map((face) => own | (1 << (kind * 4 + face))).filter((pair) => pair !== own);
const isPair = (faces: number): boolean => (faces & (faces - 1)) !== 0;
const list = new Choices();

export class AnswerSampler {
  readonly #state: State;
  /** [question] SEEN, NAMELESS or UNSEEN. */
  readonly #what: Uint8Array;
  readonly #free: readonly number[];
  readonly #ledgers: readonly Ledger[];
  #steps = 0;

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
    return this.#ledgers.every((l) => l.target !== colour || this.#relaysFit(l, truth));
  }

  sampleAnswers(to: State, io: Io): void {
    for (const n of this.#free) {
      const target = targetOf(to.questions[n]);
      const [i, d] = [to.identity[target], to.disguise[target]];
      to.shown[n] = quickly(to, n, i, d, io, () => true) ?? anyOf(to, n, truthOf(i, d), io);
    }
    for (const ledger of this.#ledgers)
      if (ledger.entries.some((n) => this.#what[n] === NAMELESS)) this.#name(to, ledger, io);
      else this.#solve(to, ledger, io);
  }

  /** A combination for each reduced answer, no combination twice: those already given make room where they can. */
  #name(s: State, { target, entries }: Ledger, io: Io): void {
    const nameless = entries.filter((n) => this.#what[n] === NAMELESS);
    const possible = new Map(nameless.map((n) => [n, namesFor(s, n, truthOf(s.identity[target], s.disguise[target]), io)]));
    const taken = new Map<number, number>();
    const give = (n: number, tried: Set<number>): boolean => {
      for (const c of possible.get(n)!) {
        if (tried.has(c)) continue;
        tried.add(c);
        const holder = taken.get(c);
        if (holder !== undefined && !give(holder, tried)) continue;
        taken.set(c, n);
        return true;
      }
      return false;
    };
    for (const n of nameless) give(n, new Set());
    for (const [c, n] of taken) s.shown[n] = shownOf(cardsOf(s.shown[n]), c + 1);
  }

  /** What was seen to go through the Ambassador must fit by itself, and direct answers must leave room for what it presupposes. */
  #relaysFit({ entries }: Ledger, truth: number): boolean {
    const { questions, shown } = this.#state;
    const before: number[] = [];
    const exhausted = [false, false];
    const unseen = [0, 0];
    for (const n of entries) {
      const kind = kindOf(questions[n]);
      if (this.#what[n] === UNSEEN) unseen[kind]++;
      if (this.#what[n] === UNSEEN) continue;
      const cards = cardsOf(shown[n]);
      const faces = facesOf(cards);
      if (channelOf(questions[n]) === DIRECT) {
        before.push(faces);
        continue;
      }
      const own = truth & OF_KIND_FACES[kind];
      const isPlainPair = isPair(faces & 0xff);
      if (!greyFits(cards, truth) || (isPlainPair ? (faces & own) === 0 || exhausted[kind] : (faces & 0xff) !== own)) return false;
      if (isPair(faces) && before.some((f) => (f & faces) === faces)) return false;
      if (!isPair(faces) && !exhausted[kind]) {
        // The true card alone: every pair with it had been seen.
        const missing = pairsWith(own, kind).filter((pair) => !before.some((f) => (f & pair) === pair));
        if (missing.length > unseen[kind]) return false;
        exhausted[kind] = true;
      }
      before.push(faces);
    }
    return true;
  }

  /** Gives the answers of a ledger again so that the later ones are legal: a search that goes back where it must, and begins
      anew when it has gone back too often. */
  #solve(s: State, ledger: Ledger, io: Io): void {
    const [i, d] = [s.identity[ledger.target], s.disguise[ledger.target]];
    for (let tries = 0; tries < FEW_TRIES; tries++) {
      this.#steps = MOST_STEPS;
      if (this.#solveFrom(s, ledger, 0, i, d, truthOf(i, d), io)) return;
    }
    // Not in a ledger of any length that comes up in play: what was not seen may then stand against what was.
    for (const n of ledger.entries) if (this.#what[n] === UNSEEN) s.shown[n] = anyOf(s, n, truthOf(i, d), io);
  }

  /** From entry `from` on: each in a way that leaves the later ones legal. */
  #solveFrom(s: State, ledger: Ledger, from: number, identity: number, disguise: number, truth: number, io: Io): boolean {
    if (from === ledger.entries.length) return true;
    if (this.#steps-- < 0) return false;
    const n = ledger.entries[from];
    const onwards = (): boolean => this.#solveFrom(s, ledger, from + 1, identity, disguise, truth, io);
    if (this.#what[n] === SEEN) return wasLegal(s, n, truth, true) && onwards();
    const before = s.shown[n];
    for (const shown of this.#unseen(s, ledger, from, identity, disguise, truth, io)) {
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
    const own = truth & OF_KIND_FACES[kind];
    const rest = ledger.entries.slice(from);
    const relayed = (m: number): boolean =>
      this.#what[m] === SEEN && channelOf(s.questions[m]) === THROUGH_AMBASSADOR && kindOf(s.questions[m]) === kind;
    const alone = rest.findIndex((m) => relayed(m) && !isPair(facesOf(cardsOf(s.shown[m]))));
    if (alone < 0) return { pairs: [], room: 1 };
    const until = rest.slice(0, alone);
    const pairs = pairsWith(own, kind).filter(
      (pair) => !seenTogether(s, n, pair) && !until.some((m) => relayed(m) && facesOf(cardsOf(s.shown[m])) === pair),
    );
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
function namesFor(s: State, n: number, truth: number, io: Io): number[] {
  const cards = cardsOf(s.shown[n]);
  const was = s.shown[n];
  const out: number[] = [];
  for (let c = 0; c < 2 * OF_KIND; c++) {
    s.shown[n] = shownOf(cards, c + 1);
    if (wasLegal(s, n, truth, true)) out.push(c);
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
