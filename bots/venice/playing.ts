// A player of Venice: plans its routes by what they cost, whom they meet and what they activate, collects what its
// missions ask for, and keeps an eye on its intrigue. It tries things on a purse, and looks no further than its own turn.
import { verbOf, type Choice, type Seat } from '@ridotto/engine';
import { SAY, type State } from '@ridotto/games/venice/index.ts';
import { SEATS, TILES, TYPES } from '@ridotto/games/venice/box/material.ts';
import { AT } from '@ridotto/games/venice/rules/contents.ts';
import { aftersAt } from '@ridotto/games/venice/rules/ways.ts';
import { active, inSlot, spaceOf } from '@ridotto/games/venice/box/state.ts';
import type { Bot } from '../shared/bot.ts';
import { activating, choosing, loading } from './activating.ts';
import { best } from '../shared/best.ts';
import { bridgeWorth } from './bridges.ts';
import { gainOf, overtime, raising, usual } from './cards.ts';
import { activate, takeIntrigue } from './effects.ts';
import { reducing } from './intrigue.ts';
import { Mind } from './mind.ts';
import { effectWorth, missionWorth } from './missions.ts';
import { Purse } from './purse.ts';
import { complete, mooring, sharing } from './mooring.ts';
import { Routes } from './routes.ts';
import { bestWay, voyage } from './smugglers.ts';
import { leavingOut } from './solo.ts';
import { spyAt, starting } from './starting.ts';
import type { Taste } from './taste.ts';

export const playing = (name: string, tasteOf: (players: number) => Taste): Bot<State> => ({
  name,
  decide({ legal, seat, world }) {
    const s = world();
    const taste = tasteOf(s.seats);
    // The favour card is turned only where it is named.
    const own = legal.filter((c) => verbOf(c) !== SAY.favour.tag && verbOf(c) !== SAY.turn.tag);
    switch (s.node) {
      case AT.returns:
        return best(own, (c) => -missionWorth(s, seat, SAY.return.mission(c), taste));
      case AT.place:
        return best(own, placing(s, seat, taste));
      case AT.start:
        return starting(s, seat, own, taste);
      case AT.move:
        return moving(s, seat, own, taste);
      case AT.encounter:
      case AT.pay:
        return best(own, paying(s, seat, taste));
      case AT.activate:
      case AT.apply:
        return best(own, activating(s, seat, taste));
      case AT.choose:
        return best(own, choosing(s, seat, taste));
      case AT.cubes:
        return best(own, loading(s, seat, taste));
      case AT.bridge: {
        const mind = new Mind(s, seat, seat * 2, taste);
        return best(own, (c) => bridgeWorth(mind, SAY.bridge.canal(c)));
      }
      case AT['keep-mission']:
        return best(own, (c) => missionWorth(s, seat, SAY.keep.mission(c), taste));
      case AT['keep-influence']:
        return best(own, drawn(s, seat, taste));
      case AT.missions:
        return completing(s, seat, legal, taste);
      case AT.lay:
        return best(own, laying(s, seat, taste));
      case AT.assistant: {
        const mind = new Mind(s, seat, seat * 2, taste);
        return best(own, (c) => {
          const t = SAY.assistant.building(c);
          return raising(mind, t, s.b === 4 ? 4 : spaceOf(s, seat, t) + 1);
        });
      }
      case AT.overtime:
        return best(own, (c) => {
          const quay = s.quayOf[SAY.activate.building(c)];
          return overtime(s, seat, s.gondola[seat * 2] === quay ? seat * 2 : seat * 2 + 1, taste);
        });
      case AT.spy: {
        const quay = spyAt(s, seat, taste);
        return own.find((c) => s.quayOf[SAY.spy.building(c)] === quay) ?? own[0];
      }
      case AT.stocks:
        return best(
          own,
          (c) =>
            -Array.from(s.cubes.subarray((seat * 2 + SAY.gondola.which(c)) * TYPES))
              .slice(0, TYPES)
              .reduce((a, b) => a + b),
        );
      case AT.smuggler:
        return best(own, (c) => sending(s, seat, SAY.smuggler.building(c)));
      case AT['choose-gondola']:
        return best(own, (c) => voyage(s, seat, (SEATS + s.letter) * 2 + SAY.gondola.which(c), s.goal - 1));
      case AT.way: {
        const to = bestWay(s, seat, s.gondola[s.sent - 1], s.quayOf[s.goal - 1], s.route);
        return own.find((c) => s.quayOf[SAY.by.building(c)] === to) ?? own[0];
      }
      case AT.reduce:
        return reducing(s, seat, legal);
      default: // the order of encounters
        return own[0];
    }
  },
});

/** 2.2: as if one moored there. */
function placing(s: State, seat: Seat, taste: Taste): (c: Choice) => number {
  const mind = new Mind(s, seat, seat * 2 + (s.placings < s.seats ? 0 : 1), taste);
  return (c) => {
    const quay = s.quayOf[SAY.place.building(c)];
    const p = new Purse().read(s, seat, mind.g);
    return mooring(mind, p, quay, sharing(mind, quay), aftersAt(s, seat, s.buildingAt[quay]));
  };
}
/** One quay on, along the best route. */
function moving(s: State, seat: Seat, legal: readonly Choice[], taste: Taste): Choice {
  const g = active(s);
  const mind = new Mind(s, seat, g, taste);
  const p = new Purse().read(s, seat, g);
  const route = new Routes(mind).from(s.gondola[g], s.visited, s.steps, p);
  const b = s.buildingAt[route.to];
  const choice = route.moor ? SAY.moor.make(b) : SAY.pass.make(b);
  if (legal.includes(choice)) return choice;
  return legal.find((c) => verbOf(c) === SAY.moor.tag) ?? legal[0];
}
/** A scroll, intrigue or a cube: what is left is worth most. */
function paying(s: State, seat: Seat, taste: Taste): (c: Choice) => number {
  const mine = seat * 2;
  const met = s.meeting > 0 && (s.meeting - 1) >> 1 === seat ? s.meeting - 1 : -1;
  const g = met >= 0 ? met : s.player === seat && s.gondolier[seat] > 0 ? active(s) : mine;
  const mind = new Mind(s, seat, g, taste);
  return (c) => {
    const p = new Purse().read(s, seat, g);
    const verb = verbOf(c);
    if (verb === SAY.scroll.tag) p.scrolls--;
    else if (verb === SAY.intrigue.tag) takeIntrigue(mind, p);
    else {
      const t = SAY.pay.cube(c);
      if (p.cubes[t] > 0) p.cubes[t]--;
      else p.extra -= 1;
    }
    return mind.worth(p);
  };
}
/** Of the cards drawn the one to keep; those that go under, as they come. */
function drawn(s: State, seat: Seat, taste: Taste): (c: Choice) => number {
  const g = seat * 2;
  const mind = new Mind(s, seat, g, taste);
  const p = new Purse().read(s, seat, g);
  return (c) => {
    if (verbOf(c) !== SAY.take.tag) return 0;
    const k = SAY.take.card(c);
    return usual(k) + 0.5 * gainOf(mind, p, k);
  };
}
/** The one that leaves most after the activation too; with the favour card, if that pays for it. */
function completing(s: State, seat: Seat, legal: readonly Choice[], taste: Taste): Choice {
  const g = active(s);
  const mind = new Mind(s, seat, g, taste);
  const quay = s.gondola[g];
  const b = s.buildingAt[quay];
  let most = -Infinity;
  let found: Choice = SAY.done.make();
  for (let i = -1; i < mind.prospects.hand.length; i++) {
    const p = new Purse().read(s, seat, g);
    if (i >= 0 && !complete(mind, p, b, i)) continue;
    const turned = p.favour < s.favour[seat];
    const mask = b < TILES ? (1 << Math.min(4, spaceOf(s, seat, b) + 1)) - 1 : 3;
    activate(mind, p, b, mask, aftersAt(s, seat, b));
    const worth = mind.worth(p);
    if (worth <= most) continue;
    const choice = i < 0 ? SAY.done.make() : turned ? SAY.favour.make(1) : SAY.complete.make(mind.prospects.hand[i]);
    if (!legal.includes(choice)) continue;
    most = worth;
    found = choice;
  }
  return found;
}
/** A free place; else in place of what does least, if the new one does more. */
function laying(s: State, seat: Seat, taste: Taste): (c: Choice) => number {
  const left = taste.left(s);
  return (c) => {
    const slot = SAY.lay.slot(c);
    if (slot === 3) return -effectWorth(s, s.a, left);
    const old = inSlot(s, seat, slot);
    return old < 0 ? 0 : -effectWorth(s, old, left);
  };
}
function sending(s: State, seat: Seat, tile: number): number {
  const first = (SEATS + s.letter) * 2;
  const quay = s.quayOf[tile];
  const movable = (s.seats === 1 ? [first, first + 1] : [first]).filter((g) => s.gondola[g] !== quay);
  const voyages = (movable.length > 0 ? movable : [first]).map((g) => voyage(s, seat, g, tile));
  return Math.max(...voyages) + leavingOut(s, tile);
}
