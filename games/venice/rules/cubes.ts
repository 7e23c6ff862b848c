// 4.12: what a gondola carries after something has happened to its cubes. One decision: how many of each type.
import { ask, type Choices, type Node } from '@ridotto/engine';
import * as box from '../box/material.ts';
import { cubesOn, type State } from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { addVp } from './gains.ts';
import { CONVERT, CONVERT_ONE, DISCARD, GAIN, SELL, SHARE, tellCubes } from './interpreter.ts';
import { CUBE_MODES } from './interpreter.ts';
import { goesOn, purseOf } from './ways.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { CAPACITY, TYPES } = box;

/** May the gondola carry x, y and z after this? */
function fits(s: State, mode: number, g: number, x: number, y: number, z: number): boolean {
  const { cubes, cubeGain } = s;
  const sum = x + y + z;
  const i = g * TYPES;
  const [a, b, c] = [cubes[i], cubes[i + 1], cubes[i + 2]];
  const had = a + b + c;
  /** Cubes that were not there. */
  const more = Math.max(0, x - a) + Math.max(0, y - b) + Math.max(0, z - c);
  switch (mode) {
    case GAIN: {
      const [p, q, r, any] = cubeGain;
      const over = Math.max(0, x - a - p) + Math.max(0, y - b - q) + Math.max(0, z - c - r);
      return sum === Math.min(CAPACITY, had + p + q + r + any) && over <= any;
    }
    case DISCARD:
      return sum === had - 1 && more === 0;
    case CONVERT:
      return sum === had;
    case CONVERT_ONE:
      return sum === had && more <= 1;
    case SELL:
      return sum < had && more === 0 && goesOn(s, { ...purseOf(s, s.player, g), cubes: sum }, s.used);
    default: {
      const j = (g ^ 1) * TYPES;
      const all = had + cubesOn(s, g ^ 1);
      if (all - sum > CAPACITY || x > a + cubes[j] || y > b + cubes[j + 1] || z > c + cubes[j + 2]) return false;
      return goesOn(s, { ...purseOf(s, s.player, g), cubes: sum }, s.used);
    }
  }
}

export const cubeNodes = {
  // a: what it is about, b: the gondola
  cubes: ask<State>({
    who: (s) => s.b >> 1,
    legal(s, _, out: Choices) {
      const { a: mode, b: g } = s;
      for (let x = 0; x <= CAPACITY; x++)
        for (let y = 0; x + y <= CAPACITY; y++)
          for (let z = 0; x + y + z <= CAPACITY; z++) if (fits(s, mode, g, x, y, z)) out.add(SAY.cubes.make(x, y, z));
    },
    apply(s, seat, choice, io) {
      const { a: mode, b: g, cubes } = s;
      const then = [SAY.cubes.ceramics(choice), SAY.cubes.cloth(choice), SAY.cubes.silver(choice)];
      const before = cubesOn(s, g);
      for (let t = 0; t < TYPES; t++) {
        if (mode === SHARE) cubes[(g ^ 1) * TYPES + t] += cubes[g * TYPES + t] - then[t];
        cubes[g * TYPES + t] = then[t];
      }
      if (mode === GAIN) s.cubeGain.fill(0);
      if (mode === SELL) addVp(s, seat, before - cubesOn(s, g), io);
      tellCubes(s, g, io);
      if (mode === SHARE) tellCubes(s, g ^ 1, io);
    },
    whyNot(s, _, choice) {
      if ((choice & 31) !== SAY.cubes.tag) return undefined;
      const g = s.b;
      const carries = [0, 1, 2].map((t) => s.cubes[g * TYPES + t]);
      return {
        rule: s.a === SELL || s.a === SHARE ? 'cubes-or-no-way-on' : 'cubes-do-not-fit',
        facts: { for: CUBE_MODES[s.a], carries, gains: [...s.cubeGain], capacity: CAPACITY },
      };
    },
  }),
} satisfies Record<string, Node<State>>;
