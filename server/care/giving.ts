// Hands an order to whichever house is open, and waits for what comes of it.
import { randomUUID } from 'node:crypto';
import { ORDER, type Kept, type Order } from '../people/orders.ts';
import { openForOrders, type Place } from '../storage/open.ts';

/** Milliseconds between two looks. */
const AGAIN = 250;

/** Done; or not yet, because no house is open: the next one does it. Throws what the house says against it. `patience`: milliseconds
    for which a house is waited for. */
export async function give(place: Place, order: Order, patience = 8000): Promise<'done' | 'waits'> {
  const store = await openForOrders(place);
  try {
    const key = `${ORDER} ${randomUUID()}`;
    await store.putJob({ key, what: JSON.stringify(order), wait: 0 });
    for (const until = performance.now() + patience; ;) {
      const what = await store.job(key);
      if (what === undefined) return 'done';
      const { failed } = JSON.parse(what) as Kept;
      if (failed !== undefined) {
        await store.dropJob({ key, what });
        throw new Error(failed);
      }
      if (performance.now() > until) return 'waits';
      await new Promise((later) => setTimeout(later, AGAIN));
    }
  } finally {
    await store.close();
  }
}
