// The rules of Valencia, section by section. Numbers are those of the sections of this game's README; R1 to R42 are the
// rulings listed there.
import { ALL, auto, Rules, script } from '@ridotto/engine';
import { ROUNDS } from '../box/material.ts';
import { sheetOf, winners } from '../box/scoring.ts';
import { State } from '../box/state.ts';
import { acts } from './acts.ts';
import { auction } from './auction.ts';
import { cleanUp } from './clean-up.ts';
import { AT } from './contents.ts';
import { phaseThree } from './council.ts';
import { fountains } from './fountains.ts';
import { guilds } from './guild.ts';
import { moving } from './move.ts';
import { palmAndFountain } from './palm-and-fountain.ts';
import { planning } from './planning.ts';
import { sales } from './sale.ts';
import { setUp } from './set-up.ts';
import { specialCards } from './special-cards.ts';
import { bySeat, id, mission } from './telling.ts';

export { AT } from './contents.ts';

export const rules = new Rules<State>(
  AT,
  {
    game: script([AT['set-up'], AT.rounds, AT.final]),
    ...setUp,
    // 4 Five rounds, each of planning, auctions, palm and fountain, Council.
    rounds: script(
      [AT.planning, AT.auctions, AT['step-h'], AT.palm, AT['step-i'], AT.fountain, AT['put-away'], AT.council],
      (s) => s.round < ROUNDS,
    ),
    ...planning,
    ...auction,
    ...specialCards,
    ...acts,
    ...guilds,
    ...fountains,
    ...sales,
    ...moving,
    ...cleanUp,
    ...palmAndFountain,
    ...phaseThree,
    // 6 After phase III of round 5 everything else is added; missions are shown.
    final: auto((s, io) => {
      s.round = ROUNDS;
      io.reveal(ALL, 'ends', () => ({
        sheets: bySeat(s, (p) => {
          const { missions, ...rest } = sheetOf(s, p);
          return { ...rest, missions: missions.map(({ mission: m, ...judged }) => ({ mission: mission(m), ...judged })) };
        }),
        coins: bySeat(s, (p) => s.coins[p]),
        winners: winners(s).map(id),
      }));
    }),
  },
  State.at,
);
