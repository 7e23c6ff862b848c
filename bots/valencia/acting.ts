// Actions of the ranks, abilities of fountains, special cards, palm and fountain: each tried, and the best one taken.
import { verbOf, type Choice } from '@ridotto/engine';
import { FIRST_GUILD_SEAT, MERCHANTS } from '@ridotto/games/valencia/box/material.ts';
import { EITHER, guildOf, MAY_PLACE, type State } from '@ridotto/games/valencia/box/state.ts';
import { SAY } from '@ridotto/games/valencia/box/vocabulary.ts';
import { best } from '../shared/best.ts';
import { worthLater } from './cards.ts';
import { worthOfDrawing } from './choosing.ts';
import {
  afterBuilding,
  afterMoving,
  afterPlacing,
  afterPlanting,
  afterSelling,
  afterShifting,
  afterSitting,
  afterTaking,
  afterUpgrading,
  placings,
} from './trying.ts';
import { Worth } from './worth.ts';

export function bestAction(s: State, seat: number, legal: readonly Choice[]): Choice {
  s.placing = 0; // what is being placed is no longer to come
  const w = new Worth(s, seat);
  const now = w.now();
  const placed = (s.granted & MAY_PLACE) > 0 ? placings(w, guildOf(s)) : undefined;
  const placing = placed ? Math.max(now, ...placed.values()) - now : 0;
  return best(legal, (c) => {
    switch (verbOf(c)) {
      case SAY.seat.tag:
        return now + sitting(w, now, placing);
      case SAY.take.tag:
        // Whoever may do both takes first.
        return afterTaking(w, guildOf(s)) + (s.granted & EITHER ? 0 : placing);
      case SAY.place.tag:
        return placed?.get(SAY.place.square(c)) ?? afterPlacing(w, SAY.place.square(c));
      case SAY.sell.tag:
        return afterSelling(w, SAY.sell.resource(c));
      case SAY.move.tag:
        return afterMoving(w, SAY.move.from(c), SAY.move.to(c));
      case SAY.wander.tag:
        return afterMoving(w, SAY.wander.from(c), SAY.wander.to(c));
      case SAY.join.tag:
        return afterSitting(w, FIRST_GUILD_SEAT + SAY.join.guild(c), false);
      case SAY.plant.tag:
        return afterPlanting(w, SAY.plant.tree(c));
      case SAY.build.tag:
        return afterBuilding(w, SAY.build.square(c));
      default:
        return now;
    }
  });
}

/** The seat comes before all else, which may still be had after it; but the last member may be of more use in the city. */
function sitting(w: Worth, now: number, placing: number): number {
  const { s, seat } = w;
  const guild = guildOf(s);
  const where = guild < 0 ? MERCHANTS : FIRST_GUILD_SEAT + guild;
  const gain = afterSitting(w, where) - now;
  const last = s.supply[seat] === 1 && ((s.council[where] >> seat) & 1) === 0;
  if (gain <= 0 || (last && placing > gain)) return -Infinity;
  return FIRST + gain;
}
/** More than anything that comes after it. */
const FIRST = 1000;

export function useAbility(s: State, seat: number, legal: readonly Choice[]): Choice {
  const w = new Worth(s, seat);
  const now = w.now();
  return best(legal, (c) => {
    switch (verbOf(c)) {
      case SAY.sell.tag:
        return afterSelling(w, SAY.sell.resource(c));
      case SAY.upgrade.tag:
        return afterUpgrading(w, SAY.upgrade.resource(c));
      case SAY.shift.tag:
        return afterShifting(w, SAY.shift.from(c), SAY.shift.to(c));
      case SAY.return.tag:
        return now + worthLater(s, SAY.return.card(c));
      case SAY['return-hidden'].tag:
        return now + worthLater(s, SAY['return-hidden'].card(c));
      case SAY['draw-missions'].tag:
        return now + worthOfDrawing(s, seat);
      default:
        return now;
    }
  });
}
