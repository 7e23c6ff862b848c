// A game at this terminal: people type lines, bots move by themselves. What is shown and what is done goes through the chairs
// of a table in this process, as it would through those of a house.
import readline from 'node:readline';
import type { AnyChoice, Game } from '@ridotto/engine';
import { columns } from '@ridotto/engine/teller.ts';
import { Refused, type Chair, type Command, type Snapshot } from '@ridotto/table';
import { plainly } from '@ridotto/table/texts.ts';
import { print, say } from './command.ts';
import type { Speaker } from './text.ts';

export interface Seating {
  readonly game: Game;
  readonly names: readonly string[];
  /** Of the people, in order of seats. */
  readonly chairs: readonly Chair[];
  readonly spectator: Chair;
  /** What a bot would choose in their place: parts in words. */
  readonly advise: (chair: Chair) => Promise<readonly string[]>;
  readonly speaker: Speaker;
}

/** Whole decisions that `??` shows at most. */
const MOST_DECISIONS = 2000;

export class Sitting {
  readonly #s: Seating;
  readonly #list = readline.createInterface({
    input: process.stdin,
    output: process.stdin.isTTY ? process.stdout : undefined,
    crlfDelay: Infinity,
  });
  readonly #lines = this.#list[Symbol.asyncIterator]();
  /** The last event that each chair has been shown. */
  readonly #shown = new Map<Chair, number>();
  #looked: Chair | undefined;
  #keys = 0;

  constructor(seating: Seating) {
    this.#s = seating;
  }

  /** Until the game is over, the input ends, or somebody leaves. */
  async play(): Promise<'over' | 'input' | 'quit'> {
    const { chairs, spectator } = this.#s;
    try {
      for (;;) {
        const { over, awaits } = await this.#untilPeople();
        if (over) break;
        const left = await this.#ask(chairs.find(({ seat }) => awaits.includes(seat!))!);
        if (left) return left;
      }
      await this.#end(chairs.length === 1 ? chairs[0] : spectator);
      return 'over';
    } finally {
      this.#list.close();
    }
  }

  /** Bots come first: until only people are awaited, or nobody any more. */
  async #untilPeople(): Promise<Snapshot> {
    const { chairs, spectator } = this.#s;
    const { seq } = await spectator.snapshot();
    return new Promise((reached) => {
      const look = (snapshot: Snapshot | undefined): void => {
        if (!snapshot || !(snapshot.over || snapshot.awaits.every((seat) => chairs.some((chair) => chair.seat === seat)))) return;
        leave();
        reached(snapshot);
      };
      const leave = spectator.follow(seq, { happened: (_, snapshot) => look(snapshot), caughtUp: look });
    });
  }

  async #ask(chair: Chair): Promise<'input' | 'quit' | undefined> {
    const { names, chairs, speaker } = this.#s;
    const name = names[Number(chair.seat!.slice(1))];
    if (this.#looked !== chair && chairs.length > 1) say(`\n${speaker.words.yourTurn(name)}`);
    await this.#tell(chair);
    if (this.#looked !== chair) await this.#view(chair);
    say(speaker.asks(speaker.shown(await chair.snapshot())));
    this.#looked = chair;
    this.#list.setPrompt(plainly(`${name}> `));
    if (process.stdin.isTTY) this.#list.prompt();
    else print(this.#list.getPrompt());
    const { value, done } = await this.#lines.next();
    if (done === true) {
      say();
      return 'input';
    }
    if (!process.stdin.isTTY) say(value);
    try {
      return await this.#do(chair, value.trim());
    } catch (e) {
      if (!(e instanceof Refused)) throw e;
      say(speaker.refusal(speaker.shown(await chair.snapshot()), e.problem));
      return undefined;
    }
  }

  async #do(chair: Chair, line: string): Promise<'quit' | undefined> {
    const { game, speaker, advise } = this.#s;
    const word = line.toLowerCase();
    if (line === '') return undefined;
    if (word === 'quit' || word === 'exit') return 'quit';
    if (word === 'help') for (const row of columns(speaker.words.help)) say(row);
    else if (word === '?') {
      const snapshot = await chair.snapshot();
      for (const row of speaker.choices(speaker.shown(snapshot), game.codec, snapshot.legal)) say(row);
    } else if (word === '??') await this.#wholeLines(chair);
    else if (word === 'view') await this.#view(chair);
    else if (word === 'undo' || word === 'retract') await this.#takeBack(chair, word);
    else if (word.startsWith('why ')) await this.#why(chair, line.slice(4));
    else if (word === 'bot') {
      const words = await advise(chair);
      await this.#send(chair, { do: 'say', parts: words.map((w) => game.codec.toObject(game.codec.parse(w))) });
    } else await this.#send(chair, { do: 'say', line });
    return undefined;
  }

  async #send(chair: Chair, deed: { do: 'say'; parts?: readonly AnyChoice[]; line?: string } | { do: 'undo' | 'retract' }): Promise<void> {
    const { question, awaits } = await chair.snapshot();
    const after = await chair.say({ ...deed, question: question ?? '', key: `${this.#keys++}` } as Command);
    if (after.awaits.join() !== awaits.join()) this.#looked = undefined;
  }
  async #takeBack(chair: Chair, word: 'undo' | 'retract'): Promise<void> {
    const { undo, drafted } = await chair.snapshot();
    if (word === 'undo' ? !undo : drafted.length === 0) {
      say(this.#s.speaker.words.nothingTo[word]);
      return;
    }
    await this.#send(chair, { do: word });
    this.#looked = undefined;
  }
  async #why(chair: Chair, line: string): Promise<void> {
    const { speaker } = this.#s;
    const why = await chair.why({ line });
    say(why.legal ? speaker.words.legal(line) : speaker.refusal(speaker.shown(await chair.snapshot()), why));
  }

  async #wholeLines(chair: Chair): Promise<void> {
    let shown = 0;
    const walk = async (before: readonly AnyChoice[], legal: readonly AnyChoice[]): Promise<void> => {
      for (const choice of legal) {
        if (shown >= MOST_DECISIONS) return;
        const parts = [...before, choice];
        const preview = await chair.try({ parts });
        if (!preview.complete && !preview.news) await walk(parts, preview.legal);
        else if (++shown > 0) say(`  ${this.#s.speaker.named(preview.line)}`);
      }
    };
    await walk([], (await chair.snapshot()).legal);
    if (shown >= MOST_DECISIONS) say('  …');
  }

  async #view(chair: Chair): Promise<void> {
    const { speaker } = this.#s;
    const snapshot = await chair.snapshot();
    say();
    say(speaker.table(speaker.shown(snapshot), snapshot.over !== null));
  }
  /** What was told on this chair since it was last shown something. */
  async #tell(chair: Chair): Promise<void> {
    const { speaker } = this.#s;
    const log = await chair.log();
    const seen = speaker.shown(await chair.snapshot());
    for (const { facts } of log.slice(this.#shown.get(chair) ?? 0))
      for (const told of facts) {
        const sentence = speaker.fact(seen, told);
        if (sentence !== undefined) say(sentence);
      }
    this.#shown.set(chair, log.length);
    // At the end whoever only watches is told for all: what the last who was asked has read is not read out again.
    const { spectator } = this.#s;
    this.#shown.set(spectator, (await spectator.log()).length);
  }
  async #end(chair: Chair): Promise<void> {
    const { names, speaker } = this.#s;
    await this.#tell(chair);
    await this.#view(chair);
    const snapshot = await chair.snapshot();
    const { scores, winners } = snapshot.over!;
    say(`\n${names.map((name, p) => `${name} ${scores[p]}`).join(', ')}`);
    say(speaker.over(winners, speaker.shown(snapshot)));
  }
}
