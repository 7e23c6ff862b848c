// Guests: whoever has a key is somebody, and needs no account for it. The key is made by a device and stays there; of it the
// house keeps a hash, and the name that goes with it.
import { settleNames } from '@ridotto/table';
import { hashOf, newId } from '../shared/tokens.ts';
import { Trouble } from '../shared/trouble.ts';
import { Conflict, type Guest } from '../storage/store.ts';
import type { Storing } from '../tables/storing.ts';

export class Guests {
  readonly #storing: Storing;

  constructor(storing: Storing) {
    this.#storing = storing;
  }

  /** `key`: undefined, none was sent; null, what was sent is none. Throws Trouble where nobody has said who this is. */
  async known(key: string | undefined | null): Promise<Guest> {
    const guest = await this.find(key);
    if (guest) return guest;
    throw Trouble.of('guest-needed', 'say who you are first: POST /api/me with your name, and a key of your own as Bearer token');
  }
  /** undefined: nobody whom the house knows. */
  async find(key: string | undefined | null): Promise<Guest | undefined> {
    return typeof key === 'string' ? this.#storing.read((store) => store.guest(hashOf(key))) : undefined;
  }

  /** Throws Trouble where there is none. */
  keyIn(key: string | undefined | null): string {
    if (typeof key === 'string') return key;
    throw Trouble.of('guest-needed', 'send a key of your own as Bearer token: 43 characters, 32 random bytes as base64url');
  }

  /** A new guest, or a new name of one who is there. Tables keep the name under which somebody sat down. `device`: what this device
      is called; `program`: is it one, and no person? Left out: as it was. */
  async introduce(
    key: string | undefined | null,
    { name, device, program }: { readonly name: string; readonly device?: string; readonly program?: boolean },
  ): Promise<Guest> {
    const settled = nameOf(name);
    const hash = hashOf(this.keyIn(key));
    const guest = await this.#introduce(hash, settled, program);
    if (device !== undefined)
      await this.#storing.write('a device', 'it could not be written down', (store) => store.accounts.nameDevice(hash, device.trim()));
    return guest;
  }
  async #introduce(hash: string, settled: string, program: boolean | undefined): Promise<Guest> {
    for (;;) {
      const known = await this.#storing.read((store) => store.guest(hash));
      const is = program ?? known?.program === true;
      if (known?.name === settled && (known.program === true) === is) return known;
      const guest: Guest = { id: known?.id ?? newId(), name: settled, ...(is && { program: true }) };
      try {
        await this.#storing.write('a guest', 'you could not be written down', (store) => store.keepGuest(guest, hash));
        return guest;
      } catch (e) {
        // Twice at once: the other one was written down.
        if (!(e instanceof Conflict)) throw e;
      }
    }
  }
}

function nameOf(name: string): string {
  try {
    return settleNames([name])[0];
  } catch {
    throw Trouble.of('bad-name', 'a name has 1 to 40 characters, none of them a control character, and is not what seats are called');
  }
}
