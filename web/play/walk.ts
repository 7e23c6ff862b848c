// Where one is on a board that is gone about by arrow keys: what stands there, and what lies which way.
import type { Around } from '../art/hand.ts';
import { spoken, words } from '../words/prefs.ts';
import { asSentence } from './asked-words.ts';

export function walk(about: string, around: Around, name: (place: string) => string): string {
  if (spoken.now.value === 'short') return about;
  const t = words.value!;
  const ways = (['up', 'right', 'down', 'left'] as const).flatMap((way) => {
    const to = around[way];
    return to === undefined ? [] : [t.table.labelled(t.walk[way], name(to))];
  });
  return [about, ways.join('; ')]
    .filter((part) => part !== '')
    .map(asSentence)
    .join(' ');
}
