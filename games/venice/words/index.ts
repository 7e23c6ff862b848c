// What happens in Venice, said in sentences for the terminal.
import { tellerOf, type Teller } from '@ridotto/engine/teller.ts';
import type { VeniceWords } from './shape.ts';
import { tableOf, viewOf, voiceOf } from './text.ts';

export function teller(w: VeniceWords): Teller {
  return tellerOf(w, {
    voice: voiceOf,
    speech: (seen) => ({ ...voiceOf(seen), me: seen.me ?? '', view: viewOf(seen) }),
    stage: (seen) => w.stage(viewOf(seen), voiceOf(seen)),
    table: (seen) => tableOf(w, seen),
  });
}
