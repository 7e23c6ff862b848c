// Ce que demandent les missions, en français.
import { GUILD_NAMES } from '../box/material.ts';
import type { MissionCard } from '../box/mission-cards.ts';
import { cap, count, guildOf, members, points } from './names-fr.ts';
import type { ValenciaWords } from './shape.ts';

const atLeast = (card: MissionCard, players: number): string => `au moins ${members(card.min[players])}`;
const guild = (card: MissionCard): string => guildOf(GUILD_NAMES[card.guild]);

export const missions: ValenciaWords['missions'] = {
  membersOnCost: {
    name: (c) => `Coût ${c.cost}`,
    asks: (c, t) => `Avoir ${atLeast(c, t.players)} sur des cases de coût ${c.cost}.`,
  },
  membersOnGuild: {
    name: (c) => cap(guild(c)),
    asks: (c, t) => `Avoir ${atLeast(c, t.players)} sur des cases de la ${guild(c)}.`,
  },
  membersOnEveryGuild: {
    name: () => 'Les cinq guildes',
    asks: (c, t) => `Avoir ${atLeast(c, t.players)} sur des cases de chacune des cinq guildes.`,
  },
  squareBlock: {
    name: () => 'Carré',
    asks: (c, t) => `Occuper un carré de ${c.min[t.players]} cases sur ${c.min[t.players]} avec ses membres.`,
  },
  lineOrthogonal: {
    name: () => 'Ligne droite',
    asks: (c, t) => `Avoir ${atLeast(c, t.players)} côte à côte, sans trou, sur une ligne ou une colonne.`,
  },
  lineDiagonal: {
    name: () => 'Diagonale',
    asks: (c, t) => `Avoir ${atLeast(c, t.players)} coin contre coin, sans trou, sur une diagonale.`,
  },
  membersOnOuterWall: {
    name: () => 'Mur extérieur',
    asks: (c, t) => `Avoir ${atLeast(c, t.players)} sur des cases au mur extérieur, ensemble ou séparément.`,
  },
  membersOnOuterCorners: {
    name: () => 'Coins de la ville',
    asks: (c, t) => `Occuper au moins ${count(c.min[t.players], { one: '# case d’angle', other: '# cases d’angle' })} de la ville.`,
  },
  differentFountainsTouched: {
    name: () => 'Plusieurs fontaines',
    asks: (c, t) =>
      `Avoir des membres à côté d’au moins ${count(c.min[t.players], { one: '# fontaine', other: '# fontaines différentes' })} ; la centrale compte, et un membre peut compter pour deux.`,
  },
  everyFountainTouched: {
    name: () => 'Toutes les fontaines',
    asks: () => 'Avoir un membre à côté de chaque fontaine construite et de la fontaine centrale.',
  },
  moreThanADirectNeighbour: {
    name: (c) => (c.coins ? 'Bourse mieux garnie' : 'Étal mieux garni'),
    asks: (c, t) =>
      `Avoir plus de ${c.coins ? 'pièces' : 'ressources'} ${t.players === 2 ? 'que l’adversaire' : 'qu’au moins une des deux personnes assises à côté'} ; l’égalité ne suffit pas.`,
  },
  tenMinus: {
    name: (c) => (c.coins ? 'Peu de pièces' : 'Peu de ressources'),
    asks: (c) => `Rapporte ${points(c.start)}, moins 1 par ${c.coins ? 'pièce' : 'ressource'} possédée, mais jamais moins de ${c.floor}.`,
  },
  longestRoute: {
    name: () => 'Route',
    asks: (c, t) =>
      t.group
        ? `Rapporte ${points(c.perMember)} par membre du plus grand groupe de ses membres voisins.`
        : `Rapporte ${points(c.perMember)} par membre de sa plus longue route, de case en case voisine ; les embranchements ne comptent pas.`,
  },
  isolatedMembers: {
    name: () => 'Ermites',
    asks: (c) => `Rapporte ${points(c.perMember)} par membre en ville qui n’a aucun autre de ses membres sur une case voisine.`,
  },
  differentResources: {
    name: () => 'Bon assortiment',
    asks: (c, t) => `Avoir des ressources d’au moins ${c.min[t.players]} sortes différentes.`,
  },
  strictlyMostCoins: {
    name: () => 'Le plus de pièces',
    asks: () => 'Avoir plus de pièces que n’importe qui d’autre ; l’égalité ne suffit pas.',
  },
  councilMembers: {
    name: () => 'Au Conseil',
    asks: (c, t) => `Avoir ${atLeast(c, t.players)} au Conseil.`,
  },
  holdsNobilityOrChurch: {
    name: () => 'Noblesse ou Église',
    asks: () => 'Avoir un membre sur la case Noblesse ou sur la case Église du Conseil.',
  },
  membersAtSameFountain: {
    name: () => 'Autour d’une fontaine',
    asks: (c, t) =>
      `Avoir ${atLeast(c, t.players)} à côté d’une seule et même fontaine${c.centralCounts ? '' : ' ; la centrale ne compte pas'}.`,
  },
  membersAtCentralFountain: {
    name: () => 'Autour du centre',
    asks: (c, t) => `Avoir ${atLeast(c, t.players)} sur les cases qui bordent la fontaine centrale.`,
  },
  membersNextToPalm: {
    name: () => 'Sous les palmiers',
    asks: (c, t) => `Avoir ${atLeast(c, t.players)} placés chacun à côté d’un palmier.`,
  },
  holdsFeldPawn: {
    name: () => 'Le pion',
    asks: () => 'Avoir le pion à la fin.',
  },
  memberOnEveryTile: {
    name: () => 'Tous les quartiers',
    asks: () => 'Avoir un membre dans chaque quartier, c’est-à-dire sur chaque tuile de la ville.',
  },
  strictlyMostCityMembers: {
    name: () => 'Le plus de membres',
    asks: () => 'Avoir plus de membres en ville que n’importe qui d’autre ; l’égalité ne suffit pas.',
  },
};
export const worth: ValenciaWords['worth'] = (c) =>
  c.points === null ? 'points selon la formule, sans malus' : `${points(c.points)}, sinon ${c.penalty === 0 ? '0' : `−${c.penalty}`}`;
export const judged: ValenciaWords['judged'] = (j) => {
  if (j.have === undefined) return `${points(j.points)} pour l’instant`;
  return j.fulfilled ? `accomplie pour l’instant : ${points(j.points)}` : `${j.have} sur ${j.need ?? 0}`;
};
