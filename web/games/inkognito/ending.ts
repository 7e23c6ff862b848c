// Fewer presses: where nothing else is left to decide after a choice, movement and turn end with it, and one Confirm is enough.
import { metBy } from '@ridotto/games/inkognito/words/met.ts';
import type { InkognitoView } from '@ridotto/games/inkognito/knowledge/view.ts';
import type { AnyChoice } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import { confirmEach } from '../../words/prefs.ts';
import { text, viewOf } from './table.ts';

const END: AnyChoice = { do: 'end' };

/** The view after a step of movement, as far as meetings are concerned. */
function stepped(view: InkognitoView, figure: string, to: string): InkognitoView {
  const moved = { ...view, moved: [...view.moved, figure as 'ambassador'] };
  return figure === 'ambassador' ? { ...moved, ambassador: to } : { ...moved, figures: { ...view.figures, [figure]: to } };
}
/** What ends the turn from here: movement first, if it is still going on. With meetings it only ends movement. */
export function endings(view: InkognitoView, seat: string): AnyChoice[] {
  return view.at === 'movement' && metBy(view, seat).length === 0 ? [END, END] : [END];
}

/** The choice, and the ends that follow from it by themselves. */
function withEnds(choice: AnyChoice, at: At): AnyChoice[] {
  const view = viewOf(at);
  const seat = at.snapshot.you ?? '';
  if (view.colours[seat] === 'ambassador') return [choice];
  const over = (c: AnyChoice): boolean => {
    const met = view.meetings.find((m) => m.with === c.with);
    // The extra step leaves everybody who stood there.
    return view.meetings.every((m) => m === met || (c.do === 'extra' && m.piece === met?.piece));
  };
  switch (choice.do) {
    case 'move':
      return view.balls.length === 1 ? [choice, ...endings(stepped(view, text(choice.figure), text(choice.to)), seat)] : [choice];
    case 'dismiss':
      return view.meetings.length === 0 ? [choice, END] : [choice];
    case 'nothing':
    case 'extra':
      return over(choice) ? [choice, END] : [choice];
    default:
      return [choice];
  }
}
/** Whoever does not confirm each move would have ended their turn before they could announce. */
export function choose(choice: AnyChoice, at: At, pick: (choice: AnyChoice) => void): void {
  const all = confirmEach.value ? withEnds(choice, at) : [choice];
  if (all.length > 1) void at.store.draft.pickAll(all);
  else pick(choice);
}
