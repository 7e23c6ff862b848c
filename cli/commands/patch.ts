import path from 'node:path';
import { Failure, say, type Command } from '../terminal/command.ts';
import { DATA, nameOf, placeOf, tables } from '../terminal/data.ts';

const WHAT = {
  today: 'played by the rules of today',
  same: 'the same by the rules of today: it plays on as it is',
  pinned: 'plays on by the rules that it was opened under',
  migrated: 'rewritten for the rules of today',
  otherwise: 'the rules of today do not play it as it was played',
  dead: 'cannot be played any more',
} as const;

export const command: Command = {
  name: 'patch',
  usage: '[options]',
  what: 'Brings the tables of the store over a change of rules. Says what would become of each, and changes nothing unless --do is given; then, where there is something to do, it makes a copy of the store first. The house must be closed for that.',
  more: ['Exit status 0: every table can be played as it was; 1: some cannot.'],
  options: {
    data: DATA,
    do: { type: 'boolean', what: 'do it' },
    'no-copy': { type: 'boolean', what: 'make no copy first; there is one' },
  },
  most: 0,
  async run(values) {
    const place = placeOf(values);
    const { lookAtStore, openStore } = await import('@ridotto/server/storage/open.ts');
    const { outlook, patch } = await import('@ridotto/server/care/patch.ts');
    const counts: Record<keyof typeof WHAT, number> = { today: 0, same: 0, migrated: 0, pinned: 0, otherwise: 0, dead: 0 };
    try {
      // Looked at first: where there is no store, none is to be made.
      const reader = await lookAtStore(place);
      if (values.do !== true) {
        for await (const table of outlook(reader)) told(table);
        await reader.close();
      } else {
        await reader.close();
        const store = await openStore(place, { alone: true });
        try {
          const copy = path.join(place.folder, `before-patch-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.sqlite`);
          const keep = async (): Promise<void> => {
            if (values['no-copy'] === true) return;
            if (!store.backup)
              throw new Error('PostgreSQL is copied by its own tools: make a copy (pg_dump), then say --no-copy; nothing was changed');
            await store.backup(copy);
            say(`a copy of the store as it was: ${copy}`);
          };
          for await (const table of patch(store, keep)) told(table);
        } finally {
          await store.close();
        }
      }
    } catch (e) {
      throw new Failure((e as Error).message, { cause: e });
    }
    say(
      Object.entries(counts)
        .map(([is, n]) => `${n} ${is}`)
        .join(', '),
    );
    if (values.do !== true && counts.migrated > 0) say('nothing was changed: ridotto patch --do does it');
    const failed = [
      ...(counts.dead > 0 ? [`${tables(counts.dead)} cannot be played`] : []),
      ...(counts.otherwise > 0 ? [`${tables(counts.otherwise)} would not come out as played`] : []),
    ];
    if (failed.length > 0) throw new Failure(`${nameOf(place)}: ${failed.join(', ')}`);

    function told({ id, is, why }: { readonly id: string; readonly is: keyof typeof WHAT; readonly why?: string }): void {
      counts[is]++;
      if (is !== 'today') say(`table ${id}: ${is}: ${why ?? WHAT[is]}`);
    }
  },
};
