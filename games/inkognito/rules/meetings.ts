// 5 MEETINGS AND QUESTIONS, 7 DISMISSAL.
import { ALL, ask, only, type Io, type Node, type Reason, type Choices } from '@ridotto/engine';
import * as choices from '@ridotto/engine/notation/choice.ts';
import * as box from '../box/material.ts';
import type { State } from '../box/state.ts';
import * as table from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { addAnnouncing, announceOrEscape, whyNotAnnounce } from './announcing.ts';
import { addAnswers, truthOf, whyNotShown } from './answers.ts';
import { AT as NODES } from './contents.ts';
import * as sheets from './questions.ts';
import { addDeclaring, declares } from './sheet.ts';
import { cardNames, id, pieceName, reveal, spaceName, tell } from './telling.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const AT = NODES;
const { verbOf } = choices;
const {
  AMBASSADOR,
  CHANNELS,
  COMBINATIONS,
  DIRECT,
  KINDS,
  LETTERS,
  MISSION,
  NOBODY,
  NOWHERE,
  PACKETS,
  SPACES,
  THE_AMBASSADOR,
  THROUGH_AMBASSADOR,
} = box;
const { ambassadorSeat, isAmbassador, MEETING, occupied, ROOM } = table;
const { askerOf, channelOf, kindOf, targetOf } = sheets;
const { question, ambassador, extra, nothing, answer, reduce, dismiss, declare } = SAY;

export const meetings = {
  // 5.2 One at a time, in any order, each exactly one of three: a question and dismissal, the extra step, or nothing (A8).
  meetings: ask({
    while: (s) => s.phase === MEETING && s.playing === 1 && hasMeetings(s),
    who: 'player',
    legal(s, seat, out) {
      const walks = isAmbassador(s, seat);
      for (let k = 0; k <= PACKETS; k++) {
        if (s.metBy[k] === 0) continue;
        const piece = s.met[k];
        out.add(nothing.make(piece));
        if (s.asked < ROOM) addQuestions(s, seat, k, out);
        if (!walks) addExtra(s, s.metBy[k] - 1, piece, out); // A36: the Ambassador player has none
      }
      if (walks) addDeclaring(s, out);
      else addAnnouncing(s, seat, out);
    },
    apply(s, seat, choice, io) {
      if (announceOrEscape(s, seat, choice, io) || declares(s, choice)) return;
      const verb = verbOf(choice);
      if (verb === question.tag) asks(s, seat, s.colour[question.target(choice)], question.kind(choice), DIRECT, io);
      else if (verb === ambassador.tag) asks(s, seat, s.colour[ambassador.target(choice)], ambassador.kind(choice), THROUGH_AMBASSADOR, io);
      else if (verb === extra.tag) stepOn(s, seat, extra.with(choice), extra.to(choice), io);
      else {
        const k = nothing.with(choice) >> 2;
        tell(io, ALL, 'lets-be', () => ({ seat: id(seat), piece: pieceName(s.metBy[k] - 1), with: pieceName(s.met[k]) }));
        resolved(s, k);
      }
    },
    whyNot: whyNotMeeting,
  }),

  // 6 The target chooses freely among the legal answers. Only the asker sees them, and through the Ambassador the Ambassador player.
  answer: ask({
    who: (s) => s.seatOf[targetOf(s.questions[s.asked])],
    legal: (s, seat, out) => addAnswers(s, s.asked, truth(s, s.colour[seat]), out),
    apply(s, seat, choice, io) {
      const q = s.questions[s.asked];
      const named = verbOf(choice) === reduce.tag ? reduce.of(choice) + 1 : 0;
      const cards = named > 0 ? reduce.cards(choice) : answer.cards(choice);
      s.shown[s.asked++] = sheets.shownOf(cards, named);
      tellAnswer(s, seat, q, cards, named, io);
    },
    whyNot(s, seat, choice) {
      const verb = verbOf(choice);
      const mine = truth(s, s.colour[seat]);
      if (verb === answer.tag) return whyNotShown(s, s.asked, mine, answer.cards(choice), 0);
      if (verb === reduce.tag) return whyNotShown(s, s.asked, mine, reduce.cards(choice), reduce.of(choice) + 1);
      return {
        rule: 'answer-first',
        facts: { kind: KINDS[kindOf(s.questions[s.asked])], channel: CHANNELS[channelOf(s.questions[s.asked])] },
      };
    },
  }),

  // 7 After every question (A13) the figure questioned goes to any empty space without a number; the Ambassador to an
  // unoccupied coloured one, start spaces of an absent colour too (A34), or the Embassy. a: the piece.
  dismissal: ask({
    who: 'player',
    legal(s, seat, out) {
      for (let space = 0; space < SPACES; space++) if (takesDismissed(s, s.a, space) && !occupied(s, space)) out.add(dismiss.make(space));
      if (isAmbassador(s, seat)) addDeclaring(s, out);
    },
    apply(s, seat, choice, io) {
      const piece = s.a;
      if (verbOf(choice) === declare.tag) {
        s.call(AT.dismissal, piece); // after the sheet
        declares(s, choice);
        return;
      }
      const from = s.at[piece];
      s.at[piece] = dismiss.to(choice);
      if (piece === THE_AMBASSADOR) s.ambassadorMoved = 1; // A30
      tell(io, ALL, 'dismisses', () => ({ seat: id(seat), piece: pieceName(piece), from: spaceName(from), to: spaceName(s.at[piece]) }));
    },
    whyNot(s, _, choice) {
      if (verbOf(choice) !== dismiss.tag) return { rule: 'dismissal-first', facts: { piece: pieceName(s.a) } };
      const space = dismiss.to(choice);
      const facts = { piece: pieceName(s.a), space: spaceName(space) };
      if (takesDismissed(s, s.a, space)) return { rule: 'dismissal-occupied', facts };
      return { rule: s.a === THE_AMBASSADOR ? 'dismissal-coloured' : 'dismissal-number', facts };
    },
  }),
} satisfies Record<string, Node<State>>;

/** A12, A2: which spaces take a dismissed piece, if nobody stands there. */
const takesDismissed = (s: State, piece: number, space: number): boolean =>
  piece === THE_AMBASSADOR ? s.edition.coloured[space] === 1 : s.edition.number[space] === 0;
const truth = (s: State, colour: number): number => truthOf(s.identity[colour], s.disguise[colour]);

/** 5.1 Two pieces meet if they share a space and one of them was moved in this turn (A7, A11); the list is fixed when
    movement ends. The Ambassador player meets whoever stands where he has walked to. */
export function listMeetings(s: State, seat: number, io: Io): void {
  const { at, moved, metBy, met } = s;
  const own = isAmbassador(s, seat) ? AMBASSADOR : s.colour[seat];
  const first = own * 4;
  const last = own === AMBASSADOR ? first : first + 3;
  for (let f = first; f <= last; f++)
    for (let g = 0; g <= THE_AMBASSADOR; g++) {
      if (g >> 2 === own || at[f] !== at[g] || at[f] === NOWHERE || (((moved >> f) | (moved >> g)) & 1) === 0) continue;
      metBy[g >> 2] = f + 1;
      met[g >> 2] = g;
    }
  tell(io, ALL, 'meetings', () => ({
    seat: id(seat),
    meetings: listed(s).map((k) => ({ piece: pieceName(metBy[k] - 1), with: pieceName(met[k]) })),
  }));
}
/** Meetings not yet resolved, by whom is met. */
export const listed = (s: State): number[] => Array.from({ length: PACKETS + 1 }, (_, k) => k).filter((k) => s.metBy[k] > 0);
function hasMeetings(s: State): boolean {
  const { metBy } = s;
  for (let k = 0; k <= PACKETS; k++) if (metBy[k] > 0) return true;
  return false;
}
function resolved(s: State, k: number): void {
  s.metBy[k] = 0;
  s.met[k] = 0;
}

/** 5.3 The player whose figure was met. 5.4 Through the Ambassador any other player with cards, whoever was met. */
function addQuestions(s: State, seat: number, k: number, out: Choices): void {
  for (let kind = 0; kind < KINDS.length; kind++)
    if (k < AMBASSADOR) out.add(question.make(kind, s.seatOf[k]));
    else for (let c = 0; c < PACKETS; c++) if (s.seatOf[c] !== NOBODY && s.seatOf[c] !== seat) out.add(ambassador.make(kind, s.seatOf[c]));
}
function asks(s: State, seat: number, target: number, kind: number, channel: number, io: Io): void {
  // The Ambassador player's own questions are for two cards, like those that go through them.
  const own = isAmbassador(s, seat);
  const k = own || channel === DIRECT ? target : AMBASSADOR;
  const piece = s.met[k];
  resolved(s, k);
  const how = own ? THROUGH_AMBASSADOR : channel;
  s.questions[s.asked] = sheets.question(s.colour[seat], target, kind, how, s.turn);
  tell(io, ALL, 'asks', () => ({ asker: id(seat), target: id(s.seatOf[target]), kind: KINDS[kind], channel: CHANNELS[how] }));
  // What comes last is called first.
  s.call(AT.dismissal, piece);
  s.call(AT.answer);
}
function tellAnswer(s: State, seat: number, q: number, cards: number, named: number, io: Io): void {
  const asker = askerOf(q) === AMBASSADOR ? ambassadorSeat(s) : s.seatOf[askerOf(q)];
  const relayed = channelOf(q) === THROUGH_AMBASSADOR && ambassadorSeat(s) !== NOBODY ? only(ambassadorSeat(s)) : 0;
  const asked = { asker: id(asker), target: id(seat), kind: KINDS[kindOf(q)], channel: CHANNELS[channelOf(q)] };
  const shown = () => ({
    ...asked,
    cards: cardNames(cards),
    ...((cards & MISSION) !== 0 && { letter: LETTERS[s.letter[targetOf(q)]] }),
  });
  reveal(io, only(asker) | only(seat) | relayed, 'answered', shown, () => asked);
  if (named > 0) tell(io, only(seat), 'named', () => ({ asker: id(asker), of: COMBINATIONS[named - 1] }));
}

/** The extra step: the own figure of the meeting goes on by street or canal to an unoccupied space, numbered ones too (A9, A10). */
function addExtra(s: State, figure: number, from: number, out: Choices): void {
  const { first, near } = s.edition;
  const space = s.at[figure];
  for (let i = first[space]; i < first[space + 1]; i++) if (!occupied(s, near[i])) out.add(extra.make(from, near[i]));
}
function stepOn(s: State, seat: number, other: number, to: number, io: Io): void {
  const k = other >> 2;
  const figure = s.metBy[k] - 1;
  const from = s.at[figure];
  s.at[figure] = to;
  resolved(s, k);
  tell(io, ALL, 'steps-on', () => ({
    seat: id(seat),
    piece: pieceName(figure),
    with: pieceName(other),
    from: spaceName(from),
    to: spaceName(to),
  }));
  for (const j of listed(s)) {
    if (s.metBy[j] - 1 !== figure) continue;
    const left = s.met[j];
    resolved(s, j);
    tell(io, ALL, 'lapses', () => ({ piece: pieceName(figure), with: pieceName(left) }));
  }
}

function whyNotMeeting(s: State, seat: number, choice: number): Reason | undefined {
  const verb = verbOf(choice);
  const open = listed(s).map((k) => pieceName(s.met[k]));
  const notMet = (facts: object): Reason => ({ rule: 'not-met', facts: { ...facts, meetings: open } });
  if (verb === question.tag || verb === ambassador.tag) {
    const target = verb === question.tag ? question.target(choice) : ambassador.target(choice);
    const facts = { target: id(target) };
    if (target === seat) return { rule: 'oneself', facts };
    if (target >= s.seats || isAmbassador(s, target)) return { rule: 'has-no-cards', facts };
    if (s.asked >= ROOM) return { rule: 'sheets-full', facts: { questions: ROOM } };
    return notMet({ ...facts, through: verb === question.tag ? 'a figure' : 'the Ambassador' });
  }
  if (verb === nothing.tag) return notMet({ with: pieceName(nothing.with(choice)) });
  if (verb === extra.tag) {
    const piece = extra.with(choice);
    const facts = { with: pieceName(piece), to: spaceName(extra.to(choice)) };
    const k = piece >> 2;
    if (s.metBy[k] === 0 || s.met[k] !== piece) return notMet(facts);
    if (isAmbassador(s, seat)) return { rule: 'no-extra-step', facts };
    const from = s.at[s.metBy[k] - 1];
    const next = s.edition.near.subarray(s.edition.first[from], s.edition.first[from + 1]).includes(extra.to(choice));
    return { rule: next ? 'extra-step-occupied' : 'not-next', facts: { ...facts, from: spaceName(from) } };
  }
  return whyNotAnnounce(s, seat, choice) ?? { rule: 'meetings-first', facts: { meetings: open } };
}
