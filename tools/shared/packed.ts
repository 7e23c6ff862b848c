// For tests: the packages as somebody else has them, in an empty project, and a game that they play there.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Environment } from '@ridotto/library/index.ts';
import { packages } from '../packages.mjs';
import { npm } from './steps.mjs';

/** Plays a game of each to its end, always alike, and says how it ended. */
const PLAYS = `
import { Environment, GAMES } from '@ridotto/library';
export const ended = Object.keys(GAMES).map((game) => {
  const environment = new Environment(game, { seed: 7 });
  let n = 0;
  while (!environment.over) {
    const legal = environment.legal();
    environment.step(legal[n++ % legal.length]);
    if (n > 20000) throw new Error(game + ' does not end');
  }
  return [game, n, ...environment.scores].join(' ');
}).join('; ');
`;
/** The same, from the sources. */
export function endedHere(games: readonly string[]): string {
  return games
    .map((game) => {
      const environment = new Environment(game, { seed: 7 });
      let n = 0;
      while (!environment.over) {
        const legal = environment.legal();
        environment.step(legal[n++ % legal.length]);
      }
      return [game, n, ...environment.scores].join(' ');
    })
    .join('; ');
}

/** Into this folder; gives the tarballs. Nothing else is fetched. */
export async function installed(folder: string): Promise<Readonly<Record<string, string>>> {
  const tarballs = await packages(path.join(folder, 'packed'));
  const project = path.join(folder, 'project');
  fs.mkdirSync(project);
  fs.writeFileSync(path.join(project, 'package.json'), '{ "private": true, "type": "module" }\n');
  await npm(['install', '--offline', '--no-audit', '--no-fund', ...Object.values(tarballs)], project);
  fs.writeFileSync(path.join(project, 'plays.js'), PLAYS);
  return tarballs;
}
/** What it prints; fails with what it says where it fails. */
export function run(program: string, args: readonly string[], cwd: string, input?: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8', input });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}: ${error?.message ?? ''}${stdout}${stderr}`);
  return stdout.trim();
}
