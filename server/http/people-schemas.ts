// What goes over the wire about people and the tables that fill, as TypeBox schemas.
import { Type } from 'typebox';
import { ID_PATTERN } from '../shared/tokens.ts';
import { exact, OrNull } from './basic-schemas.ts';
import { Late, Tempo } from './matter-schemas.ts';
import { Hints, Options, WhatIf } from './schemas.ts';

const Name = Type.String({ maxLength: 200, description: 'Of 1 to 40 characters.' });
const BotName = Type.String({ maxLength: 40 });
const Confirm = Type.Boolean({ description: 'Hold what would pass the turn until it is confirmed.' });
const Language = Type.Enum(['en', 'fr', 'pl']);

export const Introduction = Type.Object(
  {
    name: Name,
    device: Type.Optional(Type.String({ maxLength: 60, description: 'What this device is called, for yourself.' })),
    program: Type.Optional(
      Type.Boolean({ description: 'Are you a program, and no person? Everybody at a table is told. Left out: as before.' }),
    ),
  },
  exact,
);
export const Guest = Type.Object({ id: Type.String(), name: Type.String(), program: Type.Optional(Type.Literal(true)) });

export const NewGathering = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    seats: Type.Array(
      Type.Union([
        Type.Object({ kind: Type.Literal('open') }, exact),
        Type.Object({ kind: Type.Literal('mine') }, exact),
        Type.Object({ kind: Type.Literal('bot'), name: Name, bot: BotName }, exact),
      ]),
      { minItems: 1, maxItems: 8 },
    ),
    options: Type.Optional(Options),
    edition: Type.Optional(Type.Object({}, { additionalProperties: true, description: 'An edition file; left out: the one that ships.' })),
    confirm: Type.Optional(Confirm),
    chat: Type.Optional(Type.Boolean({ description: 'May players write to each other? Left out: where two or more are people.' })),
    whatIf: Type.Optional(WhatIf),
    hints: Type.Optional(Hints),
    tempo: Type.Optional(Tempo),
    late: Type.Optional(Late),
    listed: Type.Optional(Type.Boolean({ description: 'May everybody see it in the lobby, and sit down?' })),
    language: Type.Optional(Language),
    screen: Type.Optional(
      Type.Boolean({ description: 'You sit nowhere: your device shows the table to all who sit around it. No seat is `mine`.' }),
    ),
  },
  exact,
);

const Seat = Type.Integer({ minimum: 0, maximum: 7, description: 'Its number, from 0.' });
export const Step = Type.Union([
  Type.Object({ do: Type.Literal('sit'), name: Name, seat: Type.Optional(Seat) }, exact),
  Type.Object({ do: Type.Literal('leave') }, exact),
  Type.Object({ do: Type.Literal('ready'), salt: Type.Optional(Type.String({ maxLength: 200 })) }, exact),
  Type.Object({ do: Type.Literal('wait') }, exact),
  Type.Object({ do: Type.Literal('fill'), bot: BotName }, exact),
  Type.Object({ do: Type.Literal('close-ranks') }, exact),
  Type.Object({ do: Type.Literal('send-away'), seat: Seat }, exact),
  Type.Object({ do: Type.Literal('renew') }, exact),
  Type.Object({ do: Type.Literal('list'), listed: Type.Boolean() }, exact),
  Type.Object({ do: Type.Literal('give-up') }, exact),
]);

export const InGathering = Type.Object({ table: Type.String({ pattern: ID_PATTERN, description: 'Id of the table that fills.' }) }, exact);
export const After = Type.Object(
  {
    after: Type.Optional(
      Type.String({
        pattern: '^\\d{1,9}$',
        description: 'The version you have: the answer comes when there is another, or after a while.',
      }),
    ),
  },
  exact,
);
export const AfterChange = Type.Object(
  {
    after: Type.Optional(
      Type.String({
        pattern: '^\\d{1,16}$',
        description: '`changed` of the answer you have: the next comes when something was done since, or after a while.',
      }),
    ),
  },
  exact,
);
export const Invited = Type.Object({
  'ridotto-invitation': Type.Optional(Type.String({ maxLength: 64, description: 'The invitation, where one does not sit there yet.' })),
});

export const TypedCode = Type.Object(
  { code: Type.String({ maxLength: 20, description: 'As somebody has typed it: small letters, spaces and dashes do not matter.' }) },
  exact,
);
export const CodeLeads = Type.Object({ table: Type.String(), invitation: Type.String() });
export const ShownCode = Type.Object({
  code: Type.String({ description: 'Two times three letters and digits.' }),
  lasts: Type.Integer({
    description: 'Milliseconds until it is worth nothing; asked for again when half of them are over, there is a new one in time.',
  }),
});

export const Gathering = Type.Object(
  {
    id: Type.String({ description: 'The table has the same.' }),
    about: Type.Object({ game: Type.String() }, { additionalProperties: true, description: 'All that was asked for, without the seats.' }),
    seats: Type.Array(Type.Object({ kind: Type.Enum(['open', 'human', 'bot']) }, { additionalProperties: true })),
    you: OrNull(Type.String({ description: 'Your seat.' })),
    host: Type.Boolean({ description: 'Are you its host?' }),
    blocked: Type.Optional(Type.Array(Type.String(), { description: 'Seats of people whom you have blocked.' })),
    invitation: OrNull(Type.String({ description: 'For those who sit there, to pass on.' })),
    listed: Type.Boolean(),
    language: Language,
    screen: Type.Optional(Type.Boolean({ description: 'Is there a device, its host, that shows the table to all who sit around it?' })),
    commitment: Type.String({ description: "Hash of the dealer's secret, fixed before anybody adds a salt." }),
    state: Type.Enum(['open', 'begun', 'given-up']),
    version: Type.Integer(),
  },
  { description: 'A table that fills.' },
);
export const Next = Type.Object({ next: OrNull(Gathering) });
export const Lobby = Type.Object({ gatherings: Type.Array(Gathering) });
export const Sittings = Type.Object({
  tables: Type.Array(
    Type.Object({
      table: Type.String(),
      seat: Type.String(),
      game: Type.String(),
      names: Type.Array(OrNull(Type.String({ description: 'By seat; null: it is open.' }))),
      state: Type.Enum(['fills', 'plays', 'over']),
      changed: Type.Integer({ description: 'When something was done there last, in milliseconds since 1970.' }),
    }),
  ),
  changed: Type.Integer({ description: 'When something was done last at one of them, in milliseconds since 1970; 0: there are none.' }),
});
