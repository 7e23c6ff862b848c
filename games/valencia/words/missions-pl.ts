// Czego wymagają misje, po polsku.
import { GUILD_NAMES } from '../box/material.ts';
import type { MissionCard } from '../box/mission-cards.ts';
import { count, membersGen, ofGuild, points } from './names-pl.ts';
import type { ValenciaWords } from './shape.ts';

/** „Mieć co najmniej 3 członków rodziny” */
const needs = (card: MissionCard, players: number): string => `Mieć co najmniej ${membersGen(card.min[players])}`;
const cech = (card: MissionCard): string => ofGuild(GUILD_NAMES[card.guild]);

export const missions: ValenciaWords['missions'] = {
  membersOnCost: {
    name: (c) => `Koszt ${c.cost}`,
    asks: (c, t) => `${needs(c, t.players)} na polach o koszcie\u00a0${c.cost}.`,
  },
  membersOnGuild: {
    name: (c) => `Cech ${cech(c)}`,
    asks: (c, t) => `${needs(c, t.players)} na polach cechu ${cech(c)}.`,
  },
  membersOnEveryGuild: {
    name: () => 'Wszystkie cechy',
    asks: (c, t) => `${needs(c, t.players)} na polach każdego z\u00a0pięciu cechów.`,
  },
  squareBlock: {
    name: () => 'Kwadrat',
    asks: (c, t) => `Członkowie rodziny muszą wypełnić kwadrat ${c.min[t.players]} na ${c.min[t.players]} pola.`,
  },
  lineOrthogonal: {
    name: () => 'Prosta linia',
    asks: (c, t) => `${needs(c, t.players)} obok siebie, bez przerwy, w jednym rzędzie lub jednej kolumnie.`,
  },
  lineDiagonal: {
    name: () => 'Przekątna',
    asks: (c, t) => `${needs(c, t.players)} stykających się rogami, bez przerwy, na jednej przekątnej.`,
  },
  membersOnOuterWall: {
    name: () => 'Mur zewnętrzny',
    asks: (c, t) => `${needs(c, t.players)} na polach przy murze zewnętrznym, razem lub osobno.`,
  },
  membersOnOuterCorners: {
    name: () => 'Rogi miasta',
    asks: (c, t) =>
      `Trzeba zająć co najmniej ${count(c.min[t.players], { one: '# pole narożne', few: '# pola narożne', many: '# pól narożnych' })} miasta.`,
  },
  differentFountainsTouched: {
    name: () => 'Kilka fontann',
    asks: (c, t) =>
      `Przy co najmniej ${count(c.min[t.players], { one: '# fontannie', few: '# różnych fontannach', many: '# różnych fontannach' })} musi stać ktoś z rodziny; środkowa się liczy, a jeden członek rodziny może liczyć się przy dwóch.`,
  },
  everyFountainTouched: {
    name: () => 'Wszystkie fontanny',
    asks: () => 'Ktoś z rodziny musi stać przy każdej zbudowanej fontannie i przy środkowej.',
  },
  moreThanADirectNeighbour: {
    name: (c) => (c.coins ? 'Pełniejsza sakiewka' : 'Pełniejszy skład'),
    asks: (c, t) =>
      `Trzeba mieć więcej ${c.coins ? 'monet' : 'towarów'} niż ${t.players === 2 ? 'przeciwnik' : 'co najmniej jeden z graczy siedzących obok'}; remis nie wystarcza.`,
  },
  tenMinus: {
    name: (c) => (c.coins ? 'Mało monet' : 'Mało towarów'),
    asks: (c) =>
      `Daje ${points(c.start)} minus 1 za ${c.coins ? 'każdą posiadaną monetę' : 'każdy posiadany towar'}, ale nigdy mniej niż ${c.floor}.`,
  },
  longestRoute: {
    name: () => 'Droga',
    asks: (c, t) =>
      t.group
        ? `Daje ${points(c.perMember)} za każdego członka rodziny w jej największej grupie na sąsiadujących polach.`
        : `Daje ${points(c.perMember)} za każdego członka rodziny na jej najdłuższej drodze, z pola na sąsiednie pole; odgałęzienia się nie liczą.`,
  },
  isolatedMembers: {
    name: () => 'Samotnicy',
    asks: (c) => `Daje ${points(c.perMember)} za każdego członka rodziny w mieście, obok którego nie stoi nikt inny z tej rodziny.`,
  },
  differentResources: {
    name: () => 'Dobry wybór',
    asks: (c, t) =>
      `Trzeba mieć towary co najmniej ${count(c.min[t.players], { one: '# rodzaju', few: '# różnych rodzajów', many: '# różnych rodzajów' })}.`,
  },
  strictlyMostCoins: {
    name: () => 'Najwięcej monet',
    asks: () => 'Trzeba mieć więcej monet niż każdy inny gracz; remis nie wystarcza.',
  },
  councilMembers: {
    name: () => 'Radni',
    asks: (c, t) => `${needs(c, t.players)} w Radzie.`,
  },
  holdsNobilityOrChurch: {
    name: () => 'Szlachta lub Kościół',
    asks: () => 'Ktoś z rodziny musi siedzieć na miejscu Szlachty lub Kościoła.',
  },
  membersAtSameFountain: {
    name: () => 'Wokół jednej fontanny',
    asks: (c, t) => `${needs(c, t.players)} przy jednej i tej samej fontannie${c.centralCounts ? '' : '; środkowa się nie liczy'}.`,
  },
  membersAtCentralFountain: {
    name: () => 'Wokół środka',
    asks: (c, t) => `${needs(c, t.players)} na polach przy fontannie środkowej.`,
  },
  membersNextToPalm: {
    name: () => 'Pod palmami',
    asks: (c, t) => `${needs(c, t.players)}, z których każdy stoi obok palmy.`,
  },
  holdsFeldPawn: {
    name: () => 'Pion',
    asks: () => 'Na końcu gry trzeba mieć pion.',
  },
  memberOnEveryTile: {
    name: () => 'Każda dzielnica',
    asks: () => 'Ktoś z rodziny musi stać w każdej dzielnicy, czyli na każdej płytce miasta.',
  },
  strictlyMostCityMembers: {
    name: () => 'Najliczniejsza rodzina',
    asks: () => 'Trzeba mieć w mieście więcej członków rodziny niż każdy inny gracz; remis nie wystarcza.',
  },
};
export const worth: ValenciaWords['worth'] = (c) =>
  c.points === null ? 'punkty według wzoru, bez kary' : `${points(c.points)}, inaczej\u00a0${c.penalty === 0 ? '0' : `−${c.penalty}`}`;
export const judged: ValenciaWords['judged'] = (j) => {
  if (j.have === undefined) return `na razie ${points(j.points)}`;
  return j.fulfilled ? `na razie wykonana: ${points(j.points)}` : `${j.have} z ${j.need ?? 0}`;
};
