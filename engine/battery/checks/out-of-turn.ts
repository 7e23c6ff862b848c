// What is said out of turn leaves everything as it is that others are asked, comes to an end, and everybody is told that it
// was said: for nothing before it can be taken back any more.
import type { Choice, Seat } from '../../notation/choice.ts';
import { seatsIn } from '../../flow/flow.ts';
import { toldTo } from '../../flow/io.ts';
import { PLACE_SIZE, type Place } from '../../flow/place.ts';
import type { Bench } from '../shared/bench.ts';
import { WatchedIo } from '../shared/luck.ts';

const MOST_PARTS = 60;

export function outOfTurn<S extends Place, E>(bench: Bench<S, E>, s: S): void {
  const { rules } = bench.game;
  for (const seat of seatsIn(rules.speakers(s))) {
    if (bench.legal(s, seat).length === 0 || !bench.wants('out-of-turn')) continue;
    const t = bench.copy(s);
    const io = new WatchedIo(bench.seed);
    io.telling = true;
    const said = `${bench.said(speak(bench, t, seat, io))}, out of turn, `;
    const place = (x: S): string => x.all.subarray(0, PLACE_SIZE).join();
    if (place(s) !== place(t)) bench.fail('out-of-turn', `${said}changes what is asked, or of whom`, s, seat);
    for (const other of seatsIn(s.awaited))
      if (bench.legal(s, other).join() !== bench.legal(t, other).join())
        bench.fail('out-of-turn', `${said}changes what s${other} may choose`, s, seat);
    for (const viewer of bench.viewers)
      if (!io.facts.some((fact) => toldTo(viewer, fact) !== undefined))
        bench.fail('out-of-turn', `${said}is final, and not everybody is told that it was said`, s, viewer);
  }
}

function speak<S extends Place, E>(bench: Bench<S, E>, t: S, seat: Seat, io: WatchedIo): Choice[] {
  const said: Choice[] = [];
  do {
    const list = bench.legal(t, seat);
    if (list.length === 0) bench.fail('out-of-turn', `${bench.said(said)} is begun, and cannot be ended`, t, seat);
    if (said.length === MOST_PARTS) bench.fail('out-of-turn', `not ended after ${MOST_PARTS} parts`, t, seat);
    said.push(bench.any(list));
    bench.game.rules.answer(t, seat, said[said.length - 1], io);
  } while (bench.game.rules.isOpen(t, seat));
  return said;
}
