// What can be commanded at a table, in whichever way somebody reaches the house: over HTTP each has an address of its own.
import type { AsideCommand, Command, Table, Viewer } from '@ridotto/table';
import type { TObject } from 'typebox';
import type { House } from '../tables/house.ts';
import type { Caller } from '../tables/live.ts';
import { Bare, Gesture, Message, Say } from './schemas.ts';

interface TableCommand {
  readonly summary: string;
  /** What is said beside its name. */
  readonly body: TObject;
  /** `said`: of the shape of `body`. Gives what `then` makes of the table, once it counts. */
  carryOut<T>(house: House, table: string, caller: Caller, said: object, then: (table: Table, viewer: Viewer) => T): Promise<T>;
}

const move = (what: Command['do'], summary: string, body: TObject = Bare): TableCommand => ({
  summary,
  body,
  carryOut: (house, table, caller, said, then) => house.command(table, caller, { do: what, ...said } as Command, then),
});
const aside = (summary: string, body: TObject): TableCommand => ({
  summary,
  body,
  carryOut: (house, table, caller, said, then) => house.aside(table, caller, said as AsideCommand, then),
});

export const COMMANDS: ReadonlyMap<string, TableCommand> = new Map([
  ['say', move('say', 'Hands parts in', Say)],
  ['confirm', move('confirm', 'Lets a held submission stand')],
  ['undo', move('undo', 'Takes the last submission back')],
  ['retract', move('retract', 'Forgets the whole draft of a simultaneous step')],
  ['gesture', aside('A gesture, seen by all', Gesture)],
  ['message', aside('A message to all at the table', Message)],
]);
