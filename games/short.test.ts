// The rules in short: of every game, in every language of the same sections, and short.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '@ridotto/engine/words.ts';
import { LIST } from './list.ts';

/** What somebody reads who wants to begin. */
const MOST_WORDS = 300;

for (const { name, rules } of LIST)
  test(`${name}: the rules in short`, async () => {
    const short = await Promise.all(LANGUAGES.map(async (l) => (await rules[l]())().filter((section) => section.short)));
    const [first] = short;
    assert.ok(first && first.length > 4);
    for (const sections of short) {
      assert.deepEqual(
        sections.map(({ id }) => id),
        first.map(({ id }) => id),
      );
      const words = sections
        .flatMap((section) => section.short!.flat())
        .join(' ')
        .split(' ').length;
      assert.ok(words <= MOST_WORDS, `${words} words`);
    }
  });
