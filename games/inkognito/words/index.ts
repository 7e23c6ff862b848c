// What happens in Inkognito, said in sentences for the terminal.
import { tellerOf, type Teller } from '@ridotto/engine/teller.ts';
import type { InkognitoWords } from './shape.ts';
import { stageOf, tableOf, viewOf, voiceOf } from './text.ts';

export function teller(w: InkognitoWords): Teller {
  return tellerOf(w, {
    voice: (seen) => voiceOf(w, seen),
    speech: (seen) => ({ ...voiceOf(w, seen), me: seen.me ?? '', view: viewOf(seen) }),
    stage: (seen) => stageOf(w, seen),
    table: (seen) => tableOf(w, seen),
  });
}
