// A guest has as many devices as they like, each with a key of its own: another one comes by a code that one of them shows, and
// each can be taken away. And the guest as a whole: what is known of them, and how that is forgotten.
import { seatId } from '@ridotto/engine';
import { LANGUAGES, type Language } from '@ridotto/engine/words.ts';
import { seatToken, settleNames } from '@ridotto/table';
import { NOTICE_WORDS } from '../notices/words.ts';
import { wishesIn } from '../notices/wishes.ts';
import { sharingIn } from '../profiles/sharing.ts';
import { hashOf } from '../shared/tokens.ts';
import { Trouble } from '../shared/trouble.ts';
import type { Account } from '../storage/account.ts';
import type { Kept } from '../storage/library.ts';
import { Conflict, type Guest, type Store } from '../storage/store.ts';
import type { House } from '../tables/house.ts';
import { inHalves, newCode, spelt } from './codes.ts';
import { sittingView, type Gatherings } from './gatherings.ts';
import { insist } from '../storage/insist.ts';

export interface DeviceView {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly since: number;
  /** Is it the one that asks? */
  readonly this: boolean;
}

/** Milliseconds for which a code holds. */
const LASTS = 10 * 60_000;
/** 40 bits, for ten minutes. */
const CODE = 8;

/** So often it is tried to forget somebody, while others sit down or get up at one of their tables. */
const TRIES = 20;

const idOf = (hash: string): string => hash.slice(0, 16);

export class Devices {
  readonly #house: House;
  readonly #gatherings: Gatherings;

  constructor(house: House, gatherings: Gatherings) {
    this.#house = house;
    this.#gatherings = gatherings;
  }

  /** `key`: of the device that asks. */
  async list(guest: Guest, key: string): Promise<readonly DeviceView[]> {
    const mine = hashOf(key);
    return (await this.#account(guest)).devices.map(({ hash, name, since }) => ({ id: idOf(hash), name, since, this: hash === mine }));
  }

  /** To be typed on another device, within ten minutes; the one before is worth nothing any more. */
  async code(guest: Guest): Promise<{ readonly code: string; readonly lasts: number }> {
    const letters = newCode(CODE);
    await this.#write((store) => store.accounts.keepCode(hashOf(letters), guest.id, LASTS));
    return { code: inHalves(letters), lasts: LASTS };
  }
  /** Throws Trouble where the code is none, or the device is somebody's already. */
  async join(key: string, code: string, name: string): Promise<Guest> {
    try {
      const guest = await this.#write((store) => store.accounts.useCode(hashOf(spelt(code)), hashOf(key), name.trim()));
      if (guest) return guest;
    } catch (e) {
      if (!(e instanceof Conflict)) throw e;
      throw Trouble.of('known-device', 'this device is somebody already, and plays at tables of its own', e);
    }
    throw Trouble.of('no-such-code', 'there is no such code, or its ten minutes are over: let the other device show a new one');
  }

  /** Throws Trouble where there is no such device, or it is the only one of somebody who could not come back by any other way:
      whoever wants to go altogether is forgotten. */
  async remove(guest: Guest, key: string, id: string): Promise<void> {
    const { devices } = await this.#account(guest);
    const device = devices.find(({ hash }) => idOf(hash) === id);
    if (!device) throw Trouble.of('no-such-device', 'you have no such device');
    if (devices.length === 1 && !(await this.#canComeBack(guest)))
      throw Trouble.of('last-device', 'it is your only one: without it nobody could play your seats any more');
    // What it was ready to play begins only when one is asked again.
    for (const { gathering, waits, seat } of await this.#gatherings.sittings(guest)) {
      const place = gathering.seats[seat];
      if (waits === undefined && place.kind === 'human' && place.ready)
        await this.#gatherings.act(gathering.id, guest, undefined, { do: 'wait' });
    }
    const itself = device.hash === hashOf(key);
    const kept = itself ? undefined : (table: string): string => hashOf(seatToken(key, table));
    const changed = await this.#write((store) => store.accounts.removeDevice(guest.id, device.hash, kept));
    for (const table of changed) await this.#house.changed(table);
  }

  async #canComeBack({ id }: Guest): Promise<boolean> {
    const { addresses, passkeys } = await this.#house.storing.read((store) => store.signIns.ways(id));
    return addresses.length + passkeys.length > 0;
  }

  /** From now on this device plays the guest's seat there, with the token that only it and the house can make. */
  async sit(guest: Guest, key: string, table: string): Promise<{ readonly seat: string }> {
    const seat = await this.#write((store) => store.accounts.addToken(guest.id, table, hashOf(seatToken(key, table))));
    if (seat === undefined) throw Trouble.of('not-seated', 'you do not sit at this table, or it has not begun');
    return { seat: seatId(seat) };
  }

  /** All that the house knows of a guest, but for what opens something. */
  async everything(guest: Guest): Promise<object> {
    const { name, settings, devices, channels } = await this.#account(guest);
    const { addresses, passkeys } = await this.#house.storing.read((store) => store.signIns.ways(guest.id));
    const tables = await this.#gatherings.sittings(guest);
    const { blocks, remarks } = await this.#house.storing.read(async ({ conduct }) => ({
      blocks: await conduct.blocks(guest.id),
      remarks: await conduct.remarksOf(guest.id),
    }));
    return {
      ridotto: 'guest 1',
      id: guest.id,
      name,
      wishes: wishesIn(settings),
      devices: devices.map(({ name: called, since }) => ({ name: called, since: new Date(since).toISOString() })),
      addresses: addresses.map(({ address, since }) => ({ address, since: new Date(since).toISOString() })),
      passkeys: passkeys.map(({ name: called, since }) => ({ name: called, since: new Date(since).toISOString() })),
      sharing: sharingIn(settings),
      results: await this.#house.storing.read((store) => store.results.of(guest.id)),
      library: (await this.#library(guest)).map(({ table, hash: _hash, plain: _plain, at, ...game }) => ({
        ...game,
        ...(game.came !== 'imported' && { table }),
        at: new Date(at).toISOString(),
      })),
      channels: channels.map(({ kind, address, confirmed, trouble }) => ({
        kind,
        address: JSON.parse(address) as object,
        confirmed,
        trouble,
      })),
      blocked: blocks.map(({ name: called, since }) => ({ name: called, since: new Date(since).toISOString() })),
      watching: remarks.map(({ table, message, at }) => ({ table, at: new Date(at).toISOString(), message })),
      tables: await Promise.all(
        tables.map(async (sitting) => ({
          ...sittingView(sitting),
          changed: new Date(sitting.changedAt).toISOString(),
          ...(sitting.waits !== undefined && (await this.#written(sitting.gathering.id, sitting.seat))),
        })),
      ),
    };
  }
  /** All of it; the records themselves are at /api/me/library/records. */
  async #library({ id }: Guest): Promise<readonly Kept[]> {
    const all: Kept[] = [];
    for (let page: readonly Kept[] = [], more = true; more; all.push(...page)) {
      page = await this.#house.storing.read((store) => store.library.of(id, {}, { after: all.at(-1), most: 200 }));
      more = page.length === 200;
    }
    return all;
  }
  /** What a guest has written at a table. */
  async #written(table: string, seat: number): Promise<object> {
    const stored = await this.#house.storing.read((store) => store.load(table));
    const messages = (stored?.journal ?? []).flatMap((entry) =>
      entry.do === 'aside' && entry.by === seatId(seat) && 'message' in entry.aside
        ? [{ at: entry.at === undefined ? null : new Date(entry.at).toISOString(), message: entry.aside.message }]
        : [],
    );
    return { messages, notes: stored?.notes.find((page) => page.seat === seat)?.notes ?? null };
  }

  /** Their seats become those of a former guest, and bots play on in games that are not over. At tables that fill they get up. */
  async forget(guest: Guest): Promise<void> {
    for (const { gathering, seat, waits } of await this.#gatherings.sittings(guest))
      if (waits === undefined) await this.#gatherings.act(gathering.id, guest, undefined, { do: 'leave' });
      // What cannot be played here at present keeps nobody from being forgotten.
      else
        await this.#house
          .forget(gathering.id, seat, (names) => formerGuest(names, gathering.language))
          .catch((e: unknown) => {
            if (!(e instanceof Trouble)) throw e;
          });
    const changed = await insist(
      () => this.#write((store) => store.accounts.forget(guest.id, (...about) => formerGuest(...about).name)),
      TRIES,
    );
    for (const table of changed) await this.#house.changed(table);
  }

  async #account({ id }: Guest): Promise<Account> {
    const account = await this.#house.storing.read((store) => store.accounts.account(id));
    if (!account) throw Trouble.of('guest-needed', 'the house does not know you any more');
    return account;
  }
  #write<T>(write: (store: Store) => Promise<T>): Promise<T> {
    return this.#house.storing.write('a guest', 'nothing was changed', write);
  }
}

/** The first that nobody at this table is called like: in the language of the table, for whoever does not say it in their own. */
function formerGuest(names: readonly string[], language: string): { readonly name: string; readonly former: number } {
  const { former } = NOTICE_WORDS[LANGUAGES.find((l): l is Language => l === language) ?? 'en'];
  for (let n = 1; ; n++)
    try {
      return { name: settleNames([...names, former(n)]).at(-1)!, former: n };
    } catch {
      // Somebody was there before.
    }
}
