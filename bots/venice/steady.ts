// The steady player: by the usual ideas of what things are worth.
import { playing } from './playing.ts';
import { usual } from './taste.ts';

export const steady = playing('steady', () => usual);
