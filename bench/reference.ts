// The C++ engine in reference/: compiled on first use, kept until its sources, the compiler or the machine change.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Measured, Runner } from './rounds.ts';

const FLAGS = ['-O3', '-march=native', '-std=c++17'];
const FOLDER = path.join(import.meta.dirname, 'reference');
const CACHE = path.join(import.meta.dirname, '..', '.cache', 'bench');

export interface Reference {
  readonly compiler: string;
  readonly flags: string;
  readonly program: string;
}

/** undefined: there is no g++. Throws when it is there and fails. */
export function reference(): Reference | undefined {
  const version = spawnSync('g++', ['--version'], { encoding: 'utf8' });
  if (version.error || version.status !== 0) return undefined;
  const compiler = version.stdout.split('\n')[0].trim();
  const hash = createHash('sha256').update(`${compiler} ${FLAGS.join(' ')} ${os.cpus()[0]?.model}`);
  for (const file of ['sanmarco.hpp', 'bench.cpp']) hash.update(fs.readFileSync(path.join(FOLDER, file)));
  const program = path.join(CACHE, `reference-${hash.digest('hex').slice(0, 16)}`);
  if (!fs.existsSync(program)) {
    fs.mkdirSync(CACHE, { recursive: true });
    // Under another name until it is whole: two may compile at a time.
    const making = `${program}.${process.pid}`;
    execFileSync('g++', [...FLAGS, '-o', making, path.join(FOLDER, 'bench.cpp')], { stdio: ['ignore', 'inherit', 'inherit'] });
    fs.renameSync(making, program);
  }
  return { compiler, flags: FLAGS.join(' '), program };
}

/** `what`: play, iterate or copy, as for the jobs of job.ts. */
export function native({ program }: Reference, what: string): Runner {
  let seed = 1;
  return {
    run: (times) =>
      Promise.resolve(JSON.parse(execFileSync(program, [what, String(times), String(seed++)], { encoding: 'utf8' })) as Measured),
    stop: () => undefined,
  };
}
