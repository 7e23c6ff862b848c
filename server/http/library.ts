// The API of games that are over, to be looked at again: docs/protocol.md.
import { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Guests } from '../people/guests.ts';
import type { Libraries } from '../profiles/library.ts';
import { tokenIn } from '../shared/tokens.ts';
import type { Sought } from '../storage/library.ts';
import { addressOf } from './addresses.ts';
import { asAnswers } from './answers.ts';
import * as schema from './library-schemas.ts';
import { answers, BODY, perMinute } from './routes.ts';
import { RecordFile } from './schemas.ts';
import { Done } from './told-schemas.ts';

export interface LibraryApi {
  readonly guests: Guests;
  readonly libraries: Libraries;
}

/** A record of a long game has a megabyte. */
export const LONGEST_RECORD = 4 * 1024 * 1024;
type Security = Record<string, readonly string[]>[];
const own: Security = [{ guest: [] }];

/** As it stands in an address. */
type Asked = Readonly<Partial<Record<keyof Sought, string>>>;
const soughtIn = ({ game, name, result, ...numbers }: Asked): Sought => ({
  ...(game !== undefined && { game }),
  ...(name !== undefined && { name }),
  ...(result !== undefined && { result: result as Sought['result'] }),
  ...Object.fromEntries(Object.entries(numbers).map(([key, digits]) => [key, Number(digits)])),
});

export const library: FastifyPluginAsyncTypebox<LibraryApi> = async (app, { guests, libraries }) => {
  app.addHook('onRequest', asAnswers);
  const guestOf = ({ headers }: FastifyRequest) => guests.known(tokenIn(headers.authorization));

  app.get(
    '/api/library',
    {
      config: perMinute(120),
      schema: {
        summary: 'Games that were played here, without names, where the house shows them to everybody',
        querystring: schema.SoughtByAll,
        response: answers(200, schema.Published),
      },
    },
    async ({ query: { after, ...sought } }) => ({
      publishes: libraries.publishes,
      ...(await libraries.published(soughtIn(sought), after)),
    }),
  );
  app.get(
    '/api/library/:game/record',
    {
      config: perMinute(60),
      schema: { summary: 'The record of one of them, without names', params: schema.InGame, response: answers(200, RecordFile) },
    },
    ({ params }) => libraries.publishedRecord(params.game),
  );

  app.get(
    '/api/me/library',
    {
      config: perMinute(120),
      schema: {
        summary: 'My games that are over, and those that I have put beside them',
        security: own,
        querystring: schema.SoughtByOwner,
        response: answers(200, schema.Games),
      },
    },
    async (request) => {
      const guest = await guestOf(request);
      const { after, ...sought } = request.query;
      return await libraries.of(guest, soughtIn(sought as Asked), after);
    },
  );
  app.get(
    '/api/me/library/records',
    {
      config: perMinute(6),
      schema: {
        summary: 'The records of all that are sought, as lines of JSON, each as soon as it is there',
        security: own,
        querystring: schema.SoughtToWrite,
        response: answers(200, Type.String({ description: 'application/jsonl: a GameRecord on each line.' })),
      },
    },
    async (request, reply) => {
      const guest = await guestOf(request);
      void reply.type('application/jsonl; charset=utf-8');
      return await reply.send(Readable.from(libraries.lines(guest, soughtIn(request.query as Asked))));
    },
  );
  app.post(
    '/api/me/library/records',
    {
      bodyLimit: LONGEST_RECORD,
      config: perMinute(120),
      schema: {
        summary: 'A record from anywhere, into my library, if it stands the test',
        security: own,
        body: schema.Brought,
        response: answers(200, schema.Import),
      },
    },
    async (request) => libraries.take(await guestOf(request), addressOf(request.ip), request.body),
  );
  app.post(
    '/api/me/library',
    {
      ...BODY,
      config: perMinute(60),
      schema: {
        summary: 'The game that ended at this table, into my library',
        security: own,
        body: schema.Watched,
        response: answers(200, schema.Shelved),
      },
    },
    async (request) => libraries.watch(await guestOf(request), request.body.table),
  );
  app.get(
    '/api/me/library/:game/record',
    {
      config: perMinute(60),
      schema: { summary: 'Its record', params: schema.InGame, security: own, response: answers(200, RecordFile) },
    },
    async (request) => libraries.record(await guestOf(request), request.params.game),
  );
  app.post(
    '/api/me/library/:game/remove',
    {
      ...BODY,
      config: perMinute(60),
      schema: {
        summary: 'What I have put there, away again',
        params: schema.InGame,
        security: own,
        response: answers(200, Done),
      },
    },
    async (request) => {
      await libraries.remove(await guestOf(request), request.params.game);
      return { done: true };
    },
  );
};
