// San Marco in English.
import { counting, listing } from '@ridotto/engine/words.ts';
import { card, district, payees, sorted, type Question, type SanMarcoWords, type Speech } from './shape.ts';

const count = counting('en');
const and = listing('en');
const points = (n: number): string => count(n, { one: '# point', other: '# points' });
const nobles = (n: number): string => count(n, { one: '# noble', other: '# nobles' });
const cards = (n: number): string => count(n, { one: '# card', other: '# cards' });
const bridges = (n: number): string => count(n, { one: '# bridge', other: '# bridges' });

const D = (id: unknown): string => district(en, String(id));
const C = (id: unknown): string => card(en, String(id));
const ends = (pair: unknown): [string, string] => {
  const [a = '', b = ''] = String(pair).split('/');
  return [D(a), D(b)];
};
const between = (pair: unknown): string => ends(pair).join(' and ');
const totals = (by: Readonly<Record<string, number>>, name: (s: string) => string): string[] =>
  Object.entries(by)
    .sort((a, b) => b[1] - a[1])
    .map(([seat, n]) => `${name(seat)} ${n}`);
/** Only who gets something. */
const gains = (by: Readonly<Record<string, number>>, name: (s: string) => string): string[] =>
  totals(Object.fromEntries(Object.entries(by).filter(([, n]) => n !== 0)), name);
const list = (ids: readonly string[]): string => {
  const { actions, limit } = sorted(ids);
  return [...actions.map(C), ...(limit > 0 ? [`limit ${limit}`] : [])].join(', ');
};
const place = (s: Speech): string => D(s.view.place);
const districtCard = (name: string) => ({
  name,
  short: 'place a noble',
  does: `Put one noble from your supply into ${name}. It may go on over one bridge of your own into the next district.`,
});
const limitCard = (n: number) => ({
  name: `Limit ${n}`,
  short: count(n, { one: '# limit point', other: '# limit points' }),
  does: `Counts ${n} towards your limit of 10 in this passage.`,
});

export const en: SanMarcoWords = {
  title: 'San Marco',
  tagline: 'Split the cards, choose the better share, and have your nobles where the Doge goes.',
  by: 'A game by Alan R. Moon and Aaron Weissblum, Ravensburger 2001',
  length: '3 or 4 players, about an hour',
  districts: {
    cannaregio: 'Cannaregio',
    'santa-croce': 'Santa Croce',
    'san-polo': 'San Polo',
    'san-marco': 'San Marco',
    dorsoduro: 'Dorsoduro',
    castello: 'Castello',
  },
  cards: {
    cannaregio: districtCard('Cannaregio'),
    'santa-croce': districtCard('Santa Croce'),
    'san-polo': districtCard('San Polo'),
    'san-marco': districtCard('San Marco'),
    dorsoduro: districtCard('Dorsoduro'),
    castello: districtCard('Castello'),
    bridge: {
      name: 'Bridge',
      short: 'build',
      does: 'Take a bridge from the stock, set it between two neighbouring districts and put a noble of yours on it. Once the stock is empty, take over an opponent’s bridge instead.',
    },
    transfer: {
      name: 'Transfer',
      short: 'replace a noble',
      does: 'Send one opponent’s noble home from any district and put one of yours in its place.',
    },
    doge: {
      name: 'Doge',
      short: 'move and score',
      does: 'Leave the Doge where he is or lead him over bridges: your own are free, an opponent’s costs 1 point paid to its owner. The district where he stops is scored. This card must be carried out.',
    },
    banishment: {
      name: 'Banishment',
      short: 'roll and remove',
      does: 'Name a district and roll the die: so many nobles leave it, your opponents’ first, your own only if theirs are not enough.',
    },
    'limit-1': limitCard(1),
    'limit-2': limitCard(2),
    'limit-3': limitCard(3),
  },
  backs: { action: 'Action card', limit: 'Limit card' },
  pair: (p) => ends(p).join(' – '),
  role: (i, n) =>
    n === 4
      ? (['First Distributor', 'First Decision Maker', 'Second Distributor', 'Second Decision Maker'][i] ?? '')
      : n === 3
        ? (['Distributor', 'First Decision Maker', 'Second Decision Maker'][i] ?? '')
        : (['Distributor', 'Decision Maker'][i] ?? ''),
  round: (v, leader) => `passage ${v.passage} of 3 · ${v['last-round'] ? 'last round' : `round ${v.round}`} · ${leader} leads`,
  setUp: 'set-up',
  points,
  prompts: {
    'fourth-roll': (s) => ({
      ask: `Four equal rolls: repeat the fourth, or keep it?`,
      also: `Kept, it brings two more nobles to ${D(s.view.roll?.district)}.`,
    }),
    'first-bridge': () => ({ ask: 'Set a bridge between two neighbouring districts.', also: 'A noble from your supply goes on it.' }),
    assign: (s) => ({ ask: `Who is ${en.role(s.view.roles.length, s.view.players)}?`, also: 'You lead, so you give out the roles.' }),
    cut: (s) => {
      const n = s.view.players === 3 ? 'three' : 'two';
      return {
        ask: `Split your cards into ${n} offers.`,
        also: `Each holds at least one card; ${n === 'two' ? 'your Decision Maker picks first, you get the other' : 'the others pick first, you get the last'}.`,
      };
    },
    choose: (s) => ({
      ask: `Take one of the offers of ${s.name(s.view.cuts.find((c) => c.open && c.left.length > 1)?.of ?? '')}.`,
      also: 'Its Action cards are played at once, its Limit cards stay with you.',
    }),
    play: () => ({ ask: 'Play a card.', also: 'In any order you like; none is kept for later.' }),
    district: (s) => ({
      ask: `Place a noble in ${place(s)}, or over a bridge of your own in the next district.`,
      ...(s.aside && { also: 'Or lay the card aside.' }),
    }),
    bridge: (s) => ({ ask: 'Build a bridge between two neighbouring districts.', ...(s.aside && { also: 'Or lay the card aside.' }) }),
    seize: (s) => ({ ask: 'The stock is empty: take over an opponent’s bridge.', ...(s.aside && { also: 'Or lay the card aside.' }) }),
    resettle: () => ({ ask: 'Leave the bridge where it was, or set it elsewhere.' }),
    transfer: (s) => ({ ask: 'In which district do you replace an opponent’s noble?', ...(s.aside && { also: 'Or lay the card aside.' }) }),
    victim: (s) => ({ ask: `Whose noble in ${place(s)} makes room for yours?` }),
    banishment: (s) =>
      s.view.extra
        ? {
            ask: 'You have the fewest limit points: choose a district for an extra banishment.',
            also: 'The die tells how many leave. Or do without.',
          }
        : {
            ask: 'From which district do you banish nobles?',
            also: `The die tells how many leave.${s.aside ? ' Or lay the card aside.' : ''}`,
          },
    removal: (s) => ({
      ask: `Choose whose noble leaves ${place(s)}: ${s.view['nobles-to-remove'] ?? 0} more to go.`,
    }),
    'first-doge': () => ({ ask: 'The Doge comes to Venice: into which district?', also: 'It is scored at once.' }),
    doge: (s) => ({
      ask: `The Doge is in ${D(s.view.doge)}: stop and score here, or lead him on.`,
      also: 'Your own bridges are free, an opponent’s costs 1 point.',
    }),
    'from-board': () => ({ ask: 'Your supply is empty: from which district do you take a noble?' }),
  },
  waiting: (names, at) => {
    const what = en.deciding[at as Question];
    return `Waiting for ${and(names)}${what ? `: ${what}` : ''}.`;
  },
  deciding: {
    'fourth-roll': 'four equal rolls, repeat or keep',
    'first-bridge': 'where a first bridge goes',
    assign: 'who gets which role',
    cut: 'how the cards are split',
    choose: 'which offer to take',
    play: 'which card comes next',
    district: 'where the noble goes',
    bridge: 'where the bridge goes',
    seize: 'whose bridge to take over',
    resettle: 'where the bridge goes',
    transfer: 'where a noble is replaced',
    victim: 'whose noble is replaced',
    banishment: 'which district the banishment strikes',
    removal: 'whose nobles leave',
    'first-doge': 'where the Doge begins',
    doge: 'where the Doge goes',
    'from-board': 'which noble to take from the board',
  },
  handedIn: 'Your split is in. You may still change it until the others are ready.',
  held: 'This ends your turn. Confirm, or take it back.',
  over: (names) => (names.length > 1 ? `The game is over: ${and(names)} share the victory.` : `The game is over: ${and(names)} wins.`),
  choices: {
    repeat: () => 'Repeat the fourth roll',
    keep: (_, s) => `Keep the roll: two nobles in ${D(s.view.roll?.district)}`,
    role: (c, s) => `${s.name(c.seat)} is ${en.role(s.view.roles.length, s.view.players)}`,
    put: (c) => `Put ${C(c.card)} in offer ${c.offer}`,
    take: (c, s) => {
      const offer = s.view.cuts.find((cut) => cut.open && cut.left.includes(Number(c.offer)) && cut.offers);
      return `Take offer ${c.offer}${offer?.offers ? `: ${list(offer.offers[Number(c.offer) - 1] ?? [])}` : ''}`;
    },
    play: (c) => `Play ${C(c.card)}: ${en.cards[c.card as 'doge']?.short ?? ''}`,
    to: (c, s) =>
      s.view.at === 'first-doge'
        ? `The Doge comes to ${D(c.district)}, which is scored`
        : c.district === s.view.place
          ? `Place a noble in ${D(c.district)}`
          : `Place a noble in ${D(c.district)}, over your bridge from ${place(s)}`,
    on: (c, s) => (s.view.at === 'resettle' ? `Set it between ${between(c.pair)}` : `Build between ${between(c.pair)}`),
    seize: (c, s) => `Take over ${s.name(c.owner)}’s bridge between ${between(c.pair)}`,
    in: (c, s) =>
      s.view.at === 'transfer' ? `Replace an opponent’s noble in ${D(c.district)}` : `Banish nobles from ${D(c.district)}: roll the die`,
    of: (c, s) =>
      s.view.at === 'victim' ? `Replace ${s.name(c.victim)}’s noble in ${place(s)}` : `${s.name(c.victim)}’s noble leaves ${place(s)}`,
    from: (c) => `Take your noble from ${D(c.district)}`,
    over: (c, s) =>
      c.bridge === s.me
        ? `Cross to ${D(c.district)} over your own bridge, free`
        : `Cross to ${D(c.district)} over ${s.name(c.bridge)}’s bridge, 1 point to ${s.name(c.bridge)}`,
    step: (c) => `Step to ${D(c.district)} without a bridge, for 2 points to nobody`,
    stop: (_, s) => `The Doge stops in ${D(s.view.doge)}, which is scored`,
    nothing: (_, s) => (s.view.extra ? 'No extra banishment' : 'Lay the card aside without effect'),
  },
  setUpRolls: (name, rolls) => `${name} rolls: 2 nobles each in ${rolls.join(', ')}.`,
  passage: (n) => `Passage ${n}`,
  facts: {
    'first-leader': (f, n) => `Set-up: ${n(f.seat)} leads first.`,
    rolled: (f, n) => `${n(f.seat)} rolls ${f.die}: ${D(f.district)}.`,
    'fourth-roll': (f, n) => (f.does === 'repeat' ? `${n(f.seat)} repeats the fourth roll.` : `${n(f.seat)} keeps the fourth roll.`),
    placed: (f, n) => `${n(f.seat)} places ${nobles(f.nobles)} in ${D(f.district)}.`,
    built: (f, n) =>
      f.how === 'seized' ? `${n(f.seat)} sets it between ${between(f.pair)}.` : `${n(f.seat)} builds a bridge between ${between(f.pair)}.`,
    'passage-begins': (f, n) => `Passage ${f.passage} begins; ${n(f.leader)} leads.`,
    roles: (f, n) => {
      const [a, b, c, d] = f.roles.map(n);
      const second = d ? `; ${c} splits, ${d} picks` : c ? `, then ${c}` : '';
      return `${f.last ? 'Last round' : `Round ${f.round}`}: ${a} splits, ${b} picks${second}.`;
    },
    drew: (f, n) => (f.cards ? `${n(f.seat)} draws ${list(f.cards)}.` : `${n(f.seat)} draws ${cards(f.count ?? 0)}.`),
    reshuffled: (f) => `The pile is empty: ${cards(f.cards)} are shuffled into a new one.`,
    cut: (f, n) => `The cards are split: ${f.cuts.map((c) => `${n(c.seat)} ${c.sizes.join('/')}`).join('; ')}.`,
    'turned-up': (f, n) => `${n(f.seat)} turns up the offers. ${f.offers.map((o, i) => `Offer ${i + 1}: ${list(o)}.`).join(' ')}`,
    takes: (f, n) => `${n(f.seat)} ${f.chose ? 'takes' : 'is left'} offer ${f.offer}: ${list(f.cards)}. Limit total ${f.limit}.`,
    plays: (f, n) => `${n(f.seat)} plays ${C(f.card)}.`,
    'lays-aside': (f, n) => `${n(f.seat)} lays the card aside.`,
    noble: (f, n) => `${n(f.seat)} places a noble in ${D(f.district)}${f.from ? `, over a bridge from ${D(f.from)}` : ''}.`,
    'from-board': (f, n) => `${n(f.seat)} takes that noble from ${D(f.district)}.`,
    seizes: (f, n) => `${n(f.seat)} takes over ${n(f.owner)}’s bridge between ${between(f.pair)}.`,
    transfer: (f, n) => `${n(f.seat)} replaces ${n(f.victim)}’s noble in ${D(f.district)}.`,
    banishes: (f, n) => `${n(f.seat)} banishes up to ${nobles(f.die)} from ${D(f.district)}.`,
    removed: (f, n) => `${n(f.owner)} loses ${nobles(f.nobles)} in ${D(f.district)}.`,
    'declines-banishment': (f, n) => `${n(f.seat)} does without the extra banishment.`,
    'doge-enters': (f, n) => `${n(f.seat)} brings the Doge to ${D(f.district)}.`,
    'doge-stays': (f, n) => `${n(f.seat)} lets the Doge stay in ${D(f.district)}.`,
    'doge-steps': (f, n) => `${n(f.seat)} leads the Doge to ${D(f.district)} without a bridge, for ${points(f.paid)}.`,
    'doge-crosses': (f, n) =>
      f.paid === 0
        ? `${n(f.seat)} leads the Doge to ${D(f.district)} over a bridge of their own.`
        : `${n(f.seat)} leads the Doge to ${D(f.district)} over ${n(f.owner)}’s bridge and pays ${points(f.paid)} for it.`,
    scored: (f, n) => {
      const who = gains(f.gains, n);
      return who.length > 0 ? `${D(f.district)} is scored: ${who.join(', ')}.` : `${D(f.district)} is scored: nobody gets anything.`;
    },
    limits: (f, n) => {
      const out = f.out.length === 0 ? 'Nobody has reached 10.' : `With 10 limit points or more: ${and(f.out.map(n))}.`;
      if (f.next === 'settle') return `${out} The passage is over.`;
      return `${out} ${f.next === 'last-round' ? 'One last round of this passage' : 'Next round'}; ${n(f.leader)} leads.`;
    },
    'passage-ends': (f, n) => {
      const who = gains(f.bonus, n);
      const bonus = who.length > 0 ? `For staying below 10: ${who.join(', ')}.` : 'Nobody stayed below 10.';
      return `Passage ${f.passage} ends; the highest limit total is ${f.highest}. ${bonus}${f.lowest ? ` ${n(f.lowest)} has the lowest and may banish once more.` : ''}`;
    },
    ends: (f, n) =>
      `The game ends: ${totals(f.prestige, n).join(', ')}. ${f.winners.length > 1 ? `${and(f.winners.map(n))} share the victory.` : `${and(f.winners.map(n))} wins.`}`,
  },
  rules: {
    'role-given': () => 'That player has a role already; each gets one.',
    'not-in-the-passage': () => 'That player has left this passage.',
    'not-neighbours': (f) => `A bridge joins two neighbouring districts; ${between(f.pair)} are not neighbours.`,
    'own-bridge-there': (f) => `You already own a bridge between ${between(f.pair)}; only one for each player fits there.`,
    'three-bridges-there': (f) => `There are already three bridges between ${between(f.pair)}, and no room for more.`,
    'effect-compulsory': () => 'At this table a card’s effect must be carried out whenever that is possible.',
    'no-noble': () => 'You have no noble for this: your supply is empty, and no other district can spare one.',
    'must-end-elsewhere': (f) => `The noble is taken from ${D(f.district)} and must end somewhere else.`,
    'no-own-noble-there': (f) => `You have no noble in ${D(f.district)}.`,
    'stock-not-empty': (f) =>
      `There are still bridges in the stock (${Number(f.stock)}): as long as there are, no bridge can be taken over.`,
    'stock-empty': () => 'The stock has no bridge left: take over an opponent’s bridge first.',
    'own-bridge': () => 'Only an opponent’s bridge can be taken over.',
    'no-such-bridge': (f, n) => `${n(String(f.owner))} has no bridge there.`,
    'no-place-for-bridge': (f) => `You own another bridge between ${between(f.pair)}, and there is no other place where this one could go.`,
    'no-own-bridge': (f) => `The noble may cross one bridge of your own; you own none between ${D(f.from)} and ${D(f.district)}.`,
    'no-opponent-there': (f) => `There is no opponent’s noble in ${D(f.district)}. Nobles on bridges do not count.`,
    'transfer-of-opponent': () => 'A Transfer sends an opponent’s noble home, never one of your own.',
    'own-noble-spared': () => 'Opponents’ nobles leave first; yours stay while there are enough of theirs.',
    'no-noble-of-victim': (f, n) => `${n(String(f.victim))} has no noble in ${D(f.district)}.`,
    'doge-compulsory': () => 'A Doge card must be carried out: the Doge may stay where he is, but a district is scored.',
    'doge-was-there': (f) => `The Doge was in ${D(f.district)} on this trip already; he enters no district twice.`,
    'doge-not-neighbours': (f) => `${D(f.district)} is not next to ${D(f.from)}, where the Doge stands.`,
    'toll-unpaid': (f) =>
      `This costs ${points(Number(f.cost))}, and you have ${Number(f.prestige)}. You pay before the scoring, and never go below 0.`,
    'step-only-first': () => 'Without a bridge the Doge may go only as the first step of his way.',
    'bridge-touches-doge': (f) => `Without a bridge he may go only if no bridge of anybody touches ${D(f.from)}; here one does.`,
    'split-complete': () => 'All your cards are split already.',
    'split-in-order': (f) => `Next is ${C(f.next)}.`,
    'no-such-offer': (f) => `There are only ${Number(f.offers)} offers.`,
    'offer-empty': (f) => `Each of the ${Number(f.offers)} offers must hold at least one card.`,
    'split-all-cards': () => `Every card you drew goes into an offer, each exactly once.`,
    'offer-taken': (f) => `Offer ${Number(f.offer)} is taken already.`,
    'card-not-in-hand': (f) => `You have no ${C(f.card)} card to play.`,
    'card-first': () => 'First choose a card; cards cannot be kept for later.',
  },
  reasons: {
    majority: (f, n) => {
      const takes = `takes the majority in ${D(f.district)}${f.from ? ` from ${n(f.from)}` : ''}`;
      return f.doge === null ? takes : `${takes}, before the Doge gets there (as he soon does in ${f.doge} of 10 imagined games)`;
    },
    'ends-majority': (f, n) => `ends the majority of ${n(f.of)} in ${D(f.district)}`,
    scores: (f) => `scores ${points(f.points)} in ${D(f.district)} in this turn`,
    leaves: (f) => `leaves you the offer with ${f.card === 'doge' ? 'the Doge' : `a ${C(f.card)}`} in ${f.tenths} of 10 imagined games`,
    'less-limit': (f) => `adds ${count(f.points, { one: '# limit point', other: '# limit points' })} fewer than the other choices`,
    more: (f) => {
      const by = {
        doge: 'where the Doge goes',
        final: 'by the districts at the end of the game',
        'limit-bonus': 'for few limit points',
        tolls: 'by tolls on your bridges',
      };
      return `brings ${points(f.points)} more than the other choices ${by[f.by]}`;
    },
  },
  nothingHere: (p) => `${p} offers nothing for this step.`,
  tabs: { districts: 'Districts', piles: 'Piles' },
  options: {
    roleAssignment: {
      title: 'Roles',
      about: 'Who deals with whom in a round.',
      values: { random: 'drawn by lot', leaderChooses: 'the leader chooses' },
    },
    openOffers4p: {
      title: 'Offers with four players',
      about: 'Face down, the second pair’s offers stay secret until their turn.',
      values: { faceDown: 'face down', faceUp: 'face up' },
    },
    mandatoryEffects: {
      title: 'Which effects must be carried out',
      about: 'A card whose effect is free may be laid aside.',
      values: { dogeOnly: 'only the Doge’s', all: 'all that can be' },
    },
    allowDebt: {
      title: 'Paying with points one does not have',
      about: 'Totals may then go below 0.',
      values: { false: 'no', true: 'yes' },
    },
    firstLeader: {
      title: 'First leader',
      about: 'Chosen means the player in the first seat.',
      values: { random: 'by lot', chosen: 'first seat' },
    },
    fourEqualRolls: {
      title: 'Four equal rolls at set-up',
      about: 'The fourth may, or must, be rolled again.',
      values: { ask: 'ask the player', forceReroll: 'always roll again' },
    },
    banishDie: {
      title: 'Banishment',
      about: 'A house rule for those who dislike the die.',
      values: { d6: 'by the die', fixed3: 'always 3' },
    },
  },
  panel: {
    score: (now, later) => (later === undefined ? `prestige: ${now}` : `prestige: ${now}, ${later} if all were scored now`),
    prestige: 'prestige',
    supply: 'supply',
    supplyCount: (n) => `${n} in supply`,
    bridgeCount: bridges,
    limit: (n) => `limit ${n} of 10`,
    limitPoints: 'limit points',
    limitCards: (v) => `${v.length === 1 ? 'Limit card' : 'Limit cards'}: ${v.join(', ')}`,
    leader: 'leads',
    out: 'out',
    ifEnded: (n) => `${n} if all were scored now`,
    projection: 'if all districts were scored now',
  },
  table: {
    district: 'District',
    first: '1st',
    second: '2nd',
    now: 'now',
    caption: 'Nobles by district, and what each would score now',
    nobody: '–',
  },
  piles: {
    title: 'Cards and bridges',
    action: (n) => `Action pile: ${cards(n)}`,
    limit: (n) => `Limit pile: ${cards(n)}`,
    used: 'Played in this passage',
    noneUsed: 'No card has been played in this passage yet.',
    unseen: (c, n, all) => `${C(c)}: ${n} of ${all} not played yet`,
    bridges: (n) => `Bridge stock: ${bridges(n)}`,
  },
  cut: {
    title: (n) => (n === 3 ? 'Three offers' : 'Two offers'),
    drawn: (name) => `Cards that ${name} has drawn`,
    rest: 'Still to split',
    tray: (n) => `Offer ${n}`,
    move: (c, n) => `Put ${C(c)} in offer ${n}`,
    back: (c) => `Take ${C(c)} back`,
    where: (c, n) => (n === 0 ? `${C(c)}, still to split` : `${C(c)}, in offer ${n}`),
    asList: 'As a list',
    needsCard: 'needs a card',
    done: 'All cards lie in offers. Confirm, or move them on.',
    sum: (l) => (l > 0 ? `limit ${l}` : 'no limit points'),
    would: (name, total) => `${name} at ${total}`,
    wouldOut: (name, total) => `${name} at ${total}: out`,
    keys: 'Tap a card to move it on, or drag it; keys: 1, 2, 3, arrows.',
  },
  offers: {
    title: (name) => `Offers of ${name}`,
    offer: (n) => `Offer ${n}`,
    open: (n, ids) => `offer ${n}: ${list(ids)}`,
    closed: (n) => `${cards(n)}, face down`,
    taken: 'taken',
    take: (n) => `Take offer ${n}`,
  },
  hand: { title: (name) => `${name}’s cards to play`, playing: 'being played' },
  ways: {
    title: 'Whole ways, stop included',
    to: (d, cost, paid) =>
      cost === 0
        ? `${D(d)}: free`
        : paid.length === 0
          ? `${D(d)}: ${points(cost)} to nobody`
          : `${D(d)}: ${points(cost)}, ${paid.length < cost ? `${paid.length} of them ` : ''}to ${and(payees(paid))}`,
  },
  die: (n) => `The die shows ${n}`,
  board: {
    name: 'The board of San Marco',
    canal: 'Grand Canal',
    basin: 'St Mark’s Basin',
    describe: (f) =>
      `${f.name}: ${f.nobles.length > 0 ? f.nobles.map((x) => `${x.name} ${x.count}`).join(', ') : 'nobody'}; first ${f.first}, second ${f.second}; die ${f.die}${f.doge ? '; the Doge is here' : ''}`,
    pairBridges: (p, owners) =>
      `${ends(p).join(' – ')}: ${owners.length > 0 ? `${owners.length > 1 ? 'bridges' : 'bridge'} of ${and(owners)}` : 'no bridge'}`,
    bridge: (p, owner) => `${owner}’s bridge between ${between(p)}`,
    stock: (n) => count(n, { one: '# bridge left', other: '# bridges left' }),
    dogeWaits: 'The Doge is not on the board yet',
    doge: 'The Doge',
    nobody: 'No nobles here',
    choices: (p) => `${p}: choose`,
  },
  end: {
    title: 'Final scores',
    doge: 'Doge cards',
    final: 'Final scoring',
    bonus: 'Below the limit',
    tolls: 'Tolls',
    total: 'Total',
    tieBreak: (names, n) => `Equal on prestige: nobles in San Marco decide, ${names.map((name, i) => `${name} ${n[i] ?? 0}`).join(', ')}.`,
    shared: 'Equal on prestige and on nobles in San Marco: the victory is shared.',
  },
};
