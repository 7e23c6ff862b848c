// Venice (Dávid Turczi, Andrei Novac; Braincrack Games 2020) for one to five players.
import { checkShape, verbOf, type Choice, type Game } from '@ridotto/engine';
import { Edition, type EditionFile } from './box/edition.ts';
import standard from './editions/standard.json' with { type: 'json' };
import { invariant } from './position/invariant.ts';
import { BUILDING_NAMES, LUCK } from './box/material.ts';
import { OPTIONS, Settings } from './box/options.ts';
import { read, write } from './position/index.ts';
import { rules, winners } from './rules/index.ts';
import { observation } from './knowledge/observation.ts';
import { know, sample, type Known } from './knowledge/sample.ts';
import { fresh, State } from './box/state.ts';
import { orders } from './knowledge/orders.ts';
import { openPart, view } from './knowledge/view.ts';
import { SAY } from './box/vocabulary.ts';

export const venice: Game<State, Edition> = {
  name: 'venice',
  rulesVersion: 2,
  // 2: what gains and losses come from is told before them.
  earlier: { 1: { is: 'same', but: ['facts'] } },
  seats: [1, 2, 3, 4, 5],
  options: OPTIONS,
  rules,
  codec: SAY.codec,
  luck: LUCK,
  standard,
  edition: (file) => {
    checkShape(file, standard, ['game', 'edition', 'confidence']);
    return new Edition(file as EditionFile);
  },
  create: (edition, options, seats) => new State(edition, new Settings(options), seats),
  fresh,
  view,
  openView: openPart,
  know,
  sample: (to, known, io) => sample(to, known as Known, io),
  observation,
  secrets: [
    'missions',
    'mission',
    'returned',
    'influence',
    'hand',
    'drawn',
    'smugglersA',
    'smugglersB',
    'smugglerDrawn',
    'smugglerAside',
    'pick',
    'turned',
  ],
  invariant,
  scores: (s) => Array.from(s.vp.subarray(0, s.seats)),
  winners,
  read,
  write,
  orders,
  end,
};

/** Where a gondola ends. */
function end(_before: State, parts: readonly Choice[]): string | undefined {
  let at: string | undefined;
  for (const choice of parts) {
    const verb = verbOf(choice);
    if (verb === SAY.place.tag) at = BUILDING_NAMES[SAY.place.building(choice)];
    else if (verb === SAY.pass.tag) at = BUILDING_NAMES[SAY.pass.building(choice)];
    else if (verb === SAY.moor.tag) at = BUILDING_NAMES[SAY.moor.building(choice)];
  }
  return at;
}

export type { VeniceView } from './knowledge/view.ts';
export { State } from './box/state.ts';
export { SAY } from './box/vocabulary.ts';
export { Edition } from './box/edition.ts';
export * as material from './box/material.ts';
