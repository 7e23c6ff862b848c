// 8 What influence cards ask for.
import { ALL, ask, auto, verbOf, type Node } from '@ridotto/engine';
import * as box from '../box/material.ts';
import { TRIGGER } from '../box/missions.ts';
import { spaceOf, type State } from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { activate } from './activation.ts';
import { advanceAssistant, putAssistant } from './assistants.ts';
import { canActivate, gainCubes, trigger } from './interpreter.ts';
import { buildingName, ownerId } from './telling.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { BUILDINGS, TILES } = box;

export const cardNodes = {
  // Once resolved; then mission 10.
  'discard-played': auto<State>((s, io) => {
    s.discard[s.playing - 1]++;
    s.playing = 0;
    trigger(s, s.player, TRIGGER.afterPlayingInfluence, io);
  }),
  // Bribe the Foreman (b: 4), Promote Workers (b: 1).
  assistant: ask<State>({
    who: (s) => s.a,
    legal(s, seat, out) {
      for (let t = 0; t < TILES; t++) if (spaceOf(s, seat, t) % 4 > 0) out.add(SAY.assistant.make(t));
    },
    apply(s, seat, choice, io) {
      const t = SAY.assistant.building(choice);
      if (s.b === 4) putAssistant(s, seat, t, 4, io);
      else advanceAssistant(s, seat, t, io);
    },
    whyNot(s, seat, choice) {
      if (verbOf(choice) !== SAY.assistant.tag) return undefined;
      const t = SAY.assistant.building(choice);
      return { rule: 'no-assistant-to-advance', facts: { building: buildingName(t), space: spaceOf(s, seat, t) } };
    },
  }),
  // A22, D24: one building at one's gondolas.
  overtime: ask<State>({
    who: (s) => s.a,
    legal(s, seat, out) {
      for (let g = seat * 2; g < seat * 2 + 2; g++)
        if (canActivate(s, seat, s.gondola[g])) out.add(SAY.activate.make(s.buildingAt[s.gondola[g]]));
    },
    apply(s, seat, choice, io) {
      const b = SAY.activate.building(choice);
      const quay = s.quayOf[b];
      const g = s.gondola[seat * 2] === quay ? seat * 2 : seat * 2 + 1;
      io.tell(ALL, 'activates', () => ({ seat: ownerId(seat), building: buildingName(b) }));
      activate(s, quay, g);
    },
    whyNot: (_, __, choice) =>
      verbOf(choice) === SAY.activate.tag
        ? { rule: 'cannot-be-activated', facts: { building: buildingName(SAY.activate.building(choice)) } }
        : undefined,
  }),
  // A21: any building.
  spy: ask<State>({
    who: (s) => s.a,
    legal(_, __, out) {
      for (let b = 0; b < BUILDINGS; b++) out.add(SAY.spy.make(b));
    },
    apply(s, seat, choice, io) {
      const b = SAY.spy.building(choice);
      s.spy = s.quayOf[b] + 1;
      io.tell(ALL, 'spy', () => ({ seat: ownerId(seat), at: buildingName(b) }));
    },
  }),
  // Manage Stocks, after the rearrangement: b cubes of choice, on which gondola?
  stocks: ask<State>({
    who: (s) => s.a,
    legal(_, __, out) {
      out.add(SAY.gondola.make(0));
      out.add(SAY.gondola.make(1));
    },
    apply: (s, seat, choice, io) => gainCubes(s, seat * 2 + SAY.gondola.which(choice), [0, 0, 0], s.b, io),
  }),
} satisfies Record<string, Node<State>>;
