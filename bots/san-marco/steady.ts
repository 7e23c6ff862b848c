// A steady player of San Marco: sees what a board is worth, tries its few choices on an imagined one, takes the best.
import { verbOf, type Choice, type Seat } from '@ridotto/engine';
import { SAY, type State } from '@ridotto/games/san-marco/index.ts';
import { DOGE, SEATS } from '@ridotto/games/san-marco/box/material.ts';
import { AT } from '@ridotto/games/san-marco/rules/contents.ts';
import { cutOf, offers } from '@ridotto/games/san-marco/box/state.ts';
import { best } from '../shared/best.ts';
import type { Bot } from '../shared/bot.ts';
import { Rooms } from '../shared/rooms.ts';
import { bestCut } from './cut.ts';
import { Judge } from './judge.ts';
import { ORDER } from './hand.ts';
import { Offer, worthOf } from './offers.ts';
import { banishing, building, placing, removing, seizing, taking, transferring, transferringIn } from './uses.ts';

export const steady: Bot<State> = {
  name: 'steady',
  decide({ legal, seat, world }) {
    return rooms.use((room) => decideIn(room, world(), seat, legal, world));
  },
};

/** What one decision thinks with: a judge for the seat, one for another seat, an offer to look at. */
class Room {
  readonly judge = new Judge();
  readonly another = new Judge();
  readonly offer = new Offer();
}
const rooms = new Rooms(() => new Room());

function decideIn(room: Room, s: State, seat: Seat, legal: readonly Choice[], world: () => State): Choice {
  switch (s.node) {
    case AT['fourth-roll']:
      return SAY.repeat.make(); // A15: a computer player always repeats
    case AT.play:
      return legal.reduce((a, b) => (ORDER.indexOf(SAY.play.card(a)) <= ORDER.indexOf(SAY.play.card(b)) ? a : b));
    case AT.assign:
      return giveRole(room, s, seat, legal);
    case AT.cut: {
      const cut = cutOf(s, seat);
      return legal.find((c) => SAY.put.offer(c) === bestCut(s, seat, cut, world)[s.split[cut]]) ?? legal[0];
    }
    case AT.choose:
      return best(legal, offerChooser(room, s, seat, world()));
    case AT.doge:
      return wayOfDoge(room, s, seat);
    default:
      return best(legal, effectOf(room, s, seat));
  }
}

/** Where a noble, a bridge, a Transfer or a Banishment does most. */
function effectOf({ judge }: Room, s: State, seat: Seat): (choice: Choice) => number {
  judge.begin(s, seat);
  judge.doges = s.player === seat ? s.hand[DOGE] : 0;
  const d = s.a;
  return (c) => {
    switch (verbOf(c)) {
      case SAY.to.tag:
        return s.node === AT['first-doge'] ? scoringFirst(judge, s, SAY.to.district(c)) : placing(judge, s, SAY.to.district(c));
      case SAY.on.tag:
        return building(judge, s, SAY.on.pair(c));
      case SAY.seize.tag:
        return seizing(judge, s, SAY.seize.pair(c), SAY.seize.owner(c));
      case SAY.in.tag:
        return s.node === AT.transfer ? transferringIn(judge, s, SAY.in.district(c)) : banishing(judge, s, SAY.in.district(c));
      case SAY.of.tag:
        return s.node === AT.victim ? transferring(judge, s, d, SAY.of.victim(c)) : removing(judge, s, d, SAY.of.victim(c), s.b);
      case SAY.from.tag:
        return taking(judge, s, SAY.from.district(c));
      default:
        return judge.value(s); // nothing
    }
  };
}

function scoringFirst(judge: Judge, s: State, d: number): number {
  const { ways } = judge;
  ways.find(judge, s);
  return ways.worth(d);
}
/** The first choice of the best way that is left; the next one is found anew. */
function wayOfDoge({ judge }: Room, s: State, seat: Seat): Choice {
  judge.begin(s, seat);
  judge.doges = s.hand[DOGE];
  const { ways } = judge;
  ways.find(judge, s);
  return ways.first[ways.best()];
}

/** What an offer is worth, and how much the one who gets the best of the others gains. */
function offerChooser({ judge, another, offer }: Room, s: State, seat: Seat, scratch: State): (choice: Choice) => number {
  judge.begin(s, seat);
  another.begin(s, nextChooser(s));
  const share = -judge.weights[another.seat];
  const left = Array.from({ length: offers(s) }, (_, o) => o).filter((o) => (s.left[s.cut] >> o) & 1);
  const worths = left.map((o) => {
    offer.read(s, s.cut, o);
    return { o, mine: worthOf(judge, s, offer, scratch), next: worthOf(another, s, offer, scratch) };
  });
  return (c) => {
    const taken = SAY.take.offer(c);
    const next = Math.max(...worths.filter(({ o }) => o !== taken).map((o) => o.next));
    return worths.find(({ o }) => o === taken)!.mine - share * next;
  };
}
/** Who takes an offer of the same cut after this turn. */
const nextChooser = (s: State): Seat => (s.players === 3 && s.turn === 1 ? s.role[2] : s.role[s.cut * 2]);

/** Whoever decides, gains: the weakest rivals shall, and the strongest cut for another. */
function giveRole({ judge }: Room, s: State, seat: Seat, legal: readonly Choice[]): Choice {
  judge.begin(s, seat);
  const strongest = s.players === SEATS && s.assigned === 2;
  return best(legal, (c) => (strongest ? -1 : 1) * judge.weights[SAY.role.seat(c)]);
}
