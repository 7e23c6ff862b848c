// Guests: whoever has a key is somebody, and needs no account for it. The key is made by a device and stays there; of it the
// house keeps a hash, and the name that goes with it.
import { settleNames } from '@ridotto/table';
import { Allowance } from '../shared/allowance.ts';
import { hashOf, newId } from '../shared/tokens.ts';
import { Trouble } from '../shared/trouble.ts';
import { Conflict, type Guest } from '../storage/store.ts';
import type { Storing } from '../tables/storing.ts';

/** Requests of one guest in a minute. */
const MOST = 600;
const shutOut = (): Trouble => Trouble.of('shut-out', 'whoever runs this house has shut you out of it');

export class Guests {
  readonly #storing: Storing;
  readonly #requests: Allowance;

  /** `limits`: is it limited how much each may ask for? */
  constructor(storing: Storing, limits: boolean) {
    this.#storing = storing;
    this.#requests = new Allowance(limits ? MOST : Infinity, 60_000);
  }

  /** `key`: undefined, none was sent; null, what was sent is none. Throws Trouble where nobody has said who this is. */
  async known(key: string | undefined | null): Promise<Guest> {
    const guest = await this.find(key);
    if (guest?.shutOut) throw shutOut();
    if (guest) return guest;
    throw Trouble.of('guest-needed', 'say who you are first: POST /api/me with your name, and a key of your own as Bearer token');
  }
  /** undefined: nobody whom the house knows. Throws Trouble where they ask for too much. */
  async find(key: string | undefined | null): Promise<Guest | undefined> {
    const guest = typeof key === 'string' ? await this.#storing.read((store) => store.guest(hashOf(key))) : undefined;
    // Whatever their addresses and devices are.
    if (guest && !this.#requests.take(guest.id))
      throw Trouble.of('too-many', `you have asked more than ${MOST} times within a minute; wait a little`);
    return guest;
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
      if (known?.shutOut) throw shutOut();
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
