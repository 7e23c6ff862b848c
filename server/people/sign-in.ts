// An account is a guest who can be known again without one of their devices: by a link that is sent to an e-mail address, or by a
// passkey. Whoever signs in makes the device that they have before them one of their own.
import { LANGUAGES, type Language } from '@ridotto/engine/words.ts';
import { isMailAddress, type Mail } from '../notices/mail.ts';
import { NOTICE_WORDS } from '../notices/words.ts';
import { Allowance } from '../shared/allowance.ts';
import { hashOf, newToken } from '../shared/tokens.ts';
import { Trouble } from '../shared/trouble.ts';
import type { Arrived, SignInWays } from '../storage/sign-in.ts';
import { insist } from '../storage/insist.ts';
import { Conflict, NotJoined, type Guest, type Store } from '../storage/store.ts';
import type { Storing } from '../tables/storing.ts';
import { badPasskey, Passkeys, type Assertion, type Registration } from './passkeys.ts';

export interface SignInSettings {
  readonly storing: Storing;
  /** The address of the house; undefined: nobody signs in. */
  readonly home: string | undefined;
  readonly mail: Mail | undefined;
  /** Does each guest, and each address, have its limits? */
  readonly limits: boolean;
  readonly log: (message: string, error?: unknown) => void;
}
/** Whoever asks: perhaps somebody whom the house knows; the address from which they ask. */
export interface Asker {
  readonly guest: Guest | undefined;
  readonly from: string;
}
/** Of an account, for its owner. */
export interface AccountView {
  readonly addresses: readonly { readonly address: string; readonly since: number }[];
  readonly passkeys: readonly { readonly id: string; readonly name: string; readonly since: number }[];
}
/** To whom a link leads; `account`: it is theirs already, else the address becomes theirs. */
export interface LinkView {
  readonly address: string;
  readonly name: string;
  readonly account: boolean;
}

const HOUR = 3_600_000;
/** Milliseconds for which a link holds, and what a passkey is to sign. */
const LINK = 20 * 60_000;
const CHALLENGE = 5 * 60_000;
const MOST_PASSKEYS = 10;
/** As often as it is tried to merge what others are just changing. */
const TRIES = 5;

export class SignIn {
  readonly #settings: SignInSettings;
  readonly #passkeys: Passkeys | undefined;
  /** Links that somebody asks for, and that one address gets. */
  readonly #byAsker: Allowance;
  readonly #byAddress: Allowance;

  constructor(settings: SignInSettings) {
    this.#settings = settings;
    const { home, limits } = settings;
    this.#passkeys = home !== undefined && Passkeys.possible(home) ? new Passkeys(home) : undefined;
    this.#byAsker = new Allowance(limits ? 10 : Infinity, HOUR);
    this.#byAddress = new Allowance(limits ? 5 : Infinity, HOUR);
  }

  /** By what one signs in here. */
  get ways(): readonly string[] {
    return [...(this.#settings.mail ? ['mail'] : []), ...(this.#passkeys ? ['passkey'] : [])];
  }

  // ---- By a link -------------------------------------------------------------------------------------------------------

  /** A mail goes there. Whoever asks learns nothing of whether the house knows the address, nor by how long it takes. Throws
      Trouble where it is none, or enough were sent. */
  ask({ guest, from }: Asker, given: string, language: Language): void {
    const { mail, log } = this.#settings;
    if (!mail) throw noSuchWay('mail');
    if (!isMailAddress(given)) throw Trouble.of('bad-way', 'it is no address that a mail could be sent to, like anne@example.org');
    const address = given.toLowerCase();
    const askers = [from, ...(guest ? [guest.id] : [])];
    if (!askers.every((who) => this.#byAsker.has(who)) || !this.#byAddress.has(address))
      throw Trouble.of('too-many', 'enough links were sent for now; try again in an hour');
    for (const who of askers) this.#byAsker.take(who);
    this.#byAddress.take(address);
    this.#send(mail, guest, address, language).catch((e: unknown) => log('a link to sign in could not be sent', e));
  }
  async #send(mail: Mail, guest: Guest | undefined, address: string, language: Language): Promise<void> {
    const owner = await this.#settings.storing.read((store) => store.signIns.ownerOf(address));
    const whose = owner ?? guest;
    const t = NOTICE_WORDS[LANGUAGES.includes(language) ? language : 'en'];
    if (!whose) return await this.#bring(mail, address, t.signInTitle, [t.noAccountMail]);
    const token = newToken();
    const pass = { hash: hashOf(token), guest: whose.id, what: address };
    await this.#write((store) => store.signIns.keepPass(pass, LINK));
    const about = owner ? t.signInMail(owner.name) : t.accountMail(whose.name);
    await this.#bring(mail, address, t.signInTitle, [about, '', mail.linkTo(`/me#sign-in=${token}`), '', t.signInElse(LINK / 60_000)]);
  }
  async #bring(mail: Mail, address: string, title: string, lines: readonly string[]): Promise<void> {
    const outcome = await mail.letter(address, title, lines);
    // Of addresses nothing is said in a log.
    if ('why' in outcome) this.#settings.log(`a link to sign in was not sent: ${outcome.is} ${outcome.why}`);
  }

  /** What a link is for; it is not spent. Throws Trouble where it is worth nothing. */
  async look(token: string): Promise<LinkView> {
    const { storing } = this.#settings;
    const pass = await storing.read((store) => store.signIns.pass(hashOf(token)));
    if (!pass) throw noSuchLink();
    const owner = await storing.read((store) => store.signIns.ownerOf(pass.what));
    const whose = owner ?? (await storing.read((store) => store.accounts.account(pass.guest ?? '')));
    if (!whose) throw noSuchLink();
    return { address: pass.what, name: whose.name, account: owner !== undefined };
  }
  /** Spends it: this device is one of the account's from now on; or, where the address was nobody's, it is that of the guest who
      asked. Throws Trouble where it is worth nothing, or the device cannot be theirs. */
  async follow(token: string, key: string, name: string): Promise<Arrived> {
    const { address } = await this.look(token);
    const arrived = await this.#join((store) => store.signIns.followLink(hashOf(token), address, { key: hashOf(key), name: name.trim() }));
    if (!arrived) throw noSuchLink();
    return arrived;
  }

  // ---- By a passkey ----------------------------------------------------------------------------------------------------

  async toMakePasskey(guest: Guest): Promise<object> {
    const { passkeys } = await this.#waysOf(guest);
    if (passkeys.length >= MOST_PASSKEYS) throw Trouble.of('too-many', `${MOST_PASSKEYS} passkeys are enough: take one away first`);
    return await this.#asked(await this.#needed.toMake(guest, passkeys), guest.id);
  }
  /** Throws Trouble where it is not what was asked of this guest. */
  async addPasskey(guest: Guest, response: Registration, name: string): Promise<AccountView> {
    const made = await this.#needed.made(response, (challenge) => this.#spend(challenge, guest.id));
    try {
      await this.#write((store) => store.signIns.keepPasskey({ ...made, guest: guest.id, name: name.trim() }));
    } catch (e) {
      if (!(e instanceof Conflict)) throw e;
      throw badPasskey(e);
    }
    return await this.account(guest);
  }
  async toUsePasskey(): Promise<object> {
    return await this.#asked(await this.#needed.toUse(), null);
  }
  /** Throws Trouble where it is nobody's, or the device cannot be theirs. */
  async byPasskey(response: Assertion, key: string, name: string): Promise<Arrived> {
    const passkeys = this.#needed;
    const known = await this.#settings.storing.read((store) => store.signIns.passkey(String(response.id)));
    if (!known) throw badPasskey();
    const counter = await passkeys.used(response, known, (challenge) => this.#spend(challenge, null));
    const arrived = await this.#join((store) => store.signIns.usePasskey(known.id, counter, { key: hashOf(key), name: name.trim() }));
    if (!arrived) throw badPasskey();
    return arrived;
  }

  get #needed(): Passkeys {
    if (this.#passkeys) return this.#passkeys;
    throw noSuchWay('passkey');
  }
  /** What is to be signed is asked once. */
  async #asked<T extends { readonly challenge: string }>(options: T, guest: string | null): Promise<T> {
    await this.#write((store) => store.signIns.keepPass({ hash: hashOf(options.challenge), guest, what: 'passkey' }, CHALLENGE));
    return options;
  }
  async #spend(challenge: string, guest: string | null): Promise<boolean> {
    const pass = await this.#write((store) => store.signIns.takePass(hashOf(challenge)));
    return pass !== undefined && pass.what === 'passkey' && pass.guest === guest;
  }

  // ---- The account -----------------------------------------------------------------------------------------------------

  async account(guest: Guest): Promise<AccountView> {
    const { addresses, passkeys } = await this.#waysOf(guest);
    return { addresses, passkeys: passkeys.map(({ id, name, since }) => ({ id: shortId(id), name, since })) };
  }
  async removeAddress(guest: Guest, address: string): Promise<AccountView> {
    await this.#write((store) => store.signIns.removeAddress(guest.id, address));
    return await this.account(guest);
  }
  async removePasskey(guest: Guest, id: string): Promise<AccountView> {
    const found = (await this.#waysOf(guest)).passkeys.find((one) => shortId(one.id) === id);
    if (found) await this.#write((store) => store.signIns.removePasskey(guest.id, found.id));
    return await this.account(guest);
  }

  #waysOf({ id }: Guest): Promise<SignInWays> {
    return this.#settings.storing.read((store) => store.signIns.ways(id));
  }
  /** The device comes to be somebody's, with what it had as a guest. */
  async #join(work: (store: Store) => Promise<Arrived | undefined>): Promise<Arrived | undefined> {
    try {
      // Somebody may sit down, or be ready, at a table that the device takes along.
      return await insist(() => this.#write(work), TRIES);
    } catch (e) {
      throw e instanceof NotJoined ? refused(e) : e;
    }
  }
  #write<T>(write: (store: Store) => Promise<T>): Promise<T> {
    return this.#settings.storing.write('an account', 'nothing was changed', write);
  }
}

function refused(e: NotJoined): Trouble {
  if (e.why === 'shut-out') return Trouble.of('shut-out', 'whoever runs this house has shut this guest, or this account, out of it', e);
  return e.why === 'another'
    ? Trouble.of('other-account', 'this device is of another account: leave that one here first', e)
    : Trouble.of('both-sit', `at the table ${e.table} sit both this guest and this account: it must be over, or one of them get up`, e);
}
/** Those of credentials are long. */
const shortId = (id: string): string => hashOf(id).slice(0, 16);
const noSuchWay = (kind: string): Trouble => Trouble.of('no-sign-in', `nobody signs in by ${kind} in this house`);
const noSuchLink = (): Trouble =>
  Trouble.of('no-such-link', 'this link is worth nothing any more: it was used, or is too old; ask for another one');
