// Undo is exact, and never goes across information: what may be taken back has taught the actor nothing, neither by luck
// nor by a look at something hidden, and nobody else was asked meanwhile.
import type { Choice, Seat } from '../../notation/choice.ts';
import { has } from '../../flow/flow.ts';
import { Io, NeedLuck, toldTo, type LuckSource } from '../../flow/io.ts';
import type { Match } from '../../match/match.ts';
import type { Place } from '../../flow/place.ts';
import type { Bench } from '../shared/bench.ts';
import { traces } from './refusal.ts';

const WORLDS = 3;
const noLuck: LuckSource = {
  draw(question) {
    throw new NeedLuck(question);
  },
  forced() {},
};

/** What was before a submission, for the checks after it. */
export interface Before<S> {
  readonly state: S;
  readonly traces: string;
  readonly legal: string;
  readonly facts: number;
  readonly outcomes: number;
}
export const before = <S extends Place, E>(bench: Bench<S, E>, m: Match<S, E>): Before<S> => ({
  state: bench.copy(m.state),
  traces: traces(m),
  legal: legalOfAll(bench, m),
  facts: m.facts.length,
  outcomes: m.outcomes,
});
const legalOfAll = <S extends Place, E>(bench: Bench<S, E>, m: Match<S, E>): string =>
  bench.viewers.map((p) => m.legal(p).join()).join('|');

/** After a submission that stands. Takes it back if it can, now and then; true if it is taken back. */
export function undo<S extends Place, E>(
  bench: Bench<S, E>,
  m: Match<S, E>,
  seat: Seat,
  parts: readonly Choice[],
  was: Before<S>,
): boolean {
  for (const other of bench.viewers)
    if (other !== seat && !m.drafts.has(other) && m.canUndo(other))
      bench.fail('undo', `s${other} could undo what s${seat} said`, m.state, other);
  if (!m.canUndo(seat)) return false;
  const said = bench.said(parts);
  if (m.outcomes !== was.outcomes) bench.fail('undo', `${said} brought luck, and could be undone`, was.state, seat);
  if (!m.drafts.has(seat) && m.state.awaited !== 1 << seat)
    bench.fail('undo', `${said} passed the turn, and could be undone`, was.state, seat);
  if (parts.some((c) => bench.game.rules.isAnytime(c)) && !m.drafts.has(seat))
    bench.fail('undo', `${said} is final at once, and could be undone`, was.state, seat);
  learnt(bench, m, seat, parts, was);
  if (bench.chance(2) || !bench.wants('undo')) return false;
  if (!m.undo(seat)) bench.fail('undo', 'canUndo, and undo does not', was.state, seat);
  if (parts.some((c) => bench.game.rules.isAnytime(c))) return true;
  if (traces(m) !== was.traces)
    bench.fail('undo', `${said} taken back, not all is as before:\n${was.traces}\n${traces(m)}\n`, was.state, seat);
  if (legalOfAll(bench, m) !== was.legal) bench.fail('undo', `${said} taken back, something else is legal`, was.state, seat);
  return true;
}

/** In every world that looked the same before, the same must be seen and told after, or something was learnt. */
function learnt<S extends Place, E>(bench: Bench<S, E>, m: Match<S, E>, seat: Seat, parts: readonly Choice[], was: Before<S>): void {
  if (!bench.wants('undo-information')) return;
  const { game } = bench;
  const known = game.know(was.state, seat);
  const told = JSON.stringify(m.facts.slice(was.facts).map((f) => toldTo(seat, f)));
  const drafting = game.rules.isTogether(was.state);
  for (let i = 0; i < WORLDS; i++) {
    const t = bench.fresh();
    game.sample(t, known, new Io(bench.seed * 16 + i));
    const io = new Io();
    io.telling = true;
    io.source = noLuck;
    const where = `${bench.said(parts)} could be undone, and taught something: in another world `;
    try {
      for (const c of parts) {
        if (!has(t.awaited, seat) || !bench.legal(t, seat).includes(c))
          bench.fail('undo-information', `${where}${bench.said([c])} is not legal`, was.state, seat);
        if (game.rules.answer(t, seat, c, io)) game.rules.goOn(t, io);
      }
    } catch (e) {
      if (e instanceof NeedLuck) bench.fail('undo-information', `${where}it asks luck`, was.state, seat);
      throw e;
    }
    if (bench.view(t, seat) !== bench.view(m.state, seat))
      bench.fail('undo-information', `${where}one sees ${bench.view(t, seat)}, not ${bench.view(m.state, seat)}`, was.state, seat);
    const there = JSON.stringify(io.facts.map((f) => toldTo(seat, f)));
    if (!drafting && there !== told) bench.fail('undo-information', `${where}one is told ${there}, not ${told}`, was.state, seat);
  }
}
