// San Marco (Alan R. Moon, Aaron Weissblum; Ravensburger 2001) for three or four players.
import { checkShape, verbOf, type Choice, type Game } from '@ridotto/engine';
import { Edition, type EditionFile } from './box/edition.ts';
import standard from './editions/standard.json' with { type: 'json' };
import { invariant } from './position/invariant.ts';
import { cutLine } from './lines.ts';
import { DISTRICTS, LUCK, NOWHERE, PAIRS, TRANSFER } from './box/material.ts';
import { OPTIONS, Settings } from './box/options.ts';
import { read, write } from './position/index.ts';
import { AT, rules, winners } from './rules/index.ts';
import { observation } from './knowledge/observation.ts';
import { know, sample, type Known } from './knowledge/sample.ts';
import { fresh, State } from './box/state.ts';
import { openView, view } from './knowledge/view.ts';
import { SAY } from './box/vocabulary.ts';

export const sanMarco: Game<State, Edition> = {
  name: 'san-marco',
  rulesVersion: 2,
  // 2: the limit cards that lie before the players are known by kind.
  earlier: { 1: { is: 'same', but: ['states'] } },
  seats: [3, 4],
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
  openView,
  know,
  sample: (to, known, io) => sample(to, known as Known, io),
  observation,
  secrets: ['cards', 'offerOf', 'actionPile', 'limitPile', 'split', 'filled'],
  invariant,
  scores: (s) => [...s.prestige.subarray(0, s.seats)],
  winners,
  read,
  write,
  lines: { cut: cutLine },
  end,
};

/** Where the noble, the bridge or the Doge ends: a Transfer's noble where it strikes. */
function end(before: State, parts: readonly Choice[]): string | undefined {
  let at: string | undefined;
  for (const choice of parts) {
    const verb = verbOf(choice);
    if (verb === SAY.to.tag) at = DISTRICTS[SAY.to.district(choice)];
    else if (verb === SAY.over.tag) at = DISTRICTS[SAY.over.district(choice)];
    else if (verb === SAY.step.tag) at = DISTRICTS[SAY.step.district(choice)];
    else if (verb === SAY.on.tag) at = PAIRS[SAY.on.pair(choice)];
    else if (verb === SAY.in.tag && isTransfer(before, parts)) at = DISTRICTS[SAY.in.district(choice)];
    else if (verb === SAY.stop.tag) at ??= before.doge === NOWHERE ? undefined : DISTRICTS[before.doge];
  }
  return at;
}

const isTransfer = (before: State, parts: readonly Choice[]): boolean =>
  before.node === AT.transfer || parts.includes(SAY.play.make(TRANSFER));

export type { SanMarcoView } from './knowledge/view.ts';
export { State } from './box/state.ts';
export { SAY } from './box/vocabulary.ts';
export { Edition } from './box/edition.ts';
export * as material from './box/material.ts';
