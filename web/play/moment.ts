// A moment of a game in the address of its page: `#at=37&as=s1`.

/** Whose eyes one looks through: a seat; `spectator`: what all may see; `open`: what each of them has. */
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
  const known = as === 'open' || (seat !== undefined && Number(seat) < seats);
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
/** The seat behind these eyes; null: none. */
export const seatBehind = (as: Eyes): string | null => (/^s\d$/.test(as) ? as : null);
