// What a table of this device is made of, fetched while it is being set up: from then on no house is needed.
import { LISTED, type Listed } from '../../games/index.ts';
import { here } from '../../net/tables.ts';

let begun = false;

/** When the browser has time; what cannot be fetched now is fetched when it is needed. */
export function fetchAhead(first: Listed): void {
  if (!begun) void fetchAll(first);
  begun = true;
}

async function fetchAll(first: Listed): Promise<void> {
  const games = [first, ...LISTED];
  const parts = [
    async () => (await here()).ready,
    () => import('./Table.tsx'),
    ...games.flatMap((one) => [() => one.face(), () => one.setup?.(), () => one.game()]),
  ];
  for (const part of parts) {
    await leisure();
    try {
      await part();
    } catch {
      // later, then
    }
  }
  document.documentElement.dataset.ahead = 'fetched';
}

const leisure = (): Promise<void> =>
  new Promise((go) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => go());
    else setTimeout(go, 200);
  });
