// For tests: a program that has PostgreSQL run until nobody holds its standard input any more, however they have ended; then
// all that was in it is gone. Arguments: folder, user and group (or -), the program and its arguments.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const [folder, uid, gid, program, ...args] = process.argv.slice(2);
const log = fs.openSync(path.join(folder, 'log'), 'w');
const user = uid === '-' ? {} : { uid: Number(uid), gid: Number(gid) };
const server = spawn(program, args, { cwd: folder, stdio: ['ignore', log, log], ...user });
let wanted = true;
server.once('exit', (code) => {
  if (!wanted) fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  process.exitCode = code ?? 1;
  process.stdin.destroy();
});
process.stdin.resume().once('close', () => {
  wanted = false;
  server.kill('SIGQUIT');
});
