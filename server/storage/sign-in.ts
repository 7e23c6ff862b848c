// What is asked of a store about accounts: by what somebody signs in on any device, and how a device comes to be theirs.
import type { Person } from './account.ts';

interface Address {
  /** In small letters. */
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}
export interface Passkey {
  /** Of the credential, as the browser names it. */
  readonly id: string;
  readonly guest: string;
  /** base64url. */
  readonly publicKey: string;
  /** How often it was used, as far as it counts. */
  readonly counter: number;
  /** JSON: how a browser reaches it. */
  readonly transports: string;
  /** What the device was called on which it was made. */
  readonly name: string;
  readonly since: number;
}
/** By what a guest signs in; nothing of both: they are a guest of their devices alone. */
export interface SignInWays {
  readonly addresses: readonly Address[];
  readonly passkeys: readonly Passkey[];
}

/** Good for one use, for a while. */
export interface Pass {
  /** Of what its owner has. */
  readonly hash: string;
  /** Whose it is; null: nobody's whom the house knows. */
  readonly guest: string | null;
  /** For whoever uses it. */
  readonly what: string;
}

/** Who the device is from now on; `joined`: it was not so before. */
export interface Arrived {
  readonly guest: Person;
  readonly joined: boolean;
}
export interface SignIns {
  ways(guest: string): Promise<SignInWays>;
  /** Whose address it is. */
  ownerOf(address: string): Promise<Person | undefined>;
  removeAddress(guest: string, address: string): Promise<void>;

  /** undefined: there is none of this id. */
  passkey(id: string): Promise<Passkey | undefined>;
  /** Conflict when it is somebody's already. */
  keepPasskey(passkey: Omit<Passkey, 'since'>): Promise<void>;
  removePasskey(guest: string, id: string): Promise<void>;

  keepPass(pass: Pass, lasts: number): Promise<void>;
  /** It is not spent by that; undefined: there is none, or not any more. */
  pass(hash: string): Promise<Pass | undefined>;
  /** And it is spent. */
  takePass(hash: string): Promise<Pass | undefined>;

  /** Spends the pass of a link to this address. Whose it is already: the device with this key is theirs from now on. Else it is
      that of the guest who asked. undefined: it is worth nothing. Throws NotJoined (store.ts), and then it is not spent. */
  followLink(hash: string, address: string, device: { readonly key: string; readonly name: string }): Promise<Arrived | undefined>;
  /** The device with this key is theirs from now on whose passkey it is, used so often now. undefined: it was used as often before,
      so it is perhaps a copy; or it is there no more. Throws NotJoined. */
  usePasskey(id: string, counter: number, device: { readonly key: string; readonly name: string }): Promise<Arrived | undefined>;
}
