// Where the rules of a table stand on a page of their own: told as that table plays them, also in another window.
import type { At } from './face.ts';

export const rulesOf = ({ snapshot, store }: At): string => `/rules/${snapshot.game}?table=${encodeURIComponent(store.id)}`;
