// The API of guests and of tables that fill: docs/protocol.md.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { seatToken, type Step } from '@ridotto/table';
import type { FastifyRequest } from 'fastify';
import { lastChange, sittingView, type GatheringRequest, type Gatherings, type Visitor } from '../people/gatherings.ts';
import type { Guests } from '../people/guests.ts';
import { hashOf, newToken, tokenIn } from '../shared/tokens.ts';
import { Trouble } from '../shared/trouble.ts';
import type { House } from '../tables/house.ts';
import { addressOf } from './addresses.ts';
import { asAnswers } from './answers.ts';
import { Invited, Seated, Succession, WhichSeat } from './matter-schemas.ts';
import * as schema from './people-schemas.ts';
import { answers, BODY, LONGEST_EDITION, perMinute } from './routes.ts';
import { InTable } from './schemas.ts';
import type { Streams } from './streams.ts';

export interface PeopleApi {
  readonly house: House;
  readonly guests: Guests;
  readonly gatherings: Gatherings;
  readonly streams: Streams;
}

const INVITATION = 'ridotto-invitation';
type Security = Record<string, readonly string[]>[];
const own: Security = [{ guest: [] }];
const perhaps: Security = [{}, { guest: [] }];

export const people: FastifyPluginAsyncTypebox<PeopleApi> = async (app, { house, guests, gatherings, streams }) => {
  app.addHook('onRequest', asAnswers);
  const key = ({ headers }: FastifyRequest): string | undefined | null => tokenIn(headers.authorization);
  const invitation = ({ headers }: FastifyRequest): string | undefined => {
    const given = headers[INVITATION];
    return typeof given === 'string' ? given : undefined;
  };
  const visitor = async (request: FastifyRequest): Promise<Visitor> => ({
    guest: await guests.find(key(request)),
    invitation: invitation(request),
  });

  app.get('/api/me', { schema: { summary: 'Who I am to this house', security: own, response: answers(200, schema.Guest) } }, (request) =>
    guests.known(key(request)),
  );
  app.post(
    '/api/me',
    {
      ...BODY,
      config: perMinute(60),
      schema: { summary: 'Says who I am', security: own, body: schema.Introduction, response: answers(200, schema.Guest) },
    },
    (request) => guests.introduce(key(request), request.body),
  );
  app.get(
    '/api/me/tables',
    { schema: { summary: 'Where I sit', security: own, querystring: schema.AfterChange, response: answers(200, schema.Sittings) } },
    async (request) => {
      const guest = await guests.known(key(request));
      const { after } = request.query;
      const sittings = await (after === undefined ? gatherings.sittings(guest) : gatherings.sittingsAfter(guest, Number(after)));
      return { tables: sittings.map(sittingView), changed: lastChange(sittings) };
    },
  );

  app.get(
    '/api/gatherings',
    { schema: { summary: 'The lobby: tables that fill, and are for everybody', security: perhaps, response: answers(200, schema.Lobby) } },
    async (request) => ({ gatherings: await gatherings.lobby(await guests.find(key(request))) }),
  );
  app.post(
    '/api/gatherings',
    {
      bodyLimit: LONGEST_EDITION,
      config: perMinute(60),
      schema: {
        summary: 'Opens a table that fills',
        security: own,
        body: schema.NewGathering,
        response: answers(201, schema.Gathering),
      },
    },
    async (request, reply) => {
      const guest = await guests.known(key(request));
      const made = await gatherings.open(guest, request.body as GatheringRequest);
      return await reply.code(201).header('location', `/api/gatherings/${made.id}`).send(made);
    },
  );

  app.post(
    '/api/tables/:table/succeed',
    {
      ...BODY,
      config: perMinute(60),
      schema: {
        summary: 'Takes a seat over, by an invitation to it: whoever sat there has it no more',
        params: InTable,
        security: own,
        body: Succession,
        response: answers(200, Seated),
      },
    },
    async (request) => {
      const { table } = request.params;
      const { seat, invitation: given, name } = request.body;
      const guest = await guests.known(key(request));
      const caller = { hash: undefined, from: addressOf(request.ip) };
      const about = { seat: Number(seat.slice(1)), invitation: given, name, ...(guest.program && { program: true as const }) };
      await house.succeed(table, caller, about, { hash: hashOf(seatToken(key(request)!, table)), guest: guest.id });
      return { seat };
    },
  );

  app.get(
    '/api/tables/:table/succeed',
    {
      schema: {
        summary: 'Whose seat may be taken over by this invitation',
        params: InTable,
        querystring: WhichSeat,
        headers: schema.Invited,
        response: answers(200, Invited),
      },
    },
    async (request) => {
      const { seat } = request.query;
      const at = Number(seat.slice(1));
      return await house.run(request.params.table, { hash: undefined, from: addressOf(request.ip) }, (table) => {
        const problem = table.notInvited(at, invitation(request) ?? '');
        if (problem) throw new Trouble(problem);
        return { seat, name: table.company.names[at] };
      });
    },
  );

  const params = schema.InGathering;
  const headers = schema.Invited;
  app.get(
    '/api/gatherings/:table',
    {
      schema: {
        summary: 'A table that fills',
        params,
        headers,
        querystring: schema.After,
        security: perhaps,
        response: answers(200, schema.Gathering),
      },
    },
    async (request) => {
      // Whoever waits has an answer open for a while, as streams are.
      const leave = streams.enter(addressOf(request.ip));
      try {
        return await gatherings.look(request.params.table, await visitor(request), Number(request.query.after ?? 0));
      } finally {
        leave();
      }
    },
  );
  app.post(
    '/api/gatherings/:table',
    {
      ...BODY,
      schema: {
        summary: 'Sits down, gets up, is ready; and what its host may do',
        params,
        headers,
        security: own,
        body: schema.Step,
        response: answers(200, schema.Gathering),
      },
    },
    async (request) => {
      const { table } = request.params;
      const guest = await guests.known(key(request));
      const { body } = request;
      const deed: Step =
        body.do === 'ready'
          ? { ...body, hash: hashOf(seatToken(key(request)!, table)) }
          : body.do === 'renew'
            ? { ...body, invitation: newToken() }
            : body;
      return await gatherings.act(table, guest, invitation(request), deed);
    },
  );
  app.post(
    '/api/gatherings/code',
    {
      ...BODY,
      // Friends behind one address type theirs at once; wrong ones are counted apart.
      config: perMinute(300),
      schema: { summary: 'To which table that fills a code leads', body: schema.TypedCode, response: answers(200, schema.CodeLeads) },
    },
    (request) => gatherings.byCode(request.body.code, addressOf(request.ip)),
  );
  app.post(
    '/api/gatherings/:table/code',
    {
      ...BODY,
      config: perMinute(60),
      schema: {
        summary: 'A code to be typed in place of the invitation',
        params,
        security: own,
        response: answers(200, schema.ShownCode),
      },
    },
    async (request) => gatherings.code(request.params.table, await guests.known(key(request))),
  );
  app.get(
    '/api/gatherings/:table/again',
    {
      schema: {
        summary: 'Has one of those who played opened a table to play once more?',
        params,
        security: own,
        response: answers(200, schema.Next),
      },
    },
    async (request) => ({ next: await gatherings.next(request.params.table, await guests.known(key(request))) }),
  );
  app.post(
    '/api/gatherings/:table/again',
    {
      ...BODY,
      config: perMinute(60),
      schema: {
        summary: 'Once more with the same people: the same table for each who asks',
        params,
        security: own,
        response: answers(200, schema.Gathering),
      },
    },
    async (request) => await gatherings.again(request.params.table, await guests.known(key(request))),
  );
};
