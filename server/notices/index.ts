// Everything by which people are told, put together: the ways that this house has, and who goes them.
import type { House } from '../tables/house.ts';
import type { Carrier } from './carrier.ts';
import { Channels } from './channels.ts';
import { Mail } from './mail.ts';
import type { Reach } from './post.ts';
import { Postman, type PostmanSettings } from './postman.ts';
import { newVapidKeys, pushCarrier, type VapidKeys } from './push.ts';
import { webhookCarrier } from './webhook.ts';
import { NOTICE_WORDS } from './words.ts';

export interface NoticesSettings extends Pick<PostmanSettings, 'now' | 'log'> {
  readonly house: House;
  /** Where people reach the house; left out: there are neither mails nor webhooks. */
  readonly home: string | undefined;
  /** What sends mails; left out: there are none. */
  readonly mail: string | undefined;
  readonly mailFrom: string | undefined;
  readonly webhooks: Reach | 'off';
  readonly limits: boolean;
}

export interface Notices {
  readonly channels: Channels;
  readonly postman: Postman;
  /** undefined: this house sends none. */
  readonly mail: Mail | undefined;
  close(): Promise<void>;
}

export async function openNotices({ house, home, mail: server, mailFrom, webhooks, limits, now, log }: NoticesSettings): Promise<Notices> {
  const { storing } = house;
  // Made when they are needed first: a house opens though nothing can be stored at present, and says so by its health.
  let made: Promise<VapidKeys> | undefined;
  const keys = (): Promise<VapidKeys> =>
    (made ??= storing
      .write('the keys of the house', 'browsers cannot be told', (store) => store.accounts.secret('push', JSON.stringify(newVapidKeys())))
      .then((kept) => JSON.parse(kept) as VapidKeys)
      .catch((e: unknown) => {
        made = undefined;
        throw e;
      }));
  const from = mailFrom ?? (home === undefined ? undefined : `Ridotto <ridotto@${new URL(home).hostname}>`);
  const mail =
    home !== undefined && server !== undefined && from !== undefined
      ? new Mail({ server, from, home, words: (language) => NOTICE_WORDS[language] })
      : undefined;
  const reach = webhooks === 'any' ? 'any' : 'public';
  const contact = home?.startsWith('https:') === true ? home : 'mailto:ridotto@example.org';
  const carriers: Readonly<Record<string, Carrier | undefined>> = {
    push: pushCarrier(keys, contact, reach),
    mail,
    webhook: home !== undefined && webhooks !== 'off' ? webhookCarrier(home, reach) : undefined,
  };
  const channels = new Channels({ storing, carriers, mail, reach, pushKey: async () => (await keys()).publicKey, limits });
  const postman = new Postman({ house, storing, carriers, now, log });
  return {
    channels,
    postman,
    mail,
    async close() {
      await postman.close();
      mail?.close();
    },
  };
}
