// What each legal answer gives away, as its giver may know: their own side of the ledger, nothing else. The asker may know
// more from elsewhere.
import { Choices, verbOf, type Seat } from '@ridotto/engine';
import { AGENTS, BUILDS, COMBINATIONS, MISSION, type Card } from '../box/material.ts';
import { inLedger } from '../rules/questions.ts';
import * as sheets from '../rules/questions.ts';
import { rules } from '../rules/index.ts';
import { couldShow, truthOf } from '../rules/answers.ts';
import { cardNames } from '../rules/telling.ts';
import type { State } from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';

export interface LeavesOpen {
  /** So many of the sixteen pairs of identity and disguise fit all that this giver has shown to this asker, with this answer. */
  leaves: number;
  /** What is then certain. */
  fixes: ('identity' | 'disguise')[];
  /** It shows the letter. */
  letter: boolean;
}

const list = new Choices();
/** For whoever is asked. */
export function leavesOpen(s: State, seat: Seat): ({ cards: Card[]; of?: string } & LeavesOpen)[] {
  const q = s.questions[s.asked];
  const before: number[] = [];
  for (let i = 0; i < s.asked; i++)
    if (inLedger(s.questions[i], sheets.askerOf(q), sheets.targetOf(q))) before.push(sheets.cardsOf(s.shown[i]));
  const pairs = AGENTS.flatMap((_, i) => BUILDS.map((_build, d) => ({ i, d }))).filter(({ i, d }) =>
    before.every((cards) => couldShow(cards, truthOf(i, d))),
  );
  rules.legal(s, seat, list);
  return list.list().map((choice) => {
    const reduced = verbOf(choice) === SAY.reduce.tag;
    const cards = reduced ? SAY.reduce.cards(choice) : SAY.answer.cards(choice);
    const left = pairs.filter(({ i, d }) => couldShow(cards, truthOf(i, d)));
    const fixes = [
      ...(new Set(left.map(({ i }) => i)).size === 1 ? (['identity'] as const) : []),
      ...(new Set(left.map(({ d }) => d)).size === 1 ? (['disguise'] as const) : []),
    ];
    return {
      cards: cardNames(cards),
      ...(reduced && { of: COMBINATIONS[SAY.reduce.of(choice)] }),
      leaves: left.length,
      fixes,
      letter: (cards & MISSION) !== 0,
    };
  });
}
