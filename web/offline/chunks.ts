// Which modules come together. What the first page begins with is one file, what a table needs besides another, what the boards need
// besides a third, and so on: by itself the builder makes a file of each set of modules that the same pages share, sixty for one table,
// and each is compressed without the others.
import fs from 'node:fs';
import path from 'node:path';

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}
interface Chunk {
  readonly name: (id: string, modules: Modules) => string | null;
  readonly entriesAware?: boolean;
  readonly entriesAwareMergeThreshold?: number;
}
/** Bytes: less is no file of its own. */
const SMALL = 3000;

const WEB = path.resolve(import.meta.dirname, '..');
/** Whoever imports it means one thing of it, and the builder knows which. */
const ENGINE = path.resolve(WEB, '../engine/index.ts');
const GAMES = path.resolve(WEB, '../games');
/** Those that have a room here. */
const ROOMS = fs.readdirSync(path.join(WEB, 'games')).filter((game) => fs.existsSync(path.join(WEB, 'games', game, 'face.tsx')));
const faceOf = (game: string): string[] => [path.join(WEB, 'games', game, 'face.tsx')];
const wordsOf = (game: string, l: string): string[] =>
  [`${l}.ts`, `page-${l}.ts`].map((file) => path.join(GAMES, game, 'words', file)).filter((file) => fs.existsSync(file));

/** All that these begin with: found out when it is first asked for, for then all modules are known. */
function held(begins: readonly string[]): (id: string, modules: Modules) => boolean {
  let all: Set<string> | undefined;
  return (id, modules) => {
    if (!all) {
      all = new Set();
      const left = [...begins];
      for (let one = left.pop(); one !== undefined; one = left.pop()) {
        if (all.has(one)) continue;
        all.add(one);
        if (one !== ENGINE) left.push(...(modules.getModuleInfo(one)?.importedIds ?? []));
      }
    }
    return all.has(id);
  };
}

/** One file. */
function whole(name: string, begins: readonly string[]): Chunk {
  const has = held(begins);
  return { name: (id, modules) => (has(id, modules) ? name : null) };
}
/** A file for what several of them hold. */
function common(name: string, all: readonly (readonly string[])[]): Chunk {
  const each = all.map(held);
  return { name: (id, modules) => (each.filter((has) => has(id, modules)).length > 1 ? name : null) };
}

const HOME = [path.join(WEB, 'app/pages/Home.tsx')];
const TABLE = [path.join(WEB, 'app/pages/Table.tsx')];
const LANGUAGES = ['en', 'fr', 'pl'];

/** A module belongs to the first of these that has it. */
const CHUNKS: readonly Chunk[] = [
  whole('page', [path.join(WEB, 'main.tsx')]),
  common('house', [HOME, TABLE]),
  whole('table', TABLE),
  // Of it, and of what several boards are made of, each board gets exactly what it uses.
  {
    name: (id) => (id.startsWith(path.dirname(ENGINE) + path.sep) ? 'engine' : null),
    entriesAware: true,
    entriesAwareMergeThreshold: SMALL,
  },
  { ...common('boards', ROOMS.map(faceOf)), entriesAware: true, entriesAwareMergeThreshold: SMALL },
  ...ROOMS.flatMap((game) => [
    common(
      `${game}-words`,
      LANGUAGES.map((l) => wordsOf(game, l)),
    ),
    ...LANGUAGES.map((l) => whole(`${game}-${l}`, wordsOf(game, l))),
    whole(game, faceOf(game)),
  ]),
];
export const groups = (): (Chunk & { debugName: string; priority: number })[] =>
  CHUNKS.map((chunk, i) => ({ ...chunk, debugName: `chunk ${i}`, priority: CHUNKS.length - i }));

/** Of several boards: without the names of all that share it. */
export const shortly = (name: string): string => name.split('~', 1)[0];
/** Is it something that a first picture may need? */
export const isFirst = (name: string): boolean => FIRST.has(shortly(name));
const FIRST: ReadonlySet<string> = new Set([
  'page',
  'house',
  'table',
  'engine',
  'boards',
  ...LANGUAGES,
  ...ROOMS.flatMap((game) => [game, `${game}-words`, ...LANGUAGES.map((l) => `${game}-${l}`)]),
]);
