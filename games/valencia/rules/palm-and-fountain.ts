// 4.7 STEPS H AND I: no auction. Both are compulsory (R10); where is the holder's choice. If nothing is free, the palm or
// the fountain goes into the box. A fountain that is built does nothing for members already there.
import { ALL, ask, auto, type Node } from '@ridotto/engine';
import * as choices from '@ridotto/engine/notation/choice.ts';
import { TREE_STANDS, PALM_STANDS } from '../box/city.ts';
import * as now from '../box/city-now.ts';
import * as box from '../box/material.ts';
import * as table from '../box/state.ts';
import type { State } from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { fountain as fountainName, id, square, tree } from './telling.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { verbOf } = choices;
const { CELLS, CHURCH, NOBILITY, POINTS, STEP_H, STEP_I } = box;
const { isFreeSpace } = now;
const { isFreeTree, lowestOf } = table;
const { plant, build } = SAY;

/** Somebody sits on Church, and there is a free tree. */
export const mayPlant = (s: State): boolean => s.council[CHURCH] !== 0 && s.trees.includes(TREE_STANDS);
/** Somebody sits on Nobility, and there is a free fountain space. */
export function mayBuild(s: State): boolean {
  let free = false;
  for (let cell = 0; cell < CELLS && !free; cell++) free = isFreeSpace(s, cell);
  return free && s.council[NOBILITY] !== 0;
}

export const palmAndFountain = {
  'step-h': auto((s, io) => {
    s.letter = STEP_H;
    s.placing = mayPlant(s) ? 1 : 0;
    if (s.placing === 0) io.tell(ALL, 'boxed', () => ({ what: 'palm' }));
  }),
  // Whoever sits on Church.
  palm: ask({
    while: 'placing',
    who: (s) => lowestOf(s.council[CHURCH]),
    legal(s, _, out) {
      for (let point = 0; point < POINTS; point++) if (isFreeTree(s, point)) out.add(plant.make(point));
    },
    apply(s, seat, choice, io) {
      s.placing = 0;
      s.trees[plant.tree(choice)] = PALM_STANDS;
      io.tell(ALL, 'plants', () => ({ seat: id(seat), tree: tree(plant.tree(choice)) }));
    },
    whyNot(s, seat, choice) {
      if (verbOf(choice) !== plant.tag) return undefined;
      const facts = { seat: id(seat), tree: tree(plant.tree(choice)) };
      return s.trees[plant.tree(choice)] === PALM_STANDS ? { rule: 'tree-has-palm', facts } : { rule: 'no-tree-there', facts };
    },
  }),

  'step-i': auto((s, io) => {
    s.letter = STEP_I;
    s.placing = mayBuild(s) ? 1 : 0;
    if (s.placing === 0) io.tell(ALL, 'boxed', () => ({ what: 'fountain' }));
  }),
  // Whoever sits on Nobility.
  fountain: ask({
    while: 'placing',
    who: (s) => lowestOf(s.council[NOBILITY]),
    legal(s, _, out) {
      for (let cell = 0; cell < CELLS; cell++) if (isFreeSpace(s, cell)) out.add(build.make(cell));
    },
    apply(s, seat, choice, io) {
      const cell = build.square(choice);
      s.placing = 0;
      s.fountain[cell] = s.tiles[s.round] + 1;
      io.tell(ALL, 'builds', () => ({ seat: id(seat), square: square(cell), fountain: fountainName(s.tiles[s.round]) }));
    },
    whyNot(s, seat, choice) {
      if (verbOf(choice) !== build.tag) return undefined;
      const cell = build.square(choice);
      const facts = { seat: id(seat), square: square(cell) };
      return s.fountain[cell] > 0 ? { rule: 'fountain-space-taken', facts } : { rule: 'not-a-fountain-space', facts };
    },
  }),
} satisfies Record<string, Node<State>>;
