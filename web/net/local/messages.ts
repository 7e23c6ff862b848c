// What a window and the keeper of this device's tables say to each other: the port of every table, in messages. `n` is the
// window's own number for what it asks or follows.
import type { Handover } from '@ridotto/table/handover.ts';
import type { Credential, Line } from '@ridotto/table/port.ts';
import type { AsideCommand, Command, Happening, MatterCommand, Notes, Problem, Said, Snapshot } from '@ridotto/table/protocol.ts';
import type { Standing } from '@ridotto/table/lessons/lesson-table.ts';
import type { TableRequest } from '@ridotto/table/setup.ts';

/** What is asked of a seat. */
export type Asked =
  | { readonly what: 'snapshot' | 'log' | 'notes' | 'edition' | 'record' }
  | { readonly what: 'past'; readonly with: { readonly after: number; readonly until?: number } }
  | { readonly what: 'imagine' | 'reasons'; readonly with: { readonly until?: number } }
  | { readonly what: 'try' | 'why' | 'hint'; readonly with: Said }
  | { readonly what: 'say'; readonly with: Command }
  | { readonly what: 'aside'; readonly with: AsideCommand }
  | { readonly what: 'matter'; readonly with: MatterCommand }
  | { readonly what: 'writeNotes'; readonly with: Notes };

/** A record that is looked at here. */
export interface ReadRecord {
  /** By which its page is called. */
  readonly id: string;
  readonly game: string;
  /** Versions of the rules: that by which it was played, and that of today. */
  readonly rules: { readonly file: number; readonly today: number };
  /** Names, by seat. */
  readonly seats: readonly string[];
  readonly entries: number;
  /** What it holds to be compared. */
  readonly has: { readonly secret: boolean; readonly facts: boolean; readonly states: boolean; readonly position: boolean };
  /** What of it the rules of today can compare. */
  readonly compares: { readonly facts: boolean; readonly states: boolean };
  readonly stopped: boolean;
}
export type AskedOfRecord =
  /** `id`: left out, it is called after what it holds. */
  | { readonly what: 'read'; readonly text: string; readonly id?: string }
  | { readonly what: 'reopen' | 'verdict'; readonly id: string }
  /** How many entries had been at each event of this seat's stream. */
  | { readonly what: 'moments'; readonly id: string; readonly seat: Credential }
  /** What is to be saved: the record as it was read. */
  | { readonly what: 'file'; readonly id: string }
  /** The whole game weighed; or what was decided after so many entries. Each may be stopped. */
  | { readonly what: 'analysis'; readonly id: string }
  | { readonly what: 'decided'; readonly id: string; readonly at: number }
  | { readonly what: 'position' | 'positionFile'; readonly id: string; readonly at: number };

/** Of a table at which somebody learns. */
export type AskedOfLesson =
  /** A new table, `step` steps into it; `name`: of whoever learns, empty where they have given none. Gives its name. */
  | {
      readonly what: 'open';
      readonly game: string;
      readonly of: 'lesson' | 'puzzle';
      readonly id: string;
      readonly step: number;
      readonly name: string;
    }
  /** How it looks there before this step, to whoever learns: a Snapshot. */
  | { readonly what: 'scene'; readonly game: string; readonly lesson: string; readonly step: number }
  /** Where they are, once more has happened than `after`: LessonAt. */
  | { readonly what: 'standing'; readonly table: string; readonly after: number }
  /** `show`: what is asked for is done for them. */
  | { readonly what: 'go-on' | 'take-back' | 'show'; readonly table: string }
  /** From where the game can be played on freely: a LinkedPosition. */
  | { readonly what: 'position'; readonly table: string };
export interface LessonAt {
  readonly count: number;
  readonly standing: Standing;
}

interface At {
  readonly table: string;
  readonly token: Credential;
}
export type ToKeeper = { readonly n: number } & (
  | { readonly say: 'open'; readonly request: TableRequest; readonly from?: object }
  | ({ readonly say: 'sit' } & At)
  | ({ readonly say: 'ask'; readonly asked: Asked } & At)
  | ({ readonly say: 'follow'; readonly after: number } & At)
  /** `n`: of what is followed no longer, or wished for no longer. */
  | { readonly say: 'leave' }
  | { readonly say: 'forget'; readonly table: string }
  /** Gives HandedOver. */
  | { readonly say: 'hand-over'; readonly table: string }
  | { readonly say: 'handed-over'; readonly table: string; readonly was: 'arrived' | 'keep' }
  /** Gives Opened. */
  | { readonly say: 'bring'; readonly handover: Handover; readonly came: string; readonly secret: string }
  | { readonly say: 'record'; readonly asked: AskedOfRecord }
  | { readonly say: 'lesson'; readonly asked: AskedOfLesson }
  /** The window goes. */
  | { readonly say: 'bye' }
);

export type ToWindow = { readonly n: number } & (
  | { readonly say: 'here' }
  | { readonly say: 'good'; readonly value: unknown }
  | { readonly say: 'refused'; readonly problem: Problem }
  | { readonly say: 'failed'; readonly why: string }
  /** A share of it is done. */
  | { readonly say: 'done'; readonly share: number }
  | { readonly say: 'happened'; readonly happening: Happening; readonly snapshot: Snapshot | undefined }
  | { readonly say: 'caughtUp'; readonly snapshot: Snapshot }
  | { readonly say: 'line'; readonly line: Line }
  | { readonly say: 'gone'; readonly problem: Problem }
);
