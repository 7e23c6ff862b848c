// From what somebody asks for to a table's setup: plain JSON, checked, complete, and all that its journal needs to begin.
import { bytesToHex } from '@noble/hashes/utils.js';
import { notForSoMany, seatIds, settleOptions, type EarlierDealer, type Game, type Options } from '@ridotto/engine';
import { gameNamed } from '@ridotto/games';
import { commitmentTo, SECRET_BYTES, type DealtBefore } from './dealing.ts';
import { checkEdition, editionHash } from './edition.ts';
import { settleNames } from './names.ts';
import type { Player } from './protocol.ts';
import { LATE, wrongTempo, type Late, type Tempo } from './tempo.ts';
import { isPlain } from './texts.ts';

/** `salt`: what whoever sits there adds to the dealer's secret; `program`: no person plays it, but a program of somebody's. */
export type SeatRequest =
  | { readonly name: string; readonly kind: 'human'; readonly salt?: string; readonly program?: boolean }
  | { readonly name: string; readonly kind: 'bot'; readonly bot: string };
/** The body of POST /api/tables. */
export interface TableRequest {
  readonly game: string;
  readonly seats: readonly SeatRequest[];
  readonly options?: Options;
  /** An edition file; left out: the one that ships with the game. */
  readonly edition?: unknown;
  /** Hold submissions that would pass the turn until they are confirmed. */
  readonly confirm?: boolean;
  /** May players write to each other? Left out: where two or more of them are people. */
  readonly chat?: boolean;
  /** May each go on by themselves, while it is played, from any moment of it, with what they know and the rest imagined? Left out: they
      may. */
  readonly whatIf?: boolean;
  /** May each ask for a hint, by themselves? Left out: they may. */
  readonly hints?: boolean;
  /** May it be asked why a bot chose as it did, while the game goes on? It tells what bots hold: where one person plays against bots. Left
      out: it may not. */
  readonly reasons?: boolean;
  /** Left out: no time is measured. */
  readonly tempo?: Tempo;
  /** What happens when somebody's time has run out; left out: a bot plays on. */
  readonly late?: Late;
  /** What whoever opens the table adds to the dealer's secret, for their seat: the first human one, unless it has its own. */
  readonly salt?: string;
}

/** Never leaves whoever runs the table before the game is over: it holds the secret. */
export interface TableSetup {
  readonly id: string;
  readonly game: string;
  /** Version of the rules by which it is played. */
  readonly rules: number;
  /** The version it was opened under, by whose number outcomes are dealt, when that is an earlier one. */
  readonly dealt?: number;
  readonly options: Options;
  /** Content hash; the file, when it is not the one that ships. */
  readonly edition: string;
  readonly editionFile?: unknown;
  readonly names: readonly string[];
  readonly players: readonly Player[];
  readonly confirm: boolean;
  readonly chat?: boolean;
  /** Left out: each may go on by themselves from any moment. */
  readonly whatIf?: boolean;
  /** Left out: each may ask for a hint. */
  readonly hints?: boolean;
  /** Left out: no bot gives its reasons. */
  readonly reasons?: true;
  /** As it begins; left out: no time is measured. */
  readonly tempo?: Tempo;
  readonly late?: Late;
  readonly secret: string;
  readonly commitment: string;
  readonly salts: readonly string[];
  /** Who dealt before it came here, in order; left out: it was opened here. */
  readonly dealers?: readonly (EarlierDealer & DealtBefore)[];
  /** The table of this house that was taken along, and came back as this one. */
  readonly came?: string;
  /** The position it begins with, when not at the start. */
  readonly from?: object;
}

/** By its name; throws when there is none. */
export type FindGame = (name: string) => Game;

export interface House {
  /** Left out: the games of the house. */
  readonly find?: FindGame;
  readonly id: string;
  readonly randomBytes: (n: number) => Uint8Array;
  /** Names of the bots that play a game. */
  readonly bots: (game: string) => readonly string[];
}

const LONGEST_SALT = 200;

/** Throws with what is wrong with the request, and what is allowed. */
export function setUp(request: TableRequest, house: House, from?: object): TableSetup {
  const game = (house.find ?? gameNamed)(request.game);
  const players = request.seats.map((seat, p) => player(seat, p, request.game, house.bots(request.game)));
  if (!game.seats.includes(players.length)) throw new Error(notForSoMany(game, players.length));
  const options = settleOptions(game, request.options);
  const edition = editionHash(request.edition ?? game.standard);
  const own = edition !== editionHash(game.standard);
  if (own) checkEdition(game, request.edition);
  const firstHuman = players.findIndex((p) => p.kind === 'human');
  const salts = request.seats.map(
    (seat, p) => ('salt' in seat && seat.salt) || (p === Math.max(0, firstHuman) ? (request.salt ?? '') : ''),
  );
  for (const salt of salts) checkSalt(salt);
  const { tempo, late = 'bot' } = request;
  const wrong = tempo && wrongTempo(tempo);
  if (wrong !== undefined) throw new Error(wrong);
  if (!LATE.includes(late)) throw new Error(`late is "${late}"; allowed are ${LATE.join(', ')}`);
  const company = players.filter((p) => p.kind === 'human').length > 1;
  if (request.chat === true && !company) throw new Error('a chat is for two people or more');
  if (request.reasons === true && !isAlone(players)) throw new Error('bots give their reasons where one person plays against bots');
  const secret = bytesToHex(house.randomBytes(SECRET_BYTES));
  const setup: TableSetup = {
    id: house.id,
    game: game.name,
    rules: game.rulesVersion,
    options,
    edition,
    ...(own && { editionFile: request.edition }),
    names: settleNames(request.seats.map((seat) => seat.name)),
    players,
    confirm: request.confirm ?? false,
    chat: request.chat ?? company,
    ...(request.whatIf === false && { whatIf: false }),
    ...(request.hints === false && { hints: false }),
    ...(request.reasons === true && { reasons: true }),
    ...(tempo && { tempo }),
    ...((tempo || request.late) && { late }),
    secret,
    commitment: commitmentTo(secret),
    salts,
    ...(from && { from }),
  };
  if (from) position(game, setup);
  return setup;
}

/** Throws with what is wrong with it. */
export function checkSalt(salt: string): void {
  if (!isPlain(salt)) throw new Error('the salt holds a control character; any other text will do');
  if (salt.length > LONGEST_SALT) throw new Error(`a salt has at most ${LONGEST_SALT} characters`);
}

/** One person plays, and nobody else's secrets are known to bots. */
export const isAlone = (players: readonly Player[]): boolean => players.filter(({ kind }) => kind === 'human').length === 1;

function player(seat: SeatRequest, p: number, game: string, bots: readonly string[]): Player {
  if (seat.kind === 'human') return { kind: 'human', ...(seat.program === true && { program: true }) };
  if (!bots.includes(seat.bot))
    throw new Error(`seat s${p}: "${seat.bot}" is no bot that plays ${game}; those that do: ${bots.join(', ')}`);
  return { kind: 'bot', bot: seat.bot };
}

/** Editions that ship, read once: all tables share them. */
const shipped = new WeakMap<object, unknown>();
/** The edition of a table, read. */
export function editionOf(game: Game, setup: { readonly editionFile?: unknown }): unknown {
  if (setup.editionFile !== undefined) return game.edition(setup.editionFile);
  if (!shipped.has(game)) shipped.set(game, game.edition(game.standard));
  return shipped.get(game);
}
/** The position it begins with; throws when it is none. */
export const position = (game: Game, setup: TableSetup) =>
  setup.from && game.read(setup.from, editionOf(game, setup), setup.options, seatIds(setup.names.length));
