// A game at this terminal: people type lines, bots answer for themselves.
import readline from 'node:readline';
import { decide, type Bot } from '@ridotto/bots';
import {
  decisions,
  formatLine,
  isRefusal,
  parseLine,
  seatsIn,
  SPECTATOR,
  toldTo,
  type Choice,
  type Io,
  type Match,
  type Place,
  type Seat,
} from '@ridotto/engine';
import { columns } from '@ridotto/engine/teller.ts';
import { say } from './command.ts';
import type { Speaker } from './text.ts';

export interface Seating {
  readonly match: Match<Place>;
  readonly names: readonly string[];
  /** Seats 0 to humans - 1 are people. */
  readonly humans: number;
  readonly botOf: (seat: Seat) => Bot;
  /** Whom people may ask to choose for them. */
  readonly adviser: Bot;
  /** The bots' own. */
  readonly luck: Io;
  readonly speaker: Speaker;
}

export class Sitting {
  readonly #s: Seating;
  readonly #list = readline.createInterface({
    input: process.stdin,
    output: process.stdin.isTTY ? process.stdout : undefined,
    crlfDelay: Infinity,
  });
  readonly #lines = this.#list[Symbol.asyncIterator]();
  /** How many facts each person has been shown; beside them whoever only watches. */
  readonly #shown = new Map<Seat, number>();
  #looked: Seat | undefined;

  constructor(seating: Seating) {
    this.#s = seating;
  }

  /** Until the game is over, the input ends, or somebody leaves. */
  async play(): Promise<'over' | 'input' | 'quit'> {
    try {
      const { match, humans } = this.#s;
      while (!match.over) {
        const awaited = seatsIn(match.state.awaited);
        const bot = awaited.find((seat) => seat >= humans);
        if (bot !== undefined) this.#letBot(bot);
        else {
          const left = await this.#ask(awaited[0]);
          if (left) return left;
        }
      }
      this.#end();
      return 'over';
    } finally {
      this.#list.close();
    }
  }

  #letBot(seat: Seat): void {
    const { match, botOf, adviser, luck, humans } = this.#s;
    this.#submit(seat, [decide(match.game, seat < humans ? adviser : botOf(seat), match.state, seat, luck)]);
    if (this.#s.humans === 0) this.#tell(SPECTATOR);
  }

  async #ask(seat: Seat): Promise<'input' | 'quit' | undefined> {
    const { match, names, speaker } = this.#s;
    if (this.#looked !== seat && this.#s.humans > 1) say(`\n${speaker.words.yourTurn(names[seat])}`);
    this.#tell(seat);
    if (this.#looked !== seat) this.#view(seat);
    say(speaker.asks(match, seat));
    this.#looked = seat;
    this.#list.setPrompt(`${names[seat]}> `);
    if (process.stdin.isTTY) this.#list.prompt();
    else process.stdout.write(this.#list.getPrompt());
    const { value, done } = await this.#lines.next();
    if (done === true) {
      say();
      return 'input';
    }
    if (!process.stdin.isTTY) say(value);
    return this.#do(seat, value.trim());
  }

  #do(seat: Seat, line: string): 'quit' | undefined {
    const { match, names, speaker } = this.#s;
    const word = line.toLowerCase();
    if (line === '') return undefined;
    if (word === 'quit' || word === 'exit') return 'quit';
    if (word === 'help') for (const row of columns(speaker.words.help)) say(row);
    else if (word === '?') for (const row of speaker.choices(match, seat)) say(row);
    else if (word === '??') this.#wholeLines(seat);
    else if (word === 'view') this.#view(seat);
    else if (word === 'undo' || word === 'retract') this.#takeBack(seat, word);
    else if (word.startsWith('why ')) this.#why(seat, line.slice(4));
    else if (word === 'bot') this.#letBot(seat);
    else {
      const parts = parseLine(match, seat, line, names);
      if (isRefusal(parts)) say(speaker.refusal(match, seat, parts));
      else this.#submit(seat, parts);
    }
    return undefined;
  }

  #submit(seat: Seat, parts: readonly Choice[]): void {
    const { match, speaker } = this.#s;
    const turn = match.state.awaited;
    const refusal = match.submit(seat, parts);
    if (refusal) say(speaker.refusal(match, seat, refusal));
    else if (match.state.awaited !== turn) this.#looked = undefined;
  }
  #takeBack(seat: Seat, word: 'undo' | 'retract'): void {
    const { match, speaker } = this.#s;
    if (!(word === 'undo' ? match.undo(seat) : match.retract(seat))) say(speaker.words.nothingTo[word]);
    else this.#looked = undefined;
    for (const [viewer, shown] of this.#shown) this.#shown.set(viewer, Math.min(shown, match.facts.length));
  }
  #why(seat: Seat, line: string): void {
    const { match, names, speaker } = this.#s;
    const parts = parseLine(match, seat, line, names);
    const refusal = isRefusal(parts) ? parts : match.fork().submit(seat, parts);
    say(refusal ? speaker.refusal(match, seat, refusal) : speaker.words.legal(line));
  }
  #wholeLines(seat: Seat): void {
    const { match, names } = this.#s;
    try {
      for (const { parts } of decisions(match, seat)) say(`  ${formatLine(match.game, match.state, seat, parts, names)}`);
    } catch (e) {
      say((e as Error).message);
    }
  }

  #view(seat: Seat): void {
    say();
    say(this.#s.speaker.table(this.#s.match, seat));
  }
  /** What this seat has been told since it was last shown something. */
  #tell(seat: Seat): void {
    const { match, speaker } = this.#s;
    for (const fact of match.facts.slice(this.#shown.get(seat) ?? 0)) {
      const told = toldTo(seat, fact);
      const sentence = told && speaker.fact(match, seat, told);
      if (sentence !== undefined) say(sentence);
    }
    this.#shown.set(seat, match.facts.length);
  }
  #end(): void {
    const { match, names, humans, speaker } = this.#s;
    const viewer = humans === 1 ? 0 : SPECTATOR;
    if (humans > 1) this.#shown.set(SPECTATOR, Math.max(...this.#shown.values()));
    this.#tell(viewer);
    this.#view(viewer);
    const scores = match.game.scores(match.state);
    say(`\n${names.map((name, p) => `${name} ${scores[p]}`).join(', ')}`);
    say(speaker.over(match));
  }
}
