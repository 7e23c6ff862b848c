import assert from 'node:assert/strict';
import test from 'node:test';
import { hintTask, type HintTask } from '@ridotto/table';
import { Played } from '@ridotto/table/tests/kit.ts';
import { program } from '../tests/kit.ts';
import { BotPool } from '../thinking/pool.ts';
import { Trouble } from '../shared/trouble.ts';
import { Hints } from './hints.ts';

const taskOf = (question: string | null): HintTask => {
  const { table } = new Played({ seed: 3, players: 3 });
  const task = hintTask(table, table.awaited[0], { parts: [] }, 1);
  assert.ok(!('problem' in task));
  return { ...task, question };
};
/** Each thread counts what it is asked. */
const COUNTS = program('let n = 0; parentPort.on("message", () => parentPort.postMessage({ hint: { games: ++n } }));');
const SILENT = program('parentPort.on("message", () => {});');
const FAILS = program('parentPort.on("message", () => parentPort.postMessage({ error: "it gave up" }));');
const too = (e: unknown): boolean => e instanceof Trouble && e.problem.status === 429;

test('the same question is thought about once; a seat asks so often a minute', async (t) => {
  const pool = new BotPool({ file: COUNTS });
  t.after(() => pool.close());
  const hints = new Hints(pool, () => {}, { limits: true });
  const first = await hints.ask('t 0', taskOf('q1'));
  for (let n = 0; n < 20; n++) assert.deepEqual(await hints.ask('t 0', taskOf('q1')), first);
  for (let n = 2; n <= 10; n++) await hints.ask('t 0', taskOf(`q${n}`));
  await assert.rejects(hints.ask('t 0', taskOf('q11')), too);
  // Others may, and what is known is told.
  await hints.ask('t 1', taskOf('q11'));
  await hints.ask('t 0', taskOf('q10'));
});

test('one at a time for a seat, and never on the last thread', async () => {
  const pool = new BotPool({ file: SILENT });
  const hints = new Hints(pool, () => {}, { limits: false });
  const waiting = Promise.allSettled(Array.from({ length: pool.size - 1 }, (_, seat) => hints.ask(`t ${seat}`, taskOf('q1'))));
  await assert.rejects(hints.ask('t 0', taskOf('q2')), too);
  await assert.rejects(hints.ask('u 0', taskOf('q1')), too);
  await pool.close();
  for (const { status } of await waiting) assert.equal(status, 'rejected');
});

test('what comes to nothing is said so, and may be asked again', async (t) => {
  const logged: string[] = [];
  const pool = new BotPool({ file: FAILS });
  t.after(() => pool.close());
  const hints = new Hints(pool, (message, e) => logged.push(`${message}: ${String(e)}`), { limits: true });
  for (let n = 0; n < 2; n++) await assert.rejects(hints.ask('t 0', taskOf('q1')), (e) => e instanceof Trouble && e.problem.status === 500);
  assert.equal(logged.length, 2);
  assert.match(logged[0], /it gave up/);
});
