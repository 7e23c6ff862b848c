// What an owner of the box may put in: of every game that says so, each value is read from what ships, written back as it was, and
// written as another one that is read again; the game's own check has the last word; and nothing that is ours is left out unsaid.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { fieldsOf, find, put, sameValue, standing, takes, type EditionData, type Field, type Value } from '@ridotto/engine/printed.ts';
import { LANGUAGES } from '@ridotto/engine/words.ts';
import { GAMES } from './index.ts';
import { LIST } from './list.ts';
import { aboutOf } from './tests/abouts.ts';

/** Another value that may stand there. */
function another({ takes: t }: Field, now: Value): Value {
  switch (t.is) {
    case 'number':
      return now === t.most ? t.least : t.most;
    case 'choice':
      return t.of.findLast(({ value }) => value !== now)!.value;
    case 'yes-no':
      return now !== true;
    case 'text':
      return `${now as string}.`.slice(-t.longest);
    case 'set': {
      const had = now as readonly string[];
      const more = t.of.find(({ value }) => !had.includes(value));
      return more ? [...had, more.value] : had.slice(1);
    }
    case 'amounts': {
      const [{ value }] = t.of;
      return { ...(now as Readonly<Record<string, number>>), [value]: (now as Record<string, number>)[value] === t.most ? 0 : t.most };
    }
  }
}

/** The places of a file, numbers of lists left out, at which it differs from another. */
function* differences(a: unknown, b: unknown, where = ''): Generator<string> {
  if (JSON.stringify(a) === JSON.stringify(b)) return;
  const isMap = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null;
  if (!isMap(a) || !isMap(b)) return void (yield where);
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)]))
    yield* differences(a[key], b[key], where === '' ? key : `${where}.${Array.isArray(a) ? '*' : key}`);
}

for (const one of LIST) {
  const { printed } = one;
  if (printed === undefined) continue;
  const game = GAMES[one.name];
  const standard = game.standard as EditionData;
  suite(one.name, () => {
    for (const l of LANGUAGES)
      test(`${l}: groups and values have words, and ids of their own`, async () => {
        const form = await printed(l);
        const fields = fieldsOf(form);
        assert.equal(new Set(fields.map((f) => f.id)).size, fields.length);
        assert.equal(new Set(form.groups.map((g) => g.id)).size, form.groups.length);
        for (const f of fields) assert.match(f.id, /^[\da-z.-]+$/);
        const said = [
          ...form.groups.flatMap((g) => [g.title, g.about, ...g.sections.map((s) => s.title)]),
          ...fields.flatMap((f) => [f.label, ...('of' in f.takes ? f.takes.of.map((o) => o.label) : [])]),
        ];
        for (const text of said) assert.match(text, /^(?!.*(undefined|\[object|null)).+$/);
      });
    test('every value is read, written back as it was, and put in and put back', async () => {
      for (const field of fieldsOf(await printed('en'))) {
        if (field.when?.(standard) === false) continue;
        const now = field.read(standard);
        assert.ok(takes(field.takes, now), `${field.id}: ${JSON.stringify(now)} may not stand there`);
        assert.ok(sameValue(field.read(field.write(standard, now)), now), field.id);
        const other = another(field, now);
        assert.ok(takes(field.takes, other), `${field.id}: ${JSON.stringify(other)}`);
        const file = put(field, find(field, standard, true), other);
        assert.ok(sameValue(field.read(file), other), `${field.id}: ${JSON.stringify(field.read(file))}, not ${JSON.stringify(other)}`);
        assert.equal(standing(field, file, standard), 'changed', field.id);
        assert.equal(file.checked, undefined, field.id);
        assert.equal(standing(field, put(field, file, now), standard), field.sure ? 'rulebook' : 'ours', field.id);
        assert.doesNotThrow(() => game.edition(put(field, file, now)), field.id);
        try {
          game.edition(file);
        } catch (e) {
          assert.match((e as Error).message, /^edition: /, `${field.id}: ${String(e)}`);
        }
      }
    });
    test('every kind of value can be put in, but what is named in tests/about.ts', async () => {
      const reached = new Set(
        fieldsOf(await printed('en')).flatMap((field) => {
          if (field.when?.(standard) === false) return [];
          return [...differences(standard, field.write(standard, another(field, field.read(standard))))].map(
            (where) => where.split('.')[0],
          );
        }),
      );
      const left = Object.keys(standard).filter((key) => !reached.has(key));
      assert.deepEqual(left, aboutOf(one.name).notPutIn ?? []);
    });
  });
}
