import { nameIn, tellerOf, type Teller } from '@ridotto/engine/teller.ts';
import type { ParcelsView, ParcelsWords } from './shape.ts';

export function teller(w: ParcelsWords): Teller {
  const viewOf = (view: object): ParcelsView => view as ParcelsView;
  return tellerOf(w, {
    voice: nameIn,
    speech: nameIn,
    stage: ({ view }) => w.stage(viewOf(view).round),
    table: (seen) => Object.entries(viewOf(seen.view).coins).map(([seat, n]) => `${nameIn(seen)(seat)}: ${w.coins(n)}`),
  });
}
