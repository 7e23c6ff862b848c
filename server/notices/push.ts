// Web push: the browser of a guest has named an address of its maker's, and a key by which nobody but it can read what is sent.
import { createHash } from 'node:crypto';
import webpush from 'web-push';
import type { Carrier, Outcome } from './carrier.ts';
import { NotSent, post, Unsure, type Reach } from './post.ts';

/** By which the house shows that it is the same one. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}
export const newVapidKeys = (): VapidKeys => webpush.generateVAPIDKeys();

/** As browsers give it. */
export interface PushAddress {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Seconds for which it is kept for a browser that is not there. */
const KEPT = 2 * 24 * 3600;
/** Characters of what may be shown. */
const LONGEST = 1000;

/** `contact`: where whoever carries it can reach the house, a `mailto:` or `https:` address. */
export function pushCarrier(keys: () => Promise<VapidKeys>, contact: string, reach: Reach): Carrier {
  return {
    // The newer takes the place of the older one, with whoever carries it and on the screen.
    repeatable: () => true,
    async send({ address }, { id, title, lines, path, language, about }) {
      // What is about the same seat is one thing.
      const topic = createHash('sha256')
        .update(about ? `${about.table} ${about.seat}` : id)
        .digest('base64url')
        .slice(0, 32);
      const own = await keys();
      const payload = JSON.stringify({ title, body: lines.join('\n').slice(0, LONGEST), path, language, tag: topic, id });
      try {
        const { endpoint, headers, body } = webpush.generateRequestDetails(JSON.parse(address) as PushAddress, payload, {
          vapidDetails: { subject: contact, ...own },
          TTL: KEPT,
          urgency: 'high',
          topic,
        });
        return outcomeOf(await post(endpoint, { headers: headers as Record<string, string>, body }, reach));
      } catch (e) {
        if (e instanceof Unsure) return { is: 'unsure', why: e.message };
        if (e instanceof NotSent) return { is: 'failed', why: e.message };
        // Its keys are none.
        return { is: 'refused', why: (e as Error).message };
      }
    },
  };
}

function outcomeOf({ status }: { readonly status: number }): Outcome {
  if (status >= 200 && status < 300) return { is: 'sent' };
  if (status === 404 || status === 410) return { is: 'gone' };
  const why = `answered with ${status}`;
  return { is: status === 429 || status >= 500 ? 'failed' : 'refused', why };
}
