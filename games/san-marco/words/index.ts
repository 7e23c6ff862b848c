// What happens in San Marco, said in sentences for the terminal.
import { nameIn, tellerOf, type Teller } from '@ridotto/engine/teller.ts';
import type { SanMarcoWords } from './shape.ts';
import { stageOf, tableOf, viewOf } from './text.ts';

export function teller(w: SanMarcoWords): Teller {
  return tellerOf(w, {
    voice: nameIn,
    // The choices that follow say whether a card may be laid aside.
    speech: (seen) => ({ name: nameIn(seen), me: seen.me ?? '', aside: true, view: viewOf(seen) }),
    stage: (seen) => stageOf(w, seen),
    table: (seen) => tableOf(w, seen),
  });
}
