import type { WaitsFor } from '@ridotto/server/storage/store.ts';
import { Failure, needs, say, type Command } from '../terminal/command.ts';
import { DATA, nameOf, placeOf, tables, withStore } from '../terminal/data.ts';

export const command: Command = {
  name: 'import',
  usage: 'FILE [options]',
  what: 'Takes in an export (docs/export.md). Each table is played again first, and nothing is stored unless all of them are sound and none is there already. What is there of people stays as it is. The house must be closed; one on PostgreSQL may be open.',
  more: ['Exit status 0: all that was to be stored is; 1: something was not.'],
  options: {
    data: DATA,
    skip: { type: 'boolean', what: 'leave out tables that are there already' },
    'skip-faulty': { type: 'boolean', what: 'leave out what cannot be kept here; each is named' },
  },
  most: 1,
  run: (values, args) =>
    withStore(async () => {
      const file = needs(args, 'a FILE with an export', 'import');
      const place = placeOf(values);
      const { importHouse, lookThrough } = await import('@ridotto/server/care/import.ts');
      const { openStore, openStoreThatIs } = await import('@ridotto/server/storage/open.ts');
      // Where there is none, none is made before it is known that something is to be stored.
      let store = await openStoreThatIs(place);
      try {
        const wanted = new Map<number, WaitsFor | undefined>();
        const left = { tables: { there: 0, faulty: 0 }, rows: { there: 0, faulty: 0 } };
        for await (const { n, what, is, why, waits } of lookThrough(file, store)) {
          if (why !== undefined) say(`${what}: ${why}`);
          if (is === 'new') wanted.set(n, waits);
          else if (left[waits ? 'tables' : 'rows'][is]++ < 10 && is === 'there' && waits) say(`${what}: it is there already`);
        }
        const [there, faulty] = [left.tables.there, left.tables.faulty + left.rows.faulty];
        const bars = [
          ...(there > 0 && values.skip !== true
            ? [`${tables(there)} ${there === 1 ? 'is' : 'are'} there already (--skip leaves ${there === 1 ? 'it' : 'them'} out)`]
            : []),
          ...(faulty > 0 && values['skip-faulty'] !== true
            ? [
                `${amount(left.tables.faulty, left.rows.faulty)} cannot be kept here (--skip-faulty leaves ${faulty === 1 ? 'it' : 'them'} out)`,
              ]
            : []),
        ];
        if (bars.length > 0) throw new Failure(`${file}: nothing was stored: ${bars.join('; ')}`);
        let stored = { tables: 0, rows: 0 };
        try {
          if (wanted.size > 0) store ??= await openStore(place);
          if (store) for await (const now of importHouse(file, store, wanted)) stored = now;
        } catch (e) {
          throw new Failure(
            `${(e as Error).message}; ${amount(stored.tables, stored.rows)} are stored, and --skip goes on with the others`,
            {
              cause: e,
            },
          );
        }
        say(`${tables(stored.tables)} stored in ${nameOf(place)}, ${there} there already, ${left.tables.faulty} faulty`);
        if (stored.rows + left.rows.there + left.rows.faulty > 0)
          say(`and of people ${rows(stored.rows)} stored, ${left.rows.there} there already, ${left.rows.faulty} faulty`);
      } finally {
        await store?.close();
      }
    }),
};

const rows = (n: number): string => `${n} ${n === 1 ? 'row' : 'rows'}`;
const amount = (ofTables: number, ofRows: number): string =>
  [...(ofTables > 0 || ofRows === 0 ? [tables(ofTables)] : []), ...(ofRows > 0 ? [rows(ofRows)] : [])].join(' and ');
