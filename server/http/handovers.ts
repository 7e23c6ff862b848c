// The API of games that go on elsewhere: docs/protocol.md.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Handovers, type HandedIn } from '../tables/handovers.ts';
import type { House } from '../tables/house.ts';
import { addressOf } from './addresses.ts';
import { asAnswers } from './answers.ts';
import * as schema from './handover-schemas.ts';
import { LONGEST_RECORD } from './library.ts';
import { answers, caller, perMinute } from './routes.ts';
import { InTable, Opened } from './schemas.ts';

export const handovers: FastifyPluginAsyncTypebox<{ readonly house: House }> = async (app, { house }) => {
  app.addHook('onRequest', asAnswers);
  const taken = new Handovers(house);

  app.post(
    '/api/handovers',
    {
      bodyLimit: LONGEST_RECORD,
      config: perMinute(12),
      schema: {
        summary: 'A game that was begun on a device goes on at this house, if its record stands the test',
        body: schema.HandedIn,
        response: answers(201, Opened),
      },
    },
    async (request, reply) => {
      const opened = await taken.take(request.body as unknown as HandedIn, addressOf(request.ip));
      return await reply.code(201).header('location', `/api/tables/${opened.table}`).send(opened);
    },
  );

  app.get(
    '/api/tables/:table/along',
    {
      config: perMinute(30),
      schema: {
        summary: 'A table that was taken along, with its secrets: for whoever takes it, and nobody else',
        params: InTable,
        security: [{ seat: [] }],
        response: answers(200, schema.Handover),
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return await taken.along(request.params.table, caller(request));
    },
  );
};
