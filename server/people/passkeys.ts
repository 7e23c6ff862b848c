// Passkeys: what a browser and its owner sign, and whether it is right. The house is known to browsers by its address.
import { createHash } from 'node:crypto';
import net from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { Trouble } from '../shared/trouble.ts';
import type { Passkey } from '../storage/sign-in.ts';
import type { Guest } from '../storage/store.ts';

/** As browsers have it, in JSON (WebAuthn 3). */
export type Registration = RegistrationResponseJSON;
export type Assertion = AuthenticationResponseJSON;

/** Is this a challenge of ours? It is spent by that. */
type Spend = (challenge: string) => Promise<boolean>;

/** What whoever signs in must do besides having it; with some keys there is nothing else. */
const VERIFICATION = 'preferred';

/** EdDSA, ES256, RS256: all that there are have one of them. */
const ALGORITHMS = [-8, -7, -257];

/** Large, and of no use to most: fetched when it is needed first. */
const library = () => import('@simplewebauthn/server');

export class Passkeys {
  readonly #home: string;
  readonly #id: string;

  /** `home`: the address of the house. */
  constructor(home: string) {
    this.#home = home;
    this.#id = new URL(home).hostname;
  }

  /** May there be passkeys at this address? Browsers make none for numbers, and none without TLS but for this machine. */
  static possible(home: string): boolean {
    const { protocol, hostname } = new URL(home);
    return (protocol === 'https:' && net.isIP(hostname.replaceAll(/[[\]]/g, '')) === 0) || hostname === 'localhost';
  }

  /** What a browser needs to make a new one for this guest, who has those already. */
  async toMake(guest: Guest, have: readonly Passkey[]): Promise<{ readonly challenge: string }> {
    const { generateRegistrationOptions } = await library();
    return await generateRegistrationOptions({
      rpName: 'Ridotto',
      rpID: this.#id,
      userName: guest.name,
      userDisplayName: guest.name,
      // Whoever reads an authenticator learns nothing by it that could be of use here.
      userID: new Uint8Array(createHash('sha256').update(`ridotto passkey 1 ${guest.id}`).digest()),
      excludeCredentials: have.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: VERIFICATION },
      supportedAlgorithmIDs: ALGORITHMS,
    });
  }
  /** Throws Trouble where it is not what was asked for. */
  async made(response: Registration, spend: Spend): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'>> {
    const { verifyRegistrationResponse } = await library();
    const { registrationInfo } = await right(() =>
      verifyRegistrationResponse({
        response,
        expectedChallenge: spend,
        expectedOrigin: this.#home,
        expectedRPID: this.#id,
        requireUserVerification: false,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    const { id, publicKey, counter } = registrationInfo!.credential;
    return {
      id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(response.response.transports ?? []),
    };
  }

  /** What a browser needs to find out who is there. */
  async toUse(): Promise<{ readonly challenge: string }> {
    const { generateAuthenticationOptions } = await library();
    return await generateAuthenticationOptions({ rpID: this.#id, userVerification: VERIFICATION });
  }
  /** How often it has been used now. Throws Trouble where it is not right. */
  async used(response: Assertion, { id, publicKey, counter }: Passkey, spend: Spend): Promise<number> {
    const { verifyAuthenticationResponse } = await library();
    const { authenticationInfo } = await right(() =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge: spend,
        expectedOrigin: this.#home,
        expectedRPID: this.#id,
        credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
        requireUserVerification: false,
      }),
    );
    return authenticationInfo.newCounter;
  }
}

/** Whatever is wrong with what came, whoever sent it is told the same. */
async function right<T extends { readonly verified: boolean }>(verify: () => Promise<T>): Promise<T & { readonly verified: true }> {
  let verified: T;
  try {
    verified = await verify();
  } catch (e) {
    if (e instanceof Trouble) throw e;
    throw badPasskey(e);
  }
  if (!verified.verified) throw badPasskey();
  return verified as T & { readonly verified: true };
}
export const badPasskey = (cause?: unknown): Trouble =>
  Trouble.of('bad-passkey', 'this passkey is not known here, was asked for too long ago, or was used twice: try once more', cause);
