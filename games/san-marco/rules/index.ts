// The rules of San Marco, section by section. Numbers are those of the sections of docs/rules/san-marco in the house's own
// words; A1 to A34 are the rulings listed in this game's README.
import { Rules, script } from '@ridotto/engine';
import { State } from '../box/state.ts';
import { bridges } from './bridges.ts';
import { cards } from './cards.ts';
import { AT } from './contents.ts';
import { doge } from './doge.ts';
import { emptySupply } from './nobles.ts';
import { passage } from './passage.ts';
import { round } from './round.ts';
import { theEnd } from './scoring.ts';
import { setUp } from './set-up.ts';

export { AT } from './contents.ts';
export { winners } from './scoring.ts';

export const rules = new Rules<State>(
  AT,
  {
    game: script([AT['set-up'], AT.passages, AT.final]),
    ...setUp,
    ...round,
    ...passage,
    ...theEnd,
    ...cards,
    ...bridges,
    ...doge,
    ...emptySupply,
  },
  State.at,
);
