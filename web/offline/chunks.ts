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
const SMALL = 6000;

const WEB = path.resolve(import.meta.dirname, '..');
/** Whoever imports it means one thing of it, and the builder knows which. */
const ENGINE = path.resolve(WEB, '../engine/index.ts');
const FORMS = ['printed.ts', 'edition-fault.ts'].map((file) => path.join(path.dirname(ENGINE), file));
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

type Has = ReturnType<typeof held>;
/** What several of them hold. */
function common(all: readonly (readonly string[])[]): Has {
  const each = all.map(held);
  return (id, modules) => each.filter((has) => has(id, modules)).length > 1;
}
/** One file of all that any of these has. */
const whole = (name: string, ...any: readonly Has[]): Chunk => ({
  name: (id, modules) => (any.some((has) => has(id, modules)) ? name : null),
});

const HOME = [path.join(WEB, 'app/pages/Home.tsx')];
const TABLE = [path.join(WEB, 'app/pages/Table.tsx')];
const LANGUAGES = ['en', 'fr', 'pl'];

const inHome = held(HOME);
const onBoards = common(ROOMS.map(faceOf));

/** A module belongs to the first of these that has it. */
const CHUNKS: readonly Chunk[] = [
  whole('page', held([path.join(WEB, 'main.tsx')]), common([HOME, TABLE])),
  // What the first page shows of the boards: before the table, or that would take it along.
  { ...whole('boards', (id, modules) => onBoards(id, modules) && inHome(id, modules)), entriesAware: true },
  whole('table', held(TABLE), onBoards),
  // What forms of editions are made of is no part of a table.
  whole('edition-form', (id) => FORMS.includes(id)),
  // Of it each board gets exactly what it uses.
  { ...whole('engine', (id) => id.startsWith(path.dirname(ENGINE) + path.sep)), entriesAware: true, entriesAwareMergeThreshold: SMALL },
  ...ROOMS.flatMap((game) => [
    whole(`${game}-words`, common(LANGUAGES.map((l) => wordsOf(game, l)))),
    ...LANGUAGES.map((l) => whole(`${game}-${l}`, held(wordsOf(game, l)))),
    whole(game, held(faceOf(game))),
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
  'table',
  'engine',
  'boards',
  ...LANGUAGES,
  ...ROOMS.flatMap((game) => [game, `${game}-words`, ...LANGUAGES.map((l) => `${game}-${l}`)]),
]);
