// What happens in Venice, in English.
import { begun, cap, gains, num } from './lookup.ts';
import { and, cards, coins, count, letter, names, the, vp } from './names-en.ts';
import type { FactWords, Voice } from './shape.ts';

const { goods } = names;
const who = (o: string, v: Voice): string => names.owner(o, v);
const missions = (list: readonly string[]): string => and(list.map(names.missionName));
const some = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
const pick = (p: string): string => (p === 'scroll' ? 'loses a scroll' : p === 'intrigue' ? 'takes 1 intrigue' : `discards 1 cube of ${p}`);
const assistant = (o: string, v: Voice): string =>
  letter(o) === '' ? `${v.name(o)}’s assistant` : v.alone ? `The Doge’s assistant (${letter(o)})` : 'The smugglers’ assistant';
const scores = (by: Readonly<Record<string, number>>, v: Voice): string =>
  and(Object.entries(by).map(([o, n]) => `${names.marker(o, v)} ${n}`));

export const facts: FactWords = {
  layout: () => 'The tiles are laid out.',
  'first-player': (f, v) => `${v.name(f.seat)} is the first player.`,
  'draws-missions': (f, v) =>
    f.missions ? `${v.name(f.seat)} draws ${missions(f.missions)}.` : `${v.name(f.seat)} draws ${some(f.count ?? 0, 'mission')}.`,
  returns: (f, v) =>
    f.mission ? `${v.name(f.seat)} gives back ${names.missionName(f.mission)}.` : `${v.name(f.seat)} gives back a mission.`,
  'keeps-mission': (f, v) =>
    f.mission ? `${v.name(f.seat)} keeps ${names.missionName(f.mission)}.` : `${v.name(f.seat)} keeps a mission.`,
  'draws-cards': (f, v) =>
    f.cards
      ? `${v.name(f.seat)} draws ${and(f.cards.map((c) => names.cards[c]))}.`
      : `${v.name(f.seat)} draws ${some(f.count ?? 0, 'influence card')}.`,
  'keeps-card': (f, v) => (f.card ? `${v.name(f.seat)} keeps ${names.cards[f.card]}.` : `${v.name(f.seat)} keeps an influence card.`),
  turn: (f, v) => `Turn ${f.turn}: ${v.name(f.seat)}`,
  plays: (f, v) => `${v.name(f.seat)} plays ${names.cards[f.card]}.`,
  gondolier: (f, v) =>
    f.stays
      ? `${v.name(f.seat)} leaves the gondolier on the gondola at ${the(f.at)}.`
      : `${v.name(f.seat)} puts the gondolier on the gondola at ${the(f.at)}.`,
  moves: (f, v) =>
    `${v.name(f.seat)} goes from ${the(f.from)} to ${the(f.to)}, ${f.coins === 0 ? 'for free' : `for ${coins(f.coins)}`}, ${f.pass ? 'to pass it' : 'to moor there'}.`,
  'passes-under': (f, v) =>
    f.owner === f.seat
      ? `${v.name(f.seat)} passes under a bridge of their own.`
      : `${v.name(f.seat)} passes under a bridge of ${who(f.owner, v)}.`,
  moors: (f, v) =>
    f.on.length === 0
      ? `${begun(f.owner, names.gondola(f.owner, v))} is moored at ${the(f.at)}.`
      : `${begun(f.owner, names.gondola(f.owner, v))} is moored at ${the(f.at)}, on top of ${and(f.on.map((o) => names.gondola(o, v)))}.`,
  meets: (f, v) =>
    f.seat === f.owner
      ? `${v.name(f.seat)} meets their own second gondola at ${the(f.at)}.`
      : `${v.name(f.seat)} meets ${names.gondola(f.owner, v)} at ${the(f.at)}.`,
  encounter: (f, v) => `${and(Object.entries(f.picks).map(([seat, p]) => `${v.name(seat)} ${pick(p)}`))}.`,
  pays: (f, v) => `${v.name(f.seat)} ${pick(f.with)}.`,
  completes: (f, v) => `${v.name(f.seat)} completes ${names.missionName(f.mission)}.`,
  lays: (f, v) =>
    f.slot === 'archive'
      ? `${v.name(f.seat)} archives ${names.missionName(f.mission)}.`
      : `${v.name(f.seat)} lays ${names.missionName(f.mission)} in the ${f.slot} slot.`,
  'mission-effect': (f, v) => `${v.name(f.seat)} uses ${names.missionName(f.mission)}.`,
  assistant: (f, v) => `${assistant(f.owner, v)} comes to space ${f.space} of ${the(f.building)}.`,
  'all-placed': (f, v) => `${v.name(f.seat)} is first to have placed all assistants.`,
  uses: (f, v) => `${v.name(f.seat)} uses ${names.space(f.effect)} of ${the(f.building)}.`,
  activates: (f, v) => `${v.name(f.seat)} activates ${the(f.building)}.`,
  builds: (f, v) => `${begun(f.owner, who(f.owner, v))} builds a bridge over ${names.canal(f.canal, v)}.`,
  spy: (f, v) => `${v.name(f.seat)} puts the spy at ${the(f.at)}.`,
  taxes: (f, v) => `${v.name(f.seat)} pays ${coins(f.coins)} in taxes.`,
  favour: (f, v) => `${v.name(f.seat)} turns the favour card, for ${f.gain}.`,
  changes: (f, v) => names.changed(f.who, [names.amount(f.what, f.by)], v),
  overflow: (f, v) =>
    f.who === 'doge'
      ? `The Doge has no room for more intrigue: ${f.intrigue} of it goes, and points with it.`
      : `${v.name(f.who)} has no room for more intrigue: ${count(f.intrigue, { one: '# too much costs', other: '# too much cost' })} points.`,
  cubes: (f, v) => `${v.name(f.seat)}’s ${f.gondola} gondola carries ${goods(f.cubes)}.`,
  shuffles: (f) => `${cap(names.decks[f.deck as 'doge'] ?? f.deck)} is shuffled anew: ${cards(f.cards)}.`,
  'draws-smugglers': (f, v) =>
    f.to
      ? `${v.name(f.seat)} draws from smuggler deck ${f.letter.toUpperCase()}: ${and(f.to.map(the))}.`
      : `${v.name(f.seat)} draws ${cards(f.count ?? 0)} from smuggler deck ${f.letter.toUpperCase()}.`,
  smuggler: (f, v) => `Smuggler deck ${f.letter.toUpperCase()}: ${names.buildings[f.to]}${f.seat ? `, played by ${v.name(f.seat)}` : ''}.`,
  sails: (f, v) => `${begun(f.owner, names.gondola(f.owner, v))} goes from ${the(f.from)} to ${the(f.to)}.`,
  row: (f) => `Doge card, ${['left', 'middle', 'right'][f.place - 1]}: ${names.dogeCards[f.card]}.`,
  'doge-card': (f) => `The Doge plays ${names.dogeCards[f.card]}.`,
  boxes: (f) => `A Doge card goes into the box unseen; ${count(f.left, { one: '# is left', other: '# are left' })}.`,
  'assistant-scores': (f, v) => `${assistant(f.owner, v)} on space ${f.space} of ${the(f.building)} scores.`,
  'end-triggered': (f, v) => {
    if (f.why === 'doge')
      return f.left
        ? `The Doge’s row cannot be filled any more: ${some(f.left, 'last turn')} without him.`
        : 'The Doge’s row cannot be filled any more: the game ends.';
    const why = f.why === 'council' ? `${v.name(f.by ?? '')} has reached the end marker` : 'The last mission has been drawn';
    return `${why}: this round is finished, then two more are played.`;
  },
  'last-rounds': (f) => (f.left === 1 ? 'The last round begins.' : `${f.left} rounds are left.`),
  awards: (f, v) => {
    const workers = Object.entries(f.assistants).filter(([, n]) => n > 0);
    return `Great Council: ${scores(f.awards, v)}.${workers.length > 0 ? ` For assistants: ${scores(Object.fromEntries(workers), v)}.` : ''}`;
  },
  reduces: (f, v) => `${v.name(f.seat)} reduces intrigue for ${f.with}.`,
  wealth: (f, v) => `For coins: ${scores(f.coins, v)}.${gains(f.favour) ? ` For favour cards: ${scores(f.favour, v)}.` : ''}`,
  over: (f, v) => {
    const totals = and(Object.entries(f.scores).map(([o, row]) => `${who(o, v)} ${vp(num(row.total))}`));
    const arrested = f.arrested ? ` ${v.name(f.arrested)} is arrested.` : '';
    const winner = f.winners.length > 0 ? `${and(f.winners.map(v.name))} wins.` : 'The Doge wins.';
    return `The game is over: ${totals}.${arrested} ${winner}`;
  },
};
