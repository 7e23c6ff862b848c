// What a table of this device is made of, fetched while it is being set up: from then on no house is needed.
import { LISTED, type Listed } from '../../games/index.ts';
import { fetched } from '../../net/fetched.ts';
import { leisure, quietly } from '../../net/leisure.ts';
import { language } from '../../words/prefs.ts';

type Part = () => Promise<unknown>;

/** For every table: the worker that keeps it, the page of a table, what checks its record. */
const ALWAYS: readonly Part[] = [
  // Where the browser does not run such a worker, the house keeps the table.
  () => import('../../net/local/client.ts').then(({ tables }) => tables.ready().catch(() => undefined)),
  () => import('./Table.tsx'),
  () => import('./Replay.tsx'),
  () => import('@ridotto/table/verify.ts'),
];
const partsOf = (game: Listed): readonly Part[] => [...ALWAYS, ...game.ahead(language.value)];

/** All that a table of this game needs. It comes sooner or later: where it cannot be had the page says so. */
export async function everythingFor(game: Listed): Promise<void> {
  await Promise.all(partsOf(game).map(fetched));
}

let begun = false;

/** That of this game at once, that of the others when the browser has time; what cannot be had now is fetched when it is needed. */
export async function fetchAhead(game: Listed): Promise<void> {
  await Promise.all(partsOf(game).map(quietly));
  if (begun) return;
  begun = true;
  for (const part of LISTED.flatMap(partsOf)) {
    await leisure();
    await quietly(part);
  }
  document.documentElement.dataset.ahead = 'fetched';
}
