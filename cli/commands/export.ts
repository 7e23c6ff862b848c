import fs from 'node:fs';
import { once } from 'node:events';
import { Failure, print, say, text, type Command } from '../terminal/command.ts';
import { DATA, placeOf, withStore } from '../terminal/data.ts';

export const command: Command = {
  name: 'export',
  usage: '[TABLE…] [options]',
  what: 'Writes a house as lines of JSON (docs/export.md): its tables, and whom it knows; or only the tables that are named. It may be open. They hold every secret: whoever can read them can read every hand and foresee every die.',
  more: ['TABLE is an id; those that begin with - come after --.'],
  options: {
    data: DATA,
    sound: {
      type: 'boolean',
      what: 'leave out what cannot be read, and name it: what can be saved of a store that is damaged; exit status 1 if anything was left out',
    },
    to: { type: 'string', value: 'FILE', what: 'a file that is not there yet; if left out, standard output' },
  },
  run: (values, ids) =>
    withStore(async () => {
      const place = placeOf(values);
      const file = text(values, 'to');
      const { exportHouse } = await import('@ridotto/server/care/export.ts');
      const { lookAtStore } = await import('@ridotto/server/storage/open.ts');
      const { reservePath } = await import('@ridotto/server/storage/folder.ts');
      const store = await lookAtStore(place);
      if (file !== undefined) reservePath(file);
      let left = 0;
      const leaveOut = (what: string, why: string): void => {
        left++;
        print(`ridotto: ${what}: ${why}\n`, process.stderr);
      };
      const out = file === undefined ? process.stdout : fs.createWriteStream(file, { mode: 0o600 });
      try {
        if (file !== undefined) await once(out, 'open');
        // Not by way of `print`: it is for a program to read, and every character counts.
        for await (const line of exportHouse(store, ids.length > 0 ? ids : undefined, values.sound === true ? leaveOut : undefined))
          if (!out.write(line)) await once(out, 'drain');
        if (file !== undefined) {
          out.end();
          await once(out, 'close');
          say(`exported to ${file}`);
        }
      } catch (e) {
        if (file === undefined) throw e;
        // What was still to be written is not.
        out.on('error', () => undefined).destroy();
        fs.rmSync(file, { force: true });
        if ((e as NodeJS.ErrnoException).code !== 'ENOSPC') throw e;
        throw new Failure(`the disk that holds ${file} is full: make room, or name a file elsewhere; nothing of it is left there`, {
          cause: e,
        });
      } finally {
        await store.close();
      }
      if (left > 0) throw new Failure('not all could be read: the rest is exported');
    }),
};
