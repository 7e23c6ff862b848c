// 11 THE SEALED SHEET. Once in the game, whenever no announcement is being resolved, the Ambassador player may declare that he
// knows everybody, and write down who each is and which of their figures (A38): when they are asked something, or out of turn.
// That they have is public, what they wrote is not, and they cannot change it.
import { ask, only, type Choice, type Choices, type Io, type Node, type OutOfTurn, type Reason, type Seat } from '@ridotto/engine';
import * as choices from '@ridotto/engine/notation/choice.ts';
import * as box from '../box/material.ts';
import { isDealt } from './seeing.ts';
import type { State } from '../box/state.ts';
import * as table from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { AT as NODES } from './contents.ts';
import { id, reveal, sheetOf } from './telling.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const AT = NODES;
const { verbOf } = choices;
const { AGENT, BUILD, NOBODY, PACKETS } = box;
const { ambassadorSeat, isAmbassador, SEALED, UNSEALED, WRITING } = table;
const { declare, write } = SAY;

export const sheet = {
  // Row by row; nobody is two agents, and no two have the same disguise.
  sheet: ask({
    while: (s) => s.sealed === UNSEALED,
    who: ambassadorSeat,
    legal: (s, _, out) => addRows(s, out),
    apply: writes,
    whyNot: whyNotRow,
  }),
} satisfies Record<string, Node<State>>;

/** The same while others are asked: declared, written and sealed in one. */
export const anyTime: OutOfTurn<State> = {
  who(s) {
    const seat = ambassadorSeat(s);
    return seat === NOBODY || s.sealed === SEALED || s.node === AT.hand || !isDealt(s) ? 0 : 1 << seat;
  },
  legal(s, _, out) {
    if (s.sealed === WRITING) addRows(s, out);
    else addDeclaring(s, out);
  },
  apply(s, seat, choice, io) {
    if (verbOf(choice) === declare.tag) s.sealed = WRITING;
    else writes(s, seat, choice, io);
  },
  open: (s) => s.sealed === WRITING,
  whyNot(s, seat, choice) {
    if (s.sealed === WRITING) return whyNotRow(s, seat, choice);
    return verbOf(choice) === write.tag ? { rule: 'declare-first', facts: {} } : undefined;
  },
};

function addRows(s: State, out: Choices): void {
  const row = s.sheet.indexOf(0);
  const { agents, builds } = taken(s);
  for (let i = 0; i < AGENT.values.length; i++)
    for (let d = 0; d < BUILD.values.length; d++)
      if (((agents >> i) & 1) === 0 && ((builds >> d) & 1) === 0) out.add(write.make(s.seatOf[row], i, d));
}
function writes(s: State, seat: Seat, choice: Choice, io: Io): void {
  s.sheet[s.colour[write.player(choice)]] = 1 + write.identity(choice) * 4 + write.disguise(choice);
  if (s.sheet.includes(0)) return;
  s.sealed = SEALED;
  // Nothing was hidden from them, but they cannot take it back.
  reveal(
    io,
    only(seat),
    'seals',
    () => ({ seat: id(seat), sheet: sheetOf(s) }),
    () => ({ seat: id(seat) }),
  );
}
function whyNotRow(s: State, _: Seat, choice: Choice): Reason {
  if (verbOf(choice) !== write.tag) return { rule: 'sheet-first', facts: {} };
  const row = s.seatOf[s.sheet.indexOf(0)];
  const player = write.player(choice);
  const facts = { player: id(player), identity: AGENT.values[write.identity(choice)], disguise: BUILD.values[write.disguise(choice)] };
  if (player >= s.seats || isAmbassador(s, player)) return { rule: 'has-no-cards', facts };
  if (player !== row) return { rule: 'rows-in-order', facts: { ...facts, next: id(row) } };
  return { rule: 'each-once', facts };
}

/** What the rows written so far have used up, as bits. */
function taken(s: State): { agents: number; builds: number } {
  let agents = 0;
  let builds = 0;
  for (let c = 0; c < PACKETS; c++) {
    if (s.sheet[c] === 0) continue;
    agents |= 1 << ((s.sheet[c] - 1) >> 2);
    builds |= 1 << ((s.sheet[c] - 1) & 3);
  }
  return { agents, builds };
}

export function addDeclaring(s: State, out: Choices): void {
  if (s.sealed === UNSEALED) out.add(declare.make());
}
/** Was it a declaration? Then the sheet comes next. */
export function declares(s: State, choice: Choice): boolean {
  if (verbOf(choice) !== declare.tag) return false;
  s.call(AT.sheet);
  return true;
}
export const whyNotDeclare = (s: State, seat: number) =>
  isAmbassador(s, seat) ? { rule: 'already-sealed', facts: {} } : { rule: 'only-the-ambassador', facts: { seat: id(seat) } };
