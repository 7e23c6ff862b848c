// E-mail, by a server that the operator names, or into a folder to try it out.
import { createHmac, timingSafeEqual } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import nodemailer, { type Transporter } from 'nodemailer';
import type { Carrier, Notice, Outcome, Recipient } from './carrier.ts';
import type { NoticeWords } from './words.ts';

/** Milliseconds. */
const PATIENCE = 10_000;

export interface MailAddress {
  readonly address: string;
}
/** One address, and nothing by which a mail could be sent elsewhere, or say something else. */
export const isMailAddress = (text: string): boolean => PLAIN_MAIL.test(text);
const PLAIN_MAIL = /^[A-Za-z0-9.!#$%&'*+/=?^_{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;
export const mailOf = (address: string): string => (JSON.parse(address) as MailAddress).address;

/** What a link in a mail is good for, and nothing else. */
export type Purpose = 'confirm' | 'stop';
const linkToken = ({ secret }: Pick<Recipient, 'secret'>, purpose: Purpose): string =>
  createHmac('sha256', secret).update(`ridotto ${purpose} 1`).digest('base64url');
export function isLinkToken(recipient: Pick<Recipient, 'secret'>, purpose: Purpose, given: string): boolean {
  const [right, is] = [Buffer.from(linkToken(recipient, purpose)), Buffer.from(given)];
  return right.length === is.length && timingSafeEqual(right, is);
}

export interface MailSettings {
  /** `smtp://`, `smtps://`, or `file://` and a folder. */
  readonly server: string;
  readonly from: string;
  /** The address of the house. */
  readonly home: string;
  readonly words: (language: Notice['language']) => NoticeWords;
}

export class Mail implements Carrier {
  readonly #settings: MailSettings;
  readonly #transport: Transporter;
  readonly #folder: string | undefined;

  constructor(settings: MailSettings) {
    this.#settings = settings;
    const { server } = settings;
    this.#folder = server.startsWith('file:') ? fileURLToPath(server) : undefined;
    const limits = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE, dnsTimeout: PATIENCE };
    this.#transport = this.#folder
      ? nodemailer.createTransport({ streamTransport: true, buffer: true })
      : nodemailer.createTransport({ url: server, disableFileAccess: true, disableUrlAccess: true, ...limits });
  }

  readonly repeatable = (): boolean => false;

  send(recipient: Recipient, notice: Notice): Promise<Outcome> {
    const { home, words } = this.#settings;
    const { id, language, title, lines, path: place, about } = notice;
    const t = words(language);
    const stop = linkToken(recipient, 'stop');
    const host = new URL(home).hostname;
    return this.#bring({
      to: mailOf(recipient.address),
      subject: title,
      text: `${[...lines, '', home + place, '', '-- ', t.whyMail, `${t.stopMail} ${home}/me#stop=${recipient.id}.${stop}`].join('\n')}\n`,
      messageId: `<${id}@${host}>`,
      // What is about the same table stands together.
      ...(about && { references: `<${about.table}.table@${host}>` }),
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      list: { unsubscribe: `${home}/api/unsubscribe?channel=${recipient.id}&token=${stop}` },
    });
  }

  /** To an address of which nobody has said yet that it is theirs. */
  confirm(recipient: Recipient, language: Notice['language'], name: string): Promise<Outcome> {
    const t = this.#settings.words(language);
    const link = this.linkTo(`/me#confirm=${recipient.id}.${linkToken(recipient, 'confirm')}`);
    return this.letter(mailOf(recipient.address), t.confirmTitle, [t.confirmMail(name), '', link, '', t.confirmElse]);
  }

  /** About nothing that anybody has subscribed to. */
  letter(to: string, subject: string, lines: readonly string[]): Promise<Outcome> {
    return this.#bring({ to, subject, text: `${lines.join('\n')}\n` });
  }
  /** `place`: of the house. */
  linkTo(place: string): string {
    return this.#settings.home + place;
  }

  close(): void {
    this.#transport.close();
  }

  async #bring(mail: object): Promise<Outcome> {
    try {
      const sent = (await this.#transport.sendMail({ from: this.#settings.from, ...AUTOMATIC(mail) })) as {
        message?: Buffer;
        messageId: string;
      };
      if (this.#folder !== undefined) keep(this.#folder, sent.messageId, sent.message!);
      return { is: 'sent' };
    } catch (e) {
      const { message, command, responseCode, code } = e as Error & { command?: string; responseCode?: number; code?: string };
      // Of addresses and passwords nothing is said.
      if (responseCode !== undefined)
        return { is: responseCode >= 500 && code !== 'EAUTH' ? 'refused' : 'failed', why: `answered with ${responseCode}` };
      const why = code ?? message;
      // Once the server has begun to take it nobody knows whether it has all of it.
      return command === 'DATA' ? { is: 'unsure', why } : { is: 'failed', why };
    }
  }
}

const AUTOMATIC = (mail: { headers?: object }): object => ({ ...mail, headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers } });

function keep(folder: string, id: string, message: Buffer): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  fs.writeFileSync(path.join(folder, `${Date.now()}-${id.replaceAll(/[^\w.-]/g, '')}.eml`), message, { mode: 0o600 });
}
