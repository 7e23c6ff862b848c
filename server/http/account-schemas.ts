// What goes over the wire about accounts, and about what is shown of a guest, as TypeBox schemas.
import { Type } from 'typebox';
import { AUDIENCES } from '../profiles/sharing.ts';
import { exact, OrNull } from './basic-schemas.ts';

const Moment = Type.Integer({ description: 'In milliseconds since 1970.' });
const Address = Type.String({ maxLength: 254, description: 'Of an e-mail.' });
const Token = Type.String({ maxLength: 64, description: 'Of the link, from its fragment.' });
const DeviceName = Type.String({ maxLength: 60, description: 'What this device is called.' });
/** As browsers make it; the library looks at it. */
const Signed = Type.Object(
  { id: Type.String({ maxLength: 1500 }) },
  { additionalProperties: true, description: 'As the browser gives it, in JSON (WebAuthn 3: toJSON).' },
);

export const SignInWays = Type.Object({ ways: Type.Array(Type.String(), { description: 'What there is in this house: mail, passkey.' }) });
export const LinkWish = Type.Object({ address: Address, language: Type.Optional(Type.Enum(['en', 'fr', 'pl'])) }, exact);
export const LinkToken = Type.Object({ token: Token }, exact);
export const LinkAbout = Type.Object({
  address: Type.String(),
  name: Type.String({ description: 'Of the guest to whom it leads.' }),
  account: Type.Boolean({ description: 'The address is theirs already; else it becomes so.' }),
});
export const FollowLink = Type.Object({ token: Token, name: DeviceName }, exact);
export const UsePasskey = Type.Object({ response: Signed, name: DeviceName }, exact);
export const MakePasskey = Type.Object({ response: Signed, name: DeviceName }, exact);
export const PasskeyOptions = Type.Object(
  { challenge: Type.String() },
  { additionalProperties: true, description: 'For the browser, in JSON (WebAuthn 3).' },
);
export const Arrived = Type.Object({
  id: Type.String(),
  name: Type.String(),
  joined: Type.Boolean({ description: 'This device was not theirs before.' }),
});
export const Account = Type.Object({
  addresses: Type.Array(Type.Object({ address: Type.String(), since: Moment })),
  passkeys: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), since: Moment })),
});
export const ToAccount = Type.Union([
  Type.Object({ do: Type.Literal('remove-address'), address: Address }, exact),
  Type.Object({ do: Type.Literal('remove-passkey'), passkey: Type.String({ maxLength: 16 }) }, exact),
]);

const IsPublished = Type.Boolean({
  description: 'Does a house that publishes show, without names, the games that they have sat at? One who says no is enough.',
});
const ShownTo = Type.Enum([...AUDIENCES]);
export const Sharing = Type.Object(
  {
    profile: Type.Optional(ShownTo),
    rating: Type.Optional(ShownTo),
    meetings: Type.Optional(ShownTo),
    published: Type.Optional(IsPublished),
  },
  exact,
);
const Meeting = Type.Object({
  player: OrNull(Type.String({ description: 'Whose profile can be looked at.' })),
  name: Type.String(),
  games: Type.Integer(),
  before: Type.Integer({ description: 'In how many this player was placed before them.' }),
  after: Type.Integer(),
});
const profile = {
  player: Type.String(),
  name: Type.String(),
  profile: OrNull(
    Type.Object({
      streak: Type.Integer({ description: 'Games played to the end since they left others waiting last.' }),
      games: Type.Array(
        Type.Object({
          game: Type.String(),
          players: Type.Integer(),
          people: Type.Boolean({ description: 'Did people alone play?' }),
          places: Type.Array(Type.Integer(), { description: 'How many ended in the first place, the second, and so on.' }),
        }),
      ),
    }),
  ),
  ratings: OrNull(
    Type.Array(
      Type.Object({
        game: Type.String(),
        games: Type.Integer(),
        rating: Type.Integer({ description: 'Who is new has 1000.' }),
        give: Type.Integer({ description: 'Give or take.' }),
      }),
    ),
  ),
  meetings: OrNull(Type.Array(Meeting)),
};
export const Profile = Type.Object({ ...profile, between: Type.Optional(Meeting) });
export const OwnProfile = Type.Object({
  ...profile,
  sharing: Type.Object({ profile: ShownTo, rating: ShownTo, meetings: ShownTo, published: IsPublished }),
});
export const InPlayer = Type.Object({ player: Type.String({ description: 'Of a profile.' }) }, exact);
export const PlayersAt = Type.Object({
  players: Type.Array(Type.Object({ seat: Type.String(), player: Type.String() }), { description: 'Those who can be looked at.' }),
});
