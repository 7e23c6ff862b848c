// A WebSocket beside HTTP, for whoever plays: the commands of COMMANDS and what happens at the tables that they follow, on one
// connection. Behind it is what is behind the addresses: the same schemas, tokens, limits and refusals.
import fastifyWebsocket from '@fastify/websocket';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { Lane } from '@ridotto/table/lane.ts';
import type { Caller } from '../tables/live.ts';
import { hashIn } from '../shared/tokens.ts';
import { Trouble } from '../shared/trouble.ts';
import { addressOf } from './addresses.ts';
import { COMMANDS } from './commands.ts';
import { EventStream } from './events.ts';
import { harmless } from './harmless.ts';
import { LONGEST_BODY, refusal, type Api } from './routes.ts';
import { wrongShape } from './wrong.ts';
import { Address, Follow, Leave, MOST_TOGETHER } from './schemas.ts';
import { SocketLine } from './socket-line.ts';

export interface SocketSettings extends Api {
  /** How many messages one address may send. */
  readonly limits: boolean;
  readonly log: (message: string, error?: unknown) => void;
}

export const socket: FastifyPluginAsync<SocketSettings> = async (app, settings) => {
  await app.register(fastifyWebsocket, {
    options: { maxPayload: LONGEST_BODY, perMessageDeflate: false, clientTracking: false },
    // Each is ended with the streams.
    preClose: (done) => done(),
    errorHandler: (_, ws) => ws.terminate(),
  });
  const count = settings.limits ? app.createRateLimit() : undefined;
  app.route({
    method: 'GET',
    url: '/api/socket',
    schema: {
      summary: 'Commands, and what happens, on one WebSocket',
      response: { 101: { description: 'docs/protocol.md' }, 400: refusal, 403: refusal, 429: refusal },
    },
    onRequest: (request, _, done) => done(fromElsewhere(request)),
    handler: () => {
      throw Trouble.of('bad-request', 'here one opens a WebSocket');
    },
    wsHandler: (ws, request) => {
      const from = addressOf(request.ip);
      const line = new SocketLine(ws, request.raw.socket, settings);
      const visitor = new Visitor(line, from, request, settings);
      try {
        const leave = settings.streams.enter(from);
        settings.streams.add(line);
        line.whenClosed(() => {
          leave();
          visitor.leaveAll();
          line.end();
          settings.streams.delete(line);
        });
      } catch (e) {
        visitor.refuse({}, e);
        return line.end();
      }
      ws.on('message', (data, isBinary) => {
        const text = isBinary ? '' : String(data as Buffer);
        if (!count) return visitor.hear(text);
        void count(request).then((counted) => {
          if (counted.isAllowed || !counted.isExceeded) visitor.hear(text);
          else visitor.refuse(idOf(text), Trouble.of('too-many', `more than ${counted.max} requests in a minute; wait a little`));
        });
      });
    },
  });
};

/** Browsers say which page asks. One of another house has no business here. */
function fromElsewhere({ headers: { origin }, host }: FastifyRequest): Error | undefined {
  if (origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)) return undefined;
  return Trouble.of('other-origin', `a page of ${origin} may not open a socket to ${host}`);
}

/** What a message is about, as whoever sent it is told again. */
interface About {
  readonly id?: number;
  readonly of?: number;
}
interface Followed {
  readonly table: string;
  readonly caller: Caller;
  /** It is not followed any more. */
  left: boolean;
  leave: () => void;
}

/** Whoever is at the other end. */
class Visitor {
  readonly #line: SocketLine;
  readonly #from: string;
  readonly #request: FastifyRequest;
  readonly #settings: SocketSettings;
  readonly #followed = new Map<number, Followed>();
  /** Whoever opens many tables does not have them all made again at once. */
  readonly #opening = new Lane();

  constructor(line: SocketLine, from: string, request: FastifyRequest, settings: SocketSettings) {
    this.#line = line;
    this.#from = from;
    this.#request = request;
    this.#settings = settings;
  }

  hear(text: string): void {
    let about: About = {};
    try {
      const said = read(text);
      if ('follow' in said) {
        const { follow, ...rest } = this.#checked<Follow>(Follow, said);
        about = { of: follow };
        this.#follow(follow, rest);
      } else if ('leave' in said) this.#leave(this.#checked<Leave>(Leave, said).leave);
      else {
        const { id, of, do: name, ...rest } = said;
        const address = this.#checked<Address>(Address, { id, of, do: name });
        about = { id: address.id };
        this.#command(address, rest);
      }
    } catch (e) {
      this.refuse(about, e);
    }
  }

  #follow(of: number, { table, token, after }: Omit<Follow, 'follow'>): void {
    this.#leave(of);
    if (this.#followed.size === MOST_TOGETHER) throw Trouble.of('too-many', `${MOST_TOGETHER} tables are followed on this socket`);
    const caller = { hash: token === undefined ? undefined : hashIn(`Bearer ${token}`), from: this.#from };
    const one: Followed = { table, caller, left: false, leave: () => {} };
    this.#followed.set(of, one);
    void this.#opening.run(async () => {
      if (one.left) return;
      try {
        one.leave = await this.#settings.house.watch(table, caller, after, (at, viewer, again) => {
          const send = (_: string, members: string): void => this.#line.send(`{"of":${of},${members}}`);
          return new EventStream(this.#line, send, at, viewer, after, again);
        });
        if (one.left) one.leave();
      } catch (e) {
        if (this.#followed.get(of) === one) this.#followed.delete(of);
        this.refuse({ of }, e);
      }
    });
  }
  #leave(of: number): void {
    const one = this.#followed.get(of);
    if (!one) return;
    this.#followed.delete(of);
    one.left = true;
    one.leave();
  }
  leaveAll(): void {
    for (const of of this.#followed.keys()) this.#leave(of);
  }

  #command({ id, of, do: name }: Address, said: object): void {
    const command = COMMANDS.get(name);
    if (!command) throw Trouble.of('bad-request', `"do" is one of ${[...COMMANDS.keys()].join(', ')}, not "${name}"`);
    const one = this.#followed.get(of);
    if (!one) throw Trouble.of('bad-request', `nothing is followed as ${of}: follow the table first`);
    command
      .carryOut(this.#settings.house, one.table, one.caller, this.#checked(command.body, said), (table, viewer) => table.seq(viewer))
      .then((seq) => this.#line.send(`{"id":${id},"seq":${seq}}`))
      .catch((e: unknown) => this.refuse({ id }, e));
  }

  /** Throws what is wrong with it by the schema, in the words in which the same would be refused over HTTP. */
  #checked<T extends object>(schema: TSchema, said: object): T {
    const check = this.#request.getValidationFunction(schema) ?? this.#request.compileValidationSchema(schema, 'body');
    if (check(said)) return said as T;
    const unnamed = (): string => check.errors!.map(({ instancePath, message = '' }) => `message${instancePath} ${message}`).join(', ');
    throw Trouble.of('bad-request', wrongShape(schema, said) ?? unnamed());
  }

  refuse(about: About, e: unknown): void {
    const trouble = e instanceof Trouble ? e : Trouble.of('failed', 'the house failed; it has been written down, try again', e);
    if (trouble !== e) this.#settings.log('what was sent over a socket failed', e);
    this.#line.send(JSON.stringify({ ...about, problem: trouble.problem }));
  }
}

/** Throws where it is no object in JSON. */
function read(text: string): Readonly<Record<string, unknown>> {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    throw Trouble.of('not-json', 'a message must be JSON, as text');
  }
  harmless(said);
  if (typeof said !== 'object' || said === null || Array.isArray(said)) throw Trouble.of('bad-request', 'a message must be an object');
  return said as Record<string, unknown>;
}
function idOf(text: string): About {
  try {
    const { id } = read(text);
    return Number.isSafeInteger(id) ? { id: id as number } : {};
  } catch {
    return {};
  }
}
