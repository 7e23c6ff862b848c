// What a table of this device is made of, fetched while it is being set up: from then on no house is needed.
import { LISTED, type Listed } from '../../games/index.ts';
import { fetched } from '../../net/fetched.ts';
import { leisure, quietly } from '../../net/leisure.ts';
import { laterParts } from '../../play/later.tsx';
import { language } from '../../words/prefs.ts';

type Part = () => Promise<unknown>;

/** For every table: the worker that keeps it, the page of a table, the one that lists those of this device, what checks a record. */
const ALWAYS: readonly Part[] = [
  // Where the browser does not run such a worker, the house keeps the table.
  () => import('../../net/local/client.ts').then(({ tables }) => tables.ready().catch(() => undefined)),
  () => import('./Table.tsx'),
  () => import('./Home.tsx'),
  () => import('./Replay.tsx'),
  () => import('@ridotto/table/verify.ts'),
];
const partsOf = (game: Listed): readonly Part[] => [...ALWAYS, ...game.ahead(language.value)];

/** All that a table of this game needs. It comes sooner or later: where it cannot be had the page says so. */
export async function everythingFor(game: Listed): Promise<void> {
  await Promise.all(partsOf(game).map(fetched));
  await Promise.all(laterParts().map(fetched));
}

let begun = false;

/** That of this game at once, that of the others when the browser has time; what cannot be had now is fetched when it is needed. */
export async function fetchAhead(game: Listed): Promise<void> {
  await Promise.all(partsOf(game).map(quietly));
  await Promise.all(laterParts().map(quietly));
  if (begun) return;
  begun = true;
  // Which parts come later is known when what they are parts of is there.
  for (const parts of [() => LISTED.flatMap(partsOf), laterParts])
    for (const part of parts()) {
      await leisure();
      await quietly(part);
    }
  document.documentElement.dataset.ahead = 'fetched';
}
