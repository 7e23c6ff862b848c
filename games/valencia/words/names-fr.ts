// Les noms des choses en français, et comment on les compte. Les termes sont ceux du jeu : membre, pile, pioche, défausse,
// privilège, guilde, case du Conseil.
import { de } from '@ridotto/engine/french.ts';
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

export const count = counting('fr');
export const and = listing('fr');
const or = choosing('fr');
export const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const guild = (name: string, its: string) => ({ name, guild: `guilde ${its}`, token: `un jeton ${de(name)}` });
const GUILDS: ValenciaWords['guilds'] = {
  oranges: guild('oranges', 'des oranges'),
  'dried-fruit': guild('fruits secs', 'des fruits secs'),
  wine: guild('vin', 'du vin'),
  clothing: guild('vêtements', 'des vêtements'),
  porcelain: guild('porcelaine', 'de la porcelaine'),
};
export const guildName = (g: unknown): string => GUILDS[g as Guild]?.name ?? '';
/** guilde du vin */
export const guildOf = (g: unknown): string => GUILDS[g as Guild]?.guild ?? '';
export const token = (g: unknown): string => GUILDS[g as Guild]?.token ?? '';

const SEATS = {
  nobility: 'Noblesse',
  church: 'Église',
  oranges: 'Oranges',
  'dried-fruit': 'Fruits secs',
  wine: 'Vin',
  clothing: 'Vêtements',
  porcelain: 'Porcelaine',
  merchants: 'Marchands',
} as const;
export const seatName = (at: unknown): string => `la case ${SEATS[at as 'wine'] ?? ''} du Conseil`;

export const coins = (n: number): string => count(n, { one: '# pièce', other: '# pièces' });
export const members = (n: number): string => count(n, { one: '# membre', other: '# membres' });
const privileges = (n: number): string => count(n, { one: '# privilège', other: '# privilèges' });
export const cards = (n: number): string => count(n, { one: '# carte', other: '# cartes' });
export const points = (n: number): string => count(n, { one: '# point', other: '# points' });
export const missionCount = (n: number): string => count(n, { one: '# mission', other: '# missions' });
export const piles = (n: number): string => count(n, { one: '# pile', other: '# piles' });

const SPECIAL: ValenciaWords['special'] = {
  joker: {
    name: 'Joker',
    does: (e) =>
      `Vaut ${e.perSix} pour chaque carte portant un 6 que d’autres révèlent dans cette enchère, sinon 0. Même à 0, la pile prend un rang.`,
  },
  savings: {
    name: 'Économies',
    does: (e) => `À la révélation, vous recevez aussitôt les pièces imprimées (${or(coinsShown(e).map(String))}).`,
  },
  twins: {
    name: 'Jumeaux',
    does: (e) =>
      `Si au moins deux Jumeaux sont révélés dans cette enchère, par qui que ce soit, chacun compte ${e.together} au lieu de ${printedOn('twins', e)}.`,
  },
  warehouse: {
    name: 'Entrepôt',
    does: (e) =>
      `À la révélation, vous recevez aussitôt la ressource imprimée (${or(resourcesShown(e).map(guildName))}), s’il en reste dans la réserve générale.`,
  },
  support: {
    name: 'Soutien',
    does: () =>
      'À la révélation, un membre de votre réserve peut rejoindre, sur la case d’une guilde, un membre d’une autre personne qui s’y trouve seul.',
  },
  wanderer: {
    name: 'Vagabond',
    does: () => 'À la révélation, un de vos membres en ville peut avancer d’une à trois cases, jusqu’à une case libre.',
  },
  central: {
    name: 'Centrale',
    does: (e) =>
      `Vaut ${printedOn('central', e)}, mais ${e.againstJoker} si une autre personne a révélé une carte portant un 0 dans cette enchère.`,
  },
};
export const card: ValenciaWords['card'] = (c, e) => {
  const special = specialOf(c);
  return special === undefined ? c : `${SPECIAL[special].name} ${printedOn(c, e)}`;
};
export const pile = (all: readonly string[], v: Voice): string => all.map((c) => card(c, v.edition)).join(' + ');

export const tree: ValenciaWords['tree'] = (t) => {
  const [a, b] = cornersOf(t);
  return `l’arbre entre ${a} et ${b}`;
};
const ABILITIES: ValenciaWords['abilities'] = {
  'draw-missions': { name: 'Nouvelle mission', does: 'Piocher deux missions et en garder une.' },
  'return-card': { name: 'Carte reprise', does: 'Remettre une carte de sa défausse sous sa pioche.' },
  'sell-one': { name: 'Petite vente', does: 'Vendre une de ses ressources à son prix.' },
  upgrade: { name: 'Amélioration', does: 'Échanger une de ses ressources contre celle qui vaut juste plus, s’il en reste.' },
  'move-palm': { name: 'Palmier déplacé', does: 'Déplacer un palmier de la ville vers l’arbre libre voisin, en ligne ou en colonne.' },
};
export const ability = (a: unknown): string => ABILITIES[a as 'upgrade']?.name ?? '';
/** Après « la fontaine ». */
export const worthOf = (f: string, v: Voice): string => {
  const does = abilityOf(f, v.edition);
  return `de valeur ${valueOf(f, v.edition)}${does ? ` (${ABILITIES[does].name})` : ''}`;
};
/** b3 (vin, 2 pièces) */
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
    member: { name: 'Membre', does: 'Un membre d’une famille occupe une case de la ville ou du Conseil.' },
    supply: { name: 'Réserve', does: 'Les membres qui ne sont ni en ville ni au Conseil.' },
    pawn: { name: 'Le pion', does: 'Qui l’a commence la prochaine enchère. Qui gagne une enchère le prend.' },
    privilege: {
      name: 'Privilège',
      does: 'Dans une enchère, rendez-en un pour attendre que les autres aient joué. À la fin, chaque privilège restant vaut 1 point.',
    },
    coins: { name: 'Pièces', does: 'Elles paient les cases de la ville. À la fin, elles servent à certaines missions et départagent.' },
    resources: { name: 'Ressources', does: 'À vendre à leur prix, de 1 à 5 pièces, et utiles à certaines missions.' },
    stock: { name: 'Réserve générale', does: 'Les ressources que personne n’a. Quand une sorte est épuisée, personne n’en reçoit.' },
    drawPile: { name: 'Pioche', does: 'Les cartes pas encore piochées. Elles doivent suffire pour cinq tours.' },
    discard: { name: 'Défausse', does: 'Les cartes hors jeu. Seule une fontaine en rend une.' },
    pile: { name: 'Pile', does: 'Des cartes révélées ensemble dans une enchère.' },
    palm: { name: 'Palmier', does: 'Chaque membre à côté d’un palmier vaut 1 point de plus : toutes les cases qui le touchent comptent.' },
    tree: { name: 'Arbre', does: 'Un point où quatre cases se rencontrent. On peut y planter un palmier.' },
    fountain: {
      name: 'Fontaine',
      does: 'Chaque membre à côté d’elle, mais pas en diagonale, rapporte sa valeur. Certaines ont une capacité à l’arrivée.',
    },
    fountainSpace: { name: 'Emplacement de fontaine', does: 'On peut y construire une fontaine. Aucun membre ne s’y tient jamais.' },
    centralFountain: {
      name: 'Fontaine centrale',
      does: 'Elle est là dès le début, n’a pas de capacité, et huit cases la bordent.',
    },
    council: {
      name: 'Conseil',
      does: 'Après chaque tour, chaque membre qui s’y trouve rapporte 1 point, et qui en a le plus reçoit un privilège.',
    },
    missions: {
      name: 'Missions',
      does: 'Secrètes jusqu’à la fin. Accomplies, elles rapportent alors des points ; la plupart des autres en coûtent.',
    },
    wall: { name: 'Mur extérieur', does: 'Le bord de la ville : ses premières et dernières lignes et colonnes.' },
    quarter: { name: 'Quartier', does: 'Une tuile de la ville.' },
    nina: { name: 'Nina', does: 'À deux, elle enchérit pour les guildes, gagne toutes les égalités et ne prend rien.' },
  },
  nina: 'Nina',
  coins,
  privileges,
  missionCount,
};
