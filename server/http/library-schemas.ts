// What goes over the wire about games that are over, to be looked at again, as TypeBox schemas.
import { Type } from 'typebox';
import { ID_PATTERN } from '../shared/tokens.ts';
import { exact, open, OrNull } from './basic-schemas.ts';

const Moment = Type.Integer({ description: 'In milliseconds since 1970.' });
const Digits = (most: number) => Type.String({ pattern: `^\\d{1,${most}}$` });

const sought = {
  game: Type.Optional(Type.String({ maxLength: 40 })),
  players: Type.Optional(Digits(1)),
  least: Type.Optional(Digits(6)),
  most: Type.Optional(Digits(6)),
  since: Type.Optional(Digits(15)),
  until: Type.Optional(Digits(15)),
};
const own = {
  ...sought,
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 40, description: 'Part of the name of a player.' })),
  result: Type.Optional(Type.Enum(['won', 'lost', 'stopped'])),
};
const after = { after: Type.Optional(Type.String({ maxLength: 80, description: 'The `next` of the page before.' })) };
export const SoughtByAll = Type.Object({ ...sought, ...after }, exact);
export const SoughtByOwner = Type.Object({ ...own, ...after }, exact);
export const SoughtToWrite = Type.Object(own, exact);

const Game = Type.Object({
  id: Type.String({ description: 'Of the game in libraries; no table is found by it.' }),
  table: OrNull(Type.String({ description: 'Where it was played, if that is here and you know of it.' })),
  game: Type.String(),
  rules: Type.Integer(),
  length: Type.Integer({ description: 'Entries of its record that count.' }),
  ended: Type.Enum(['over', 'stopped']),
  names: Type.Array(Type.String()),
  scores: Type.Array(Type.Number()),
  winners: Type.Array(Type.String({ description: 'A seat.' })),
  at: Moment,
  came: OrNull(Type.Enum(['played', 'watched', 'imported'])),
  seat: OrNull(Type.String({ description: 'Yours.' })),
});
const games = { games: Type.Array(Game), next: OrNull(Type.String({ description: 'For the next page.' })) };
export const Games = Type.Object(games);
export const Published = Type.Object({ publishes: Type.Boolean({ description: 'Does this house show any?' }), ...games });
export const InGame = Type.Object({ game: Type.String({ pattern: ID_PATTERN }) });
export const Brought = open('A GameRecord: docs/record.md.');
export const Import = Type.Object({
  is: Type.Enum(['new', 'known', 'refused']),
  detail: Type.String({ description: 'The verdict in a sentence.' }),
  why: Type.Optional(Type.String({ description: 'Why it was refused, in a word: docs/record.md.' })),
  unproved: Type.Array(Type.String()),
  id: OrNull(Type.String()),
});
export const Watched = Type.Object({ table: Type.String({ pattern: ID_PATTERN }) }, exact);
export const Shelved = Type.Object({ id: Type.String() });
