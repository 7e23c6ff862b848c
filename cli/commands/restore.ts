import path from 'node:path';
import { needs, say, type Command } from '../terminal/command.ts';
import { DATA, nameOf, placeOf, withStore } from '../terminal/data.ts';

export const command: Command = {
  name: 'restore',
  usage: 'FILE [options]',
  what: 'Brings back a copy that ridotto backup has made. Every house must be closed. The copy is looked at first: that it is whole, and not of a newer Ridotto. Where there is a store already, nothing is done unless --replace is given.',
  options: { data: DATA, replace: { type: 'boolean', what: 'put a store that is there aside; it is kept, and its new name said' } },
  most: 1,
  run: (values, args) =>
    withStore(async () => {
      const file = path.resolve(needs(args, 'a FILE with a copy', 'restore'));
      const place = placeOf(values);
      const replace = values.replace === true;
      const { restoreDump } = await import('@ridotto/server/care/postgres-copy.ts');
      const { restoreFile } = await import('@ridotto/server/care/restore.ts');
      const { aside } =
        place.database === undefined
          ? await restoreFile(file, path.resolve(place.folder), { replace })
          : await restoreDump(file, place.database, { replace });
      say(`restored to ${nameOf(place)}`);
      if (aside !== undefined) say(`what was there is kept ${place.database === undefined ? 'as' : 'in the schema'} ${aside}`);
      say('ridotto doctor plays all its games again and says whether it is well');
    }),
};
