// The search of all games: information-set Monte Carlo of one level. A decision's candidates are played out in the same sampled
// worlds with the same luck, by what the game's policy does for all seats; the worse half is given up, again and again, until
// one is left. What others have chosen in secret is sampled with the world, and nobody in an imagined game answers to what is
// hidden from them there by anything but the policy (docs/decisions/0039).
import type { Choice, Place } from '@ridotto/engine';
import type { Bot, Decision } from '../shared/bot.ts';
import { Memories } from '../shared/memory.ts';
import type { Guide } from './guide.ts';
import { Imagining } from './imagining.ts';

/** How long to think about one decision. */
export interface Effort {
  /** At most, where the decision comes with a clock. */
  readonly milliseconds: number;
  /** Imagined games, at most. */
  readonly games: number;
}

/** By so many standard errors another choice must be better than the policy's. */
const SURE = 0.7;
/** Of fewer games nothing is sure. */
const FEW = 4;
/** By so many, in so many games, it is better or worse without a doubt: no more of them are needed. */
const BEYOND_DOUBT = 4;
const MANY = 16;
/** Of the time, for finding the candidates among many choices. */
const FIRST_LOOK = 0.25;
/** Worlds in which each of many choices is tried for that. */
const LOOKS = 2;

export function searching<S extends Place>(name: string, guide: Guide<S>, effort: Effort): Bot<S> {
  const { policy, wholes } = guide;
  const memories = new Memories<readonly Choice[]>(16);
  return {
    name,
    ...(policy.gesture && { gesture: (q: Decision<S>) => policy.gesture!(q) }),
    decide(q) {
      const until = deadlines(q, effort.milliseconds);
      const usual = policy.decide(q);
      const world = q.world();
      if (wholes?.asked(world, q.seat) === true) {
        const key = wholes.key(world, q.seat);
        const whole = memories.by(wholes.table(world)).of(key, () =>
          byOwnLuck(q, key, () => {
            const imagining = new Imagining(q.game, guide, world);
            const among = wholes.best(world, q.seat, guide.candidates, q.world());
            const left: (readonly Choice[])[] = among.map((parts) => parts.slice(wholes.done(world, q.seat)));
            return among[left.indexOf(race(q, imagining, left, effort.games, until))];
          }),
        );
        const next = whole[wholes.done(world, q.seat)];
        return q.legal.includes(next) ? next : usual;
      }
      if (!guide.searched(world, q.seat)) return usual;
      const imagining = new Imagining(q.game, guide, world);
      const among = candidates(q, imagining, usual, guide.candidates, until(FIRST_LOOK));
      return race(
        q,
        imagining,
        among.map((choice) => [choice]),
        effort.games,
        until,
      )[0];
    },
  };
}

/** Is this share of the time over? Without a clock it never is. */
type Over = () => boolean;
export function deadlines<S extends Place>({ time }: Decision<S>, milliseconds: number): (share: number) => Over | undefined {
  if (time === undefined) return () => undefined;
  const begun = time.now();
  return (share) => {
    const end = begun + milliseconds * time.share * share;
    return () => time.now() >= end;
  };
}
/** With luck that depends on what is decided, and not on when: what is remembered of it is what would be thought again. */
function byOwnLuck<S extends Place, T>({ luck }: Decision<S>, key: Int32Array, think: () => T): T {
  const { seed } = luck;
  luck.seed = key.reduce((hash, n) => Math.imul(hash ^ n, 0x01000193), 0x811c9dc5);
  const thought = think();
  luck.seed = seed;
  return thought;
}

/** For one imagined game; 32 bits of it. */
export const luckOf = ({ luck }: Pick<Decision, 'luck'>): number => (luck.pick(65_536) << 16) | luck.pick(65_536);

/** What has to be known of a question to find what may be its answer. */
export type Asked<S extends Place> = Pick<Decision<S>, 'seat' | 'legal' | 'luck' | 'world'>;
/** The policy's choice first, then those that look best at once. */
export function candidates<S extends Place>(
  q: Asked<S>,
  imagining: Imagining<S>,
  usual: Choice,
  most: number,
  over: Over | undefined,
): Choice[] {
  const others = q.legal.filter((c) => c !== usual);
  if (others.length < most) return [usual, ...others];
  const looks = Array.from({ length: LOOKS }, () => ({ world: q.world(), luck: luckOf(q) }));
  const seen: { readonly choice: Choice; readonly worth: number }[] = [];
  // In any order, should there be no time for all of them.
  while (others.length > 0 && over?.() !== true) {
    const [choice] = others.splice(q.luck.pick(others.length), 1);
    seen.push({ choice, worth: looks.reduce((sum, { world, luck }) => sum + imagining.atOnce(world, q.seat, choice, luck), 0) });
  }
  seen.sort((a, b) => b.worth - a.worth);
  return [usual, ...seen.slice(0, most - 1).map(({ choice }) => choice)];
}

/** How much better than the policy's choice, over the games imagined so far. */
class Candidate {
  readonly choices: readonly Choice[];
  #n = 0;
  #sum = 0;
  #squares = 0;
  constructor(choices: readonly Choice[]) {
    this.choices = choices;
  }
  add(better: number): void {
    this.#n++;
    this.#sum += better;
    this.#squares += better * better;
  }
  get mean(): number {
    return this.#n === 0 ? 0 : this.#sum / this.#n;
  }
  get error(): number {
    return this.#n < FEW ? Infinity : Math.sqrt(Math.max(0, this.#squares / this.#n - this.mean ** 2) / this.#n);
  }
  get isBetter(): boolean {
    return this.#n >= MANY && this.mean > BEYOND_DOUBT * this.error;
  }
  get isWorse(): boolean {
    return this.#n >= MANY && this.mean <= -BEYOND_DOUBT * this.error;
  }
}

/** The best of them: the first, unless another is better for sure. */
function race<S extends Place>(
  q: Decision<S>,
  imagining: Imagining<S>,
  [usual, ...others]: readonly (readonly Choice[])[],
  games: number,
  until: (share: number) => Over | undefined,
): readonly Choice[] {
  if (others.length === 0) return usual;
  let left = others.map((choices) => new Candidate(choices));
  const rounds = Math.ceil(Math.log2(others.length + 1));
  for (let round = 1; round <= rounds; round++) {
    const over = until(FIRST_LOOK + ((1 - FIRST_LOOK) * round) / rounds);
    const worlds = Math.max(1, Math.round(games / rounds / (left.length + 1)));
    for (let n = 0; n < worlds && over?.() !== true; n++) {
      const world = q.world();
      const luck = luckOf(q);
      const usually = imagining.after(world, q.seat, usual, luck);
      for (const candidate of left) candidate.add(imagining.after(world, q.seat, candidate.choices, luck) - usually);
      left = left.filter((candidate) => !candidate.isWorse);
      if (left.length === 0) return usual;
      if (left.length === 1 && left[0].isBetter) return left[0].choices;
    }
    left.sort((a, b) => b.mean - a.mean);
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  const [best] = left;
  return best.mean > SURE * best.error ? best.choices : usual;
}
