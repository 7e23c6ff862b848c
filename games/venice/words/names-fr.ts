// Ce qui a un nom dans Venice, en français. Les bâtiments portent leur article ; « de » et « à » s’y contractent.
import { at as atName, de, of as ofName } from '@ridotto/engine/french.ts';
import { counting, listing } from '@ridotto/engine/words.ts';
import { begun, num } from './lookup.ts';
import { CUBES, type Amount, type Names } from './shape.ts';

export const count = counting('fr');
export const and = listing('fr');
export const coins = (n: number): string => count(n, { one: '# pièce', other: '# pièces' });
export const scrolls = (n: number): string => count(n, { one: '# parchemin', other: '# parchemins' });
export const vp = (n: number): string => `${n} PV`;
export const intrigue = (n: number): string => count(n, { one: '# intrigue', other: '# intrigues' });
export const spaces = (n: number): string => count(n, { one: '# case', other: '# cases' });
export const cards = (n: number): string => count(n, { one: '# carte', other: '# cartes' });

const counted = (what: Amount, n: number): string =>
  ({
    vp,
    coins,
    scrolls,
    intrigue,
    council: (x: number) => count(x, { one: '# case du Grand Conseil', other: '# cases du Grand Conseil' }),
  })[what](n);
const BUILDINGS = {
  market: 'Marché',
  monastery: 'Monastère',
  'small-council': 'Petit Conseil',
  workshop: 'Échoppe',
  docks: 'Quais',
  consulate: 'Consulat',
  library: 'Bibliothèque',
  senate: 'Sénat',
  church: 'Église',
  court: 'Cour',
  bank: 'Banque',
  'council-of-ten': 'Conseil des Dix',
  'st-marks-square': 'Place Saint-Marc',
  'doges-palace': 'Palais des Doges',
  'great-council': 'Grand Conseil',
} as const;
const WITH_ARTICLE: Readonly<Record<string, string>> = {
  market: 'le Marché',
  monastery: 'le Monastère',
  'small-council': 'le Petit Conseil',
  workshop: 'l’Échoppe',
  docks: 'les Quais',
  consulate: 'le Consulat',
  library: 'la Bibliothèque',
  senate: 'le Sénat',
  church: 'l’Église',
  court: 'la Cour',
  bank: 'la Banque',
  'council-of-ten': 'le Conseil des Dix',
  'st-marks-square': 'la place Saint-Marc',
  'doges-palace': 'le Palais des Doges',
  'great-council': 'le Grand Conseil',
};
export const the = (b: string): string => WITH_ARTICLE[b] ?? b;
/** du Marché, de la Cour, des Quais */
export const of = (b: string): string => ofName(the(b));
/** au Marché, à la Cour, aux Quais */
export const at = (b: string): string => atName(the(b));
/** Le propriétaire qui n’est pas une place. */
export const letter = (o: string): string => (o.startsWith('letter-') ? o.slice(-1).toUpperCase() : '');
const CARGO = { ceramics: 'de céramique', cloth: 'd’étoffe', silver: 'd’argent' } as const;
export const cubesOf =
  (c: 'ceramics' | 'cloth' | 'silver') =>
  (n: number): string =>
    `${count(n, { one: '# cube', other: '# cubes' })} ${CARGO[c]}`;

/** porte 1 cube de céramique, ne porte aucun cube */
export const carries = (cubes: Readonly<Record<string, number>>): string =>
  CUBES.some((c) => num(cubes[c]) > 0) ? `porte ${names.goods(cubes)}` : 'ne porte aucun cube';

export const names: Names = {
  buildings: BUILDINGS,
  the,
  cubes: { ceramics: 'céramique', cloth: 'étoffe', silver: 'argent' },
  goods(cubes) {
    const [first, ...rest] = CUBES.filter((c) => num(cubes[c]) > 0);
    return first === undefined
      ? 'aucun cube'
      : and([cubesOf(first)(num(cubes[first])), ...rest.map((c) => `${num(cubes[c])} ${CARGO[c]}`)]);
  },
  cards: {
    'bribe-foreman': 'Soudoyer le contremaître',
    overtime: 'Heures supplémentaires',
    'bribe-councillors': 'Soudoyer les conseillers',
    'trade-information': 'Échanger des informations',
    'build-bridge': 'Construire un pont',
    'promote-workers': 'Promouvoir des ouvriers',
    'manage-stocks': 'Gérer les stocks',
    'make-offer': 'Faire une offre',
    investigate: 'Investiguer',
    testify: 'Témoigner',
    'hire-spy': 'Engager un espion',
  },
  dogeCards: {
    'council-a': 'Séance du Conseil',
    'council-b': 'Élection',
    patronage: 'Mécénat',
    fortune: 'Fortune familiale',
    archives: 'Archives d’État',
    'public-works': 'Travaux publics',
    inquisitors: 'Inquisiteurs',
    levy: 'Assignation',
    rivalry: 'Rivalité',
  },
  decks: {
    missions: 'la pioche Mission',
    influence: 'la pioche Influence',
    'smugglers-a': 'la pioche Contrebandier A',
    'smugglers-b': 'la pioche Contrebandier B',
    doge: 'la pioche Doge',
  },
  amount: (what, by) => `${by < 0 ? '−' : '+'}${counted(what, Math.abs(by))}`,
  changed: (o, amounts, v) => `${begun(o, names.marker(o, v))} : ${amounts.join(', ')}.`,
  counted,
  space: (effect) => (effect === 'a' || effect === 'b' ? `partie ${effect}` : `emplacement ${effect}`),
  missionName: (m) => `Mission ${m.slice(1)}`,
  owner: (o, v) =>
    o === 'doge' ? 'le Doge' : letter(o) === '' ? v.name(o) : v.alone ? `le Doge (${letter(o)})` : `le contrebandier ${letter(o)}`,
  gondola: (o, v) =>
    letter(o) === ''
      ? `la gondole ${de(v.name(o))}`
      : v.alone
        ? `la gondole ${letter(o)} du Doge`
        : `la gondole du contrebandier ${letter(o)}`,
  marker: (o, v) => (letter(o) === '' ? names.owner(o, v) : `le marqueur ${letter(o)} du Doge`),
  canal: (c, v) => {
    const [a, b] = v.ends(c);
    return `le canal entre ${the(a)} et ${the(b)}`;
  },
};
