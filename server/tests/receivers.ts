// For tests: where notices arrive. A mail server that keeps what it is handed, and an address that takes posts, as webhooks and push
// services do.
import assert from 'node:assert/strict';
import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { SMTPServer } from 'smtp-server';

export interface Post {
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}
/** Takes posts, at any path. */
export class PostBox {
  readonly url: string;
  readonly posts: Post[] = [];
  /** How they are answered; undefined: not at all. */
  answer: ((post: Post) => number | undefined) | undefined;

  private constructor(url: string) {
    this.url = url;
  }
  static async open(t: TestContext): Promise<PostBox> {
    const server = http.createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const post = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) };
        const status = box.answer ? box.answer(post) : 201;
        box.posts.push(post);
        if (status === undefined) return;
        response.writeHead(status, status >= 300 && status < 400 ? { location: `${box.url}/elsewhere` } : {}).end();
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    t.after(() => {
      server.closeAllConnections();
      server.close();
    });
    const box = new PostBox(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return box;
  }
  at(path: string): readonly Post[] {
    return this.posts.filter((post) => post.path === path);
  }
  json<T>(path: string): readonly T[] {
    return this.at(path).map(({ body }) => JSON.parse(body.toString()) as T);
  }
}

/** A browser as whoever pushes knows it. */
export class Browser {
  readonly subscription: { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } };
  readonly #own: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  constructor(endpoint: string) {
    const p256dh = this.#own.generateKeys().toString('base64url');
    this.subscription = { endpoint, keys: { p256dh, auth: this.#auth.toString('base64url') } };
  }
  /** RFC 8291. */
  read<T>({ headers, body }: Post): T {
    assert.equal(headers['content-encoding'], 'aes128gcm');
    const [salt, theirs, sealed] = [body.subarray(0, 16), body.subarray(21, 21 + body[20]), body.subarray(21 + body[20])];
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), this.#own.getPublicKey(), theirs]);
    const shared = Buffer.from(hkdfSync('sha256', this.#own.computeSecret(theirs), this.#auth, about, 32));
    const key = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: nonce\0', 12));
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString()) as T;
  }
}

export interface Caught {
  readonly to: string;
  /** As it came: headers, and the text without its transfer encoding. */
  readonly head: string;
  readonly text: string;
}
/** A mail server. */
export class MailBox {
  readonly url: string;
  readonly mails: Caught[] = [];
  /** Why a mail is not taken. */
  refuses: { readonly code: number; readonly why: string } | undefined;

  private constructor(url: string) {
    this.url = url;
  }
  static async open(t: TestContext): Promise<MailBox> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const { refuses } = box;
          if (refuses) return done(Object.assign(new Error(refuses.why), { responseCode: refuses.code }));
          box.mails.push(read(session.envelope.rcptTo[0].address, Buffer.concat(parts).toString()));
          done();
        });
      },
    });
    server.on('error', () => {});
    const listening = server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    t.after(() => new Promise<void>((closed) => server.close(() => closed())));
    const box = new MailBox(`smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`);
    return box;
  }
  to(address: string): readonly Caught[] {
    return this.mails.filter((mail) => mail.to === address);
  }
}
function read(to: string, mail: string): Caught {
  const end = mail.indexOf('\r\n\r\n');
  const head = mail.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ');
  const body = mail.slice(end + 4);
  const coded = /^content-transfer-encoding: *(\S+)/im.exec(head)?.[1].toLowerCase();
  const text =
    coded === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : coded === 'quoted-printable'
        ? Buffer.from(
            body.replaceAll('=\r\n', '').replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
            'latin1',
          ).toString()
        : body;
  return { to, head, text };
}
