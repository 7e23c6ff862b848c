// Several tables on one connection: browsers allow six to a house, and people have more tables than that.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { hashIn } from '../shared/tokens.ts';
import { Trouble } from '../shared/trouble.ts';
import { addressOf } from './addresses.ts';
import { asAnswers } from './answers.ts';
import { EventStream } from './events.ts';
import type { Api } from './routes.ts';
import { Combined, Problem } from './schemas.ts';
import { Wire } from './wire.ts';

export const combined: FastifyPluginAsyncTypebox<Api & { readonly log: (message: string, error?: unknown) => void }> = async (
  app,
  { house, heartbeat, patience, streams, log },
) => {
  app.addHook('onRequest', asAnswers);
  app.post(
    '/api/streams',
    {
      compress: false,
      bodyLimit: 32 * 1024,
      schema: {
        summary: 'What happens at several tables, as it happens (text/event-stream)',
        body: Combined,
        response: {
          200: Type.String({ description: 'event: happening, event: snapshot, event: refused; `of` in data says of which in the list' }),
          '4xx': { description: 'RFC 9457', content: { 'application/problem+json': { schema: Problem } } },
        },
      },
    },
    async (request, reply) => {
      const leave = [streams.enter(addressOf(request.ip))];
      const wire = new Wire(reply, { heartbeat, patience });
      streams.add(wire);
      wire.whenClosed(() => {
        for (const go of leave) go();
        wire.end();
        streams.delete(wire);
      });
      // One after the other: whoever opens many tables does not have them all made again at once.
      for (const [of, { table: id, token, after }] of request.body.tables.entries()) {
        if (wire.closed) break;
        try {
          const caller = { hash: token === undefined ? undefined : hashIn(`Bearer ${token}`), from: addressOf(request.ip) };
          const unwatch = await house.watch(id, caller, after, (table, viewer, again) => {
            const send = (event: string, members: string): void => wire.event(event, `{"of":${of},${members}}`);
            return new EventStream(wire, send, table, viewer, after, again);
          });
          if (wire.closed) unwatch();
          else leave.push(unwatch);
        } catch (e) {
          const trouble = e instanceof Trouble ? e : Trouble.of('failed', 'the house failed; it has been written down, try again', e);
          if (trouble !== e) log(`table ${id} could not be followed`, e);
          wire.event('refused', JSON.stringify({ of, problem: trouble.problem }));
        }
      }
      return reply;
    },
  );
};
