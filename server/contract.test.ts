// The contract of every table, kept by a real house over HTTP. On PostgreSQL: contract.long.test.ts.
import assert from 'node:assert/strict';
import test from 'node:test';
import { houseAt } from '@ridotto/table/http/house.ts';
import { request } from '@ridotto/table/tests/kit.ts';
import { keeps, onSocket, wireTo } from './tests/contract.ts';
import { open } from './tests/kit.ts';

keeps('the house over HTTP', () => Promise.resolve({}));
keeps('the house on a socket', () => Promise.resolve({}), onSocket);

test('whoever sits down and looks has asked once', async (t) => {
  const house = await open(t);
  const wire = wireTo(house.url);
  const asked: string[] = [];
  const tables = houseAt({ ...wire, ask: (path, ...more) => (asked.push(path), wire.ask(path, ...more)) });
  const { table, seats } = await tables.open(request({ players: 3 }));
  asked.length = 0;
  const chair = await tables.sit(table, seats[0].token);
  const snapshot = await chair.snapshot();
  assert.deepEqual(asked, [`/tables/${table}`]);
  await chair.aside({ message: 'Hello', key: 'm' });
  assert.equal((await chair.snapshot()).seq, snapshot.seq + 1, 'what is seen later is asked for');
});
