// Inkognito (Alex Randolph, Leo Colovini; Ares Games 2013) for three to five players.
import { checkShape, verbOf, type Choice, type Game } from '@ridotto/engine';
import { earlier } from './earlier.ts';
import { Edition, type EditionFile } from './box/edition.ts';
import standard from './editions/standard.json' with { type: 'json' };
import { GESTURES } from './box/gestures.ts';
import { invariant } from './position/invariant.ts';
import { lines } from './lines.ts';
import { LUCK, SPACE } from './box/material.ts';
import { OPTIONS, Settings } from './box/options.ts';
import { read, write } from './position/index.ts';
import { rules, winners } from './rules/index.ts';
import { observation } from './knowledge/observation.ts';
import { know, sample, worldsOf, type Known } from './knowledge/sample.ts';
import { fresh, State } from './box/state.ts';
import { letBe } from './knowledge/orders.ts';
import { openPart, view } from './knowledge/view.ts';
import { SAY } from './box/vocabulary.ts';

export const inkognito: Game<State, Edition> = {
  name: 'inkognito',
  rulesVersion: 2,
  earlier,
  seats: [3, 4, 5],
  options: OPTIONS,
  rules,
  codec: SAY.codec,
  luck: LUCK,
  standard,
  edition: (file) => {
    checkShape(file, standard, ['name', 'note', 'confidence', 'canvas']);
    return new Edition(file as EditionFile);
  },
  create: (edition, options, seats) => new State(edition, new Settings(options), seats),
  fresh,
  view,
  openView: openPart,
  know,
  sample: (to, known, io) => sample(to, known as Known, io),
  observation,
  secrets: ['identity', 'disguise', 'letter', 'shown', 'sheet', 'placed'],
  invariant,
  scores: (s) => Array.from({ length: s.seats }, (_, p) => (s.won >> p) & 1),
  open: (s, seat) => worldsOf(know(s, seat)),
  winners,
  read,
  write,
  gestures: GESTURES,
  lines,
  orders: [letBe],
  end,
};

/** Where the piece that is moved, placed or dismissed ends. */
function end(_before: State, parts: readonly Choice[]): string | undefined {
  let at: string | undefined;
  for (const choice of parts) {
    const verb = verbOf(choice);
    if (verb === SAY.move.tag) at = SPACE.values[SAY.move.to(choice)];
    else if (verb === SAY.place.tag) at = SPACE.values[SAY.place.space(choice)];
    else if (verb === SAY.extra.tag) at = SPACE.values[SAY.extra.to(choice)];
    else if (verb === SAY.dismiss.tag) at = SPACE.values[SAY.dismiss.to(choice)];
    else if (verb === SAY.walk.tag) at = SPACE.values[SAY.walk.to(choice)];
  }
  return at;
}

export type { InkognitoView } from './knowledge/view.ts';
export { State } from './box/state.ts';
export { SAY } from './box/vocabulary.ts';
export { Edition } from './box/edition.ts';
export { GESTURES, TELLS, type GestureName } from './box/gestures.ts';
export * as material from './box/material.ts';
