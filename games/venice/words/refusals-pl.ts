// Dlaczego czegoś w Venice nie wolno, po polsku.
import { effects } from './effects-pl.ts';
import { genitive } from './facts-pl.ts';
import { cap, effectNamed, hasSpace, num, str } from './lookup.ts';
import { and, at, coins, count, gondola, intrigue, names, of, overCanal, scrolls } from './names-pl.ts';
import type { RuleWords } from './shape.ts';

const card = (c: unknown): string => `„${names.cards[str(c) as 'overtime'] ?? str(c)}”`;
const number = (m: unknown): string => str(m).slice(1);
const CARGO: Readonly<Record<string, string>> = { ceramics: 'ceramiki', cloth: 'tkanin', silver: 'srebra' };
const own = (f: Readonly<Record<string, unknown>>): string =>
  and([
    ...(f.coins === undefined ? [] : [coins(num(f.coins))]),
    ...(f.scrolls === undefined ? [] : [scrolls(num(f.scrolls))]),
    ...(f.intrigue === undefined ? [] : [intrigue(num(f.intrigue))]),
  ]);
const cubes = (n: unknown): string => count(num(n), { one: '# kostkę', few: '# kostki', many: '# kostek' });

export const rules: RuleWords = {
  'staying-costs': (f) =>
    `Pozostawienie gondoliera na miejscu kosztuje ${coins(num(f.cost))}, a masz ${coins(num(f.coins))}: zmień gondolę.`,
  'card-not-in-hand': (f) => `Nie masz w ręce karty ${card(f.card)}.`,
  'one-card-a-turn': () => 'W tej turze karta wpływów została już zagrana; wolno zagrać tylko jedną.',
  'card-has-no-target': (f, v) =>
    `Karty ${card(f.card)} nie można teraz zagrać. ${effects.cardDoes(str(f.card) as 'overtime', v.edition)} Trzeba móc za nią zapłacić i ją zastosować; masz ${coins(num(f.coins))}.`,
  'no-canal': (f) => `Z ${of(str(f.from))} do ${of(str(f.to))} nie prowadzi żaden kanał.`,
  visited: (f) => `W tej turze ta gondola była już ${at(str(f.to))}: żadnego nabrzeża dwa razy, także tego, od którego zaczyna.`,
  'canal-costs': (f) => `Kanał do ${of(str(f.to))} kosztuje ${coins(num(f.cost))}, a masz ${coins(num(f.coins))}.`,
  'own-gondola-there': (f) => `${cap(at(str(f.to ?? f.building)))} cumuje twoja druga gondola: dwie własne nigdy nie dzielą nabrzeża.`,
  'no-way-on': () => 'Potem nie byłoby dokąd płynąć: mijać wolno tylko tam, skąd można popłynąć dalej i w końcu zacumować.',
  'not-there': (f, v) => `Nie ma tu już takiej gondoli do spotkania: ${gondola('gondola', str(f.owner), v)}.`,
  'no-scroll': () => 'Nie masz zwoju do oddania.',
  'no-such-cube': (f) => `Na twojej gondoli, która bierze udział w spotkaniu, nie ma kostki ${CARGO[str(f.cube)] ?? ''}.`,
  'no-mission-pays-cubes': () => 'Płacić tu kostkami pozwala tylko odpowiednia misja na jednym z twoich miejsc.',
  'no-favour-card': (f) =>
    num(f.unturned) > 0
      ? 'W tym spotkaniu twoja karta przychylności jest już odwrócona.'
      : 'Nie masz karty przychylności, którą można by odwrócić.',
  'effect-not-reached': (f) =>
    hasSpace(str(f.building), str(f.effect))
      ? `Twój pomocnik ${at(str(f.building))} nie doszedł do ${genitive(str(f.effect))}.`
      : `Takiego efektu tu nie ma: ${names.space(str(f.effect))}, ${names.the(str(f.building))}.`,
  'effect-used': (f) => `Użyto już ${genitive(str(f.effect))}; każdego efektu używa się tylko raz.`,
  'effect-needs': (f, v) => {
    const does =
      typeof f.mission === 'string'
        ? effects.mission(f.mission, v.edition).effect
        : typeof f.effect === 'string'
          ? effects.effect(effectNamed(v.edition, str(f.building), f.effect))
          : typeof f.card === 'string'
            ? effects.cardDoes(f.card as 'overtime', v.edition)
            : '';
    return `Nie da się teraz zrobić tego w całości${own(f) === '' ? '' : ` (masz ${own(f)})`}: efekt stosuje się w całości albo wcale. ${does}`.trim();
  },
  'mission-does-not-follow': (f) => `Misja ${number(f.mission)} nic tu nie dodaje albo już nic więcej.`,
  'no-bridge-left': (f, v) =>
    `Wszystkie twoje mosty już stoją (${num(f.bridges)} z ${v.edition.perPlayer.bridges}) albo żaden kanał nie jest wolny.`,
  'bridge-there': (f, v) => `Most ${overCanal(str(f.canal), v)} już stoi.`,
  'no-such-canal': () => 'Nie ma takiego kanału.',
  'cubes-do-not-fit': (f) =>
    `Gondola nie może potem tego wieźć: mieści ${cubes(f.capacity)}, a zmienia się tylko to, co dochodzi, odpada albo zostaje zamienione.`,
  'cubes-or-no-way-on': (f) => `To niemożliwe: gondola mieści najwyżej ${cubes(f.capacity)}, a potem musi być dokąd płynąć.`,
  'card-not-drawn': (f) => `Karty ${card(f.card)} nie ma wśród kart do wyboru.`,
  'mission-not-drawn': (f) => `Misji ${number(f.mission)} nie ma wśród dobranych.`,
  'mission-not-dealt': (f) => `Misji ${number(f.mission)} nie ma wśród twoich początkowych misji.`,
  'mission-not-in-hand': (f) => `Nie masz w ręce misji ${number(f.mission)}.`,
  'mission-for-elsewhere': (f) => `Misję ${number(f.mission)} wykonuje się gdzie indziej: ${at(str(f.to))}.`,
  'mission-not-paid': (f, v) =>
    `Koszt misji ${number(f.mission)} to ${effects.mission(str(f.mission), v.edition).price}, kostki z aktywnej gondoli; czegoś brakuje. Masz ${scrolls(num(f.scrolls))}.`,
  'an-earlier-place-is-free': () => 'Wolne jest wcześniejsze miejsce: wybierz je.',
  'no-assistant-to-advance': (f) =>
    num(f.space) === 0 ? `Nie masz pomocnika ${at(str(f.building))}.` : `Twój pomocnik ${at(str(f.building))} jest już na polu 4.`,
  'cannot-be-activated': (f) =>
    `Tego budynku nie można teraz aktywować (${names.the(str(f.building))}): musi przy nim cumować twoja gondola, a płytka wymaga pomocnika.`,
  'smuggler-not-drawn': (f) => `Karty „${names.the(str(f.to))}” nie ma wśród dobranych.`,
  'not-the-cheapest': (f) => `Droga obok ${of(str(f.by))} nie jest jedną z najtańszych.`,
  'cannot-reduce': (f) => `To nie wystarcza na oddanie punktu intryg: masz ${own(f)}.`,
};
