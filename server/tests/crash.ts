// For tests: a house that is killed in mid-game, and what every player holds it to.
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { Io } from '@ridotto/engine';
import { sanMarco } from '@ridotto/games';
import { verifyRecord, type AnyChoice, type Happening, type Snapshot } from '@ridotto/table';
import { Child, eventually, newTable, Player, Stream } from './kit.ts';

/** What a player holds the house to. */
interface Promised {
  readonly player: Player;
  question: string;
  key: string;
  parts: AnyChoice[];
  acknowledged: Snapshot | undefined;
}

/** Plays until the house is gone. */
async function playUntilGone(player: Player, promised: Promised[], luck: Io): Promise<void> {
  try {
    for (;;) {
      const snapshot = await player.snapshot();
      if (snapshot.over) return;
      if (snapshot.legal.length === 0) {
        await new Promise((later) => setTimeout(later, 3));
        continue;
      }
      const parts = await player.blindParts(snapshot, luck);
      const made: Promised = { player, question: snapshot.question!, key: player.newKey(), parts, acknowledged: undefined };
      promised.push(made);
      const { status, body } = await player.say(made.question, parts, made.key);
      if (status === 200) made.acknowledged = body;
    }
  } catch (e) {
    // Only the connection may fail: everything else is a fault.
    if (!(e instanceof TypeError)) throw e;
  }
}

/** Minutes, on a machine that has much else to do. */
const LONG = 4;

interface Kills {
  /** A folder, or the address of a database. */
  readonly place: string;
  readonly kills: number;
  /** The last game is played to its end, and its record verified. */
  readonly toTheEnd?: boolean;
  /** What else is killed, before the house is; it plays on for a while after. */
  readonly also?: () => Promise<unknown>;
}

/** kill -9 in mid-game, again and again: no acknowledged move and nothing told is lost. New tables, as long as there are kills left. */
export async function killAgainAndAgain(t: TestContext, { kills: most, ...how }: Kills): Promise<void> {
  const luck = new Io(81);
  let kills = 0;
  do kills += await killInOneGame(t, { ...how, kills: most - kills }, luck);
  while (kills < most);
}

async function killInOneGame(t: TestContext, { place, kills: most, toTheEnd = true, also }: Kills, luck: Io): Promise<number> {
  let child = await Child.start(t, place, 1);
  const tables = [
    await newTable(child.url, { players: 4, humans: 2 }),
    await newTable(child.url, { players: 3, humans: 2, confirm: false }),
  ];
  const players = tables.flat();
  const watchers = tables.map(([first]) => new Player(child.url, first.table));
  const promised: Promised[] = [];
  let kills = 0;
  let over = false;
  while (!over) {
    const streams = await Promise.all([...players, ...watchers].map((player) => Stream.open(player, { after: 0 })));
    const playing = players.map((player) => playUntilGone(player, promised, luck));
    const finished = Promise.all(playing).then(() => true);
    // After so many more moves, however long they take on this machine, and somewhere in the next one.
    const enough = promised.length + 2 + luck.pick(15);
    const amid = async (): Promise<false> => {
      await eventually(() => over || (promised.length >= enough && promised.some(({ acknowledged }) => acknowledged)), LONG);
      await new Promise((later) => setTimeout(later, luck.pick(30)));
      return false;
    };
    over = kills >= most ? await finished : await Promise.race([finished, amid()]);
    if (over) for (const stream of streams) await stream.close();
    if (over) break;
    if (also) {
      await also();
      await Promise.race([finished, new Promise((later) => setTimeout(later, luck.pick(1500)))]);
    }
    await child.kill();
    kills++;
    await finished;
    await Promise.all(streams.map((stream) => stream.done));
    const told = streams.map(({ events }) => events.flatMap(({ data: { happening } }) => (happening ? [happening] : [])));
    child = await Child.start(t, place, 1);
    for (const player of [...players, ...watchers]) player.url = child.url;
    for (const [i, player] of [...players, ...watchers].entries()) {
      const log: Happening[] = await player.log();
      assert.deepEqual(log.slice(0, told[i].length), told[i], 'what was told is no longer so');
    }
    // All since the last kill, and some of before.
    for (const { player, question, key, parts, acknowledged } of promised.slice(-60)) {
      const again = await player.say(question, parts, key);
      // Not acknowledged: it may or may not have arrived; sent again, it counts once, or comes too late.
      if (!acknowledged) assert.ok(again.status === 200 || again.status === 409, again.text);
      else {
        assert.equal(again.status, 200, again.text);
        assert.ok(again.body.seq >= acknowledged.seq);
      }
    }
    if (!toTheEnd && kills >= most) {
      await child.kill();
      assert.ok(promised.some(({ acknowledged }) => acknowledged));
      return kills;
    }
  }
  assert.ok(promised.filter(({ acknowledged }) => acknowledged).length > 60);
  for (const watcher of watchers) {
    await eventually(async () => (await watcher.snapshot()).over?.verified === true);
    const verdict = verifyRecord(sanMarco, (await watcher.ask('record')).body);
    assert.equal(verdict.ok, true, verdict.detail);
  }
  await child.kill();
  return kills;
}
