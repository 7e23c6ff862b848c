// Webhooks: an address that takes a message, in the format of Discord, of Slack, or as plain JSON.
import type { Carrier, Notice } from './carrier.ts';
import { NotSent, post, Unsure, type Reach } from './post.ts';

export const FORMATS = ['json', 'discord', 'slack'] as const;
export interface WebhookAddress {
  readonly url: string;
  readonly format: (typeof FORMATS)[number];
}

/** `home`: the address of the house. */
export function webhookCarrier(home: string, reach: Reach): Carrier {
  return {
    // Only of our own format it is known that it says which notice it is.
    repeatable: ({ address }) => (JSON.parse(address) as WebhookAddress).format === 'json',
    async send({ address }, notice) {
      const { url, format } = JSON.parse(address) as WebhookAddress;
      const headers = { 'content-type': 'application/json', 'ridotto-notice': notice.id };
      try {
        const { status } = await post(url, { headers, body: JSON.stringify(BODIES[format](notice, home)) }, reach);
        if (status >= 200 && status < 300) return { is: 'sent' };
        const why = `answered with ${status}`;
        return status === 408 || status === 429 || status >= 500 ? { is: 'failed', why } : { is: 'refused', why };
      } catch (e) {
        if (e instanceof Unsure) return { is: 'unsure', why: e.message };
        if (e instanceof NotSent) return { is: 'failed', why: e.message };
        throw e;
      }
    },
  };
}

/** Characters that Discord takes. */
const LONGEST = 2000;
const BODIES: Readonly<Record<WebhookAddress['format'], (notice: Notice, home: string) => object>> = {
  json: ({ id, event, language, title, lines, path, about }, home) => ({
    ridotto: 1,
    id,
    event,
    ...about,
    language,
    title,
    text: lines.join('\n'),
    link: home + path,
  }),
  discord: ({ title, lines, path }, home) => ({
    username: 'Ridotto',
    content: [`**${plain(title)}**`, ...lines.map(plain), home + path].join('\n').slice(0, LONGEST),
    // Whatever somebody calls themselves, nobody else is called.
    allowed_mentions: { parse: [] },
  }),
  slack: ({ title, lines, path, go }, home) => ({
    text: [`*${escaped(title)}*`, ...lines.map(escaped), `<${home}${path}|${escaped(go)}>`].join('\n'),
  }),
};
/** Nothing in it is markup to Discord. */
const plain = (text: string): string => text.replaceAll(/[\\*_~`|<>[\]()#@]/g, '\\$&');
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
