// The way every npm script goes: prepare, then hand over. Tried from outside, as npm does it.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { hash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { CACHE, ROOT } from './shared/steps.mjs';

const RUN = path.join(ROOT, 'tools', 'run.mjs');

describe('handing over', () => {
  let folder: string;
  before(() => {
    folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'ridotto-run-')));
  });
  after(() => fs.rmSync(folder, { recursive: true, force: true }));

  const program = (source: string) => {
    const file = path.join(folder, 'program.ts');
    fs.writeFileSync(file, source);
    return file;
  };
  const run = (source: string, args: string[] = [], flags: string[] = [], options: { cwd?: string; input?: string } = {}) =>
    spawnSync(process.execPath, [RUN, ...flags, program(source), ...args], { encoding: 'utf8', ...options });

  test('runs TypeScript with Node 24 or newer, also for what it starts', () => {
    const { stdout } = run(
      `import { execSync } from 'node:child_process';
       const mine: string = process.version;
       console.log(mine === execSync('node --version', { encoding: 'utf8' }).trim(), Number(mine.slice(1).split('.')[0]) >= 24);`,
    );
    assert.equal(stdout, 'true true\n');
  });

  test('passes arguments on, flags among them', () => {
    const { stdout } = run('console.log(JSON.stringify(process.argv.slice(2)));', ['--dev', 'a b', '--', '-x']);
    assert.deepEqual(JSON.parse(stdout), ['--dev', 'a b', '--', '-x']);
  });

  test('passes stdin on, and adds nothing to stdout or stderr when all is ready', () => {
    const { stdout, stderr } = run('process.stdin.pipe(process.stdout);', [], [], { input: 'one\ntwo\n' });
    assert.deepEqual({ stdout, stderr }, { stdout: 'one\ntwo\n', stderr: '' });
  });

  test('keeps the exit status', () => {
    assert.equal(run('process.exit(7);').status, 7);
  });

  test('ends by the signal that ended the program', { skip: process.platform === 'win32' }, () => {
    assert.equal(run(`process.kill(process.pid, 'SIGKILL');`).signal, 'SIGKILL');
  });

  test('starts again what has ended itself because it was stuck, if it is to', { skip: process.platform === 'win32' }, () => {
    const marks = path.join(folder, 'starts');
    const stuck = `import fs from 'node:fs';
      fs.appendFileSync(${JSON.stringify(marks)}, 'x');
      if (fs.readFileSync(${JSON.stringify(marks)}, 'utf8').length < 3) process.kill(process.pid, 'SIGABRT');
      else process.exit(4);`;
    assert.equal(run(stuck).signal, 'SIGABRT');
    assert.equal(run(stuck, [], ['--again']).status, 4);
    assert.equal(fs.readFileSync(marks, 'utf8'), 'xxx');
  });

  test('passes SIGTERM on and waits for the program to finish', { skip: process.platform === 'win32' }, async () => {
    const file = program(
      `process.on('SIGTERM', () => { console.log('closing'); process.exit(3); }); setInterval(() => {}, 1000); console.log('up');`,
    );
    const child = spawn(process.execPath, [RUN, file], { stdio: ['ignore', 'pipe', 'inherit'] });
    let stdout = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      if (stdout === 'up\n') child.kill('SIGTERM');
    });
    const [code] = (await once(child, 'close')) as [number];
    assert.deepEqual({ code, stdout }, { code: 3, stdout: 'up\nclosing\n' });
  });

  test('ends the program when the shell that npm put in between is gone', { skip: process.platform === 'win32' }, async () => {
    const file = program(
      `process.on('SIGTERM', () => { console.log('closing'); process.exit(); }); setInterval(() => {}, 1000); console.log('up');`,
    );
    const env = { ...process.env, npm_lifecycle_event: 'start' };
    // `true` afterwards keeps the shell from becoming the program.
    const shell = spawn('sh', ['-c', `"${process.execPath}" "${RUN}" "${file}"; true`], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let stdout = '';
    shell.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      if (stdout === 'up\n') shell.kill('SIGTERM');
    });
    await once(shell, 'close'); // not before the program, too, has closed its stdout
    assert.equal(stdout, 'up\nclosing\n');
  });

  test('works from the root of the repository, or with --here from where npm was called', () => {
    const where = 'console.log(process.cwd());';
    const called = { cwd: folder, env: { ...process.env, INIT_CWD: folder } };
    assert.equal(run(where, [], [], called).stdout, `${ROOT}\n`);
    assert.equal(run(where, [], ['--here'], called).stdout, `${folder}\n`);
  });

  test('says in one line that there is no such program', () => {
    const { status, stderr } = spawnSync(process.execPath, [RUN, 'cli/nowhere.ts'], { encoding: 'utf8' });
    assert.deepEqual({ status, stderr }, { status: 2, stderr: 'ridotto: there is no cli/nowhere.ts\n' });
  });
});

describe('types', () => {
  // Of programs within the house alone something is kept.
  const folder = path.join(CACHE, 'run-test');
  const file = path.join(folder, 'program.ts');
  const kept = path.join(CACHE, `stripped-${process.version}`, `${hash('sha256', file)}.js`);
  const run = (source: string) => {
    fs.writeFileSync(file, source);
    return spawnSync(process.execPath, [RUN, file], { encoding: 'utf8' });
  };
  before(() => fs.mkdirSync(folder, { recursive: true }));
  after(() => {
    fs.rmSync(folder, { recursive: true, force: true });
    fs.rmSync(kept, { force: true });
  });

  test('are taken away once, and again after a change', () => {
    assert.equal(run('const said: string = "one"; console.log(said);').stdout, 'one\n');
    fs.writeFileSync(kept, fs.readFileSync(kept, 'utf8').replace('one', 'what was kept'));
    assert.equal(run('const said: string = "one"; console.log(said);').stdout, 'what was kept\n');
    assert.equal(run('const said: string = "two"; console.log(said);').stdout, 'two\n');
    fs.writeFileSync(kept, fs.readFileSync(kept, 'utf8').slice(0, 20));
    assert.equal(run('const said: string = "two"; console.log(said);').stdout, 'two\n');
  });

  test('leave lines and columns as they are, also when they are known', () => {
    const source = 'type Unused = {\n  n: number;\n};\nconst said: string = "three"; throw new Error(said);';
    for (const _ of ['taken away', 'known']) assert.match(run(source).stderr, /program\.ts:4:37/);
  });

  test('what is wrong in a file is said with its name', () => {
    assert.match(run('const said: = 3;').stderr, /SyntaxError: .*program\.ts: Unexpected token/);
  });

  test('once they are known, no typed array is doubted for them (docs/speed.md)', () => {
    run('const n: number = 4; console.log(n);');
    const flags = ['--import', new URL('./strip-types.mjs', import.meta.url).href, '--trace-protector-invalidation'];
    assert.equal(spawnSync(process.execPath, [...flags, file], { encoding: 'utf8' }).stdout, '4\n');
  });
});
