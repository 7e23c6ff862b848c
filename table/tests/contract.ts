// What every table promises behind the port, whatever stands there: the same tests for tables in process and for the house
// over HTTP. What moves is decided blindly from what the chairs say, with luck from known seeds.
import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import { Io } from '@ridotto/engine';
import type { Chair, Opened, Tables } from '../port.ts';
import { Refused } from '../port.ts';
import type { Happening, Problem, Snapshot } from '../protocol.ts';
import type { TableRequest } from '../setup.ts';
import { blindParts, request } from './kit.ts';

/** New tables for one test, and how to have them made again from what they have stored. */
export interface Housed {
  readonly tables: Tables;
  again(): Promise<Tables>;
}

export function contract(name: string, begin: (t: TestContext) => Promise<Housed>): void {
  const promise = (what: string, check: (housed: Housed) => Promise<void>): void =>
    void test(`${name}: ${what}`, async (t) => check(await begin(t)));

  promise('a table has a token for each seat that a person plays, and anybody may watch', async ({ tables }) => {
    const { table, seats } = await tables.open(request({ players: 4, humans: 2 }));
    assert.deepEqual(
      seats.map(({ seat }) => seat),
      ['s0', 's1'],
    );
    assert.notEqual(seats[0].token, seats[1].token);
    for (const { seat, token } of seats) {
      const chair = await tables.sit(table, token);
      assert.deepEqual([chair.table, chair.seat, (await chair.snapshot()).you], [table, seat, seat]);
    }
    const watching = await tables.sit(table, null);
    assert.deepEqual([watching.seat, (await watching.snapshot()).you], [null, null]);
  });

  promise('what cannot be is refused with its reason', async ({ tables }) => {
    const bad: TableRequest = { ...request({ players: 4 }), game: 'san-marco', seats: [{ name: 'Anne', kind: 'human' }] };
    await refused(() => tables.open(bad), 'bad-setup', 422);
    await refused(async () => (await tables.sit('nowhere', null)).snapshot(), 'no-such-table', 404);
    const { table, seats } = await tables.open(request({ players: 4 }));
    await refused(async () => (await tables.sit(table, 'not a token')).snapshot(), 'bad-token', 401);
    const watching = await tables.sit(table, null);
    await refused(() => watching.try({ line: 'stop' }), 'seat-needed', 401);
    await refused(() => watching.notes(), 'seat-needed', 401);
    await refused(() => watching.record(), 'not-over', 409);
    const { chair, snapshot } = await whoIsAsked(tables, { table, seats });
    await refused(() => chair.say({ do: 'say', question: 'q999', key: 'a', parts: [snapshot.legal[0]] }), 'stale', 409);
    await refused(() => chair.say({ do: 'say', question: snapshot.question!, key: 'b', line: 'fly' }), 'not-legal', 422);
    await refused(() => chair.say({ do: 'undo', question: snapshot.question!, key: 'c' }), 'cannot-undo', 409);
    assert.deepEqual(await chair.snapshot(), snapshot, 'what was refused has changed something');
  });

  promise('the same key twice changes nothing the second time', async ({ tables }) => {
    const opened = await tables.open(request({ players: 4 }));
    const { chair, snapshot } = await whoIsAsked(tables, opened);
    const parts = await blindParts(snapshot, (draft) => chair.try({ parts: draft }), new Io(1));
    const command = { do: 'say', question: snapshot.question!, key: 'once', parts } as const;
    const after = await chair.say(command);
    assert.ok(after.seq > snapshot.seq);
    assert.deepEqual(await chair.say(command), after);
  });

  promise('why says what is legal and why the rest is not', async ({ tables }) => {
    const { chair, snapshot } = await whoIsAsked(tables, await tables.open(request({ players: 4 })));
    assert.equal((await chair.why({ parts: [snapshot.legal[0]] })).legal, true);
    const { legal, detail } = await chair.why({ line: 'fly' });
    assert.equal(legal, false);
    assert.ok(detail.length > 10);
  });

  promise('whoever follows is told each event once, in order, from where they were', async ({ tables }) => {
    const opened = await tables.open(request({ players: 4 }));
    const chairs = await Promise.all([...opened.seats.map(({ token }) => token), null].map((token) => tables.sit(opened.table, token)));
    const early = chairs.map((chair) => new Listener(chair, 0));
    await playOn(tables, opened, new Io(2), 12);
    const half = await Promise.all(chairs.map(async (chair) => new Listener(chair, Math.floor((await chair.snapshot()).seq / 2))));
    await playOn(tables, opened, new Io(3), 12);
    for (const [i, chair] of chairs.entries()) {
      const log = await chair.log();
      const { seq } = await chair.snapshot();
      assert.deepEqual(
        log.map((h) => h.seq),
        log.map((_, n) => n + 1),
      );
      assert.equal(log.length, seq);
      for (const listener of [early[i], half[i]]) {
        await listener.until(seq);
        assert.deepEqual(listener.heard, log.slice(listener.after));
        assert.equal(listener.shown?.seq, seq);
        assert.deepEqual(listener.shown, await chair.snapshot());
        listener.leave();
      }
    }
    const [one] = early;
    await playOn(tables, opened, new Io(4), 4);
    assert.ok((await chairs[0].log()).length > one.heard.length, 'who has left is told nothing more');
  });

  promise('whoever looks back is shown what they saw then', async ({ tables, again }) => {
    const opened = await tables.open(request({ players: 4 }));
    const tokens = [...opened.seats.map(({ token }) => token), null];
    const chairs = await Promise.all(tokens.map((token) => tables.sit(opened.table, token)));
    const live = chairs.map((chair) => new Listener(chair, 0));
    await playOn(tables, opened, new Io(8), 14);
    for (const [i, chair] of chairs.entries()) {
      const { seq } = await chair.snapshot();
      await live[i].until(seq);
      live[i].leave();
    }
    const made = await again();
    for (const [i, token] of tokens.entries()) {
      const chair = await made.sit(opened.table, token);
      const log = await chair.log();
      const past = await chair.past(2);
      assert.deepEqual(
        past.map(({ happening }) => happening),
        log.slice(2).slice(-60),
      );
      for (const { happening, snapshot } of past) {
        assert.equal(snapshot?.seq, happening.seq);
        const then = live[i].seen.get(happening.seq);
        if (then) assert.deepEqual(snapshot, then, `event ${happening.seq} of ${String(token)}`);
      }
      assert.deepEqual(await chair.past(log.length), []);
      // Any moment by itself, however long ago, and no more than was asked for.
      for (const { happening, snapshot } of past.slice(0, 6)) {
        const [one, ...more] = await chair.past(happening.seq - 1, happening.seq);
        assert.deepEqual([one, more], [{ happening, snapshot }, []]);
      }
      assert.deepEqual(await chair.past(3, 2), []);
      // Now or at any moment: from what a seat knows it can go on by itself, and whoever watches knows nothing.
      for (const until of [3, undefined])
        if (token === null) await refused(() => chair.imagine(until), 'seat-needed', 401);
        else assert.equal((await chair.imagine(until)).names.length, (await chair.snapshot()).names.length);
    }
    assert.ok(live.every(({ seen }) => seen.size > 3));
  });

  promise('asides reach all, notes their seat alone', async ({ tables }) => {
    const { table, seats } = await tables.open(request({ players: 4 }));
    const [anne, benoit] = await Promise.all(seats.map(({ token }) => tables.sit(table, token)));
    await anne.aside({ message: 'Good evening', key: 'm' });
    assert.deepEqual((await benoit.log()).at(-1)?.aside, { message: 'Good evening' });
    await refused(() => anne.aside({ gesture: 'wink', key: 'g' }), 'no-such-gesture', 422);
    assert.deepEqual(await anne.notes(), { revision: 0, notes: null });
    assert.deepEqual(await anne.writeNotes({ revision: 0, notes: ['x'] }), { revision: 1, notes: ['x'] });
    assert.deepEqual(await benoit.notes(), { revision: 0, notes: null });
    const stale = await refused(() => anne.writeNotes({ revision: 0, notes: ['y'] }), 'stale-notes', 409);
    assert.deepEqual(stale.notes, { revision: 1, notes: ['x'] });
  });

  promise('a bot holds a seat, and plays there; all agree to stop, and nobody has won', async ({ tables }) => {
    const { table, seats } = await tables.open(request({ players: 3 }));
    const chairs = await Promise.all(seats.map(({ token }) => tables.sit(table, token)));
    const { awaits } = await chairs[0].snapshot();
    const asked = chairs.find(({ seat }) => awaits.includes(seat!))!;
    const others = chairs.filter((chair) => chair !== asked);
    const moved = new Promise<void>((done) => {
      asked.follow(0, { happened: ({ by, matter }) => by === asked.seat && !matter && done(), caughtUp: () => undefined });
    });
    const { players } = await asked.matter({ do: 'rest', bot: 'random', key: 'rest' });
    assert.deepEqual(players[chairs.indexOf(asked)], { kind: 'human', standIn: { bot: 'random', because: 'rests' } });
    await moved;
    await refused(() => others[0].matter({ do: 'return', key: 'no' }), 'not-asked', 409);
    await others[0].matter({ do: 'propose', what: { do: 'stop' }, key: 'stop' });
    // Whoever lets a bot play for a while is asked, too.
    assert.equal((await others[1].matter({ do: 'agree', proposal: 1, key: 'yes' })).over, null);
    await asked.matter({ do: 'return', key: 'back' });
    const { over } = await asked.matter({ do: 'agree', proposal: 1, key: 'so be it' });
    assert.ok(over?.stopped && over.winners.length === 0);
    assert.equal((await asked.record()).stopped, true);
  });

  promise('what a seat has ordered beforehand is done without it, told to it alone, and lasts', async ({ tables, again }) => {
    const opened = await tables.open({ ...request({ players: 2 }), game: 'valencia' });
    const luck = new Io(9);
    const [anne, benoit] = await Promise.all(opened.seats.map(({ token }) => tables.sit(opened.table, token)));
    const isAsked = ({ awaits, view }: Snapshot): boolean => awaits.includes('s0') && (view as { at: string }).at === 'bid';
    let seen = await anne.snapshot();
    // With cards left, and auctions to come, they will be asked.
    for (; (seen.orders?.may.length ?? 0) < 3 || seen.awaits.includes('s0'); seen = await anne.snapshot())
      await playOn(tables, opened, luck, 1);
    const last = seen.orders!.may.at(-1)!;
    await refused(() => anne.matter({ do: 'order', order: 'fly', until: last.until, key: 'a' }), 'no-such-order', 422);
    await refused(() => anne.matter({ do: 'revoke', order: 'pass', key: 'b' }), 'not-asked', 409);
    const others = [await benoit.log(), await benoit.snapshot()];
    const { orders, seq } = await anne.matter({ do: 'order', order: 'pass', until: last.until, key: 'c' });
    assert.deepEqual([orders, seq], [{ given: [last], may: [] }, seen.seq + 1]);
    assert.deepEqual([await benoit.log(), await benoit.snapshot()], others);
    const before = await anne.snapshot();
    const made = await again();
    const back = await made.sit(opened.table, opened.seats[0].token);
    assert.deepEqual(await back.snapshot(), before);
    for (seen = before; seen.orders?.given.length; seen = await back.snapshot()) {
      assert.ok(!isAsked(seen));
      await playOn(made, opened, luck, 1);
    }
    const passed = (await back.log()).filter(({ by, facts }) => by === 's0' && facts.some(({ what }) => what === 'passes'));
    assert.ok(passed.length > 0);
  });

  promise('bots move by themselves, and a game comes to its end and its record', async ({ tables }) => {
    const opened = await tables.open(request({ players: 3, humans: 1 }));
    await playOn(tables, opened, new Io(5), Infinity);
    const chair = await tables.sit(opened.table, null);
    const { over, commitment } = await chair.snapshot();
    assert.ok(over && over.winners.length > 0);
    const record = await chair.record();
    assert.deepEqual([record.secret, record.commitment], [over.secret, commitment]);
    assert.ok(record.log.length > 20);
  });

  promise('a table made again is the same for everybody', async ({ tables, again }) => {
    const opened = await tables.open(request({ players: 4, confirm: true }));
    await playOn(tables, opened, new Io(6), 20);
    const [anne] = opened.seats;
    const page = { revision: 0, notes: { seen: [1, 2] } };
    await (await tables.sit(opened.table, anne.token)).writeNotes(page);
    const everything = async (from: Tables): Promise<unknown> =>
      await Promise.all(
        [...opened.seats.map(({ token }) => token), null].map(async (token) => {
          const chair = await from.sit(opened.table, token);
          return [await chair.snapshot(), await chair.log(), token === null ? null : await chair.notes()];
        }),
      );
    const before = await everything(tables);
    const made = await again();
    assert.deepEqual(await everything(made), before);
    await playOn(made, opened, new Io(7), 5);
  });
}

/** The reading half, for places where nothing can be done. */
export function onlyLooks(name: string, sit: () => Promise<Chair>): void {
  test(`${name}: one can look and try, and do nothing`, async () => {
    const chair = await sit();
    const before = await chair.snapshot();
    const log = await chair.log();
    assert.equal(log.at(-1)?.seq, before.seq);
    const listener = new Listener(chair, 0);
    await listener.until(before.seq);
    assert.deepEqual([listener.heard, listener.shown], [log, before]);
    for (const { happening, snapshot } of await chair.past(0)) {
      assert.deepEqual(await chair.past(happening.seq - 1, happening.seq), [{ happening, snapshot }]);
      assert.ok(snapshot);
    }
    assert.deepEqual((await chair.past(before.seq - 1))[0]?.snapshot, before);
    if (before.legal.length > 0) {
      assert.ok((await chair.try({ parts: [before.legal[0]] })).line.length > 0);
      assert.equal((await chair.why({ parts: [before.legal[0]] })).legal, true);
    }
    const question = before.question ?? 'q1';
    await refused(() => chair.say({ do: 'say', question, key: 'k', parts: before.legal.slice(0, 1) }), 'only-looking', 409);
    await refused(() => chair.say({ do: 'undo', question, key: 'k' }), 'only-looking', 409);
    await refused(() => chair.aside({ message: 'Hello', key: 'k' }), 'only-looking', 409);
    await refused(() => chair.matter({ do: 'rest', key: 'k' }), 'only-looking', 409);
    await refused(() => chair.notes(), 'only-looking', 409);
    await refused(() => chair.imagine(), 'only-looking', 409);
    await refused(() => chair.hint({ parts: [] }), 'only-looking', 409);
    await refused(() => chair.reasons(), 'only-looking', 409);
    await refused(() => chair.writeNotes({ revision: 0, notes: 1 }), 'only-looking', 409);
    assert.deepEqual(await chair.snapshot(), before);
    listener.leave();
  });
}

async function refused(deed: () => Promise<unknown>, type: string, status: number): Promise<Problem> {
  try {
    await deed();
  } catch (e) {
    assert.ok(e instanceof Refused, String(e));
    assert.deepEqual([e.problem.type, e.problem.status], [`urn:ridotto:problem:${type}`, status]);
    assert.ok(e.problem.detail.length > 10);
    return e.problem;
  }
  return assert.fail(`it should have been refused: ${type}`);
}

async function whoIsAsked(tables: Tables, { table, seats }: Opened): Promise<{ chair: Chair; snapshot: Snapshot }> {
  for (const { token } of seats) {
    const chair = await tables.sit(table, token);
    const snapshot = await chair.snapshot();
    if (snapshot.awaits.includes(chair.seat!)) return { chair, snapshot };
  }
  return assert.fail('nobody is asked');
}

/** So many decisions of people, or until the game is over; bots are waited for. */
async function playOn(tables: Tables, { table, seats }: Opened, luck: Io, most: number): Promise<void> {
  const chairs = await Promise.all(seats.map(({ token }) => tables.sit(table, token)));
  const watching = await tables.sit(table, null);
  const listener = new Listener(watching, (await watching.snapshot()).seq);
  for (let n = 0; n < most; n++) {
    await listener.until((await watching.snapshot()).seq);
    await listener.when((s) => s.over !== null || chairs.some(({ seat }) => s.awaits.includes(seat!)));
    const { over, awaits } = listener.shown!;
    if (over) break;
    const chair = chairs.find(({ seat }) => awaits.includes(seat!))!;
    const snapshot = await chair.snapshot();
    if (!snapshot.awaits.includes(chair.seat!)) continue;
    const about = { question: snapshot.question!, key: `${luck.pick(65_536)} ${luck.pick(65_536)}` };
    if (snapshot.held) await chair.say({ do: 'confirm', ...about });
    else await chair.say({ do: 'say', ...about, parts: await blindParts(snapshot, (parts) => chair.try({ parts }), luck) });
  }
  listener.leave();
}

class Listener {
  readonly heard: Happening[] = [];
  /** What was shown with each event. */
  readonly seen = new Map<number, Snapshot>();
  readonly after: number;
  shown: Snapshot | undefined;
  readonly leave: () => void;
  #waiting: { readonly holds: (s: Snapshot) => boolean; readonly go: () => void }[] = [];

  constructor(chair: Chair, after: number) {
    this.after = after;
    this.leave = chair.follow(after, {
      happened: (happening, snapshot) => {
        this.heard.push(happening);
        if (snapshot) {
          this.seen.set(happening.seq, snapshot);
          this.#show(snapshot);
        }
      },
      caughtUp: (snapshot) => this.#show(snapshot),
    });
  }
  until(seq: number): Promise<void> {
    return this.when((s) => s.seq >= seq);
  }
  when(holds: (s: Snapshot) => boolean): Promise<void> {
    return new Promise((go) => {
      this.#waiting.push({ holds, go });
      if (this.shown) this.#show(this.shown);
    });
  }
  #show(snapshot: Snapshot): void {
    this.shown = snapshot;
    const met = this.#waiting.filter(({ holds }) => holds(snapshot));
    this.#waiting = this.#waiting.filter((w) => !met.includes(w));
    for (const { go } of met) go();
  }
}
