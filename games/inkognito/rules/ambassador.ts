// 11 THE AMBASSADOR PLAYER'S TURN. No shake: he walks the Ambassador none, one or two steps by street or canal, passing over
// anything (A35). Where he ends, if he walked at all, he may question each owner of a figure once (A36): see meetings.ts.
import { ALL, ask, type Node } from '@ridotto/engine';
import * as choices from '@ridotto/engine/notation/choice.ts';
import * as box from '../box/material.ts';
import type { State } from '../box/state.ts';
import * as table from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { whyNotAnnounce } from './announcing.ts';
import { listMeetings } from './meetings.ts';
import { addDeclaring, declares, whyNotDeclare } from './sheet.ts';
import { id, spaceName, tell } from './telling.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { verbOf } = choices;
const { THE_AMBASSADOR } = box;
const { BEFORE, isAmbassador, MEETING } = table;
const { walk, end, declare } = SAY;
const MOST_STEPS = 2;

export const ambassadorPlayer = {
  walk: ask({
    while: (s) => s.phase === BEFORE && s.playing === 1 && isAmbassador(s, s.player),
    who: 'player',
    legal(s, _, out) {
      const { first, near } = s.edition;
      const from = s.at[THE_AMBASSADOR];
      out.add(end.make());
      if (s.walked < MOST_STEPS) for (let i = first[from]; i < first[from + 1]; i++) out.add(walk.make(near[i]));
      addDeclaring(s, out);
    },
    apply(s, seat, choice, io) {
      if (declares(s, choice)) return;
      if (verbOf(choice) === end.tag) {
        s.phase = MEETING;
        listMeetings(s, seat, io);
        return;
      }
      const from = s.at[THE_AMBASSADOR];
      s.walked++;
      s.at[THE_AMBASSADOR] = walk.to(choice);
      s.moved |= 1 << THE_AMBASSADOR;
      s.ambassadorMoved = 1;
      tell(io, ALL, 'walks', () => ({ seat: id(seat), from: spaceName(from), to: spaceName(s.at[THE_AMBASSADOR]) }));
    },
    whyNot(s, seat, choice) {
      if (verbOf(choice) === declare.tag) return whyNotDeclare(s, seat);
      if (verbOf(choice) !== walk.tag) return whyNotAnnounce(s, seat, choice) ?? { rule: 'walk-first', facts: { seat: id(seat) } };
      const facts = { from: spaceName(s.at[THE_AMBASSADOR]), to: spaceName(walk.to(choice)) };
      return { rule: s.walked < MOST_STEPS ? 'not-next' : 'two-steps', facts };
    },
  }),
} satisfies Record<string, Node<State>>;
