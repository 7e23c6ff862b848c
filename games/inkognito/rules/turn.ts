// 4 THE TURN of a player with figures: shake, movement, meetings, end. (Movement: movement.ts, meetings: meetings.ts; the
// turn of the Ambassador player begins in ambassador.ts.)
import { ALL, ask, auto, script, type Node } from '@ridotto/engine';
import * as choices from '@ridotto/engine/notation/choice.ts';
import * as box from '../box/material.ts';
import type { State } from '../box/state.ts';
import * as table from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { addAnnouncing, announceOrEscape, whyNotAnnounce } from './announcing.ts';
import { AT as NODES } from './contents.ts';
import { addDeclaring, declares, whyNotDeclare } from './sheet.ts';
import { id, tell } from './telling.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const AT = NODES;
const { verbOf } = choices;
const { BALLS, LUCK, SHOWN } = box;
const { BEFORE, DONE, isAmbassador, MEETING, MOVING } = table;
const { shake, end, declare } = SAY;

export const turn = {
  turns: script([AT.turn, AT.walk, AT.shake, AT.movement, AT.meetings, AT.end, AT.next], 'playing'),
  turn: auto((s, io) => {
    s.phase = BEFORE;
    s.moved = 0;
    s.walked = 0;
    s.used.fill(0);
    tell(io, ALL, 'turn', () => ({ seat: id(s.player), turn: s.turn + 1 }));
  }),

  // 4.1 The Phantom of Prophecy shows three of the balls. The mission may be announced before.
  shake: ask({
    while: (s) => s.phase === BEFORE && s.playing === 1,
    who: 'player',
    legal(s, seat, out) {
      out.add(shake.make());
      addAnnouncing(s, seat, out);
    },
    apply(s, seat, choice, io) {
      if (announceOrEscape(s, seat, choice, io)) return;
      s.phase = MOVING;
      s.bag.set(s.edition.balls);
      for (let i = 0; i < SHOWN; i++) s.balls[io.draw(LUCK.ball, s.bag)]++;
      s.bag.fill(0);
      tell(io, ALL, 'shakes', () => ({ seat: id(seat), balls: BALLS.flatMap((ball, b) => Array<typeof ball>(s.balls[b]).fill(ball)) }));
    },
    whyNot: (s, seat, choice) => whyNotAnnounce(s, seat, choice) ?? { rule: 'shake-first', facts: { seat: id(seat) } },
  }),

  // The end: a last moment to announce, and for the Ambassador player to declare.
  end: ask({
    while: (s) => s.phase === MEETING && s.playing === 1 && !(isAmbassador(s, s.player) && s.sealed === 1),
    who: 'player',
    legal(s, seat, out) {
      out.add(end.make());
      if (isAmbassador(s, seat)) addDeclaring(s, out);
      else addAnnouncing(s, seat, out);
    },
    apply(s, seat, choice, io) {
      if (!announceOrEscape(s, seat, choice, io) && !declares(s, choice)) s.phase = DONE;
    },
    whyNot(s, seat, choice) {
      if (verbOf(choice) === declare.tag) return whyNotDeclare(s, seat);
      return whyNotAnnounce(s, seat, choice) ?? { rule: 'nothing-left', facts: { seat: id(seat) } };
    },
  }),

  // Clockwise.
  next: auto((s) => {
    if (s.playing === 0) return;
    s.turn++;
    s.player = (s.player + 1) % s.seats;
  }),
  over: auto(() => undefined),
} satisfies Record<string, Node<State>>;
