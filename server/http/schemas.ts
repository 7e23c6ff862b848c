// What goes over the wire, as TypeBox schemas: they check what comes in, and document everything (docs/protocol.md).
import { LONGEST_LINE, LONGEST_MESSAGE, LONGEST_NOTES, MOST_PARTS } from '@ridotto/table';
import { Type, type Static } from 'typebox';
import { ID_PATTERN } from '../shared/tokens.ts';
import { exact, Key, open, OrNull, Told } from './basic-schemas.ts';
import { gone, Late, Matter, shown, StandIn, Tempo } from './matter-schemas.ts';

const Value = Type.Union([Type.String({ maxLength: 100 }), Type.Array(Type.String({ maxLength: 100 }), { maxItems: 32 })]);
const Choice = Type.Object(
  { do: Type.String({ maxLength: 40 }) },
  {
    additionalProperties: Value,
    maxProperties: 20,
    propertyNames: { maxLength: 40 },
    description: 'A choice: its verb and its fields, in the words of the game. { "do": "over", "district": "san-polo", "bridge": "s1" }',
  },
);
const Parts = Type.Array(Choice, { maxItems: MOST_PARTS, description: 'Choices in a row: one submission.' });
const Line = Type.String({ maxLength: LONGEST_LINE, description: 'The same in words: "doge over san-polo s1 stop".' });
const Question = Type.String({ maxLength: 40, description: 'The question this answers: `question` of the snapshot.' });

export const Options = Type.Record(Type.String(), Type.Union([Type.String({ maxLength: 40 }), Type.Number(), Type.Boolean()]), {
  maxProperties: 40,
  propertyNames: { maxLength: 40 },
  description: 'Options of the game by name; what is left out has its default.',
});
const Seat = Type.Object(
  {
    name: Type.String({ maxLength: 200, description: 'Of 1 to 40 characters, unlike the others at the table.' }),
    kind: Type.Enum(['human', 'bot']),
    program: Type.Optional(
      Type.Boolean({ description: 'Of a seat that no person plays, but a program of somebody’s: everybody is told.' }),
    ),
    bot: Type.Optional(Type.String({ maxLength: 40, description: 'Of a bot: which one plays.' })),
  },
  exact,
);
export const WhatIf = Type.Boolean({
  description: 'May each go on by themselves, while it is played, with what they know and the rest imagined? Left out: they may.',
});
export const Hints = Type.Boolean({
  description: 'May each ask for a hint: what they might choose, weighed by the house from what they know? Left out: they may.',
});
export const GivesReasons = Type.Boolean({
  description:
    'May it be asked why a bot chose as it did, while the game goes on? It tells what bots hold: where one person plays against bots. Left out: it may not.',
});
export const NewTable = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    seats: Type.Array(Seat, { minItems: 1, maxItems: 8 }),
    options: Type.Optional(Options),
    edition: Type.Optional(
      Type.Object({}, { additionalProperties: true, description: 'An edition file; left out: the one that ships with the game.' }),
    ),
    confirm: Type.Optional(Type.Boolean({ description: 'Hold what would pass the turn until it is confirmed.' })),
    chat: Type.Optional(Type.Boolean({ description: 'May players write to each other? Left out: where two or more are people.' })),
    whatIf: Type.Optional(WhatIf),
    hints: Type.Optional(Hints),
    reasons: Type.Optional(GivesReasons),
    tempo: Type.Optional(Tempo),
    late: Type.Optional(Late),
    salt: Type.Optional(Type.String({ maxLength: 200, description: "What you add to the dealer's secret." })),
  },
  exact,
);
export const Said = Type.Object({ parts: Type.Optional(Parts), line: Type.Optional(Line) }, exact);
export const Say = Type.Object({ question: Question, key: Key, parts: Type.Optional(Parts), line: Type.Optional(Line) }, exact);
export const Bare = Type.Object({ question: Question, key: Key }, exact);
export const Gesture = Type.Object(
  {
    key: Key,
    gesture: Type.String({ maxLength: 40, description: 'One of `gestures` of the snapshot.' }),
    to: Type.Optional(Type.String({ maxLength: 8, description: 'The seat it is addressed to, before the eyes of all.' })),
  },
  exact,
);
export const Message = Type.Object(
  { key: Key, message: Type.String({ maxLength: 2000, description: `One line of plain text, of at most ${LONGEST_MESSAGE} characters.` }) },
  exact,
);
const page = {
  revision: Type.Integer({ minimum: 0, description: 'Grows by one each time; to be written over the one that was read.' }),
  notes: Type.Unknown({ description: `Any JSON of at most ${LONGEST_NOTES} bytes; null at first.` }),
};
export const Notes = Type.Object(page, exact);
export const WhyNot = Type.Object({ choice: Type.Optional(Choice), parts: Type.Optional(Parts), line: Type.Optional(Line) }, exact);

export const InTable = Type.Object({ table: Type.String({ pattern: ID_PATTERN, description: 'Id of the table.' }) }, exact);
export const After = Type.Object(
  {
    after: Type.Optional(
      Type.String({ pattern: '^\\d{1,9}$', description: 'Number of the last event you have; a Last-Event-ID goes before it.' }),
    ),
  },
  exact,
);
const LastWanted = Type.Optional(
  Type.String({ pattern: '^\\d{1,9}$', description: 'Number of the last event that is wanted; left out: of all.' }),
);
/** Up to an event. */
export const Until = Type.Object({ until: LastWanted }, exact);
export const Between = Type.Object(
  {
    ...After.properties,
    until: LastWanted,
  },
  exact,
);

const followed = {
  table: Type.String({ maxLength: 64, description: 'Id of the table.' }),
  token: Type.Optional(Type.String({ maxLength: 64, description: 'Of a seat; left out: as a spectator.' })),
  after: Type.Optional(Type.Integer({ minimum: 0, description: 'Number of the last event you have; left out: nothing was missed.' })),
};
/** Tables on one stream, or socket. */
export const MOST_TOGETHER = 200;
export const Combined = Type.Object({ tables: Type.Array(Type.Object(followed, exact), { minItems: 1, maxItems: MOST_TOGETHER }) }, exact);

// On a socket; `follow`, `of`: the visitor's own number for a table that they follow; `id`: for a command.
const Own = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
export const Follow = Type.Object({ follow: Own, ...followed }, exact);
export type Follow = Static<typeof Follow>;
export const Leave = Type.Object({ leave: Own }, exact);
export type Leave = Static<typeof Leave>;
/** The rest of a command is what its body is over HTTP. */
export const Address = Type.Object({ id: Own, of: Own, do: Type.String({ maxLength: 40 }) }, exact);
export type Address = Static<typeof Address>;

// ---- What goes out: for the documentation -------------------------------------------------------------------------------

const Edition = Type.Object({
  name: Type.String(),
  hash: Type.String(),
  own: Type.Boolean({ description: 'It is not the one that ships, and is at /api/tables/:table/edition.' }),
});
export const EditionFile = Type.Object({}, { additionalProperties: true, description: 'An edition as its file holds it' });
const Player = Type.Object({
  kind: Type.Enum(['human', 'bot']),
  bot: Type.Optional(Type.String()),
  program: Type.Optional(Type.Literal(true)),
  standIn: Type.Optional(StandIn),
  former: Type.Optional(Type.Integer({ description: 'The house has forgotten who sat there; of several at a table, which.' })),
});
const SeatIds = Type.Array(Type.String());
const Over = Type.Object({
  winners: SeatIds,
  scores: Type.Array(Type.Number()),
  secret: Type.String(),
  salts: Type.Array(Type.String()),
  stopped: Type.Optional(Type.Literal(true, { description: 'All who sat there agreed to stop: nobody has won.' })),
  closed: Type.Optional(Type.Literal(true, { description: 'By whoever runs the house.' })),
  verified: OrNull(
    Type.Boolean({ description: 'Is every outcome that of the secret? null: not known, so far or because of `unverified`.' }),
  ),
  unverified: Type.Optional(Type.String({ description: 'Why it could not be found out.' })),
});
export const Snapshot = Type.Object(
  {
    table: Type.String(),
    seq: Type.Integer(),
    game: Type.String(),
    rules: Type.Integer(),
    options: Options,
    edition: Edition,
    names: Type.Array(Type.String()),
    players: Type.Array(Player),
    you: OrNull(Type.String()),
    gestures: Type.Array(Type.String()),
    chat: Type.Boolean(),
    whatIf: Type.Boolean({ description: 'May each go on by themselves from a moment of the game, with what they know?' }),
    hints: Type.Boolean({ description: 'May each ask for a hint?' }),
    reasons: Type.Optional(Type.Literal(true, { description: 'It may be asked why a bot chose as it did.' })),
    gallery: Type.Boolean({ description: 'May those who watch write to each other?' }),
    commitment: Type.String(),
    ...gone,
    view: open('What this seat sees; each game has its own.'),
    awaits: SeatIds,
    question: OrNull(Type.String()),
    legal: Type.Array(Choice),
    drafted: Type.Array(Type.Array(Choice)),
    held: OrNull(Type.Array(Choice)),
    undo: Type.Boolean(),
    over: OrNull(Over),
    ...shown,
  },
  { description: 'What one seat, or a spectator, sees now.' },
);
const Happening = Type.Object({
  seq: Type.Integer(),
  entry: Type.Integer(),
  by: Type.Optional(Type.String()),
  undone: Type.Optional(Type.Boolean()),
  aside: Type.Optional(
    Type.Union([
      Type.Object({ gesture: Type.String(), to: Type.Optional(Type.String()) }),
      Type.Object({ message: Type.String({ description: 'Plain text, written by a player: never markup.' }) }),
    ]),
  ),
  matter: Type.Optional(Matter),
  facts: Type.Array(Told),
});
export const Log = Type.Object({ happenings: Type.Array(Happening) });
export const Hint = Type.Object(
  {
    question: OrNull(Type.String()),
    choices: Type.Array(
      Type.Object({
        parts: Type.Array(Choice, { description: 'What is to be said after the parts that were sent.' }),
        share: OrNull(Type.Number({ description: 'Of this seat, 0 to 1, in the mean; null: nothing was imagined.' })),
        error: OrNull(Type.Number({ description: 'Standard error of it.' })),
        reasons: Type.Array(Told),
      }),
    ),
    games: Type.Integer({ description: 'Games of each choice that were imagined to the end.' }),
    of: Type.Enum(['points', 'wins']),
  },
  { description: 'What this seat might choose, the best first.' },
);
const WeighedChoice = Type.Object({
  steps: Type.Array(Type.Object({ part: Choice, view: open('What the bot saw when it was offered.') })),
  share: Type.Number({ description: 'Of the bot, 0 to 1, in the mean.' }),
  error: OrNull(Type.Number({ description: 'Standard error of it.' })),
  reasons: Type.Array(Told),
});
export const Reasons = Type.Object(
  {
    seat: Type.String(),
    of: Type.Enum(['points', 'wins']),
    moves: Type.Array(
      Type.Object({
        at: Type.Integer(),
        seat: Type.String(),
        shares: Type.Array(Type.Number()),
        did: WeighedChoice,
        other: WeighedChoice,
        games: Type.Integer({ description: 'Games of each that were imagined to the end.' }),
      }),
    ),
  },
  { description: 'What a bot decided, choice by choice: what it did, and the best of what else there was.' },
);
export const Imagined = Type.Object(
  {
    game: Type.String(),
    names: Type.Array(Type.String()),
    options: Options,
    edition: Type.Optional(open('An edition file, where it is not the one that ships.')),
    from: open('In the words of positions.'),
  },
  { description: 'What a table begins with that goes on from there.' },
);
export const Past = Type.Object({ past: Type.Array(Type.Object({ happening: Happening, snapshot: Snapshot })) });
export const Preview = Type.Object({
  view: open('After the parts, as far as they bring no news.'),
  legal: Type.Array(Choice),
  complete: Type.Boolean(),
  news: Type.Boolean(),
  line: Type.String(),
});
export const Why = Type.Object({
  legal: Type.Boolean(),
  rule: Type.Optional(Type.String()),
  facts: Type.Optional(open('That failed.')),
  line: Type.Optional(Type.String({ description: 'What is not legal, in words.' })),
  detail: Type.String(),
});
export const Games = Type.Object({
  games: Type.Array(
    Type.Object({
      name: Type.String(),
      seats: Type.Array(Type.Integer()),
      options: Type.Record(Type.String(), Type.Array(Type.Unknown())),
      edition: Type.Object({ name: Type.String(), hash: Type.String(), file: Type.Unknown() }),
      bots: Type.Array(Type.String()),
    }),
  ),
});
export const Opened = Type.Object({
  table: Type.String(),
  seats: Type.Array(Type.Object({ seat: Type.String(), token: Type.String() })),
});
export const Ready = Type.Object({
  ready: Type.Boolean({ description: 'The answer is 200 when it is, else 503.' }),
  why: Type.Optional(Type.String({ description: 'Why it is not, in words.' })),
});
export const Health = Type.Object({
  ok: Type.Boolean(),
  trouble: Type.Optional(Type.String({ description: 'What is wrong, when all is not well; the answer is then 503.' })),
  tables: Type.Integer({ description: 'At hand.' }),
  watchers: Type.Integer({ description: 'Streams that are open.' }),
  bots: Type.Integer({ description: 'Tables whose bots are to move, of those that this process sees to.' }),
  resting: Type.Array(Type.Object({ tables: Type.Integer(), why: Type.String() }), {
    description: 'How many tables cannot be played as they are, because of other rules, and why: the others are well.',
  }),
});
export const RecordFile = open('A GameRecord: docs/record.md.');
export const Problem = Type.Object(
  {
    type: Type.String(),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String(),
    rule: Type.Optional(Type.String()),
    facts: Type.Optional(open('That failed.')),
    part: Type.Optional(Type.Integer()),
    legal: Type.Optional(Type.Array(Choice)),
    line: Type.Optional(Type.String({ description: 'That part in words.' })),
    snapshot: Type.Optional(Snapshot),
    notes: Type.Optional(Notes),
  },
  { description: 'RFC 9457, application/problem+json.' },
);
