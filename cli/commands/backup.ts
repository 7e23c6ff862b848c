import path from 'node:path';
import { Failure, needs, say, type Command } from '../terminal/command.ts';
import { DATA, placeOf, tables, withStore } from '../terminal/data.ts';

export const command: Command = {
  name: 'backup',
  usage: 'FILE [options]',
  what: 'Makes a copy of the whole store, as it is at one moment, at a path where nothing is yet; the house may be open. The copy is looked at when it is made. Whoever can read it can read every hand.',
  more: [
    'Of SQLite it is a database; of PostgreSQL, for which pg_dump and pg_restore must be on the PATH, a dump in their own format.',
    'Exit status 0: the copy is there and sound; 1: it is not there, or the store is damaged and so is the copy.',
  ],
  options: { data: DATA },
  most: 1,
  run: (values, args) =>
    withStore(async () => {
      const file = path.resolve(needs(args, 'a FILE to be written', 'backup'));
      const { folder, database } = placeOf(values);
      const { dumpDatabase } = await import('@ridotto/server/care/postgres-copy.ts');
      const { lookAtStore } = await import('@ridotto/server/storage/open.ts');
      const { SqliteReader } = await import('@ridotto/server/storage/sqlite-reader.ts');
      if (database !== undefined) {
        await dumpDatabase(database, file);
        say(`a copy of the store: ${file}`);
        return;
      }
      const store = await lookAtStore({ folder });
      try {
        await store.backup!(file);
      } finally {
        await store.close();
      }
      const copy = SqliteReader.look(file);
      try {
        let faults = 0;
        for await (const fault of copy.check()) if (++faults <= 10) say(fault);
        if (faults > 0) throw new Failure(`${file}: the copy is there, and as damaged as the store: ridotto doctor says more`);
        const held = (await copy.rules()).reduce((sum, rules) => sum + rules.tables, 0);
        say(`a copy of the store, ${tables(held)}: ${file}`);
      } finally {
        await copy.close();
      }
    }),
};
