// For tests: runs the real command as a child process; it speaks English unless asked otherwise.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export const MAIN = path.join(import.meta.dirname, '..', 'main.ts');
export interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}
export function ridotto(args: readonly string[], input = '', env: Readonly<Record<string, string>> = {}): Promise<Ran> {
  const child = spawn(process.execPath, [MAIN, ...args], { env: { ...process.env, LC_ALL: 'C', ...env } });
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
  child.stdin.on('error', () => undefined); // it may end before it has read all
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() }));
  });
}
/** A folder with these files. */
export function folderWith(files: Readonly<Record<string, string>> = {}): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ridotto-'));
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), content);
  }
  return folder;
}
