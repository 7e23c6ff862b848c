// What is said to the house by a command, and what came of it.
import type { Order } from '@ridotto/server/people/orders.ts';
import { say, type Values } from './command.ts';
import { placeOf, withStore } from './data.ts';

/** `done`: a sentence. */
export const orders = (values: Values, order: Order, done: string): Promise<void> =>
  withStore(async () => {
    const { give } = await import('@ridotto/server/care/giving.ts');
    const came = await give(placeOf(values), order);
    say(came === 'done' ? done : 'no house is open: it will be done when one opens');
  });
