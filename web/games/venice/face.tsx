// Venice for the table page.
import { after } from '@ridotto/games/venice/knowledge/after.ts';
import type { VeniceView } from '@ridotto/games/venice/knowledge/view.ts';
import type { Question } from '@ridotto/games/venice/words/shape.ts';
import type { JSX } from 'preact';
import type { At, GameFace } from '../../play/face.ts';
import { later } from '../../play/later.tsx';
import { AboutPlace, asksAbout, BoardPart } from './BoardPart.tsx';
import { AboutCard, Cards } from './Cards.tsx';
import { isOffered } from './places.ts';
import { labelOf, lineOf, promptOf, reasonOf, ruleOf, showsOwn } from './speech.ts';
import { holdersOf } from './holders.ts';
import { series } from './series.ts';
import { dogeStanding, standing } from './standing.tsx';
import { isAlone, isOfTwo, placeName, showing, shownOf, viewOf, voice } from './table.ts';
import { has, things } from './things.ts';
import { begin, ours, says } from './words.ts';
import { SECTIONS, sectionAbout } from './sections.ts';

const End = later(() => import('./End.tsx').then((m) => m.End));
const Panels = later(() => import('./Panels.tsx').then((m) => m.Panels));
const Missions = later(() => import('./Tabs.tsx').then((m) => m.Missions));
const Effects = later(() => import('./Tabs.tsx').then((m) => m.Effects));
const DogeTab = later(() => import('./Doge.tsx').then((m) => m.DogeTab));
const SmugglersTab = later(() => import('./Smugglers.tsx').then((m) => m.SmugglersTab));

function About({ place, at }: { place: string; at: At; note: string }): JSX.Element {
  return place.startsWith('card:') ? <AboutCard card={place.slice(5)} at={at} /> : <AboutPlace place={place} at={at} />;
}

const veniceFace: GameFace = {
  words: says,
  tabs: () => [
    { id: 'missions', name: ours().tabs.missions, Part: Missions },
    { id: 'effects', name: ours().tabs.cards, Part: Effects },
    ...(isAlone() ? [{ id: 'doge', name: ours().tabs.doge, Part: DogeTab }] : []),
    ...(isOfTwo() ? [{ id: 'smugglers', name: ours().tabs.smugglers, Part: SmugglersTab }] : []),
  ],
  prompt(at) {
    showing(at);
    return promptOf(at);
  },
  stage(at) {
    showing(at);
    return says().stage(shownOf(at), voice(at.name));
  },
  label(choice, at) {
    showing(at);
    return labelOf(choice, at);
  },
  line: lineOf,
  after: (view, told) => after(view as VeniceView, told),
  rule: ruleOf,
  reason: reasonOf,
  section: (at) => SECTIONS[viewOf(at).at as Question],
  sectionAbout,
  asks: asksAbout,
  placeName,
  offered: isOffered,
  showsOwn,
  Board: BoardPart,
  Cards,
  standing,
  series,
  things,
  has,
  holders: holdersOf,
  alsoHere: dogeStanding,
  Panels,
  About,
  End,
};

export async function ready(): Promise<GameFace> {
  await begin();
  return veniceFace;
}
