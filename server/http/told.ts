// The API of being told, of one's devices, and of who looks at a table: docs/protocol.md.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { seatId, SPECTATOR } from '@ridotto/engine';
import type { FastifyRequest } from 'fastify';
import type { Channels, Wanted } from '../notices/channels.ts';
import { wishesIn } from '../notices/wishes.ts';
import type { Devices } from '../people/devices.ts';
import type { Guests } from '../people/guests.ts';
import { tokenIn } from '../shared/tokens.ts';
import { Trouble } from '../shared/trouble.ts';
import type { House } from '../tables/house.ts';
import { asAnswers } from './answers.ts';
import { InTable } from './schemas.ts';
import { InGathering, Guest } from './people-schemas.ts';
import { answers, BODY, caller, perMinute } from './routes.ts';
import * as schema from './told-schemas.ts';

export interface ToldApi {
  readonly house: House;
  readonly guests: Guests;
  readonly channels: Channels;
  readonly devices: Devices;
}

/** Milliseconds for which whoever has said that they look is taken to. */
const LOOKS = 60_000;
type Security = Record<string, readonly string[]>[];
const own: Security = [{ guest: [] }];

export const told: FastifyPluginAsyncTypebox<ToldApi> = async (app, { house, guests, channels, devices }) => {
  app.addHook('onRequest', asAnswers);
  const keyOf = ({ headers }: FastifyRequest): string | undefined | null => tokenIn(headers.authorization);
  const guestOf = (request: FastifyRequest) => guests.known(keyOf(request));

  app.get(
    '/api/me/told',
    { schema: { summary: 'How I am told that it is my turn', security: own, response: answers(200, schema.Told) } },
    async (request) => channels.told(await guestOf(request)),
  );
  app.post(
    '/api/me/told',
    {
      ...BODY,
      config: perMinute(60),
      schema: { summary: 'When, and in which language', security: own, body: schema.Wishes, response: answers(200, schema.Told) },
    },
    async (request) => channels.wish(await guestOf(request), request.body),
  );
  app.post(
    '/api/me/channels',
    {
      ...BODY,
      config: perMinute(10),
      schema: { summary: 'One more way to tell me', security: own, body: schema.NewChannel, response: answers(201, schema.Told) },
    },
    async (request, reply) => {
      const made = await channels.add(await guestOf(request), request.body as Wanted);
      return await reply.code(201).send(made);
    },
  );
  app.post(
    '/api/me/channels/:channel',
    {
      ...BODY,
      config: perMinute(20),
      schema: {
        summary: 'Takes a way away, or tries it out',
        params: schema.InChannel,
        security: own,
        body: schema.ToChannel,
        response: answers(200, schema.Told),
      },
    },
    async (request) => {
      const guest = await guestOf(request);
      const { channel } = request.params;
      return await (request.body.do === 'remove' ? channels.remove(guest, channel) : channels.attempt(guest, channel));
    },
  );
  app.post(
    '/api/channels/link',
    {
      ...BODY,
      config: perMinute(20),
      schema: { summary: 'What a link in an e-mail is for', body: schema.Link, response: answers(200, schema.Done) },
    },
    async ({ body }) => {
      await channels.follow(body.channel, body.do, body.token);
      return { done: true };
    },
  );
  await app.register(async (mails) => {
    // As RFC 8058 has it: what it says is always the same.
    mails.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume();
      done(null, undefined);
    });
    mails.post(
      '/api/unsubscribe',
      {
        config: perMinute(20),
        schema: {
          summary: 'No more e-mails to this address: what programs for mail call',
          querystring: schema.Unsubscribing,
          response: answers(200, schema.Done),
        },
      },
      async (request) => {
        const { channel, token } = request.query as { readonly channel: string; readonly token: string };
        await channels.follow(channel, 'stop', token);
        return { done: true };
      },
    );
  });

  app.get(
    '/api/me/devices',
    { schema: { summary: 'My devices', security: own, response: answers(200, schema.Devices) } },
    async (request) => ({ devices: await devices.list(await guestOf(request), keyOf(request)!) }),
  );
  app.post(
    '/api/me/code',
    {
      ...BODY,
      config: perMinute(10),
      schema: { summary: 'A code by which another device of mine comes', security: own, response: answers(200, schema.Code) },
    },
    async (request) => devices.code(await guestOf(request)),
  );
  app.post(
    '/api/me/devices',
    {
      ...BODY,
      // A code is guessed by whoever may try for long enough.
      config: perMinute(10),
      schema: {
        summary: 'This device is another one of whoever has the code',
        security: own,
        body: schema.Joining,
        response: answers(200, Guest),
      },
    },
    (request) => devices.join(guests.keyIn(keyOf(request)), request.body.code, request.body.name),
  );
  app.post(
    '/api/me/devices/:device/remove',
    {
      ...BODY,
      config: perMinute(20),
      schema: { summary: 'This device is not mine any more', params: schema.InDevice, security: own, response: answers(200, schema.Done) },
    },
    async (request) => {
      await devices.remove(await guestOf(request), keyOf(request)!, request.params.device);
      return { done: true };
    },
  );
  app.post(
    '/api/me/tables/:table',
    {
      ...BODY,
      config: perMinute(60),
      schema: {
        summary: 'This device, too, plays my seat there',
        params: InGathering,
        security: own,
        response: answers(200, schema.Seated),
      },
    },
    async (request) => devices.sit(await guestOf(request), keyOf(request)!, request.params.table),
  );
  app.get(
    '/api/me/everything',
    {
      config: perMinute(6),
      schema: { summary: 'All that the house knows of me', security: own, response: answers(200, schema.Everything) },
    },
    async (request) => devices.everything(await guestOf(request)),
  );
  app.post(
    '/api/me/forget',
    {
      ...BODY,
      config: perMinute(6),
      schema: { summary: 'The house forgets me: my seats are those of a former guest', security: own, response: answers(200, schema.Done) },
    },
    async (request) => {
      await devices.forget(await guestOf(request));
      return { done: true };
    },
  );

  const present = async (table: string) => {
    const sights = await house.storing.read((store) => store.accounts.sights(table));
    const shown = sights.filter(({ settings }) => settings === undefined || wishesIn(settings).presence);
    return { seats: shown.map(({ seat, looking, at }) => ({ seat: seatId(seat), looking, at })) };
  };
  app.get(
    '/api/tables/:table/here',
    { schema: { summary: 'Who has this table before their eyes', params: InTable, response: answers(200, schema.Present) } },
    async (request) => {
      await house.run(request.params.table, caller(request), () => undefined);
      return await present(request.params.table);
    },
  );
  app.post(
    '/api/tables/:table/here',
    {
      ...BODY,
      schema: {
        summary: 'Says that this seat has the table before its eyes, or no more',
        params: InTable,
        security: [{ seat: [] }],
        body: schema.Here,
        response: answers(200, schema.Present),
      },
    },
    async (request) => {
      const { table } = request.params;
      const { seen, looking } = request.body;
      const seat = await house.run(table, caller(request), (at, viewer) => {
        if (viewer === SPECTATOR) throw Trouble.of('seat-needed', 'whoever watches is not asked where they look');
        if (seen > at.seq(viewer))
          throw Trouble.of('bad-request', `this seat has not been told so much: its last event is ${at.seq(viewer)}`);
        return viewer;
      });
      await house.storing.write('who looks', 'it is not known that you look', (store) =>
        store.accounts.see(table, seat, { seen, lasts: looking ? LOOKS : 0 }),
      );
      return await present(table);
    },
  );
};
