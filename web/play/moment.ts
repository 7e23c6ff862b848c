// A moment of a game in the address of its page: `#at=37&as=s1`.
import { OPEN } from '@ridotto/table/together.ts';

/** Whose eyes one looks through: a seat; `spectator`: what all may see; OPEN: what any of them saw, and what each of them has. */
export type Eyes = string;
export interface Moment {
  /** So many entries of the record have been; undefined: all. */
  readonly at?: number;
  readonly as: Eyes;
  /** Of the steps in which that entry is told, from 1; undefined: the last. */
  readonly step?: number;
}

/** `seats`: how many there are. Whatever is none is left out. */
export function momentIn(fragment: string, seats: number): Moment {
  const said = new URLSearchParams(fragment.replace(/^#/, ''));
  const whole = (key: string): number | undefined => {
    const text = said.get(key) ?? '';
    return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  };
  const as = said.get('as') ?? '';
  const seat = /^s(\d)$/.exec(as)?.[1];
  const known = as === OPEN || (seat !== undefined && Number(seat) < seats);
  const [at, step] = [whole('at'), whole('step')];
  return { as: known ? as : 'spectator', ...(at !== undefined && { at }), ...(step !== undefined && { step }) };
}
export function fragmentOf({ at, as, step }: Moment): string {
  const said = new URLSearchParams();
  if (at !== undefined) said.set('at', String(at));
  said.set('as', as);
  if (step !== undefined) said.set('step', String(step));
  return `#${said.toString()}`;
}
/** By what one sits down at a record to see it so. */
export const credentialOf = (as: Eyes): string | null => (as === 'spectator' ? null : as);
