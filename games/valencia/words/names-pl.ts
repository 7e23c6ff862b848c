// Nazwy po polsku i liczenie. Przypadki, w których nazwy stoją w zdaniach, są zapisane osobno; imion się nie odmienia.
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

export const count = counting('pl');
export const and = listing('pl');
const or = choosing('pl');
export const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const GENITIVE: Readonly<Record<Guild, string>> = {
  oranges: 'pomarańczy',
  'dried-fruit': 'suszonych owoców',
  wine: 'wina',
  clothing: 'odzieży',
  porcelain: 'porcelany',
};
const guild = (name: string, its: Guild) => ({ name, guild: `cech ${GENITIVE[its]}`, token: `żeton ${GENITIVE[its]}` });
const GUILDS: ValenciaWords['guilds'] = {
  oranges: guild('pomarańcze', 'oranges'),
  'dried-fruit': guild('suszone owoce', 'dried-fruit'),
  wine: guild('wino', 'wine'),
  clothing: guild('odzież', 'clothing'),
  porcelain: guild('porcelana', 'porcelain'),
};
export const guildName = (g: unknown): string => GUILDS[g as Guild]?.name ?? '';
/** „wina” */
export const ofGuild = (g: unknown): string => GENITIVE[g as Guild] ?? '';
export const token = (g: unknown): string => GUILDS[g as Guild]?.token ?? '';

const SEATS = {
  nobility: 'Szlachta',
  church: 'Kościół',
  oranges: 'Pomarańcze',
  'dried-fruit': 'Suszone owoce',
  wine: 'Wino',
  clothing: 'Odzież',
  porcelain: 'Porcelana',
  merchants: 'Kupcy',
} as const;
const WHOSE: Readonly<Record<string, string>> = { nobility: 'Szlachty', church: 'Kościoła', merchants: 'Kupców' };
const whose = (at: unknown): string => WHOSE[at as string] ?? `cechu ${ofGuild(at)}`;
/** Mianownik i biernik; miejscownik. */
export const seatName = (at: unknown): string => `miejsce ${whose(at)}`;
export const onSeat = (at: unknown): string => `na miejscu ${whose(at)}`;

/** Mianownik; biernik. */
const coins = (n: number): string => count(n, { one: '# moneta', few: '# monety', many: '# monet' });
export const coinsAcc = (n: number): string => count(n, { one: '# monetę', few: '# monety', many: '# monet' });
/** Dopełniacz: „co najmniej …”. */
export const membersGen = (n: number): string =>
  count(n, { one: '# członka rodziny', few: '# członków rodziny', many: '# członków rodziny' });
const privileges = (n: number): string => count(n, { one: '# przywilej', few: '# przywileje', many: '# przywilejów' });
export const cards = (n: number): string => count(n, { one: '# karta', few: '# karty', many: '# kart' });
export const cardsAcc = (n: number): string => count(n, { one: '# kartę', few: '# karty', many: '# kart' });
export const points = (n: number): string => count(n, { one: '# punkt', few: '# punkty', many: '# punktów' });
const missionCount = (n: number): string => count(n, { one: '# misja', few: '# misje', many: '# misji' });
export const missionsAcc = (n: number): string => count(n, { one: '# misję', few: '# misje', many: '# misji' });
export const piles = (n: number): string => count(n, { one: '# stos', few: '# stosy', many: '# stosów' });

const SPECIAL: ValenciaWords['special'] = {
  joker: {
    name: 'Joker',
    does: (e) =>
      `Wart ${e.perSix} za każdą kartę z wydrukowaną szóstką, którą odkryją inni w tej licytacji, w przeciwnym razie 0. Nawet z sumą 0 zajmuje pozycję.`,
  },
  savings: {
    name: 'Oszczędności',
    does: (e) => `Po odkryciu dostajesz od razu monety pokazane na karcie (${or(coinsShown(e).map(String))}).`,
  },
  twins: {
    name: 'Bliźnięta',
    does: (e) =>
      `Jeśli w tej licytacji odkryto co najmniej dwie karty Bliźnięta, obojętnie czyje, każda liczy się za ${e.together} zamiast ${printedOn('twins', e)}.`,
  },
  warehouse: {
    name: 'Magazyn',
    does: (e) =>
      `Po odkryciu dostajesz od razu towar pokazany na karcie (${or(resourcesShown(e).map(guildName))}), jeśli jest jeszcze w puli.`,
  },
  support: {
    name: 'Poparcie',
    does: () => 'Po odkryciu członek rodziny z twojego zapasu może dosiąść się na miejscu cechu, na którym siedzi dokładnie jeden, cudzy.',
  },
  wanderer: {
    name: 'Wędrowiec',
    does: () => 'Po odkryciu jeden z członków twojej rodziny w mieście może przejść od jednego do trzech pól na wolne pole.',
  },
  central: {
    name: 'Centralna',
    does: (e) =>
      `Warta ${printedOn('central', e)}, ale ${e.againstJoker}, jeśli inny gracz odkrył w tej licytacji kartę z wydrukowanym zerem.`,
  },
};
export const card: ValenciaWords['card'] = (c, e) => {
  const special = specialOf(c);
  return special === undefined ? c : `${SPECIAL[special].name} ${printedOn(c, e)}`;
};
export const pile = (all: readonly string[], v: Voice): string => all.map((c) => card(c, v.edition)).join(' + ');

/** Po słowie „drzewo” w każdym przypadku. */
export const between = (tree: string): string => {
  const [a, b] = cornersOf(tree);
  return `między ${a} a ${b}`;
};
const ABILITIES: ValenciaWords['abilities'] = {
  'draw-missions': { name: 'Nowa misja', does: 'Dobierz dwie misje i zachowaj jedną z nich.' },
  'return-card': { name: 'Powrót karty', does: 'Połóż jedną ze swoich odrzuconych kart na spodzie swojej talii.' },
  'sell-one': { name: 'Mała sprzedaż', does: 'Sprzedaj jeden ze swoich towarów za jego cenę.' },
  upgrade: { name: 'Ulepszenie', does: 'Wymień jeden ze swoich towarów na następny, droższy, jeśli jest w puli.' },
  'move-palm': { name: 'Przesadzenie palmy', does: 'Przenieś palmę w mieście na sąsiednie wolne drzewo w jej rzędzie lub kolumnie.' },
};
export const ability = (a: unknown): string => ABILITIES[a as 'upgrade']?.name ?? '';
/** Po słowie „fontanna” w każdym przypadku. */
export const worthOf = (f: string, v: Voice): string => {
  const does = abilityOf(f, v.edition);
  return `o wartości ${valueOf(f, v.edition)}${does ? ` (${ABILITIES[does].name})` : ''}`;
};
/** „b3 (wino, 2 monety)” */
export const squareWithCost = (cell: string, s: Speech): string => {
  const there = squareOf(s.view, cell);
  return there ? `${cell} (${guildName(there.guild)}, ${coins(there.cost)})` : cell;
};

export const names: Names = {
  guilds: GUILDS,
  council: SEATS,
  square: (cell) => cell,
  tree: (t) => `drzewo ${between(t)}`,
  card,
  special: SPECIAL,
  fountain: (f, e) => {
    const does = abilityOf(f, e);
    return does ? `${valueOf(f, e)}, ${ABILITIES[does].name}` : String(valueOf(f, e));
  },
  abilities: ABILITIES,
  pieces: {
    member: { name: 'Członek rodziny', does: 'Członek rodziny stoi na polu miasta albo siedzi w Radzie.' },
    supply: { name: 'Zapas', does: 'Członkowie rodziny, którzy nie są ani w mieście, ani w Radzie.' },
    pawn: { name: 'Pion', does: 'Kto go ma, zaczyna następną licytację. Bierze go ten, kto wygrywa licytację.' },
    privilege: {
      name: 'Przywilej',
      does: 'W licytacji można oddać przywilej, żeby poczekać na innych. Na końcu każdy zachowany jest wart 1 punkt.',
    },
    coins: { name: 'Monety', does: 'Płaci się nimi za pola miasta. Na końcu liczą się w niektórych misjach i rozstrzygają remisy.' },
    resources: { name: 'Towary', does: 'Do sprzedania za ich cenę, od 1 do 5 monet, i do misji.' },
    stock: { name: 'Pula', does: 'Towary, których nikt nie ma. Gdy jakiś się skończy, nikt go nie dostaje.' },
    drawPile: { name: 'Talia', does: 'Karty jeszcze nie dobrane. Muszą wystarczyć na pięć rund.' },
    discard: { name: 'Karty odrzucone', does: 'Karty poza grą. Tylko fontanna przywraca jedną z nich.' },
    pile: { name: 'Stos', does: 'Karty, które odkrywa się razem w jednej licytacji.' },
    palm: {
      name: 'Palma',
      does: 'Każdy członek rodziny obok palmy jest wart 1 punkt więcej: liczą się wszystkie pola, które jej dotykają.',
    },
    tree: { name: 'Drzewo', does: 'Punkt, w którym stykają się cztery pola. Można tam posadzić palmę.' },
    fountain: {
      name: 'Fontanna',
      does: 'Każdy członek rodziny obok niej, ale nie po skosie, daje jej wartość. Niektóre pozwalają coś zrobić, gdy się przy nich stanie.',
    },
    fountainSpace: { name: 'Miejsce na fontannę', does: 'Można tu zbudować fontannę. Nikt nigdy na nim nie stoi.' },
    centralFountain: { name: 'Fontanna środkowa', does: 'Jest od początku, nic nie pozwala zrobić, a sąsiaduje z nią osiem pól.' },
    council: {
      name: 'Rada',
      does: 'Po każdej rundzie każdy członek rodziny w Radzie daje 1 punkt, a kto ma ich tam najwięcej, dostaje przywilej.',
    },
    missions: { name: 'Misje', does: 'Tajne do końca. Wykonane dają wtedy punkty, większość pozostałych je odbiera.' },
    wall: { name: 'Mur zewnętrzny', does: 'Brzeg miasta: skrajne rzędy i kolumny.' },
    quarter: { name: 'Dzielnica', does: 'Jedna płytka miasta.' },
    nina: { name: 'Nina', does: 'Przy dwóch graczach licytuje cechy, wygrywa każdy remis i niczego nie bierze.' },
  },
  nina: 'Nina',
  coins,
  privileges,
  missionCount,
};
