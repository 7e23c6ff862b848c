// Shows an address in whatever browser this machine has.
import { spawn } from 'node:child_process';

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Was somebody found who shows it? BROWSER names a program, as elsewhere. */
export function showInBrowser(url: string): Promise<boolean> {
  const named = process.env.BROWSER;
  const [program, ...args] = named ? [named] : (OPENERS[process.platform] ?? ['xdg-open']);
  return new Promise((resolve) => {
    const child = spawn(program, [...args, url], { stdio: 'ignore', detached: true });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
    // A browser that was not running yet stays.
    child.once('spawn', () => setTimeout(() => resolve(true), LONG_ENOUGH).unref());
    child.unref();
  });
}
/** Milliseconds in which whoever cannot show it has said so. */
const LONG_ENOUGH = 2000;
