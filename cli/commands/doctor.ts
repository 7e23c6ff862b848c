import { Failure, say, sayJson, type Command } from '../terminal/command.ts';
import { DATA, nameOf, placeOf, tables } from '../terminal/data.ts';

export const command: Command = {
  name: 'doctor',
  usage: '[options]',
  what: 'Checks the store: that the database is whole, that every table comes again from its journal, and that nothing is in it that cannot be. Changes nothing; the house may be open.',
  more: ['Exit status 0: all is well; 1: something is wrong.'],
  options: { data: DATA, json: { type: 'boolean', what: 'one JSON object' } },
  most: 0,
  async run(values) {
    const place = placeOf(values);
    const { examine } = await import('@ridotto/server/care/doctor.ts');
    const { lookAtStore } = await import('@ridotto/server/storage/open.ts');
    let store;
    try {
      store = await lookAtStore(place);
    } catch (e) {
      throw new Failure((e as Error).message, { cause: e });
    }
    try {
      const { troubles, ...report } = await examine(store);
      const found = `${troubles.length} ${troubles.length === 1 ? 'trouble' : 'troubles'}`;
      if (values.json === true) sayJson({ ...(place.database === undefined && { folder: place.folder }), ...report, troubles });
      else {
        for (const trouble of troubles) say(trouble);
        say(
          `${tables(report.tables)}, ${report.over} of them over, ${report.entries} ${report.entries === 1 ? 'entry' : 'entries'}; ${found}`,
        );
      }
      if (troubles.length > 0)
        throw new Failure(`${nameOf(place)}: ${found}; ridotto export --sound --to FILE saves the tables that can be read`);
    } finally {
      await store.close();
    }
  },
};
