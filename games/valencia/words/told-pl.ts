// Co opowiadają zasady i czego zabraniają, po polsku.
import {
  ability,
  and,
  between,
  cap,
  card,
  coinsAcc,
  count,
  guildName,
  missionsAcc,
  ofGuild,
  onSeat,
  pile,
  piles,
  seatName,
  token,
  worthOf,
} from './names-pl.ts';
import { missions } from './missions-pl.ts';
import { guildsOn, missionCard, num, signed, str, strings, stepKind, type ValenciaWords, type Voice } from './shape.ts';
import { stepName } from './steps-pl.ts';

const who = (seat: string, v: Voice): string => (seat === 'nina' ? 'Nina' : v.name(seat));
const all = (seats: readonly string[], v: Voice): string => and(seats.map((s) => who(s, v)));
export const mission = (m: unknown, v: Voice): string => {
  const printed = missionCard(v.edition, str(m));
  return `„${missions[printed.kind].name(printed)}”`;
};
const list = (these: readonly string[], v: Voice): string => and(these.map((m) => mission(m, v)));
const gains = (by: Readonly<Record<string, number>>, v: Voice): string[] =>
  Object.entries(by)
    .sort((a, b) => b[1] - a[1])
    .map(([seat, n]) => `${v.name(seat)} ${signed(n)}`);

export const facts: ValenciaWords['facts'] = {
  boards: (f, v) => `Cechy, runda po rundzie: ${f.boards.map((b) => guildsOn(b, v.edition).map(guildName).join(', ')).join('; ')}.`,
  fountains: (f, v) => `Fontanny, runda po rundzie: ${f.fountains.map((x) => worthOf(x, v)).join('; ')}.`,
  city: () => 'Miasto jest ułożone.',
  'first-player': (f, v) => `Zaczyna ${v.name(f.seat)} i siedzi ${onSeat('nobility')}; ${onSeat('church')} siedzi ${v.name(f.church)}.`,
  dealt: (f, v) =>
    f.missions === undefined
      ? `${v.name(f.seat)} dostaje ${missionsAcc(f.count)}.`
      : `${v.name(f.seat)} dostaje misje: ${list(f.missions, v)}.`,
  keeps: (f, v) => `${v.name(f.seat)} zachowuje: ${list(f.missions, v)}.`,
  kept: (f, v) =>
    `Zachowane misje: ${Object.entries(f.missions)
      .map(([seat, n]) => `${v.name(seat)} ${n}`)
      .join(', ')}.`,
  draws: (f, v) => `${v.name(f.seat)} dobiera kartę ${card(f.card, v.edition)}.`,
  planned: (f, v) =>
    `Wszystkie stosy są gotowe. ${Object.entries(f.piles)
      .map(([seat, sizes]) => `${v.name(seat)}: ${sizes.length > 0 ? sizes.join(' + ') : 'brak stosów'}`)
      .join('; ')}.`,
  step: (f, v) => `Runda ${f.round}, ${stepName(f.step, stepKind(f.step, v.edition), f.guild)}: zaczyna ${v.name(f.first)}.`,
  reveals: (f, v) => `${v.name(f.seat)} odkrywa: ${pile(f.cards, v)}.`,
  passes: (f, v) => (f.piles === 0 ? `${v.name(f.seat)} nie ma już stosów i pasuje.` : `${v.name(f.seat)} pasuje.`),
  waits: (f, v) => `${v.name(f.seat)} oddaje przywilej i czeka; pozostałe przywileje: ${f.privileges}.`,
  'nina-reveals': (f, v) => `Nina odkrywa: ${pile(f.cards, v)}.`,
  ranking: (f, v) => {
    if (f.ranks.length === 0) return `Nikt nie odkrywa stosu; pion nadal ma ${v.name(f.pawn)}.`;
    const ranks = f.ranks.map((r, i) => `${i + 1}. ${who(r.seat, v)} z sumą ${r.total}`).join(', ');
    return `Kolejność: ${ranks}. Pion ${f.ranks[0]?.seat === f.pawn ? 'ma teraz' : 'nadal ma'} ${v.name(f.pawn)}.`;
  },
  'gains-coins': (f, v) => `${v.name(f.seat)} dostaje ${coinsAcc(f.coins)} za kartę ${card(f.card, v.edition)}.`,
  joins: (f, v) => `Poparcie: ${v.name(f.seat)} dosiada się ${onSeat(f.at)}.`,
  'cannot-act': (f, v) =>
    `${v.name(f.seat)} na ${['pierwszej', 'drugiej', 'trzeciej'][f.rank - 1] ?? f.rank} pozycji nic tu nie może zrobić.`,
  'takes-seat': (f, v) => {
    const home =
      f.from.length === 0
        ? ''
        : f.from.length === 1
          ? `; do zapasu wraca członek rodziny (${all(f.from, v)})`
          : `; do zapasów wracają członkowie rodzin (${all(f.from, v)})`;
    return `${v.name(f.seat)} ${f.stays ? 'zachowuje' : 'zajmuje'} ${seatName(f.at)}${home}.`;
  },
  takes: (f, v) => `${v.name(f.seat)} bierze ${token(f.resource)}.`,
  places: (f, v) =>
    `${v.name(f.seat)} stawia członka rodziny na polu ${f.square}, ${f.cost === 0 ? 'nic nie płacąc' : `za ${coinsAcc(f.cost)}`}.`,
  sells: (f, v) => `${v.name(f.seat)} sprzedaje ${token(f.resource)} za ${coinsAcc(f.coins)}.`,
  moves: (f, v) =>
    f.why === 'wanderer'
      ? `Wędrowiec: ${v.name(f.seat)} przeprowadza członka rodziny z pola ${f.from} na pole ${f.to}.`
      : `${v.name(f.seat)} przesuwa członka rodziny z pola ${f.from} na pole ${f.to}.`,
  declines: (f, v) => {
    const does = {
      'special-cards': 'nie korzysta dalej z kart specjalnych',
      guild: 'na tym poprzestaje',
      ability: 'nie korzysta z fontanny',
      sale: 'kończy sprzedaż',
      move: 'nikogo nie przesuwa',
      'take-back': 'nie odzyskuje karty',
    }[f.what];
    return `${v.name(f.seat)} ${does}.`;
  },
  upgrades: (f, v) => `${v.name(f.seat)} wymienia ${token(f.from)} na ${token(f.to)}.`,
  returns: (f, v) =>
    f.card === undefined
      ? `${v.name(f.seat)} wkłada pod talię kartę, której nikt inny nie widział.`
      : `${v.name(f.seat)} wkłada pod talię kartę ${card(f.card, v.edition)}${f.hidden ? ', niewidzianą przez innych' : ''}.`,
  'moves-palm': (f, v) => `${v.name(f.seat)} przenosi palmę z drzewa ${between(f.from)} na drzewo ${between(f.to)}.`,
  'draws-missions': (f, v) =>
    f.missions === undefined
      ? `${v.name(f.seat)} dobiera ${missionsAcc(f.count ?? 0)}.`
      : `${v.name(f.seat)} dobiera misje: ${list(f.missions, v)}.`,
  'keeps-mission': (f, v) =>
    f.mission === undefined
      ? `${v.name(f.seat)} zachowuje jedną i ma teraz ${missionsAcc(f.count ?? 0)}.`
      : `${v.name(f.seat)} zachowuje misję ${mission(f.mission, v)}.`,
  'takes-back': (f, v) => `${v.name(f.seat)} nie może tu nic zrobić i wkłada pod talię kartę ${card(f.card, v.edition)}.`,
  plants: (f, v) => `${v.name(f.seat)} sadzi palmę na drzewie ${between(f.tree)}.`,
  builds: (f, v) => `${v.name(f.seat)} buduje na polu ${f.square} fontannę ${worthOf(f.fountain, v)}.`,
  boxed: (f) => (f.what === 'palm' ? 'Palmy tej rundy nie można posadzić.' : 'Fontanny tej rundy nie można zbudować.'),
  'puts-away': (f, v) =>
    f.cards === undefined
      ? `${v.name(f.seat)} traci ${count(f.count ?? 0, { one: '# nieodkrytą kartę', few: '# nieodkryte karty', many: '# nieodkrytych kart' })}.`
      : `${v.name(f.seat)} traci ${f.cards.length === 1 ? 'nieodkrytą kartę' : 'nieodkryte karty'}: ${and(f.cards.map((c) => card(c, v.edition)))}.`,
  council: (f, v) => {
    const privileged =
      f.privileges.length === 0
        ? ''
        : f.privileges.length === 1
          ? ` Przywilej dostaje ${all(f.privileges, v)}.`
          : ` Po przywileju dostają ${all(f.privileges, v)}.`;
    return `Rada po rundzie ${f.round}: ${gains(f.members, v).join(', ')}.${privileged}`;
  },
  ends: (f, v) => {
    const totals = Object.fromEntries(Object.entries(f.sheets).map(([seat, sheet]) => [seat, sheet.total]));
    return `Koniec gry: ${gains(totals, v).join(', ')}. ${f.winners.length > 1 ? `Zwycięstwem dzielą się ${all(f.winners, v)}.` : `Wygrywa ${all(f.winners, v)}.`}`;
  },
};

const at = (f: Readonly<Record<string, unknown>>): unknown => f.at ?? f.guild ?? 'merchants';

export const refusals: ValenciaWords['rules'] = {
  'missions-chosen': () => 'O wszystkich twoich misjach już zdecydowano.',
  'mission-not-dealt': (f, v) => `Misji ${mission(f.mission, v)} nie ma wśród twoich.`,
  'missions-in-order': (f, v) => `Najpierw zdecyduj o misji ${mission(f.next, v)}.`,
  'keep-at-least': (f) => `Trzeba zachować co najmniej ${missionsAcc(num(f.least))}.`,
  'has-stopped': () => 'W tej rundzie dobieranie masz już za sobą.',
  'draw-pile-empty': () => 'Twoja talia jest pusta.',
  'draw-at-least-one': () => 'Dopóki są karty, trzeba dobrać co najmniej jedną.',
  'draw-first': () => 'Najpierw dobierz tyle kart, ile chcesz, i przestań; potem ułóż stosy.',
  'card-not-drawn': (f, v) => `Nie masz już karty ${card(str(f.card), v.edition)} do ułożenia.`,
  'next-pile-in-order': (f) => `Na razie masz ${piles(num(f.piles))}; nowy dostaje numer ${num(f.piles) + 1}.`,
  'no-such-pile': (f) => `Nie masz stosu numer ${num(f.pile)}.`,
  'no-privilege': () => 'Czekanie kosztuje przywilej, a nie masz żadnego.',
  'nobody-to-wait-for': () => 'Nie ma już na kogo czekać: odkryj stos albo spasuj.',
  'no-support-card': () => 'Nie masz karty Poparcie do wykorzystania.',
  'not-one-member-of-another': (f) => {
    const there = strings(f.members);
    if (there.length === 0) return `Nikt nie siedzi ${onSeat(at(f))}.`;
    if (there.length > 1) return `Dwóch członków rodzin siedzi już ${onSeat(at(f))}.`;
    return `Musi tam siedzieć członek cudzej rodziny, a ${onSeat(at(f))} siedzi ktoś z twojej.`;
  },
  'no-wanderer-card': () => 'Nie masz karty Wędrowiec do wykorzystania.',
  'not-within-three-steps': (f) =>
    `Z pola ${str(f.from)} nie da się dojść na pole ${str(f.to)} w trzech krokach; fontanny i środek miasta zagradzają drogę.`,
  'not-adjacent': (f) => `Pole ${str(f.to)} nie sąsiaduje z polem ${str(f.from)}; skosy się nie liczą.`,
  'no-own-member-there': (f) => `Na polu ${str(f.from)} nie ma członka twojej rodziny.`,
  'not-a-city-square': (f) => `Na polu ${str(f.to) || str(f.square)} nie może stać nikt z rodziny.`,
  'square-taken': (f) => `Pole ${str(f.to) || str(f.square)} jest zajęte.`,
  'square-of-another-guild': (f) => `Pole ${str(f.square)} nie należy do cechu ${ofGuild(f.guild)}.`,
  'too-few-coins': (f) => `Pole ${str(f.square)} kosztuje ${coinsAcc(num(f.cost))}, a masz ${coinsAcc(num(f.coins))}.`,
  'no-member-in-supply': () => 'W twoim zapasie nie ma już członków rodziny.',
  'seat-for-rank-1': () => 'Miejsce w Radzie może zająć tylko pierwsza pozycja.',
  'seat-already-held': (f) => `${cap(seatName(at(f)))} należy już tylko do ciebie.`,
  'seat-comes-first': () => 'Miejsce w Radzie zajmuje się najpierw, przed towarem i polem w mieście; teraz jest za późno.',
  'seat-taken-once': () => 'To miejsce w Radzie już do ciebie należy.',
  'no-seat-at-this-step': () => 'Na tym etapie nie ma miejsca w Radzie do zajęcia.',
  'resource-before-place-and-once': () => 'Towar bierze się przed polem w mieście, i tylko raz.',
  'stock-empty': (f) => `W puli nie ma już ${ofGuild(f.next ?? f.guild)}.`,
  'no-such-resource': (f) => `Nie masz ${ofGuild(f.resource)}.`,
  'nothing-dearer': () => 'Nie ma nic droższego od porcelany.',
  'no-such-ability-here': (f) => `Żadna fontanna obok na to nie pozwala: ${ability(f.ability)}.`,
  'mission-not-drawn': (f, v) => `Misji ${mission(f.mission, v)} nie ma wśród dobranych.`,
  'card-not-in-discard': (f, v) => `Karty ${card(str(f.card), v.edition)} nie ma wśród twoich odrzuconych.`,
  'no-palm-there': (f) => `Na drzewie ${between(str(f.from))} nie ma palmy.`,
  'not-the-next-tree': (f) =>
    `Palma przechodzi na sąsiednie drzewo w swoim rzędzie lub kolumnie; drzewo ${between(str(f.to))} nim nie jest.`,
  'tree-has-palm': (f) => `Na drzewie ${between(str(f.tree) || str(f.to))} stoi już palma.`,
  'no-tree-there': () => 'W tym punkcie nie ma drzewa.',
  'card-not-in-pile': (f, v) => `Karty ${card(str(f.card), v.edition)} nie ma w odkrytym stosie.`,
  'fountain-space-taken': (f) => `Na polu ${str(f.square)} stoi już fontanna.`,
  'not-a-fountain-space': (f) => `Pole ${str(f.square)} nie jest miejscem na fontannę.`,
};
