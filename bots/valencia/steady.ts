// A steady player of Valencia: shares its cards out over the rounds, knows what a place in the city, a seat of the Council, a
// coin and a mission are worth, and bids for them what they are worth.
import { verbOf, type Choice } from '@ridotto/engine';
import { SAY, type State } from '@ridotto/games/valencia/index.ts';
import { AT } from '@ridotto/games/valencia/rules/contents.ts';
import { hide } from '@ridotto/games/valencia/knowledge/sample.ts';
import type { Bot } from '../shared/bot.ts';
import { bestAction, useAbility } from './acting.ts';
import { bid } from './bidding.ts';
import { worthLater } from './cards.ts';
import { chooseMission, keepsMission } from './choosing.ts';
import { plan } from './planning.ts';

export const steady: Bot<State> = {
  name: 'steady',
  decide({ legal, seat, world }) {
    // Without what is hidden: all worlds that the seat cannot tell apart are alike here.
    const s = world();
    hide(s, s, seat);
    switch (s.node) {
      case AT.missions:
        return keepsMission(s, seat, legal);
      case AT['keep-mission']:
        return chooseMission(s, seat, legal);
      case AT.planning:
        return plan(s, seat, legal);
      case AT.bid:
        return bid(s, seat, legal);
      case AT['take-back']:
        return takeBack(s, legal);
      case AT.ability:
        return useAbility(s, seat, legal);
      default:
        return bestAction(s, seat, legal);
    }
  },
};

function takeBack(s: State, legal: readonly Choice[]): Choice {
  const worth = (c: Choice): number => (verbOf(c) === SAY['take-back'].tag ? worthLater(s, SAY['take-back'].card(c)) : 0);
  return legal.reduce((a, b) => (worth(b) > worth(a) ? b : a));
}
