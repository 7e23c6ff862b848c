import { say, sayJson, text, type Command } from '../terminal/command.ts';
import { DATA, placeOf, withStore } from '../terminal/data.ts';
import { orders } from '../terminal/orders.ts';

export const command: Command = {
  name: 'reports',
  usage: '[options]',
  what: 'Lists what guests have reported and nobody has settled: who, where, and why. The house may be open.',
  more: ['What can be done: ridotto close TABLE, ridotto ban GUEST.'],
  options: {
    data: DATA,
    settle: { type: 'string', value: 'REPORT', what: 'this one is dealt with, and is listed no longer' },
    json: { type: 'boolean', what: 'one JSON array' },
  },
  most: 0,
  async run(values) {
    const report = text(values, 'settle');
    if (report !== undefined) return await orders(values, { do: 'settle', report }, `report ${report} is settled`);
    await withStore(async () => {
      const { lookAtStore } = await import('@ridotto/server/storage/open.ts');
      const store = await lookAtStore(placeOf(values));
      try {
        const reports = await store.reports();
        if (values.json === true) return sayJson(reports);
        for (const { id, table, about, remark, by, reason, at } of reports) {
          const who = [
            about.name,
            about.seat === null ? 'watching' : `s${about.seat}`,
            about.guest === '' ? 'no guest' : `guest ${about.guest}`,
          ];
          say(`${new Date(at).toISOString()}  report ${id}: table ${table}, ${who.join(', ')}`);
          say(`  ${by.name} (guest ${by.guest}): ${reason}`);
          if (remark !== null) say(`  about: ${remark}`);
        }
        return say(`${reports.length} ${reports.length === 1 ? 'report' : 'reports'}`);
      } finally {
        await store.close();
      }
    });
  },
};
