// San Marco for the table page.
import { after } from '@ridotto/games/san-marco/knowledge/after.ts';
import type { SanMarcoView } from '@ridotto/games/san-marco/knowledge/view.ts';
import type { Question } from '@ridotto/games/san-marco/words/shape.ts';
import { begin, says } from './words.ts';
import type { GameFace } from '../../play/face.ts';
import { later } from '../../play/later.tsx';
import { AboutPlace, BoardPart } from './BoardPart.tsx';
import { Cards } from './Cards.tsx';
import { myCut, splitAs } from './cut-state.ts';
import { asksAbout, placesOf, viewOf } from './places.ts';
import { labelOf, lineOf, placeName, promptOf, reasonOf, ruleOf, splitInWords } from './speech.ts';
import { series } from './series.ts';
import { holdersOf } from './holders.ts';
import { standing } from './standing.tsx';
import { has, things } from './things.ts';
import { SECTIONS, sectionAbout } from './sections.ts';
import './panels.css';

const CutChoices = later(() => import('./Cut.tsx').then((m) => m.CutChoices));
const End = later(() => import('./End.tsx').then((m) => m.End));
const Panels = later(() => import('./Panels.tsx').then((m) => m.Panels));
const Districts = later(() => import('./Tables.tsx').then((m) => m.Districts));
const Piles = later(() => import('./Tables.tsx').then((m) => m.Piles));

const sanMarcoFace: GameFace = {
  /** Laying a card aside is the only other way: then the card is carried out, and laying it aside stays on offer. */
  obvious(legal) {
    const rest = legal.filter((c) => c.do !== 'nothing');
    return rest.length === 1 ? rest[0] : undefined;
  },
  words: says,
  tabs: () => [
    { id: 'districts', name: says().tabs.districts, Part: Districts },
    { id: 'piles', name: says().tabs.piles, Part: Piles },
  ],
  ownPlace: ['cut'],
  own(at) {
    const cut = myCut(at);
    return cut ? <CutChoices at={at} cut={cut} /> : null;
  },
  offered: (choice, at) => choice.do === 'play' || choice.do === 'take' || placesOf(choice, viewOf(at)).length > 0,
  prompt: promptOf,
  stage: (at) => {
    const view = viewOf(at);
    return view.roles.length === 0 && view.round === 1 && view.passage === 1 ? says().setUp : says().round(view, at.name(view.leader));
  },
  label: labelOf,
  whole: (parts) => splitInWords(parts),
  layOut(parts, at) {
    const cut = myCut(at);
    if (!cut || parts.length !== cut.size) return false;
    splitAs(at, cut, parts);
    return true;
  },
  line: lineOf,
  after: (view, told) => after(view as SanMarcoView, told),
  rule: ruleOf,
  reason: reasonOf,
  section: (at) => SECTIONS[viewOf(at).at as Question],
  sectionAbout,
  asks: asksAbout,
  placeName,
  Board: BoardPart,
  Cards,
  standing,
  series,
  holders: holdersOf,
  things,
  has,
  Panels,
  About: AboutPlace,
  End,
};

export async function ready(): Promise<GameFace> {
  await begin();
  return sanMarcoFace;
}
