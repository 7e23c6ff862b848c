// What is ordered beforehand, in houses: done with what it answers, in one piece, at whichever house that was handed in.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Io } from '@ridotto/engine';
import { gameNamed } from '@ridotto/games';
import type { JournalEntry, Snapshot } from '@ridotto/table';
import { newTable, Player } from './tests/kit.ts';
import { Nodes } from './tests/nodes.ts';
import { onPostgres } from './tests/postgres.ts';

await onPostgres((server) => {
  test('three houses on one database, one of them killed: each question is answered once, whoever asks where, and nobody waits', async (t) => {
    const database = await server.store();
    const nodes = await Nodes.start(t, database, [0, 0, 0]);
    const alive = [...nodes.urls];
    let n = 0;
    const anywhere = (player: Player): Player => Object.assign(player, { url: alive[n++ % alive.length] });
    const players = await newTable(alive[0], { game: gameNamed('valencia'), players: 2, seed: 3 });
    const [anne, benoit] = players;
    const luck = new Io(4);
    /** One decision of whoever is asked, handed in at every house at once by the same key. */
    const step = async (): Promise<void> => {
      for (const player of players) {
        const snapshot = await anywhere(player).snapshot();
        if (!snapshot.awaits.includes(snapshot.you!)) continue;
        const parts = await player.blindParts(snapshot, luck);
        const key = player.newKey();
        const said = alive.map((url) =>
          new Player(url, player.table, player.token).ask('say', { question: snapshot.question, key, parts }),
        );
        for (const { status, text } of await Promise.all(said)) assert.equal(status, 200, text);
        return;
      }
    };
    const orders = async (): Promise<Snapshot['orders']> => (await anywhere(benoit).snapshot()).orders;
    while (((await orders())?.may.length ?? 0) < 4) await step();
    const until = (await orders())!.may.at(-1)!.until;
    const answers = await Promise.all(
      alive.map((url) => new Player(url, benoit.table, benoit.token).ask('matter', { do: 'order', order: 'pass', until, key: 'order' })),
    );
    for (const { status, text } of answers) assert.equal(status, 200, text);
    for (let steps = 0; ((await orders())?.given.length ?? 0) > 0; steps++) {
      if (steps === 2) {
        await nodes.children[0].kill();
        alive.shift();
      }
      const seen = await anywhere(benoit).snapshot();
      assert.ok(!(seen.awaits.includes('s1') && (seen.view as { at: string }).at === 'bid'), 'they are asked all the same');
      await step();
    }
    const rows = await server.run(`select entry from journal where table_id = '${anne.table}' order by n`, database);
    const journal = rows.map(({ entry }) => JSON.parse(entry as string) as JournalEntry);
    const done = journal.flatMap((entry) => (entry.do === 'say' && entry.order !== undefined ? [entry.key] : []));
    assert.ok(done.length > 1);
    assert.equal(new Set(done).size, done.length);
    for (const player of players)
      assert.deepEqual((await anywhere(player).log()).filter(({ matter }) => matter).length, player === benoit ? 1 : 0);
    await nodes.close();
  });
});
