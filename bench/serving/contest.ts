// Who is measured: servers that play San Marco with the same number of people, each with players of its own, in turn.
import { bringPeers } from '../peers/bring.ts';
import type { HouseSettings, Used } from './house.ts';
import type { Load, Players } from './players.ts';
import { Program } from './program.ts';

/** What a round brought. CPU time in seconds: of all processes that serve. */
export type Round = Load & { readonly serving: number };
export interface Contestant {
  readonly name: string;
  round(seconds: number): Promise<Round>;
  stop(): Promise<void>;
}

async function contestant(name: string, servers: readonly Program<unknown>[], players: Players): Promise<Contestant> {
  const load = await Program.start<'ready'>('serving/players.ts', JSON.stringify(players));
  const used = async (): Promise<number> => {
    const all = await Promise.all(servers.map((server) => server.ask<Used>('cpu')));
    return all.reduce((sum, { cpu }) => sum + cpu, 0);
  };
  return {
    name,
    async round(seconds) {
      const before = await used();
      const done = await load.ask<Load>({ seconds });
      return { ...done, serving: (await used()) - before };
    },
    async stop() {
      await load.stop();
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}

/** `tables`, here and below: at so many people play. */
export async function boardgame(tables: number): Promise<Contestant> {
  const folder = await bringPeers();
  const server = await Program.start<{ port: number }>('peers/boardgame.mjs', folder);
  return contestant('boardgame.io, in memory', [server], { at: { url: `http://localhost:${server.ready.port}`, folder }, tables });
}

/** `nodes`: houses on one database. */
export async function ridotto(name: string, tables: number, settings: HouseSettings, nodes = 1): Promise<Contestant> {
  const servers: Program<{ url: string }>[] = [];
  for (let n = 0; n < nodes; n++) servers.push(await startHouse(settings));
  return contestant(name, servers, { at: servers.map(({ ready }) => ready.url), tables });
}
export const startHouse = (settings: HouseSettings): Promise<Program<{ url: string }>> =>
  Program.start<{ url: string }>('serving/house.ts', JSON.stringify(settings));

/** What comes of so many rounds of so many seconds: [contestant][round]. All are warm before. */
export async function inTurn(
  contestants: readonly Contestant[],
  { rounds, seconds, tick }: { readonly rounds: number; readonly seconds: number; readonly tick: (round: number) => void },
): Promise<Round[][]> {
  // A house has more code to compile than the other one: after six seconds it is not at its pace yet.
  for (const one of contestants) await one.round(5 * seconds);
  const out = contestants.map((): Round[] => []);
  for (let round = 0; round < rounds; round++) {
    tick(round);
    for (const [n, one] of contestants.entries()) out[n].push(await one.round(seconds));
  }
  return out;
}
