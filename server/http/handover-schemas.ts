// What goes over the wire when a game goes on elsewhere, as TypeBox schemas.
import { Type } from 'typebox';
import { ID_PATTERN } from '../shared/tokens.ts';
import { exact } from './basic-schemas.ts';
import { GivesReasons, Hints, RecordFile, WhatIf } from './schemas.ts';

const Seat = Type.Union([
  Type.Object({ kind: Type.Literal('human') }, exact),
  Type.Object({ kind: Type.Literal('bot'), bot: Type.String({ maxLength: 40 }) }, exact),
]);
const handover = {
  record: RecordFile,
  players: Type.Array(Seat, { minItems: 1, maxItems: 8, description: 'By seat: who plays there from then on.' }),
  confirm: Type.Optional(Type.Boolean({ description: 'Hold what would pass the turn until it is confirmed.' })),
  chat: Type.Optional(Type.Boolean({ description: 'May players write to each other?' })),
  whatIf: Type.Optional(WhatIf),
  hints: Type.Optional(Hints),
  reasons: Type.Optional(GivesReasons),
  notes: Type.Optional(
    Type.Array(Type.Object({ seat: Type.Integer({ minimum: 0, maximum: 7 }), notes: Type.Unknown() }, exact), {
      maxItems: 8,
      description: 'What seats have written for themselves, of those that come along.',
    }),
  ),
};
const Salts = Type.Array(Type.String(), { description: 'By seat: what those who agreed add to the secret of your device.' });
export const Handover = Type.Object(
  { ...handover, salts: Type.Optional(Salts) },
  { description: 'The record so far, with the secrets, and who plays.' },
);
export const HandedIn = Type.Object(
  {
    key: Type.String({
      pattern: '^[A-Za-z0-9_-]{43}$',
      description: 'Of yours, random, new for each game: sent twice, it is one table. Its id and the tokens of its seats follow from it.',
    }),
    came: Type.Optional(Type.String({ pattern: ID_PATTERN, description: 'The table of this house that it was taken along from.' })),
    ...handover,
  },
  exact,
);
