// San Marco for four at a server of boardgame.io: everything over socket.io, a connection for each seat.
import { createRequire } from 'node:module';
import type { Io } from '@ridotto/engine';
import { legal, OVER } from '../peers/san-marco.mjs';
import { Line } from './http.ts';
import { inTime, type Match, type Move, type Open } from './match.ts';

const PLAYERS = 4;
const GAME = 'san-marco';

interface State {
  readonly _stateID: number;
  readonly G: { readonly cur: number; readonly phase: number };
}
interface Socket {
  on(event: string, listener: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  close(): void;
}
type Connect = (url: string, options: object) => Socket;

interface Seat {
  readonly socket: Socket;
  readonly credentials: string;
  state: State;
  waiting: { readonly id: number; readonly done: () => void } | undefined;
}

/** `folder`: where the packages are. */
export function openTheirs(url: string, folder: string): Open {
  const { io: connect } = createRequire(`${folder}/package.json`)('socket.io-client') as { io: Connect };
  return async (luck) => {
    const line = new Line(url);
    const { matchID } = await line.ask<{ matchID: string }>(`/games/${GAME}/create`, undefined, { numPlayers: PLAYERS });
    const seats: Seat[] = [];
    for (let p = 0; p < PLAYERS; p++) {
      const join = { playerID: String(p), playerName: `Player ${p + 1}` };
      const { playerCredentials } = await line.ask<{ playerCredentials: string }>(`/games/${GAME}/${matchID}/join`, undefined, join);
      seats.push(await sit(connect(`${url}/${GAME}`, { transports: ['websocket'], forceNew: true }), matchID, p, playerCredentials));
    }
    line.close();
    return new TheirMatch(matchID, seats, luck);
  };
}

function sit(socket: Socket, matchID: string, p: number, credentials: string): Promise<Seat> {
  const { promise, resolve } = Promise.withResolvers<Seat>();
  let seat: Seat | undefined;
  const told = (state: State): void => {
    if (!seat) return resolve((seat = { socket, credentials, state, waiting: undefined }));
    seat.state = state;
    if (!seat.waiting || state._stateID < seat.waiting.id) return;
    seat.waiting.done();
    seat.waiting = undefined;
  };
  socket.on('sync', (_: string, { state }: { state: State }) => told(state));
  socket.on('update', (_: string, state: State) => told(state));
  socket.on('connect', () => socket.emit('sync', matchID, String(p), credentials, PLAYERS));
  return inTime('a connection', promise);
}

class TheirMatch implements Match {
  readonly #id: string;
  readonly #seats: readonly Seat[];
  readonly #luck: Io;
  readonly #choices = new Uint8Array(64);

  constructor(id: string, seats: readonly Seat[], luck: Io) {
    this.#id = id;
    this.#seats = seats;
    this.#luck = luck;
  }

  get over(): boolean {
    return this.#seats[0].state.G.phase === OVER;
  }
  async move(): Promise<Move> {
    const { G, _stateID } = this.#seats[0].state;
    const choice = this.#choices[this.#luck.pick(legal(G, this.#choices))];
    const mover = this.#seats[G.cur];
    const until = (seat: Seat): Promise<void> => new Promise((done) => (seat.waiting = { id: _stateID + 1, done }));
    const begun = performance.now();
    const told = Promise.all(this.#seats.filter((seat) => seat !== mover).map(until));
    const answered = until(mover);
    const payload = { type: 'choose', args: [choice], playerID: String(G.cur), credentials: mover.credentials };
    mover.socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.#id, String(G.cur));
    await inTime('an answer', answered);
    const after = performance.now() - begun;
    await inTime('an update', told);
    return { answered: after, told: performance.now() - begun, open: true };
  }
  close(): void {
    for (const { socket } of this.#seats) socket.close();
  }
}
