// What every command of `ridotto` is: a summary, options, help, and something to run.
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { plainly } from '@ridotto/table/texts.ts';

/** Wrong use: one clear line, exit status 2. */
export class Misuse extends Error {}
/** It went wrong: one clear line, exit status 1. */
export class Failure extends Error {}

interface Option {
  readonly type: 'string' | 'boolean';
  /** What is to be given: N, FILE. */
  readonly value?: string;
  readonly what: string;
  readonly multiple?: boolean;
}
export type Values = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;
export interface Command {
  readonly name: string;
  /** What comes after the name: `GAME [options]`. */
  readonly usage: string;
  readonly what: string;
  readonly options: Readonly<Record<string, Option>>;
  /** Further paragraphs of the help. */
  readonly more?: readonly string[];
  /** How many arguments besides options; left out: any number. */
  readonly most?: number;
  /** All arguments are handed on as they are. */
  readonly handsOn?: boolean;
  run(values: Values, args: readonly string[]): Promise<void> | void;
}

function helpOf({ name, usage, what, options, more = [] }: Command): string {
  const all: Readonly<Record<string, Option>> = { ...options, help: { type: 'boolean', what: 'this page' } };
  const rows = Object.entries(all).map(([key, o]) => [`  --${key}${o.value ? ` ${o.value}` : ''}`, o.what] as const);
  const width = Math.max(...rows.map(([left]) => left.length)) + 2;
  const lines = rows.map(([left, right]) => left.padEnd(width) + right);
  return [`ridotto ${name}${usage ? ` ${usage}` : ''}`, '', what, ...more.flatMap((p) => ['', p]), '', ...lines, ''].join('\n');
}

/** Reads the arguments and runs it. Throws Misuse, Failure, or whatever goes wrong. */
export async function runCommand(command: Command, argv: readonly string[]): Promise<void> {
  if (command.handsOn === true && argv[0] !== '--help') return command.run({}, argv);
  const options: ParseArgsOptionsConfig = { help: { type: 'boolean' } };
  for (const [key, { type, multiple }] of Object.entries(command.options)) options[key] = { type, multiple: multiple ?? false };
  let parsed;
  try {
    parsed = parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
  } catch (e) {
    throw new Misuse(`${inOneLine((e as Error).message)}; see ridotto ${command.name} --help`);
  }
  const { values, positionals } = parsed;
  if (values.help === true) {
    print(helpOf(command));
    return;
  }
  if (command.most !== undefined && positionals.length > command.most)
    throw new Misuse(`"${positionals[command.most]}" is too much; see ridotto ${command.name} --help`);
  await command.run(values, positionals);
}

/** What Node says of arguments that it cannot take, without its advice, which needs several lines. */
function inOneLine(message: string): string {
  const ambiguous = /^Option '(?:-\w, )?(--[\w-]+)\b.*' argument is ambiguous/.exec(message);
  if (ambiguous) return `${ambiguous[1]} has no value; one that begins with a dash is written ${ambiguous[1]}=-…`;
  return message.split(/\. |\n/)[0];
}

export const text = (values: Values, key: string): string | undefined => (typeof values[key] === 'string' ? values[key] : undefined);
/** A,B,…: each of them, but for empty ones. */
export const listed = (given: string | undefined): string[] => (given ?? '').split(',').flatMap((name) => name.trim() || []);
export const texts = (values: Values, key: string): string[] => (Array.isArray(values[key]) ? values[key].map(String) : []);
export function whole(values: Values, key: string, otherwise: number, least: number, most: number): number {
  const given = text(values, key);
  if (given === undefined) return otherwise;
  const n = /^-?\d{1,15}$/.test(given) ? Number(given) : NaN;
  if (!(n >= least && n <= most)) throw new Misuse(`--${key} is "${given}"; it must be a whole number from ${least} to ${most}`);
  return n;
}
/** The one argument that a command needs. */
export function needs(args: readonly string[], what: string, command: string): string {
  if (args[0] === undefined) throw new Misuse(`${what} is missing; see ridotto ${command} --help`);
  return args[0];
}
/** Whoever gives wrong values is told so: throws Misuse with the message of what `check` throws. */
export function asked<T>(check: () => T): T {
  try {
    return check();
  } catch (e) {
    throw e instanceof Misuse ? e : new Misuse((e as Error).message, { cause: e });
  }
}
/** What was read somewhere may hold what moves the cursor or turns the direction of writing: a terminal is never sent that. */
export const print = (written: string, to: NodeJS.WriteStream = process.stdout): void => void to.write(plainly(written));
export const say = (line = ''): void => print(`${line}\n`);
export const sayJson = (value: unknown): void => say(JSON.stringify(value, null, 2));
