// The beginning of a turn: perhaps a card, then the gondola with the best way.
import { verbOf, type Choice, type Seat } from '@ridotto/engine';
import { SAY, type State } from '@ridotto/games/venice/index.ts';
import { CARD_NAMES, QUAYS } from '@ridotto/games/venice/box/material.ts';
import { stayCost } from '@ridotto/games/venice/rules/interpreter.ts';
import { cardsInHand } from '@ridotto/games/venice/box/state.ts';
import { gainOf, spying } from './cards.ts';
import { Mind } from './mind.ts';
import { Purse } from './purse.ts';
import { Routes, type Route } from './routes.ts';
import type { Taste } from './taste.ts';

interface Plan {
  readonly choice: Choice;
  readonly mind: Mind;
  readonly routes: Routes;
  readonly purse: Purse;
  readonly quay: number;
  readonly route: Route;
}

export function starting(s: State, seat: Seat, legal: readonly Choice[], taste: Taste): Choice {
  const plans = legal.filter((c) => isGondola(verbOf(c))).map((c) => planOf(s, seat, c, taste));
  const plan = plans.reduce((a, b) => (b.route.worth > a.route.worth ? b : a));
  return card(s, seat, legal, plan) ?? plan.choice;
}
const isGondola = (verb: number): boolean => verb === SAY.switch.tag || verb === SAY.stay.tag || verb === SAY.gondola.tag;

function planOf(s: State, seat: Seat, choice: Choice, taste: Taste): Plan {
  const now = seat * 2 + s.gondolier[seat] - 1;
  const verb = verbOf(choice);
  const g = verb === SAY.switch.tag ? now ^ 1 : verb === SAY.stay.tag ? now : seat * 2 + SAY.gondola.which(choice);
  const mind = new Mind(s, seat, g, taste);
  const routes = new Routes(mind);
  const purse = new Purse().read(s, seat, g);
  if (verb === SAY.stay.tag) purse.coins -= stayCost(s, seat);
  const quay = s.gondola[g];
  return { choice, mind, routes, purse, quay, route: { ...routes.from(quay, 1 << quay, 0, purse) } };
}

/** The card that brings most now, if that is more than it is worth later. */
function card(s: State, seat: Seat, legal: readonly Choice[], plan: Plan): Choice | undefined {
  const { mind, purse } = plan;
  // With more cards than turns there is no later.
  const keeping = cardsInHand(s, seat) > mind.left ? 0 : mind.card;
  let most = keeping;
  let found: Choice | undefined;
  for (const choice of legal) {
    if (verbOf(choice) !== SAY.play.tag) continue;
    const k = SAY.play.card(choice);
    const gain =
      CARD_NAMES[k] === 'hire-spy'
        ? spying(plan.routes, plan.quay, purse, s.edition.influence[k].payCoins, plan.route.worth)
        : gainOf(mind, purse, k);
    if (gain <= most) continue;
    most = gain;
    found = choice;
  }
  return found;
}

/** Where the spy goes: where the best way with him passes. */
export function spyAt(s: State, seat: Seat, taste: Taste): number {
  const now = seat * 2 + s.gondolier[seat] - 1;
  let worth = -Infinity;
  let spy = QUAYS;
  for (const g of s.gondolier[seat] === 0 ? [seat * 2, seat * 2 + 1] : [now, now ^ 1]) {
    const purse = new Purse().read(s, seat, g);
    if (g === now && (purse.coins -= stayCost(s, seat)) < 0) continue;
    const quay = s.gondola[g];
    const route = new Routes(new Mind(s, seat, g, taste)).from(quay, 1 << quay, 0, purse, true);
    if (route.worth <= worth) continue;
    worth = route.worth;
    spy = route.spy;
  }
  return spy;
}
