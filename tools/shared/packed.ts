// For tests: the packages as somebody else has them, in an empty project.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { packages } from '../packages.mjs';
import { npm } from './steps.mjs';

/** Into this folder; gives the tarballs. Nothing else is fetched. */
export async function installed(folder: string): Promise<Readonly<Record<string, string>>> {
  const tarballs = await packages(path.join(folder, 'packed'));
  const project = path.join(folder, 'project');
  fs.mkdirSync(project);
  fs.writeFileSync(path.join(project, 'package.json'), '{ "private": true, "type": "module" }\n');
  await npm(['install', '--offline', '--no-audit', '--no-fund', ...Object.values(tarballs)], project);
  fs.copyFileSync(path.join(import.meta.dirname, 'plays.mjs'), path.join(project, 'plays.mjs'));
  return tarballs;
}
/** What it prints; fails with what it says where it fails. */
export function run(program: string, args: readonly string[], cwd: string, input?: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8', input });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}: ${error?.message ?? ''}${stdout}${stderr}`);
  return stdout.trim();
}
