// What an owner of the box may put in: of every game that says so, each value is read from what ships, written back as it was, and
// written as another one that is read again; the game's own check has the last word; and nothing that is ours is left out unsaid.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  fieldsOf,
  find,
  put,
  sameValue,
  standing,
  takes,
  type EditionData,
  type Field,
  type Printed,
  type Value,
} from '@ridotto/engine/printed.ts';
import { LANGUAGES } from '@ridotto/engine/words.ts';
import { GAMES } from './index.ts';
import { LIST } from './list.ts';
import { aboutOf } from './tests/abouts.ts';
import { faultOf } from './tests/fault.ts';

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

/** What may stand there: least, most, next to what stands there, none and all of them; of a text shorter and longer ones. */
function others({ takes: t }: Field, now: Value): readonly Value[] {
  switch (t.is) {
    case 'number':
      return [t.least, t.most, (now as number) - 1, (now as number) + 1];
    case 'choice':
      return t.of.map(({ value }) => value);
    case 'yes-no':
      return [true, false];
    case 'text': {
      const text = now as string;
      return ['', text.slice(3), text.replaceAll('F', 'O1'), text.replaceAll(/[A-Z]\d/g, 'F'), text.replaceAll(/[A-Z]/g, 'W'), `${text} F`];
    }
    case 'set':
      return [[], t.of.map(({ value }) => value), (now as readonly string[]).slice(1), [...(now as readonly string[]), t.of[0].value]];
    case 'amounts':
      return [{}, ...t.of.flatMap(({ value }) => [0, 1, 2, t.most].map((n) => ({ ...(now as object), [value]: n })))];
  }
}

/** Each value by itself; then all values of a group that are asked in one way; then, from a fixed seed, a few of them after another. */
function* changes({ groups }: Printed, standard: EditionData): Generator<readonly [how: string, file: EditionData]> {
  const changed = (file: EditionData, field: Field, which: number): EditionData => {
    if (field.when?.(file) === false) return file;
    const now = field.read(file);
    const fit = others(field, now).filter((value) => takes(field.takes, value));
    const value = fit[which % fit.length];
    return fit.length === 0 || sameValue(value, now) ? file : put(field, file, value);
  };
  for (const field of groups.flatMap((g) => g.sections.flatMap((s) => s.fields)))
    for (let which = 0; which < (field.takes.is === 'amounts' ? 17 : field.takes.is === 'yes-no' ? 2 : 5); which++)
      yield [`${field.id}, way ${which}`, changed(standard, field, which)];
  for (const { id, sections } of groups) {
    const all = sections.flatMap((s) => s.fields);
    const alike = Object.values(Object.groupBy(all, (f) => f.takes.is));
    for (let which = 0; which < 6; which++)
      for (const fields of [...alike, ...sections.map((s) => s.fields)]) {
        const file = fields.reduce((now, field) => changed(now, field, which), standard);
        yield [`${id}, from ${fields[0].id} to ${fields.at(-1)!.id}, way ${which}`, file];
      }
  }
  let seed = 1;
  const below = (n: number): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * n);
  };
  for (let walk = 0; walk < 100; walk++) {
    const { sections } = groups[below(groups.length)];
    const fields = sections.flatMap((s) => s.fields);
    let file = standard;
    for (let step = 0; step < 4; step++) {
      const field = fields[below(fields.length)];
      file = changed(file, field, below(60));
      yield [`walk ${walk}, step ${step}, ${field.id}`, file];
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
      }
    });
    test('whatever may stand there: that values do not go together is said in every language', async () => {
      const forms = await Promise.all(LANGUAGES.map((l) => printed(l)));
      const reached = new Set<string>();
      for (const [how, file] of changes(await printed('en'), standard)) {
        if (file === standard) continue;
        try {
          game.edition(file);
        } catch (e) {
          const fault = faultOf(e);
          assert.ok(fault && e instanceof Error, `${how}: ${String(e)}`);
          assert.match(e.message, /^edition: /, how);
          reached.add(fault.is);
          const said = forms.map((form) => form.fault(fault));
          for (const text of said)
            assert.match(text ?? 'undefined', /^(?!.*(undefined|\[object|null|NaN)).+\.$/, `${how}: ${JSON.stringify(fault)}`);
          assert.equal(new Set(said).size, LANGUAGES.length, said.join(' | '));
        }
      }
      assert.deepEqual([...reached].sort(), aboutOf(one.name).faults);
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
