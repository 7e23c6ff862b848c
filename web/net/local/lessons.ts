// Tables at which somebody learns, in this worker: made from a script, and gone with the window that plays there.
import { scenarioOf } from '@ridotto/engine/lessons.ts';
import { manifestOf } from '@ridotto/games/list.ts';
import { LEARNER } from '@ridotto/table/lessons/goals.ts';
import { LessonChair } from '@ridotto/table/lessons/lesson-chair.ts';
import { LessonTable, type Standing } from '@ridotto/table/lessons/lesson-table.ts';
import { Refused, type Chair } from '@ridotto/table/port.ts';
import { problem } from '@ridotto/table/problems.ts';
import type { Snapshot } from '@ridotto/table/protocol.ts';
import type { AskedOfLesson, LessonAt } from './messages.ts';
import { LESSON } from './name.ts';

/** Milliseconds that the others let pass before they move, so that one can follow. */
const REPLY_DELAY = 900;
/** Tables that are at hand at once: as many as have windows, and some that were left. */
const MOST = 12;

interface Room {
  readonly lesson: LessonTable;
  readonly chair: LessonChair;
  /** Grows with everything that happens. */
  count: number;
  /** Who waits for the next. */
  waiting: (() => void)[];
}

export class Lessons {
  readonly #rooms = new Map<string, Room>();
  #opened = 0;

  async answer(asked: AskedOfLesson): Promise<unknown> {
    if (asked.what === 'open') return this.#open(asked);
    if (asked.what === 'scene') return this.#scene(asked);
    const room = this.#room(asked.table);
    if (asked.what === 'position') return room.lesson.position();
    if (asked.what === 'standing') {
      if (room.count <= asked.after) await new Promise<void>((go) => room.waiting.push(go));
      return { count: room.count, standing: room.lesson.standing } satisfies LessonAt;
    }
    if (asked.what === 'take-back') room.lesson.takeBack();
    else if (asked.what === 'show') room.lesson.show();
    else if (room.lesson.standing.stage === 'tell') room.lesson.goOn();
    room.chair.tell();
    this.#changed(room);
    return undefined;
  }
  sit(table: string): Chair {
    return this.#room(table).chair;
  }

  async #open({ game, of, id, step, name }: Extract<AskedOfLesson, { what: 'open' }>): Promise<string> {
    const course = await manifestOf(game).course?.();
    const lesson = of === 'lesson' ? course?.lessons.find((one) => one.id === id) : undefined;
    const puzzle = of === 'puzzle' ? course?.puzzles.find((one) => one.id === id) : undefined;
    const script = lesson ?? (puzzle && scenarioOf(puzzle));
    if (!script) throw new Refused(problem('no-such-table', `${game} has no ${of} "${id}"`));
    const others = script.players.filter((_, seat) => seat !== LEARNER);
    const own = name !== '' && !others.includes(name) ? [name, ...others] : script.players;
    const table = `${LESSON}${Date.now().toString(36)}-${++this.#opened}`;
    const seated = new LessonTable(game, script, { id: table, names: own, step });
    const room: Room = { lesson: seated, chair: new LessonChair(table, seated, () => this.#changed(room)), count: 1, waiting: [] };
    this.#rooms.set(table, room);
    const [oldest] = this.#rooms.keys();
    if (this.#rooms.size > MOST && oldest !== undefined) this.#rooms.delete(oldest);
    this.#reply(room);
    return table;
  }
  /** Nobody sits there: nothing is kept of it. */
  async #scene({ game, lesson: id, step }: Extract<AskedOfLesson, { what: 'scene' }>): Promise<Snapshot> {
    const lesson = (await manifestOf(game).course?.())?.lessons.find((one) => one.id === id);
    if (!lesson) throw new Refused(problem('no-such-table', `${game} has no lesson "${id}"`));
    return new LessonTable(game, lesson, { id: 'scene', step }).snapshot();
  }
  #room(table: string): Room {
    const room = this.#rooms.get(table);
    if (!room) throw new Refused(problem('no-such-table', `there is no table "${table}": the lesson is begun anew`));
    return room;
  }

  #changed(room: Room): void {
    room.count++;
    for (const go of room.waiting.splice(0)) go();
    this.#reply(room);
  }
  /** What the others do comes by itself. */
  #reply(room: Room): void {
    if (room.lesson.standing.stage !== 'wait') return;
    const { step } = room.lesson.standing;
    setTimeout(() => {
      const now: Standing = room.lesson.standing;
      if (now.stage !== 'wait' || now.step !== step) return;
      room.lesson.goOn();
      room.chair.tell();
      this.#changed(room);
    }, REPLY_DELAY);
  }
}
