// Every refusal leaves the house as a problem document, whatever it came from.
import { isProblem, type Problem } from '@ridotto/table';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Trouble } from '../shared/trouble.ts';
import { wrongShape } from './wrong.ts';

/** Seconds. */
const COME_BACK = 2;

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.status === 401) void reply.header('www-authenticate', 'Bearer realm="ridotto"');
  return reply.code(problem.status).type('application/problem+json').header('cache-control', 'no-store').send(problem);
}

export function answerWithProblems(app: FastifyInstance, log: (message: string, error?: unknown) => void): void {
  app.addHook('onSend', (_, reply, _payload, done) => {
    if (reply.statusCode === 503) void reply.header('retry-after', String(COME_BACK));
    done();
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const trouble = error instanceof Trouble ? error : fromFastify(error, request);
    if (trouble.problem.status === 500) log(`${request.method} ${pathOf(request)} failed`, error);
    return sendProblem(reply, trouble.problem);
  });
}

/** Answers of a table may be problems. */
export function unlessProblem<T extends object>(answer: T | { readonly problem: Problem }): T {
  if ('problem' in answer && isProblem(answer.problem)) throw new Trouble(answer.problem);
  return answer as T;
}

function fromFastify(error: FastifyError, { routeOptions, body }: FastifyRequest): Trouble {
  // An id that cannot be one is the id of no table.
  if (error.validationContext === 'params') return Trouble.of('no-such-table', 'there is no table with this id');
  if (error.validationContext === 'body')
    return Trouble.of(
      'bad-request',
      wrongShape((routeOptions.schema as { readonly body?: unknown } | undefined)?.body, body) ?? error.message,
    );
  if (error.validation) return Trouble.of('bad-request', error.message);
  switch (error.statusCode) {
    case 413:
      return Trouble.of('too-large', `the body is too large: it may have at most ${routeOptions.bodyLimit! / 1024} KiB here`);
    case 415:
      return Trouble.of('not-json', 'the body must be JSON: send it with Content-Type: application/json');
    case 429:
      return Trouble.of('too-many', error.message);
    default:
      return error.statusCode !== undefined && error.statusCode < 500
        ? Trouble.of('bad-request', error.message)
        : Trouble.of('failed', 'the house failed; it has been written down, try again');
  }
}

export const nothingAt = (request: FastifyRequest): Problem =>
  Trouble.of('not-found', `there is nothing at ${request.method} ${pathOf(request)}; see /api/docs`).problem;
const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0];
