// The API of how people get on with each other: docs/protocol.md.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { Conducts } from '../people/conduct.ts';
import type { Guests } from '../people/guests.ts';
import { tokenIn } from '../shared/tokens.ts';
import { Trouble } from '../shared/trouble.ts';
import type { Guest } from '../storage/store.ts';
import { asAnswers } from './answers.ts';
import * as schema from './conduct-schemas.ts';
import { answers, BODY, perMinute } from './routes.ts';
import { InTable } from './schemas.ts';
import { Done } from './told-schemas.ts';

export interface ConductApi {
  readonly guests: Guests;
  readonly conducts: Conducts;
}
type Security = Record<string, readonly string[]>[];
const own: Security = [{ guest: [] }];
const perhaps: Security = [{}, { guest: [] }];

export const conduct: FastifyPluginAsyncTypebox<ConductApi> = async (app, { guests, conducts }) => {
  app.addHook('onRequest', asAnswers);
  const keyOf = ({ headers }: FastifyRequest): string | undefined | null => tokenIn(headers.authorization);
  const guestOf = (request: FastifyRequest): Promise<Guest> => guests.known(keyOf(request));

  app.get(
    '/api/tables/:table/gallery',
    {
      schema: { summary: 'What those who watch have written', params: InTable, security: perhaps, response: answers(200, schema.Gallery) },
    },
    async (request) => conducts.gallery(request.params.table, await guests.find(keyOf(request))),
  );
  app.post(
    '/api/tables/:table/gallery',
    {
      ...BODY,
      config: perMinute(60),
      schema: {
        summary: 'A message to those who watch',
        params: InTable,
        security: own,
        body: schema.Remark,
        response: answers(200, schema.Gallery),
      },
    },
    async (request) => {
      const { table } = request.params;
      const guest = await guestOf(request);
      await conducts.remark(table, guest, request.body.message);
      return await conducts.gallery(table, guest);
    },
  );
  app.post(
    '/api/tables/:table/report',
    {
      ...BODY,
      config: perMinute(20),
      schema: {
        summary: 'Tells whoever runs the house of somebody there',
        params: InTable,
        security: own,
        body: schema.Reporting,
        response: answers(200, Done),
      },
    },
    async (request) => {
      const guest = await guestOf(request);
      await conducts.report(request.params.table, guest, oneOf(request.body));
      return { done: true };
    },
  );

  const shown = async (guest: Guest, table?: string) => ({
    blocks: await conducts.blocks(guest),
    seats: table === undefined ? [] : await conducts.blockedAt(guest, table),
  });
  app.get(
    '/api/me/blocks',
    {
      schema: {
        summary: 'Of whom I do not want to hear',
        security: own,
        querystring: schema.AtTable,
        response: answers(200, schema.Blocks),
      },
    },
    async (request) => shown(await guestOf(request), request.query.table),
  );
  app.post(
    '/api/me/blocks',
    {
      ...BODY,
      config: perMinute(60),
      schema: { summary: 'I do not want to hear of them', security: own, body: schema.Blocking, response: answers(200, schema.Blocks) },
    },
    async (request) => {
      const guest = await guestOf(request);
      const { table, ...whom } = oneOf(request.body);
      await conducts.block(guest, table, whom);
      return await shown(guest, table);
    },
  );
  app.post(
    '/api/me/blocks/:block/remove',
    {
      ...BODY,
      config: perMinute(60),
      schema: { summary: 'I do again', params: schema.InBlock, security: own, response: answers(200, schema.Blocks) },
    },
    async (request) => {
      const guest = await guestOf(request);
      await conducts.unblock(guest, request.params.block);
      return await shown(guest);
    },
  );
};

/** Throws Trouble where it is not said who is meant, or twice. */
function oneOf<T extends { readonly seat?: string; readonly remark?: string }>(body: T): T {
  if ((body.seat === undefined) === (body.remark === undefined))
    throw Trouble.of('bad-request', 'say who is meant: either a seat or a remark');
  return body;
}
