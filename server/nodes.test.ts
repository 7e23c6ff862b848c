// Several houses on one database: whichever is asked, it is one house.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Io } from '@ridotto/engine';
import type { Notes, Problem, Snapshot } from '@ridotto/table';
import { killAmongMany } from './tests/kills.ts';
import { eventually, folder, newTable, open, Player, Stream } from './tests/kit.ts';
import { Follower, jobsOfTables, Nodes, openParty, roam, seenAlike, settled } from './tests/nodes.ts';
import { onPostgres } from './tests/postgres.ts';
import { Proxy } from './tests/proxy.ts';

await onPostgres((server) => {
  /** The same player, at another house. */
  const at = (url: string, { table, token }: Player): Player => new Player(url, table, token);
  const say = (player: Player, message: string) => player.ask<Snapshot & Problem>('message', { message, key: message });
  const heard = (stream: Stream): string[] =>
    stream.events.flatMap(({ data: { happening } }) => (happening?.aside && 'message' in happening.aside ? [happening.aside.message] : []));

  test('two people, a bot and a spectator at one table, through three houses in turn, the clocks of two of which are wrong', async (t) => {
    const database = await server.store();
    const nodes = await Nodes.start(t, database, [0, 3_600_000, -3_600_000]);
    let n = 0;
    nodes.any = () => nodes.urls[n++ % 3];
    const luck = new Io(3);
    const party = await openParty(nodes, luck, 1);
    const spectator = new Follower(nodes, luck, party.table);
    let over = false;
    const playing = roam(party).then(() => (over = true));
    for (let seen = 10; !over; seen += 10) {
      await eventually(() => over || spectator.last >= seen);
      await spectator.move();
    }
    await playing;
    const log = await party.people[0].logOfSpectator();
    await eventually(() => spectator.last === log.length);
    await spectator.close();
    assert.deepEqual(spectator.told, log);
    await seenAlike(nodes, party);
    // The result of a game that is over is counted by a job, and here by a house whose clock goes right or wrong.
    await eventually(async () => (await jobsOfTables(server, database)).length === 0);
    await nodes.close();
    await settled([party], server, database);
  });

  suite('three houses in one process', () => {
    test('one command at three houses at once counts once, and each has the same answer', async (t) => {
      const database = await server.store();
      const houses = await Promise.all([1, 2, 3].map(() => open(t, { database, data: folder(t) })));
      const [anne] = await newTable(houses[0].url, { players: 3 });
      const players = houses.map(({ url }) => at(url, anne));
      for (let n = 0; n < 5; n++) {
        const snapshot = await anne.snapshot();
        if (snapshot.legal.length === 0) break;
        const parts = await anne.blindParts(snapshot, new Io(n));
        const answers = await Promise.all(players.map((player) => player.say(snapshot.question, parts, `key ${n}`)));
        for (const { status, body, text } of answers) {
          assert.equal(status, 200, text);
          assert.deepEqual(body, answers[0].body);
        }
        // Known by every house at once, though none was told yet.
        for (const player of players) assert.deepEqual(await player.snapshot(), answers[0].body);
      }
    });

    test('what is asked at one house is answered at another that has not heard of it', async (t) => {
      const database = await server.store();
      const houses = await Promise.all([1, 2, 3].map(() => open(t, { database, data: folder(t) })));
      const seats = await newTable(houses[0].url, { players: 3, confirm: false });
      const luck = new Io(5);
      for (const { url } of houses) await at(url, seats[0]).snapshot();
      for (let n = 0; n < 8; n++) {
        const asking = houses[n % 3].url;
        const asked = await Promise.all(seats.map((seat) => at(asking, seat).snapshot()));
        const seat = asked.findIndex(({ legal }) => legal.length > 0);
        const parts = await at(asking, seats[seat]).blindParts(asked[seat], luck);
        const answer = await at(houses[(n + 1) % 3].url, seats[seat]).say(asked[seat].question, parts, `key ${n}`);
        assert.equal(answer.status, 200, answer.text);
      }
    });

    test("who hands in at the same time elsewhere stands in nobody's way: all is taken, and told everywhere in one order", async (t) => {
      const database = await server.store();
      const houses = await Promise.all([1, 2, 3].map(() => open(t, { database, data: folder(t) })));
      const seats = await newTable(houses[0].url, { players: 3 });
      const streams = await Promise.all(houses.map(({ url }) => Stream.open(new Player(url, seats[0].table), { after: 0 })));
      const all: string[] = [];
      for (let round = 0; round < 3; round++) {
        const said = seats.flatMap((seat, p) =>
          houses.map(({ url }, n) => {
            const message = `round ${round}, seat ${p}, house ${n}`;
            all.push(message);
            return say(at(url, seat), message);
          }),
        );
        for (const { status, text } of await Promise.all(said)) assert.equal(status, 200, text);
      }
      for (const stream of streams) await stream.until(() => heard(stream).length === all.length);
      for (const stream of streams) {
        assert.deepEqual(heard(stream).toSorted(), all.toSorted());
        assert.deepEqual(heard(stream), heard(streams[0]));
        await stream.close();
      }
    });

    test("notes written at one house are there at the others, and of two at once one is refused with the other's", async (t) => {
      const database = await server.store();
      const houses = await Promise.all([1, 2].map(() => open(t, { database, data: folder(t) })));
      const [anne] = await newTable(houses[0].url, { players: 3 });
      const [here, there] = houses.map(({ url }) => at(url, anne));
      const write = (player: Player, notes: Notes) => player.ask<Notes & Problem>('notes', notes);
      for (const player of [here, there]) assert.deepEqual((await player.ask('notes')).body, { revision: 0, notes: null });
      for (let revision = 0; revision < 6; revision++) {
        const answers = await Promise.all([
          write(here, { revision, notes: `here ${revision}` }),
          write(there, { revision, notes: `there ${revision}` }),
        ]);
        assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200, 409]));
        const kept = answers.find(({ status }) => status === 200)!.body;
        assert.deepEqual(answers.find(({ status }) => status === 409)!.body.notes, kept);
        for (const player of [here, there]) assert.deepEqual((await player.ask('notes')).body, kept);
      }
      for (let revision = 6; revision < 10; revision++) {
        const [writer, reader] = revision % 2 === 0 ? [here, there] : [there, here];
        const { status, body } = await write(writer, { revision, notes: revision });
        assert.equal(status, 200);
        assert.deepEqual((await reader.ask('notes')).body, body);
      }
    });
  });

  test('a way to the database that is slow, cut, silent, and comes back: who follows there misses nothing', async (t) => {
    const database = await server.store();
    const proxy = await Proxy.to(t, database);
    const near = await open(t, { database, data: folder(t) });
    const far = await open(t, { database: proxy.url, data: folder(t) });
    const seats = await newTable(near.url, { players: 3 });
    const stream = await Stream.open(at(far.url, seats[0]), { after: 0 });
    const all: string[] = [];
    const said = async (player: Player, message: string): Promise<void> => {
      const { status, text } = await say(player, message);
      assert.equal(status, 200, text);
      all.push(message);
    };
    const told = (): Promise<void> => stream.until(() => heard(stream).length === all.length);
    proxy.delay = 40;
    for (const [n, seat] of seats.entries()) {
      await said(at(far.url, seat), `slowly ${n}`);
      await said(seat, `quickly ${n}`);
    }
    await told();
    proxy.delay = 0;
    for (const how of ['cut', 'silence'] as const) {
      proxy[how]();
      for (const [n, seat] of seats.entries()) await said(seat, `meanwhile, ${how} ${n}`);
      // Nothing is acknowledged there; it is said that it is the house's fault.
      const refused = await say(at(far.url, seats[1]), `lost, ${how}`);
      assert.equal(refused.status, 503, refused.text);
      assert.equal(refused.body.type, 'urn:ridotto:problem:cannot-store');
      assert.equal((await fetch(`${far.url}/api/health`)).status, 503);
      proxy.mend();
      // The table is told of what was missed, though nothing more happens.
      await told();
      await eventually(async () => (await fetch(`${far.url}/api/health`)).status === 200);
      await said(at(far.url, seats[2]), `again, ${how}`);
      await told();
    }
    assert.deepEqual(heard(stream), all);
    await stream.close();
  });

  test('a house without its database refuses nobody by what it has not heard, and follows nobody back', async (t) => {
    const database = await server.store();
    const proxy = await Proxy.to(t, database);
    const near = await open(t, { database, data: folder(t) });
    const far = await open(t, { database: proxy.url, data: folder(t) });
    const seats = await newTable(near.url, { players: 3, confirm: false });
    const known = await at(far.url, seats[0]).snapshot();
    proxy.cut();
    /** At the house that has its database, whoever is awaited moves. */
    const move = async (key: string) => {
      const [awaited] = (await seats[0].snapshot()).awaits;
      const mover = seats[Number(awaited.slice(1))];
      const asked = await mover.snapshot();
      const said = await mover.blindParts(asked, new Io(1));
      const answer = await mover.say(asked.question, said, key);
      assert.equal(answer.status, 200, answer.text);
      return { mover, question: asked.question, parts: said, seq: answer.body.seq };
    };
    await move('first');
    const { mover, question, parts, seq } = await move('second');
    const there = at(far.url, mover);
    const away = (status: number, retry: string | null, what: string): void => {
      assert.equal(status, 503, what);
      assert.match(retry ?? '', /^\d+$/, what);
    };
    // A move that is stored is not stale there, though its question is not known.
    const { status, body, text } = await there.say(question, parts, 'second');
    assert.equal(status, 503, text);
    assert.equal(body.type, 'urn:ridotto:problem:cannot-store');
    assert.deepEqual(await at(far.url, seats[0]).snapshot(), known, 'what is at hand is shown');
    const events = `${far.url}/api/tables/${mover.table}/events`;
    const resumed = await fetch(events, { headers: { ...mover.headers, 'last-event-id': String(seq) } });
    void resumed.body?.cancel();
    away(resumed.status, resumed.headers.get('retry-after'), 'a stream from further on');
    for (const what of ['ready', 'health']) {
      const answer = await fetch(`${far.url}/api/${what}`);
      away(answer.status, answer.headers.get('retry-after'), what);
    }
    proxy.mend();
    await eventually(async () => (await there.say(question, parts, 'second')).status === 200);
    const goesOn = await Stream.open(there, { after: seq });
    await goesOn.until(() => goesOn.events.length > 0);
    assert.ok(goesOn.events.every(({ id }) => Number(id) >= seq));
    await goesOn.close();
  });
});

await onPostgres(
  (server) => {
    void test('kill -9 of houses and of processes of PostgreSQL, under play at several tables', (t) =>
      killAmongMany(t, server, { tables: 4, kills: 2 }));
  },
  { apart: true },
);
