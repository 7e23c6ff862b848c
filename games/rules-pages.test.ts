// The rules pages of all games: what they say at a table depends on what the table has agreed, in every language alike.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settleOptions, type Game, type Options } from '@ridotto/engine';
import type { RulesOf, Section } from '@ridotto/engine/rules-text.ts';
import { LANGUAGES } from '@ridotto/engine/words.ts';
import { GAMES } from './index.ts';
import { manifestOf } from './list.ts';
import { aboutOf } from './tests/abouts.ts';

/** A table where that setting is worth speaking of: with as many players as can be, and another setting only where it needs one. */
function tableFor(game: Game, option: string): RulesOf {
  const { matters } = manifestOf(game.name);
  const others = Object.entries(game.options).flatMap(([other, values]) => values.slice(1).map((value): Options => ({ [other]: value })));
  for (const given of [{}, ...others])
    for (const players of [...game.seats].reverse()) {
      const table = { options: settleOptions(game, given), players };
      if (matters?.(option, table) ?? true) return table;
    }
  throw new Error(`${game.name}: "${option}" is worth speaking of at no table`);
}

const shape = (sections: readonly Section[]): string[] =>
  sections.map((s) => `${s.id}: ${s.paragraphs.map((p) => (typeof p === 'string' ? 'p' : p.length)).join(' ')}`);
const text = (sections: readonly Section[]): string =>
  sections
    .filter((s) => s.id !== 'settings')
    .map((s) => [s.title, ...s.paragraphs.flat()].join('\n'))
    .join('\n');
const settings = (sections: readonly Section[]): string => sections.at(-1)!.paragraphs.flat().join('\n');

for (const game of Object.values(GAMES)) {
  const { onlyNamed = [], sectionsFor = {} } = aboutOf(game.name);
  const tables = Object.entries(game.options).flatMap(([option, values]) => {
    const usual = tableFor(game, option);
    return values.slice(1).map((value) => ({ option, value, usual, table: { ...usual, options: { ...usual.options, [option]: value } } }));
  });
  for (const l of LANGUAGES)
    test(`${game.name}, ${l}: every setting that changes the rules changes the page, and the last section names it`, async () => {
      const page = await manifestOf(game.name).rules[l]();
      for (const { option, value, table, usual } of tables) {
        const where = `${option} = ${String(value)}`;
        assert.notEqual(settings(page(table)), settings(page(usual)), where);
        if (onlyNamed.includes(option)) assert.equal(text(page(table)), text(page(usual)), where);
        else assert.notEqual(text(page(table)), text(page(usual)), where);
      }
    });
  test(`${game.name}: the page has the same parts in every language, at every table`, async () => {
    const [en, ...others] = await Promise.all(LANGUAGES.map((l) => manifestOf(game.name).rules[l]()));
    const all = [
      undefined,
      ...tables.map(({ table }) => table),
      ...game.seats.map((players) => ({ options: settleOptions(game), players })),
    ];
    for (const table of all) for (const other of others) assert.deepEqual(shape(other(table)), shape(en!(table)));
  });
  test(`${game.name}: sections about other numbers of players fall away at a table`, async () => {
    const page = await manifestOf(game.name).rules.en();
    const ids = (table?: RulesOf): string[] => page(table).map((s) => s.id);
    for (const [id, players] of Object.entries(sectionsFor)) {
      assert.ok(ids().includes(id));
      for (const n of game.seats)
        assert.equal(ids({ options: settleOptions(game), players: n }).includes(id), players.includes(n), `${id} with ${n}`);
    }
  });
}

test('the lists of Venice are those of the edition at the table', async () => {
  const file = structuredClone(GAMES.venice!.standard) as { missions: { id: number; reward: { vp?: number } }[] };
  file.missions[0]!.reward.vp = 17;
  const page = await manifestOf('venice').rules.en();
  const table = { options: settleOptions(GAMES.venice!), players: 4 };
  assert.doesNotMatch(text(page(table)), /\b17 VP/);
  assert.match(text(page({ ...table, edition: file })), /\b17 VP/);
});
