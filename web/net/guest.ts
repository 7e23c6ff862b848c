// Who this device is to the house: a key of the device's own is all that makes somebody a guest.
import type { GatheringView } from '@ridotto/table/gathering.ts';
import { base64url } from '@ridotto/table/base64url.ts';
import { call, isFinal } from './http/api.ts';
import { rememberedTable } from './seats.ts';
import { device } from './storage.ts';

const KEY = 'ridotto.key';
const NAME = 'ridotto.name';
const BYTES = 32;

/** null: nobody has sat down here yet. */
export const knownKey = (): string | null => device.read(KEY);
/** Made when it is needed first. In an address it stands where nothing else would keep it. */
export function ownKey(): string {
  const known = knownKey();
  if (known !== null) return known;
  const made = base64url(crypto.getRandomValues(new Uint8Array(BYTES)));
  device.write(KEY, made);
  return made;
}
/** Whoever was here is forgotten. */
export function forgetKey(): void {
  device.remove(KEY);
  device.remove(NAME);
}
export const keepName = (name: string): void => device.write(NAME, name);
export const takeKey = (given: string): void => device.write(KEY, given);

/** As somebody on this device called themselves last; empty: nobody has. */
export const ownName = (): string => device.read(NAME) ?? '';
export async function introduce(name: string): Promise<void> {
  await call('/me', ownKey(), { name });
  keepName(name);
}

/** This device plays its guest's seat there, if it is still theirs: another device may have made all others say so anew. */
export async function regain(id: string): Promise<boolean> {
  const own = knownKey();
  if (own === null || rememberedTable(id)?.filled !== true) return false;
  return await call(`/me/tables/${encodeURIComponent(id)}`, own, {}).then(
    () => true,
    (e: unknown) => {
      if (isFinal(e)) return false;
      throw e;
    },
  );
}

/** Where they play once more; null: nobody has opened it yet. */
export const nextOf = async (id: string): Promise<GatheringView | null> =>
  (await call<{ next: GatheringView | null }>(`/gatherings/${id}/again`, knownKey())).next;
