// Names of things in English, and how they are counted.
import { choosing, counting, listing } from '@ridotto/engine/words.ts';
import type { Guild } from '../box/material.ts';
import {
  abilityOf,
  coinsShown,
  cornersOf,
  printedOn,
  resourcesShown,
  specialOf,
  squareOf,
  valueOf,
  type Names,
  type Speech,
  type ValenciaWords,
  type Voice,
} from './shape.ts';

export const count = counting('en');
export const and = listing('en');
const or = choosing('en');
export const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const guild = (name: string, token: string) => ({ name, guild: `${name} guild`, token });
export const GUILDS: ValenciaWords['guilds'] = {
  oranges: guild('oranges', 'an orange token'),
  'dried-fruit': guild('dried fruit', 'a dried fruit token'),
  wine: guild('wine', 'a wine token'),
  clothing: guild('clothing', 'a clothing token'),
  porcelain: guild('porcelain', 'a porcelain token'),
};
export const guildName = (g: unknown): string => GUILDS[g as Guild]?.name ?? '';
export const token = (g: unknown): string => GUILDS[g as Guild]?.token ?? '';

const SEATS = {
  nobility: 'Nobility',
  church: 'Church',
  oranges: 'Oranges',
  'dried-fruit': 'Dried Fruit',
  wine: 'Wine',
  clothing: 'Clothing',
  porcelain: 'Porcelain',
  merchants: 'Merchants',
} as const;
export const seatName = (at: unknown): string => `the ${SEATS[at as 'wine'] ?? ''} seat`;

export const coins = (n: number): string => count(n, { one: '# coin', other: '# coins' });
export const members = (n: number): string => count(n, { one: '# member', other: '# members' });
export const privileges = (n: number): string => count(n, { one: '# privilege', other: '# privileges' });
export const cards = (n: number): string => count(n, { one: '# card', other: '# cards' });
export const points = (n: number): string => count(n, { one: '# point', other: '# points' });
export const missionCount = (n: number): string => count(n, { one: '# mission', other: '# missions' });
export const piles = (n: number): string => count(n, { one: '# pile', other: '# piles' });

const SPECIAL: ValenciaWords['special'] = {
  joker: {
    name: 'Joker',
    does: (e) => `Worth ${e.perSix} for every card printed 6 that others reveal in this auction, else 0. It ranks even with 0.`,
  },
  savings: { name: 'Savings', does: (e) => `When revealed, you take the coins shown on it (${or(coinsShown(e).map(String))}) at once.` },
  twins: {
    name: 'Twins',
    does: (e) =>
      `If two or more Twins are revealed in this auction, by whomever, each counts ${e.together} instead of ${printedOn('twins', e)}.`,
  },
  warehouse: {
    name: 'Warehouse',
    does: (e) =>
      `When revealed, you take the resource shown on it (${or(resourcesShown(e).map(guildName))}) at once, if there is any in stock.`,
  },
  support: {
    name: 'Support',
    does: () => 'When revealed, a member from your supply may join a member of another player who sits alone on a guild’s seat.',
  },
  wanderer: { name: 'Wanderer', does: () => 'When revealed, one of your members in the city may walk one to three squares to a free one.' },
  central: {
    name: 'Central',
    does: (e) => `Worth ${printedOn('central', e)}, but ${e.againstJoker} if another player has revealed a 0 in this auction.`,
  },
};
export const card: ValenciaWords['card'] = (c, e) => {
  const special = specialOf(c);
  return special === undefined ? c : `${SPECIAL[special].name} ${printedOn(c, e)}`;
};
export const pile = (all: readonly string[], v: Voice): string => all.map((c) => card(c, v.edition)).join(' + ');

export const tree: ValenciaWords['tree'] = (t) => {
  const [a, b] = cornersOf(t);
  return `the tree between ${a} and ${b}`;
};
const ABILITIES: ValenciaWords['abilities'] = {
  'draw-missions': { name: 'New mission', does: 'Draw two missions and keep one of them.' },
  'return-card': { name: 'Card back', does: 'Put a card from your discard at the bottom of your draw pile.' },
  'sell-one': { name: 'Small sale', does: 'Sell one of your resources for its price.' },
  upgrade: { name: 'Upgrade', does: 'Change one of your resources for the next dearer one, if that is in stock.' },
  'move-palm': { name: 'Move a palm', does: 'Move a palm of the city to the next free tree in its row or column.' },
};
export const ability = (a: unknown): string => ABILITIES[a as 'upgrade']?.name ?? '';
/** After `the fountain`. */
export const worthOf = (f: string, v: Voice): string => {
  const does = abilityOf(f, v.edition);
  return `worth ${valueOf(f, v.edition)}${does ? ` (${ABILITIES[does].name})` : ''}`;
};
/** `b3 (wine, 2 coins)` */
export const squareWithCost = (cell: string, s: Speech): string => {
  const there = squareOf(s.view, cell);
  return there ? `${cell} (${guildName(there.guild)}, ${coins(there.cost)})` : cell;
};

export const names: Names = {
  guilds: GUILDS,
  council: SEATS,
  square: (cell) => cell,
  tree,
  card,
  special: SPECIAL,
  fountain: (f, e) => {
    const does = abilityOf(f, e);
    return does ? `${valueOf(f, e)}, ${ABILITIES[does].name}` : String(valueOf(f, e));
  },
  abilities: ABILITIES,
  pieces: {
    member: { name: 'Member', does: 'A member of a family stands on a square of the city or sits on the Council.' },
    supply: { name: 'Supply', does: 'Members that are neither in the city nor on the Council.' },
    pawn: { name: 'The pawn', does: 'Whoever has it is first in the next auction. The winner of an auction takes it.' },
    privilege: {
      name: 'Privilege',
      does: 'In an auction, hand one in to wait until the others have acted. At the end each one left is worth 1 point.',
    },
    coins: { name: 'Coins', does: 'They pay for squares of the city. At the end they count for some missions and break ties.' },
    resources: { name: 'Resources', does: 'To be sold for their price, from 1 to 5 coins, and for missions.' },
    stock: { name: 'Stock', does: 'Resources that nobody has. When one kind is used up, nobody gets any of it.' },
    drawPile: { name: 'Draw pile', does: 'Cards not drawn yet. They must last for five rounds.' },
    discard: { name: 'Discard', does: 'Cards out of play. Only a fountain brings one back.' },
    pile: { name: 'Pile', does: 'Cards that are revealed together in one auction.' },
    palm: { name: 'Palm', does: 'Each member next to a palm is worth 1 point more: all squares that touch it count.' },
    tree: { name: 'Tree', does: 'A point where four squares meet. A palm can be planted there.' },
    fountain: { name: 'Fountain', does: 'Each member beside it, not diagonally, scores its value. Some can do something when you come.' },
    fountainSpace: { name: 'Fountain space', does: 'A fountain can be built here. No member ever stands on it.' },
    centralFountain: { name: 'Central fountain', does: 'It is there from the start, has no ability, and eight squares lie beside it.' },
    council: { name: 'Council', does: 'After each round every member there scores 1 point, and whoever has most gets a privilege.' },
    missions: { name: 'Missions', does: 'Secret until the end. Those fulfilled then bring points, most of the others cost some.' },
    wall: { name: 'Outer wall', does: 'The edge of the city: its first and last rows and columns.' },
    quarter: { name: 'Quarter', does: 'One tile of the city.' },
    nina: { name: 'Nina', does: 'With two players she bids at the guilds, wins every tie and takes nothing.' },
  },
  nina: 'Nina',
  coins,
  privileges,
  missionCount,
};
