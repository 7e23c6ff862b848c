// Venice in English.
import { choices, prompts, smugglerCard } from './asks-en.ts';
import { reasons } from './reasons-en.ts';
import { effects } from './effects-en.ts';
import { facts } from './facts-en.ts';
import { progress } from './lookup.ts';
import { and, count, names } from './names-en.ts';
import { options } from './options-en.ts';
import { rules } from './refusals-en.ts';
import type { VeniceView } from '../knowledge/view.ts';
import type { VeniceWords, Question } from './shape.ts';

const LAST = ['', 'end triggered', 'last round but one', 'last round'];
const ending = (view: VeniceView, alone: boolean): string => {
  const n = progress(view, 'ending');
  if (!alone || n === 0) return LAST[n] ?? '';
  return count(progress(view, 'left') + 1, { one: 'last turn', other: '# turns left' });
};

export const en: VeniceWords = {
  ...names,
  ...effects,
  title: 'Venice',
  tagline: 'Two gondolas and one gondolier: trade along the canals, and let the Inquisition arrest somebody else.',
  by: 'By Dávid Turczi and Andrei Novac, solo mode by Dávid Turczi and Xavi Bordes, Braincrack Games 2020',
  length: '1 to 5 players, about two hours',
  stage(view, v) {
    if (view.at === 'returns') return 'setting up';
    if (view.at === 'reduce') return 'final scoring';
    if (progress(view, 'placings') < 2 * Object.keys(view.coins).length)
      return `preliminary round · ${v.name(view.awaits[0] ?? view.player)}`;
    return [`turn ${view.turn}`, v.name(view.player), ending(view, v.alone)].filter((x) => x !== '').join(' · ');
  },
  prompts,
  waiting: (who, at) => {
    const what = en.deciding[at as Question];
    return `Waiting for ${and(who)}${what ? `: ${what}` : ''}.`;
  },
  deciding: {
    returns: 'which mission to give back',
    place: 'where a gondola goes',
    start: 'which gondola to lead',
    move: 'where the gondola goes',
    missions: 'whether to complete a mission',
    lay: 'where to lay a mission',
    activate: 'which effect to use',
    apply: 'what the missions add',
    choose: 'one of two effects',
    cubes: 'what the gondola carries',
    bridge: 'where the bridge goes',
    'keep-influence': 'which card to keep',
    'keep-mission': 'which mission to keep',
    assistant: 'which assistant advances',
    overtime: 'which building to activate',
    spy: 'where the spy goes',
    stocks: 'which gondola to load',
    order: 'whom to meet next',
    encounter: 'scroll or intrigue',
    pay: 'what to lose',
    smuggler: 'where the smugglers go',
    'choose-gondola': 'which gondola goes',
    way: 'which way to go',
    'route-order': 'whom to meet next',
    reduce: 'whether to remove intrigue',
  },
  handedIn: 'Your choice is in. You may still change it until all have chosen.',
  held: 'This ends your turn. Confirm, or undo.',
  over: (who) => (who.length === 0 ? 'The game is over: the Doge wins.' : `The game is over: ${and(who)} wins.`),
  orders: {
    scroll: () => ({
      offer: 'Lose a scroll in each encounter until my next turn',
      given: 'Until your next turn you lose a scroll in each encounter.',
    }),
    intrigue: () => ({
      offer: 'Take intrigue in each encounter until my next turn',
      given: 'Until your next turn you take intrigue in each encounter.',
    }),
  },
  choices,
  facts,
  rules,
  reasons,
  nothingHere: (place) => `${place}: nothing to choose here now.`,
  options,
  smugglerCard,
  end: {
    title: 'Final scoring',
    rows: {
      awards: 'Great Council',
      assistants: 'Assistants',
      wealth: 'Wealth',
      favour: 'Favour card',
      intrigue: 'Intrigue left',
      total: 'Total',
    },
    arrested: 'arrested',
    winner: 'wins',
  },
  standIns:
    'Some values of cards and canals are stand-ins: they could not be read from the rulebooks. Whoever owns the game can enter the printed ones.',
  list: and,
};
