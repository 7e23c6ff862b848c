// For tests: play at several houses on one database, of which one after another is killed.
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { Io } from '@ridotto/engine';
import { eventually } from './kit.ts';
import { Follower, jobsOfTables, Nodes, openParty, roam, seenAlike, settled, type Party } from './nodes.ts';
import type { TestServer } from './postgres.ts';

/** Minutes: there may be many tables, and little room. */
const LONG = 4;

interface Kills {
  /** Tables of two people each, of all games in turn; a new one for each that has come to its end. */
  readonly tables: number;
  readonly kills: number;
}

/** kill -9 of a house, or of a process of PostgreSQL: what was acknowledged is there once, all see the same, nobody is stuck. */
export async function killAmongMany(t: TestContext, server: TestServer, { tables, kills }: Kills): Promise<void> {
  const luck = new Io(83);
  const database = await server.store();
  const nodes = await Nodes.start(t, database, [0, 3_600_000, 0]);
  const parties: Party[] = [];
  const followers = new Map<Party, Follower>();
  const open = async (): Promise<Party> => {
    const party = await openParty(nodes, luck, parties.length);
    parties.push(party);
    followers.set(party, new Follower(nodes, luck, party.table));
    return party;
  };
  let stopped = false;
  const seat = async (): Promise<void> => {
    while (!stopped) await roam(await open(), () => stopped);
  };
  const playing = Promise.all(Array.from({ length: tables }, seat));
  // What goes wrong with those who play ends it all.
  const during = <T>(work: Promise<T>): Promise<T> => Promise.race([work, playing.then(() => assert.fail('nobody plays any more'))]);
  for (let n = 0; n < kills; n++) {
    await during(new Promise((later) => setTimeout(later, 200 + luck.pick(600))));
    if (n % 2 === 1) await server.killBackend();
    else await during(nodes.replace(luck.pick(nodes.children.length)));
  }
  // Nobody is stuck: every game goes on, by moves of people and of bots, or has come to its end.
  const before = new Map([...followers].map(([party, follower]) => [party, follower.last]));
  await during(
    eventually(async () => {
      for (const [party, follower] of followers)
        if (follower.last < before.get(party)! + 5 && !(await party.people[0].snapshot()).over) return false;
      return true;
    }, LONG),
  );
  stopped = true;
  await playing;
  // Bots that are still awaited move on.
  await eventually(async () => (await jobsOfTables(server, database)).length === 0, LONG);
  for (const party of parties) await seenAlike(nodes, party);
  for (const [{ table, people }, follower] of followers) {
    const log = await people[0].logOfSpectator();
    await eventually(() => follower.last === log.length);
    await follower.close();
    assert.deepEqual(follower.told, log, `table ${table}: who looked on was told otherwise`);
  }
  await nodes.close();
  await settled(parties, server, database);
  assert.ok([...before.keys()].every(({ people }) => people.some(({ acknowledged }) => acknowledged.size > 0)));
}
