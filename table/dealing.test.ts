import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import test from 'node:test';
import { Io, luck, type GameRecord } from '@ridotto/engine';
import { domain, deck } from '@ridotto/engine';
import { sanMarco } from '@ridotto/games';
import { commitmentTo, FairDealer, type Deal } from './dealing.ts';
import { Played } from './tests/kit.ts';
import { verifyRecord } from './verify.ts';

const SECRET = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const DEAL: Deal = { game: 'g', rules: 1, edition: 'e', options: { a: true }, seats: 3, salts: ['x', '', 'y'] };
const die = luck('die', domain('face', ['1', '2', '3', '4', '5', '6']));
const row = (dealer: FairDealer): string => Array.from({ length: 40 }, (_, n) => dealer.outcome(n, die, null, 0)).join('');

test('an outcome is a function of its number: asked again, in any order, it is the same', () => {
  const dealer = new FairDealer(SECRET, DEAL);
  const forwards = Array.from({ length: 20 }, (_, n) => dealer.outcome(n, die, null, 0));
  const backwards = Array.from({ length: 20 }, (_, n) => dealer.outcome(19 - n, die, null, 0)).reverse();
  assert.deepEqual(backwards, forwards);
  assert.equal(row(new FairDealer(SECRET, DEAL)), row(dealer));
});

test('all that the deal depends on changes it; salts cannot be shifted into one another', () => {
  const all: Partial<Deal>[] = [
    {},
    { game: 'h' },
    { rules: 2 },
    { edition: 'f' },
    { options: { a: false } },
    { seats: 4 },
    { salts: ['x', 'y', ''] },
    { salts: ['x,', 'y', ''] },
    { salts: ['xy', '', ''] },
    { salts: ['x', '', 'y"'] },
  ];
  const rows = all.map((other) => row(new FairDealer(SECRET, { ...DEAL, ...other })));
  rows.push(row(new FairDealer(SECRET.replace('00', '01'), DEAL)));
  assert.equal(new Set(rows).size, rows.length);
});

test('the commitment is neither the secret nor the key of the outcomes', () => {
  assert.match(commitmentTo(SECRET), /^[0-9a-f]{64}$/);
  assert.notEqual(row(new FairDealer(commitmentTo(SECRET), DEAL)), row(new FairDealer(SECRET, DEAL)));
  assert.throws(() => commitmentTo(SECRET.slice(1)), /64 hexadecimal digits/);
});

test('outcomes are those that docs/record.md describes, worked out without any code of ours', () => {
  const secret = Buffer.from(SECRET, 'hex');
  assert.equal(commitmentTo(SECRET), createHash('sha256').update('ridotto commitment 1:').update(secret).digest('hex'));
  const about = '["ridotto outcomes 1","g",1,"e",{"a":true},3,["x","","y"]]';
  const key = createHmac('sha256', secret).update(about).digest();
  const expected = Array.from({ length: 40 }, (_, n) => {
    const x = createHmac('sha256', key).update(`${n} 0`).digest().readUIntBE(0, 6);
    assert.ok(x < 2 ** 48 - (2 ** 48 % 6));
    return x % 6;
  });
  assert.equal(row(new FairDealer(SECRET, DEAL)), expected.join(''));
});

test('dice and cards are dealt evenly (chi-square)', () => {
  const dealer = new FairDealer(SECRET, DEAL);
  const faces = Array<number>(6).fill(0);
  for (let n = 0; n < 6000; n++) faces[dealer.outcome(n, die, null, 0)]++;
  // 5 degrees of freedom: above 20.5 once in a thousand secrets, and this secret is always the same.
  assert.ok(faces.reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0) < 20.5, faces.join());
  const cards = deck('card', domain('kind', ['a', 'b', 'c', 'd']), [5, 3, 2, 2]);
  const kinds = Array<number>(4).fill(0);
  const bag = [9, 9, 5, 0, 3, 2]; // from place 2 on
  for (let n = 0; n < 5000; n++) kinds[dealer.outcome(n, cards, bag, 2)]++;
  const expected = [2500, 0, 1500, 1000];
  assert.equal(kinds[1], 0);
  assert.ok(kinds.reduce((sum, n, k) => sum + (expected[k] && (n - expected[k]) ** 2 / expected[k]), 0) < 13.8, kinds.join());
});

/** A finished game, as its file holds it. */
function finished(seed: number): GameRecord {
  const played = new Played({ seed, players: 3, salt: 'a pinch', options: { mandatoryEffects: 'all' } });
  const luck = new Io(seed);
  while (!played.table.over) played.step(luck);
  const record = played.table.record();
  assert.ok('format' in record);
  return JSON.parse(JSON.stringify(record)) as GameRecord;
}
const RECORD = finished(7);
// As somebody with an editor sees it.
type Loose = Omit<{ -readonly [K in keyof GameRecord]: GameRecord[K] }, 'log' | 'salts'> & {
  log: { say?: string[]; luck?: string[] }[];
  salts: string[];
};
function tampered(change: (record: Loose) => void): ReturnType<typeof verifyRecord> {
  const copy = structuredClone(RECORD) as unknown as Loose;
  change(copy);
  return verifyRecord(sanMarco, copy);
}

test('the record of a finished game verifies', () => {
  const verdict = verifyRecord(sanMarco, RECORD);
  assert.equal(verdict.ok, true, verdict.detail);
  assert.equal(
    verdict.outcomes,
    RECORD.log.reduce((n, entry) => n + ('luck' in entry ? (entry.luck ?? []).length : 0), 0),
  );
});

test('a changed outcome is found, and where it is', () => {
  for (const [n, entry] of RECORD.log.entries()) {
    if (!('luck' in entry) || !entry.luck || entry.luck.length === 0) continue;
    const i = n % entry.luck.length;
    const before = RECORD.log.slice(0, n).reduce((sum, e) => sum + ('luck' in e ? (e.luck ?? []).length : 0), 0);
    const verdict = tampered((r) => {
      const now = r.log[n].luck![i];
      r.log[n].luck![i] = /^\d$/.test(now) ? String((Number(now) % 6) + 1) : now === 'castello' ? 'bridge' : 'castello';
    });
    assert.equal(verdict.ok, false);
    assert.deepEqual([verdict.entry, verdict.outcome], [n, before + i], verdict.detail);
  }
});

test('two swapped cards are found', () => {
  const n = RECORD.log.findIndex((e) => 'luck' in e && (e.luck ?? []).length > 8);
  const verdict = tampered((r) => {
    const cards = r.log[n].luck!;
    const i = cards.length - 10;
    const j = cards.findIndex((card, k) => k > i && card !== cards[i]);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  });
  assert.equal(verdict.ok, false);
  assert.equal(verdict.entry, n, verdict.detail);
});

test('a wrong secret, a changed commitment, salt, option, edition, move or fact is found', () => {
  const wrong: [string, (r: Loose) => void, RegExp][] = [
    ['secret', (r) => (r.secret = SECRET), /not the one that was committed to/],
    ['secret and commitment', (r) => ((r.secret = SECRET), (r.commitment = commitmentTo(SECRET))), /outcome \d+, in entry 0,/],
    ['commitment', (r) => (r.commitment = commitmentTo(SECRET)), /not the one that was committed to/],
    ['no secret', (r) => delete (r as { secret?: string }).secret, /the game is not over/],
    ['salt', (r) => (r.salts[0] += '!'), /outcome \d+, in entry 0,/],
    ["another seat's salt", (r) => (r.salts[2] = 'mine'), /outcome \d+, in entry 0,/],
    ['option', (r) => (r.options = { ...r.options, allowDebt: true }), /outcome \d+, in entry 0,/],
    ['edition', (r) => (r.edition = r.edition.replace(/.$/, 'g')), /edition/],
    ['edition file', (r) => (r.editionFile = { ...(sanMarco.standard as object), name: 'Mine' }), /edition/],
    ['cut short', (r) => r.log.splice(-20), /ends before the game is over/],
    ['an entry too many', (r) => r.log.push(structuredClone(r.log.at(-1)!) as Loose['log'][0]), /not asked|over/],
    ['a move', (r) => (r.log[5].say = ['keep']), /entry 5/],
    ['a fact', (r) => (r.facts = r.facts!.slice(1)), /facts/],
    ['checkpoint', (r) => (r.checkpoints = { [r.log.length]: '0'.repeat(16) }), /checkpoint/],
    ['two of one name', (r) => (r.seats = r.seats.with(1, ` ${r.seats[0].toUpperCase()}`)), /s0 and s1 are both called/],
    ['a name that turns round', (r) => (r.seats = r.seats.with(1, '\u202eenna')), /control character/],
    ['an escape in a name', (r) => (r.seats = r.seats.with(1, 'a\u001b[31mRED\u001b]0;x\u0007')), /control character/],
    ...(['salts', 'options', 'log', 'gestures', 'checkpoints', 'facts', 'commitment', 'secret', 'edition', 'game'] as const).map(
      (key): [string, (r: Loose) => void, RegExp] => [
        `an escape in ${key}`,
        (r) => {
          const said = JSON.stringify(r[key] ?? [{ after: 0, by: 's0', gesture: 'nod' }]);
          const last = said.lastIndexOf('"');
          (r as Record<string, unknown>)[key] = JSON.parse(`${said.slice(0, last)}\\u001b[2J${said.slice(last)}`);
        },
        /control character|unknown key/,
      ],
    ),
    ['no record', (r) => (r.format = 'x' as never), /not a Ridotto record/],
  ];
  for (const [what, change, says] of wrong) {
    const verdict = tampered(change);
    assert.equal(verdict.ok, false, what);
    assert.match(verdict.detail, says, what);
  }
});
