// Who is sooner: in the next turn of each, from whoever follows to oneself, how probably their team's mission comes true.
import { AMBASSADOR, MISSION, PACKETS } from '@ridotto/games/inkognito/box/material.ts';
import { askerOf } from '@ridotto/games/inkognito/rules/questions.ts';
import { chance } from './chances.ts';
import type { Mind, Wish } from './mind.ts';
import { shownTo } from './pairs.ts';

/** Less probable wishes are not looked at. */
const LEAST = 0.03;
/** Whoever is certainly the partner does nothing for the others. */
const PARTNER = 0.97;
/** A mission that is not certain counts with its probability to this power: nobody announces what may not be. */
const POWER = 1.5;
/** How probably the partner knows the mission who has not seen one's letter. */
const UNTOLD = 0.5;
/** After so many questions of others their missions are taken to be known to them. */
const MANY = 12;

export class Race {
  readonly #mind: Mind;
  readonly #mine: readonly Wish[];
  readonly #theirs: readonly Wish[];
  /** [colour] how probably its player, if the partner, knows what the mission is. */
  readonly #knows: readonly number[];
  readonly #known: number;

  constructor(mind: Mind) {
    const { s, me } = mind;
    const isLikely = ({ weight }: Wish): boolean => weight > LEAST;
    this.#mind = mind;
    this.#mine = mind.mine.filter(isLikely);
    this.#theirs = mind.theirs.filter(isLikely);
    const sawLetter = (c: number): boolean => shownTo(s, me, c, s.asked).some((cards) => (cards & MISSION) !== 0);
    this.#knows = Array.from({ length: PACKETS }, (_, c) => (c === me || sawLetter(c) ? 1 : UNTOLD));
    this.#known = othersKnow(mind);
  }

  /** As the pieces stand after this turn: of one's own team being first, less of the other one. */
  now(): number {
    const { s, me, partner } = this.#mind;
    let open = 1;
    let sum = 0;
    for (let k = 1; k <= s.seats; k++) {
      const seat = (s.player + k) % s.seats;
      const c = s.colour[seat];
      if (c === AMBASSADOR) continue;
      const won = this.#wins(seat, c);
      const lost = c === me || partner[c] >= PARTNER ? 0 : this.#loses(c);
      sum += open * (won - lost);
      open *= 1 - Math.min(1, won + lost);
    }
    return sum;
  }

  #wins(seat: number, c: number): number {
    const { s, me } = this.#mind;
    let sum = 0;
    for (const wish of this.#mine) if (c === me || wish.announce === seat) sum += wish.weight ** POWER * chance(s, c, wish);
    return Math.min(1, sum * this.#knows[c]);
  }
  #loses(c: number): number {
    const { s, partner } = this.#mind;
    let sum = 0;
    for (const wish of this.#theirs) sum += wish.weight * chance(s, c, wish);
    return sum * (1 - partner[c]) * this.#known;
  }
}

/** How probably the other team knows its mission: the more questions others have asked. */
export function othersKnow({ s, me }: Mind): number {
  let asked = 0;
  for (let n = 0; n < s.asked; n++) if (askerOf(s.questions[n]) !== me) asked++;
  return Math.min(1, asked / MANY);
}
