// 3 SET-UP.
import { ALL, auto, only, script, together, verbOf, type Io, type Node } from '@ridotto/engine';
import { AMBASSADOR, BUILDS, colourOf, COLOURS, LUCK, NOBODY, NOWHERE, PACKETS, PIECES } from '../box/material.ts';
import type { State } from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { AT } from './contents.ts';
import { id, pieceName, reveal, secretOf, spaceName, tell } from './telling.ts';

const { place } = SAY;

export const setUp = {
  'set-up': script([AT.placing, AT.deal, AT['first-player']]),

  // 3.1.3 One figure onto each start space of the own colour, as their owner likes, all players at the same time and before
  // any secret card is dealt (A3); or by lot.
  placing: together({
    who: (s) => (s.settings.placesAtRandom ? 0 : coloured(s)),
    legal(s, seat, out) {
      const first = s.colour[seat] * 4;
      for (let figure = first; figure < first + 4; figure++)
        if (s.placed[figure] === 0)
          for (let i = first; i < first + 4; i++)
            if (isFree(s, first, s.edition.starts[i])) out.add(place.make(figure, s.edition.starts[i]));
    },
    apply(s, _, choice) {
      s.placed[place.figure(choice)] = place.space(choice) + 1;
    },
    done(s, seat) {
      const first = s.colour[seat] * 4;
      for (let figure = first; figure < first + 4; figure++) if (s.placed[figure] === 0) return false;
      return true;
    },
    commit(s, io) {
      if (s.settings.placesAtRandom) placeByLot(s, io);
      for (let figure = 0; figure < s.placed.length; figure++) if (s.placed[figure] > 0) s.at[figure] = s.placed[figure] - 1;
      s.placed.fill(0);
      tell(io, ALL, 'placed', () => ({
        figures: Object.fromEntries(
          Array.from({ length: PIECES }, (_, p) => p)
            .filter((p) => s.at[p] !== NOWHERE)
            .map((p) => [pieceName(p), spaceName(s.at[p])]),
        ),
      }));
    },
    whyNot(s, seat, choice) {
      if (verbOf(choice) !== place.tag) return { rule: 'placing-first', facts: { seat: id(seat) } };
      const figure = place.figure(choice);
      const facts = { figure: pieceName(figure), space: spaceName(place.space(choice)) };
      if (colourOf(figure) !== s.colour[seat]) return { rule: 'not-own-figure', facts };
      if (s.placed[figure] > 0) return { rule: 'already-placed', facts };
      const first = s.colour[seat] * 4;
      return { rule: s.edition.starts.subarray(first, first + 4).includes(place.space(choice)) ? 'start-taken' : 'not-own-start', facts };
    },
  }),

  // 3.1.4 Each kind of the grey cards is shuffled alone, and one of each dealt to every player; with three players the fourth
  // packet is set aside, unseen by anybody (3.2).
  deal: auto((s, io) => {
    for (const [dealt, question] of [
      [s.identity, LUCK.identity],
      [s.disguise, LUCK.disguise],
      [s.letter, LUCK.letter],
    ] as const) {
      s.bag.fill(1, 0, PACKETS);
      for (let p = 0; p < s.seats; p++) if (s.colour[p] !== AMBASSADOR) dealt[s.colour[p]] = io.draw(question, s.bag);
      for (let c = 0; c < PACKETS; c++) if (s.seatOf[c] === NOBODY) dealt[c] = io.draw(question, s.bag);
      s.bag.fill(0);
    }
    for (let p = 0; p < s.seats; p++)
      if (s.colour[p] !== AMBASSADOR)
        reveal(
          io,
          only(p),
          'dealt',
          () => ({ seat: id(p), ...secretOf(s, s.colour[p]) }),
          () => ({ seat: id(p) }),
        );
  }),

  // 3.1, step 5: by lot, the Ambassador player among them; or the one agreed upon.
  'first-player': auto((s, io) => {
    s.player = s.settings.firstSeatBegins ? 0 : firstPlayer(s, io);
    tell(io, ALL, 'first-player', () => ({ seat: id(s.player) }));
  }),
} satisfies Record<string, Node<State>>;

function firstPlayer(s: State, io: Io): number {
  s.bag.fill(1, 0, s.seats);
  const first = io.draw(LUCK.firstPlayer, s.bag);
  s.bag.fill(0);
  return first;
}

const coloured = (s: State): number => {
  let seats = 0;
  for (let p = 0; p < s.seats; p++) if (s.colour[p] !== AMBASSADOR) seats |= 1 << p;
  return seats;
};
function isFree(s: State, first: number, space: number): boolean {
  for (let figure = first; figure < first + 4; figure++) if (s.placed[figure] === space + 1) return false;
  return true;
}
/** Which build stands on the first of the start spaces, the second, ... */
function placeByLot(s: State, io: Io): void {
  for (let c = 0; c < COLOURS.length; c++) {
    if (s.seatOf[c] === NOBODY) continue;
    s.bag.fill(1, 0, BUILDS.length);
    for (let i = 0; i < 4; i++) s.placed[c * 4 + io.draw(LUCK.figure, s.bag)] = s.edition.starts[c * 4 + i] + 1;
    s.bag.fill(0);
  }
}
