// Two commands at once in a fresh clone: one makes ready, the other waits and says so; and neither takes away what the other runs on.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import { alone } from './alone.mjs';
import { toInstall } from './stamp.mjs';

describe('one command at a time', () => {
  let folder: string;
  let lock: string;
  before(() => {
    folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'ridotto-alone-')));
    lock = path.join(folder, 'deep', 'preparing');
  });
  beforeEach(() => fs.rmSync(lock, { force: true }));
  after(() => fs.rmSync(folder, { recursive: true, force: true }));

  /** Says when it is in and out, and that it waits; is in until its stdin ends. */
  const PROGRAM = `
    import { alone } from ${JSON.stringify(new URL('./alone.mjs', import.meta.url).href)};
    const say = (word) => console.log(word);
    await alone(process.argv[1], async () => {
      say('in');
      for await (const _ of process.stdin);
      say('out');
    }, { waits: () => say('waits') });`;
  const command = () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM, lock], { stdio: ['pipe', 'pipe', 'inherit'] });
    const said: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (text: string) => said.push(...text.trim().split('\n')));
    return {
      child,
      said,
      async says(word: string): Promise<void> {
        while (!said.includes(word)) await once(child.stdout, 'data');
      },
      async ends(): Promise<void> {
        child.stdin.end();
        if (child.exitCode === null) await once(child, 'close');
      },
    };
  };

  test('the second waits, says so once, and goes on when the first has done its work', async () => {
    const first = command();
    await first.says('in');
    const second = command();
    await second.says('waits');
    assert.deepEqual(second.said, ['waits']);
    await first.ends();
    await second.says('in');
    await second.ends();
    assert.deepEqual(
      [first.said, second.said],
      [
        ['in', 'out'],
        ['waits', 'in', 'out'],
      ],
    );
    assert.equal(fs.existsSync(lock), false);
  });

  test('a lock left by a dead process keeps nobody waiting', async () => {
    const dead = command();
    await dead.says('in');
    dead.child.kill('SIGKILL');
    await once(dead.child, 'close');
    assert.equal(fs.readFileSync(lock, 'utf8'), String(dead.child.pid));
    const next = command();
    await next.says('in');
    await next.ends();
    assert.deepEqual(next.said, ['in', 'out']);
  });

  test('nor does one whose number another process has by now, which gives no sign of life, nor one without a number', async () => {
    for (const owner of [String(process.ppid), '']) {
      let waited = 0;
      let done = false;
      fs.writeFileSync(lock, owner);
      const work = () => Promise.resolve(void (done = true));
      await alone(lock, work, { waits: () => waited++, silent: 300 });
      assert.deepEqual({ waited, done }, { waited: 1, done: true });
    }
  });

  test('whoever has it gives signs of life, and leaves it though the work goes wrong', async () => {
    const pulse = () => fs.statSync(lock).mtimeMs;
    const work = async (): Promise<void> => {
      const begun = pulse();
      while (pulse() === begun) await new Promise((later) => setTimeout(later, 20));
      throw new Error('no network');
    };
    await assert.rejects(alone(lock, work), /no network/);
    assert.equal(fs.existsSync(lock), false);
  });

  test('it is taken from nobody who has it by now', async () => {
    const other = spawnSync(process.execPath, ['-e', '']).pid;
    const work = (): Promise<void> => Promise.resolve(fs.writeFileSync(lock, String(other)));
    await alone(lock, work);
    assert.equal(fs.readFileSync(lock, 'utf8'), String(other));
  });
});

test('what is there of the same lock file is added to, never taken away under another command', () => {
  assert.deepEqual(toInstall('lean', 'none'), ['ci', '--ignore-scripts', '--omit=dev']);
  assert.deepEqual(toInstall('full', 'none'), ['ci', '--ignore-scripts', '--include=dev']);
  assert.deepEqual(toInstall('full', 'lean'), ['install', '--no-save', '--ignore-scripts', '--include=dev']);
  for (const [mode, has] of [
    ['lean', 'lean'],
    ['lean', 'full'],
    ['full', 'full'],
  ] as const)
    assert.equal(toInstall(mode, has), undefined);
});
