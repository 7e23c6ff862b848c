// What the missions ask for, in English.
import type { MissionCard } from '../box/mission-cards.ts';
import { GUILD_NAMES } from '../box/material.ts';
import { cap, count, GUILDS, members, points } from './names-en.ts';
import type { ValenciaWords } from './shape.ts';

const atLeast = (card: MissionCard, players: number): string => `at least ${members(card.min[players])}`;
const guildOf = (card: MissionCard): string => GUILDS[GUILD_NAMES[card.guild]].name;
const wealth = (card: MissionCard): string => (card.coins ? 'coins' : 'resources');

export const missions: ValenciaWords['missions'] = {
  membersOnCost: {
    name: (c) => `Cost ${c.cost}`,
    asks: (c, t) => `Have ${atLeast(c, t.players)} on squares of cost ${c.cost}.`,
  },
  membersOnGuild: {
    name: (c) => cap(GUILDS[GUILD_NAMES[c.guild]].guild),
    asks: (c, t) => `Have ${atLeast(c, t.players)} on squares of the ${guildOf(c)} guild.`,
  },
  membersOnEveryGuild: {
    name: () => 'All five guilds',
    asks: (c, t) => `Have ${atLeast(c, t.players)} on squares of each of the five guilds.`,
  },
  squareBlock: {
    name: () => 'Block',
    asks: (c, t) => `Fill a block of ${c.min[t.players]} by ${c.min[t.players]} squares with your members.`,
  },
  lineOrthogonal: {
    name: () => 'Straight line',
    asks: (c, t) => `Have ${atLeast(c, t.players)} side by side in one row or column, with no gap.`,
  },
  lineDiagonal: {
    name: () => 'Diagonal',
    asks: (c, t) => `Have ${atLeast(c, t.players)} corner to corner on one diagonal, with no gap.`,
  },
  membersOnOuterWall: {
    name: () => 'Outer wall',
    asks: (c, t) => `Have ${atLeast(c, t.players)} on squares at the outer wall, together or apart.`,
  },
  membersOnOuterCorners: {
    name: () => 'Corners',
    asks: (c, t) =>
      `Have members on ${count(c.min[t.players], { one: 'at least # corner square', other: 'at least # corner squares' })} of the city.`,
  },
  differentFountainsTouched: {
    name: () => 'Several fountains',
    asks: (c, t) =>
      `Have members beside ${count(c.min[t.players], { one: 'at least # fountain', other: 'at least # different fountains' })}; the central one counts, and one member may count for two.`,
  },
  everyFountainTouched: {
    name: () => 'Every fountain',
    asks: () => 'Have a member beside every fountain that has been built and beside the central one.',
  },
  moreThanADirectNeighbour: {
    name: (c) => (c.coins ? 'Richer than a neighbour' : 'Better stocked than a neighbour'),
    asks: (c, t) =>
      t.players === 2
        ? `Have more ${wealth(c)} than your opponent; equal is not enough.`
        : `Have more ${wealth(c)} than at least one of the players beside you; equal is not enough.`,
  },
  tenMinus: {
    name: (c) => (c.coins ? 'Few coins' : 'Few resources'),
    asks: (c) =>
      c.coins
        ? `Brings ${points(c.start)} less 1 for each coin you have, but never less than ${c.floor}.`
        : `Brings ${points(c.start)} less 1 for each resource you have, but never less than ${c.floor}.`,
  },
  longestRoute: {
    name: () => 'Route',
    asks: (c, t) =>
      t.group
        ? `Brings ${points(c.perMember)} for each member of your largest group of adjacent members.`
        : `Brings ${points(c.perMember)} for each member on your longest route, from square to adjacent square; branches do not count.`,
  },
  isolatedMembers: {
    name: () => 'Hermits',
    asks: (c) => `Brings ${points(c.perMember)} for each member in the city with none of your own on an adjacent square.`,
  },
  differentResources: {
    name: () => 'Well assorted',
    asks: (c, t) => `Have resources of at least ${c.min[t.players]} different kinds.`,
  },
  strictlyMostCoins: {
    name: () => 'Most coins',
    asks: () => 'Have more coins than every other player; equal is not enough.',
  },
  councilMembers: {
    name: () => 'Councillors',
    asks: (c, t) => `Have ${atLeast(c, t.players)} on the Council.`,
  },
  holdsNobilityOrChurch: {
    name: () => 'Nobility or Church',
    asks: () => 'Have a member on the Nobility or the Church seat.',
  },
  membersAtSameFountain: {
    name: () => 'Round one fountain',
    asks: (c, t) =>
      `Have ${atLeast(c, t.players)} beside one and the same fountain${c.centralCounts ? '' : '; the central one does not count'}.`,
  },
  membersAtCentralFountain: {
    name: () => 'Round the centre',
    asks: (c, t) => `Have ${atLeast(c, t.players)} on the squares beside the central fountain.`,
  },
  membersNextToPalm: {
    name: () => 'Under the palms',
    asks: (c, t) => `Have ${atLeast(c, t.players)} that each stand next to a palm.`,
  },
  holdsFeldPawn: {
    name: () => 'The pawn',
    asks: () => 'Have the pawn at the end.',
  },
  memberOnEveryTile: {
    name: () => 'Every quarter',
    asks: () => 'Have a member in every quarter, that is, on every tile of the city.',
  },
  strictlyMostCityMembers: {
    name: () => 'Most members',
    asks: () => 'Have more members in the city than every other player; equal is not enough.',
  },
};
export const worth: ValenciaWords['worth'] = (c) =>
  c.points === null ? 'points by formula, no penalty' : `${points(c.points)}, otherwise ${c.penalty === 0 ? '0' : `−${c.penalty}`}`;
export const judged: ValenciaWords['judged'] = (j) => {
  if (j.have === undefined) return `${points(j.points)} now`;
  return j.fulfilled ? `fulfilled now: ${points(j.points)}` : `${j.have} of ${j.need ?? 0}`;
};
