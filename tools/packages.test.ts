// What can be published, tried as somebody would who has installed it: from tarballs, in an empty project.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { installed, run } from './shared/packed.ts';
import { ended } from './shared/plays.mjs';
import { PACKAGES } from './packages.mjs';
import { ROOT } from './shared/steps.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ridotto-packages-'));
const project = path.join(folder, 'project');
before(() => installed(folder));
after(() => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

test('they play the games that the sources play', () => {
  const said = run(
    process.execPath,
    ['--input-type=module', '--eval', `import { ended } from './plays.mjs'; console.log(ended);`],
    project,
  );
  assert.equal(said, ended);
});

test('what is meant for whoever works on the house is not in them', () => {
  const files = PACKAGES.flatMap((name) =>
    fs.readdirSync(path.join(project, 'node_modules', '@ridotto', name), { recursive: true }).map(String),
  );
  assert.deepEqual(
    files.filter((file) => /\.test\.|(^|\/)(tests|battery|records)(\/|$)|\.yaml$|(?<!\.d)\.ts$/.test(file)),
    [],
  );
  for (const name of ['index.js', 'index.d.ts', 'index.js.map', 'LICENSE', 'README.md']) assert.ok(files.includes(name), name);
});

test('their types are those of the sources', () => {
  fs.writeFileSync(
    path.join(project, 'right.ts'),
    `import { Environment, sanMarco } from '@ridotto/library';
import type { Choice } from '@ridotto/engine';
import { settleOptions } from '@ridotto/engine/match/options';
export const legal: readonly Choice[] = new Environment(sanMarco, { players: 3, options: settleOptions(sanMarco) }).legal();
`,
  );
  fs.writeFileSync(
    path.join(project, 'wrong.ts'),
    `import { Environment } from '@ridotto/library';\nexport const legal: string = new Environment('venice').legal();\n`,
  );
  const tsc = path.join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const checked = (file: string): string =>
    run(process.execPath, [tsc, '--noEmit', '--strict', '--module', 'nodenext', '--types', '', file], project);
  assert.equal(checked('right.ts'), '');
  assert.throws(() => checked('wrong.ts'), /wrong\.ts\(2,14\): error TS2322/);
});

test('nothing is to be said of how they are packed', async () => {
  for (const name of PACKAGES) {
    const pkgDir = path.join(folder, 'packed', name);
    const { messages } = await publint({ pkgDir, pack: false, strict: true });
    const { default: about } = (await import(path.join(pkgDir, 'package.json'), { with: { type: 'json' } })) as {
      default: Record<string, unknown>;
    };
    assert.deepEqual(
      messages.map((message) => `${name}: ${formatMessage(message, about)}`),
      [],
    );
  }
});

test('the program of the library answers a request a line', () => {
  const program = path.join(project, 'node_modules', '.bin', 'ridotto-environment');
  const lines = run(
    program,
    [],
    project,
    '{"do":"new","game":"san-marco","seed":1,"id":"a"}\n\n{"do":"state","environment":2}\nnonsense\n',
  ).split('\n');
  assert.equal(lines.length, 3);
  assert.partialDeepStrictEqual(JSON.parse(lines[0]), { id: 'a', environment: 1, over: false });
  assert.deepEqual(
    lines.slice(1).map((line) => JSON.parse(line) as object),
    [{ problem: 'there is no environment 2' }, { problem: 'this line is not JSON' }],
  );
});
