// What a store does with jobs, compared with a model of it: people who claim, renew, finish, steal, move and vanish, in any order.
import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import fc from 'fast-check';
import { Conflict, type Claim, type Store } from '../store.ts';
import { stored, undo, type Shelf } from './contract.ts';

interface Known {
  readonly what: string;
  runAt: number;
  leasedUntil: number;
  token: string | undefined;
  attempts: number;
}
interface Model {
  now: number;
  /** Entries of the journal. */
  version: number;
  readonly jobs: Map<string, Known>;
}
interface Real {
  store: Store;
  readonly place: Shelf;
  readonly clock: () => number;
  readonly model: Model;
  /** Whatever anybody has claimed, also what they have no more. */
  readonly claims: Claim[];
}
type Command = fc.AsyncCommand<Model, Real>;

const command = (name: string, run: (model: Model, real: Real) => Promise<void>): Command => ({
  check: () => true,
  run,
  toString: () => name,
});
const held = (model: Model, { key, token }: Claim): Known | undefined => {
  const known = model.jobs.get(key);
  return known?.token === token ? known : undefined;
};
const due = ({ jobs, now }: Model, kind: string): [string, Known] | undefined =>
  [...jobs]
    .filter(([key, { runAt, leasedUntil }]) => key.startsWith(`${kind} `) && runAt <= now && leasedUntil <= now)
    .sort(([a, { runAt: x }], [b, { runAt: y }]) => x - y || (a < b ? -1 : 1))
    .at(0);

const put = (key: string, wait: number): Command =>
  command(`put ${key} in ${wait}`, async (model, { store }) => {
    const what = `${key} of ${model.now}`;
    await store.putJob({ key, what, wait });
    if (!model.jobs.has(key)) model.jobs.set(key, { what, runAt: model.now + wait, leasedUntil: 0, token: undefined, attempts: 0 });
  });
const claim = (kind: string, lease: number): Command =>
  command(`claim one of ${kind} for ${lease}`, async (model, real) => {
    const claimed = await real.store.claimJob(lease, kind);
    const expected = due(model, kind);
    assert.equal(claimed?.key, expected?.[0]);
    if (!claimed || !expected) return;
    const known = expected[1];
    known.attempts++;
    assert.deepEqual([claimed.what, claimed.attempts], [known.what, known.attempts]);
    assert.ok(real.claims.every(({ token }) => token !== claimed.token));
    known.leasedUntil = model.now + lease;
    known.token = claimed.token;
    real.claims.push(claimed);
  });
/** Put by whoever does it. */
const putClaimed = (key: string, wait: number, lease: number): Command =>
  command(`put ${key} in ${wait}, claimed for ${lease}`, async (model, { store, claims }) => {
    const token = `token ${claims.length} of ${model.now}`;
    const what = `${key} of ${model.now}`;
    await store.putJob({ key, what, wait, claimed: { token, lease } });
    claims.push({ key, what, token, attempts: 1 });
    if (!model.jobs.has(key)) model.jobs.set(key, { what, runAt: model.now + wait, leasedUntil: model.now + lease, token, attempts: 1 });
  });
/** Due or not, and though there is none. */
const claimOnly = (key: string, lease: number): Command =>
  command(`claim ${key} for ${lease}`, async (model, real) => {
    const claimed = await real.store.claimJob(lease, { key, what: 'anew' });
    if (!model.jobs.has(key)) model.jobs.set(key, { what: 'anew', runAt: model.now, leasedUntil: 0, token: undefined, attempts: 0 });
    const known = model.jobs.get(key)!;
    assert.equal(claimed?.key, known.leasedUntil <= model.now ? key : undefined);
    if (!claimed) return;
    known.attempts++;
    assert.deepEqual([claimed.what, claimed.attempts], [known.what, known.attempts]);
    assert.ok(real.claims.every(({ token }) => token !== claimed.token));
    known.leasedUntil = model.now + lease;
    known.token = claimed.token;
    real.claims.push(claimed);
  });
const withClaim = (name: string, nth: number, run: (model: Model, real: Real, one: Claim) => Promise<void>): Command =>
  command(`${name} ${nth}`, async (model, real) => {
    if (real.claims.length > 0) await run(model, real, real.claims[nth % real.claims.length]);
  });
const renew = (nth: number, lease: number): Command =>
  withClaim('renew', nth, async (model, { store }, one) => {
    const known = held(model, one);
    assert.equal(await store.renewJob(one, lease), known !== undefined);
    if (known) known.leasedUntil = model.now + lease;
  });
const finish = (nth: number): Command =>
  withClaim('finish', nth, async (model, { store }, one) => {
    if (!held(model, one)) return assert.rejects(store.finishJob(one), Conflict);
    await store.finishJob(one);
    model.jobs.delete(one.key);
  });
/** With the entry that it causes; `late`: by a version of the table that is no more. */
const append = (nth: number, late: boolean): Command =>
  withClaim(late ? 'append late' : 'append', nth, async (model, { store }, one) => {
    const done = store.append('t', late ? model.version - 1 : model.version, [undo(model.version)], 'bot', { finishes: one });
    if (late || !held(model, one)) return assert.rejects(done, Conflict);
    await done;
    model.version++;
    model.jobs.delete(one.key);
  });
const move = (key: string, wait: number): Command =>
  command(`move ${key} to ${wait}`, async (model, { store }) => {
    await store.moveJob(key, wait);
    const known = model.jobs.get(key);
    if (known) Object.assign(known, { runAt: model.now + wait, leasedUntil: 0, token: undefined });
  });
const withdraw = (key: string): Command =>
  command(`withdraw ${key}`, async (model, { store }) => {
    await store.withdrawJob(key);
    model.jobs.delete(key);
  });
const pass = (ms: number): Command =>
  command(`${ms} pass`, (model) => {
    model.now += ms;
    return Promise.resolve();
  });
const crash = (): Command =>
  command('the house ends, and another begins', async (_, real) => {
    await real.store.close();
    real.store = await real.place.open(real.clock);
  });

const KEYS = ['a 1', 'a 2', 'b 1'];
const key = fc.constantFrom(...KEYS);
const ms = fc.constantFrom(0, 10, 30, 100);
const nth = fc.nat(5);
const puts = fc.tuple(key, ms).map(([k, wait]) => put(k, wait));
const claims = fc.tuple(fc.constantFrom('a', 'a', 'b'), fc.constantFrom(10, 30, 100)).map(([kind, lease]) => claim(kind, lease));
const COMMANDS = [
  // More often than the others, so that there are several to choose from.
  puts,
  puts,
  puts,
  claims,
  claims,
  fc.tuple(nth, ms).map(([n, lease]) => renew(n, lease)),
  fc.tuple(key, ms, ms).map(([k, wait, lease]) => putClaimed(k, wait, lease)),
  fc.tuple(key, ms).map(([k, lease]) => claimOnly(k, lease)),
  nth.map(finish),
  fc.tuple(nth, fc.boolean()).map(([n, late]) => append(n, late)),
  fc.tuple(key, ms).map(([k, wait]) => move(k, wait)),
  key.map(withdraw),
  fc.constantFrom(1, 10, 50).map(pass),
  fc.constant(undefined).map(crash),
];

/** `runs`: how many stories are tried; always the same ones. */
export function jobsContract(name: string, shelf: (t: TestContext) => Shelf | Promise<Shelf>, runs: number): void {
  test(`${name}: jobs are done as the model says, whatever comes between`, async (t) => {
    const place = await shelf(t);
    const model: Model = { now: 1000, version: 1, jobs: new Map() };
    const clock = (): number => model.now;
    const real: Real = { store: await place.open(clock), place, clock, model, claims: [] };
    t.after(() => real.store.close());
    await real.store.create(stored('t'), 'bot');
    await fc.assert(
      fc.asyncProperty(fc.commands(COMMANDS, { maxCommands: 40, size: 'max' }), async (commands) => {
        for (const k of KEYS) await real.store.withdrawJob(k);
        model.jobs.clear();
        real.claims.length = 0;
        await fc.asyncModelRun(() => ({ model, real }), commands);
        const journal = (await real.store.load('t'))!.journal.slice(1);
        assert.deepEqual(
          journal,
          Array.from({ length: model.version - 1 }, (_, i) => undo(i + 1)),
        );
      }),
      { numRuns: runs, seed: 1797, endOnFailure: true },
    );
  });
}
