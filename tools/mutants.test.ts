// Faults that are planted to see whether the tests notice: which there are, and that a fault is planted and taken out again.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { faultsIn } from './mutants/faults.mjs';
import { ROOT } from './shared/steps.mjs';

const planted = async (source: string): Promise<string[]> =>
  (await faultsIn('x.ts', source)).map(({ start, end, is }) => source.slice(0, start) + is + source.slice(end));

test('faults of each kind, and none in types', async () => {
  const found = await planted('if (a < 1) b(c, d);');
  for (const fault of [
    'if (a <= 1) b(c, d);',
    'if (1 < a) b(c, d);',
    'if (a < 2) b(c, d);',
    'if (false) b(c, d);',
    'if (true) b(c, d);',
    'if (a < 1) b(d, c);',
    'if (a < 1) ;',
  ])
    assert.ok(found.includes(fault), fault);
  assert.equal(found.length, 7);
  assert.deepEqual(await planted('type A = Readonly<Record<string, 1 | 2>>;'), []);
  assert.ok((await planted('const f = () => !x ? y : z;')).includes('const f = () => !x ? z : y;'));
  assert.ok((await planted('function f() { g(); return 1; }')).includes('function f() { return; g(); return 1; }'));
});

test('each fault that somebody thought of can still be planted, and whoever is to notice it is there', () => {
  const lists = path.join(ROOT, 'tools/mutants/by-hand');
  for (const list of fs.readdirSync(lists)) {
    const faults = JSON.parse(fs.readFileSync(path.join(lists, list), 'utf8')) as {
      file: string;
      was: string;
      is: string;
      tests?: string[];
    }[];
    assert.ok(faults.length > 0, list);
    for (const { file, was, is, tests = [] } of faults) {
      const source = fs.existsSync(path.join(ROOT, file)) ? fs.readFileSync(path.join(ROOT, file), 'utf8') : '';
      assert.equal(source.split(was).length - 1, 1, `${list}: in ${file}, once: ${was}`);
      assert.notEqual(was, is, list);
      for (const test of tests) {
        const [where, only] = test.split('#');
        assert.ok(fs.existsSync(path.join(ROOT, where)), `${list}: ${where}`);
        if (only !== undefined && where.endsWith('.spec.ts'))
          assert.ok(fs.readFileSync(path.join(ROOT, where), 'utf8').includes(only), `${list}: a test of ${where} named "${only}"`);
      }
    }
  }
});

test('a fault that no test looks at survives, another is noticed, and nothing is tried twice', (t) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ridotto-mutants-test-'));
  t.after(() => fs.rmSync(folder, { recursive: true, force: true }));
  const file = 'engine/state/pile.ts';
  const log = path.join(folder, 'log.jsonl');
  const tests = { blind: '', sharp: '', broken: '' };
  for (const name of ['blind', 'sharp', 'broken'] as const) tests[name] = path.join(folder, `${name}.test.ts`);
  fs.writeFileSync(tests.blind, '');
  const sound = JSON.stringify(fs.readFileSync(path.join(ROOT, file), 'utf8'));
  fs.writeFileSync(
    tests.sharp,
    `import fs from 'node:fs';\nif (fs.readFileSync('${file}', 'utf8') !== ${sound}) throw new Error('changed');\n`,
  );
  fs.writeFileSync(tests.broken, `throw new Error('always');\n`);
  const run = (which: keyof typeof tests) =>
    spawnSync(process.execPath, [path.join(ROOT, 'tools/mutants.mjs'), file, '--n', '1', '--log', log, '--tests', tests[which]], {
      encoding: 'utf8',
    });
  const broken = run('broken');
  assert.equal(broken.status, 2);
  assert.match(broken.stderr, /without any fault these tests fail/);
  const first = run('blind');
  assert.match(first.stdout, /0 noticed, 1 survived/, first.stderr);
  // Known already: the sharp-eyed test is not asked.
  const lines = fs.readFileSync(log, 'utf8');
  assert.match(run('sharp').stdout, /0 noticed, 1 survived/);
  assert.equal(fs.readFileSync(log, 'utf8'), lines);
  fs.rmSync(log);
  assert.match(run('sharp').stdout, /1 noticed, 0 survived/);
});

test('what cannot be is said', () => {
  const run = (...args: string[]) => spawnSync(process.execPath, [path.join(ROOT, 'tools/mutants.mjs'), ...args], { encoding: 'utf8' });
  assert.match(run('nowhere').stderr, /there is no nowhere/);
  assert.match(run('engine', '--n', 'many').stderr, /--n is "many"; it must be a whole number/);
  assert.match(run().stdout, /PLACE/);
});
