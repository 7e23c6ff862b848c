// Hands an order to whichever house is open, and waits for what comes of it.
import { randomUUID } from 'node:crypto';
import { ORDER, type Kept, type Order } from '../people/orders.ts';
import { openForOrders, type Place } from '../storage/open.ts';
import type { StoreReader } from '../storage/store.ts';

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
      if (performance.now() > until) {
        const missing = await missingFor(order, store);
        if (missing === undefined) return 'waits';
        await store.dropJob({ key, what });
        throw new Error(missing);
      }
      await new Promise((later) => setTimeout(later, AGAIN));
    }
  } finally {
    await store.close();
  }
}

/** What an order is about, and no house is there to say so; undefined: it is there. */
async function missingFor(order: Order, store: Pick<StoreReader, 'listed' | 'hasRow'>): Promise<string | undefined> {
  switch (order.do) {
    case 'close': {
      const { table } = order;
      return (await store.listed(table)) || (await store.hasRow('gatherings', { id: table })) ? undefined : `there is no table ${table}`;
    }
    case 'settle':
      return (await store.hasRow('reports', { id: order.report })) ? undefined : `there is no report ${order.report}`;
    default:
      return (await store.hasRow('guests', { id: order.guest })) ? undefined : `there is no guest ${order.guest}`;
  }
}
