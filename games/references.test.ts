// What rules and cases cite can be looked up: every section and every ruling stands in the README of its game.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { LIST } from './list.ts';
import { aboutOf } from './tests/abouts.ts';

/** Rules about repeats in Inkognito, R1 and R2, and limits of movement, L1 to L4, are told with their sections. */
const SECTION = /(?<![\d.,/-])\d{1,2}\.\d{1,2}(?![\d%])/g;

/** Files that cite: the rules and what tests them. The words of a game cite nothing. */
function citing(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|yaml)$/.test(file) && !/^(?:words|records)\//.test(file))
    .map((file) => path.join(folder, file));
}
/** Comments, and what cases say of themselves. */
function citations(file: string): string {
  const text = fs.readFileSync(file, 'utf8');
  const found = file.endsWith('.ts')
    ? text.matchAll(/\/\/ (.*)|\/\*\*([\s\S]*?)\*\//g)
    : text.matchAll(/^\s*# (.*)|cites: (.*)|case: (.*)|note: (.*)/gm);
  return [...found].map((m) => m.slice(1).find((part) => part !== undefined) ?? '').join('\n');
}
/** The first cells of the table under a heading, one entry for each that they hold. */
function listed(readme: string, heading: string): Set<string> {
  const part = readme.split(/^## /m).find((p) => p.startsWith(`${heading}\n`)) ?? '';
  return new Set([...part.matchAll(/^\| *([^|]*?) *\|/gm)].flatMap((m) => (m[1] ?? '').split(/, */)));
}

for (const { name: game } of LIST)
  test(`${game}: sections and rulings that are cited are in the README`, () => {
    const folder = path.join(import.meta.dirname, game);
    const { rulings: ruling = /\bA\d+\b/g } = aboutOf(game);
    const readme = fs.readFileSync(path.join(folder, 'README.md'), 'utf8');
    const sections = listed(readme, 'Sections');
    const rulings = listed(readme, 'Rulings');
    const lost: string[] = [];
    let cited = 0;
    for (const file of citing(folder)) {
      const text = citations(file);
      const named = path.relative(folder, file);
      for (const [section] of text.matchAll(SECTION)) if (++cited > 0 && !sections.has(section)) lost.push(`${named}: section ${section}`);
      for (const [name] of text.matchAll(ruling)) if (++cited > 0 && !rulings.has(name)) lost.push(`${named}: ruling ${name}`);
      if (file.endsWith('.yaml'))
        for (const [, cites = ''] of fs.readFileSync(file, 'utf8').matchAll(/cites: '([^']*)'/g))
          for (const number of cites.split(/, */).filter((c) => /^\d+$/.test(c)))
            if (++cited > 0 && !sections.has(number)) lost.push(`${named}: section ${number}`);
    }
    assert.deepEqual([...new Set(lost)], []);
    const numbered = [...sections].filter((s) => /^\d/.test(s));
    assert.ok(numbered.length > 0 && cited >= numbered.length, `${numbered.length} sections, and ${cited} citations: are they found?`);
  });

test('a reference that leads nowhere is noticed', () => {
  const readme = '## Sections\n\n| section | what |\n|---|---|\n| 4, 4.1 | the turn |\n\n## Rulings\n\n| A1, A2 | x |\n';
  assert.deepEqual(
    [...listed(readme, 'Sections')].filter((x) => /\d/.test(x)),
    ['4', '4.1'],
  );
  assert.deepEqual([...listed(readme, 'Rulings')], ['A1', 'A2']);
  assert.deepEqual('see 4.2 and 4.1'.match(SECTION), ['4.2', '4.1']);
});
