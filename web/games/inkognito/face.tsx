// Inkognito for the table page.
import type { GestureName } from '@ridotto/games/inkognito/box/gestures.ts';
import type { AnyChoice } from '../../net/http/api.ts';
import type { At, ChoiceGroup, GameFace } from '../../play/face.ts';
import { AboutPlace, asksAbout, BoardPart } from './BoardPart.tsx';
import { Cards } from './Cards.tsx';
import { End } from './End.tsx';
import { GestureIcon } from './Gesture.tsx';
import { First } from './First.tsx';
import { Missions } from './Missions.tsx';
import { Notes } from './Notes.tsx';
import { Panels } from './Panels.tsx';
import { writing } from './SheetForm.tsx';
import { labelOf, lineOf, promptOf, ruleOf } from './speech.ts';
import { pieceName, placeName, showing, shownOf, text, viewOf } from './table.ts';
import { standing } from './standing.tsx';
import { begin, ink } from './words.ts';

/** Questions and letting be have buttons with their meeting; the rest stands here in groups. */
const ELSEWHERE = ['question', 'ambassador', 'nothing'];

function groupsOf(legal: readonly AnyChoice[], at: At): ChoiceGroup[] {
  showing(at);
  const w = ink();
  const groups = new Map<string, AnyChoice[]>();
  const add = (title: string, c: AnyChoice): void => void groups.set(title, [...(groups.get(title) ?? []), c]);
  const cap = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);
  for (const c of legal) {
    if (ELSEWHERE.includes(c.do)) continue;
    if (c.do === 'announce' || c.do === 'escape') continue;
    if (c.do === 'move' || c.do === 'place') continue;
    if (c.do === 'extra') add(w.meetings.extra, c);
    else if (c.do === 'dismiss') add(w.groups.spaces, c);
    else add(viewOf(at).at === 'movement' ? w.groups.other : '', c);
  }
  for (const c of legal) if (c.do === 'move' || c.do === 'place') add(cap(pieceName(text(c.figure), at)), c);
  for (const c of legal) if (c.do === 'announce' || c.do === 'escape') add(w.groups.announce, c);
  const byName = (a: AnyChoice, b: AnyChoice): number => placeName(text(a.to)).localeCompare(placeName(text(b.to)));
  return [...groups].map(([title, choices]) =>
    choices[0]?.do === 'dismiss' ? { title, choices: choices.sort(byName), folded: true } : { title, choices },
  );
}

const inkognitoFace: GameFace = {
  obvious: () => undefined,
  ownPlace: (view) => ['sheet', 'answer'].includes((view as { at?: string }).at ?? ''),
  words: ink,
  title: () => ink().title,
  nothingHere: (place) => ink().nothingHere(place),
  tabs: () => [
    { id: 'notes', name: ink().tabs.notes, Part: Notes },
    { id: 'missions', name: ink().tabs.missions, Part: Missions },
  ],
  prompt(at) {
    showing(at);
    return promptOf(at);
  },
  waiting: (at) => ink().waiting(at.snapshot.awaits.map(at.name), viewOf(at).at),
  handedIn: () => ink().handedIn,
  held: () => ink().held,
  over: (names) => ink().over(names),
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
  asks: asksAbout,
  placeName,
  gestures: {
    name: (g) => ink().gestures[g as GestureName].name,
    about: (g) => ink().colon(ink().gestures[g as GestureName].name, ink().gestures[g as GestureName].tell),
    line: (g, who, to) => ink().gestures[g as GestureName].does(who, to),
    Icon: GestureIcon,
  },
  groups: groupsOf,
  ownList: (at) => writing(at) || (shownOf(at).at === 'answer' && at.snapshot.awaits.includes(at.snapshot.you ?? '')),
  first: (choice) => choice.do === 'announce' || choice.do === 'escape',
  First,
  Board: BoardPart,
  Cards,
  standing,
  Panels,
  About: AboutPlace,
  End,
};

export async function ready(): Promise<GameFace> {
  await begin();
  return inkognitoFace;
}
