// The API of accounts, and of what is shown of a guest: docs/protocol.md. No cookie is ever set: whoever asks says who they are
// by the key of their device, which no browser sends by itself.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { Guests } from '../people/guests.ts';
import type { Assertion, Registration } from '../people/passkeys.ts';
import type { SignIn } from '../people/sign-in.ts';
import type { Profiles } from '../profiles/profiles.ts';
import { tokenIn } from '../shared/tokens.ts';
import type { Arrived } from '../storage/sign-in.ts';
import type { House } from '../tables/house.ts';
import { addressOf } from './addresses.ts';
import { asAnswers } from './answers.ts';
import * as schema from './account-schemas.ts';
import { answers, BODY, caller, perMinute } from './routes.ts';
import { InTable } from './schemas.ts';
import { Done } from './told-schemas.ts';

export interface AccountsApi {
  readonly house: House;
  readonly guests: Guests;
  readonly signIn: SignIn;
  readonly profiles: Profiles;
}

type Security = Record<string, readonly string[]>[];
const own: Security = [{ guest: [] }];
const perhaps: Security = [{}, { guest: [] }];

export const accounts: FastifyPluginAsyncTypebox<AccountsApi> = async (app, { house, guests, signIn, profiles }) => {
  app.addHook('onRequest', asAnswers);
  const keyOf = ({ headers }: FastifyRequest): string | undefined | null => tokenIn(headers.authorization);
  const guestOf = (request: FastifyRequest) => guests.known(keyOf(request));
  const arrived = ({ guest, joined }: Arrived) => ({ ...guest, joined });

  app.get('/api/sign-in', { schema: { summary: 'By what one signs in to this house', response: answers(200, schema.SignInWays) } }, () => ({
    ways: signIn.ways,
  }));
  app.post(
    '/api/sign-in/mail',
    {
      ...BODY,
      config: perMinute(10),
      schema: {
        summary: 'Sends a link to an address, by which one signs in; or which becomes that of whoever asks',
        security: perhaps,
        body: schema.LinkWish,
        response: answers(200, Done),
      },
    },
    async (request) => {
      const { address, language = 'en' } = request.body;
      signIn.ask({ guest: await guests.find(keyOf(request)), from: addressOf(request.ip) }, address, language);
      return { done: true };
    },
  );
  app.post(
    '/api/sign-in/link/look',
    {
      ...BODY,
      config: perMinute(20),
      schema: {
        summary: 'What a link to sign in is for; it can be used afterwards',
        body: schema.LinkToken,
        response: answers(200, schema.LinkAbout),
      },
    },
    ({ body }) => signIn.look(body.token),
  );
  app.post(
    '/api/sign-in/link',
    {
      ...BODY,
      config: perMinute(20),
      schema: {
        summary: 'Uses it: this device is one of the account’s from now on',
        security: own,
        body: schema.FollowLink,
        response: answers(200, schema.Arrived),
      },
    },
    async (request) => arrived(await signIn.follow(request.body.token, guests.keyIn(keyOf(request)), request.body.name)),
  );
  app.post(
    '/api/sign-in/passkey/options',
    {
      ...BODY,
      config: perMinute(30),
      schema: { summary: 'What a browser needs to use a passkey', response: answers(200, schema.PasskeyOptions) },
    },
    () => signIn.toUsePasskey(),
  );
  app.post(
    '/api/sign-in/passkey',
    {
      ...BODY,
      config: perMinute(30),
      schema: {
        summary: 'By a passkey: this device is one of the account’s from now on',
        security: own,
        body: schema.UsePasskey,
        response: answers(200, schema.Arrived),
      },
    },
    async (request) => {
      const { response, name } = request.body;
      return arrived(await signIn.byPasskey(response as unknown as Assertion, guests.keyIn(keyOf(request)), name));
    },
  );

  app.get(
    '/api/me/account',
    { schema: { summary: 'By what I sign in', security: own, response: answers(200, schema.Account) } },
    async (request) => signIn.account(await guestOf(request)),
  );
  app.post(
    '/api/me/account',
    {
      ...BODY,
      config: perMinute(20),
      schema: { summary: 'Takes one of them away', security: own, body: schema.ToAccount, response: answers(200, schema.Account) },
    },
    async (request) => {
      const guest = await guestOf(request);
      const { body } = request;
      return await (body.do === 'remove-address' ? signIn.removeAddress(guest, body.address) : signIn.removePasskey(guest, body.passkey));
    },
  );
  app.post(
    '/api/me/passkeys/options',
    {
      ...BODY,
      config: perMinute(20),
      schema: { summary: 'What a browser needs to make a passkey for me', security: own, response: answers(200, schema.PasskeyOptions) },
    },
    async (request) => signIn.toMakePasskey(await guestOf(request)),
  );
  app.post(
    '/api/me/passkeys',
    {
      ...BODY,
      config: perMinute(20),
      schema: { summary: 'One more passkey of mine', security: own, body: schema.MakePasskey, response: answers(201, schema.Account) },
    },
    async (request, reply) => {
      const { response, name } = request.body;
      const made = await signIn.addPasskey(await guestOf(request), response as unknown as Registration, name);
      return await reply.code(201).send(made);
    },
  );

  app.get(
    '/api/me/profile',
    { schema: { summary: 'My games that are over, and to whom they are shown', security: own, response: answers(200, schema.OwnProfile) } },
    async (request) => profiles.own(await guestOf(request)),
  );
  app.post(
    '/api/me/profile',
    {
      ...BODY,
      config: perMinute(60),
      schema: { summary: 'To whom they are shown', security: own, body: schema.Sharing, response: answers(200, schema.OwnProfile) },
    },
    async (request) => profiles.share(await guestOf(request), request.body),
  );
  app.get(
    '/api/players/:player',
    {
      schema: {
        summary: 'What a player shows of theirs',
        params: schema.InPlayer,
        security: perhaps,
        response: answers(200, schema.Profile),
      },
    },
    async (request) => profiles.look(request.params.player, await guests.find(keyOf(request))),
  );
  app.get(
    '/api/tables/:table/players',
    { schema: { summary: 'Who at this table shows something of theirs', params: InTable, response: answers(200, schema.PlayersAt) } },
    async (request) => {
      const { table } = request.params;
      await house.run(table, caller(request), () => undefined);
      return { players: await profiles.at(table) };
    },
  );
};
