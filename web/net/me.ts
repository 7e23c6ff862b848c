// What the house knows of whoever has this device: how they are told that it is their turn, their devices, and how that is forgotten.
import { call } from './http/api.ts';
import { keepName, knownKey, ownKey } from './guest.ts';
import { deviceName } from './device-name.ts';

export interface Wishes {
  readonly language: string;
  readonly zone: string;
  readonly quiet: { readonly from: string; readonly to: string } | null;
  readonly digest: string | null;
  readonly remind: number;
  readonly presence: boolean;
}
export interface Channel {
  readonly id: string;
  readonly kind: string;
  readonly to: string;
  readonly format?: string;
  readonly confirmed: boolean;
  readonly trouble: string | null;
}
export interface Told {
  readonly wishes: Wishes;
  readonly channels: readonly Channel[];
  readonly ways: readonly string[];
  readonly pushKey: string;
}
export interface Device {
  readonly id: string;
  readonly name: string;
  readonly since: number;
  readonly this: boolean;
}

/** Does the house know somebody by this device? null: it does not. */
export async function whoAmI(): Promise<{ readonly name: string } | null> {
  const key = knownKey();
  if (key === null) return null;
  return await call<{ name: string }>('/me', key).catch((e: unknown) => {
    if ((e as { problem?: { status: number } }).problem?.status === 401) return null;
    throw e;
  });
}
export async function callMyself(name: string): Promise<void> {
  await call('/me', ownKey(), { name, device: deviceName() });
  keepName(name);
}

export const told = (): Promise<Told> => call('/me/told', ownKey());
export const wish = (wishes: Partial<Wishes>): Promise<Told> => call('/me/told', ownKey(), wishes);
export const addChannel = (channel: object): Promise<Told> => call('/me/channels', ownKey(), channel);
export const toChannel = (id: string, what: 'remove' | 'try'): Promise<Told> => call(`/me/channels/${id}`, ownKey(), { do: what });
/** Of an address in a mail: `CHANNEL.TOKEN`. */
export async function followLink(what: 'confirm' | 'stop', given: string): Promise<void> {
  const [channel, token] = given.split('.');
  await call('/channels/link', null, { channel, do: what, token });
}

export const devices = async (): Promise<readonly Device[]> => (await call<{ devices: Device[] }>('/me/devices', ownKey())).devices;
export const newCode = (): Promise<{ code: string; lasts: number }> => call('/me/code', ownKey(), {});
/** This device is another one of whoever has shown the code. */
export async function join(code: string): Promise<void> {
  const { name } = await call<{ name: string }>('/me/devices', ownKey(), { code, name: deviceName() });
  keepName(name);
}
export const removeDevice = (id: string): Promise<unknown> => call(`/me/devices/${id}/remove`, ownKey(), {});

export const everything = (): Promise<object> => call('/me/everything', ownKey());
export const forgetMe = (): Promise<unknown> => call('/me/forget', ownKey(), {});
