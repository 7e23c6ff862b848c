// What a question is worth: how much less there will be to doubt, by the answers that are possible.
import { AMBASSADOR, DIRECT, KINDS, NOBODY, PACKETS, partnerOf, SEATS, THROUGH_AMBASSADOR } from '@ridotto/games/inkognito/box/material.ts';
import { askerOf, cardsOf, channelOf, facesOf, targetOf } from '@ridotto/games/inkognito/rules/questions.ts';
import { Memories } from '../shared/memory.ts';
import type { Mind } from './mind.ts';
import { sheetOf } from './sheet.ts';
import { likelyToTell } from './answering.ts';
import { disguiseOf, identityOf, pairOf, TRUTHS } from './pairs.ts';

// Bits about one's own mission count most, then those about the other team's, then any.
const OWN = 2;
const OTHER = 0.5;
const REST = 0.25;
/** To know the partner's letter. */
const LETTER = 2;
/** What goes through the Ambassador that player sees as well. */
const OVERHEARD = 0.7;

const size = (m: number): number => m.toString(2).replaceAll('0', '').length;
const subsets = Array.from({ length: 256 }, (_, m) => m);
/** [kind + 2 * channel] the plain answers: two of the kind, and directly one of the other. */
const PLAIN = [0, 1, 2, 3].map((form) => {
  const own = form & 1 ? 0xf0 : 0x0f;
  return subsets.filter((m) => size(m & own) === 2 && size(m & 0xff & ~own) === (form >> 1 === DIRECT ? 1 : 0));
});

/** The same sheet comes up decision after decision: to whoever weighs nothing, and to whoever weighs. */
const asked = new Memories<Float64Array>(SEATS);
const weighing = new Memories<Float64Array>(SEATS);

/** What every question is worth now. */
export class Asking {
  readonly #mind: Mind;
  readonly #worth: Float64Array;

  constructor(mind: Mind) {
    this.#mind = mind;
    const { known, me, manner } = mind;
    const found = manner.belief === undefined ? asked : weighing;
    this.#worth = found.by(known.state.edition).of(sheetOf(known, me), () => new Float64Array(PACKETS * 4).fill(-1));
  }

  /** To a colour. */
  worth(target: number, kind: number, channel: number): number {
    const at = target * 4 + kind + 2 * channel;
    if (this.#worth[at] < 0) this.#worth[at] = this.#find(target, kind, channel);
    return this.#worth[at];
  }
  /** Of meeting a figure of this colour. */
  meeting(target: number): number {
    const channel = this.#mind.isAmbassador ? THROUGH_AMBASSADOR : DIRECT;
    return Math.max(...KINDS.map((_, kind) => this.worth(target, kind, channel)));
  }
  /** Of meeting the Ambassador. */
  ambassador(): number {
    const { s, me } = this.#mind;
    let best = 0;
    for (let c = 0; c < PACKETS; c++)
      if (c !== me && s.seatOf[c] !== NOBODY)
        for (let kind = 0; kind < KINDS.length; kind++) best = Math.max(best, this.worth(c, kind, THROUGH_AMBASSADOR));
    return best;
  }

  #find(target: number, kind: number, channel: number): number {
    const mind = this.#mind;
    const { weights, total } = mind;
    const { deals, letters, unknown } = mind.known;
    const k = unknown.indexOf(target);
    const own = deals.map((d) => pairOf(d.identities[k], d.disguises[k]));
    const answers = this.#answers(target, kind, channel);
    const room = TRUTHS.map((truth) => answers.filter((a) => (a & truth) !== 0).length);
    const all = deals.map((_, n) => n);
    const tells = mind.isAmbassador ? undefined : mind.manner.belief?.tells(mind.known, mind.me, target);
    const hides = tells === undefined ? weights : weights.map((w, n) => w * (1 - tells[n]));
    const groups: { deals: number[]; by: Float64Array; share: number }[] = [];
    const add = (by: Float64Array, fits: (n: number) => boolean, among: (n: number) => number = () => 1): void => {
      const some = all.filter(fits);
      const share = some.reduce((sum, n) => sum + by[n] / among(n), 0) / total;
      if (share > 0) groups.push({ deals: some, by, share });
    };
    for (const a of answers)
      add(
        hides,
        (n) => (TRUTHS[own[n]] & a) !== 0,
        (n) => room[own[n]],
      );
    // When nothing is left to be shown, it is the true card of the kind.
    const faceOf = kind === 0 ? identityOf : disguiseOf;
    for (let face = 0; face < 4; face++) add(hides, (n) => room[own[n]] === 0 && faceOf(own[n]) === face);
    if (tells !== undefined) {
      const told = weights.map((w, n) => w * tells[n]);
      for (const pair of new Set(own)) add(told, (n) => own[n] === pair);
    }
    const gain = (keys: Int32Array): number =>
      groups.reduce((sum, { deals: some, by, share }) => sum - share * doubt(some, by, keys), doubt(all, weights, keys));
    let worth = REST * gain(Int32Array.from(all));
    if (mind.isAmbassador) return worth;
    worth += OWN * gain(mind.ofMine) + OTHER * gain(mind.ofTheirs);
    const choices = new Set(letters.map((l) => l[k])).size;
    worth += LETTER * Math.log2(choices) * this.#tellsLetter(target, own, tells);
    return channel === THROUGH_AMBASSADOR && mind.s.seats === 5 ? worth * OVERHEARD : worth;
  }

  /** How likely the colour is the partner, and shows its letter. `own`: [deal] its pair. */
  #tellsLetter(target: number, own: readonly number[], tells: Float64Array | undefined): number {
    const { partner, weights, total, s, me } = this.#mind;
    if (partner[target] === 0) return 0;
    if (tells === undefined) return partner[target] * likelyToTell(this.#mind, target);
    const its = partnerOf(s.identity[me]);
    return own.reduce((sum, pair, n) => (identityOf(pair) === its ? sum + weights[n] * tells[n] : sum), 0) / total;
  }

  /** Those that this colour may still give to this seat, in some deal. */
  #answers(target: number, kind: number, channel: number): number[] {
    const { s, me } = this.#mind;
    const seen: number[] = [];
    for (let n = 0; n < s.asked; n++) {
      const q = s.questions[n];
      const mine = me === AMBASSADOR ? channelOf(q) === THROUGH_AMBASSADOR : askerOf(q) === me;
      if (mine && targetOf(q) === target) seen.push(facesOf(cardsOf(s.shown[n])));
    }
    return PLAIN[kind + 2 * channel].filter((a) => !seen.some((faces) => (channel === DIRECT ? faces === a : (faces & a) === a)));
  }
}

/** What the Ambassador player knows of at first. */
const MOST_DEALS = 24 * 24;
// Room for sums, by key: keys are less than the number of deals.
const sums = new Float64Array(MOST_DEALS);
/** Bits of doubt about the key among these deals. */
function doubt(deals: readonly number[], weights: Float64Array, keys: Int32Array): number {
  let total = 0;
  for (const n of deals) {
    sums[keys[n]] += weights[n];
    total += weights[n];
  }
  let sum = 0;
  for (const n of deals) {
    const some = sums[keys[n]];
    sums[keys[n]] = 0;
    if (some > 0) sum += some * Math.log2(some);
  }
  return Math.log2(total) - sum / total;
}
