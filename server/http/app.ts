// The house's HTTP: what all routes have in common.
import fastifyCompress from '@fastify/compress';
import fastifyHelmet from '@fastify/helmet';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifySwagger from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { addressOf } from './addresses.ts';
import { asAnswers } from './answers.ts';
import { combined } from './combined.ts';
import { conduct, type ConductApi } from './conduct.ts';
import { PATIENCE, shareConnections } from './connections.ts';
import { docs } from './docs.ts';
import { Trouble } from '../shared/trouble.ts';
import { accounts, type AccountsApi } from './accounts.ts';
import { answerWithProblems, sendProblem } from './errors.ts';
import { harmless } from './harmless.ts';
import { servePage } from './page.ts';
import { whenFirstNeeded } from './validators.ts';
import { library, type LibraryApi } from './library.ts';
import { handovers } from './handovers.ts';
import { people, type PeopleApi } from './people.ts';
import { routes, type Api } from './routes.ts';
import { socket } from './socket.ts';
import { told, type ToldApi } from './told.ts';

export interface AppSettings extends Api, PeopleApi, ToldApi, ConductApi, AccountsApi, LibraryApi {
  /** The built client. */
  readonly page: string;
  /** What is given at which addresses besides, as JSON. */
  readonly shows?: Readonly<Record<string, object>>;
  readonly log: (message: string, error?: unknown) => void;
  /** Addresses and subnets of the proxies in front, which say who asks. Nobody else is believed. */
  readonly trustProxy: readonly string[];
  /** How much one address may ask for. */
  readonly limits: boolean;
  /** Told of each request that was answered: its route as it is declared, and the seconds that it took. Of streams nothing is told. */
  readonly answered?: (about: Answered) => void;
}
export interface Answered {
  readonly method: string;
  /** `none`: there is nothing at this address. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** Requests in a minute from one address. */
const PER_MINUTE = 1200;
/** Files of the page are counted by themselves: a new device keeps all of them, some hundreds at once, and the phones around one
    screen come from one address. So many are twenty devices. */
const FILES_PER_MINUTE = 8000;
const isOfThePage = (url: string): boolean => url.startsWith('/assets/');

export async function makeApp({ page, shows = {}, log, trustProxy, limits, answered, ...api }: AppSettings): Promise<FastifyInstance> {
  const app = Fastify({
    trustProxy: trustProxy.length > 0 && [...trustProxy],
    // Those that wait for an answer still get it.
    forceCloseConnections: 'idle',
    // What was sent is what is checked: nothing is dropped, nothing is turned into something else.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
    schemaController: { compilersFactory: { buildValidator: whenFirstNeeded } },
    routerOptions: { maxParamLength: 64 },
    requestTimeout: PATIENCE.requestTimeout,
    http: PATIENCE,
    // What may do harm is said by name: harmless.ts.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    // Addresses that cannot be read at all come before any route.
    frameworkErrors: (error, _, reply) => void sendProblem(reply, Trouble.of('bad-request', error.message).problem),
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.removeContentTypeParser('text/plain');
  // Schemas of answers are documentation; they leave nothing out.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  answerWithProblems(app, log);
  if (answered)
    app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
      answered({ method, route: routeOptions.url ?? 'none', status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
      done();
    });
  app.addHook('preValidation', (request, _, done) => {
    harmless(request.body);
    done();
  });
  if (trustProxy.length === 0) sayWhoIsNotBelieved(app, log);
  if (limits && trustProxy.length === 0) shareConnections(app.server);
  if (limits)
    await app.register(fastifyRateLimit, {
      max: (request) => (isOfThePage(request.url) ? FILES_PER_MINUTE : PER_MINUTE),
      timeWindow: 60_000,
      keyGenerator: (request) => `${isOfThePage(request.url) ? 'page ' : ''}${addressOf(request.ip)}`,
    });
  await app.register(fastifyCompress, { encodings: ['br', 'gzip'], threshold: 1024 });
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Ridotto', version: '1', description: 'What a table offers to whoever plays at it.' },
      components: {
        securitySchemes: {
          seat: { type: 'http', scheme: 'bearer', description: "A seat's token; without one you are a spectator." },
          guest: { type: 'http', scheme: 'bearer', description: 'A key of your own, by which the house knows you again.' },
        },
      },
    },
  });
  await app.register(routes, api);
  await app.register(handovers, api);
  await app.register(people, api);
  await app.register(told, api);
  await app.register(conduct, api);
  await app.register(accounts, api);
  await app.register(library, api);
  await app.register(combined, { ...api, log });
  await app.register(socket, { ...api, limits, log });
  for (const [address, shown] of Object.entries(shows))
    app.get(address, { onRequest: asAnswers, schema: { hide: true } }, (_, reply) => reply.send(shown));
  await app.register(pages, { page });
  return app as unknown as FastifyInstance;
}

/** What browsers show, and what they may do with it. */
const pages: FastifyPluginAsync<Pick<AppSettings, 'page'>> = async (app, { page }) => {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        mediaSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Whether there is TLS is the business of the proxy in front.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(docs);
  await servePage(app, page);
};

/** Behind a proxy that is not named all the world is one address, and shares one limit: said once. */
function sayWhoIsNotBelieved(app: FastifyInstance, log: (message: string) => void): void {
  let said = false;
  app.addHook('onRequest', ({ headers, socket }, _, done) => {
    done();
    if (said || headers['x-forwarded-for'] === undefined) return;
    said = true;
    const { remoteAddress = 'unknown' } = socket;
    log(`${remoteAddress} says for whom it asks, and is not believed: if it is your proxy, set RIDOTTO_TRUST_PROXY to its address`);
  });
}
