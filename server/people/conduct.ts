// How people get on with each other: what those who watch a table write, whom a guest does not want to hear of, and what is brought
// before whoever runs the house.
import { createHash } from 'node:crypto';
import { seatId } from '@ridotto/engine';
import { seatOf, wrongMessage, type Gathering } from '@ridotto/table';
import { Allowance } from '../shared/allowance.ts';
import { newId } from '../shared/tokens.ts';
import { Trouble } from '../shared/trouble.ts';
import type { Blocked } from '../storage/conduct.ts';
import type { Guest, Store } from '../storage/store.ts';
import type { House } from '../tables/house.ts';

/** Somebody at a table: of a seat, or who has written this where one watches. */
export interface Whom {
  readonly seat?: string;
  readonly remark?: string;
}
export interface RemarkView {
  readonly id: string;
  readonly name: string;
  readonly message: string;
  readonly at: number;
  readonly yours: boolean;
}

/** Remarks that are shown, and those of one guest in a minute. */
const SHOWN = 50;
const REMARKS = 10;
const REPORTS = 10;
const BLOCKS = 200;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** As whoever has blocked them is told of it: who they are to the house, nobody is told. */
const idOf = (guest: string, blocked: string): string =>
  createHash('sha256').update(`ridotto block 1 ${guest} ${blocked}`).digest('hex').slice(0, 16);

export class Conducts {
  readonly #house: House;
  readonly #remarks: Allowance;
  readonly #reports: Allowance;

  constructor(house: House, limits: boolean) {
    this.#house = house;
    this.#remarks = new Allowance(limits ? REMARKS : Infinity, MINUTE);
    this.#reports = new Allowance(limits ? REPORTS : Infinity, DAY);
  }

  // ---- Those who watch --------------------------------------------------------------------------------------------------

  /** Without those of people whom this guest has blocked. */
  async gallery(table: string, guest: Guest | undefined): Promise<{ readonly open: boolean; readonly remarks: readonly RemarkView[] }> {
    const open = await this.#house.run(table, NOBODY, ({ company }) => company.gallery);
    const remarks = await this.#read((store) => store.conduct.remarks(table, SHOWN));
    const blocked = new Set(guest ? (await this.#blocks(guest)).map((one) => one.guest) : []);
    const shown = remarks.filter((remark) => !blocked.has(remark.guest));
    return { open, remarks: shown.map(({ guest: by, ...remark }) => ({ ...remark, yours: by === guest?.id })) };
  }
  /** Throws Trouble where those who watch do not write, where this guest plays, and where it is no message. */
  async remark(table: string, guest: Guest, text: string): Promise<void> {
    const message = text.trim();
    const { open, over } = await this.#house.run(table, NOBODY, (at) => ({ open: at.company.gallery, over: at.over }));
    if (!open)
      throw Trouble.of('gallery-closed', 'those who watch do not write here: whoever plays does not want it, or the table was closed');
    const wrong = wrongMessage(message);
    if (wrong) throw new Trouble(wrong);
    const gathering = await this.#read((store) => store.gathering(table));
    if (!over && gathering && seatOf(gathering, guest.id) >= 0)
      throw Trouble.of('seated', 'you play here: write to the table, and here when the game is over');
    if (!this.#remarks.take(guest.id))
      throw Trouble.of('too-many-messages', `you have written ${REMARKS} times within a minute: wait a little`);
    await this.#write((store) => store.conduct.remark(table, { id: newId(), guest: guest.id, name: guest.name, message }));
  }

  // ---- Blocking -----------------------------------------------------------------------------------------------------------

  async blocks(guest: Guest): Promise<readonly { readonly id: string; readonly name: string; readonly since: number }[]> {
    return (await this.#blocks(guest)).map(({ guest: blocked, name, since }) => ({ id: idOf(guest.id, blocked), name, since }));
  }
  /** Seats at a table of people whom this guest has blocked. */
  async blockedAt(guest: Guest, table: string): Promise<readonly string[]> {
    const blocked = new Set((await this.#blocks(guest)).map((one) => one.guest));
    const gathering = blocked.size > 0 ? await this.#read((store) => store.gathering(table)) : undefined;
    return (gathering?.seats ?? []).flatMap((place, seat) => (place.kind === 'human' && blocked.has(place.guest) ? [seatId(seat)] : []));
  }
  /** Throws Trouble where nobody is meant whom the house knows. */
  async block(guest: Guest, table: string, whom: Whom): Promise<void> {
    const found = await this.#who(guest, table, whom);
    if (!found || found.guest === '' || found.guest === guest.id)
      throw Trouble.of('no-such-person', 'the house knows nobody else there: whoever came by a link of their own has no name to it');
    if ((await this.#blocks(guest)).length >= BLOCKS) throw Trouble.of('too-many', `you have blocked ${BLOCKS} people: let one be first`);
    await this.#write((store) => store.conduct.block(guest.id, found));
  }
  async unblock(guest: Guest, id: string): Promise<void> {
    const found = (await this.#blocks(guest)).find((one) => idOf(guest.id, one.guest) === id);
    if (!found) throw Trouble.of('no-such-person', 'you have not blocked them');
    await this.#write((store) => store.conduct.unblock(guest.id, found.guest));
  }
  #blocks({ id }: Guest): Promise<readonly Blocked[]> {
    return this.#read((store) => store.conduct.blocks(id));
  }

  // ---- Reports ------------------------------------------------------------------------------------------------------------

  /** Throws Trouble where nobody is there, or it is no reason. */
  async report(table: string, by: Guest, { reason, ...whom }: Whom & { readonly reason: string }): Promise<void> {
    const about = await this.#who(by, table, whom);
    if (!about) throw Trouble.of('no-such-person', 'nobody sits there, or has written that');
    const said = reason.trim();
    const wrong = wrongMessage(said);
    if (wrong) throw new Trouble(wrong);
    if (!this.#reports.take(by.id))
      throw Trouble.of('too-many', `you have reported ${REPORTS} times within a day: whoever runs the house will look at them`);
    const { message = null, ...who } = about;
    await this.#write((store) =>
      store.conduct.report({
        id: newId(),
        table,
        about: { ...who, seat: whom.seat === undefined ? null : Number(whom.seat.slice(1)) },
        remark: message,
        by: { guest: by.id, name: by.name },
        reason: said,
      }),
    );
  }

  /** Who that is; `guest`: empty, where the house does not know. undefined: nobody, or nobody whom one may know of. */
  async #who(
    guest: Guest,
    table: string,
    { seat, remark }: Whom,
  ): Promise<{ readonly guest: string; readonly name: string; readonly message?: string } | undefined> {
    if (remark !== undefined) return (await this.#read((store) => store.conduct.remarks(table, SHOWN))).find(({ id }) => id === remark);
    const at = Number(seat?.slice(1));
    const gathering = await this.#read((store) => store.gathering(table));
    if (!gathering) {
      const name = await this.#house.run(table, NOBODY, ({ company }) =>
        company.players[at]?.kind === 'human' ? company.names[at] : undefined,
      );
      return name === undefined ? undefined : { guest: '', name };
    }
    const place = mayLook(gathering, guest) ? gathering.seats[at] : undefined;
    return place?.kind === 'human' ? { guest: place.guest, name: place.name } : undefined;
  }

  #read<T>(work: (store: Store) => Promise<T>): Promise<T> {
    return this.#house.storing.read(work);
  }
  #write<T>(work: (store: Store) => Promise<T>): Promise<T> {
    return this.#house.storing.write('how people get on', 'nothing was changed', work);
  }
}
const NOBODY = { hash: undefined, from: '' } as const;

/** Of one that has begun all may know who sits there. */
const mayLook = (gathering: Gathering, guest: Guest): boolean =>
  gathering.state === 'begun' || gathering.listed || seatOf(gathering, guest.id) >= 0;
