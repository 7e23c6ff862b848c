// Activating: which effect next, which of two parts, which cubes.
import { verbOf, type Choice, type Seat } from '@ridotto/engine';
import type { Effect } from '@ridotto/games/venice/box/effects.ts';
import { SAY, type State } from '@ridotto/games/venice/index.ts';
import { TYPES } from '@ridotto/games/venice/box/material.ts';
import { effectOf, SELL, SHARE } from '@ridotto/games/venice/rules/interpreter.ts';
import { activate, use } from './effects.ts';
import { Mind } from './mind.ts';
import { Purse } from './purse.ts';
import { Routes } from './routes.ts';
import type { Taste } from './taste.ts';

/** What a purse is worth here: on the way, with the best way on. */
function standing(mind: Mind): (p: Purse) => number {
  const { s, g } = mind;
  if (s.passing === 0) return (p) => mind.worth(p);
  const routes = new Routes(mind);
  // Effects in another order are often the same in the end.
  const tried: { readonly purse: Purse; readonly worth: number }[] = [];
  return (p) => {
    let known = tried.find(({ purse }) => purse.equals(p));
    if (known === undefined) tried.push((known = { purse: p, worth: routes.from(s.gondola[g], s.visited, s.steps, p).worth }));
    return known.worth;
  };
}

/** One effect of the building, or of a mission that follows, and then what is best; or none. */
export function activating(s: State, seat: Seat, taste: Taste): (choice: Choice) => number {
  const mind = new Mind(s, seat, s.actGondola, taste);
  const worth = standing(mind);
  const building = s.buildingAt[s.actQuay];
  const open = s.actMask & ~s.used;
  return (choice) => {
    const p = new Purse().read(s, seat, s.actGondola);
    const verb = verbOf(choice);
    if (verb === SAY.done.tag) {
      if (open !== 0) activate(mind, p, building, 0, s.afters);
      return worth(p);
    }
    if (verb === SAY.apply.tag) {
      const m = SAY.apply.mission(choice);
      use(mind, p, s.edition.missions[m].effect);
      activate(mind, p, building, 0, s.afters & ~(1 << m));
      return worth(p);
    }
    if (verb !== SAY.use.tag) return -Infinity;
    const i = SAY.use.effect(choice) % 4;
    use(mind, p, s.edition.effects[building][i]);
    activate(mind, p, building, open & ~(1 << i), s.afters);
    return worth(p);
  };
}

/** A branch, or whether the second part follows. */
export function choosing(s: State, seat: Seat, taste: Taste): (choice: Choice) => number {
  const mind = new Mind(s, seat, s.passing > 0 || s.moored > 0 ? s.actGondola : seat * 2, taste);
  const worth = standing(mind);
  const e = effectOf(s, s.a, s.b);
  return (choice) => {
    const p = new Purse().read(s, seat, mind.g);
    if (verbOf(choice) === SAY.done.tag) return worth(p);
    if (verbOf(choice) !== SAY.choose.tag) return -Infinity;
    const part: Effect = e.second ?? e.branches[SAY.choose.branch(choice)];
    use(mind, p, part);
    return worth(p);
  };
}

/** What the gondola carries then. */
export function loading(s: State, seat: Seat, taste: Taste): (choice: Choice) => number {
  const { a: mode, b: g } = s;
  const mind = new Mind(s, seat, g, taste);
  const p = new Purse().read(s, seat, g);
  const other = Array.from(s.cubes.subarray((g ^ 1) * TYPES, (g ^ 1) * TYPES + TYPES));
  return (choice) => {
    if (verbOf(choice) !== SAY.cubes.tag) return -Infinity;
    const then: [number, number, number] = [SAY.cubes.ceramics(choice), SAY.cubes.cloth(choice), SAY.cubes.silver(choice)];
    if (mode === SHARE)
      return mind.prospects.both(
        then,
        other.map((n, t) => n + p.cubes[t] - then[t]),
        p.scrolls,
      );
    const sold = mode === SELL ? p.load - then[0] - then[1] - then[2] : 0;
    return sold + mind.prospects.worth(then, p.scrolls, 0);
  };
}
