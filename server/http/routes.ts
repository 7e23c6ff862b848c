// The API of docs/protocol.md.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { namesOfBots } from '@ridotto/bots';
import { GAMES } from '@ridotto/games';
import { editionFileOf, editionHash, editionName, type TableRequest } from '@ridotto/table';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type, type TSchema } from 'typebox';
import type { House } from '../tables/house.ts';
import type { Caller } from '../tables/live.ts';
import { hashIn } from '../shared/tokens.ts';
import { Trouble } from '../shared/trouble.ts';
import { addressOf } from './addresses.ts';
import { asAnswers } from './answers.ts';
import { COMMANDS } from './commands.ts';
import { unlessProblem } from './errors.ts';
import { EventStream } from './events.ts';
import type { Streams } from './streams.ts';
import { MatterCommand, Now } from './matter-schemas.ts';
import * as schema from './schemas.ts';
import { Wire } from './wire.ts';

export interface Api {
  readonly house: House;
  /** Milliseconds between two signs of life on a stream. */
  readonly heartbeat: number;
  /** Milliseconds in which whoever follows must take something of what waits for them. */
  readonly patience: number;
  readonly streams: Streams;
}

/** An edition may be long; nothing else is. */
export const LONGEST_BODY = 32 * 1024;
export const LONGEST_EDITION = 512 * 1024;
/** To compress what comes of so little costs more than it saves. */
export const BODY = { bodyLimit: LONGEST_BODY, compress: false } as const;
export const perMinute = (max: number) => ({ rateLimit: { max, timeWindow: 60_000 } });

export const caller = ({ headers, ip }: FastifyRequest): Caller => ({ hash: hashIn(headers.authorization), from: addressOf(ip) });
export const refusal = { description: 'RFC 9457', content: { 'application/problem+json': { schema: schema.Problem } } };
const refusals = { '4xx': refusal, '5xx': refusal };
// Documentation only: what the routes return has types of its own.
export const answers = (status: number, good: TSchema): unknown => ({ [status]: good, ...refusals });
type Security = Record<string, readonly string[]>[];
const security: Security = [{}, { seat: [] }];
const own: Security = [{ seat: [] }];

export const routes: FastifyPluginAsyncTypebox<Api> = async (app, { house, heartbeat, patience, streams }) => {
  app.addHook('onRequest', asAnswers);

  app.get('/api/health', { schema: { summary: 'Is the house open?', response: answers(200, schema.Health) } }, (_, reply) => {
    const { health } = house;
    return reply.code(health.ok ? 200 : 503).send(health);
  });

  app.get(
    '/api/ready',
    { schema: { summary: 'Is this a house to send requests to?', response: answers(200, schema.Ready) } },
    (_, reply) => {
      const { readiness } = house;
      return reply.code(readiness.ready ? 200 : 503).send(readiness);
    },
  );

  const games = Object.values(GAMES).map(({ name, seats, options, standard }) => ({
    name,
    seats,
    options,
    edition: { name: editionName(standard), hash: editionHash(standard), file: standard },
    bots: namesOfBots(name),
  }));
  app.get('/api/games', { schema: { summary: 'The games of the house', response: answers(200, schema.Games) } }, () => ({ games }));

  app.post(
    '/api/tables',
    {
      bodyLimit: LONGEST_EDITION,
      config: perMinute(60),
      schema: { summary: 'Opens a table', body: schema.NewTable, response: answers(201, schema.Opened) },
    },
    async (request, reply) => {
      const opened = await house.open(request.body as TableRequest, addressOf(request.ip));
      return await reply.code(201).header('location', `/api/tables/${opened.table}`).send(opened);
    },
  );

  const params = schema.InTable;
  app.get(
    '/api/tables/:table',
    { schema: { summary: 'What this seat, or a spectator, sees now', params, security, response: answers(200, schema.Snapshot) } },
    (request, reply) =>
      inJson(
        reply,
        house.run(request.params.table, caller(request), (table, viewer) => table.snapshotJson(viewer)),
      ),
  );

  app.get(
    '/api/tables/:table/log',
    { schema: { summary: 'Everything this seat was told', params, security, response: answers(200, schema.Log) } },
    (request) => house.run(request.params.table, caller(request), (table, viewer) => ({ happenings: table.log(viewer) })),
  );

  app.get(
    '/api/tables/:table/past',
    {
      config: perMinute(60),
      schema: {
        summary: 'What this seat was told after an event, each with what was seen then; no more than the last sixty',
        params,
        querystring: schema.Between,
        security,
        response: answers(200, schema.Past),
      },
    },
    async (request) => {
      const { after = '0', until } = request.query;
      const to = until === undefined ? undefined : Number(until);
      return { past: await house.past(request.params.table, caller(request), Number(after), to) };
    },
  );

  app.get(
    '/api/tables/:table/imagined',
    {
      config: perMinute(20),
      schema: {
        summary: 'A position to go on from: what this seat knew after an event, and the rest imagined, another each time',
        params,
        querystring: schema.Until,
        security: own,
        response: answers(200, schema.Imagined),
      },
    },
    async (request) => {
      const { until } = request.query;
      return unlessProblem(await house.imagined(request.params.table, caller(request), until === undefined ? undefined : Number(until)));
    },
  );

  app.get(
    '/api/tables/:table/edition',
    {
      schema: {
        summary: 'What is printed on board and cards of this table; it never changes',
        params,
        security,
        response: answers(200, schema.EditionFile),
      },
    },
    async (request, reply) => {
      const { hash, file } = await house.run(request.params.table, caller(request), ({ setup, game }) => ({
        hash: setup.edition,
        file: editionFileOf(game, setup),
      }));
      void reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', `"${hash}"`);
      return await reply.send(file as object);
    },
  );

  app.get(
    '/api/tables/:table/record',
    { schema: { summary: 'The record of a game that is over', params, security, response: answers(200, schema.RecordFile) } },
    (request) => house.run(request.params.table, caller(request), (table) => unlessProblem(table.record())),
  );

  app.get(
    '/api/tables/:table/events',
    {
      compress: false,
      schema: {
        summary: 'What happens, as it happens (text/event-stream)',
        params,
        querystring: schema.After,
        security,
        response: answers(200, Type.String({ description: 'event: happening, event: snapshot' })),
      },
    },
    async (request, reply) => {
      const after = lastEvent(request.headers['last-event-id'] ?? request.query.after);
      const leave = [streams.enter(addressOf(request.ip))];
      let wire: Wire | undefined;
      const over = (): void => {
        for (const go of leave) go();
        wire?.end();
        if (wire) streams.delete(wire);
      };
      try {
        leave.push(
          await house.watch(request.params.table, caller(request), after, (table, viewer, again) => {
            const opened = new Wire(reply, { heartbeat, patience });
            streams.add((wire = opened));
            return new EventStream(opened, (event, members, id) => opened.event(event, `{${members}}`, id), table, viewer, after, again);
          }),
        );
      } catch (e) {
        over();
        throw e;
      }
      wire?.whenClosed(over);
      return reply;
    },
  );

  app.post(
    '/api/tables/:table/try',
    {
      ...BODY,
      schema: { summary: 'What parts would do', params, security: own, body: schema.Said, response: answers(200, schema.Preview) },
    },
    (request) => house.run(request.params.table, caller(request), (table, viewer) => unlessProblem(table.preview(viewer, request.body))),
  );

  app.post(
    '/api/tables/:table/hint',
    {
      ...BODY,
      config: perMinute(20),
      schema: {
        summary: 'A few choices after these parts, weighed from what this seat knows; takes some seconds',
        params,
        security: own,
        body: schema.Said,
        response: answers(200, schema.Hint),
      },
    },
    (request) => house.hint(request.params.table, caller(request), request.body),
  );

  app.get(
    '/api/tables/:table/reasons',
    {
      config: perMinute(20),
      schema: {
        summary: 'Why a bot chose as it did: its last decision up to an event, weighed from what it knew; takes some seconds',
        params,
        querystring: schema.Until,
        security: own,
        response: answers(200, schema.Reasons),
      },
    },
    (request) => {
      const { until } = request.query;
      return house.reasons(request.params.table, caller(request), until === undefined ? undefined : Number(until));
    },
  );

  app.post(
    '/api/tables/:table/why',
    {
      ...BODY,
      schema: { summary: 'Why is this not legal?', params, security: own, body: schema.WhyNot, response: answers(200, schema.Why) },
    },
    (request) => {
      const { choice, parts, line } = request.body;
      if (choice !== undefined && parts !== undefined) throw Trouble.of('bad-request', 'ask about either a choice, parts or a line');
      return house.run(request.params.table, caller(request), (table, viewer) =>
        unlessProblem(table.why(viewer, { parts: choice === undefined ? parts : [choice], line })),
      );
    },
  );

  for (const [name, { summary, body, carryOut }] of COMMANDS)
    app.post(
      `/api/tables/:table/${name}`,
      { ...BODY, schema: { summary, params, security: own, body, response: answers(200, schema.Snapshot) } },
      (request, reply) =>
        inJson(
          reply,
          carryOut(house, request.params.table, caller(request), request.body, (table, viewer) => table.snapshotJson(viewer)),
        ),
    );

  app.post(
    '/api/tables/:table/matter',
    {
      ...BODY,
      schema: {
        summary: 'Settles something beside the game: who plays, what is proposed and agreed to, one’s hours',
        params,
        security: own,
        body: MatterCommand,
        response: answers(200, schema.Snapshot),
      },
    },
    (request, reply) => inJson(reply, house.matter(request.params.table, caller(request), request.body)),
  );
  app.get('/api/now', { schema: { summary: 'What time it is, by the clock that counts', response: answers(200, Now) } }, () => ({
    now: house.now,
  }));

  app.get(
    '/api/tables/:table/notes',
    { schema: { summary: 'What this seat has written for itself', params, security: own, response: answers(200, schema.Notes) } },
    (request) => house.notes(request.params.table, caller(request)),
  );
  app.post(
    '/api/tables/:table/notes',
    {
      ...BODY,
      schema: {
        summary: 'Writes them, for this seat alone',
        params,
        security: own,
        body: schema.Notes,
        response: answers(200, schema.Notes),
      },
    },
    (request) => house.writeNotes(request.params.table, caller(request), request.body),
  );
};

/** It is JSON already. */
async function inJson(reply: FastifyReply, json: Promise<string>): Promise<string> {
  const answer = await json;
  void reply.header('content-type', 'application/json; charset=utf-8');
  return answer;
}

function lastEvent(given: string | string[] | undefined): number | undefined {
  if (given === undefined || given === '') return undefined;
  if (typeof given !== 'string' || !/^\d{1,9}$/.test(given))
    throw Trouble.of('bad-request', `Last-Event-ID and after are numbers of events, not "${String(given)}"`);
  return Number(given);
}
