// Takes out of a state what is hidden from a seat, so that nothing of it can be read by accident.
import { SPECTATOR, type Seat } from '@ridotto/engine';
import { AMBASSADOR, NOBODY, PACKETS, UNDEALT } from '../box/material.ts';
import { cardsOf, namedOf, shownOf, targetOf } from '../rules/questions.ts';
import { isDealt, seesAnswer } from '../rules/seeing.ts';
import type { State } from '../box/state.ts';
import { UNNAMED } from './sample-answers.ts';

/** The others' secret cards, answers that it did not see, which combination was named for one that it saw, the Ambassador player's
    sheet, and where others will place their figures. At the end nothing is hidden. */
export function hide(t: State, seat: Seat): void {
  if (t.playing === 0) return;
  const me = seat === SPECTATOR ? NOBODY : t.colour[seat];
  if (isDealt(t))
    for (let c = 0; c < PACKETS; c++) {
      if (c === me) continue;
      t.identity[c] = UNDEALT;
      t.disguise[c] = UNDEALT;
      t.letter[c] = UNDEALT;
    }
  for (let n = 0; n < t.asked; n++) {
    const shown = t.shown[n];
    if (!seesAnswer(t, seat, n)) t.shown[n] = 0;
    else if (namedOf(shown) > 0 && targetOf(t.questions[n]) !== me) t.shown[n] = shownOf(cardsOf(shown), UNNAMED);
  }
  if (me !== AMBASSADOR) t.sheet.fill(0);
  for (let figure = 0; figure < t.placed.length; figure++) if (figure >> 2 !== me) t.placed[figure] = 0;
}
