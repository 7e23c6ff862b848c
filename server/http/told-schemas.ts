// What goes over the wire about being told, about one's devices, and about who looks at a table, as TypeBox schemas.
import { Type } from 'typebox';
import { HOUR_PATTERN } from '../notices/hours.ts';
import { LONGEST_ADDRESS } from '../notices/post.ts';
import { FORMATS } from '../notices/webhook.ts';
import { ID_PATTERN } from '../shared/tokens.ts';
import { exact, OrNull } from './basic-schemas.ts';

const Id = Type.String({ pattern: ID_PATTERN });
const Hour = Type.String({ pattern: HOUR_PATTERN, description: 'As the clock of the guest shows it: 22:30.' });
const Url = Type.String({ maxLength: LONGEST_ADDRESS });
const Moment = Type.Integer({ description: 'In milliseconds since 1970.' });

const wishes = {
  language: Type.Enum(['en', 'fr', 'pl']),
  zone: Type.String({ maxLength: 60, description: 'A time zone: Europe/Paris.' }),
  quiet: OrNull(Type.Object({ from: Hour, to: Hour }, { ...exact, description: 'When nothing is sent.' })),
  digest: OrNull(Hour),
  remind: Type.Integer({ minimum: 0, maximum: 7 * 24 * 3_600_000, description: 'Milliseconds before a deadline; 0: not again.' }),
  presence: Type.Boolean({ description: 'May others see when you were at a table last?' }),
};
export const Wishes = Type.Object(
  Object.fromEntries(Object.entries(wishes).map(([name, type]) => [name, Type.Optional(type)])) as {
    readonly [K in keyof typeof wishes]: ReturnType<typeof Type.Optional<(typeof wishes)[K]>>;
  },
  exact,
);
const Channel = Type.Object({
  id: Id,
  kind: Type.String(),
  to: Type.String({ description: 'The address, as far as you need it to know which one it is.' }),
  format: Type.Optional(Type.Enum([...FORMATS])),
  confirmed: Type.Boolean({ description: 'Nothing but the question whether it is yours goes to an address before that.' }),
  trouble: OrNull(Type.String({ description: '`failed`, `refused` or `unsure`, and why: of what was to be sent last.' })),
});
export const Told = Type.Object({
  wishes: Type.Object(wishes),
  channels: Type.Array(Channel),
  ways: Type.Array(Type.String(), { description: 'What there is in this house: push, mail, webhook.' }),
  pushKey: Type.String({ description: 'Of the house, for PushManager.subscribe.' }),
});
export const NewChannel = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('push'),
      subscription: Type.Object(
        {
          endpoint: Url,
          keys: Type.Object({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) }, exact),
          expirationTime: Type.Optional(OrNull(Type.Number())),
        },
        exact,
      ),
    },
    exact,
  ),
  Type.Object({ kind: Type.Literal('mail'), address: Type.String({ maxLength: 254 }) }, exact),
  Type.Object({ kind: Type.Literal('webhook'), url: Url, format: Type.Enum([...FORMATS]) }, exact),
]);
export const InChannel = Type.Object({ channel: Id }, exact);
export const ToChannel = Type.Object({ do: Type.Enum(['remove', 'try']) }, exact);
const Token = Type.String({ maxLength: 64 });
export const Link = Type.Object({ channel: Id, do: Type.Enum(['confirm', 'stop']), token: Token }, exact);
export const Unsubscribing = Type.Object({ channel: Id, token: Token }, exact);
export const Done = Type.Object({ done: Type.Boolean() });

const DeviceName = Type.String({ maxLength: 60 });
export const Devices = Type.Object({
  devices: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), since: Moment, this: Type.Boolean() })),
});
export const Code = Type.Object({ code: Type.String(), lasts: Type.Integer({ description: 'Milliseconds.' }) });
export const Joining = Type.Object({ code: Type.String({ maxLength: 20 }), name: DeviceName }, exact);
export const InDevice = Type.Object({ device: Type.String({ pattern: '^[0-9a-f]{16}$' }) }, exact);
export const Everything = Type.Object(
  { ridotto: Type.String() },
  { additionalProperties: true, description: 'All that the house knows of you.' },
);
export const Seated = Type.Object({ seat: Type.String() });

export const Here = Type.Object(
  {
    seen: Type.Integer({ minimum: 0, description: 'Number of the last event before your eyes.' }),
    looking: Type.Boolean({ description: 'Is it still looked at? To be said again within a minute, and when it is so no more.' }),
  },
  exact,
);
export const Present = Type.Object({
  seats: Type.Array(
    Type.Object({
      seat: Type.String(),
      looking: Type.Boolean({ description: 'Somebody there has the table before their eyes.' }),
      at: Type.Integer({ description: 'When somebody there last had, in milliseconds since 1970.' }),
    }),
    { description: 'Seats of people who let others know, and have been there.' },
  ),
});
