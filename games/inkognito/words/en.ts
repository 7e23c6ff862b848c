// Inkognito in English.
import { choosing, counting, listing } from '@ridotto/engine/words.ts';
import { metForQuestion } from './met.ts';
import {
  counted,
  faceOf,
  goesThrough,
  isAgent,
  isGrey,
  partsOf,
  type InkognitoWords,
  type Speech,
  type Voice,
  type Question,
} from './shape.ts';

const count = counting('en');
const and = listing('en');
const or = choosing('en');
const str = (x: unknown): string => (typeof x === 'string' ? x : '');
const strings = (x: unknown): string[] => (Array.isArray(x) ? x.map(String) : []);

const AGENTS = { LF: 'Lord Fiddlebottom', CB: 'Colonel Bubble', ZZ: 'Madame Zsa Zsa', AX: 'Agent X' } as const;
const BUILDS = { tall: 'tall', short: 'short', fat: 'fat', thin: 'thin' } as const;
const card = (c: string): string => {
  const face = faceOf(c);
  const name = c === 'mission' ? 'Mission' : isAgent(face) ? AGENTS[face] : BUILDS[face as 'tall'];
  return isGrey(c) ? `grey ${name}` : name;
};
const cardList = (cards: readonly string[], letter?: string): string =>
  cards.map((c) => (c === 'mission' && letter ? `Mission ${letter}` : card(c))).join(', ');
const figure = (piece: string, v: Voice): string => {
  const p = partsOf(piece);
  if (!p) return 'the Ambassador';
  const seat = v.seatOf(p.colour);
  return `${seat === undefined ? 'nobody' : v.name(seat)}’s ${BUILDS[p.build]} figure`;
};
/** In choices: one's own figures are yours. */
const mine = (piece: string, s: Speech): string => {
  const p = partsOf(piece);
  return p && s.seatOf(p.colour) === s.me ? `your ${BUILDS[p.build]} figure` : figure(piece, s);
};
/** Places that take the article; the others are names by themselves. */
const WITH_THE: ReadonlySet<string> = new Set([
  'Accademia',
  'Arsenale Canal',
  'Embassy',
  'Ferrovia',
  'Frari',
  'Gesuati',
  'Gesuiti',
  'Ghetto',
  'Giardini',
  'Giardini Landing',
  'Giudecca Gardens',
  'Marittima',
  'Old Arsenal',
  'Redentore',
  'Riva degli Schiavoni',
  'San Marco Landing',
  'San Pietro Bridge',
  'San Polo Market',
  'Strada Nova',
  'Tronchetto',
  'Zattere',
  'Zitelle',
]);
/** the Embassy, Rialto */
const place = (space: unknown, v: Voice): string => {
  const name = v.place(str(space));
  return WITH_THE.has(name) ? `the ${name}` : name;
};
const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const BALLS = {
  white: { name: 'white', does: 'own figure, by street or canal' },
  orange: { name: 'orange', does: 'own figure, by street' },
  blue: { name: 'blue', does: 'own figure, by canal' },
  black: { name: 'black', does: 'the Ambassador, by street or canal' },
  purple: { name: 'purple', does: 'somebody else’s figure, by street or canal' },
} as const;
const ball = (b: unknown): string => BALLS[str(b) as 'white']?.name ?? str(b);
const MANY = ['no', 'one', 'two', 'three'] as const;
/** white and two blue */
const balls = (list: readonly string[]): string => and(counted(list).map(([b, n]) => (n === 1 ? ball(b) : `${MANY[n] ?? n} ${ball(b)}`)));
const kind = (k: unknown): string => (k === 'identity' ? 'identity' : 'disguise');
const wants = (k: unknown, channel: unknown): string =>
  channel === 'ambassador'
    ? k === 'identity'
      ? 'two Identity cards, one of them true'
      : 'two Disguise cards, one of them true'
    : k === 'identity'
      ? 'two Identity cards and one Disguise card, at least one of the three true'
      : 'two Disguise cards and one Identity card, at least one of the three true';
/** Pieces of a refusal: `red-tall s53`. */
const crowd = (f: Readonly<Record<string, unknown>>, v: Voice): string =>
  and(
    strings(f.pieces).map((x) => {
      const [piece = '', space = ''] = x.split(' ');
      return `${figure(piece, v)} (${v.place(space)})`;
    }),
  );

export const en: InkognitoWords = {
  title: 'Inkognito',
  tagline: 'Carnival in Venice: find out who your partner is, without the others finding out first.',
  by: 'By Alex Randolph and Leo Colovini, Ares Games 2013',
  length: '3 to 5 players, about an hour; best with 4',
  agents: AGENTS,
  builds: BUILDS,
  balls: BALLS,
  teams: { FB: 'Lord Fiddlebottom and Colonel Bubble', ZX: 'Madame Zsa Zsa and Agent X' },
  places: {},
  card,
  cardList,
  figure,
  turn: (n, name) => `turn ${n} · ${name}`,
  setUp: 'setting up',
  prompts: {
    placing: () => ({
      ask: 'Put your four figures on your four start spaces.',
      also: 'Everybody does so at the same time; which of them is really you, you learn afterwards.',
    }),
    walk: (s) => ({
      ask: `Walk the Ambassador: ${(s.view.walked ?? 0) === 0 ? 'up to two steps' : (s.view.walked ?? 0) === 1 ? 'one more step' : 'no more steps'}, or stop here.`,
      also: 'Whoever stands where you stop may be questioned.',
    }),
    shake: () => ({ ask: 'Shake the Phantom of Prophecy.', also: 'Or announce that your mission is accomplished.' }),
    movement: (s) => ({
      ask:
        s.view.balls.length === 0
          ? 'No ball is left: end your movement.'
          : `Move with your ${s.view.balls.length === 1 ? 'ball' : 'balls'} (${balls(s.view.balls)}): choose a figure, then where it goes.`,
      ...(s.view.balls.length > 0 && { also: 'Balls may be left unused.' }),
    }),
    meetings: (s) => ({
      ask: s.view.meetings.length > 1 ? 'Make something of your meetings, one after the other.' : 'Make something of your meeting.',
      also: 'Ask a question, take an extra step, or let it be.',
    }),
    end: () => ({ ask: 'End your turn.', also: 'Or announce that your mission is accomplished.' }),
    answer: (s) => {
      const q = s.view.question;
      const met = metForQuestion(s.view);
      const asker = s.name(q?.asker ?? '');
      return {
        ask: met
          ? `${cap(mine(met.piece, s))} meets ${mine(met.with, s)} at ${place(met.space, s)}: ${asker} asks about your ${kind(q?.kind)}.`
          : `${asker} asks about your ${kind(q?.kind)}.`,
        also: `Show ${wants(q?.kind, q?.channel)}.`,
      };
    },
    dismissal: (s) => ({
      ask: `Send ${figure(s.view.dismiss ?? 'ambassador', s)} away.`,
      also: s.view.dismiss === 'ambassador' ? 'To an empty coloured start space or the Embassy.' : 'To any empty space without a number.',
    }),
    hand: (s) => ({
      ask: `${s.name(s.view.hand?.of ?? '')} says that your mission is accomplished, and holds out a hand. Do you shake it?`,
      also: 'This ends the game either way.',
    }),
    sheet: (s) => ({
      ask: 'Write down who everybody is, and which of the figures.',
      also: `It is sealed when all rows are full, and cannot be changed. ${s.view.sheet ? `${Object.keys(s.view.sheet).length} of 4 are written.` : ''}`.trim(),
    }),
  },
  waiting: (names, at) => {
    const what = en.deciding[at as Question];
    return `Waiting for ${and(names)}${what ? `: ${what}` : ''}.`;
  },
  deciding: {
    placing: 'where the figures stand',
    walk: 'where the Ambassador walks',
    shake: 'the Phantom or the mission',
    movement: 'which figures to move',
    meetings: 'what to make of the meetings',
    end: 'the end of the turn',
    answer: 'which cards to show',
    dismissal: 'where to send a figure',
    hand: 'whether to shake the hand',
    sheet: 'who everybody is',
  },
  handedIn: 'Your figures stand. You may still change them until everybody is ready.',
  held: 'This ends your turn. Confirm, or undo.',
  over: (names) => (names.length > 1 ? `The game is over: ${and(names)} win.` : `The game is over: ${and(names)} wins.`),
  orders: {
    'let-be': () => ({ offer: 'Let all be whom I have met in this turn', given: 'You let all be whom you have met in this turn.' }),
  },
  choices: {
    place: (c, s) => `Put your ${BUILDS[partsOf(str(c.figure))?.build ?? 'tall']} figure on ${place(c.space, s)}`,
    shake: () => 'Shake the Phantom',
    move: (c, s) => `${cap(mine(str(c.figure), s))} to ${place(c.to, s)}, with the ${ball(c.ball)} ball`,
    end: (_, s) => (s.view.at === 'movement' ? 'End your movement' : s.view.at === 'walk' ? 'Stop here' : 'End your turn'),
    question: (c, s) => `Ask ${s.name(str(c.target))} about the ${kind(c.kind)}`,
    ambassador: (c, s) =>
      `Ask ${s.name(str(c.target))} about the ${kind(c.kind)}${s.view.colours[s.me] === 'ambassador' ? '' : ', through the Ambassador'}`,
    extra: (c, s) => `Extra step to ${place(c.to, s)}, away from ${figure(str(c.with), s)}`,
    nothing: (c, s) => `Let it be with ${figure(str(c.with), s)}`,
    answer: (c) => `Show ${cardList(strings(c.cards))}`,
    reduce: (c) => `Show only ${cardList(strings(c.cards))}, of ${cardList(str(c.of).split('-'))}`,
    dismiss: (c, s) => `Send ${figure(s.view.dismiss ?? 'ambassador', s)} to ${place(c.to, s)}`,
    announce: (c, s) => `Mission accomplished, with ${s.name(str(c.partner))}`,
    accept: (_, s) => `Shake the hand of ${s.name(s.view.hand?.of ?? '')}`,
    refuse: (_, s) => `Refuse the hand of ${s.name(s.view.hand?.of ?? '')}`,
    escape: () => 'Escape: I am alone, and on my escape space',
    walk: (c, s) => `Walk the Ambassador to ${place(c.to, s)}`,
    declare: () => 'I know everybody: fill in and seal the sheet',
    write: (c, s) => `${s.name(str(c.player))} is ${AGENTS[str(c.identity) as 'LF']}, ${BUILDS[str(c.disguise) as 'tall']}`,
  },
  facts: {
    placed: () => 'All figures stand on the board.',
    dealt: (f, v) =>
      f.identity === undefined
        ? `${v.name(f.seat)} gets three secret cards.`
        : `${v.name(f.seat)} is ${AGENTS[f.identity]}, ${BUILDS[f.disguise]}, with Mission ${f.letter}.`,
    'first-player': (f, v) => `${v.name(f.seat)} begins.`,
    turn: (f, v) => `Turn ${f.turn}: ${v.name(f.seat)}`,
    shakes: (f, v) => `The Phantom shows ${v.name(f.seat)} ${balls(f.balls)}.`,
    moves: (f, v) => {
      const p = partsOf(f.piece);
      const own = p && v.seatOf(p.colour) === f.seat;
      const way = `from ${place(f.from, v)} to ${place(f.to, v)} (${ball(f.ball)} ball)`;
      return own ? `${cap(figure(f.piece, v))} goes ${way}.` : `${v.name(f.seat)} sends ${figure(f.piece, v)} ${way}.`;
    },
    meetings: (f, v) =>
      f.meetings.length === 0
        ? `${v.name(f.seat)} meets nobody.`
        : and(f.meetings.map((m) => `${figure(m.piece, v)} meets ${figure(m.with, v)}`)).replace(/^./, (x) => x.toUpperCase()) + '.',
    walks: (f, v) => `${v.name(f.seat)} walks the Ambassador from ${place(f.from, v)} to ${place(f.to, v)}.`,
    asks: (f, v) =>
      `${v.name(f.asker)} asks ${v.name(f.target)} about the ${kind(f.kind)}${goesThrough(f, v) ? ', through the Ambassador' : ''}.`,
    answered: (f, v) =>
      f.cards === undefined
        ? `${v.name(f.target)} answers; only those who may look see it.`
        : `${v.name(f.target)} shows ${v.name(f.asker)} ${cardList(f.cards, f.letter)}.`,
    named: (f) => `This stands for ${cardList(f.of.split('-'))}; only you know that.`,
    dismisses: (f, v) => `${v.name(f.seat)} sends ${figure(f.piece, v)} from ${place(f.from, v)} to ${place(f.to, v)}.`,
    'steps-on': (f, v) => `${cap(figure(f.piece, v))} leaves ${figure(f.with, v)} and goes on to ${place(f.to, v)}.`,
    'lets-be': (f, v) => `${v.name(f.seat)} makes nothing of the meeting with ${figure(f.with, v)}.`,
    lapses: (f, v) => `The meeting with ${figure(f.with, v)} lapses.`,
    announces: (f, v) => `${v.name(f.seat)}: mission accomplished! The hand is held out to ${v.name(f.partner)}.`,
    escapes: (f, v) => `${v.name(f.seat)}: alone, and gone!`,
    hand: (f, v) => (f.accepted ? `${v.name(f.seat)} shakes the hand.` : `${v.name(f.seat)} refuses the hand.`),
    seals: (f, v) =>
      f.sheet === undefined
        ? `${v.name(f.seat)} knows everybody, and seals a sheet.`
        : `${v.name(f.seat)} seals the sheet: ${and(Object.entries(f.sheet).map(([s, g]) => `${v.name(s)} ${AGENTS[g.identity]}, ${BUILDS[g.disguise]}`))}.`,
    over: (f, v) => `${en.end.how[f.how]} ${en.over(f.winners.map(v.name))}`,
  },
  short: {
    moves: (f, v) => {
      const p = partsOf(f.piece);
      const own = p && v.seatOf(p.colour) === f.seat;
      const way = `to ${place(f.to, v)} (${ball(f.ball)})`;
      return own ? `${cap(figure(f.piece, v))} goes ${way}.` : `${v.name(f.seat)} sends ${figure(f.piece, v)} ${way}.`;
    },
  },
  rules: {
    'placing-first': () => 'First put your figures on the board.',
    'not-own-figure': (f, v) => `${cap(figure(str(f.figure), v))} is not yours.`,
    'already-placed': (f, v) => `${cap(figure(str(f.figure), v))} stands already.`,
    'start-taken': (f, v) => `Another of your figures stands at ${place(f.space, v)} already.`,
    'not-own-start': (f, v) => `That is not one of your start spaces: ${v.place(str(f.space))}.`,
    'shake-first': () => 'First shake the Phantom.',
    'no-such-ball': (f) => `There is no ${ball(f.ball)} ball left in this turn.`,
    'takes-no-part': () => 'This figure takes no part in the game.',
    'white-moves-own': () => 'The white ball moves one of your own figures.',
    'orange-moves-own': () => 'The orange ball moves one of your own figures.',
    'blue-moves-own': () => 'The blue ball moves one of your own figures.',
    'black-moves-the-ambassador': () => 'The black ball moves the Ambassador, and nobody else.',
    'purple-moves-others': () => 'The purple ball moves a figure of another player.',
    'not-next': (f, v) => `No line leads from ${place(f.from, v)} to ${place(f.to, v)}.`,
    'no-street': (f, v) => `No street leads from ${place(f.from, v)} to ${place(f.to, v)}, and this ball takes streets only.`,
    'no-canal': (f, v) => `No canal leads from ${place(f.from, v)} to ${place(f.to, v)}, and this ball takes canals only.`,
    L1: (f, v) => `Two of your own figures may not stay together when movement ends: ${crowd(f, v)}.`,
    L2: (f, v) => `You may not meet two figures of the same player: ${crowd(f, v)}.`,
    L3: (f, v) => `Where you moved the Ambassador to, no figure of another player may stand: ${crowd(f, v)}.`,
    L4: (f, v) =>
      `Where you moved somebody else’s figure to, there may be neither the Ambassador nor another figure that is not yours: ${crowd(f, v)}.`,
    'not-met': () => 'You have not met that figure in this turn.',
    oneself: () => 'That would be yourself.',
    'has-no-cards': () => 'The Ambassador player has no cards and cannot be asked.',
    'sheets-full': () => 'The note sheets are full: no more questions can be asked.',
    'no-extra-step': () => 'The Ambassador player has no extra step.',
    'extra-step-occupied': (f, v) => `The extra step leads to an empty space, and there is somebody at ${place(f.to, v)} already.`,
    'meetings-first': () => 'First settle your meetings.',
    'answer-first': () => 'First answer the question.',
    'grey-and-coloured': () => 'The grey and the coloured card of one face never lie together.',
    'grey-is-true': () => 'A grey card can only be shown for what you really are.',
    'exhausted-one-card': () => 'All pairs have been seen: now the one true card is shown.',
    'exhausted-name-one': () => 'All combinations have been shown: name one of them, and show two of its cards.',
    'not-exhausted': () => 'Not all combinations have been shown yet: give a full answer.',
    'three-cards': () => 'A direct answer is three cards.',
    'two-cards': () => 'An answer through the Ambassador is two cards.',
    'two-and-one': (f) =>
      f.kind === 'identity'
        ? 'Two different identities and one disguise are asked for.'
        : 'Two different disguises and one identity are asked for.',
    'kind-asked': (f) => (f.kind === 'identity' ? 'Two identities are asked for.' : 'Two disguises are asked for.'),
    'mission-is-not-true': () => 'Your Mission card is never the true card: one of the others must be.',
    'one-true': () => 'At least one card must be true.',
    R1: () => 'You have shown this player exactly these cards before.',
    R2: () => 'This player has already seen these two cards together.',
    'combination-not-of-the-15': () => 'That is not one of the fifteen combinations that hold a true card.',
    'combination-used': () => 'You have already used this combination for a short answer.',
    'two-of-the-combination': () => 'Show two cards of the combination that you name.',
    'dismissal-first': (f, v) => `First send ${figure(str(f.piece), v)} away.`,
    'dismissal-occupied': (f, v) => `There is somebody at ${place(f.space, v)} already.`,
    'dismissal-coloured': () => 'The Ambassador goes to a coloured start space or to the Embassy.',
    'dismissal-number': (f, v) => `Nobody is sent to a space that has a number: ${v.place(str(f.space))}.`,
    'hand-first': (f, v) => `First answer ${v.name(str(f.of))}: shake the hand or refuse it.`,
    'escape-with-three': () => 'Escaping is only for three players.',
    'has-no-mission': () => 'The Ambassador player has no mission.',
    'nothing-left': () => 'Nothing else is left in this turn.',
    'declare-first': () => 'Say first that you know everybody; the rows of your sheet follow.',
    'sheet-first': () => 'First fill in the sheet.',
    'rows-in-order': (f, v) => `The row of ${v.name(str(f.next))} comes first.`,
    'each-once': () => 'Each identity and each disguise stands once on the sheet.',
    'already-sealed': () => 'Your sheet is sealed already.',
    'only-the-ambassador': () => 'Only the Ambassador player seals a sheet.',
    'two-steps': () => 'The Ambassador walks two steps at most.',
    'movement-first': () => 'First end your movement.',
    'walk-first': () => 'First walk the Ambassador, or stop where the Ambassador is.',
  },
  gestures: {
    wink: {
      name: 'Wink',
      tell: 'the tell of Lord Fiddlebottom',
      does: (who, to) => (to === null ? `${who} winks.` : `${who} winks at ${to}.`),
    },
    'ear-lobe': {
      name: 'Ear lobe',
      tell: 'the tell of Colonel Bubble',
      does: (who, to) => (to === null ? `${who} pulls an ear lobe.` : `${who} pulls an ear lobe, looking at ${to}.`),
    },
    scorn: {
      name: 'Scornful look',
      tell: 'the tell of Madame Zsa Zsa',
      does: (who, to) => (to === null ? `${who} looks scornful.` : `${who} gives ${to} a scornful look.`),
    },
    frown: { name: 'Frown', tell: 'the tell of Agent X', does: (who, to) => (to === null ? `${who} frowns.` : `${who} frowns at ${to}.`) },
  },
  reasons: {
    wins: (f) => `lets you win within the next turns in ${f.tenths} of 10 imagined games`,
    leaves: (f) =>
      `leaves ${count(f.deals, { one: '# deal', other: '# deals' })} of the secret cards possible after the next turns, of ${f.now} now (the other choices: ${f.others})`,
    asks: (f, v) => `lets you question ${v.name(f.seat)} within the next turns in ${f.tenths} of 10 imagined games`,
    delays: (f) => `lets others win within the next turns in ${f.tenths} fewer of 10 imagined games than the other choices`,
  },
  nothingHere: (place) => `${place} offers nothing for this step.`,
  options: {
    placing: {
      title: 'Placing the figures',
      about: 'Which figure begins on which of one’s start spaces.',
      values: { chosen: 'each as they like', random: 'by lot' },
    },
    firstPlayer: {
      title: 'Who begins',
      about: 'By lot, or as you agreed: then whoever is to begin takes the first seat.',
      values: { random: 'by lot', chosen: 'first seat' },
    },
    notes: {
      title: 'Note sheets',
      about: 'How much the sheet writes by itself. Own marks are always possible.',
      values: { record: 'what was seen and shown', blank: 'nothing', deductions: 'also what follows from it' },
    },
    absentColour: {
      title: 'Three players: whose start spaces stay empty',
      about: 'The figures of one set take no part.',
      values: { yellow: 'the fourth set', blue: 'the third set', green: 'the second set', red: 'the first set' },
    },
    ambassadorSeat: {
      title: 'Five players: the Ambassador player',
      about: 'Who has no figures and tries to find out everybody.',
      values: { 5: 'fifth seat', 1: 'first seat', 2: 'second seat', 3: 'third seat', 4: 'fourth seat' },
    },
  },
  colon: (what, said) => `${what}: ${said}`,
  kinds: { identity: 'Identity', disguise: 'Disguise' },
  channels: { direct: 'directly', ambassador: 'through the Ambassador' },
  board: {
    name: 'The board: streets and canals of Venice',
    kinds: {
      plain: 'space',
      start: (owner) => (owner === null ? 'start space of nobody' : `start space of ${owner}`),
      numbered: (n) => `space number ${n}`,
      embassy: 'the Embassy',
    },
    here: (figures) => `Here: ${and(figures)}.`,
    empty: 'Nobody is here.',
    byStreet: (places) => `By street to ${and(places)}.`,
    byCanal: (places) => `By canal to ${and(places)}.`,
    nearByStreet: (figures) => `One step away by street: ${and(figures)}.`,
    nearByCanal: (figures) => `One step away by canal: ${and(figures)}.`,
    nobodyNear: 'No figure is one step away.',
    choices: (place) => `${place}: choose`,
    phantom: (list) => (list.length === 0 ? 'The Phantom of Prophecy' : `The Phantom of Prophecy shows ${balls(list)}`),
    take: (f, place) => `Take up ${f}, on ${place}`,
    lay: (f) => `Leave ${f} where it is`,
    taken: (f) => `${cap(f)}: choose where to.`,
  },
  groups: {
    steps: 'Steps',
    other: 'Or',
    announce: 'Announce',
    meeting: (f, other) => `${cap(f)} meets ${other}`,
    spaces: 'Spaces',
  },
  shown: {
    you: (target) => `${target} shows you`,
    other: (target, asker) => `${target} shows ${asker}, through you`,
    gave: (asker) => `You showed ${asker}`,
    asked: (k, through) => `Asked about the ${kind(k)}${through ? ', through the Ambassador' : ''}.`,
    look: 'Look at the cards, then go on.',
    noted: 'Noted',
  },
  secret: {
    title: 'Your secret cards',
    show: 'Show my secret cards',
    hide: 'Hide',
    none: 'You play the Ambassador: no secret cards, but you see every answer to a question that goes through the Ambassador.',
    hidden: 'hidden',
    mission: (letter) => `Mission ${letter}`,
    true: 'true for certain',
  },
  phantom: {
    title: 'The Phantom shows',
    all: 'Any ball',
    only: (b) => `Only the ${ball(b)} ball: ${BALLS[b as 'white']?.does ?? ''}`,
    used: (b) => `${ball(b)}, used`,
    none: 'not shaken yet',
  },
  placing: { title: 'Your figures', lot: 'Put them by lot', pick: (f) => `Take up ${f}` },
  meetings: {
    title: 'Meetings',
    ask: 'Question',
    through: 'Question through the Ambassador',
    whom: 'Whom do you ask?',
    extra: 'Extra step',
    extraAbout: 'Choose a lit space on the board.',
    nothing: 'Nothing',
    none: 'No meeting is left.',
  },
  answers: {
    hand: 'Your cards: pick what you show',
    about: 'Counted from what you have shown this player before; what they know from others is not counted.',
    true: 'true',
    unfit: 'does not fit what is asked',
    told: {
      identity: (asker, left) => `${asker} then knows that you are ${or(left.map((i) => AGENTS[i]))}.`,
      disguise: (asker, left) => `${asker} then knows that you are ${or(left.map((d) => BUILDS[d]))}.`,
      letter: (asker, letter) => `It shows ${asker} your letter, ${letter}.`,
      more: (asker) => `Other cards would tell ${asker} less.`,
    },
    picked: (cards) => `Picked: ${cards}.`,
    reduced: 'Everything has been shown before: show two cards of one combination.',
    standsFor: 'They stand for',
  },
  sheet: {
    title: 'The sealed sheet',
    about: 'If a mission is announced and all of this is right, you win alone.',
    identity: 'Identity',
    disguise: 'Disguise',
    seal: 'Put it to the test',
    again: 'Empty the sheet',
    whole: 'Complete: confirm to seal it.',
  },
  sure: {
    title: 'Mission accomplished?',
    whom: 'Who is your partner?',
    escape: 'Escape?',
    warn: 'This ends the game. If anything is wrong, the others win.',
    me: (i, d, l) => `You: ${i}, ${d}, Mission ${l}.`,
    partner: (name) => `Your partner, you say: ${name}.`,
    identities: (names) => `By your notes this player may be ${or(names)}.`,
    letters: (l) => `By your notes the letter may be ${or(l)}.`,
    mission: (text) => `Then your mission is: ${text}`,
    missions: 'Then your mission is one of these:',
    unknown: 'Your notes say nothing certain about this player.',
    cannot: (name) => `By your notes ${name} cannot be your partner!`,
    marks: (text) => `You marked: ${text}.`,
    from: 'All this is from your own notes; nobody checked it.',
    go: 'Announce it',
    goEscape: 'Escape',
    back: 'Not yet',
  },
  panel: {
    asked: (n) => count(n, { one: 'asked # question', other: 'asked # questions' }),
    answered: (n) => count(n, { one: 'gave # answer', other: 'gave # answers' }),
    ambassador: 'plays the Ambassador',
    sealed: 'sheet sealed',
    figures: (n) => count(n, { one: '# figure', other: '# figures' }),
  },
  tabs: { notes: 'Notes', missions: 'Missions' },
  notes: {
    follows: 'Also what follows',
    followsAbout: 'Crosses out what cannot be, from all that you saw.',
    table: {
      turn: 'Turn',
      asks: 'Asks',
      whom: 'Answers',
      about: 'About',
      shown: 'Shown to you, or by you',
      unseen: 'not for your eyes',
      through: 'Ambassador',
    },
    about: {
      blank: 'At this table the sheet is blank: only your own marks.',
      record: 'The sheet keeps what you saw and what you showed.',
      deductions: 'The sheet keeps what you saw and showed, and crosses out what cannot be.',
    },
    marks: 'Your marks',
    kept: 'Nobody else sees your marks and remarks; they are kept with your seat, on every device.',
    waits: 'The house cannot be reached: for now they are on this device alone.',
    states: ['no mark', 'crossed out', 'perhaps', 'certain'],
    mark: (what, player, state) => `${player}, ${what}: ${state}`,
    letters: 'Letter',
    asked: 'All questions',
    nothing: 'Nothing yet.',
    entry: (turn, asker, target, k, through) =>
      `Turn ${turn}: ${asker} asked ${target} about the ${kind(k)}${through ? ', through the Ambassador' : ''}`,
    showed: (cards) => `shown: ${cards}`,
    possible: (lists) => `Still possible: ${lists.join('; ')}`,
    worlds: (n) => count(n, { one: '# deal of the cards is possible.', other: '# deals of the cards are possible.' }),
    aside: 'The cards that lie aside',
    out: (what) => `Not ${what}`,
    because: {
      mine: 'because it is yours',
      answers: (turns) =>
        turns.length > 1 ? `because of the answers in turns ${and(turns.map(String))}` : `because of the answer in turn ${turns[0] ?? 0}`,
      other: (name) => `because it is ${name}’s`,
      together: 'because of all answers together',
      letter: (turn) => `because of the Mission card shown in turn ${turn}`,
    },
    own: 'you',
    free: 'Remarks',
    clear: 'Wipe my marks',
  },
  mission: {
    title: 'Missions',
    text: (m, players, team, ours) => {
      const who = (x: string | undefined): string =>
        x === 'AMB' ? 'the Ambassador' : x === 'ANY' ? (ours ? 'any of your figures' : 'any of their figures') : AGENTS[x as 'LF'];
      if (m.type === 'reach') {
        const where = m.space === 'embassy' ? 'to the Embassy' : `to space ${m.space ?? ''}`;
        if (m.subject === 'AMB' && players === 5) return `${or(team === 'FB' ? [AGENTS.LF, AGENTS.CB] : [AGENTS.ZZ, AGENTS.AX])} ${where}`;
        return `${who(m.subject)} ${where}`;
      }
      return `${who(m.subject)} and ${who(m.target)} on one space`;
    },
    intro: (identity, partner, letter) => `You are ${identity} with letter ${letter}; your partner is ${partner}.`,
    withLetter: (l) => `If your partner has ${l}`,
    us: 'Your mission',
    them: 'The others’ mission is one of',
    ruledOut: 'ruled out by your notes',
    escape: (agent, n) => `If you are alone: escape with ${agent} on space ${n}.`,
    absent: 'With three players, the agent without a partner takes the place of the absent one as a target.',
    none: 'You play the Ambassador and have no mission: find out who everybody is.',
    unknown: 'Missions are told when the secret cards are dealt.',
    caption: 'Missions that fit your letter',
    hunt: 'Named agents always mean the true figure: the one with the right disguise.',
    all: 'All 24 missions',
    allAbout: 'The two letters of a team name its mission: the agent on the left has the first letter.',
    letters: 'Letters',
    any: 'any figure',
  },
  end: {
    how: {
      mission: 'The mission was accomplished.',
      failed: 'The hand was shaken, but the mission was not accomplished, or it was the wrong hand.',
      refused: 'The hand was refused.',
      escape: 'The lone spy has escaped.',
      'no-escape': 'The escape failed.',
      sheet: 'The Ambassador’s sheet was right in every entry.',
    },
    title: 'Who was who',
    player: 'Player',
    identity: 'Identity',
    disguise: 'Disguise',
    letter: 'Letter',
    mission: 'Mission',
    aside: 'laid aside',
    winner: 'wins',
    sheet: 'The sealed sheet',
    sheetRow: (name, i, d) => `${name}: ${i}, ${d}`,
    right: 'right',
    wrong: 'wrong',
    knew: 'Who learned what, and when',
    turn: 'Turn',
    question: 'Question',
    shown: 'Shown',
    left: 'Still possible for the asker',
    pairs: (n) => count(n, { one: '# of 16', other: '# of 16' }),
    noQuestions: 'No question was asked in this game.',
  },
  list: and,
};
