// What no game can come to. A position that has been read is refused with what is wrong about it, rather than played on.
import { Choices } from '@ridotto/engine';
import { wrong } from '@ridotto/engine/state/position-words.ts';
import { invariant } from './invariant.ts';
import { AMBASSADOR, BALLS, FIGURES, NOBODY, PIECES, THE_AMBASSADOR } from '../box/material.ts';
import { AT, rules } from '../rules/index.ts';
import { listed } from '../rules/meetings.ts';
import { askerOf } from '../rules/questions.ts';
import { pieceName, spaceName } from '../rules/telling.ts';
import { ambassadorSeat, isAmbassador, MOVING, type State } from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';

const FOR_THE_AMBASSADOR: readonly number[] = [AT.walk, AT.sheet];
/** Nodes of a turn with figures. */
const WITH_FIGURES: readonly number[] = [AT.shake, AT.movement];

/** `at`: the node that was asked for. */
export function mustBePossible(s: State, at: number, names: readonly string[]): void {
  const node = rules.names[at];
  if (FOR_THE_AMBASSADOR.includes(at) && ambassadorSeat(s) === NOBODY) wrong(`at ${node}: nobody is the Ambassador player`);
  if (WITH_FIGURES.includes(at) && isAmbassador(s, s.player)) wrong(`at ${node}: ${names[s.player]} is the Ambassador player`);
  if (rules.asks(at) && s.node !== at) wrong(`at ${node}: nothing is to be decided there`);
  if (s.node === AT.movement) movable(s);
  balls(s, node);
  placing(s);
  meetings(s);
  if (s.node === AT.answer) asker(s, names);
  if (s.node === AT.dismissal) dismissed(s);
  if (s.node === AT.hand) hand(s, names);
  if (ambassadorSeat(s) === NOBODY && s.sheet.some((row) => row > 0)) wrong('sheet: nobody is the Ambassador player');
  const broken = invariant(s);
  if (broken !== undefined) wrong(broken);
}

const list = new Choices();
/** Some use of the balls left over must reach a legal end. */
function movable(s: State): void {
  rules.legal(s, s.player, list);
  const reason = rules.whyNot(s, s.player, SAY.end.make());
  if (list.n === 0 && reason !== undefined) wrong(`at movement: no ball that is left makes an end of it (${reason.rule})`);
}
function balls(s: State, node: string): void {
  const left = BALLS.filter((_, b) => s.balls[b] > 0);
  if (left.length > 0 && s.phase !== MOVING) wrong(`balls: ${left.join(', ')} not yet used, at ${node}`);
  if (s.walked > 0 && !isAmbassador(s, s.player)) wrong('walked: only the Ambassador player walks');
  if (s.node === AT.shake && (s.moved !== 0 || s.used.some((n) => n > 0))) wrong('moved: before the shake nothing is');
  // Each ball moves one piece; the Ambassador player walks without.
  const walked = s.walked > 0 ? 1 << THE_AMBASSADOR : 0;
  const moved = pieces(s.moved & ~walked);
  const used = s.used.reduce((a, b) => a + b);
  if (moved.length > used) wrong(`moved: ${moved.map(pieceName).join(', ')}, by ${used} used balls`);
}
const pieces = (mask: number): number[] =>
  Array.from({ length: PIECES }, (_, piece) => piece).filter((piece) => ((mask >> piece) & 1) === 1);

/** Each figure on a start space of its own, and nothing once all stand on the board. */
function placing(s: State): void {
  const put = Array.from({ length: FIGURES }, (_, f) => f).filter((f) => s.placed[f] > 0);
  if (put.length > 0 && s.node !== AT.placing) wrong('placed: the figures stand on the board');
  for (const f of put) {
    const space = s.placed[f] - 1;
    if (!s.edition.starts.subarray((f >> 2) * 4, (f >> 2) * 4 + 4).includes(space))
      wrong(`placed: ${spaceName(space)} is no start space of ${pieceName(f)}`);
    const other = put.find((g) => g < f && s.placed[g] === s.placed[f]);
    if (other !== undefined) wrong(`placed: ${pieceName(other)} and ${pieceName(f)} share a space`);
  }
}

function meetings(s: State): void {
  const own = s.colour[s.player];
  for (const k of listed(s)) {
    const figure = s.metBy[k] - 1;
    if (figure >> 2 !== own || k === own) wrong(`meetings: ${pieceName(figure)} and ${pieceName(s.met[k])} do not meet in this turn`);
  }
}
function asker(s: State, names: readonly string[]): void {
  if (askerOf(s.questions[s.asked]) !== s.colour[s.player]) wrong(`question: it is the turn of ${names[s.player]}`);
}
function dismissed(s: State): void {
  const own = s.colour[s.player];
  if (s.a >> 2 === own || (s.a === THE_AMBASSADOR && own === AMBASSADOR)) wrong(`dismiss: ${pieceName(s.a)} is one's own`);
}
function hand(s: State, names: readonly string[]): void {
  if (s.a !== s.player) wrong(`hand: it is the turn of ${names[s.player]}`);
  if (isAmbassador(s, s.a)) wrong('hand: the Ambassador player has no mission');
  if (s.a === s.b || isAmbassador(s, s.b)) wrong(`hand: ${names[s.b]} cannot be named`);
}
