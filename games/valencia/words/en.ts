// Valencia in English.
import { missions, judged, worth } from './missions-en.ts';
import { reasons } from './reasons-en.ts';
import { and, cap, card, cards, coins, guildName, names, pile, seatName, squareWithCost, token, tree, worthOf } from './names-en.ts';
import { dearer, priceOf, stepKind, str, type Question, type Speech, type ValenciaWords } from './shape.ts';
import { stepName, steps } from './steps-en.ts';
import { facts, mission, refusals } from './told-en.ts';

/** One's own, of what a view has by seat. */
const mine = <T>(by: Readonly<Record<string, T>> | undefined, s: Speech): T | undefined => by?.[s.me];
const whose = (there: readonly string[] | undefined, s: Speech): string => {
  const others = (there ?? []).filter((seat) => seat !== s.me).map((seat) => s.name(seat));
  return others.length === 0 ? '' : `, in place of ${and(others)}`;
};
const fountainOfRound = (s: Speech): string => {
  const f = s.view.tiles[s.view.round - 1];
  return f === undefined ? 'the fountain' : `the fountain ${worthOf(f, s)}`;
};
const DONE: Readonly<Record<string, string>> = {
  'special-cards': 'Leave the special cards',
  guild: 'Nothing more',
  ability: 'Leave the fountain alone',
  sale: 'Close the sale',
  move: 'Move nobody',
  'take-back': 'Take no card back',
};

export const en: ValenciaWords = {
  title: 'Valencia',
  tagline: 'Bid with cards you can spend only once, and put your family where the city is going to be worth most.',
  by: 'By Stefan Feld, Queen Games; Stefan Feld City Collection no. 9',
  length: '2 to 5 players, about an hour',
  ...names,
  steps,
  step: (letter, kind, guild) => `${letter} · ${guild === undefined ? steps[kind].name : guildName(guild)}`,
  missions,
  worth,
  judged,

  round: (n) => `round ${n} of 5`,
  stage: (v, { edition, name }) => {
    if (v.at === 'missions') return 'choosing missions';
    const round = `round ${v.round} of 5`;
    if (v.at === 'planning') return `${round} · planning`;
    const step = stepName(v.step, stepKind(v.step, edition), v.guild);
    return v.step === 'H' || v.step === 'I' ? `${round} · ${step}` : `${round} · ${step} · ${name(v.first)} first`;
  },
  prompts: {
    missions: (s) => {
      const next = mine(s.view['to-choose'], s)?.[0];
      return {
        ask: next === undefined ? 'Choose the missions you keep.' : `Do you keep ${mission(next, s)}?`,
        also: 'Keep as many of your five as you like, but at least one. Most of those you fail cost points.',
      };
    },
    planning: (s) => {
      const hand = mine(s.view.hand, s) ?? [];
      const left = mine(s.view['draw-pile'], s) ?? 0;
      if (mine(s.view.stopped, s))
        return {
          ask: 'Divide your cards into piles.',
          also: 'Each pile can be revealed once in this round. What you do not reveal is lost.',
        };
      return {
        ask: hand.length === 0 ? 'Draw a card.' : `You have drawn ${cards(hand.length)}: draw another, or stop.`,
        also: `${cards(left)} left in your draw pile, to last until the end of round 5.`,
      };
    },
    bid: (s) => ({
      ask: `${stepName(s.view.step, stepKind(s.view.step, s.edition), s.view.guild).replace(/^s/, 'S')}: reveal a pile, or pass.`,
      also:
        (s.view.privileges[s.me] ?? 0) === 0 || s.view.queue.length < 2
          ? steps[stepKind(s.view.step, s.edition)].does
          : `Or hand in a privilege and wait until the others have acted.`,
    }),
    'special-cards': () => ({ ask: 'Use your special cards, or leave them.', also: 'They work now or not at all.' }),
    guild: (s) => {
      const granted = mine(s.view.granted, s) ?? [];
      const parts = [
        ...(granted.includes('seat') ? ['take its seat'] : []),
        ...(granted.includes('take') ? ['take a resource'] : []),
        ...(granted.includes('place') ? ['place a member in the city'] : []),
      ];
      return {
        ask: `The ${guildName(s.view.guild)} guild: you may ${granted.includes('either') ? parts.join(' or ') : and(parts)}.`,
        also: granted.includes('either') ? 'One of the two.' : 'In this order; what is skipped is gone.',
      };
    },
    ability: () => ({ ask: 'Use the fountain beside your new member, or leave it.', also: 'Only one ability, and only now.' }),
    'keep-mission': () => ({ ask: 'Which of the two missions do you keep?', also: 'The other one is out of the game.' }),
    sale: (s) => ({
      ask: (mine(s.view.granted, s) ?? []).includes('merchants')
        ? 'Sell what you like, and take the Merchants seat if you like.'
        : 'Sell what you like.',
      also: 'One resource after the other; close the sale when you are done.',
    }),
    move: () => ({
      ask: 'Move one of your members in the city to the next square, or nobody.',
      also: 'Free of charge, and no fountain helps.',
    }),
    'take-back': () => ({
      ask: 'There was nothing you could do. Put one card of your pile back under your draw pile?',
      also: 'The rest goes to the discard.',
    }),
    palm: () => ({
      ask: 'You sit on Church: plant the palm on a free tree.',
      also: 'All squares that touch the tree are then next to a palm.',
    }),
    fountain: (s) => ({
      ask: `You sit on Nobility: build ${fountainOfRound(s)} on a free fountain space.`,
      also: 'It does nothing for members already there, but counts at the end.',
    }),
  },
  waiting: (who, at) => {
    const what = en.deciding[at as Question];
    return `Waiting for ${and(who)}${what ? `: ${what}` : ''}.`;
  },
  deciding: {
    missions: 'which missions to keep',
    planning: 'which cards to draw, and what piles',
    bid: 'which pile to reveal, or none',
    'special-cards': 'whether to use the special cards',
    guild: 'seat, resource, place in the city',
    ability: 'whether to use the fountain',
    'keep-mission': 'which mission to keep',
    sale: 'what to sell',
    move: 'which member to move',
    'take-back': 'which card to take back',
    palm: 'where the palm goes',
    fountain: 'where the fountain goes',
  },
  handedIn: 'You are ready. You may still change your mind until everybody is.',
  held: 'This ends your turn. Confirm, or undo.',
  over: (w) => (w.length > 1 ? `The game is over: ${and(w)} share the victory.` : `The game is over: ${and(w)} wins.`),
  orders: {
    pass: (f) =>
      f.step === 'H'
        ? { offer: 'Pass in all auctions that are left in this round', given: 'You pass in all auctions that are left in this round.' }
        : { offer: `Pass in every auction before step ${str(f.step)}`, given: `You pass in every auction before step ${str(f.step)}.` },
  },
  choices: {
    keep: (c, s) => `Keep ${mission(c.mission, s)}`,
    reject: (c, s) => `Reject ${mission(c.mission, s)}`,
    draw: (_, s) => ((mine(s.view.hand, s) ?? []).length === 0 ? 'Draw a card' : 'Draw another card'),
    stop: () => 'Stop drawing',
    put: (c, s) => {
      const made = Math.max(0, ...(mine(s.view['pile-of'], s) ?? []));
      const what = `Put ${card(str(c.card), s.edition)}`;
      return Number(c.pile) > made ? `${what} on a new pile` : `${what} on pile ${str(c.pile)}`;
    },
    reveal: (c, s) => {
      const there = mine(s.view.piles, s)?.[Number(c.pile) - 1] ?? [];
      return there.length === 0 ? `Reveal pile ${str(c.pile)}` : `Reveal ${pile(there, s)}`;
    },
    pass: () => 'Pass',
    wait: () => 'Hand in a privilege and wait',
    join: (c, s) => `Support: join ${and((s.view.council[str(c.guild)] ?? []).map((x) => s.name(x)))} on ${seatName(c.guild)}`,
    wander: (c, s) => `Wanderer: from ${str(c.from)} to ${squareWithCost(str(c.to), s)}`,
    seat: (_, s) => {
      const at = s.view.at === 'sale' ? 'merchants' : (s.view.guild ?? '');
      return `Take ${seatName(at)}${whose(s.view.council[at], s)}`;
    },
    take: (_, s) => `Take ${token(s.view.guild)}`,
    place: (c, s) => `Place a member on ${squareWithCost(str(c.square), s)}`,
    sell: (c, s) => `Sell ${token(c.resource)} for ${coins(priceOf(str(c.resource), s.edition))}`,
    move: (c, s) => `Move from ${str(c.from)} to ${squareWithCost(str(c.to), s)}`,
    done: (_, s) => DONE[s.view.at] ?? 'Nothing more',
    upgrade: (c) => `Change ${token(c.resource)} for ${token(dearer(str(c.resource)))}`,
    return: (c, s) => `Put ${card(str(c.card), s.edition)} back under your draw pile`,
    'return-hidden': (c, s) => `Put ${card(str(c.card), s.edition)} back under your draw pile, which the others have not seen`,
    shift: (c) => `Move the palm from ${tree(str(c.from))} to ${tree(str(c.to))}`,
    'draw-missions': () => 'Draw two missions and keep one',
    'take-back': (c, s) => `Put ${card(str(c.card), s.edition)} back under your draw pile`,
    plant: (c) => `Plant the palm on ${tree(str(c.tree))}`,
    build: (c, s) => `Build ${fountainOfRound(s)} on ${str(c.square)}`,
  },
  facts,
  rules: refusals,
  reasons,
  nothingHere: (place) => `${cap(place)} offers nothing for this step.`,
  options: {
    city: {
      title: 'The city',
      about: 'Which tiles lie where.',
      values: { base: 'as recommended for a first game', random: 'tiles, sides and directions by lot' },
    },
    minDraw: {
      title: 'Drawing in planning',
      about: 'How many cards must be drawn in a round as long as there are any.',
      values: { 1: 'at least one', 0: 'none need be' },
    },
    route: {
      title: 'The route mission',
      about: 'What the mission “Route” measures.',
      values: { path: 'the longest path', group: 'the largest group' },
    },
    screens: {
      title: 'Coins and resources',
      about: 'What others see of them during the game.',
      values: { closed: 'behind screens', open: 'open' },
    },
    joker: special('joker', 'A 25th card printed 0, worth 2 for each 6 of others.'),
    savings: special('savings', 'Two 1s that bring coins when revealed.'),
    twins: special('twins', 'Two 2s that count 3 each when two are revealed.'),
    warehouse: special('warehouse', 'Two 3s that bring a resource when revealed.'),
    support: special('support', 'A 4 that lets a member join another on a guild’s seat.'),
    wanderer: special('wanderer', 'A 5 that lets a member walk up to three squares.'),
    central: special('central', 'A 7 in place of a 6; only 5 against the Joker of another.'),
  },
  categories: {
    council: { name: 'Council', about: 'scored round by round' },
    city: { name: 'City', about: '1 for each member in the city' },
    palms: { name: 'Palms', about: '1 for each member next to a palm' },
    fountains: { name: 'Fountains', about: 'for each member the values of the fountains beside it' },
    privileges: { name: 'Privileges', about: '1 for each' },
    missions: { name: 'Missions', about: 'points of those fulfilled, less the penalties of the others' },
    total: { name: 'Total', about: 'prestige' },
  },
  end: {
    title: 'Final scores',
    byMembers: (who, n) => `Equal prestige: members in the city decide, ${who.map((name, i) => `${name} ${n[i] ?? 0}`).join(', ')}.`,
    byCoins: (who, n) =>
      `Equal prestige and equal members in the city: coins decide, ${who.map((name, i) => `${name} ${n[i] ?? 0}`).join(', ')}.`,
    shared: (who) => `Equal in everything: ${and(who)} share the victory.`,
  },
};

function special(name: 'joker' | 'savings' | 'twins' | 'warehouse' | 'support' | 'wanderer' | 'central', about: string) {
  return { title: `Special card: ${names.special[name].name}`, about, values: { false: 'without', true: 'with' } };
}
