// A game is three folders and its lines in the lists: nothing stands in one place and is missing in another.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { LIST as OWN } from '@ridotto/bots/list.ts';
import { LANGUAGES } from '@ridotto/engine/words.ts';
import { LIST } from '@ridotto/games/list.ts';
import { ROOT } from './shared/steps.mjs';

/** Folders with such a file in them. */
const rooms = (folder: string, file: string): string[] =>
  fs.readdirSync(path.join(ROOT, folder)).filter((name) => fs.existsSync(path.join(ROOT, folder, name, file)));

test('every manifest stands in the list, and every game has a room in the page', () => {
  const names = LIST.map((one) => one.name).sort();
  assert.deepEqual(rooms('games', 'manifest.ts').sort(), names);
  assert.deepEqual(rooms('web/games', 'index.ts').sort(), names);
});
test('computer players stand in their list, and have a game', () => {
  const listed = Object.keys(OWN).sort();
  assert.deepEqual(rooms('bots', 'index.ts').sort(), listed);
  assert.deepEqual(
    listed.filter((name) => !LIST.some((one) => one.name === name)),
    [],
  );
});
for (const one of LIST) {
  describe(one.name, () => {
    test('its manifest says what its rules say', async () => {
      const game = await one.game();
      assert.deepEqual({ name: one.name, seats: one.seats }, { name: game.name, seats: game.seats });
    });
    for (const l of LANGUAGES) {
      test(`${l}: it has its words, a page of rules, and names each setting and each of its values`, async () => {
        const { options } = await one.game();
        const words = await one.words[l]();
        assert.ok([words.title, words.tagline, words.by, words.length].every((said) => said !== ''));
        assert.ok((await one.rules[l]())().length > 0);
        const named = Object.entries(words.options).map(([option, { values }]) => [option, Object.keys(values).sort()]);
        const all = Object.entries(options).map(([option, values]) => [option, values.map(String).sort()]);
        assert.deepEqual(Object.fromEntries(named), Object.fromEntries(all));
      });
    }
  });
}
