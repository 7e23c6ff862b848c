// For tests: what keeps passkeys, as a telephone or a key on a chain does (WebAuthn, level 3).
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** What a browser was asked for. */
export interface Asked {
  readonly challenge: string;
}
const UP = 0x01;
const UV = 0x04;
const WITH_KEY = 0x40;

const hash = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string): string => Buffer.from(data).toString('base64url');

export class Authenticator {
  /** Of the page that asks. */
  readonly origin: string;
  readonly #id = randomBytes(20);
  readonly #key: KeyObject;
  readonly #point: { readonly x: Buffer; readonly y: Buffer };
  /** How often it was used. */
  counter = 0;

  constructor(origin: string) {
    this.origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    const { x, y } = publicKey.export({ format: 'jwk' });
    this.#point = { x: Buffer.from(x!, 'base64url'), y: Buffer.from(y!, 'base64url') };
  }

  make({ challenge }: Asked): object {
    const { x, y } = this.#point;
    // CBOR: an ES256 key (COSE), and nothing that anybody attests.
    const key = Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), x, Buffer.from('225820', 'hex'), y]);
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, key]);
    const data = Buffer.concat([this.#data(UP | UV | WITH_KEY), credential]);
    const object = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    return this.#response({
      clientDataJSON: this.#client('webauthn.create', challenge),
      attestationObject: base64url(object),
      transports: ['internal'],
    });
  }
  use({ challenge }: Asked): object {
    this.counter++;
    const data = this.#data(UP | UV);
    const clientDataJSON = this.#client('webauthn.get', challenge);
    const signature = sign('sha256', Buffer.concat([data, hash(Buffer.from(clientDataJSON, 'base64url'))]), this.#key);
    return this.#response({ clientDataJSON, authenticatorData: base64url(data), signature: base64url(signature) });
  }

  #data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([hash(new URL(this.origin).hostname), Buffer.from([flags]), counter]);
  }
  #client(type: string, challenge: string): string {
    return base64url(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }
  #response(response: object): object {
    const id = base64url(this.#id);
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }
}
