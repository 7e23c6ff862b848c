// The packages on the oldest Node that they promise to run on, and before a judge that npm brings for that: too long for each time.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { installed, run } from './shared/packed.ts';
import { ended } from './shared/plays.mjs';
import { npm } from './shared/steps.mjs';

const OLDEST = 22;
const JUDGE = '@arethetypeswrong/cli@0.18.5';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ridotto-packages-'));
let tarballs: Readonly<Record<string, string>>;
before(async () => {
  tarballs = await installed(folder);
});
after(() => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

test(`they run on Node ${OLDEST}`, async () => {
  const place = path.join(folder, 'node');
  fs.mkdirSync(place);
  fs.writeFileSync(path.join(place, 'package.json'), '{ "private": true }\n');
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  await npm(['install', '--no-audit', '--no-fund', '--ignore-scripts', `${name}@${OLDEST}`], place);
  const node = path.join(place, 'node_modules', name, 'bin', platform === 'win' ? 'node.exe' : 'node');
  assert.match(run(node, ['--version'], place), new RegExp(`^v${OLDEST}\\.`));
  const said = run(
    node,
    ['--input-type=module', '--eval', `import { ended } from './plays.mjs'; console.log(ended);`],
    path.join(folder, 'project'),
  );
  assert.equal(said, ended);
});

test('their types are found in every way in which modules are looked for', () => {
  for (const tarball of Object.values(tarballs))
    run('npm', ['exec', '--yes', `--package=${JUDGE}`, '--', 'attw', tarball, '--profile', 'esm-only'], folder);
});
