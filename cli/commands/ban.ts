import { needs, type Command } from '../terminal/command.ts';
import { DATA } from '../terminal/data.ts';
import { orders } from '../terminal/orders.ts';

export const command: Command = {
  name: 'ban',
  usage: 'GUEST [options]',
  what: 'Shuts a guest out: none of their devices opens anything in this house any more, bots play on at their seats, and what they wrote where they watched is shown no longer. The house may be open.',
  more: [
    'GUEST is an id: ridotto reports says them. One that begins with - comes after --.',
    'Whoever was a guest without an account can come back as a new one, with a new key.',
  ],
  options: { data: DATA, lift: { type: 'boolean', what: 'let them in again; their seats stay conceded, to the bots' } },
  most: 1,
  run(values, args) {
    const guest = needs(args, 'GUEST', 'ban');
    return values.lift === true
      ? orders(
          values,
          { do: 'let-in', guest },
          `guest ${guest} may come again; the seats that they had stay conceded, and bots play on there`,
        )
      : orders(values, { do: 'shut-out', guest }, `guest ${guest} is shut out`);
  },
};
