// For tests: guests, and the tables at which they come together.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { seatToken, type GatheringView } from '@ridotto/table';
import { ask, Player, type Answer } from './kit.ts';

/** Somebody with a key, at one house or another. */
export class Guest {
  readonly key = randomBytes(32).toString('base64url');
  readonly name: string;
  url: string;
  constructor(url: string, name: string) {
    this.url = url;
    this.name = name;
  }
  static async known(url: string, name: string): Promise<Guest> {
    const guest = new Guest(url, name);
    assert.equal((await guest.ask('/api/me', { name })).status, 200);
    return guest;
  }
  ask<T = GatheringView>(address: string, body?: object, invitation?: string | null): Promise<Answer<T>> {
    const headers = { authorization: `Bearer ${this.key}`, ...(invitation && { 'ridotto-invitation': invitation }) };
    return ask<T>(this.url, address, { body, headers });
  }
  do(table: string, body: object, invitation?: string | null): Promise<Answer<GatheringView>> {
    return this.ask(`/api/gatherings/${table}`, body, invitation);
  }
  sit(table: string, invitation?: string | null, seat?: number): Promise<Answer<GatheringView>> {
    return this.do(table, { do: 'sit', name: this.name, ...(seat !== undefined && { seat }) }, invitation);
  }
}

const OPEN = { kind: 'open' };
const MINE = { kind: 'mine' };
/** For three, two of them not there yet. */
export const WANTED = { game: 'san-marco', seats: [MINE, OPEN, OPEN] };

export async function opened(host: Guest, wanted: object = WANTED): Promise<GatheringView & { readonly invitation: string }> {
  const { status, body } = await host.ask('/api/gatherings', wanted);
  assert.equal(status, 201, JSON.stringify(body));
  assert.ok(body.invitation);
  return { ...body, invitation: body.invitation };
}

/** A table that has begun, with all of them. */
export async function seated(
  guests: readonly Guest[],
  wanted: object = {},
  saltOf = (guest: Guest): string => guest.name,
): Promise<readonly Player[]> {
  const [host, ...others] = guests;
  const { id, invitation } = await opened(host, { game: 'san-marco', seats: [MINE, ...others.map(() => OPEN)], ...wanted });
  for (const guest of others) assert.equal((await guest.sit(id, invitation)).status, 200);
  for (const guest of guests) assert.equal((await guest.do(id, { do: 'ready', salt: saltOf(guest) })).status, 200);
  return guests.map((guest) => new Player(guest.url, id, seatToken(guest.key, id)));
}

/** All who play there agree to stop: the game is over. */
export async function stopped(guests: readonly Guest[], table: string): Promise<void> {
  const players = guests.map((guest) => new Player(guest.url, table, seatToken(guest.key, table)));
  for (const [n, player] of players.entries()) {
    const said = n === 0 ? { do: 'propose', what: { do: 'stop' } } : { do: 'agree', proposal: 1 };
    assert.equal((await player.ask('matter', { ...said, key: 'stop' })).status, 200);
  }
}
