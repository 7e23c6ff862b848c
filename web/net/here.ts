// Tells the house, and learns from it, who has a table before their eyes: said when the page is looked at, when it becomes one's
// turn, every half minute, and when it is looked at no more.
import { call } from './http/api.ts';
import { isHere } from './tables.ts';

/** Milliseconds. */
const EVERY = 30_000;

export interface Present {
  readonly seat: string;
  readonly looking: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
}
export interface Looking {
  /** What is seen now may be news to the house. */
  look(): void;
  stop(): void;
}

/** `token`: null, one watches. `seen`: number of the last event on the screen. */
export function lookAtTable(table: string, token: string | null, seen: () => number, tell: (present: readonly Present[]) => void): Looking {
  if (isHere(table)) return { look() {}, stop() {} };
  const say = (looking: boolean): void => {
    const leaving = !looking;
    void call<{ seats: Present[] }>(`/tables/${table}/here`, token, token === null ? undefined : { seen: seen(), looking }, {
      leaving,
    }).then(
      ({ seats }) => tell(seats),
      () => undefined, // it is said again soon
    );
  };
  const visible = (): boolean => document.visibilityState === 'visible';
  const look = (): void => void (visible() && say(true));
  const turned = (): void => void (visible() ? say(true) : token !== null && say(false));
  document.addEventListener('visibilitychange', turned);
  const clock = setInterval(look, EVERY);
  look();
  return {
    look,
    stop() {
      document.removeEventListener('visibilitychange', turned);
      clearInterval(clock);
      if (token !== null && visible()) say(false);
    },
  };
}
