// For tests: the page as it was built, but for its luck. What a device deals from, what it adds to a house's secret and what its
// bots choose by is known, so that a table opened on the page is dealt alike each time.
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..', '..');
const PAGE = path.join(ROOT, 'web', 'dist');

/** Bytes asked for are answered by `known`, where it knows an answer. */
const instead = (known: string): string =>
  `{const real=crypto.getRandomValues.bind(crypto);let n=0;crypto.getRandomValues=(a)=>{const known=(${known})(a.length);if(known===undefined)return real(a);for(let i=0;i<a.length;i++)a[i]=known+i;return a}};`;
/** In a window: the 16 bytes of a salt. The 32 of a guest's key stay what they are: two guests are two. */
const WINDOW = instead('(length)=>length===16?7:undefined');
/** Where the tables of a device are kept: the 32 bytes of a secret, and the 4 from which a bot's luck goes on, one by one. */
const KEEPER = instead('(length)=>length===32?9:length===4?n+=41:undefined');

const MAKING = 'making-';

/** Its folder; undefined when the page has not been built. */
export function knownPage(): string | undefined {
  if (!fs.existsSync(path.join(PAGE, 'index.html'))) return undefined;
  const stamp = fs.readFileSync(path.join(PAGE, '.ridotto-build'), 'utf8').trim().slice(0, 16);
  const all = path.join(ROOT, '.cache', 'known-page');
  const made = path.join(all, stamp);
  if (fs.existsSync(made)) return made;
  fs.mkdirSync(all, { recursive: true });
  // Of earlier builds nothing is needed any more.
  for (const name of fs.readdirSync(all))
    if (name !== stamp && !name.startsWith(MAKING)) fs.rmSync(path.join(all, name), { recursive: true, force: true });
  // Several houses may make it at once: whichever is done first is the one.
  const making = fs.mkdtempSync(path.join(all, MAKING));
  fs.cpSync(PAGE, making, { recursive: true });
  const assets = path.join(making, 'assets');
  const first = /\/assets\/(page-[^"]+\.js)/.exec(fs.readFileSync(path.join(making, 'index.html'), 'utf8'))?.[1];
  const keepers = fs.readdirSync(assets).filter((name) => /^keeper-.*\.js$/.test(name));
  if (first === undefined || keepers.length === 0)
    throw new Error('the page has no first script, or none that keeps the tables of a device');
  for (const [name, luck] of [[first, WINDOW], ...keepers.map((keeper) => [keeper, KEEPER])] as [string, string][]) {
    const file = path.join(assets, name);
    fs.writeFileSync(file, luck + fs.readFileSync(file, 'utf8'));
    fs.rmSync(`${file}.br`, { force: true });
  }
  try {
    fs.renameSync(making, made);
  } catch (e) {
    fs.rmSync(making, { recursive: true, force: true });
    if (!fs.existsSync(made)) throw e;
  }
  return made;
}
