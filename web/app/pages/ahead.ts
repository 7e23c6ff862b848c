// What a table of this device is made of, fetched while it is being set up: from then on no house is needed.
import { LISTED, type Listed } from '../../games/index.ts';
import { here } from '../../net/tables.ts';

let fetched = false;

/** When the browser has time; what cannot be fetched now is fetched when it is needed. */
export function fetchAhead(first: Listed): void {
  if (fetched) return;
  fetched = true;
  const games = [first, ...LISTED];
  const parts = [here, () => import('./Table.tsx'), ...games.flatMap((one) => [() => one.face(), () => one.setup?.(), () => one.game()])];
  const next = (): void => {
    const part = parts.shift();
    if (!part) {
      document.documentElement.dataset.ahead = 'fetched';
      return;
    }
    void Promise.resolve(part())
      .catch(() => undefined)
      .then(() => soon(next));
  };
  soon(next);
}
const soon = (job: () => void): unknown => (typeof requestIdleCallback === 'function' ? requestIdleCallback(job) : setTimeout(job, 200));
