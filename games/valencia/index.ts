// Valencia (Stefan Feld; Queen Games) for two to five players.
import { checkShape, verbOf, type Choice, type Game } from '@ridotto/engine';
import { Edition, type EditionFile } from './box/edition.ts';
import standard from './editions/standard.json' with { type: 'json' };
import { invariant } from './position/invariant.ts';
import { lines } from './lines.ts';
import { LUCK, squareName, treeName } from './box/material.ts';
import { OPTIONS, Settings } from './box/options.ts';
import { read, write } from './position/index.ts';
import { rules } from './rules/index.ts';
import { observation } from './knowledge/observation.ts';
import { know, sample, type Known } from './knowledge/sample.ts';
import { scores, sheet, winners } from './box/scoring.ts';
import { fresh, State } from './box/state.ts';
import { pass } from './knowledge/orders.ts';
import { openPart, view } from './knowledge/view.ts';
import { SAY } from './box/vocabulary.ts';

export const valencia: Game<State, Edition> = {
  name: 'valencia',
  rulesVersion: 1,
  seats: [2, 3, 4, 5],
  options: OPTIONS,
  rules,
  codec: SAY.codec,
  luck: LUCK,
  standard,
  edition: (file) => {
    checkShape(file, standard, ['name', 'note']);
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
    'bag',
    'unseen',
    'under',
    'unders',
    'underSeen',
    'hiddenDiscard',
    'hand',
    'pileOf',
    'handSeen',
    'held',
    'stopped',
    'put',
    'piles',
    'missionOf',
    'missionDeck',
  ],
  invariant,
  scores,
  tally: (s) => sheet(s).map(({ total }) => total),
  winners,
  read,
  write,
  lines,
  orders: [pass],
  end,
};

/** Where a member, palm or fountain ends. */
function end(_: State, parts: readonly Choice[]): string | undefined {
  let at: string | undefined;
  for (const choice of parts) {
    const verb = verbOf(choice);
    if (verb === SAY.place.tag) at = squareName(SAY.place.square(choice));
    else if (verb === SAY.build.tag) at = squareName(SAY.build.square(choice));
    else if (verb === SAY.move.tag) at = squareName(SAY.move.to(choice));
    else if (verb === SAY.wander.tag) at = squareName(SAY.wander.to(choice));
    else if (verb === SAY.plant.tag) at = treeName(SAY.plant.tree(choice));
    else if (verb === SAY.shift.tag) at = treeName(SAY.shift.to(choice));
  }
  return at;
}

export type { ValenciaView } from './knowledge/view.ts';
export { State } from './box/state.ts';
export { SAY } from './box/vocabulary.ts';
export { Edition } from './box/edition.ts';
export { sheet, sheetOf } from './box/scoring.ts';
export * as material from './box/material.ts';
