// engine, games, bots and table run on the server, in a worker, in the browser and offline. Their TypeScript
// configurations know neither Node nor the browser; each is tried with a file that needs one of them.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { ROOT } from './shared/steps.mjs';

/** What is refused, and the number of the compiler's answer. */
const refused = [
  ['export const a = process.version;', 2591],
  ['export const a = Buffer.alloc(1);', 2591],
  ['export const a = document.title;', 2584],
  ['export const a = new AbortController();', 2304],
  ['export const a = setTimeout(() => undefined, 1);', 2304],
  [`export { readFileSync } from 'node:fs';`, 2591],
  ['enum A { B }\nexport const a = A.B;', 1294],
  ['export class A {\n  constructor(private readonly b: number) {}\n  c = () => this.b;\n}', 1294],
] as const;

let root: string;
before(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'ridotto-types-'));
  fs.copyFileSync(path.join(ROOT, 'tsconfig.base.json'), path.join(root, 'tsconfig.base.json'));
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'), 'junction');
});
after(() => fs.rmSync(root, { recursive: true, force: true }));

for (const workspace of ['engine', 'games', 'bots', 'library', 'table']) {
  describe(workspace, () => {
    let output: string;
    before(() => {
      const folder = path.join(root, workspace);
      fs.mkdirSync(folder);
      fs.copyFileSync(path.join(ROOT, workspace, 'tsconfig.json'), path.join(folder, 'tsconfig.json'));
      refused.forEach(([source], index) => fs.writeFileSync(path.join(folder, `refused-${index}.ts`), `${source}\n`));
      fs.writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }\n');
      fs.writeFileSync(path.join(folder, 'accepted.ts'), 'export const a = new Uint8Array(3).slice(1);\n');
      fs.writeFileSync(path.join(folder, 'accepted.test.ts'), `import 'node:fs';\n`);
      const tsc = path.join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
      output = spawnSync(process.execPath, [tsc, '--project', '.', '--pretty', 'false'], { cwd: folder, encoding: 'utf8' }).stdout;
    });
    for (const [index, [source, answer]] of refused.entries()) {
      test(`refuses ${source.split('\n')[0]}`, () => assert.match(output, new RegExp(`refused-${index}\\.ts\\(.*TS${answer}`)));
    }
    test('accepts plain code, and leaves test files to another configuration', () => assert.doesNotMatch(output, /accepted/));
  });
}
