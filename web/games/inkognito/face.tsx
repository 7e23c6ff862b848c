// Inkognito for the table page.
import type { GestureName } from '@ridotto/games/inkognito/box/gestures.ts';
import type { GameFace } from '../../play/face.ts';
import { later } from '../../play/later.tsx';
import { AboutPlace, asksAbout, BoardPart } from './BoardPart.tsx';
import { Cards } from './Cards.tsx';
import { GestureIcon } from './Gesture.tsx';
import { faceUp, holds } from './noted.ts';
import { titleOf } from './Shown.tsx';
import { writing } from './SheetForm.tsx';
import { labelOf, lineOf, promptOf, reasonOf, ruleOf } from './speech.ts';
import { mineNow, placeName, showing, shownOf, viewOf } from './table.ts';
import { series } from './series.ts';
import { standing } from './standing.tsx';
import { has, things } from './things.ts';
import { begin, ink } from './words.ts';
import { SECTIONS, sectionAbout } from './sections.ts';

const End = later(() => import('./End.tsx').then((m) => m.End));
const Panels = later(() => import('./Panels.tsx').then((m) => m.Panels));
const First = later(() => import('./First.tsx').then((m) => m.First));
const Missions = later(() => import('./Missions.tsx').then((m) => m.Missions));

const inkognitoFace: GameFace = {
  ownPlace: ['sheet', 'answer'],
  words: ink,
  tabs: () => [{ id: 'missions', name: ink().tabs.missions, wide: true, Part: Missions }],
  prompt(at) {
    showing(at);
    const open = holds(at) ? faceUp(at) : undefined;
    if (!open) return promptOf(at);
    const { cards = [], letter } = open.question;
    const w = ink();
    return { ask: `${w.colon(titleOf(open.question, at), w.cardList(cards, letter))}.`, also: w.shown.look };
  },
  stage: (at) => {
    const view = shownOf(at);
    return view.at === 'placing' ? ink().setUp : ink().turn(view.turn, at.name(view.player));
  },
  label(choice, at) {
    showing(at);
    return labelOf(choice, at);
  },
  line: lineOf,
  rule: ruleOf,
  reason: reasonOf,
  section: (at) => SECTIONS[viewOf(at).at],
  sectionAbout,
  asks: asksAbout,
  placeName,
  gestures: {
    name: (g) => ink().gestures[g as GestureName].name,
    about: (g) => ink().colon(ink().gestures[g as GestureName].name, ink().gestures[g as GestureName].tell),
    line: (g, who, to) => ink().gestures[g as GestureName].does(who, to),
    Icon: GestureIcon,
  },
  /** Everything has its place on the board or among the cards. */
  offered: () => true,
  ownList: (at) =>
    writing(at) ||
    holds(at) ||
    (shownOf(at).at === 'answer' && mineNow(at)) ||
    (at.store.draft.whole.value && at.store.draft.legal.value.length === 0),
  first: (choice) => choice.do === 'announce' || choice.do === 'escape',
  First,
  Board: BoardPart,
  Cards,
  standing,
  series,
  things,
  has,
  Panels,
  About: AboutPlace,
  End,
};

export async function ready(): Promise<GameFace> {
  await begin();
  return inkognitoFace;
}
