// What the rules tell, in English.
import {
  ability,
  and,
  card,
  coins,
  count,
  guildName,
  missionCount,
  pile,
  piles,
  privileges,
  seatName,
  token,
  tree,
  worthOf,
} from './names-en.ts';
import { missions } from './missions-en.ts';
import { guildsOn, missionCard, num, signed, str, strings, stepKind, type ValenciaWords, type Voice } from './shape.ts';
import { stepName } from './steps-en.ts';

const who = (seat: string, v: Voice): string => (seat === 'nina' ? 'Nina' : v.name(seat));
const all = (seats: readonly string[], v: Voice): string => and(seats.map((s) => who(s, v)));
export const mission = (m: unknown, v: Voice): string => {
  const printed = missionCard(v.edition, str(m));
  return `“${missions[printed.kind].name(printed)}”`;
};
const list = (all: readonly string[], v: Voice): string => and(all.map((m) => mission(m, v)));
const gains = (by: Readonly<Record<string, number>>, v: Voice): string[] =>
  Object.entries(by)
    .sort((a, b) => b[1] - a[1])
    .map(([seat, n]) => `${v.name(seat)} ${signed(n)}`);

export const facts: ValenciaWords['facts'] = {
  boards: (f, v) => `Guilds, round by round: ${f.boards.map((b) => guildsOn(b, v.edition).map(guildName).join(', ')).join('; ')}.`,
  fountains: (f, v) => `Fountains, round by round: ${f.fountains.map((x) => worthOf(x, v)).join('; ')}.`,
  city: () => 'The city is laid out.',
  'first-player': (f, v) => `${v.name(f.seat)} is first and sits on Nobility; ${v.name(f.church)} sits on Church.`,
  dealt: (f, v) =>
    f.missions === undefined
      ? `${v.name(f.seat)} is dealt ${missionCount(f.count)}.`
      : `${v.name(f.seat)} is dealt ${list(f.missions, v)}.`,
  keeps: (f, v) => `${v.name(f.seat)} keeps ${list(f.missions, v)}.`,
  kept: (f, v) =>
    `Missions kept: ${Object.entries(f.missions)
      .map(([seat, n]) => `${v.name(seat)} ${n}`)
      .join(', ')}.`,
  draws: (f, v) => `${v.name(f.seat)} draws ${card(f.card, v.edition)}.`,
  planned: (f, v) =>
    `All piles lie ready: ${Object.entries(f.piles)
      .map(([seat, sizes]) => `${v.name(seat)} ${sizes.length > 0 ? sizes.join(' + ') : 'none'}`)
      .join('; ')}.`,
  step: (f, v) => `Round ${f.round}, ${stepName(f.step, stepKind(f.step, v.edition), f.guild)}: ${v.name(f.first)} is first.`,
  reveals: (f, v) => `${v.name(f.seat)} reveals ${pile(f.cards, v)}.`,
  passes: (f, v) => (f.piles === 0 ? `${v.name(f.seat)} has no pile left and passes.` : `${v.name(f.seat)} passes.`),
  waits: (f, v) => `${v.name(f.seat)} hands in a privilege and waits; ${privileges(f.privileges)} left.`,
  'nina-reveals': (f, v) => `Nina reveals ${pile(f.cards, v)}.`,
  ranking: (f, v) => {
    if (f.ranks.length === 0) return `Nobody has revealed a pile; the pawn stays with ${v.name(f.pawn)}.`;
    const ranks = f.ranks.map((r, i) => `${i + 1}. ${who(r.seat, v)} with ${r.total}`).join(', ');
    return `Ranking: ${ranks}. ${f.ranks[0]?.seat === f.pawn ? `${v.name(f.pawn)} has the pawn.` : `The pawn stays with ${v.name(f.pawn)}.`}`;
  },
  'gains-coins': (f, v) => `${v.name(f.seat)} takes ${coins(f.coins)} for ${card(f.card, v.edition)}.`,
  joins: (f, v) => `Support: a member of ${v.name(f.seat)} joins ${seatName(f.at)}.`,
  'cannot-act': (f, v) => `${v.name(f.seat)}, ranked ${['first', 'second', 'third'][f.rank - 1] ?? f.rank}, can do nothing here.`,
  'takes-seat': (f, v) => {
    const home =
      f.from.length === 0
        ? ''
        : f.from.length === 1
          ? `; the member of ${all(f.from, v)} goes home`
          : `; the members of ${all(f.from, v)} go home`;
    return `${v.name(f.seat)} ${f.stays ? 'keeps' : 'takes'} ${seatName(f.at)}${home}.`;
  },
  takes: (f, v) => `${v.name(f.seat)} takes ${token(f.resource)}.`,
  places: (f, v) => `${v.name(f.seat)} places a member on ${f.square} ${f.cost === 0 ? 'for nothing' : `for ${coins(f.cost)}`}.`,
  sells: (f, v) => `${v.name(f.seat)} sells ${token(f.resource)} for ${coins(f.coins)}.`,
  moves: (f, v) =>
    f.why === 'wanderer'
      ? `Wanderer: a member of ${v.name(f.seat)} walks from ${f.from} to ${f.to}.`
      : `${v.name(f.seat)} moves a member from ${f.from} to ${f.to}.`,
  declines: (f, v) => {
    const does = {
      'special-cards': 'makes no further use of the cards revealed',
      guild: 'leaves it at that',
      ability: 'leaves the fountain alone',
      sale: 'closes the sale',
      move: 'moves nobody',
      'take-back': 'takes no card back',
    }[f.what];
    return `${v.name(f.seat)} ${does}.`;
  },
  upgrades: (f, v) => `${v.name(f.seat)} changes ${token(f.from)} for ${token(f.to)}.`,
  returns: (f, v) =>
    f.card === undefined
      ? `${v.name(f.seat)} puts a card that nobody else has seen back under the draw pile.`
      : `${v.name(f.seat)} puts ${card(f.card, v.edition)} back under the draw pile${f.hidden ? ', unseen by the others' : ''}.`,
  'moves-palm': (f, v) => `${v.name(f.seat)} moves the palm from ${tree(f.from)} to ${tree(f.to)}.`,
  'draws-missions': (f, v) =>
    f.missions === undefined ? `${v.name(f.seat)} draws ${missionCount(f.count ?? 0)}.` : `${v.name(f.seat)} draws ${list(f.missions, v)}.`,
  'keeps-mission': (f, v) =>
    f.mission === undefined
      ? `${v.name(f.seat)} keeps one and now has ${missionCount(f.count ?? 0)}.`
      : `${v.name(f.seat)} keeps ${mission(f.mission, v)}.`,
  'takes-back': (f, v) => `${v.name(f.seat)} could do nothing and puts ${card(f.card, v.edition)} back under the draw pile.`,
  plants: (f, v) => `${v.name(f.seat)} plants a palm on ${tree(f.tree)}.`,
  builds: (f, v) => `${v.name(f.seat)} builds the fountain ${worthOf(f.fountain, v)} on ${f.square}.`,
  boxed: (f) => (f.what === 'palm' ? 'The palm of this round cannot be planted.' : 'The fountain of this round cannot be built.'),
  'puts-away': (f, v) =>
    f.cards === undefined
      ? `${v.name(f.seat)} loses ${count(f.count ?? 0, { one: '# card', other: '# cards' })} never revealed.`
      : `${v.name(f.seat)} loses ${and(f.cards.map((c) => card(c, v.edition)))}, never revealed.`,
  council: (f, v) => {
    const privileged =
      f.privileges.length === 0
        ? ''
        : f.privileges.length === 1
          ? ` ${all(f.privileges, v)} gets a privilege.`
          : ` ${all(f.privileges, v)} get a privilege each.`;
    return `The Council after round ${f.round}: ${gains(f.members, v).join(', ')}.${privileged}`;
  },
  ends: (f, v) => {
    const totals = Object.fromEntries(Object.entries(f.sheets).map(([seat, sheet]) => [seat, sheet.total]));
    return `The game ends: ${gains(totals, v).join(', ')}. ${f.winners.length > 1 ? `${all(f.winners, v)} share the victory.` : `${all(f.winners, v)} wins.`}`;
  },
};

/** Of a refusal. */
const seat = (f: Readonly<Record<string, unknown>>): string => seatName(f.at ?? f.guild ?? 'merchants');

export const refusals: ValenciaWords['rules'] = {
  'missions-chosen': () => 'You have decided on all your missions.',
  'mission-not-dealt': (f, v) => `${mission(f.mission, v)} was not dealt to you.`,
  'missions-in-order': (f, v) => `Decide on ${mission(f.next, v)} first.`,
  'keep-at-least': (f) => `At least ${missionCount(num(f.least))} must be kept.`,
  'has-stopped': () => 'You have stopped drawing for this round.',
  'draw-pile-empty': () => 'Your draw pile is empty.',
  'draw-at-least-one': () => 'As long as there are cards, at least one must be drawn.',
  'draw-first': () => 'First draw as many cards as you like, and stop; then make piles.',
  'card-not-drawn': (f, v) => `You have no ${card(str(f.card), v.edition)} left to put into a pile.`,
  'next-pile-in-order': (f) => `You have ${piles(num(f.piles))} so far; a new one gets number ${num(f.piles) + 1}.`,
  'no-such-pile': (f) => `You have no pile ${num(f.pile)}.`,
  'no-privilege': () => 'Waiting costs a privilege, and you have none.',
  'nobody-to-wait-for': () => 'Nobody else is still to act: reveal a pile or pass.',
  'no-support-card': () => 'You have no Support card to use.',
  'not-one-member-of-another': (f) => {
    const there = strings(f.members);
    if (there.length === 0) return `Nobody sits on ${seat(f)}.`;
    if (there.length > 1) return `There are two members on ${seat(f)} already.`;
    return `On ${seat(f)} there must be a member of another player; the one there is yours.`;
  },
  'no-wanderer-card': () => 'You have no Wanderer card to use.',
  'not-within-three-steps': (f) =>
    `Square ${str(f.to)} cannot be reached from ${str(f.from)} in three steps over squares; fountains and the centre are in the way.`,
  'not-adjacent': (f) => `Square ${str(f.to)} is not next to ${str(f.from)}; diagonals do not count.`,
  'no-own-member-there': (f) => `You have no member on ${str(f.from)}.`,
  'not-a-city-square': (f) => `No member can stand on ${str(f.to) || str(f.square)}.`,
  'square-taken': (f) => `Square ${str(f.to) || str(f.square)} is taken.`,
  'square-of-another-guild': (f) => `Square ${str(f.square)} does not belong to the ${guildName(f.guild)} guild.`,
  'too-few-coins': (f) => `Square ${str(f.square)} costs ${coins(num(f.cost))}, and you have ${coins(num(f.coins))}.`,
  'no-member-in-supply': () => 'You have no member left in your supply.',
  'seat-for-rank-1': () => 'Only the first in the ranking may take the seat.',
  'seat-already-held': (f) => `You already have ${seat(f)} to yourself.`,
  'seat-comes-first': () => 'The seat comes first, before the resource and the place in the city; it is too late for it now.',
  'seat-taken-once': () => 'You have taken the seat already.',
  'no-seat-at-this-step': () => 'At this step there is no seat to be had.',
  'resource-before-place-and-once': () => 'The resource is taken before the place in the city, and only once.',
  'stock-empty': (f) => `The stock of ${guildName(f.next ?? f.guild)} is empty.`,
  'no-such-resource': (f) => `You have no ${guildName(f.resource)}.`,
  'nothing-dearer': () => 'Nothing is dearer than porcelain.',
  'no-such-ability-here': (f) => `No fountain here lets you do this: ${ability(f.ability)}.`,
  'mission-not-drawn': (f, v) => `You did not draw ${mission(f.mission, v)}.`,
  'card-not-in-discard': (f, v) => `${card(str(f.card), v.edition)} is not in your discard.`,
  'no-palm-there': (f) => `There is no palm on ${tree(str(f.from))}.`,
  'not-the-next-tree': (f) => `The palm moves to the next tree in its row or column; that is not ${tree(str(f.to))}.`,
  'tree-has-palm': (f) => `There is a palm on ${tree(str(f.tree) || str(f.to))} already.`,
  'no-tree-there': () => 'There is no tree at that point.',
  'card-not-in-pile': (f, v) => `${card(str(f.card), v.edition)} is not in the pile you revealed.`,
  'fountain-space-taken': (f) => `There is a fountain on ${str(f.square)} already.`,
  'not-a-fountain-space': (f) => `There is no fountain space on ${str(f.square)}.`,
};
