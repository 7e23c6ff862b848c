// Co w Venice ma nazwę, po polsku. Budynki się odmienia; imion graczy nie.
import { counting, listing } from '@ridotto/engine/words.ts';
import { begun, num } from './lookup.ts';
import { CUBES, type Amount, type Names, type Voice } from './shape.ts';

export const count = counting('pl');
export const and = listing('pl');
type Forms = { readonly one: string; readonly few: string; readonly many: string };
/** Mianownik i biernik różnią się tylko przy jednej sztuce rodzaju żeńskiego. */
const counts =
  (forms: Forms) =>
  (n: number): string =>
    count(n, forms);
export const scrolls = counts({ one: '# zwój', few: '# zwoje', many: '# zwojów' });
export const intrigue = counts({ one: '# punkt intryg', few: '# punkty intryg', many: '# punktów intryg' });
export const spaces = counts({ one: '# pole', few: '# pola', many: '# pól' });
export const vp = (n: number): string => `${n} PZ`;
const COINS = { few: '# monety', many: '# monet' } as const;
/** Biernik: płacisz 1 monetę. */
export const coins = counts({ one: '# monetę', ...COINS });
const CARDS = { few: '# karty', many: '# kart' } as const;
/** Biernik: dobiera 1 kartę. */
export const cards = counts({ one: '# kartę', ...CARDS });
const CARGO = { ceramics: 'ceramiki', cloth: 'tkanin', silver: 'srebra' } as const;
type Type = keyof typeof CARGO;
/** Kostki jednego rodzaju: w mianowniku, w bierniku. */
export const nominative = (c: Type) => counts({ one: `# kostka ${CARGO[c]}`, few: `# kostki ${CARGO[c]}`, many: `# kostek ${CARGO[c]}` });
export const accusative = (c: Type) => counts({ one: `# kostkę ${CARGO[c]}`, few: `# kostki ${CARGO[c]}`, many: `# kostek ${CARGO[c]}` });
const load = (cubes: Readonly<Record<string, number>>, form: (c: Type) => (n: number) => string, none: string): string => {
  const [first, ...rest] = CUBES.filter((c) => num(cubes[c]) > 0);
  return first === undefined ? none : and([form(first)(num(cubes[first])), ...rest.map((c) => `${num(cubes[c])} ${CARGO[c]}`)]);
};
/** wiezie 1 kostkę ceramiki i 2 srebra; nie wiezie żadnych kostek */
export const carries = (cubes: Readonly<Record<string, number>>): string =>
  CUBES.some((c) => num(cubes[c]) > 0) ? `wiezie ${load(cubes, accusative, '')}` : 'nie wiezie żadnych kostek';

const counted = (what: Amount, n: number): string =>
  ({
    vp,
    scrolls,
    intrigue,
    coins: counts({ one: '# moneta', ...COINS }),
    council: counts({ one: '# pole Wielkiej Rady', few: '# pola Wielkiej Rady', many: '# pól Wielkiej Rady' }),
  })[what](n);

const BUILDINGS = {
  market: 'Targ',
  monastery: 'Klasztor',
  'small-council': 'Mała Rada',
  workshop: 'Magazyn',
  docks: 'Doki',
  consulate: 'Konsulat',
  library: 'Biblioteka',
  senate: 'Senat',
  church: 'Kościół',
  court: 'Sąd',
  bank: 'Mennica',
  'council-of-ten': 'Rada Dziesięciu',
  'st-marks-square': 'Plac św. Marka',
  'doges-palace': 'Pałac Doży',
  'great-council': 'Wielka Rada',
} as const;
/** Dopełniacz, miejscownik, biernik, narzędnik. */
const DECLINED: Readonly<Record<string, readonly [string, string, string, string]>> = {
  market: ['Targu', 'Targu', 'Targ', 'Targiem'],
  monastery: ['Klasztoru', 'Klasztorze', 'Klasztor', 'Klasztorem'],
  'small-council': ['Małej Rady', 'Małej Radzie', 'Małą Radę', 'Małą Radą'],
  workshop: ['Magazynu', 'Magazynie', 'Magazyn', 'Magazynem'],
  docks: ['Doków', 'Dokach', 'Doki', 'Dokami'],
  consulate: ['Konsulatu', 'Konsulacie', 'Konsulat', 'Konsulatem'],
  library: ['Biblioteki', 'Bibliotece', 'Bibliotekę', 'Biblioteką'],
  senate: ['Senatu', 'Senacie', 'Senat', 'Senatem'],
  church: ['Kościoła', 'Kościele', 'Kościół', 'Kościołem'],
  court: ['Sądu', 'Sądzie', 'Sąd', 'Sądem'],
  bank: ['Mennicy', 'Mennicy', 'Mennicę', 'Mennicą'],
  'council-of-ten': ['Rady Dziesięciu', 'Radzie Dziesięciu', 'Radę Dziesięciu', 'Radą Dziesięciu'],
  'st-marks-square': ['Placu św. Marka', 'Placu św. Marka', 'Plac św. Marka', 'Placem św. Marka'],
  'doges-palace': ['Pałacu Doży', 'Pałacu Doży', 'Pałac Doży', 'Pałacem Doży'],
  'great-council': ['Wielkiej Rady', 'Wielkiej Radzie', 'Wielką Radę', 'Wielką Radą'],
};
const the = (b: string): string => BUILDINGS[b as 'market'] ?? b;
/** do Targu, z Targu */
export const of = (b: string): string => DECLINED[b]?.[0] ?? b;
/** przy Targu */
export const at = (b: string): string => `przy ${DECLINED[b]?.[1] ?? b}`;
/** aktywuje Mennicę */
export const acc = (b: string): string => DECLINED[b]?.[2] ?? b;
const ins = (b: string): string => DECLINED[b]?.[3] ?? b;

/** Właściciel, który nie jest graczem. */
export const letter = (o: string): string => (o.startsWith('letter-') ? o.slice(-1).toUpperCase() : '');
/** gondola (Anne), gondolę przemytnika A, gondoli A doży */
export const gondola = (form: string, o: string, v: Pick<Voice, 'name' | 'alone'>): string =>
  letter(o) === '' ? `${form} (${v.name(o)})` : v.alone ? `${form} ${letter(o)} doży` : `${form} przemytnika ${letter(o)}`;

export const names: Names = {
  buildings: BUILDINGS,
  the,
  cubes: { ceramics: 'ceramika', cloth: 'tkaniny', silver: 'srebro' },
  goods: (cubes) => load(cubes, nominative, 'bez kostek'),
  cards: {
    'bribe-foreman': 'Przekupienie nadzorcy',
    overtime: 'Praca w nadgodzinach',
    'bribe-councillors': 'Przekupienie radnych',
    'trade-information': 'Sprzedawanie informacji',
    'build-bridge': 'Budowa mostu',
    'promote-workers': 'Awans pomocników',
    'manage-stocks': 'Zarządzanie zapasami',
    'make-offer': 'Licytowanie kontraktów',
    investigate: 'Przeprowadzanie badań',
    testify: 'Składanie zeznań',
    'hire-spy': 'Zatrudnienie szpiega',
  },
  dogeCards: {
    'council-a': 'Posiedzenie Rady',
    'council-b': 'Wybory',
    patronage: 'Mecenat',
    fortune: 'Rodzinna fortuna',
    archives: 'Archiwa państwowe',
    'public-works': 'Roboty publiczne',
    inquisitors: 'Inkwizytorzy',
    levy: 'Wezwanie',
    rivalry: 'Rywalizacja',
  },
  decks: {
    missions: 'talia misji',
    influence: 'talia wpływów',
    'smugglers-a': 'talia przemytnika A',
    'smugglers-b': 'talia przemytnika B',
    doge: 'talia doży',
  },
  amount: (what, by) => `${by < 0 ? '−' : '+'}${counted(what, Math.abs(by))}`,
  changed: (o, amounts, v) => `${begun(o, names.marker(o, v))}: ${amounts.join(', ')}.`,
  counted,
  space: (effect) => (effect === 'a' || effect === 'b' ? `część ${effect}` : `pole ${effect}`),
  missionName: (m) => `Misja ${m.slice(1)}`,
  owner: (o, v) => (o === 'doge' ? 'doża' : letter(o) === '' ? v.name(o) : v.alone ? `doża (${letter(o)})` : `przemytnik ${letter(o)}`),
  gondola: (o, v) => gondola('gondola', o, v),
  marker: (o, v) => (letter(o) === '' ? names.owner(o, v) : `znacznik ${letter(o)} doży`),
  canal: (c, v) => {
    const [a, b] = v.ends(c);
    return `kanał między ${ins(a)} a ${ins(b)}`;
  },
};
/** nad kanałem między Targiem a Dokami */
export const overCanal = (c: string, v: Pick<Voice, 'ends'>): string => names.canal(c, v).replace(/^kanał/, 'nad kanałem');
