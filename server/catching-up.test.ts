// Whoever was away for long is told all of it, in order, however large the edition of the table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameNamed } from '@ridotto/games';
import type { Happening, Snapshot } from '@ridotto/table';
import { ask, eventually, open } from './tests/kit.ts';

/** A game of five bots to its end, with an edition of one's own as long as may be. Its id. */
async function longTable(url: string): Promise<string> {
  const standard = gameNamed('venice').standard as object;
  const edition = { ...standard, name: 'of one’s own', note: 'x'.repeat(400_000) };
  const seats = ['Anne', 'Benoît', 'Christian', 'Denise', 'Émile'].map((name) => ({ name, kind: 'bot', bot: 'random' }));
  const opened = await ask<{ table: string }>(url, '/api/tables', { body: { game: 'venice', seats, edition } });
  assert.equal(opened.status, 201, JSON.stringify(opened.body).slice(0, 400));
  return opened.body.table;
}

interface Told {
  readonly happening?: Happening;
  readonly snapshot?: Snapshot;
}
async function catchUp(url: string, table: string): Promise<{ readonly told: Told[]; readonly bytes: number }> {
  const answer = await fetch(`${url}/api/tables/${table}/events?after=0`);
  const told: Told[] = [];
  let rest = '';
  let bytes = 0;
  for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
    bytes += chunk.length;
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop()!;
    for (const block of blocks) {
      const data = block.split('\n').find((line) => line.startsWith('data: '));
      if (data) told.push(JSON.parse(data.slice(6)) as Told);
    }
    if (told.length > 0 && told.at(-1)!.happening === undefined) break;
  }
  return { told, bytes };
}

test('hundreds of missed events come in order, the edition apart from them', async (t) => {
  const house = await open(t, {});
  const table = await longTable(house.url);
  await eventually(async () => ((await ask<Snapshot>(house.url, `/api/tables/${table}`)).body.seq ?? 0) > 300);
  const { told, bytes } = await catchUp(house.url, table);
  const happenings = told.flatMap(({ happening }) => happening ?? []);
  assert.ok(happenings.length > 300);
  assert.deepEqual(
    happenings.map(({ seq }) => seq),
    happenings.map((_, i) => i + 1),
  );
  assert.equal(told.at(-1)!.snapshot!.seq, happenings.length);
  assert.equal(told[0].snapshot, undefined, 'what is long past needs no snapshot');
  assert.ok(bytes < 2_000_000, `${bytes} bytes`);
  const edition = await fetch(`${house.url}/api/tables/${table}/edition`);
  assert.match(edition.headers.get('cache-control') ?? '', /immutable/);
  assert.equal(((await edition.json()) as { note: string }).note.length, 400_000);
});
