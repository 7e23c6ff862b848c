// Records that are looked at on this device: each is played once in the worker, and then every moment of it is at hand. Their texts
// are kept, so that a reload, or whoever follows a link to a moment later, finds them without a house.
import { answered } from './request.ts';
import { carryRecord, NotOpened, type Unopened, type UnopenedAbout } from '@ridotto/engine';
import { gameNamed } from '@ridotto/games';
import { editionHash } from '@ridotto/table/edition.ts';
import { Refused, type Chair, type Credential } from '@ridotto/table/port.ts';
import { problemOf } from '@ridotto/table/problems.ts';
import { RecordAt } from '@ridotto/table/record-at.ts';
import { recordInText } from '@ridotto/table/record-file.ts';
import type { AskedOfRecord, ReadRecord } from './messages.ts';

/** So many are at hand at once: each has every moment of its game. */
const MOST = 3;

interface Opened {
  readonly about: ReadRecord;
  readonly moments: RecordAt;
}

export class Records {
  readonly #open = new Map<string, Opened>();
  readonly #kept = new Kept();

  /** `done`: is told which share of it is, of what takes long. */
  async answer(asked: AskedOfRecord, done: (share: number) => void, stopped: () => boolean = () => false): Promise<unknown> {
    switch (asked.what) {
      case 'read':
        return (await this.#read(asked.text, asked.id, done)).about;
      case 'reopen':
        return (await this.#opened(asked.id, done)).about;
      case 'moments': {
        const { moments } = await this.#opened(asked.id);
        return moments.entriesAt(moments.viewerOf(asked.seat));
      }
      case 'verdict':
        return (await this.#opened(asked.id)).moments.verdictInPieces(pauses(PIECE.looked));
      case 'analysis': {
        const { moments } = await this.#opened(asked.id);
        return weighed(moments.analysing({ now, seed: SEED }), { done, stopped });
      }
      case 'decided': {
        const { moments } = await this.#opened(asked.id);
        return weighed(moments.weighingMove(asked.at, { now, seed: SEED }), { stopped });
      }
      case 'position':
        return (await this.#opened(asked.id)).moments.position(asked.at);
      case 'positionFile':
        return (await this.#opened(asked.id)).moments.positionFile(asked.at);
      case 'file':
        return (await this.#opened(asked.id)).moments.file;
    }
  }
  /** At the end of the game, from where every moment of it can be had. */
  async sit(id: string, seat: Credential): Promise<Chair> {
    const { about, moments } = await this.#opened(id);
    return moments.sit(String(about.entries), seat);
  }

  async #opened(id: string, done?: (share: number) => void): Promise<Opened> {
    const open = this.#open.get(id);
    if (open) return open;
    const text = await this.#kept.text(id).catch(() => undefined);
    if (text === undefined) throw refused('not-kept', 'this device has not kept this record');
    return this.#read(text, id, done);
  }
  async #read(text: string, id?: string, done?: (share: number) => void): Promise<Opened> {
    const { moments, about } = await opened(text, pauses(PIECE.opening, done));
    const called = id ?? named(text);
    const open = { about: { id: called, ...about }, moments };
    this.#open.set(called, open);
    const [oldest] = this.#open.keys();
    if (this.#open.size > MOST && oldest !== undefined) this.#open.delete(oldest);
    // Where nothing can be kept, it is looked at all the same.
    await this.#kept.keep(called, text).catch(() => undefined);
    return open;
  }
}

/** Milliseconds of work after which whoever has asked for anything else comes first: while a game is looked at, and before. */
const PIECE = { looked: 8, opening: 60 } as const;
/** Waited for, lets them come first, when so much has been done since; `done`: is told how much is, each time. */
function pauses(piece: number, done?: (share: number) => void): (share?: number) => Promise<void> | undefined {
  let since = performance.now();
  return (share) => {
    if (performance.now() - since < piece) return undefined;
    if (share !== undefined) done?.(share);
    return new Promise((go) => {
      setTimeout(() => {
        since = performance.now();
        go();
      });
    });
  };
}

const now = (): number => performance.now();
/** Of imagined games: the same record is weighed alike each time, as far as time allows. */
const SEED = 1;
/** To the end, game after imagined game, while others are served in between. undefined: it was stopped. */
async function weighed<T>(
  steps: Generator<number | void, T>,
  { done, stopped }: { readonly done?: (share: number) => void; readonly stopped: () => boolean },
): Promise<T | undefined> {
  const pause = pauses(PIECE.looked, done);
  while (!stopped()) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await pause(step.value ?? undefined);
  }
  return undefined;
}

/** Throws Refused with why it cannot be opened. */
async function opened(
  text: string,
  pause: (share: number) => Promise<void> | undefined,
): Promise<{ about: Omit<ReadRecord, 'id'>; moments: RecordAt }> {
  try {
    const file = recordInText(text, gameNamed);
    const game = gameNamed(file.game);
    const { record } = carryRecord(game, file);
    const moments = new RecordAt(file, gameNamed, { judges: false });
    // What is wrong with it shows now.
    await moments.playInPieces(pause);
    const { rules, seats, secret, stopped, facts, checkpoints, from } = file;
    const about = {
      game: file.game,
      rules: { file: rules, today: game.rulesVersion },
      seats,
      entries: record.log.length,
      has: {
        secret: secret !== undefined && secret !== '',
        facts: facts !== undefined,
        states: Object.keys(checkpoints ?? {}).length > 0,
        position: from !== undefined,
      },
      compares: { facts: record.facts !== undefined, states: record.checkpoints !== undefined },
      stopped: stopped === true,
    };
    return { about, moments };
  } catch (e) {
    throw refused(whyOf(e), (e as Error).message, e instanceof NotOpened ? e.about : undefined);
  }
}
/** Of a record that a game plays no further: it is as a record is written, and not the game of it. */
const whyOf = (e: unknown): Unopened => (e instanceof NotOpened ? e.why : 'damaged');
const KINDS = {
  'no-record': [422, 'No record'],
  'newer-format': [422, 'The record is of a newer house'],
  damaged: [422, 'The record is faulty'],
  'no-such-game': [422, 'The record is of another game'],
  'newer-rules': [422, 'The record is of a newer house'],
  'unknown-rules': [422, 'The record is of rules that nobody knows here'],
  'not-kept': [404, 'The record is not kept here'],
} as const;
const refused = (why: keyof typeof KINDS, detail: string, about?: UnopenedAbout): Refused =>
  new Refused(problemOf(KINDS, why, detail, about && { facts: about }));

/** The same record has the same name, however its file is laid out. */
const named = (text: string): string => `file-${editionHash(JSON.parse(text)).slice('sha256:'.length, 'sha256:'.length + 20)}`;

/** IndexedDB, apart from the tables of this device. */
class Kept {
  #database: Promise<IDBDatabase> | undefined;

  async text(id: string): Promise<string | undefined> {
    return (await answered((await this.#store('readonly')).get(id))) as string | undefined;
  }
  async keep(id: string, text: string): Promise<void> {
    await answered((await this.#store('readwrite')).put(text, id));
  }
  async #store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    this.#database ??= opens();
    return (await this.#database).transaction('records', mode).objectStore('records');
  }
}
function opens(): Promise<IDBDatabase> {
  const request = indexedDB.open('ridotto records', 1);
  request.onupgradeneeded = () => void request.result.createObjectStore('records');
  return answered(request);
}
