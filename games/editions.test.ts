// An edition file of the wrong shape is refused with what is missing or must be otherwise, in every game alike; an error of the
// program is never the answer.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { GAMES } from './index.ts';

type Json = Record<string, unknown>;
const isContainer = (x: unknown): x is Json => typeof x === 'object' && x !== null;

/** The paths of all maps and lists in it. Of a list's elements the first and the last. */
function* containers(x: Json, at: readonly string[] = []): Generator<readonly string[]> {
  const keys = Object.keys(x);
  for (const key of Array.isArray(x) ? new Set([keys[0], keys.at(-1)!]) : keys) {
    const inner = x[key];
    if (!isContainer(inner)) continue;
    yield [...at, key];
    yield* containers(inner, [...at, key]);
  }
}
function changed(file: unknown, at: readonly string[], value: unknown): Json {
  const copy = structuredClone(file) as Json;
  const parent = at.slice(0, -1).reduce((x, key) => x[key] as Json, copy);
  if (value === undefined) delete parent[at.at(-1)!];
  else parent[at.at(-1)!] = value;
  return copy;
}

for (const game of Object.values(GAMES))
  suite(`editions of ${game.name}`, () => {
    const good = game.standard as Json;
    /** Why it is refused; undefined: it is not. */
    const refusal = (file: unknown): string | undefined => {
      try {
        game.edition(file);
        return undefined;
      } catch (e) {
        assert.ok(e instanceof Error && e.constructor === Error, `not a refusal, but ${String(e)}`);
        return e.message;
      }
    };
    test('nothing at all, or no map', () => {
      for (const file of [null, [], 'x', 7, undefined]) assert.match(refusal(file) ?? 'fine', /^edition: it is not a map with /);
      assert.match(refusal({}) ?? 'fine', /^edition: \w+, .* are missing$/);
      const needed = /^edition: (.*) are missing$/.exec(refusal({})!)![1].split(', ');
      for (const key of Object.keys(good)) {
        const wanted = needed.includes(key) ? `edition: ${key} is missing` : undefined;
        assert.equal(refusal(changed(good, [key], undefined)), wanted, key);
      }
    });
    test('something else in place of any map or list', () => {
      for (const at of containers(good)) {
        const is = at.reduce((x, key) => x[key] as Json, good);
        for (const other of [null, 7, 'x', Array.isArray(is) ? {} : []]) {
          const why = refusal(changed(good, at, other));
          assert.doesNotMatch(why ?? 'fine', /undefined|NaN|\[object/, `${at.join('.')}: ${JSON.stringify(other)}`);
        }
      }
    });
  });
