// Where the rules tell of a question, a rule, a card or a place.
import type { Question, RuleName } from '@ridotto/games/venice/words/shape.ts';

export const SECTIONS: Readonly<Record<Question, string>> = {
  returns: 'set-up',
  place: 'preliminary',
  start: 'turn',
  move: 'moving',
  missions: 'missions',
  lay: 'permanent',
  activate: 'activating',
  apply: 'missions',
  choose: 'influence',
  cubes: 'goods',
  bridge: 'bridges',
  'keep-influence': 'influence',
  'keep-mission': 'missions',
  assistant: 'assistants',
  overtime: 'influence',
  spy: 'influence',
  stocks: 'goods',
  order: 'encounters',
  encounter: 'encounters',
  pay: 'encounters',
  smuggler: 'smugglers',
  'choose-gondola': 'solo-turns',
  way: 'smugglers',
  'route-order': 'encounters',
  reduce: 'scoring',
};
/** Rules that are not told of where the question is. */
const RULES: Readonly<Partial<Record<RuleName, string>>> = {
  'staying-costs': 'moving',
  'no-canal': 'moving',
  visited: 'moving',
  'canal-costs': 'moving',
  'own-gondola-there': 'moving',
  'no-way-on': 'moving',
  'not-there': 'moving',
  'card-not-in-hand': 'influence',
  'one-card-a-turn': 'influence',
  'card-has-no-target': 'influence',
  'card-not-drawn': 'influence',
  'no-scroll': 'encounters',
  'no-such-cube': 'encounters',
  'no-mission-pays-cubes': 'encounters',
  'no-favour-card': 'favour',
  'effect-not-reached': 'activating',
  'effect-used': 'activating',
  'effect-needs': 'activating',
  'cannot-be-activated': 'activating',
  'no-bridge-left': 'bridges',
  'bridge-there': 'bridges',
  'no-such-canal': 'bridges',
  'cubes-do-not-fit': 'goods',
  'cubes-or-no-way-on': 'goods',
  'mission-does-not-follow': 'missions',
  'mission-not-drawn': 'missions',
  'mission-not-dealt': 'missions',
  'mission-not-in-hand': 'missions',
  'mission-for-elsewhere': 'missions',
  'mission-not-paid': 'missions',
  'an-earlier-place-is-free': 'permanent',
  'no-assistant-to-advance': 'assistants',
  'smuggler-not-drawn': 'smugglers',
  'not-the-cheapest': 'smugglers',
  'cannot-reduce': 'scoring',
};
export function sectionAbout({ rule, place }: { readonly rule?: string; readonly place?: string }): string | undefined {
  const ruled = rule === undefined ? undefined : RULES[rule as RuleName];
  if (ruled !== undefined || place === undefined) return ruled;
  if (/^card:m\d/.test(place)) return 'missions';
  return place.startsWith('card:') ? 'influence' : undefined;
}
