// Venice for the table page.
import type { JSX } from 'preact';
import type { AnyChoice } from '../../net/http/api.ts';
import type { At, ChoiceGroup, GameFace } from '../../play/face.ts';
import { AboutPlace, asksAbout, BoardPart } from './BoardPart.tsx';
import { AboutCard, Cards } from './Cards.tsx';
import { End } from './End.tsx';
import { Panels } from './Panels.tsx';
import { labelOf, lineOf, promptOf, ruleOf } from './speech.ts';
import { buildingName, isAlone, placeName, showing, shownOf, text, viewOf, voice } from './table.ts';
import { Effects, Missions } from './Tabs.tsx';
import { standing } from './standing.tsx';
import { begin, ours, says } from './words.ts';

/** Choices that the cards and loads beside the board offer, each as a button. */
const ON_CARDS = ['cubes', 'smuggler', 'return', 'keep', 'take', 'under'];

function groupsOf(legal: readonly AnyChoice[], at: At): ChoiceGroup[] {
  showing(at);
  const g = ours().groups;
  const view = viewOf(at);
  const titles: Readonly<Record<string, string>> = {
    favour: g.favour,
    turn: g.favour,
    play: g.cards,
    switch: g.gondolier,
    stay: g.gondolier,
    complete: g.missions,
    apply: g.missions,
  };
  const groups = new Map<string, AnyChoice[]>();
  for (const c of legal) {
    if (c.do === 'cubes') continue;
    const title = c.do === 'pass' || c.do === 'moor' ? buildingName(text(c.building)) : (titles[c.do] ?? '');
    groups.set(title, [...(groups.get(title) ?? []), c]);
  }
  const long = ['place', 'spy', 'bridge'].includes(view.at);
  const byName = (a: AnyChoice, b: AnyChoice): number => labelOf(a, at).localeCompare(labelOf(b, at));
  return [...groups].map(([title, choices]) => ({ title, choices: long ? [...choices].sort(byName) : choices }));
}

function About({ place, at }: { place: string; at: At; note: string }): JSX.Element {
  return place.startsWith('card:') ? <AboutCard card={place.slice(5)} at={at} /> : <AboutPlace place={place} at={at} />;
}

const veniceFace: GameFace = {
  obvious: () => undefined,
  ownPlace: () => false,
  words: says,
  title: () => says().title,
  nothingHere: (place) => says().nothingHere(place),
  tabs: () => [
    { id: 'missions', name: ours().tabs.missions, Part: Missions },
    { id: 'effects', name: ours().tabs.cards, Part: Effects },
  ],
  prompt(at) {
    showing(at);
    return promptOf(at);
  },
  waiting: (at) => says().waiting(at.snapshot.awaits.map(at.name), viewOf(at).at),
  handedIn: () => says().handedIn,
  held: () => says().held,
  over: (names) => (names.length === 0 && isAlone() ? says().end.lost : says().over(names)),
  stage(at) {
    showing(at);
    return says().stage(shownOf(at), voice(at.name));
  },
  label(choice, at) {
    showing(at);
    return labelOf(choice, at);
  },
  line: lineOf,
  rule: ruleOf,
  asks: asksAbout,
  placeName,
  groups: groupsOf,
  ownList: (at) => at.store.legal.value.length > 0 && at.store.legal.value.every((c) => ON_CARDS.includes(c.do)),
  Board: BoardPart,
  Cards,
  standing,
  Panels,
  About,
  End,
};

export async function ready(): Promise<GameFace> {
  await begin();
  return veniceFace;
}
