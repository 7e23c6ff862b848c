import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Failure, type Command } from '../terminal/command.ts';

const BENCH = path.resolve(import.meta.dirname, '..', '..', 'bench', 'main.ts');

export const command: Command = {
  name: 'bench',
  usage: '[ARGUMENT…]',
  what: 'Measures how fast the rules are played. Arguments are handed on to bench/main.ts.',
  options: {},
  handsOn: true,
  async run(_values, args) {
    if (!fs.existsSync(BENCH)) throw new Failure(`there is no ${path.relative(process.cwd(), BENCH)}`);
    const child = spawn(process.execPath, [...process.execArgv, BENCH, ...args], { stdio: 'inherit' });
    process.exitCode = await new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => resolve(code ?? 1));
    });
  },
};
