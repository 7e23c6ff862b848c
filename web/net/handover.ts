// A table of this device goes on at the house, or one of the house on this device.
import type { Handover } from '@ridotto/table/handover.ts';
import { Refused, type Opened } from '@ridotto/table/port.ts';
import { call, isFinal } from './http/api.ts';
import { randomHex } from './salt.ts';
import { remember, rememberedTable, seatsFor, type HeldSeat } from './seats.ts';
import { here } from './tables.ts';

/** Hands a table of this device to the house; `byLink`: who of this device plays on there by links. From now on it rests here. Gives the
    address to go to. Throws Refused where the house does not take it, and the game goes on here; Unreachable where the house has
    not answered: then it is on its way, and may be sent again. */
export async function handOver(id: string, byLink: readonly string[] = rememberedTable(id)?.byLink ?? []): Promise<string> {
  remember({ id, byLink });
  const tables = await here();
  const { table: _table, handover, ...about } = await tables.handOver(id);
  let opened: Opened;
  try {
    opened = await call<Opened>('/handovers', null, { ...about, ...handover });
  } catch (e) {
    if (isFinal(e)) await tables.handedOver(id, 'keep');
    throw e;
  }
  const { table, seats } = opened;
  const { game = '', names = [] } = rememberedTable(id) ?? {};
  const links = (one: HeldSeat): boolean => byLink.includes(one.seat);
  remember({ id: table, game, names, seats: seats.filter((one) => !links(one)), invites: seats.filter(links) });
  await tables.handedOver(id, 'arrived');
  return seats.some(links) ? `/table/${table}/links` : `/table/${table}`;
}
/** It has not arrived, as far as one knows, and goes on here: if the house has it, nobody is told where. */
export async function keepHere(id: string): Promise<void> {
  await (await here()).handedOver(id, 'keep');
}

/** Of a table of the house that is to be taken along: the commitment to the secret by which this device will deal. */
export async function commitmentFor(id: string): Promise<string> {
  const { commitmentTo, SECRET_BYTES } = await import('@ridotto/table/dealing.ts');
  const secret = rememberedTable(id)?.along ?? randomHex(SECRET_BYTES);
  remember({ id, along: secret });
  return commitmentTo(secret);
}
/** A table that this device has taken along goes on here. Gives the address to go to. Throws Refused, or Unreachable. */
export async function goOnHere(id: string): Promise<string> {
  const { along: secret, broughtTo } = rememberedTable(id) ?? {};
  if (broughtTo !== undefined) return `/table/${broughtTo}`;
  if (secret === undefined) throw new Error('this device has not taken it along');
  const handover = await alongOf(id);
  const { table, seats } = await (await here()).bring(handover, { came: id, secret });
  remember({ id: table, game: handover.record.game, names: [...handover.record.seats], seats: [...seats] });
  remember({ id, broughtTo: table });
  return `/table/${table}`;
}
/** By that seat of this device to which it is given. */
async function alongOf(id: string): Promise<Handover> {
  const seats = seatsFor(id);
  for (const [i, { token }] of seats.entries())
    try {
      return await call<Handover>(`/tables/${id}/along`, token);
    } catch (e) {
      // Another seat of this device may be the one.
      if (!(e instanceof Refused) || i === seats.length - 1) throw e;
    }
  throw new Error('this device has no seat there');
}
