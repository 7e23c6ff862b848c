import { needs, type Command } from '../terminal/command.ts';
import { DATA } from '../terminal/data.ts';
import { orders } from '../terminal/orders.ts';

export const command: Command = {
  name: 'close',
  usage: 'TABLE [options]',
  what: 'Closes a table, for good: nobody plays or writes there any more, and everybody there is told. A game that is not over ends without a result, and can still be looked at; a table that fills is given up. The house may be open.',
  more: ['TABLE is an id; one that begins with - comes after --.'],
  options: { data: DATA },
  most: 1,
  run(values, args) {
    const table = needs(args, 'TABLE', 'close');
    return orders(values, { do: 'close', table }, `table ${table} is closed`);
  },
};
