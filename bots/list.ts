// The games that have computer players of their own.
import type { Adviser } from './search/adviser.ts';
import type { Bot } from './shared/bot.ts';

export const LIST: Readonly<Record<string, () => Promise<{ readonly bots: readonly Bot[]; readonly adviser?: Adviser }>>> = {
  'san-marco': () => import('./san-marco/index.ts'),
  inkognito: () => import('./inkognito/index.ts'),
  valencia: () => import('./valencia/index.ts'),
  venice: () => import('./venice/index.ts'),
};
