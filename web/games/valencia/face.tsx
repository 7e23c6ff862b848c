// Valencia for the table page.
import type { AnyChoice } from '../../net/http/api.ts';
import type { At, GameFace } from '../../play/face.ts';
import { later } from '../../play/later.tsx';
import { AboutPlace, BoardPart } from './BoardPart.tsx';
import { Cards } from './Cards.tsx';
import { tickAs } from './missions-state.ts';
import { onCards } from './Own.tsx';
import { asksAbout, placeName, placeOf } from './places.ts';
import { layPiles } from './planning-state.ts';
import { labelOf, lineOf, plannedInWords, promptOf, reasonOf, ruleOf } from './speech.ts';
import { mineNow, showing, shownOf, speech, viewOf } from './table.ts';
import { goesFrom } from './taken.ts';
import { holdersOf } from './holders.ts';
import { series } from './series.ts';
import { standing } from './standing.tsx';
import { has, things } from './things.ts';
import { begin, page, vale } from './words.ts';
import { SECTIONS, sectionAbout } from './sections.ts';

const End = later(() => import('./End.tsx').then((m) => m.End));
const Panels = later(() => import('./Panels.tsx').then((m) => m.Panels));
const Missions = later(() => import('./Missions.tsx').then((m) => m.Missions));
const Score = later(() => import('./Score.tsx').then((m) => m.Score));
const Schedule = later(() => import('./Tables.tsx').then((m) => m.Schedule));
const CardsKnown = later(() => import('./Tables.tsx').then((m) => m.CardsKnown));

/** Questions with a place of their own, where plain buttons offer every choice. */
const OWN = ['missions', 'planning', 'bid', 'keep-mission'];
/** On the board, or as a card. */
const isOffered = (c: AnyChoice, at: At): boolean => goesFrom(c) || onCards(c) || placeOf(c, viewOf(at)) !== undefined;

const valenciaFace: GameFace = {
  ownPlace: ['missions', 'planning'],
  words: vale,
  tabs: () => [
    { id: 'missions', name: page().tabs.missions, Part: Missions },
    { id: 'rounds', name: page().tabs.rounds, Part: Schedule },
    { id: 'cards', name: page().tabs.cards, Part: CardsKnown },
    { id: 'score', name: page().tabs.score, Part: Score },
  ],
  prompt(at) {
    showing(at);
    return promptOf(at);
  },
  stage: (at) => vale().stage(shownOf(at), speech(at)),
  label(choice, at) {
    showing(at);
    return labelOf(choice, at);
  },
  whole(parts, at) {
    showing(at);
    return plannedInWords(parts, at);
  },
  layOut(parts, at) {
    const { at: question } = viewOf(at);
    if (question === 'planning') layPiles(at, parts);
    else if (question === 'missions') tickAs(at, parts);
    else return false;
    return true;
  },
  line: lineOf,
  rule: ruleOf,
  reason: reasonOf,
  section: (at) => SECTIONS[viewOf(at).at],
  sectionAbout,
  asks: asksAbout,
  placeName,
  offered: isOffered,
  ownList: (at) => mineNow(at) && [shownOf(at).at, viewOf(at).at].some((question) => OWN.includes(question)),
  Board: BoardPart,
  Cards,
  standing,
  series,
  things,
  has,
  holders: holdersOf,
  Panels,
  About: AboutPlace,
  End,
};

export async function ready(): Promise<GameFace> {
  await begin();
  return valenciaFace;
}
