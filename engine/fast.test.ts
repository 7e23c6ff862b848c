// Two traps of V8 that cost more than everything else (docs/speed.md): an object built key by key becomes a dictionary.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

const program = `
import { SAY, State } from './battery/toy/lab.ts';
import { canalGame, SAY as CANAL } from './battery/toy/canal.ts';
const slow = [];
const check = (name, o) => { if (!%HasFastProperties(o)) slow.push(name); };
for (const [name, say] of [['lab', SAY], ['canal', CANAL]]) {
  check(name + ' vocabulary', say);
  for (const verb of Object.keys(say)) check(name + ' ' + verb, say[verb]);
}
for (const [name, s] of [['lab', new State(2, {})], ['canal', canalGame.create(null, {}, 3)]]) {
  check(name + ' state', s);
  s.node;
  for (let p = Object.getPrototypeOf(s); p !== Object.prototype; p = Object.getPrototypeOf(p)) check(name + ' prototype', p);
}
console.log(slow.join(', ') || 'fast');
`;

void test('vocabularies, verbs and states have fast properties', () => {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const run = spawnSync(process.execPath, ['--allow-natives-syntax', '--input-type=module', '--eval', program], {
    cwd: here,
    encoding: 'utf8',
  });
  assert.equal(run.stdout.trim(), 'fast', run.stderr);
});
