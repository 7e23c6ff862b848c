// A house that is killed in mid-game loses nothing that it has acknowledged.
import assert from 'node:assert/strict';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import test from 'node:test';
import { Io } from '@ridotto/engine';
import { sanMarco } from '@ridotto/games';
import { verifyRecord, type AnyChoice, type Happening, type Snapshot } from '@ridotto/table';
import { DATABASE } from './storage/sqlite.ts';
import { ask, Child, eventually, folder, newTable, open, Player, Stream } from './tests/kit.ts';

/** What a player holds the house to. */
interface Promised {
  readonly player: Player;
  question: string;
  key: string;
  parts: AnyChoice[];
  acknowledged: Snapshot | undefined;
}

/** Plays until the house is gone. */
async function playUntilGone(player: Player, promised: Promised[], luck: Io): Promise<void> {
  try {
    for (;;) {
      const snapshot = await player.snapshot();
      if (snapshot.over) return;
      if (snapshot.legal.length === 0) {
        await new Promise((later) => setTimeout(later, 3));
        continue;
      }
      const parts = await player.blindParts(snapshot, luck);
      const made: Promised = { player, question: snapshot.question!, key: player.newKey(), parts, acknowledged: undefined };
      promised.push(made);
      const { status, body } = await player.say(made.question, parts, made.key);
      if (status === 200) made.acknowledged = body;
    }
  } catch (e) {
    // Only the connection may fail: everything else is a fault.
    if (!(e instanceof TypeError)) throw e;
  }
}

test('kill -9 in mid-game, again and again: no acknowledged move and nothing told is lost', async (t) => {
  const data = folder(t);
  const luck = new Io(81);
  let child = await Child.start(t, data, 1);
  const tables = [
    await newTable(child.url, { players: 4, humans: 2 }),
    await newTable(child.url, { players: 3, humans: 2, confirm: false }),
  ];
  const players = tables.flat();
  const watchers = tables.map(([first]) => new Player(child.url, first.table));
  const promised: Promised[] = [];
  let kills = 0;
  for (let over = false; !over;) {
    const streams = await Promise.all([...players, ...watchers].map((player) => Stream.open(player, { after: 0 })));
    const playing = players.map((player) => playUntilGone(player, promised, luck));
    const finished = Promise.all(playing).then(() => true);
    const wait = 120 + luck.pick(250);
    over =
      kills >= 5 ? await finished : await Promise.race([finished, new Promise<false>((later) => setTimeout(() => later(false), wait))]);
    if (over) for (const stream of streams) await stream.close();
    if (over) break;
    await child.kill();
    kills++;
    await finished;
    await Promise.all(streams.map((stream) => stream.done));
    const told = streams.map(({ events }) => events.flatMap(({ data: { happening } }) => (happening ? [happening] : [])));
    child = await Child.start(t, data, 1);
    for (const player of [...players, ...watchers]) player.url = child.url;
    for (const [i, player] of [...players, ...watchers].entries()) {
      const log: Happening[] = await player.log();
      assert.deepEqual(log.slice(0, told[i].length), told[i], 'what was told is no longer so');
    }
    // All since the last kill, and some of before.
    for (const { player, question, key, parts, acknowledged } of promised.slice(-60)) {
      const again = await player.say(question, parts, key);
      // Not acknowledged: it may or may not have arrived; sent again, it counts once, or comes too late.
      if (!acknowledged) assert.ok(again.status === 200 || again.status === 409, again.text);
      else {
        assert.equal(again.status, 200, again.text);
        assert.ok(again.body.seq >= acknowledged.seq);
      }
    }
  }
  assert.ok(kills >= 3, `only ${kills} kills`);
  assert.ok(promised.filter(({ acknowledged }) => acknowledged).length > 60);
  for (const watcher of watchers) {
    await eventually(async () => (await watcher.snapshot()).over?.verified === true);
    const verdict = verifyRecord(sanMarco, (await watcher.ask('record')).body);
    assert.equal(verdict.ok, true, verdict.detail);
  }
  await child.kill();
});

test("a house killed in a bot's turn wakes it on start, with nobody looking", async (t) => {
  const data = folder(t);
  // Bots that would take an hour.
  const slow = await Child.start(t, data, 3_600_000);
  const { body } = await ask<{ table: string }>(slow.url, '/api/tables', {
    body: { game: 'san-marco', seats: [1, 2, 3].map((n) => ({ name: `Bot ${n}`, kind: 'bot', bot: 'random' })) },
  });
  await slow.kill();
  const file = new DatabaseSync(path.join(data, DATABASE), { readOnly: true });
  t.after(() => file.close());
  const entries = (): number => Number(file.prepare('select count(*) as n from journal where table_id = ?').get(body.table)?.n);
  assert.equal(entries(), 1);
  const quick = await Child.start(t, data, 0);
  await eventually(() => file.prepare('select waits from tables where id = ?').get(body.table)?.waits === 'nobody');
  assert.ok(entries() > 50);
  const watcher = new Player(quick.url, body.table);
  await eventually(async () => (await watcher.snapshot()).over?.verified === true);
  await quick.kill();
});

test('a second house on the same folder is refused, from another process and from this one, and the first plays on', async (t) => {
  const data = folder(t);
  const first = await open(t, { data });
  await assert.rejects(Child.start(t, data), /in use by another Ridotto process/);
  await assert.rejects(open(t, { data }), /in use by another Ridotto process/);
  const [player] = await newTable(first.url, { players: 3 });
  await player.snapshot();
  await first.close();
  player.url = (await open(t, { data })).url;
  await player.snapshot();
});
