import assert from 'node:assert/strict';
import test from 'node:test';
import { Io } from '@ridotto/engine';
import { contract } from '../tests/contract.ts';
import { Refused } from '../port.ts';
import { BEGUN, blindParts, bytesFrom, request } from '../tests/kit.ts';
import type { Surroundings } from './live.ts';
import { MemoryShelf, type JournalShelf } from './shelf.ts';
import { LocalTables } from './tables.ts';

function around(shelf: JournalShelf, seed = 1): Surroundings {
  let now = BEGUN;
  let seeds = seed;
  return {
    shelf,
    now: () => now++,
    randomBytes: (n) => bytesFrom(seeds++)(n),
    later: (_, job) => {
      const timer = setImmediate(job);
      return () => clearImmediate(timer);
    },
    pace: { bot: 0 },
  };
}

contract('tables in process', (t) => {
  const shelf = new MemoryShelf();
  let tables = new LocalTables(around(shelf));
  t.after(() => tables.close());
  return Promise.resolve({
    tables,
    again: async () => {
      await tables.close();
      return (tables = new LocalTables(around(shelf, 1000)));
    },
  });
});

test('what could not be stored does not count, and the table goes on from what was', async () => {
  let full = false;
  class FullShelf extends MemoryShelf {
    override append(...entry: Parameters<MemoryShelf['append']>): Promise<void> {
      return full ? Promise.reject(new Error('the disk is full')) : super.append(...entry);
    }
  }
  const tables = new LocalTables(around(new FullShelf()));
  const { table, seats } = await tables.open(request({ players: 4 }));
  const chairs = await Promise.all(seats.map(({ token }) => tables.sit(table, token)));
  const before = await chairs[0].snapshot();
  full = true;
  const message = { message: 'Hello', key: 'm' } as const;
  await assert.rejects(chairs[0].aside(message), (e) => e instanceof Refused && e.problem.type.endsWith(':not-stored'));
  assert.deepEqual(await chairs[0].snapshot(), before);
  full = false;
  assert.equal((await chairs[0].aside(message)).seq, before.seq + 1);
});

test('what is ordered beforehand is stored with what it answers, or neither of them counts', async () => {
  let full = false;
  const stored: number[] = [];
  class FullShelf extends MemoryShelf {
    override append(...about: Parameters<MemoryShelf['append']>): Promise<void> {
      stored.push(about[2].length);
      return full ? Promise.reject(new Error('the disk is full')) : super.append(...about);
    }
  }
  const tables = new LocalTables(around(new FullShelf()));
  const { table, seats } = await tables.open({ ...request({ players: 2 }), game: 'valencia' });
  const chairs = await Promise.all(seats.map(({ token }) => tables.sit(table, token)));
  const luck = new Io(2);
  /** Whoever is asked does something, once more where it could not be stored. */
  const step = async (): Promise<void> => {
    for (const chair of chairs) {
      const { awaits, question, legal } = await chair.snapshot();
      if (!awaits.includes(chair.seat!)) continue;
      const parts = await blindParts({ legal }, (draft) => chair.try({ parts: draft }), luck);
      const command = { do: 'say', question: question!, key: `${question} ${chair.seat}`, parts } as const;
      const before = await Promise.all(chairs.map((one) => one.snapshot()));
      full = true;
      await assert.rejects(chair.say(command), (e) => e instanceof Refused && e.problem.type.endsWith(':not-stored'));
      full = false;
      assert.deepEqual(await Promise.all(chairs.map((one) => one.snapshot())), before);
      stored.length = 0;
      return void (await chair.say(command));
    }
  };
  const [anne] = chairs;
  let seen = await anne.snapshot();
  for (; (seen.orders?.may.length ?? 0) < 3 || seen.awaits.includes('s0'); seen = await anne.snapshot()) await step();
  await anne.matter({ do: 'order', order: 'pass', until: (await anne.snapshot()).orders!.may.at(-1)!.until, key: 'o' });
  let together = 0;
  while ((await anne.snapshot()).orders?.given.length) {
    await step();
    if (stored[0] > 1) together++;
  }
  assert.ok(together > 0);
});

test('whoever follows and fails stops nobody', async () => {
  const faults: string[] = [];
  const tables = new LocalTables({ ...around(new MemoryShelf()), log: (message) => faults.push(message) });
  const { table, seats } = await tables.open(request({ players: 4 }));
  const [anne, benoit] = await Promise.all(seats.map(({ token }) => tables.sit(table, token)));
  benoit.follow(0, {
    happened: () => {
      throw new Error('oh no');
    },
    caughtUp: () => undefined,
  });
  const { seq } = await anne.aside({ message: 'Hello', key: 'm' });
  assert.equal(seq, (await anne.log()).length);
  assert.match(faults.join(), /cannot any more/);
});

test('a bot that fails is helped out of it, and the game goes on', async () => {
  const faults: string[] = [];
  const tables = new LocalTables({
    ...around(new MemoryShelf()),
    think: ({ seat }) => (seat === 0 ? Promise.reject(new Error('oh no')) : Promise.resolve({ say: ['gibberish !'] })),
    log: (message) => faults.push(message),
  });
  const { table } = await tables.open(request({ players: 3, humans: 0 }));
  const chair = await tables.sit(table, null);
  await new Promise<void>((over) => {
    chair.follow(0, { happened: (_, snapshot) => snapshot?.over && over(), caughtUp: () => undefined });
  });
  assert.match(faults.join('\n'), /chooses blindly[^]*is refused/);
});

test('two writers on one shelf never fork a table, and each is told what the other has written', async () => {
  const shelf = new MemoryShelf();
  const [one, other] = [new LocalTables(around(shelf)), new LocalTables(around(shelf, 2000))];
  const { table, seats } = await one.open(request({ players: 4 }));
  const [here, there] = [await one.sit(table, seats[0].token), await other.sit(table, seats[0].token)];
  const told: number[] = [];
  there.follow(0, { happened: ({ seq }) => told.push(seq), caughtUp: () => undefined });
  const { seq } = await there.snapshot();
  await here.aside({ message: 'Hello', key: 'a' });
  // The other one does not know it yet: what it writes meanwhile does not count.
  await assert.rejects(
    there.aside({ message: 'Good day', key: 'b' }),
    (e) => e instanceof Refused && e.problem.type.endsWith(':not-stored'),
  );
  await other.renew(table);
  assert.equal(told.at(-1), seq + 1);
  assert.deepEqual(await there.log(), await here.log());
  await there.aside({ message: 'Good day', key: 'b' });
  await one.renew(table);
  assert.deepEqual(await here.log(), await there.log());
  assert.equal((await here.snapshot()).seq, seq + 2);
  await Promise.all([one.close(), other.close()]);
});
