// For tests: the contract of every table, kept by a real house over HTTP or on a socket.
import { Refused, Unreachable, type Credential, type Follower, type Happening, type Problem, type Snapshot } from '@ridotto/table';
import { houseAt, type Wire } from '@ridotto/table/http/house.ts';
import { HouseSocket } from '@ridotto/table/http/socket.ts';
import { contract } from '@ridotto/table/tests/contract.ts';
import type { ServeOptions } from '../serve.ts';
import { folder, open, openSocket } from './kit.ts';

/** The contract of every table at a house with these settings. */
export const keeps = (
  name: string,
  place: () => Promise<Partial<ServeOptions>>,
  reach: (url: string) => Wire | Promise<Wire> = wireTo,
): void =>
  contract(name, async (t) => {
    const options = { data: folder(t), ...(await place()) };
    let house = await open(t, options);
    return {
      tables: houseAt(await reach(house.url)),
      again: async () => {
        await house.close();
        house = await open(t, options);
        return houseAt(await reach(house.url));
      },
    };
  });

/** As a page has it, but for tries after a line was cut. */
export function wireTo(url: string): Wire {
  return {
    async ask<T>(path: string, token: Credential, body?: object): Promise<T> {
      const answer = await fetch(`${url}/api${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { ...(body && { 'content-type': 'application/json' }), ...(token !== null && { authorization: `Bearer ${token}` }) },
        ...(body && { body: JSON.stringify(body) }),
      }).catch((e: unknown) => {
        throw new Unreachable(String(e));
      });
      const said = (await answer.json()) as T | Problem;
      if (!answer.ok) throw new Refused(said as Problem);
      return said as T;
    },
    follow(table, token, after, follower) {
      const stop = new AbortController();
      listen(`${url}/api/tables/${table}/events?after=${after}`, token, follower, stop.signal).catch((e: unknown) => {
        if (!stop.signal.aborted) throw e;
      });
      return () => stop.abort();
    },
    wait: (ms) => new Promise((go) => setTimeout(go, ms)),
  };
}

/** What happens, and commands where somebody follows, on one WebSocket. */
export async function onSocket(url: string): Promise<Wire> {
  const ws = await openSocket(url);
  const socket = new HouseSocket((text) => ws.send(text));
  ws.addEventListener('message', ({ data }) => socket.hear(data as string));
  ws.addEventListener('close', () => socket.cut());
  return { ...wireTo(url), follow: (...about) => socket.follow(...about), command: (...about) => socket.command(...about) };
}

async function listen(address: string, token: Credential, follower: Follower, signal: AbortSignal): Promise<void> {
  const { body } = await fetch(address, { signal, ...(token !== null && { headers: { authorization: `Bearer ${token}` } }) });
  let rest = '';
  for await (const text of body!.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop()!;
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (data === undefined) continue;
      const { happening, snapshot } = JSON.parse(data) as { happening?: Happening; snapshot: Snapshot };
      if (happening) follower.happened(happening, snapshot);
      else follower.caughtUp(snapshot);
    }
  }
}
