// What is settled at a table, and how much time its players have, as TypeBox schemas.
import { Type } from 'typebox';
import { exact, Key, OrNull, Told } from './basic-schemas.ts';

const Milliseconds = (description: string) => Type.Integer({ minimum: 0, description: `${description}, in milliseconds.` });
const Moment = (description: string) => Type.Integer({ minimum: 0, description: `${description}, in milliseconds since 1970.` });
const SeatId = Type.String({ maxLength: 8, description: 's0, s1, …' });
const BotName = Type.Optional(Type.String({ maxLength: 40, description: 'Left out: the best that there is.' }));

const live = { kind: Type.Literal('live'), bank: Milliseconds('For the whole game'), increment: Milliseconds('More after each decision') };
const byTurns = {
  kind: Type.Literal('turns'),
  each: Milliseconds('For each decision'),
  away: Type.Integer({ minimum: 0, description: 'Days that each player may be away in one game.' }),
};
export const Tempo = Type.Union([Type.Object(live, exact), Type.Object(byTurns, exact)], {
  description: 'Live, with so much time and more after each decision; or by turns, with so much for each decision.',
});
export const Late = Type.Enum(['bot', 'bot-once', 'others'], {
  description:
    'When somebody’s time has run out: a bot plays on until they are back; it makes this decision alone; nothing happens, but the others may agree to give the seat to a bot, or to stop.',
});
const Quiet = Type.Object(
  {
    from: Type.Integer({ minimum: 0, maximum: 1439, description: 'Minutes after midnight.' }),
    to: Type.Integer({ minimum: 0, maximum: 1439 }),
    zone: Type.String({ maxLength: 60, description: 'A time zone: "Europe/Warsaw".' }),
  },
  exact,
);

// ---- What comes in ------------------------------------------------------------------------------------------------------

const bare = <T extends string>(...names: readonly T[]) => Type.Object({ do: Type.Enum([...names]) }, exact);
const Wish = Type.Union([
  bare('stop', 'pause', 'go-on', 'take-back'),
  Type.Object({ do: Type.Literal('tempo'), tempo: OrNull(Tempo) }, exact),
  Type.Object({ do: Type.Literal('give-to-bot'), seat: SeatId, bot: BotName }, exact),
  Type.Object({ do: Type.Literal('new-link'), seat: SeatId }, exact),
  Type.Object(
    {
      do: Type.Literal('take-along'),
      commitment: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'To the secret by which your device will deal: docs/record.md.' }),
    },
    exact,
  ),
]);
const keyed = { key: Key };
const OrderName = Type.String({ maxLength: 40, description: 'One of the game: `orders` of the snapshot.' });
const ProposalId = Type.Integer({ minimum: 1, description: 'Its `id` in the snapshot.' });
export const MatterCommand = Type.Union([
  Type.Object({ ...keyed, do: Type.Literal('propose'), what: Wish }, exact),
  Type.Object(
    {
      ...keyed,
      do: Type.Literal('agree'),
      proposal: ProposalId,
      salt: Type.Optional(
        Type.String({ maxLength: 200, description: 'To taking the table along: of yours, random; it goes into the dealing from then on.' }),
      ),
    },
    exact,
  ),
  Type.Object({ ...keyed, do: Type.Literal('decline'), proposal: ProposalId }, exact),
  Type.Object({ ...keyed, do: Type.Enum(['rest', 'concede']), bot: BotName }, exact),
  Type.Object({ ...keyed, do: Type.Enum(['return', 'invite', 'withdraw-invitation']) }, exact),
  Type.Object(
    { ...keyed, do: Type.Literal('gallery'), open: Type.Boolean({ description: 'May those who watch write to each other?' }) },
    exact,
  ),
  Type.Object({ ...keyed, do: Type.Literal('quiet'), quiet: OrNull(Quiet) }, exact),
  Type.Object({ ...keyed, do: Type.Literal('order'), order: OrderName, until: Type.Integer() }, exact),
  Type.Object({ ...keyed, do: Type.Literal('revoke'), order: OrderName }, exact),
  Type.Object({ ...keyed, do: Type.Literal('away'), until: Moment('Away until then; a moment that is past: here again') }, exact),
]);

// ---- What goes out: for the documentation -------------------------------------------------------------------------------

const SeatIds = Type.Array(Type.String());
export const StandIn = Type.Object({
  bot: Type.String(),
  because: Type.Enum(['rests', 'conceded', 'late', 'once', 'given'], {
    description:
      'They wished it; they have conceded, for good; their time ran out, until they are back, or for one decision; the others agreed.',
  }),
});
const Order = Type.Object({
  order: Type.String(),
  until: Type.Integer({ description: 'When it ends by itself, as the game counts.' }),
  at: Type.Object({}, { additionalProperties: true, description: 'The same as the game says it.' }),
});
const Proposed = Type.Object(
  { do: Type.Enum(['stop', 'pause', 'go-on', 'tempo', 'take-back', 'give-to-bot', 'new-link', 'take-along']) },
  { additionalProperties: true },
);
const Proposal = Type.Object({
  id: Type.Integer(),
  by: Type.String(),
  what: Proposed,
  agreed: SeatIds,
  asked: Type.Array(Type.String(), { description: 'Seats that have not answered.' }),
  undoes: Type.Optional(Type.Array(Told, { description: 'Of a take-back: what this viewer was told since.' })),
});
const Clock = Type.Object({
  left: Milliseconds('Since `since`; of a clock that stands still: now'),
  since: OrNull(Moment('It runs since then')),
  until: OrNull(Moment('When it runs out, if nothing happens before')),
  away: Type.Optional(Moment('They are not there until then')),
  quiet: Type.Optional(Quiet),
});
/** Of a snapshot. */
export const shown = {
  tempo: Type.Optional(Type.Union([Type.Object({ ...live, late: Late }), Type.Object({ ...byTurns, late: Late })])),
  clocks: Type.Optional(Type.Array(Clock, { description: 'By seat, as they are now; left out where no time is measured.' })),
  hours: Type.Optional(
    Type.Object({
      quiet: OrNull(Quiet),
      away: OrNull(Moment('Away until then')),
      left: Type.Integer({ description: 'Days that one may still be away.' }),
    }),
  ),
  paused: Type.Optional(
    Type.Object(
      { by: Type.String({ description: 'Who proposed it.' }) },
      { description: 'Clocks stand still, and nobody moves, until all agree to go on.' },
    ),
  ),
  setAside: Type.Optional(Type.Literal(true, { description: 'Bots play for everybody who may be back: nobody moves until somebody is.' })),
  invitations: Type.Optional(
    Type.Array(Type.Object({ seat: Type.String(), invitation: Type.String() }), {
      description: 'By which somebody may take a seat over; told to whoever is to pass it on.',
    }),
  ),
  proposals: Type.Optional(Type.Array(Proposal)),
  orders: Type.Optional(
    Type.Object(
      { given: Type.Array(Order), may: Type.Array(Order) },
      { description: 'Of this seat alone: what it has ordered beforehand, and what it may.' },
    ),
  ),
};
/** Of a snapshot: the game came from elsewhere, or goes on there. */
export const gone = {
  dealers: Type.Optional(
    Type.Array(Type.Object({ by: Type.Enum(['house', 'device']), entries: Type.Integer(), commitment: Type.String() }), {
      description: 'Who dealt before, in order, and up to which entry of the record.',
    }),
  ),
  came: Type.Optional(Type.String({ description: 'The table that was taken along, and came back as this one.' })),
  gone: Type.Optional(
    Type.Object(
      { to: Type.Enum(['house', 'device']) },
      { additionalProperties: true, description: 'Nobody plays here any more: the game goes on elsewhere. docs/protocol.md.' },
    ),
  ),
};
export const Matter = Type.Object(
  { do: Type.String() },
  { additionalProperties: true, description: 'What was settled at the table, by a seat or by the house: docs/protocol.md.' },
);
const Token = Type.String({ maxLength: 64 });
const SomeSeat = Type.String({ pattern: '^s[0-7]$' });
export const WhichSeat = Type.Object({ seat: SomeSeat }, exact);
export const Invited = Type.Object({ seat: Type.String(), name: Type.String({ description: 'Of whoever sits there.' }) });
export const Succession = Type.Object(
  {
    seat: SomeSeat,
    invitation: Token,
    name: Type.String({ maxLength: 200, description: 'Of 1 to 40 characters, unlike the others at the table.' }),
  },
  exact,
);
export const Seated = Type.Object({ seat: Type.String() });
export const Now = Type.Object({ now: Moment('By the clock that counts') });
