// Records outlive the rules: games that were played by any version are played by the rules of today, and come to the same.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { carryRecord, type Game, type Otherwise } from '@ridotto/engine';
import { GAMES } from './index.ts';
import { manifestOf } from './list.ts';
import { cellsOf, keptRecords, matrixOf, playAgain, type End, type KeptRecord } from './tests/records.ts';

const RECORDS = 100;

/** What is wrong with it, played by this game; undefined: nothing. */
function wrongWith(game: Game, { record, ends }: KeptRecord, reached = new Set<string>()): string | undefined {
  let version: number;
  let end: End;
  const but = new Set<Otherwise>();
  try {
    const { carried, record: now } = carryRecord(game, record);
    for (const what of carried.but) but.add(what);
    if (carried.is === 'migrated') but.add('states');
    const again = playAgain(carried.game, now);
    for (const what of [...again.reaches, ...cellsOf(carried.game, again, now, manifestOf(game.name).matters)]) reached.add(what);
    ({ end } = again);
    version = carried.game.rulesVersion;
  } catch (e) {
    return (e as Error).message;
  }
  const noted = ends[version];
  if (noted === undefined) return `how it ends by version ${version} is not written down: see tools/records.ts`;
  const differ = (a: End, b: End, left: ReadonlySet<Otherwise>): string[] =>
    (['state', 'facts', 'scores', 'winners'] as const).filter(
      (key) => !left.has(`${key === 'state' ? 'states' : key}` as Otherwise) && JSON.stringify(a[key]) !== JSON.stringify(b[key]),
    );
  const now = differ(end, noted, new Set());
  if (now.length > 0) return `${now.join(', ')}: not as version ${version} of the rules had it; a change needs a new version`;
  const before = differ(noted, ends[record.rules], but);
  if (before.length > 0) return `${before.join(', ')}: not as version ${record.rules} had it`;
  return undefined;
}

for (const game of Object.values(GAMES)) {
  suite(`games of ${game.name}`, () => {
    const records = keptRecords(game.name);
    const reached = new Set<string>();
    test('each comes to what it came to', () => {
      const wrong = records.flatMap((r) => {
        const what = wrongWith(game, r, reached);
        return what === undefined ? [] : [`${r.name}: ${what}`];
      });
      assert.deepEqual(wrong, []);
    });
    test('every node, verb and option is among them, and each number of players, way to end and option with each other', () => {
      assert.ok(records.length >= RECORDS, `${records.length} records are too few`);
      const { rules, codec, options, seats } = game;
      // Scripts are no places: play is at one of their steps.
      const nodes = rules.names.filter((_, n) => (rules as unknown as { nodes: readonly { kind: number }[] }).nodes[n].kind !== 0);
      const wanted = [
        ...nodes.map((node) => `at ${node}`),
        ...codec.verbs.map((verb) => `says ${verb}`),
        ...Object.entries(options).flatMap(([name, values]) => values.map((value) => `${name} ${String(value)}`)),
        ...matrixOf(game, manifestOf(game.name).matters),
        ...seats.map((n) => `${n} players, from the start`),
        'taken back',
      ];
      const lacking = wanted.filter((what) => !reached.has(what));
      assert.deepEqual(lacking, [], `npm run records -- fill ${game.name}, adds what is lacking`);
    });
    test('a change under the same number is found, and so is a new number about which nothing was decided', () => {
      const some = [...records].sort((a, b) => a.record.log.length - b.record.log.length).slice(0, 8);
      const found = (changed: Game): string[] => some.flatMap((r) => wrongWith(changed, r) ?? []);
      assert.deepEqual(found(game), []);
      const { rulesVersion, earlier } = game;
      const undecided = found({ ...game, rulesVersion: rulesVersion + 1 });
      assert.equal(undecided.length, some.length);
      for (const what of undecided) assert.match(what, /what becomes of version \d+ has not been decided/);
      const unnoted = found({ ...game, rulesVersion: rulesVersion + 1, earlier: { ...earlier, [rulesVersion]: { is: 'same' } } });
      for (const what of unnoted) assert.match(what, /how it ends by version \d+ is not written down/);
      const scored = found({ ...game, scores: (s) => game.scores(s).map((n, p) => n + (p === 0 ? 1 : 0)) });
      assert.equal(scored.length, some.length);
      for (const what of scored) assert.match(what, /^scores: not as version/);
      // The rules tell one thing otherwise.
      const rules = Object.create(game.rules) as Game['rules'];
      rules.tick = (s, io) => {
        const more = game.rules.tick(s, io);
        if (!more && s.awaited === 0) io.tell(255, 'curtain', () => ({}));
        return more;
      };
      for (const what of found({ ...game, rules })) assert.match(what, /^facts: not as version/);
      assert.ok(found({ ...game, rules }).length > 0);
    });
  });
}
