import type { WaitsFor } from '@ridotto/server';
import { Failure, needs, say, type Command } from '../terminal/command.ts';
import { DATA, nameOf, placeOf, tables, withStore } from '../terminal/data.ts';

export const command: Command = {
  name: 'import',
  usage: 'FILE [options]',
  what: 'Takes in the tables of an export (docs/export.md). Each is played again first, and nothing is stored unless all of them are sound and none is there already. The house must be closed; one on PostgreSQL may be open.',
  more: ['Exit status 0: all that was to be stored is; 1: something was not.'],
  options: {
    data: DATA,
    skip: { type: 'boolean', what: 'leave out tables that are there already' },
    'skip-faulty': { type: 'boolean', what: 'leave out those that cannot be played here; each is named' },
  },
  most: 1,
  run: (values, args) =>
    withStore(async () => {
      const file = needs(args, 'a FILE with an export', 'import');
      const place = placeOf(values);
      const { importTables, lookThrough, openStore, openStoreThatIs } = await import('@ridotto/server');
      // Where there is none, none is made before it is known that something is to be stored.
      let store = await openStoreThatIs(place);
      try {
        const wanted = new Map<string, WaitsFor>();
        const left = { there: 0, faulty: 0 };
        for await (const { id, is, why, waits } of lookThrough(file, store)) {
          if (why !== undefined) say(`table ${id}: ${why}`);
          if (is === 'new') wanted.set(id, waits);
          else if (left[is]++ < 10 && is === 'there') say(`table ${id}: it is there already`);
        }
        const bars = [
          ...(left.there > 0 && values.skip !== true
            ? [
                `${tables(left.there)} ${left.there === 1 ? 'is' : 'are'} there already (--skip leaves ${left.there === 1 ? 'it' : 'them'} out)`,
              ]
            : []),
          ...(left.faulty > 0 && values['skip-faulty'] !== true
            ? [`${tables(left.faulty)} cannot be played here (--skip-faulty leaves ${left.faulty === 1 ? 'it' : 'them'} out)`]
            : []),
        ];
        if (bars.length > 0) throw new Failure(`${file}: nothing was stored: ${bars.join('; ')}`);
        let stored = 0;
        try {
          if (wanted.size > 0) store ??= await openStore(place);
          if (store) for await (const n of importTables(file, store, wanted)) stored = n;
        } catch (e) {
          throw new Failure(`${(e as Error).message}; ${stored} of ${tables(wanted.size)} are stored, and --skip goes on with the others`, {
            cause: e,
          });
        }
        say(`${tables(stored)} stored in ${nameOf(place)}, ${left.there} there already, ${left.faulty} faulty`);
      } finally {
        await store?.close();
      }
    }),
};
