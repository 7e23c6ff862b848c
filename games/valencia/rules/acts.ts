// Actions of the ranks (4.2, point 6): one after another in rank order, each completely (R8). A rank that is not filled, or
// whose holder cannot or will not act, is not handed down.
import { ALL, auto, script, type Node } from '@ridotto/engine';
import * as box from '../box/material.ts';
import type { State } from '../box/state.ts';
import { AT as NODES } from './contents.ts';
import { canTakeSeat, takeSeat } from './council.ts';
import { grantGuild } from './guild.ts';
import { grantMove } from './move.ts';
import { grantSale } from './sale.ts';
import { id } from './telling.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const AT = NODES;
const { NINA } = box;

export const acts = {
  acts: script([AT.act, AT.guild, AT.ability, AT['keep-mission'], AT.sale, AT.move], (s) => s.acting < s.acts),
  act: auto((s, io) => {
    const rank = s.acting++;
    const seat = s.ranks[rank];
    s.granted = 0;
    if (seat === NINA) return; // 7: a rank of hers is lost
    s.player = seat;
    const { action } = s.edition.auctions[s.letter];
    // Step A is compulsory if possible, all else may be declined (R9); the two seats do not depend on each other (R38).
    // R7: nobody has performed an action for whom every part was impossible. A seat kept is an action.
    if (action === 'seats') actsIf(s, seat, canTakeSeat(s, seat, rank) && takeSeat(s, seat, rank, io));
    else if (action === 'guild') actsIf(s, seat, grantGuild(s, seat, rank));
    else if (action === 'move') actsIf(s, seat, grantMove(s, seat));
    else actsIf(s, seat, grantSale(s, seat));
    if ((s.idle >> seat) & 1) io.tell(ALL, 'cannot-act', () => ({ seat: id(seat), rank: rank + 1 }));
  }),
} satisfies Record<string, Node<State>>;

function actsIf(s: State, seat: number, able: boolean): void {
  if (able) s.idle &= ~(1 << seat);
}
