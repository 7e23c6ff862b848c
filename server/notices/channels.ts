// The ways by which a guest is told: which there are in this house, and what a guest does to theirs.
import { LANGUAGES } from '@ridotto/engine/words.ts';
import { isZone } from '@ridotto/table/hours.ts';
import { newId, newToken } from '../shared/tokens.ts';
import { Trouble } from '../shared/trouble.ts';
import type { Account, Channel } from '../storage/account.ts';
import type { Guest, Store } from '../storage/store.ts';
import type { Storing } from '../tables/storing.ts';
import { Allowance } from '../shared/allowance.ts';
import type { Carrier } from './carrier.ts';
import { isLinkToken, isMailAddress, mailOf, type Mail, type Purpose } from './mail.ts';
import { checkAddress, NotSent, type Reach } from './post.ts';
import type { PushAddress } from './push.ts';
import { trialNotice } from './telling.ts';
import { wishesIn, type Wishes } from './wishes.ts';
import type { WebhookAddress } from './webhook.ts';

export type Wanted =
  | { readonly kind: 'push'; readonly subscription: PushAddress }
  | { readonly kind: 'mail'; readonly address: string }
  | ({ readonly kind: 'webhook' } & WebhookAddress);

/** What its owner sees of one. */
interface ChannelView {
  readonly id: string;
  readonly kind: string;
  /** The address, as far as whoever it belongs to needs it to know which one it is. */
  readonly to: string;
  readonly format?: string;
  readonly confirmed: boolean;
  /** `failed`, `refused` or `unsure`, and why: of the last one that was to be sent. */
  readonly trouble: string | null;
}
export interface Told {
  readonly wishes: Wishes;
  readonly channels: readonly ChannelView[];
  /** What there is in this house. */
  readonly ways: readonly string[];
  /** By which a browser knows that it is this house. */
  readonly pushKey: string;
}

export interface ChannelSettings {
  readonly storing: Storing;
  readonly carriers: Readonly<Record<string, Carrier | undefined>>;
  readonly mail: Mail | undefined;
  readonly reach: Reach;
  readonly pushKey: () => Promise<string>;
  /** Does each guest, and each address, have its limits? */
  readonly limits: boolean;
}

const MOST = 12;
const HOUR = 3_600_000;

export class Channels {
  readonly #settings: ChannelSettings;
  /** Mails that a guest has sent to addresses that nobody has confirmed, and that one address gets. */
  readonly #byGuest: Allowance;
  readonly #byAddress: Allowance;
  readonly #trials: Allowance;

  constructor(settings: ChannelSettings) {
    this.#settings = settings;
    const { limits } = settings;
    this.#byGuest = new Allowance(limits ? 6 : Infinity, HOUR);
    this.#byAddress = new Allowance(limits ? 3 : Infinity, 24 * HOUR);
    this.#trials = new Allowance(limits ? 10 : Infinity, HOUR);
  }

  async told(guest: Guest): Promise<Told> {
    const { carriers, pushKey } = this.#settings;
    const { settings, channels } = await this.#account(guest);
    return {
      wishes: wishesIn(settings),
      channels: channels.map(viewOf),
      ways: Object.keys(carriers).filter((kind) => carriers[kind]),
      pushKey: await pushKey(),
    };
  }

  /** Throws Trouble where one of them cannot be. What waits for a better hour is looked at anew. */
  async wish(guest: Guest, wishes: Partial<Wishes>): Promise<Told> {
    const { settings } = await this.#account(guest);
    const next = { ...wishesIn(settings), ...wishes };
    if (!isZone(next.zone))
      throw Trouble.of('bad-request', `there is no time zone "${next.zone}"; one is called Europe/Paris, for example`);
    if (!LANGUAGES.includes(next.language)) throw Trouble.of('bad-request', `languages are ${LANGUAGES.join(', ')}`);
    await this.#write(async (store) => {
      await store.accounts.keepSettings(guest.id, JSON.stringify({ ...(JSON.parse(settings) as object), ...next }));
      for (const { key, what } of await store.notices(guest.id)) if ('waits' in (JSON.parse(what) as object)) await store.moveJob(key, 0);
    });
    return await this.told(guest);
  }

  /** Throws Trouble where it cannot be. To a mail address the question goes whether it is theirs. */
  async add(guest: Guest, wanted: Wanted): Promise<Told> {
    const { kind } = wanted;
    if (!this.#settings.carriers[kind]) throw Trouble.of('no-such-way', `nobody is told by ${kind} in this house`);
    const { channels } = await this.#account(guest);
    const address = this.#addressOf(wanted);
    const known = channels.find((one) => one.kind === kind && one.address === address);
    if (!known && channels.length >= MOST) throw Trouble.of('too-many', `${MOST} ways to be told are enough: take one away first`);
    const channel: Channel = known ?? {
      id: newId(),
      guest: guest.id,
      kind,
      address,
      secret: newToken(),
      confirmed: kind !== 'mail',
      trouble: null,
    };
    if (!channel.confirmed) this.#mayAsk(guest, channel);
    if (!known) await this.#write((store) => store.accounts.keepChannel(channel));
    if (!channel.confirmed) await this.#ask(guest, channel);
    return await this.told(guest);
  }

  async remove(guest: Guest, id: string): Promise<Told> {
    await this.#write((store) => store.accounts.removeChannel(id, guest.id));
    return await this.told(guest);
  }
  /** Something is sent at once, to see whether it arrives; to an address that is not confirmed, the question again. */
  async attempt(guest: Guest, id: string): Promise<Told> {
    const { settings, channels } = await this.#account(guest);
    const channel = channels.find((one) => one.id === id);
    if (!channel) throw Trouble.of('no-such-way', 'you are not told in this way');
    if (!channel.confirmed) {
      this.#mayAsk(guest, channel);
      await this.#ask(guest, channel);
    } else {
      if (!this.#trials.take(guest.id)) throw Trouble.of('too-many', 'that was tried often enough for now; try again in an hour');
      const outcome = await this.#settings.carriers[channel.kind]?.send(channel, trialNotice(newId(), wishesIn(settings).language));
      if (outcome) await this.#write((store) => store.accounts.noteTrouble(id, 'why' in outcome ? `${outcome.is} ${outcome.why}` : null));
      if (outcome?.is === 'gone') return await this.remove(guest, id);
    }
    return await this.told(guest);
  }

  /** By a link: the address is theirs, or nothing more is to go there. Throws Trouble where the link is worth nothing. */
  async follow(id: string, purpose: Purpose, token: string): Promise<void> {
    const channel = await this.#settings.storing.read((store) => store.accounts.channel(id));
    if (!channel || !isLinkToken(channel, purpose, token))
      throw Trouble.of('no-such-way', 'this link is worth nothing any more: the address was taken away, or another link was sent');
    await this.#write((store) =>
      purpose === 'confirm' ? store.accounts.confirmChannel(id) : store.accounts.removeChannel(id, channel.guest),
    );
  }

  #addressOf(wanted: Wanted): string {
    try {
      switch (wanted.kind) {
        case 'push': {
          const { endpoint, keys } = wanted.subscription;
          checkAddress(endpoint, this.#settings.reach);
          return JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } });
        }
        case 'webhook':
          return JSON.stringify({ url: checkAddress(wanted.url, this.#settings.reach).href, format: wanted.format });
        case 'mail':
          if (!isMailAddress(wanted.address)) throw new NotSent('it is no address that a mail could be sent to, like anne@example.org');
          return JSON.stringify({ address: wanted.address });
      }
    } catch (e) {
      if (e instanceof NotSent) throw Trouble.of('bad-way', e.message);
      throw e;
    }
  }

  #mayAsk(guest: Guest, channel: Channel): void {
    if (!this.#byGuest.has(guest.id) || !this.#byAddress.has(mailOf(channel.address).toLowerCase()))
      throw Trouble.of('too-many', 'enough mails were sent for now to addresses that nobody has confirmed; try again later');
    this.#byGuest.take(guest.id);
    this.#byAddress.take(mailOf(channel.address).toLowerCase());
  }
  async #ask(guest: Guest, channel: Channel): Promise<void> {
    const { settings } = await this.#account(guest);
    const outcome = await this.#settings.mail?.confirm(channel, wishesIn(settings).language, guest.name);
    const trouble = outcome && 'why' in outcome ? `${outcome.is} ${outcome.why}` : null;
    await this.#write((store) => store.accounts.noteTrouble(channel.id, trouble));
  }

  async #account({ id }: Guest): Promise<Account> {
    const account = await this.#settings.storing.read((store) => store.accounts.account(id));
    if (!account) throw Trouble.of('guest-needed', 'the house does not know you any more');
    return account;
  }
  #write<T>(write: (store: Store) => Promise<T>): Promise<T> {
    return this.#settings.storing.write('how a guest is told', 'nothing was changed', write);
  }
}

function viewOf({ id, kind, address, confirmed, trouble }: Channel): ChannelView {
  const of = JSON.parse(address) as { endpoint?: string; address?: string; url?: string; format?: string };
  // Whoever has the whole of a webhook can write there.
  const to = of.address ?? new URL(of.url ?? of.endpoint!).hostname;
  return { id, kind, to, ...(of.format !== undefined && { format: of.format }), confirmed, trouble };
}
