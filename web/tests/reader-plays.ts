// For tests: a game by what a screen reader is told (reader.ts), from the first page to the result; by keys alone.
import type { Language } from '@ridotto/engine/words.ts';
import type { Words } from '../words/en.ts';
import { OWN, WORDS, type Own } from './reader-own.ts';
import { isIn, type Heard, type Reader } from './reader.ts';

/** What there is to do. */
export interface Now {
  readonly all: readonly Heard[];
  readonly is: 'over' | 'confirm' | 'choose' | 'unfold' | 'own';
  readonly choices: readonly Heard[];
}
const inDialog = (one: Heard): boolean => isIn(one, 'dialog');

export class Player {
  readonly reader: Reader;
  words: Words;
  /** What the log has said since one sat down, or speaks this language. */
  readonly log: string[] = [];
  readonly #game: string;
  #own: Own;
  #before: readonly string[] = [];
  #lot = 5;

  constructor(reader: Reader, game: string, own: Own) {
    this.reader = reader;
    this.#game = game;
    this.words = WORDS.en;
    this.#own = own;
  }

  /** One of so many, alike each time. */
  #one(of: number): number {
    this.#lot = (Math.imul(this.#lot, 1103515245) + 12345) >>> 0;
    return (this.#lot >>> 8) % of;
  }

  /** Until there is something to do. */
  async now(): Promise<Now> {
    const t = this.words.table;
    let now: Now | undefined;
    await this.reader.until('something to do', (all) => {
      now = undefined;
      const is = (role: string, name: string): Heard | undefined => all.find((one) => one.role === role && one.name === name);
      if (all.some((one) => inDialog(one) && one.role === 'button' && one.name === this.words.end.verify))
        now = { all, is: 'over', choices: [] };
      else if (this.#own.waits?.(all) === true) now = { all, is: 'own', choices: [] };
      const confirm = is('button', t.confirm);
      if (now || !confirm) return now !== undefined;
      if (!confirm.disabled) now = { all, is: 'confirm', choices: [] };
      else if (all[0]!.name.startsWith(t.yourTurn(''))) {
        const choices = all.filter(
          (one) =>
            one.role === 'button' && !one.disabled && isIn(one, 'list') && (isIn(one, 'region', t.choices) || isIn(one, 'region', t.next)),
        );
        if (this.#own.is(all)) now = { all, is: 'own', choices };
        else if (choices.length > 0) now = { all, is: 'choose', choices };
        else if (folded(all, t.choices)) now = { all, is: 'unfold', choices };
      }
      return now !== undefined;
    });
    this.#read(now!.all);
    return now!;
  }
  /** What the log says, as far as it has not been read before. A line to which more of the same came afterwards is another then. */
  #read(all: readonly Heard[]): void {
    const lines = all
      .filter(
        (one) => one.role === 'listitem' && isIn(one, 'log') && !all.some((other) => other.role === 'button' && other.within.includes(one)),
      )
      .map((line) => textOf(line, all));
    if (this.#before.length === 0) this.#before = lines;
    const from = lines.lastIndexOf(this.#before.at(-1)!);
    const grown = from < 0 ? lines.lastIndexOf(this.#before.at(-2)!) + 1 : -1;
    this.log.push(...lines.slice((from < 0 ? grown : from) + 1));
    if (lines.length > 0) this.#before = lines;
  }
  /** From here on, in another language. */
  async speak(language: Language): Promise<void> {
    await this.reader.press('p');
    await this.reader.to('button', this.words.languages[language]);
    await this.reader.press('Enter');
    this.words = WORDS[language];
    await this.reader.waitFor('button', this.words.table.confirm);
    this.#own = await OWN[this.#game]!(language);
    this.#before = [];
    this.log.length = 0;
  }

  /** One step; false: it is over. `hints`: what the page gives as a hint is done, where there is one. */
  async step(n: number, hints = false): Promise<boolean> {
    const { reader } = this;
    const now = await this.now();
    if (process.env.SHOW) console.log(n, now.is, now.choices.length, (await reader.here()).name.slice(0, 60));
    if (now.is === 'over') return false;
    if (now.is === 'confirm') {
      await reader.press('y');
      if (await reader.to('button', this.words.table.confirm)) await reader.press('Enter');
    } else if (now.is === 'choose' && hints && (await this.#hinted())) {
      // It is drafted.
    } else if (now.is === 'choose' && n % 4 === 3 && (await this.#onBoard())) {
      // It is chosen there.
    } else if (now.is === 'choose') {
      const wanted = this.#own.prefers?.find((best) => now.choices.some(({ name }) => best.test(name)));
      const among = wanted ? now.choices.filter(({ name }) => wanted.test(name)) : now.choices;
      const { name } = among[this.#one(among.length)]!;
      await reader.press('m');
      // What has only one way may have begun by itself meanwhile.
      if (!(await reader.to('button', name))) return true;
      await reader.press('Enter');
    } else if (now.is === 'own') await this.#own.act(reader, now.all);
    else {
      await reader.press('m');
      await reader.to('DisclosureTriangle', folded(now.all, this.words.table.choices)!.name);
      await reader.press('Enter');
    }
    await this.#comesOf(now.all);
    await reader.keepsFocus(`step ${n}, ${now.is}`);
    return true;
  }
  /** The first place of the board that offers something, and the first of what it offers; false: none does. */
  async #onBoard(): Promise<boolean> {
    const { reader } = this;
    await reader.press('b');
    if ((await reader.here()).role !== 'button') return false;
    await reader.press('Enter');
    if ((await reader.here()).role === 'menuitem') await reader.press('Enter');
    return true;
  }
  /** Asks for a hint, and takes the first thing that it names; false: there is none, for it goes on by itself meanwhile, or the house has
      too much else to weigh. */
  async #hinted(): Promise<boolean> {
    const { reader } = this;
    const { name, thinking } = this.words.hints;
    const ready = this.words.hints.ready('').replace(/\s+/g, ' ');
    const isGiven = (one: Heard): boolean => one.role === 'button' && isIn(one, 'list') && isIn(one, 'region', name);
    const isSign = (one: Heard): boolean => one.role === 'button' && one.name === name;
    const isRefused = (one: Heard): boolean =>
      one.role === 'StaticText' && isIn(one, 'region', name) && isIn(one, 'status') && one.name !== thinking && !one.name.startsWith(ready);
    const isNone = (all: readonly Heard[]): boolean => all.some(isRefused) || !all.some((one) => isSign(one) && one.expanded === true);
    await reader.press('h');
    const all = await reader.until('a hint, or none', (now) => now.some(isGiven) || isNone(now));
    const first = all.find(isGiven);
    if (!first || !(await reader.to('button', first.name))) return false;
    await reader.press('Enter');
    return true;
  }
  /** Something comes of it, mostly at once. */
  async #comesOf(before: readonly Heard[]): Promise<void> {
    const was = told(before);
    for (let n = 0; n < 40 && told(await this.reader.all()) === was; n++) await this.reader.page.waitForTimeout(20);
  }
}

const folded = (all: readonly Heard[], region: string): Heard | undefined =>
  all.find((one) => one.role === 'DisclosureTriangle' && one.expanded === false && isIn(one, 'region', region));

/** All that is there but where the focus is. */
const told = (all: readonly Heard[]): string =>
  all.map(({ role, name, value, disabled, expanded }) => [role, name, value, disabled, expanded].join()).join('\n');

/** All that is written in it. */
export const textOf = (one: Heard, all: readonly Heard[]): string =>
  all
    .filter((other) => other.role === 'StaticText' && other.within.includes(one))
    .map((other) => other.name)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
