// Two worlds that a seat cannot tell apart: it must see the same, be offered the same, and be told the same, now and as
// long as the same happens in both. And sampling such worlds must read nothing that the seat does not know.
import type { Seat } from '../../notation/choice.ts';
import { has, seatsIn } from '../../flow/flow.ts';
import { Io, toldTo } from '../../flow/io.ts';
import { sameState, type Place } from '../../flow/place.ts';
import type { Bench } from '../shared/bench.ts';
import { DealerSource, OtherWorld, SameSource, WatchedIo } from '../shared/luck.ts';
import type { NearMisses } from '../shared/near-misses.ts';

const STEPS = 8;

export function secrecy<S extends Place, E>(bench: Bench<S, E>, s: S, misses: NearMisses<S, E>): void {
  for (const seat of bench.viewers) {
    const t = sampled(bench, s, seat);
    sameSight(bench, s, t, seat);
    if (has(s.awaited | bench.game.rules.speakers(s), seat)) sameReasons(bench, s, t, seat, misses);
    for (let i = 0; i < 2; i++) onward(bench, s, t, seat);
  }
}

/** A world as this seat may imagine it; checks sampling itself on the way. */
function sampled<S extends Place, E>(bench: Bench<S, E>, s: S, seat: Seat): S {
  const { game } = bench;
  const before = bench.copy(s);
  const [one, two] = [bench.pick(65536), bench.pick(65536)];
  const world = (known: object, seed: number): S => {
    const t = bench.fresh();
    game.sample(t, known, new Io(seed));
    return t;
  };
  const known = bench.guard('sample', 'knowing', s, () => game.know(s, seat));
  const t = bench.guard('sample', 'sampling', s, () => world(known, one));
  if (!sameState(s, before)) bench.fail('sample', `knowing or sampling changes the state: ${bench.layout.difference(s, before)}`, s, seat);
  if (bench.wants('sample')) {
    const again = world(known, one);
    if (!sameState(t, again)) bench.fail('sample', `the same luck, and not the same world: ${bench.layout.difference(t, again)}`, s, seat);
    const law = bench.guard('sample', 'knowing in a sampled world', t, () => world(game.know(t, seat), two));
    const straight = world(known, two);
    if (!sameState(law, straight))
      bench.fail(
        'sample',
        `reads what the seat does not know: a sample of a sample differs, ${bench.layout.difference(law, straight)}`,
        s,
        seat,
      );
    const wrong = game.invariant(t);
    if (wrong !== undefined) bench.fail('sample', `a world that cannot be: ${wrong}`, s, seat);
    for (const field of bench.layout.fieldsThatDiffer(s, t)) {
      bench.report.moved.add(field);
      if (!game.secrets.includes(field)) bench.fail('secrets', `sampling changes ${field}, which is not declared a secret`, s, seat);
    }
  }
  return t;
}

function sameSight<S extends Place, E>(bench: Bench<S, E>, s: S, t: S, seat: Seat, after = ''): void {
  if (bench.wants('awaited') && s.awaited !== t.awaited)
    bench.fail(
      'awaited',
      `${after}who is awaited depends on a secret: ${seatsIn(s.awaited).join()} or ${seatsIn(t.awaited).join()}`,
      s,
      seat,
    );
  if (bench.wants('view') && bench.view(s, seat) !== bench.view(t, seat))
    bench.fail('view', `${after}the view depends on a secret:\n${bench.view(s, seat)}\n${bench.view(t, seat)}\n`, s, seat);
  if (!bench.wants('secret-legal')) return;
  const [mine, theirs] = [bench.legal(s, seat), bench.legal(t, seat)];
  if (mine.join() !== theirs.join())
    bench.fail(
      'secret-legal',
      `${after}what is legal depends on a secret: ${bench.said(mine.slice(0, 12))} or ${bench.said(theirs.slice(0, 12))}`,
      s,
      seat,
    );
}

function sameReasons<S extends Place, E>(bench: Bench<S, E>, s: S, t: S, seat: Seat, misses: NearMisses<S, E>): void {
  if (!bench.wants('secret-reason')) return;
  const { rules } = bench.game;
  for (const choice of misses.all(bench.legal(s, seat), 3)) {
    const [a, b] = [s, t].map((w) =>
      JSON.stringify(bench.guard('reason', `why not ${bench.said([choice])}`, w, () => rules.whyNot(w, seat, choice))),
    );
    if (a !== b) bench.fail('secret-reason', `why not ${bench.said([choice])} depends on a secret: ${a} or ${b}`, s, seat);
  }
}

/** Both worlds go on with the same choices and outcomes. Ends where something hidden is shown to this seat. */
function onward<S extends Place, E>(bench: Bench<S, E>, s0: S, t0: S, seat: Seat): void {
  if (!bench.wants('facts')) return;
  const { rules } = bench.game;
  const s = bench.copy(s0);
  const t = bench.copy(t0);
  // In the middle of a simultaneous step the drafts of others may differ, and are opened at its end.
  const hidden = rules.isTogether(s);
  let speaking: Seat | undefined;
  for (let step = 0; step < STEPS && s.awaited !== 0; step++) {
    const q: Seat = speaking ?? bench.any(seatsIn(s.awaited | (rules.speakers(s) & rules.speakers(t))));
    const theirs = bench.legal(t, q);
    const both = bench.legal(s, q).filter((c) => theirs.includes(c));
    if (both.length === 0) return;
    const choice = bench.any(both);
    const drafting = rules.isTogether(s);
    const luck = new DealerSource(bench.seed * 64 + step);
    const [ioS, ioT] = [new WatchedIo(), new WatchedIo()];
    ioS.telling = ioT.telling = true;
    ioS.source = luck;
    ioT.source = new SameSource(luck.dealt);
    const flows = rules.answer(s, q, choice, ioS);
    if (flows) rules.goOn(s, ioS);
    try {
      if (rules.answer(t, q, choice, ioT)) rules.goOn(t, ioT);
    } catch (e) {
      if (e instanceof OtherWorld) return;
      throw e;
    }
    speaking = rules.isOpen(s, q) ? q : undefined;
    if (drafting && flows && hidden) return;
    // What another does in secret need not be the same thing in both worlds: that they are done is what all see.
    if (drafting && q !== seat && s.awaited !== t.awaited) return;
    const said = `after ${bench.said([choice])} by s${q}, `;
    if (q === seat && ioS.lucky + ioS.revealed > 0 !== ioT.lucky + ioT.revealed > 0)
      bench.fail('facts', `${said}whether it brings news depends on a secret, and a refused batch would tell`, s0, seat);
    const [a, b] = [ioS, ioT].map((io) => JSON.stringify(io.facts.map((f) => toldTo(seat, f)).filter((f) => f !== undefined)));
    if (((ioS.audience | ioT.audience) >> seat) & 1) {
      // It was shown which world it is. What it was told must not be lost on its view.
      if (a !== b && bench.view(s, seat) === bench.view(t, seat))
        bench.fail('facts', `${said}it is told ${a} or ${b}, and its view does not show which`, s0, seat);
      return;
    }
    if (a !== b) bench.fail('facts', `${said}what is told depends on a secret: ${a} or ${b}`, s0, seat);
    sameSight(bench, s, t, seat, said);
  }
}

/** At the end of a battery: has every declared secret been moved? */
export function allMoved<S extends Place, E>(bench: Bench<S, E>): void {
  if (bench.only !== undefined && !bench.only.has('secrets')) return;
  const never = bench.game.secrets.filter((field) => !bench.report.moved.has(field));
  if (never.length > 0) bench.fail('secrets', `sampling never changed ${never.join(', ')}: is the true value kept?`);
}
