// The rules pages of all games: what they say at a table depends on what the table has agreed, in every language alike.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settleOptions, type Game, type Options } from '@ridotto/engine';
import type { RulesOf, Section } from '@ridotto/engine/rules-text.ts';
import { LANGUAGES } from '@ridotto/engine/words.ts';
import { GAMES } from './index.ts';
import { manifestOf } from './list.ts';

/** Settings that leave the rules as they are: they only say who, or which colour. The last section names them. */
const ONLY_NAMED: Readonly<Record<string, readonly string[]>> = {
  'san-marco': ['firstLeader'],
  inkognito: ['firstPlayer', 'absentColour'],
  valencia: [],
  venice: ['favour1', 'favour2', 'favour3', 'favour4', 'favour5'],
};
/** With how many players a setting is about something; left out: with the most. */
const WITH: Readonly<Record<string, number>> = { absentColour: 3, soloExtraCards: 1 };
const playersFor = (game: Game, option: string): number =>
  WITH[option] ?? (option.startsWith('solo') ? 1 : game.seats[game.seats.length - 1]!);

const shape = (sections: readonly Section[]): string[] =>
  sections.map((s) => `${s.id}: ${s.paragraphs.map((p) => (typeof p === 'string' ? 'p' : p.length)).join(' ')}`);
const text = (sections: readonly Section[]): string =>
  sections
    .filter((s) => s.id !== 'settings')
    .map((s) => [s.title, ...s.paragraphs.flat()].join('\n'))
    .join('\n');
const settings = (sections: readonly Section[]): string => sections.at(-1)!.paragraphs.flat().join('\n');

for (const game of Object.values(GAMES)) {
  const tables: { option: string; value: string | number | boolean; table: RulesOf; usual: RulesOf }[] = Object.entries(
    game.options,
  ).flatMap(([option, values]) =>
    values.slice(1).map((value) => {
      const players = playersFor(game, option);
      // Seats with a favour card are of interest where they are chosen.
      const given: Options = /^favour\d$/.test(option) ? { favourCards: 'chosen' } : {};
      const usual = { options: settleOptions(game, given), players };
      return { option, value, usual, table: { options: settleOptions(game, { ...given, [option]: value }), players } };
    }),
  );
  for (const l of LANGUAGES)
    test(`${game.name}, ${l}: every setting that changes the rules changes the page, and the last section names it`, async () => {
      const page = await manifestOf(game.name).rules[l]();
      for (const { option, value, table, usual } of tables) {
        const where = `${option} = ${String(value)}`;
        assert.notEqual(settings(page(table)), settings(page(usual)), where);
        if (ONLY_NAMED[game.name]!.includes(option)) assert.equal(text(page(table)), text(page(usual)), where);
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
    const few = { 'san-marco': {}, inkognito: { three: 3, five: 5 }, valencia: { two: 2 }, venice: { smugglers: 2, 'solo-end': 1 } }[
      game.name
    ]!;
    for (const [id, players] of Object.entries(few)) {
      assert.ok(ids().includes(id));
      for (const n of game.seats)
        assert.equal(ids({ options: settleOptions(game), players: n }).includes(id), n === players, `${id} with ${n}`);
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
