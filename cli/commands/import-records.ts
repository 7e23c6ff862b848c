import { fromEnvironment } from '@ridotto/server/settings.ts';
import { asked, Failure, Misuse, say, sayJson, text, type Command } from '../terminal/command.ts';
import { DATA, nameOf, placeOf, withStore } from '../terminal/data.ts';

export const command: Command = {
  name: 'import-records',
  usage: 'FILE… --guest GUEST [options]',
  what: 'Takes records of games into the library of a guest, from whatever house they come: one in a file, or one on each line. Each is verified first; what does not stand the test is named, and the others are kept. The house must be closed; one on PostgreSQL may be open.',
  more: [
    'With --check nothing is kept, and no guest is needed. Exit status 0: all stand the test, and are kept; 1: something does not, or there was no room.',
  ],
  options: {
    guest: { type: 'string', value: 'GUEST', what: 'the id of the guest whose library it is, as `ridotto reports` says it' },
    check: { type: 'boolean', what: 'only say what would come of each' },
    data: DATA,
    json: { type: 'boolean', what: 'one JSON object: `{ lines, counts }`' },
  },
  run: (values, files) =>
    withStore(async () => {
      if (files.length === 0) throw new Misuse('a FILE with records is missing; see ridotto import-records --help');
      const guest = text(values, 'guest');
      const check = values.check === true;
      if (!check && guest === undefined) throw new Misuse('--guest GUEST is missing: whose library is it? --check only looks');
      const { importRecords } = await import('@ridotto/server/care/import-records.ts');
      const { openStoreThatIs } = await import('@ridotto/server/storage/open.ts');
      const place = placeOf(values);
      const store = check ? undefined : await openStoreThatIs(place);
      if (!check && !store) throw new Failure(`nothing is kept in ${nameOf(place)} yet: there are no guests`);
      const counts = { new: 0, known: 0, good: 0, full: 0, refused: 0 };
      const lines: object[] = [];
      try {
        if (store && !(await store.accounts.account(guest!))) throw new Failure(`there is no guest ${guest} in ${nameOf(place)}`);
        const room = asked(() => fromEnvironment()).room;
        for (const file of files)
          for await (const line of importRecords(file, store && { store, guest: guest!, room })) {
            counts[line.is]++;
            if (values.json === true) lines.push({ file, ...line });
            else say(`${file}:${line.n}  ${SAID[line.is]}${line.is === 'known' ? '' : `: ${line.detail}`}`);
          }
      } finally {
        await store?.close();
      }
      if (values.json === true) sayJson({ lines, counts });
      else
        say(
          check
            ? `${counts.good} good, ${counts.refused} refused`
            : `${counts.new} kept, ${counts.known} there already, ${counts.refused + counts.full} not kept`,
        );
      if (counts.refused + counts.full > 0) process.exitCode = 1;
    }),
};

const SAID = { new: 'kept', known: 'there already', good: 'good', full: 'not kept', refused: 'refused' };
