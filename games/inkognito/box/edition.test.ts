import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Edition, inkognito as game } from '../index.ts';
import { BALLS, COLOURS, SPACES } from './material.ts';
import type { EditionFile } from './edition.ts';

const standard = game.standard as EditionFile;
const edition = game.edition(standard);
const space = (id: string): number => Number(id.slice(1)) - 1;

suite('the edition that ships', () => {
  test('has so many spaces of each kind, streets, canals and balls', () => {
    const kinds = Object.groupBy(standard.spaces, (s) => s.kind);
    assert.deepEqual(
      ['start', 'embassy', 'numbered', 'plain'].map((kind) => kinds[kind]?.length),
      [16, 1, 8, 33],
    );
    assert.equal(standard.edges.filter((e) => e.kind === 'street').length, 66);
    assert.equal(standard.edges.filter((e) => e.kind === 'canal').length, 33);
    assert.deepEqual(
      BALLS.map((ball) => standard.phantom[ball]),
      [3, 2, 2, 2, 1],
    );
    const both = [...edition.ways].filter((ways) => ways === 3).length / 2;
    assert.equal(both, 4);
  });

  test('measures as it did when it was traced', () => {
    const distances = (from: number, uses: (ways: number) => boolean): number[] => {
      const out = Array<number>(SPACES).fill(Infinity);
      out[from] = 0;
      const queue = [from];
      for (const s of queue)
        for (let i = edition.first[s]; i < edition.first[s + 1]; i++)
          if (uses(edition.ways[i]) && out[edition.near[i]] === Infinity) {
            out[edition.near[i]] = out[s] + 1;
            queue.push(edition.near[i]);
          }
      return out;
    };
    const all = Array.from({ length: SPACES }, (_, s) => distances(s, () => true));
    assert.equal(Math.max(...all.flat()), 9);
    const mean = all.flat().reduce((a, b) => a + b) / (SPACES * (SPACES - 1));
    assert.equal(mean.toFixed(2), '4.20');
    // On streets alone: one part of 50, Giudecca with 5, and three spaces by themselves.
    const parts = new Set(
      all.map((_, s) =>
        distances(s, (ways) => (ways & 1) !== 0)
          .flatMap((d, t) => (d < Infinity ? [t] : []))
          .join(),
      ),
    );
    assert.deepEqual(
      [...parts].map((part) => part.split(',').length).sort((a, b) => b - a),
      [50, 5, 1, 1, 1],
    );
    assert.deepEqual(
      COLOURS.map((_, c) => Math.min(...[0, 1, 2, 3].map((i) => all[edition.starts[c * 4 + i]][edition.embassy]))),
      [3, 4, 3, 3],
    );
    const means = COLOURS.map((_, c) => {
      const own = [...edition.starts.subarray(c * 4, c * 4 + 4)];
      const others = [...edition.starts].filter((s) => !own.includes(s));
      return (own.flatMap((a) => others.map((b) => all[a][b])).reduce((a, b) => a + b) / 48).toFixed(2);
    });
    assert.deepEqual(means, ['4.42', '4.44', '4.42', '4.52']);
    const without = all.filter((_, s) => {
      for (let i = edition.first[s]; i < edition.first[s + 1]; i++) if ((edition.ways[i] & 2) !== 0) return false;
      return true;
    });
    assert.equal(without.length, 27);
  });

  test('has the numbers where they belong, and the escape spaces', () => {
    assert.deepEqual([...edition.ofNumber.subarray(1)], ['s54', 's10', 's15', 's23', 's40', 's46', 's34', 's28'].map(space));
    assert.deepEqual([...edition.escape], ['s40', 's54', 's23', 's46'].map(space));
    assert.equal(edition.coloured.filter((c) => c === 1).length, 17);
  });
});

suite('an edition that cannot be is refused', () => {
  const refused = (change: (file: Record<string, never>) => void, message: RegExp): void => {
    const file = JSON.parse(JSON.stringify(standard)) as Record<string, never>;
    change(file);
    assert.throws(() => new Edition(file as unknown as EditionFile), message);
  };
  type Any = Record<string, unknown> & { push(x: unknown): void; pop(): void } & Record<string, Record<string, unknown>>;
  const any = (x: unknown): Any => x as Any;
  test('spaces', () => {
    refused((f) => any(f.spaces).pop(), /each of 58 once/);
    refused((f) => (any(f.spaces)[1].id = 's01'), /each of 58 once/);
    refused((f) => (any(f.spaces)[1].id = 's59'), /"s59" is not one of s01 to s58/);
    refused((f) => (any(f.spaces)[2].kind = 'numbered'), /s03 is called number undefined, and is plain/);
    refused((f) => (any(f.spaces)[2].x = 340), /drawn closer than 44/);
    refused((f) => (any(f.starts).red = ['s02', 's27', 's31'] as never), /red has not exactly 4/);
    refused((f) => (any(f.numbered)[2] = 's54' as never), /s54 is number 1 and number 2/);
    refused((f) => (f.embassy = 's02' as never), /s02 is embassy and start red/);
  });
  test('streets and canals', () => {
    refused((f) => any(f.edges).push({ a: 's02', b: 's03', kind: 'street' }), /the street s02-s03 stands twice/);
    refused((f) => any(f.edges).push({ a: 's03', b: 's02', kind: 'street' }), /stands twice/);
    refused((f) => any(f.edges).push({ a: 's02', b: 's02', kind: 'street' }), /its own neighbour/);
    refused((f) => any(f.edges).push({ a: 's02', b: 's40', kind: 'tunnel' }), /neither street nor canal/);
    refused((f) => any(f.edges).push({ a: 's02', b: 's40', kind: 'canal' }), /66 streets and 34 canals, not 66 and 33/);
    refused((f) => {
      f.edges = (standard.edges as unknown[]).filter((e) => !['s40'].includes(any(e).a as never) && any(e).b !== ('s40' as never)) as never;
      any(f.counts).canals = 31 as never;
    }, /reachable/);
  });
  test('balls and missions', () => {
    refused((f) => (any(f.phantom).white = 9 as never), /0 to 4/);
    refused((f) => (any(f.phantom).white = 2.5 as never), /0 to 4/);
    refused((f) => (any(f.phantom).white = 2 as never), /9 balls, not 10/);
    refused((f) => delete any(f.phantom).purple, /0 to 4/);
    refused((f) => (any(f.phantom).green = 1 as never), /"green" is not one of white/);
    refused((f) => (any(f.escapes).LF = '1.5' as never), /escapes.LF/);
    refused((f) => (any(f.escapes).LF = '9' as never), /escapes.LF/);
    refused((f) => any(any(f.missions).FB).pop(), /there must be 12, not 11/);
    refused((f) => (any(any(f.missions).FB[0]).letters = 'A-A' as never), /A-A is not a pair/);
    refused((f) => (any(any(f.missions).FB[0]).letters = 'A-C' as never), /stands twice/);
    refused((f) => (any(any(f.missions).FB[0]).target = 'ZZ' as never), /all four must be about/);
    refused((f) => (any(any(f.missions).FB[0]).type = 'reach' as never), /FB A-B/);
  });
});
