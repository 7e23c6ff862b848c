// Environments over lines of JSON, for programs in other languages: a request a line, an answer a line, in order.
import { SPECTATOR, type AnyChoice, type Seat } from '@ridotto/engine';
import { GAMES } from '@ridotto/games';
import { BOTS } from '@ridotto/bots';
import { Environment, NotThere, type Wanted } from './environment.ts';
import type { Saved } from './saved.ts';

type Request = Readonly<Record<string, unknown>>;
type Answer = Readonly<Record<string, unknown>>;
/** A host of one program: more than any search keeps at once. */
const MOST = 100_000;

export class Session {
  readonly #environments = new Map<number, Environment>();
  #last = 0;

  /** Never throws: what is wrong is answered as `{ "problem": … }`, and has changed nothing. */
  answer(line: string): string {
    let id: unknown;
    try {
      const request = parsed(line);
      ({ id } = request);
      return JSON.stringify({ ...(id !== undefined && { id }), ...this.#answer(request) });
    } catch (e) {
      return JSON.stringify({ ...(id !== undefined && { id }), problem: (e as Error).message });
    }
  }

  #answer(request: Request): Answer {
    const { do: what } = request;
    switch (what) {
      case 'games':
        return { games: Object.values(GAMES).map(about) };
      case 'new':
        return this.#kept(new Environment(text(request, 'game'), wanted(request)));
      case 'restore':
        return this.#kept(Environment.restore(object(request, 'saved') as unknown as Saved));
      case 'resample':
        return this.#kept(this.#named(request).resample(number(request, 'seat'), number(request, 'seed')));
      case 'fork':
        return this.#kept(this.#named(request).fork());
      case 'close':
        this.#named(request);
        this.#environments.delete(number(request, 'environment'));
        return {};
    }
    if (typeof what === 'string' && Object.hasOwn(WITH_ONE, what)) return WITH_ONE[what](this.#named(request), request);
    const all = ['games', 'new', 'restore', 'resample', 'fork', 'close', ...Object.keys(WITH_ONE)];
    throw new NotThere(`"do" must be one of ${all.join(', ')}, and is ${JSON.stringify(what) ?? 'missing'}`);
  }

  #kept(environment: Environment): Answer {
    if (this.#environments.size === MOST) throw new NotThere(`there are ${MOST} environments already: close one`);
    this.#environments.set(++this.#last, environment);
    return { environment: this.#last, ...stateOf(environment) };
  }
  #named(request: Request): Environment {
    const named = number(request, 'environment');
    const environment = this.#environments.get(named);
    if (!environment) throw new NotThere(`there is no environment ${named}`);
    return environment;
  }
}

/** What is asked of one environment, or done to it. */
const WITH_ONE: Readonly<Record<string, (environment: Environment, request: Request) => Answer>> = {
  state: (environment) => stateOf(environment),
  reset(environment, request) {
    environment.reset(number(request, 'seed'));
    return stateOf(environment);
  },
  legal: (environment, request) => ({ legal: environment.legal(seatOf(request)).map((choice) => environment.describe(choice)) }),
  step(environment, request) {
    environment.step(choiceOf(request), seatOf(request));
    return stateOf(environment);
  },
  give(environment, request) {
    environment.give(text(request, 'outcome'));
    return stateOf(environment);
  },
  view: (environment, request) => ({ view: environment.view(seatOf(request) ?? SPECTATOR) }),
  observe: (environment, request) => ({ observation: [...environment.observe(seatOf(request) ?? SPECTATOR)] }),
  layout: (environment) => ({ layout: environment.layout }),
  information: (environment, request) => ({ information: environment.informationState(number(request, 'seat')) }),
  advice(environment, request) {
    const choice = environment.advice(text(request, 'bot'), seatOf(request), optional(request, 'seed') ?? 1);
    return { choice: environment.describe(choice) };
  },
  save: (environment) => ({ saved: environment.save() }),
};

const about = ({ name, seats, rulesVersion, options }: (typeof GAMES)[string]): Answer => ({
  name,
  players: seats,
  rules: rulesVersion,
  options,
  bots: Object.keys(BOTS[name]),
});

/** What is needed to go on: who decides, among what; or what luck is asked. */
function stateOf(environment: Environment): Answer {
  const { agent, awaited, speakers, over, question, scores, returns } = environment;
  return {
    over,
    ...(agent !== undefined && { agent, awaited, legal: environment.legal().map((choice) => environment.describe(choice)) }),
    ...(speakers.length > 0 && { speakers }),
    ...(question && { question }),
    scores,
    ...(over && { returns }),
  };
}

/** All but what says which request it is; the environment looks at the rest. */
function wanted({ do: _do, id: _id, game: _game, ...rest }: Request): Wanted {
  return rest as Wanted;
}

function parsed(line: string): Request {
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch {
    throw new NotThere('this line is not JSON');
  }
  if (typeof request !== 'object' || request === null || Array.isArray(request)) throw new NotThere('a request is a JSON object');
  return request as Request;
}
const wrong = (name: string, kind: string, value: unknown): NotThere =>
  new NotThere(`"${name}" must be ${kind}, and is ${JSON.stringify(value) ?? 'missing'}`);
function text(request: Request, name: string): string {
  const value = request[name];
  if (typeof value !== 'string') throw wrong(name, 'a text', value);
  return value;
}
function number(request: Request, name: string): number {
  const value = request[name];
  if (!Number.isSafeInteger(value)) throw wrong(name, 'a whole number', value);
  return value as number;
}
const optional = (request: Request, name: string): number | undefined => (request[name] === undefined ? undefined : number(request, name));
function object(request: Request, name: string): Readonly<Record<string, unknown>> {
  const value = request[name];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(name, 'an object', value);
  return value as Readonly<Record<string, unknown>>;
}
const seatOf = (request: Request): Seat | undefined => optional(request, 'seat');
/** Its object, or the line that a person would type. */
function choiceOf(request: Request): AnyChoice | string {
  const { choice } = request;
  if (typeof choice === 'string') return choice;
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice))
    throw wrong('choice', 'an object of `legal`, or a line', choice);
  return choice as AnyChoice;
}
