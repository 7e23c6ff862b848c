// 9.2, 9.3 Mission accomplished; 10 the lone spy and the escape; 11 the sheet is opened.
import { ALL, ask, seatsIn, type Choices, type Io, type Node, type Reason } from '@ridotto/engine';
import * as choices from '@ridotto/engine/notation/choice.ts';
import type { Ending } from '../box/facts.ts';
import * as box from '../box/material.ts';
import type { State } from '../box/state.ts';
import * as table from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { AT as NODES } from './contents.ts';
import { accomplished, escaped, inPlay } from './missions.ts';
import { id, reveal, secretOf, sheetOf, tell } from './telling.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const AT = NODES;
const { verbOf } = choices;
const { AGENTS, NOBODY, partnerOf, teamOf } = box;
const { ambassadorSeat, colourOfAgent, isAmbassador } = table;
const { announce, escape, accept, refuse } = SAY;

export const ENDINGS: readonly Ending[] = ['mission', 'failed', 'refused', 'escape', 'no-escape', 'sheet'];

export const announcing = {
  // The partner named accepts or refuses; they learn nothing else first. a: who announces, b: the partner they name.
  hand: ask({
    who: (s) => s.b,
    legal(_, __, out) {
      out.add(accept.make());
      out.add(refuse.make());
    },
    apply(s, seat, choice, io) {
      const accepted = verbOf(choice) === accept.tag;
      tell(io, ALL, 'hand', () => ({ seat: id(seat), accepted }));
      decide(s, s.a, seat, accepted, io);
    },
    whyNot: (s) => ({ rule: 'hand-first', facts: { of: id(s.a) } }),
  }),
} satisfies Record<string, Node<State>>;

/** 9.2 Whoever has cards may be named; with three players everybody may say that they escape. Depends on nothing secret. */
export function addAnnouncing(s: State, seat: number, out: Choices): void {
  for (let p = 0; p < s.seats; p++) if (p !== seat && !isAmbassador(s, p)) out.add(announce.make(p));
  if (s.seats === 3) out.add(escape.make());
}

/** Was it an announcement? Then it is carried out. */
export function announceOrEscape(s: State, seat: number, choice: number, io: Io): boolean {
  const verb = verbOf(choice);
  if (verb === announce.tag) {
    const partner = announce.partner(choice);
    tell(io, ALL, 'announces', () => ({ seat: id(seat), partner: id(partner) }));
    s.call(AT.hand, seat, partner);
    return true;
  }
  if (verb !== escape.tag) return false;
  tell(io, ALL, 'escapes', () => ({ seat: id(seat) }));
  const agent = s.identity[s.colour[seat]];
  const gone = isLone(s, agent) && escaped(s, agent);
  // A33: no lone spy, or not on the escape space: the other side wins.
  endGame(s, gone ? 1 << seat : opponents(s, agent), gone ? 'escape' : 'no-escape', io);
  return true;
}

/** 9.3 If the true partner takes the hand and the condition of their true mission holds, they win. Else the team opposed to
    the announcer's true team does, though the one who took the hand belong to it (A29), and though it was the true partner who
    refused (A31). What anybody has seen or believes does not count (A26). */
function decide(s: State, announcer: number, partner: number, accepted: boolean, io: Io): void {
  const agent = s.identity[s.colour[announcer]];
  const team = teamOf(agent);
  const right = accepted && s.identity[s.colour[partner]] === partnerOf(agent) && accomplished(s, team);
  if (sheetIsRight(s))
    endGame(s, 1 << ambassadorSeat(s), 'sheet', io); // A39: accepted or refused
  else if (right) endGame(s, teamSeats(s, team), 'mission', io);
  else endGame(s, opponents(s, agent), accepted ? 'failed' : 'refused', io);
}

/** 10 Their partner takes no part. */
const isLone = (s: State, agent: number): boolean => !inPlay(s, partnerOf(agent));
const teamSeats = (s: State, team: number): number => {
  let seats = 0;
  for (const agent of [team * 2, team * 2 + 1]) {
    const seat = s.seatOf[colourOfAgent(s, agent)];
    if (seat !== NOBODY) seats |= 1 << seat;
  }
  return seats;
};
/** Those of the other team who are in play: with three players the lone spy against a team, and the team against the spy. */
const opponents = (s: State, agent: number): number => teamSeats(s, 1 - teamOf(agent));

/** 11 All eight entries. */
function sheetIsRight(s: State): boolean {
  if (s.sealed === 0) return false;
  for (let c = 0; c < s.sheet.length; c++) if (s.sheet[c] !== 1 + s.identity[c] * 4 + s.disguise[c]) return false;
  return true;
}

/** There is no other end: no limit of turns, no draw. Everything is laid open. */
function endGame(s: State, winners: number, how: Ending, io: Io): void {
  s.playing = 0;
  s.won = winners;
  s.ending = ENDINGS.indexOf(how) + 1;
  const colours = AGENTS.map((_, c) => c);
  reveal(io, ALL, 'over', () => {
    const aside = colours.find((c) => s.seatOf[c] === NOBODY);
    return {
      how,
      winners: seatsIn(winners).map(id),
      deal: Object.fromEntries(colours.filter((c) => c !== aside).map((c) => [id(s.seatOf[c]), secretOf(s, c)])),
      ...(aside !== undefined && { aside: secretOf(s, aside) }),
      ...(s.sealed === 1 && { sheet: sheetOf(s) }),
    };
  });
}

export function whyNotAnnounce(s: State, seat: number, choice: number): Reason | undefined {
  const verb = verbOf(choice);
  if (verb === escape.tag) return s.seats === 3 ? undefined : { rule: 'escape-with-three', facts: { players: s.seats } };
  if (verb !== announce.tag) return undefined;
  const partner = announce.partner(choice);
  if (isAmbassador(s, seat)) return { rule: 'has-no-mission', facts: { seat: id(seat) } };
  if (partner === seat) return { rule: 'oneself', facts: { seat: id(seat) } };
  return partner >= s.seats || isAmbassador(s, partner) ? { rule: 'has-no-cards', facts: { partner: id(partner) } } : undefined;
}
