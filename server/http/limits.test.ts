// Whatever a request brings has an end: every text, every list, every object with keys of the sender's own.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { gameNamed } from '@ridotto/games';
import type { Problem } from '@ridotto/table';
import { request } from '@ridotto/table/tests/kit.ts';
import { Guest } from '../tests/guests.ts';
import { ask, eventually, newTable, open, Player, Stream, type Answer } from '../tests/kit.ts';
import * as conduct from './conduct-schemas.ts';
import * as schemas from './schemas.ts';
import * as told from './told-schemas.ts';

interface Schema {
  readonly type?: string;
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
}
/** What has no end by its schema, with its place. */
function endless(schema: Schema, where: string): string[] {
  const { type, properties = {}, patternProperties = {}, additionalProperties, items, anyOf = [] } = schema;
  const inside = [
    ...Object.entries(properties).flatMap(([key, one]) => endless(one, `${where}.${key}`)),
    ...Object.values(patternProperties).flatMap((one) => endless(one, `${where}.*`)),
    ...anyOf.flatMap((one) => endless(one, where)),
    ...(items ? endless(items, `${where}[]`) : []),
    ...(typeof additionalProperties === 'object' ? endless(additionalProperties, `${where}.*`) : []),
  ];
  const ends =
    type === 'string'
      ? schema.maxLength !== undefined || schema.enum !== undefined || schema.const !== undefined || schema.pattern?.endsWith('$')
      : type === 'array'
        ? schema.maxItems !== undefined
        : type === 'object'
          ? additionalProperties === false || (schema.maxProperties !== undefined && schema.propertyNames?.maxLength !== undefined)
          : type !== undefined || schema.enum !== undefined || anyOf.length > 0;
  return ends ? inside : [where, ...inside];
}

test('every text, list and object of a request has a limit in its schema, but those with limits of their own', () => {
  const { NewTable, Said, Say, Bare, Gesture, Message, Notes, WhyNot, InTable, After, Combined, Follow, Leave, Address } = schemas;
  const { Wishes, NewChannel, InChannel, ToChannel, Link, Unsubscribing, Joining, InDevice, Here } = told;
  const ofTables = { NewTable, Said, Say, Bare, Gesture, Message, Notes, WhyNot, InTable, After, Combined, Follow, Leave, Address };
  const ofGuests = { Wishes, NewChannel, InChannel, ToChannel, Link, Unsubscribing, Joining, InDevice, Here };
  const { Remark, Reporting, Blocking, AtTable, InBlock } = conduct;
  const all = Object.entries({ ...ofTables, ...ofGuests, Remark, Reporting, Blocking, AtTable, InBlock });
  const found = all.flatMap(([name, schema]) => endless(JSON.parse(JSON.stringify(schema)) as Schema, name));
  // An edition: by its bytes, and by each of its texts (below). Notes: by their bytes (notes.test.ts).
  assert.deepEqual(found, ['NewTable.edition', 'Notes.notes']);
});

suite('texts that are too long are refused, and it is said which, and what is allowed', () => {
  const standard = gameNamed('san-marco').standard as { name: string; districts: object[] };
  const long = (n: number): string => 'x'.repeat(n);
  const LONG: [string, object, RegExp][] = [
    ["an edition's name", { edition: { ...standard, name: long(81) } }, /^edition: its name is longer than 80 characters$/],
    ["an edition's name, very long", { edition: { ...standard, name: long(100_000) } }, /^edition: its name is longer than 80/],
    ["an edition's name of two lines", { edition: { ...standard, name: 'San\nMarco' } }, /^edition: its name holds a control character/],
    ["an edition's name that is none", { edition: { ...standard, name: { long: 'name' } } }, /^edition: its name must be a text$/],
    ["an edition's note", { edition: { ...standard, note: long(1001) } }, /^edition: "note" is longer than 1000 characters$/],
    [
      "an edition's text further in",
      { edition: { ...standard, more: [{ of: long(1001) }] } },
      /^edition: "more\.0\.of" is longer than 1000/,
    ],
    [
      "an edition's key",
      { edition: { ...standard, more: { [long(101)]: 1 } } },
      /^edition: a key in "more" is longer than 100 characters$/,
    ],
    ['an option', { options: { [long(41)]: true } }, /40/],
    ["an option's value", { options: { banishDie: long(41) } }, /40/],
    ['a salt', { salt: long(201) }, /200/],
    ['a name', { seats: [...request({ players: 2 }).seats, { name: long(41), kind: 'human' }] }, /the name of seat s2 is longer than 40/],
  ];
  for (const [what, more, says] of LONG)
    test(what, async (t) => {
      const house = await open(t);
      const { status, body } = await ask<Problem>(house.url, '/api/tables', { body: { ...request({ players: 3 }), ...more } });
      assert.ok(status === 422 || status === 400, String(status));
      assert.match(body.detail, says);
    });
  test('as long as may be is taken', async (t) => {
    const house = await open(t);
    const edition = { ...standard, name: 'é'.repeat(80), note: long(1000) };
    const { status, body } = await ask<{ table: string }>(house.url, '/api/tables', { body: { ...request({ players: 3 }), edition } });
    assert.equal(status, 201);
    assert.equal((await new Player(house.url, body.table).snapshot()).edition.name, edition.name);
  });
});

test('watchers alone cannot fill the house: places are kept for those who play', async (t) => {
  const house = await open(t, { mostStreams: 8 });
  const players = await newTable(house.url, { players: 4 });
  const watcher = new Player(house.url, players[0].table);
  const refused = async (who: Player): Promise<Problem> => {
    const { status, body } = await who.ask<Problem>('events');
    assert.equal(status, 503);
    assert.equal(body.type, 'urn:ridotto:problem:full');
    return body;
  };
  const watching = await Promise.all(Array.from({ length: 6 }, () => Stream.open(watcher)));
  assert.match((await refused(watcher)).detail, /^more than 6 are watching/);
  const together = await Stream.combined([watcher, players[0]]);
  await together.until((events) => events.length === 2);
  assert.deepEqual(
    together.events.map(({ event, data: { of, problem } }) => [of, event, problem?.type]),
    [
      [0, 'refused', 'urn:ridotto:problem:full'],
      [1, 'snapshot', undefined],
    ],
  );
  const playing = await Stream.open(players[1]);
  assert.match((await refused(players[2])).detail, /^more than 8 streams are open/);
  // A place that becomes free is for whoever comes next.
  await watching[0].close();
  const { body } = await ask<{ watchers: number }>(house.url, '/api/health');
  assert.ok(body.watchers >= 7);
  for (const stream of [...watching, together, playing]) await stream.close();
});

test('one address cannot fill the house, though it plays at tables of its own, on one connection', async (t) => {
  const house = await open(t, { mostStreams: 24, limits: true, trustProxy: ['loopback'] });
  const players = await newTable(house.url, { players: 4 });
  const follow = (from: string): Promise<Stream> => Stream.combined(players, undefined, { 'x-forwarded-for': from });
  const seen = ({ events }: Stream): (string | undefined)[] => events.map(({ event, data }) => data.problem?.type ?? event);
  const greedy = await follow('2001:db8:1:2::9');
  await greedy.until((events) => events.length === 4);
  const refused = 'urn:ridotto:problem:too-many';
  assert.deepEqual(seen(greedy), ['snapshot', 'snapshot', 'snapshot', refused]);
  assert.match(greedy.events[3].data.problem!.detail, /^more than 3 tables are followed from your address/);
  // Another address of the same household, and then somebody else's.
  const more = await follow('2001:db8:1:2::a');
  await more.until((events) => events.length === 4);
  assert.deepEqual(seen(more), [refused, refused, refused, refused]);
  const another = await follow('2001:db8:1:3::9');
  await another.until((events) => events.length === 4);
  assert.deepEqual(seen(another), ['snapshot', 'snapshot', 'snapshot', refused]);
  // Places that become free are free again.
  await greedy.close();
  await eventually(async () => {
    const again = await follow('2001:db8:1:2::a');
    await again.until((events) => events.length === 4);
    await again.close();
    return seen(again)[0] === 'snapshot';
  });
  for (const stream of [more, another]) await stream.close();
});

test('nobody can ask for more by coming from many addresses: seats and guests have limits of their own', async (t) => {
  const house = await open(t, { limits: true, trustProxy: ['loopback'] });
  const [player] = await newTable(house.url, { players: 3 });
  const anne = await Guest.known(house.url, 'Anne');
  let n = 0;
  const from = (): Record<string, string> => ({ 'x-forwarded-for': `10.0.${++n >> 8}.${n & 255}` });
  const together = async (times: number, call: () => Promise<Answer<Problem>>): Promise<readonly (string | number)[]> => {
    const answers: Answer<Problem>[] = [];
    for (let left = times; left > 0; left -= 50) answers.push(...(await Promise.all(Array.from({ length: Math.min(50, left) }, call))));
    return answers.map(({ status }) => status);
  };
  const command = () =>
    ask<Problem>(house.url, `/api/tables/${player.table}/matter`, {
      body: { do: 'return', key: `${n}` },
      headers: { ...player.headers, ...from() },
    });
  assert.deepEqual(new Set(await together(300, command)), new Set([409]));
  assert.match((await command()).body.detail, /^this seat has sent more than 300 commands/);
  const who = () => ask<Problem>(house.url, '/api/me', { headers: { authorization: `Bearer ${anne.key}`, ...from() } });
  const statuses = await together(599, who);
  assert.ok(statuses.every((status) => status === 200));
  await who();
  assert.match((await who()).body.detail, /^you have asked more than 600 times/);
});
