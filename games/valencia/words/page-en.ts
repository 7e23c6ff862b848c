// What only the page says, in English.
import { and, cap, cards, count, guildName } from './names-en.ts';
import type { PageWords } from './page-shape.ts';

export const page: PageWords = {
  board: {
    city: 'The city of Valencia',
    council: 'The Council',
    rounds: 'The five rounds',
    choices: (place) => `Choices: ${place}`,
    squares: 'Show the squares of this guild.',
    square: (cell, guild, cost) => `${cell}: ${guildName(guild)}, ${cost}.`,
    free: 'Free.',
    member: (name) => `A member of ${name}.`,
    beside: (fountains) => `Beside fountains: ${fountains.join('; ')}.`,
    palm: 'Next to a palm.',
    wall: 'At the outer wall.',
    corner: 'In a corner of the wall.',
    space: (cell) => `${cell}: a free fountain space.`,
    fountain: (cell, fountain) => `${cell}: fountain ${fountain}.`,
    central: (value) => `The central fountain, ${value}.`,
    tree: (tree, palm) => `${cap(tree)}: ${palm ? 'a palm' : 'no palm yet'}.`,
    chair: (seat, holders) => `${seat}: ${holders.length > 0 ? and(holders) : 'nobody yet'}.`,
    stock: (left, price) => `${left === 0 ? 'None' : left} left in stock; price: ${price}.`,
    take: (place) => `Take up what stands on ${place}`,
    lay: (place) => `Leave it on ${place}`,
  },
  round: {
    states: { past: 'over', now: 'being played', later: 'to come' },
    about: (n, state, steps, fountain) => `Round ${n}, ${state}: ${steps.join('; ')}. Fountain: ${fountain}.`,
  },
  tabs: { missions: 'Missions', rounds: 'Rounds', cards: 'Cards', score: 'Score' },
  missions: {
    title: 'Your missions',
    prompt: {
      ask: 'Which missions do you keep?',
      also: 'One of them, or more. Most of those you fail cost points in the end.',
    },
    count: (kept, of) => `${kept} of ${of} kept`,
    none: 'Missions are secret until the end.',
    hidden: 'depends on what others have behind their screens',
    others: 'How many each has',
    points: (n) => (n < 0 ? `−${-n}` : `+${n}`),
  },
  planning: {
    prompt: (drawn) =>
      drawn === 0
        ? { ask: 'Draw cards, then make piles of them.', also: 'The others see nothing of it until everybody is ready.' }
        : { ask: 'Draw another card, or put all you have into piles.', also: 'Each pile is for one auction of this round.' },
    draw: 'Draw a card',
    left: (n, rounds, each) =>
      rounds === 0
        ? `${cards(n)} left, and this is the last round.`
        : `${cards(n)} left; ${count(rounds, { one: 'one round comes after this one.', other: `about ${each} for each of the # rounds after this one.` })}`,
    empty: 'Your draw pile is empty.',
    drawNow: 'Press again to draw',
    rest: 'In no pile yet',
    pile: (n) => `Pile ${n}`,
    fresh: 'New pile',
    total: (n) => `total ${n}`,
    card: (card, where) => `${card}, ${where}`,
    put: (card) => `put ${card} there`,
    singles: 'Each card alone',
    one: 'All in one pile',
    keys: 'Drag a card onto a pile, or choose card, then pile. Keys: 1 to 9, 0 for none, arrows.',
    whole: 'All cards are in piles. Confirm when you are happy with them.',
    handedIn: 'Your piles lie ready.',
  },
  auction: {
    title: (step) => `Auction ${step}`,
    queue: 'still to act',
    now: 'to act',
    passed: 'passed',
    first: 'first',
    acts: 'acts',
    noAct: 'no action',
    total: (n) => `total ${n}`,
    reveal: (pile, total) => `Reveal pile ${pile}, ${total}`,
    nina: (n) => `reveals ${count(n, { one: '# card', other: '# cards' })} after both`,
  },
  own: {
    piles: 'Your piles',
    pile: (n, cards) => `Pile ${n}: ${cards}`,
    nothing: 'no resources',
    back: 'Back under your draw pile',
    faceDown: (sizes) => (sizes.length === 0 ? 'no piles' : `piles: ${sizes.map(cards).join(', ')}`),
  },
  panel: {
    score: (now, later) =>
      later === undefined ? `prestige: ${now}` : `prestige: ${now}, ${later} if the game ended now, without missions`,
    supply: (n) => `${n} in supply`,
    draw: (n) => `${n} to draw`,
    soFar: (n) => `${n} if the game ended now, without missions`,
    soFarAbout: 'If the game ended now, without missions',
  },
  rounds: {
    caption: 'When each guild comes up',
    guild: 'Guild',
    about: 'Letters are steps. Seats (A), sales (C, E), the move (G), palm (H) and fountain (I) come in every round.',
  },
  cards: {
    about: 'All players began with the same cards.',
    caption: 'Cards out of play',
    unseen: 'Still in your draw pile',
    known: 'Known to be in a pile, or aside',
    never: (n) => `${n} never revealed`,
  },
  score: {
    caption: 'If the game ended now',
    about: 'What all can count. The missions of others stay secret until the end.',
    open: 'The missions lie open: each as its owner knows it.',
    others: 'secret',
  },
  end: { fountains: 'Fountain by fountain', fountain: (cell, value) => `${cell}, worth ${value}`, central: 'centre' },
  log: {
    begins: 'Before the first round',
    draws: (who, all) => `${who} draws ${and(all)}.`,
    dealt: (who, missions) => `${and(who)} are dealt ${missions} each.`,
    total: 'Total',
  },
};
