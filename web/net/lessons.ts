// Tables at which somebody learns: kept by the worker of this device, as long as the page is open.
import type { LinkedPosition } from '@ridotto/table/position-link.ts';
import type { Standing } from '@ridotto/table/lessons/lesson-table.ts';
import type { Snapshot } from '@ridotto/table/protocol.ts';
import type { Of } from './learnt.ts';
import type { AskedOfLesson, LessonAt } from './local/messages.ts';
import { HERE } from './local/name.ts';
import { ownName } from './guest.ts';
import { here } from './tables.ts';

export type { Standing } from '@ridotto/table/lessons/lesson-table.ts';

const ask = async <T>(asked: AskedOfLesson): Promise<T> => (await here()).lesson<T>(asked);
const inWorker = (table: string): string => table.slice(HERE.length);

/** Gives the name of the table. */
export async function openLesson(game: string, of: Of, id: string, step: number): Promise<string> {
  return HERE + (await ask<string>({ what: 'open', game, of, id, step, name: ownName() }));
}
/** Tells where they are, now and whenever that changes, until what is returned is called. */
export function followLesson(table: string, told: (standing: Standing) => void): () => void {
  let left = false;
  const follow = async (): Promise<void> => {
    for (let after = 0; !left;) {
      const { count, standing } = await ask<LessonAt>({ what: 'standing', table: inWorker(table), after });
      after = count;
      if (!left) told(standing);
    }
  };
  void follow().catch(() => undefined); // the table is gone: its page says so
  return () => (left = true);
}
/** How it looks in a lesson before this step, to whoever learns. */
export const sceneOf = (game: string, lesson: string, step: number): Promise<Snapshot> => ask({ what: 'scene', game, lesson, step });
export const goOn = (table: string): Promise<void> => ask({ what: 'go-on', table: inWorker(table) });
export const takeBack = (table: string): Promise<void> => ask({ what: 'take-back', table: inWorker(table) });
/** What is asked for is done for whoever learns. */
export const showHow = (table: string): Promise<void> => ask({ what: 'show', table: inWorker(table) });
export const positionOf = (table: string): Promise<LinkedPosition> => ask({ what: 'position', table: inWorker(table) });
