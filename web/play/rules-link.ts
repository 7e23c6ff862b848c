// Where the rules of a table stand on a page of their own: told as that table plays them, also in another window.
import type { At } from './face.ts';

/** `section`: the one that is wanted. */
export const rulesOf = ({ snapshot, store }: At, section?: string): string =>
  `/rules/${snapshot.game}?table=${encodeURIComponent(store.id)}${section === undefined ? '' : `#${section}`}`;
/** Which section a link to the rules of this table wants, '' for none; undefined: it leads elsewhere. */
export function sectionOf(href: string | null | undefined, at: At): string | undefined {
  const [page, section = ''] = href?.split('#') ?? [];
  return page === rulesOf(at) ? section : undefined;
}
