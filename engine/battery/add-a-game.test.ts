// docs/add-a-game.md quotes a game that exists, and passes the battery.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import test from 'node:test';
import { battery } from './index.ts';
import { parcels } from './toy/parcels.ts';

const read = (path: string): string => fs.readFileSync(new URL(path, import.meta.url), 'utf8');
const plain = (code: string): string => code.replaceAll(/\s+/g, ' ').trim();

void test('every piece of code in docs/add-a-game.md is a piece of the toy', () => {
  const folder = new URL('../../docs/parcels/', import.meta.url);
  const rest = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:tsx?|yaml)$/.test(file));
  const source = [read('./toy/parcels.ts'), ...rest.map((file) => read(`../../docs/parcels/${file}`))].map(plain).join('\n');
  const pieces = [...read('../../docs/add-a-game.md').matchAll(/```(?:ts|yaml)\n([\s\S]*?)```/g)].map((m) => plain(m[1]));
  assert.ok(pieces.length > 8);
  for (const piece of pieces) assert.ok(source.includes(piece), `not in the toy: ${piece.slice(0, 200)}`);
});

void test('every check that a fault can name is explained there', () => {
  const page = read('../../docs/add-a-game.md');
  const sources = fs.readdirSync(new URL('./checks', import.meta.url)).map((file) => read(`./checks/${file}`));
  const named = [...sources, read('./match-walk.ts'), read('./walk.ts')].flatMap((s) =>
    [...s.matchAll(/(?:fail|guard)\(\s*'([a-z-]+)'/g)].map((m) => m[1]),
  );
  for (const check of new Set(named)) assert.ok(page.includes(`\`${check}\``), `${check} is not explained`);
});

void test('parcels, the worked example: the battery as it comes', () => {
  const report = battery(parcels);
  assert.equal(report.tables, 6);
  assert.deepEqual(Object.keys(report.verbs).sort(), ['bid', 'keep', 'open']);
});
