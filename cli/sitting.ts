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
import { say } from './command.ts';
import { sentenceOf, viewOf, wonBy } from './text.ts';

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
}

const HELP = [
  'LINE        your choice in words; verbs may be left out, words shortened',
  '?           what you may choose next',
  '??          whole decisions',
  'why LINE    why that is not legal',
  'undo        take back your last choice, as far as nothing new was seen',
  'retract     take back all you have handed in of a secret choice',
  'view        the table as you see it',
  'bot         let a bot choose this once',
  'quit        leave',
].join('\n');

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
    const { names } = this.#s;
    if (this.#looked !== seat && this.#s.humans > 1) say(`\n--- ${names[seat]}, it is yours to choose ---`);
    this.#tell(seat);
    if (this.#looked !== seat) this.#view(seat);
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
    const { match, names } = this.#s;
    const word = line.toLowerCase();
    if (line === '') return undefined;
    if (word === 'quit' || word === 'exit') return 'quit';
    if (word === 'help') say(HELP);
    else if (word === '?') for (const choice of match.legal(seat)) say(`  ${match.game.codec.format(choice, names)}`);
    else if (word === '??') this.#wholeLines(seat);
    else if (word === 'view') this.#view(seat);
    else if (word === 'undo' || word === 'retract') this.#takeBack(seat, word);
    else if (word.startsWith('why ')) this.#why(seat, line.slice(4));
    else if (word === 'bot') this.#letBot(seat);
    else {
      const parts = parseLine(match, seat, line, names);
      if (isRefusal(parts)) say(this.#named(parts.message));
      else this.#submit(seat, parts);
    }
    return undefined;
  }

  #submit(seat: Seat, parts: readonly Choice[]): void {
    const { match } = this.#s;
    const turn = match.state.awaited;
    const refusal = match.submit(seat, parts);
    if (refusal) say(this.#named(refusal.message));
    else if (match.state.awaited !== turn) this.#looked = undefined;
  }
  #takeBack(seat: Seat, word: 'undo' | 'retract'): void {
    const { match } = this.#s;
    if (!(word === 'undo' ? match.undo(seat) : match.retract(seat))) say(`there is nothing to ${word}`);
    else this.#looked = undefined;
    for (const [viewer, shown] of this.#shown) this.#shown.set(viewer, Math.min(shown, match.facts.length));
  }
  #why(seat: Seat, line: string): void {
    const { match, names } = this.#s;
    const parts = parseLine(match, seat, line, names);
    const refusal = isRefusal(parts) ? parts : match.fork().submit(seat, parts);
    say(refusal ? this.#named(refusal.message) : `"${line}" is legal`);
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
    const { match, names } = this.#s;
    say();
    say(viewOf(match.game, match.game.view(match.state, seat, names), names));
  }
  /** What this seat has been told since it was last shown something. */
  #tell(seat: Seat): void {
    const { match, names } = this.#s;
    for (const fact of match.facts.slice(this.#shown.get(seat) ?? 0)) {
      const told = toldTo(seat, fact);
      if (told) say(sentenceOf(match, told, names));
    }
    this.#shown.set(seat, match.facts.length);
  }
  #end(): void {
    const { match, names, humans } = this.#s;
    const viewer = humans === 1 ? 0 : SPECTATOR;
    if (humans > 1) this.#shown.set(SPECTATOR, Math.max(...this.#shown.values()));
    this.#tell(viewer);
    this.#view(viewer);
    const scores = match.game.scores(match.state);
    say(`\n${names.map((name, p) => `${name} ${scores[p]}`).join(', ')}`);
    say(wonBy(match.game.winners(match.state).map((p) => names[p])));
  }
  #named(message: string): string {
    return message.replaceAll(/\bs(\d)\b/g, (id, p: string) => this.#s.names[Number(p)] ?? id);
  }
}
