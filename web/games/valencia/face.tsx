// Valencia for the table page.
import type { AnyChoice } from '../../net/http/api.ts';
import type { At, ChoiceGroup, GameFace } from '../../play/face.ts';
import { AboutPlace, BoardPart, placeOf } from './BoardPart.tsx';
import { Cards } from './Cards.tsx';
import { End } from './End.tsx';
import { Missions } from './Missions.tsx';
import { Panels } from './Panels.tsx';
import { asksAbout, placeName } from './places.ts';
import { Score } from './Score.tsx';
import { labelOf, lineOf, promptOf, ruleOf } from './speech.ts';
import { mineNow, showing, shownOf, speech, text, viewOf } from './table.ts';
import { CardsKnown, Schedule } from './Tables.tsx';
import { goesFrom } from './taken.ts';
import { standing } from './standing.tsx';
import { begin, page, vale } from './words.ts';

/** Questions with a place of their own, where plain buttons offer every choice. */
const OWN = ['missions', 'planning', 'bid', 'keep-mission'];
/** Offered on the board too. */
const onTheBoard = (c: AnyChoice, at: At): boolean => goesFrom(c) || placeOf(c, viewOf(at)) !== undefined;
const GROUP: Readonly<Record<string, 'places' | 'cards'>> = {
  place: 'places',
  return: 'cards',
  'return-hidden': 'cards',
  'take-back': 'cards',
};

function groupsOf(legal: readonly AnyChoice[], at: At): ChoiceGroup[] {
  showing(at);
  const g = page().groups;
  const groups = new Map<string, AnyChoice[]>();
  const add = (title: string, c: AnyChoice): void => void groups.set(title, [...(groups.get(title) ?? []), c]);
  for (const c of legal) {
    const of = GROUP[c.do];
    if (goesFrom(c)) add(g.moves(placeName(text(c.from))), c);
    else add(of === undefined ? '' : g[of], c);
  }
  // What has no heading comes first: letting be is never far away.
  return [...groups]
    .map(([title, choices]) => ({ title, choices, folded: title !== '' && choices.every((c) => onTheBoard(c, at)) }))
    .sort((a, b) => Number(a.title !== '') - Number(b.title !== ''));
}

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
  line: lineOf,
  rule: ruleOf,
  asks: asksAbout,
  placeName,
  groups: groupsOf,
  ownList: (at) => mineNow(at) && OWN.includes(shownOf(at).at),
  Board: BoardPart,
  Cards,
  standing,
  Panels,
  About: AboutPlace,
  End,
};

export async function ready(): Promise<GameFace> {
  await begin();
  return valenciaFace;
}
