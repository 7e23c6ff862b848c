// Every game of the house passes the engine's battery: every number of players, every edition, every two values of options
// together. RIDOTTO_LONG=1 plays many more games.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { battery } from '@ridotto/engine/battery/index.ts';
import { GAMES } from './index.ts';
import { aboutOf } from './tests/abouts.ts';

const LONG = process.env.RIDOTTO_LONG === '1';
const HERE = fileURLToPath(new URL('.', import.meta.url));

/** Editions besides the one that ships: other files in the game's folder. */
function editions(name: string): { name: string; file: unknown }[] {
  const folder = `${HERE}${name}/editions`;
  const files = fs.existsSync(folder) ? fs.readdirSync(folder).filter((f) => f.endsWith('.json') && f !== 'standard.json') : [];
  return files.map((f) => ({ name: f, file: JSON.parse(fs.readFileSync(`${folder}/${f}`, 'utf8')) as unknown }));
}

/** A game that needs more than settings has a battery test in its own folder. */
const hasItsOwn = (name: string): boolean => fs.existsSync(`${HERE}${name}/battery.test.ts`);

for (const [name, game] of Object.entries(GAMES).filter(([n]) => !hasItsOwn(n)))
  for (const edition of [{ name: 'standard', file: game.standard }, ...editions(name)])
    void test(`${name}, ${edition.name}: the battery`, () => {
      const settings = LONG ? { games: 40, pace: 6 } : { games: 4 };
      const report = battery(game, { ...settings, ...aboutOf(name).battery, edition: edition.file });
      for (const check of 'legal copy notation position lines together luck distribution view facts sample refusal undo replica replay belief'.split(
        ' ',
      ))
        assert.ok(report.checks[check] > 0, `${check} was never made`);
      const unsaid = game.codec.verbs.filter((verb) => report.verbs[verb] === undefined);
      if (LONG) assert.deepEqual(unsaid, [], 'verbs that nobody ever said');
      console.log(`${name}: ${report.tables} tables, ${report.games} games, ${report.decisions} decisions, the longest ${report.longest}`);
    });

void test('vocabularies and states have fast properties, as docs/speed.md wants it', () => {
  const program = `
    import { GAMES } from './index.ts';
    import * as sanMarco from './san-marco/box/vocabulary.ts';
    const slow = [];
    const check = (name, o) => { if (!%HasFastProperties(o)) slow.push(name); };
    check('vocabulary', sanMarco.SAY);
    for (const verb of Object.keys(sanMarco.SAY)) check(verb, sanMarco.SAY[verb]);
    for (const [name, game] of Object.entries(GAMES)) {
      const options = Object.fromEntries(Object.entries(game.options).map(([k, v]) => [k, v[0]]));
      const s = game.create(game.edition(game.standard), options, game.seats[0]);
      check(name + ' state', s);
      s.node;
      for (let p = Object.getPrototypeOf(s); p !== Object.prototype; p = Object.getPrototypeOf(p)) check(name + ' prototype', p);
    }
    console.log(slow.join(', ') || 'fast');`;
  const run = spawnSync(process.execPath, ['--allow-natives-syntax', '--input-type=module', '--eval', program], {
    cwd: HERE,
    encoding: 'utf8',
  });
  assert.equal(run.stdout.trim(), 'fast', run.stderr);
});
