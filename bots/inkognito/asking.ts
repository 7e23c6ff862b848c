// What a question is worth: how much less there will be to doubt, by the answers that are possible.
import { AGENTS, AMBASSADOR, BUILDS, DIRECT, KINDS, NOBODY, PACKETS, THROUGH_AMBASSADOR } from '@ridotto/games/inkognito/box/material.ts';
import { truthOf } from '@ridotto/games/inkognito/rules/answers.ts';
import { askerOf, cardsOf, channelOf, facesOf, targetOf } from '@ridotto/games/inkognito/rules/questions.ts';
import type { Mind } from './mind.ts';
import { likelyToTell } from './answering.ts';

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
const TRUTHS = AGENTS.flatMap((_, i) => BUILDS.map((_build, d) => truthOf(i, d)));

/** What every question is worth now. */
export class Asking {
  readonly #mind: Mind;
  readonly #worth = new Float64Array(PACKETS * 4).fill(-1);

  constructor(mind: Mind) {
    this.#mind = mind;
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
    const { deals, letters, unknown } = mind.known;
    const k = unknown.indexOf(target);
    const own = deals.map((d) => d.identities[k] * 4 + d.disguises[k]);
    const answers = this.#answers(target, kind, channel);
    const room = TRUTHS.map((truth) => answers.filter((a) => (a & truth) !== 0).length);
    const all = deals.map((_, n) => n);
    const groups: { deals: number[]; share: number }[] = answers.map((a) => {
      const some = all.filter((n) => (TRUTHS[own[n]] & a) !== 0);
      return { deals: some, share: some.reduce((sum, n) => sum + 1 / room[own[n]], 0) / all.length };
    });
    // When nothing is left to be shown, it is the true card of the kind.
    for (let face = 0; face < 4; face++) {
      const some = all.filter((n) => room[own[n]] === 0 && (kind === 0 ? own[n] >> 2 : own[n] & 3) === face);
      groups.push({ deals: some, share: some.length / all.length });
    }
    const gain = (key: (n: number) => number): number =>
      groups.reduce((sum, g) => (g.deals.length === 0 ? sum : sum - g.share * doubt(g.deals, key)), doubt(all, key));
    let worth = REST * gain((n) => n);
    if (mind.isAmbassador) return worth;
    worth += OWN * gain((n) => mind.ofMine[n]) + OTHER * gain((n) => mind.ofTheirs[n]);
    const choices = new Set(letters.map((l) => l[k])).size;
    if (mind.partner[target] > 0) worth += LETTER * Math.log2(choices) * mind.partner[target] * likelyToTell(mind, target);
    return channel === THROUGH_AMBASSADOR && mind.s.seats === 5 ? worth * OVERHEARD : worth;
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

/** Bits of doubt about the key, all these deals being equally likely. */
function doubt(deals: readonly number[], key: (n: number) => number): number {
  const counts = new Map<number, number>();
  for (const n of deals) counts.set(key(n), (counts.get(key(n)) ?? 0) + 1);
  let sum = 0;
  for (const count of counts.values()) sum += count * Math.log2(count);
  return Math.log2(deals.length) - sum / deals.length;
}
