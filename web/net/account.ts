// Accounts: how one signs in on this device, and by what one can be known again on another.
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { fetched } from './fetched.ts';
import { call } from './http/api.ts';
import { deviceName } from './device-name.ts';
import { forgetKey, keepName, ownKey, knownKey } from './guest.ts';
import { removeDevice } from './me.ts';
import { forgetFilled } from './seats.ts';

export interface Account {
  readonly addresses: readonly { readonly address: string; readonly since: number }[];
  readonly passkeys: readonly { readonly id: string; readonly name: string; readonly since: number }[];
}
/** To whom a link leads; `account`: they sign in by it, else the address becomes theirs. */
export interface LinkAbout {
  readonly address: string;
  readonly name: string;
  readonly account: boolean;
}
interface Arrived {
  readonly name: string;
  readonly joined: boolean;
}

/** Whoever holds the passkey did not want to, or has none. */
export class NoPasskey extends Error {}

/** What there is in this house. */
export const signInWays = async (): Promise<readonly string[]> => (await call<{ ways: string[] }>('/sign-in', null)).ways;
export const canPasskey = (): boolean => typeof PublicKeyCredential === 'function';

export const sendLink = (address: string, language: string): Promise<unknown> => call('/sign-in/mail', knownKey(), { address, language });
export const lookAtLink = (token: string): Promise<LinkAbout> => call('/sign-in/link/look', null, { token });
export const useLink = (token: string): Promise<Arrived> => arrive(call('/sign-in/link', ownKey(), { token, name: deviceName() }));

export const account = (): Promise<Account> => call('/me/account', ownKey());
export const removeAddress = (address: string): Promise<Account> => call('/me/account', ownKey(), { do: 'remove-address', address });
export const removePasskey = (passkey: string): Promise<Account> => call('/me/account', ownKey(), { do: 'remove-passkey', passkey });

/** Throws NoPasskey where none was made. */
export async function makePasskey(): Promise<Account> {
  const { startRegistration } = await library();
  const optionsJSON = await call<PublicKeyCredentialCreationOptionsJSON>('/me/passkeys/options', ownKey(), {});
  const response = await orNone(startRegistration({ optionsJSON }));
  return await call('/me/passkeys', ownKey(), { response, name: deviceName() });
}
/** Throws NoPasskey where none was used. */
export async function usePasskey(): Promise<Arrived> {
  const { startAuthentication } = await library();
  const optionsJSON = await call<PublicKeyCredentialRequestOptionsJSON>('/sign-in/passkey/options', null, {});
  const response = await orNone(startAuthentication({ optionsJSON }));
  return await arrive(call('/sign-in/passkey', ownKey(), { response, name: deviceName() }));
}

/** This device is nobody any more, and plays no seats; the account has its other devices, and comes back by what it signs in. */
export async function signOut(id: string): Promise<void> {
  await removeDevice(id);
  forgetKey();
  forgetFilled();
}

/** Only who wants one needs it. */
const library = () => fetched(() => import('@simplewebauthn/browser'));
async function orNone<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (e) {
    throw new NoPasskey((e as Error).message);
  }
}
async function arrive(arriving: Promise<Arrived>): Promise<Arrived> {
  const arrived = await arriving;
  if (arrived.joined) keepName(arrived.name);
  return arrived;
}
