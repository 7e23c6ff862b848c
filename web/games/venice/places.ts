// Where a choice is on the board, and which choices cards and forms beside it offer.
import { activated, placeOf, progress } from '@ridotto/games/venice/words/lookup.ts';
import type { AnyChoice } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import { ledAt, lying, whichLed } from './reading.ts';
import { speech, text, viewOf } from './table.ts';

const AT_BUILDING = ['place', 'pass', 'moor', 'spy', 'by', 'smuggler', 'activate', 'assistant'];
/** What cards, loads and slots beside the board offer. */
const ON_CARDS = ['cubes', 'smuggler', 'return', 'keep', 'take', 'under', 'complete', 'lay', 'play', 'favour', 'turn'];

/** Where a choice is on the board; undefined: it is only among the sentences and cards. */
export function placeOfChoice(c: AnyChoice, at: At): string | undefined {
  const view = viewOf(at);
  const me = at.snapshot.you ?? '';
  if (AT_BUILDING.includes(c.do)) return `b:${text(c.building)}`;
  switch (c.do) {
    case 'use':
      return `e:${activated(speech(at))}:${text(c.effect)}`;
    case 'bridge':
      return `c:${text(c.canal)}`;
    case 'stay':
      return `g:${me} ${whichLed(view, me) + 1}`;
    case 'switch':
      return `g:${me} ${2 - whichLed(view, me)}`;
    case 'gondola': {
      const owner = view.at === 'choose-gondola' ? `letter-${'ab'.charAt(progress(view, 'letter'))}` : me;
      return `g:${owner} ${c.which === 'second' ? 2 : 1}`;
    }
    case 'meet': {
      const where = view.at === 'route-order' ? placeOf(view, progress(view, 'sent') - 1) : ledAt(view, me);
      const met = lying(view).find((g) => g.owner === c.owner && g.building === where && g.id !== view.afloat);
      return met && `g:${met.id}`;
    }
    default:
      return undefined;
  }
}

export const isOffered = (c: AnyChoice, at: At): boolean =>
  placeOfChoice(c, at) !== undefined || (ON_CARDS.includes(c.do) && !(c.do === 'lay' && c.slot === 'archive'));

/** Places of what is drafted: where it was chosen, and where it leads. */
export function meantPlaces(at: At): string[] {
  const { parts, before } = at.store.draft;
  if (parts.value.length === 0 || at.legal !== at.store.draft.legal.value) return [];
  const then: At = { ...at, view: before.value ?? at.snapshot.view };
  const view = viewOf(at);
  const me = at.snapshot.you ?? '';
  return parts.value.flatMap((c) => {
    const place = placeOfChoice(c, then);
    if (c.do === 'pass' || c.do === 'moor') return [`b:${text(c.building)}`, `g:${me} ${whichLed(view, me) + 1}`];
    if (c.do === 'place') return [`b:${text(c.building)}`, `g:${me} ${(view.gondolas[me]?.[1] ?? null) === null ? 1 : 2}`];
    return place === undefined ? [] : [place];
  });
}
