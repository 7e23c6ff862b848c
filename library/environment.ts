// A game as an environment, in the manner of PettingZoo's agent-environment cycle and of OpenSpiel's states: one agent decides after
// another, with what it may know, until the game is over. Fast, and without a table: nothing is recorded, nobody can take anything back.
import {
  Choices,
  Io,
  NeedLuck,
  notForSoMany,
  seatIds,
  seatsIn,
  settleOptions,
  SPECTATOR,
  toldTo,
  type AnyChoice,
  type Choice,
  type Game,
  type Observation,
  type Options,
  type Part,
  type Place,
  type Seat,
} from '@ridotto/engine';
import { gameNamed } from '@ridotto/games';
import { botNamed, decide } from '@ridotto/bots';
import { AskedLuck, type ChanceQuestion } from './chance.ts';
import type { Pending, Saved } from './saved.ts';

export interface Wanted {
  /** The most that can play, if left out. */
  readonly players?: number;
  /** What is left out has its default. */
  readonly options?: Options;
  /** An edition file; left out: the one that ships with the game. */
  readonly edition?: unknown;
  /** Of the luck of the first game; 1, if left out. */
  readonly seed?: number;
  /** Luck is asked of whoever runs the game (`question`, `give`), instead of drawn. */
  readonly chance?: boolean;
  /** What each seat was told is kept: without it there are no information states, and a step costs less. */
  readonly recall?: boolean;
}

/** A choice: the integer of `legal`, its object, or the line that a person would type. */
export type Said = Choice | AnyChoice | string;

/** What was asked for is not there: the message says what is. Nothing has changed. */
export class NotThere extends Error {}

export class Environment {
  readonly game: Game;
  readonly players: number;
  readonly options: Options;
  readonly #editionFile: unknown;
  readonly #state: Place;
  readonly #start: Int32Array;
  readonly #io = new Io();
  readonly #asked: AskedLuck | undefined;
  readonly #list = new Choices();
  readonly #recall: boolean;
  /** By seat; undefined: of this seat it is not known in this world. */
  #heard: (string[] | undefined)[] = [];
  #pending: Pending | undefined;

  /** Throws NotThere where there is no such game, it is not for so many, or something is wanted that is not known; and what is wrong
      with options and edition. */
  constructor(game: Game | string, wanted: Wanted = {}) {
    checkWanted(wanted);
    const { players, options, edition, seed = 1, chance = false, recall = false } = wanted;
    this.game = typeof game === 'string' ? named(game) : game;
    const { seats } = this.game;
    this.players = players ?? seats[seats.length - 1];
    if (!seats.includes(this.players)) throw new NotThere(notForSoMany(this.game, this.players));
    this.options = settleOptions(this.game, options);
    this.#editionFile = edition;
    this.#state = this.game.create(this.game.edition(edition ?? this.game.standard), this.options, this.players);
    this.#start = this.#state.all.slice();
    this.#recall = recall;
    this.#io.telling = recall;
    if (chance) this.#io.source = this.#asked = new AskedLuck();
    this.reset(seed);
  }

  /** A new game, its luck drawn from this seed. Throws NotThere where that is no whole number. */
  reset(seed: number): void {
    checkSeed(seed);
    this.#state.all = this.#start;
    this.#io.seed = seed | 0;
    this.#heard = Array.from({ length: this.players }, () => []);
    this.#pending = undefined;
    this.#play({ seat: SPECTATOR, given: [] });
  }

  get over(): boolean {
    return this.#state.awaited === 0 && this.#pending === undefined;
  }
  /** Who decides now: the first of those who do. undefined: the game is over, or luck is asked. */
  get agent(): Seat | undefined {
    return this.#state.awaited === 0 || this.#pending ? undefined : this.#state.seat;
  }
  /** All who decide now; more than one where they do so at once and in secret: none of them learns what another has chosen before
      all have. */
  get awaited(): readonly Seat[] {
    return this.#pending ? [] : seatsIn(this.#state.awaited);
  }
  /** Those who may speak now though nothing is asked of them. */
  get speakers(): readonly Seat[] {
    return this.#pending ? [] : seatsIn(this.game.rules.speakers(this.#state));
  }

  /** What this seat may choose, none where it is not asked. Integers mean the same in every state of a game, and live in memory
      only: `describe` says them in words. */
  legal(seat: Seat | undefined = this.agent): readonly Choice[] {
    if (seat === undefined || this.#pending) return [];
    this.game.rules.legal(this.#state, this.#checked(seat), this.#list);
    return this.#list.list();
  }
  describe(choice: Choice): AnyChoice {
    return this.game.codec.toObject(this.#known(choice));
  }
  /** As a person would type it. */
  format(choice: Choice): string {
    return this.game.codec.format(this.#known(choice));
  }

  /** A part of a decision, and all that follows from it until somebody decides or luck is asked. Throws NotThere where it is not
      legal. */
  step(said: Said, seat: Seat | undefined = this.agent): void {
    if (this.#pending) throw new NotThere(`luck is asked first: ${this.question!.name}`);
    if (seat === undefined) throw new NotThere('the game is over');
    const choice = this.#meant(said);
    this.game.rules.legal(this.#state, this.#checked(seat), this.#list);
    if (!this.#list.has(choice)) throw new NotThere(this.#notLegal(said, seat));
    this.#play({ seat, choice, given: [] });
  }

  /** What luck is asked; undefined: nothing is, or it is drawn. */
  get question(): ChanceQuestion | undefined {
    return this.#pending && this.#asked?.question;
  }
  /** Its answer. Throws NotThere where that cannot come up. */
  give(outcome: string): void {
    const { question } = this;
    const pending = this.#pending;
    if (!question || !pending) throw new NotThere('luck is not asked');
    const index = this.#asked!.indexOf(outcome);
    if (index < 0)
      throw new NotThere(
        `${question.name}: "${outcome}" cannot come up; what can is ${question.outcomes.map((one) => one.outcome).join(', ')}`,
      );
    this.#play({ ...pending, given: [...pending.given, index] });
  }

  /** Final or present scores, by seat. */
  get scores(): readonly number[] {
    return this.game.scores(this.#state);
  }
  /** What each seat gets for the game: 1 in all, shared by those who have won; 0 for everybody before the end, and for whoever has
      lost alone. */
  get returns(): readonly number[] {
    const winners = this.over ? this.game.winners(this.#state) : [];
    return Array.from({ length: this.players }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  }

  /** What this seat, or whoever watches (SPECTATOR), sees: plain JSON, in the words of positions. */
  view(seat: Seat): object {
    if (seat !== SPECTATOR) this.#checked(seat);
    return this.game.view(this.#state, seat, seatIds(this.players));
  }
  /** What this seat, or whoever watches, may know, as numbers: always as many, laid out as `layout` says; UNKNOWN (-1) where something
      is whose face it does not see. Into `to`, if it is given and long enough. Throws NotThere where the game has none. */
  observe(seat: Seat, to?: Int32Array): Int32Array {
    const { observation } = this;
    if (seat !== SPECTATOR) this.#checked(seat);
    if (to && to.length < observation.length)
      throw new NotThere(`an observation of ${this.game.name} has ${observation.length} numbers: there is room for ${to.length}`);
    const numbers = to ?? new Int32Array(observation.length);
    observation.observe(this.#state, seat, numbers);
    return numbers;
  }
  /** Where in an observation what lies; names are those of the fields of the game's state. */
  get layout(): readonly Part[] {
    return this.observation.parts;
  }
  private get observation(): Observation {
    const { observation } = this.game;
    if (!observation) throw new NotThere(`${this.game.name} shows no numbers`);
    return observation;
  }
  /** Everything that this seat was told and has said since the beginning, a line each: two histories that it cannot tell apart have
      the same. Throws NotThere where that is not kept. */
  informationState(seat: Seat): string {
    const heard = this.#heard[this.#checked(seat)];
    if (!this.#recall || heard === undefined) throw new NotThere(`what seat ${seat} was told is not kept: ask for \`recall\``);
    return heard.join('\n');
  }

  /** Another world that this seat cannot tell from this one, drawn by this seed. What others were told there is not known. */
  resample(seat: Seat, seed: number): Environment {
    checkSeed(seed);
    if (this.#pending) throw new NotThere(`luck is asked first: ${this.question!.name}`);
    const known = this.game.know(this.#state, this.#checked(seat));
    const luck = new Io(seed);
    const world = this.#like();
    this.game.sample(world.#state, known, luck);
    world.#io.seed = luck.pick(65_536) + 65_536 * luck.pick(32_768);
    world.#heard = this.#heard.map((heard, one) => (one === seat ? [...heard!] : undefined));
    return world;
  }
  /** The same once more; what is done to one changes nothing of the other. */
  fork(): Environment {
    const same = this.#like();
    same.#state.copyFrom(this.#state);
    same.#io.seed = this.#io.seed;
    same.#heard = this.#heard.map((heard) => heard && [...heard]);
    if (this.#pending) same.#play(this.#pending);
    return same;
  }
  #like(): Environment {
    const { options, players } = this;
    const like = new Environment(this.game, {
      players,
      options,
      edition: this.#editionFile,
      chance: this.#asked !== undefined,
      recall: this.#recall,
    });
    like.#pending = undefined;
    return like;
  }

  /** What a bot of the house would choose for this seat, from what it may know; thinking has luck of its own. Throws with the names
      of those that play this game. */
  advice(bot: string, seat: Seat | undefined = this.agent, seed = 1): Choice {
    checkSeed(seed);
    if (this.legal(seat).length === 0) throw new NotThere('this seat is not asked anything now');
    return decide(this.game, botNamed(this.game.name, bot), this.#state, seat!, new Io(seed), ({ message }) => {
      throw new Error(message);
    });
  }

  save(): Saved {
    return {
      ridotto: 'environment',
      game: this.game.name,
      rules: this.game.rulesVersion,
      players: this.players,
      options: this.options,
      ...(this.#editionFile !== undefined && { edition: this.#editionFile }),
      chance: this.#asked !== undefined,
      state: [...this.#state.all],
      seed: this.#io.seed,
      ...(this.#recall && { heard: this.#heard.map((heard) => (heard ? [...heard] : null)) }),
      ...(this.#pending && { pending: this.#pending }),
    };
  }
  /** Throws what is wrong with it: another version of the rules, a state that cannot be. */
  static restore(saved: Saved): Environment {
    if (!isSaved(saved)) throw new NotThere('this is no saved environment');
    const { game: name, rules, players, options, edition, chance, state, seed, heard, pending } = saved;
    const game = named(name);
    if (rules !== game.rulesVersion)
      throw new NotThere(`it was saved under version ${rules} of the rules of ${name}, and these are version ${game.rulesVersion}`);
    const made = new Environment(game, { players, options, edition, chance, recall: heard !== undefined });
    if (state.length !== made.#start.length)
      throw new NotThere(`a state of ${name} has ${made.#start.length} numbers, not ${state.length}`);
    made.#state.all = Int32Array.from(state);
    const wrong = game.invariant(made.#state);
    if (wrong !== undefined) throw new NotThere(`such a state cannot be: ${wrong}`);
    made.#io.seed = seed;
    if (heard && heard.length !== made.players) throw new NotThere(`what was told is of ${heard.length} seats, and ${made.players} play`);
    if (heard) made.#heard = heard.map((lines) => (lines ? [...lines] : undefined));
    made.#pending = undefined;
    if (pending) made.#goOn(pending);
    return made;
  }
  /** What waits for luck was legal, or is the beginning of the game, and only where luck is asked can anything wait for it. */
  #goOn(pending: Pending): void {
    const { seat, choice } = pending;
    if (!this.#asked) throw new NotThere('nothing can wait for luck that is drawn');
    if (choice !== undefined) {
      this.game.rules.legal(this.#state, this.#checked(seat), this.#list);
      if (!this.#list.has(choice)) throw new NotThere(this.#notLegal(choice, seat));
    } else if (seat !== SPECTATOR) throw new NotThere(`nobody has chosen what waits for luck, but seat ${seat} is said to have`);
    this.#play(pending);
  }

  /** Where luck is asked and not known, everything is as it was before, and the question stands. */
  #play(step: Pending): void {
    const { rules } = this.game;
    const io = this.#io;
    io.facts.length = 0;
    const before = this.#asked && this.#state.all.slice();
    this.#asked?.begin(step.given);
    this.#pending = undefined;
    try {
      if (step.choice === undefined) rules.start(this.#state, io);
      else rules.apply(this.#state, step.seat, step.choice, io);
    } catch (e) {
      if (before) this.#state.all = before;
      if (!(e instanceof NeedLuck)) throw e;
      this.#pending = step;
      return;
    }
    if (this.#recall) this.#hear(step);
  }
  #hear({ seat, choice }: Pending): void {
    if (choice !== undefined) this.#heard[seat]?.push(`> ${this.game.codec.format(choice)}`);
    for (const fact of this.#io.facts)
      for (let one = 0; one < this.players; one++) {
        const told = toldTo(one, fact);
        if (told) this.#heard[one]?.push(`${told.what} ${JSON.stringify(told.data)}`);
      }
  }

  #checked(seat: Seat): Seat {
    if (Number.isInteger(seat) && seat >= 0 && seat < this.players) return seat;
    throw new NotThere(`there is no seat ${seat}: they are 0 to ${this.players - 1}`);
  }
  #known(choice: Choice): Choice {
    if (Number.isInteger(choice) && this.game.codec.has(choice)) return choice;
    throw new NotThere(`${choice} is no choice of ${this.game.name}: \`legal\` gives those that are`);
  }
  #meant(said: Said): Choice {
    // Whether it is one, the list of legal ones says.
    if (typeof said === 'number') return said;
    if (typeof said !== 'string' && (typeof said !== 'object' || said === null))
      throw new NotThere(`a choice is an integer of \`legal\`, its object, or a line, not ${String(said)}`);
    const { codec } = this.game;
    try {
      return typeof said === 'string' ? codec.parse(said) : codec.fromObject(said);
    } catch (e) {
      throw new NotThere((e as Error).message);
    }
  }
  #notLegal(said: Said, seat: Seat): string {
    const words = typeof said === 'string' ? said : typeof said === 'number' ? this.#inWords(said) : JSON.stringify(said);
    const legal = this.#list.list();
    if (legal.length === 0) return `seat ${seat} is not asked anything now`;
    return `"${words}" is not legal; what is: ${legal
      .slice(0, SHOWN)
      .map((one) => this.format(one))
      .join(', ')}${legal.length > SHOWN ? ', …' : ''}`;
  }
  #inWords(choice: number): string {
    return this.game.codec.has(choice) ? this.format(choice) : String(choice);
  }
}
const SHOWN = 20;

/** What comes from elsewhere may be anything. */
function isSaved(saved: unknown): saved is Saved {
  const { ridotto, state, seed, options, heard, pending } = (saved ?? {}) as Partial<Record<keyof Saved, unknown>>;
  const numbers = (list: unknown): boolean => Array.isArray(list) && list.every(Number.isInteger);
  const lines = (list: unknown): boolean => list === null || (Array.isArray(list) && list.every((line) => typeof line === 'string'));
  return (
    ridotto === 'environment' &&
    numbers(state) &&
    Number.isSafeInteger(seed) &&
    typeof options === 'object' &&
    (heard === undefined || (Array.isArray(heard) && heard.every(lines))) &&
    (pending === undefined || numbers((pending as Partial<Pending> | null)?.given))
  );
}

/** What may be wanted: whether it may be so, and in words. */
const WANTED: Readonly<Record<keyof Wanted, readonly [(value: unknown) => boolean, string]>> = {
  players: [Number.isInteger, 'a whole number'],
  options: [isObject, 'an object'],
  edition: [isObject, 'an edition file, as an object'],
  seed: [Number.isSafeInteger, 'a whole number'],
  chance: [isBoolean, 'true or false'],
  recall: [isBoolean, 'true or false'],
};
function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}
function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Whoever writes no types may want anything. */
function checkWanted(wanted: Wanted): void {
  for (const [name, value] of Object.entries(wanted)) {
    if (!Object.hasOwn(WANTED, name)) throw new NotThere(`"${name}" is not known; what is: ${Object.keys(WANTED).join(', ')}`);
    checkOne(name as keyof Wanted, value);
  }
}
function checkOne(name: keyof Wanted, value: unknown): void {
  const [may, kind] = WANTED[name];
  if (value === undefined || may(value)) return;
  const is = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? `a ${typeof value}`);
  throw new NotThere(`"${name}" must be ${kind}, and is ${is}`);
}
/** A generator takes anything for a number: what is none would quietly be 0. */
function checkSeed(seed: number): void {
  if (seed === undefined) throw new NotThere('"seed" must be a whole number, and is missing');
  checkOne('seed', seed);
}

function named(game: string): Game {
  try {
    return gameNamed(game);
  } catch (e) {
    throw new NotThere((e as Error).message);
  }
}
