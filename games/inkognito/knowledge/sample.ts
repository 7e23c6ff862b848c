// What a seat knows, and other worlds that it cannot tell from this one. Hidden are the others' secret cards and the answers
// this seat did not see. Which deals are possible, the rules themselves say: those in which every answer that it saw was
// legal. In one of them the answers that it did not see are given again.
import { SPECTATOR, type Io, type Seat } from '@ridotto/engine';
import { AGENTS, AMBASSADOR, BUILDS, MISSION, NOBODY, PACKETS } from '../box/material.ts';
import { truthOf, wasLegal } from '../rules/answers.ts';
import { AT } from '../rules/index.ts';
import { hide } from './hiding.ts';
import { askerOf, cardsOf, targetOf } from '../rules/questions.ts';
import { AnswerSampler } from './sample-answers.ts';
import { isDealt, seesAnswer } from '../rules/seeing.ts';
import { fresh, isAmbassador, SEALED, type State } from '../box/state.ts';

/** A deal of identities and disguises to the colours this seat does not know. */
interface Deal {
  readonly identities: readonly number[];
  readonly disguises: readonly number[];
}
export interface Known {
  /** The state without what is hidden. */
  readonly state: State;
  readonly seat: Seat;
  /** The colours whose cards it does not know. */
  readonly unknown: readonly number[];
  /** Identities and disguises; letters, which are independent of them. */
  readonly deals: readonly Deal[];
  readonly letters: readonly (readonly number[])[];
  readonly answers: AnswerSampler;
}

/** Deals that are possible, letters included. */
export const worldsOf = ({ deals, letters }: Known): number => deals.length * letters.length;

const colours = Array.from({ length: PACKETS }, (_, c) => c);
function permutations(of: readonly number[]): number[][] {
  return of.length === 0 ? [[]] : of.flatMap((x) => permutations(of.filter((y) => y !== x)).map((rest) => [x, ...rest]));
}

export function know(s: State, seat: Seat): Known {
  const state = fresh(s);
  state.copyFrom(s);
  const over = s.playing === 0;
  const me = seat === SPECTATOR ? NOBODY : s.colour[seat];
  const seen = Array.from({ length: s.asked }, (_, n) => over || seesAnswer(s, seat, n));
  const unknown = isDealt(s) && !over ? colours.filter((c) => c !== me) : [];
  hide(state, seat);
  const answers = new AnswerSampler(state, seen, me);
  const fits = colours.map((c) => (unknown.includes(c) ? fitting(state, c, seen, me, answers) : new Uint8Array(0)));
  return { state, seat, unknown, deals: dealsOf(s, unknown, fits), letters: lettersOf(s, unknown, seen), answers };
}

/** [identity * 4 + disguise] 1: in the answers of this colour that were seen nothing speaks against it. */
function fitting(state: State, colour: number, seen: readonly boolean[], me: number, answers: AnswerSampler): Uint8Array {
  const mine = seen.map((looks, n) => looks && targetOf(state.questions[n]) === colour).flatMap((yes, n) => (yes ? [n] : []));
  const out = new Uint8Array(AGENTS.length * BUILDS.length);
  for (let i = 0; i < AGENTS.length; i++)
    for (let d = 0; d < BUILDS.length; d++) {
      const truth = truthOf(i, d);
      // What others asked through the Ambassador depends on what that player did not see: the answers given again tell.
      const own = mine.filter((n) => askerOf(state.questions[n]) === me);
      out[i * 4 + d] = own.every((n) => wasLegal(state, n, truth, false)) && answers.isPossible(colour, i, d) ? 1 : 0;
    }
  return out;
}

function dealsOf(s: State, unknown: readonly number[], fits: readonly Uint8Array[]): Deal[] {
  if (unknown.length === 0) return [{ identities: [], disguises: [] }];
  const free = (of: Int32Array): number[] => unknown.map((c) => of[c]).sort((a, b) => a - b);
  const disguised = permutations(free(s.disguise));
  return permutations(free(s.identity)).flatMap((identities) =>
    disguised
      .filter((disguises) => unknown.every((c, k) => fits[c][identities[k] * 4 + disguises[k]] === 1))
      .map((disguises) => ({ identities, disguises })),
  );
}
/** A letter is known by its Mission card. */
function lettersOf(s: State, unknown: readonly number[], seen: readonly boolean[]): number[][] {
  const isKnown = unknown.map((c) =>
    seen.some((looks, n) => looks && targetOf(s.questions[n]) === c && (cardsOf(s.shown[n]) & MISSION) !== 0),
  );
  const free = unknown.map((c) => s.letter[c]).sort((a, b) => a - b);
  return permutations(free).filter((letters) => letters.every((l, k) => !isKnown[k] || l === s.letter[unknown[k]]));
}

export function sample(to: State, known: Known, io: Io): void {
  const { state, seat, unknown, deals, letters } = known;
  to.copyFrom(state);
  if (state.playing === 0) return;
  placeSomehow(to, seat, io);
  if (unknown.length === 0) return;
  const { identities, disguises } = deals[io.pick(deals.length)];
  const letter = letters[io.pick(letters.length)];
  unknown.forEach((c, k) => {
    to.identity[c] = identities[k];
    to.disguise[c] = disguises[k];
    to.letter[c] = letter[k];
  });
  known.answers.sampleAnswers(to, io);
  if (seat === SPECTATOR || !isAmbassador(to, seat)) writeSomehow(to, io);
}

/** Others' placing: not begun, if they are awaited; else in any order. */
function placeSomehow(to: State, seat: Seat, io: Io): void {
  if (to.node !== AT.placing || to.step !== 1) return;
  for (let p = 0; p < to.seats; p++) {
    if (p === seat || to.colour[p] === AMBASSADOR || (to.awaited >> p) & 1) continue;
    const first = to.colour[p] * 4;
    const builds = [0, 1, 2, 3];
    for (let i = 0; i < 4; i++) to.placed[first + builds.splice(io.pick(builds.length), 1)[0]] = to.edition.starts[first + i] + 1;
  }
}
/** A sealed sheet may say anything; one that is being filled in has not been begun. */
function writeSomehow(to: State, io: Io): void {
  if (to.sealed !== SEALED) return;
  const agents = [0, 1, 2, 3];
  const builds = [0, 1, 2, 3];
  for (const c of colours) to.sheet[c] = 1 + agents.splice(io.pick(agents.length), 1)[0] * 4 + builds.splice(io.pick(builds.length), 1)[0];
}
