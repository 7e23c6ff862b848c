// Valencia po polsku. Czasowniki stoją w czasie teraźniejszym, a imiona w mianowniku: zdanie nie musi znać rodzaju gracza.
import { missions, judged, worth } from './missions-pl.ts';
import { reasons } from './reasons-pl.ts';
import {
  and,
  between,
  cap,
  card,
  cards,
  cardsAcc,
  coinsAcc,
  guildName,
  names,
  ofGuild,
  onSeat,
  pile,
  seatName,
  squareWithCost,
  token,
  worthOf,
} from './names-pl.ts';
import { dearer, priceOf, stepKind, str, type Question, type Speech, type ValenciaWords } from './shape.ts';
import { stepName, steps } from './steps-pl.ts';
import { facts, mission, refusals } from './told-pl.ts';

const mine = <T>(by: Readonly<Record<string, T>> | undefined, s: Speech): T | undefined => by?.[s.me];
const whose = (there: readonly string[] | undefined, s: Speech): string => {
  const others = (there ?? []).filter((seat) => seat !== s.me).map((seat) => s.name(seat));
  if (others.length === 0) return '';
  return others.length === 1 ? `, gdzie siedzi ${and(others)}` : `, gdzie siedzą ${and(others)}`;
};
/** Biernik. */
const fountainOfRound = (s: Speech): string => {
  const f = s.view.tiles[s.view.round - 1];
  return f === undefined ? 'fontannę' : `fontannę ${worthOf(f, s)}`;
};
const DONE: Readonly<Record<string, string>> = {
  'special-cards': 'Nie korzystaj z kart specjalnych',
  guild: 'Na tym poprzestań',
  ability: 'Nie korzystaj z fontanny',
  sale: 'Zakończ sprzedaż',
  move: 'Nikogo nie przesuwaj',
  'take-back': 'Nie odzyskuj karty',
};

export const pl: ValenciaWords = {
  title: 'Valencia',
  tagline: 'Licytuj kartami, które służą tylko raz, i ustaw rodzinę tam, gdzie miasto będzie najwięcej warte.',
  by: 'Autor: Stefan Feld, Queen Games; Stefan Feld City Collection nr 9',
  length: '2 do 5 graczy, około godziny',
  ...names,
  steps,
  step: (letter, kind, guild) => `${letter} · ${guild === undefined ? steps[kind].name : guildName(guild)}`,
  missions,
  worth,
  judged,

  round: (n) => `runda ${n} z 5`,
  stage: (v, { edition, name }) => {
    if (v.at === 'missions') return 'wybór misji';
    const round = `runda ${v.round} z 5`;
    if (v.at === 'planning') return `${round} · planowanie`;
    const step = stepName(v.step, stepKind(v.step, edition), v.guild);
    return v.step === 'H' || v.step === 'I' ? `${round} · ${step}` : `${round} · ${step} · zaczyna ${name(v.first)}`;
  },
  prompts: {
    missions: (s) => {
      const next = mine(s.view['to-choose'], s)?.[0];
      return {
        ask: next === undefined ? 'Wybierz misje, które zachowujesz.' : `Czy zachowujesz misję ${mission(next, s)}?`,
        also: 'Z pięciu misji zachowaj tyle, ile chcesz, ale co najmniej jedną. Niewykonana najczęściej kosztuje punkty.',
      };
    },
    planning: (s) => {
      const hand = mine(s.view.hand, s) ?? [];
      const left = mine(s.view['draw-pile'], s) ?? 0;
      if (mine(s.view.stopped, s))
        return {
          ask: 'Podziel swoje karty na stosy.',
          also: 'Każdy stos można odkryć raz w tej rundzie. Co nie zostanie odkryte, przepada.',
        };
      return {
        ask: hand.length === 0 ? 'Dobierz kartę.' : `Masz na ręce ${cardsAcc(hand.length)}: dobierz jeszcze jedną albo przestań.`,
        also: `W talii, do końca rundy 5: ${cards(left)}.`,
      };
    },
    bid: (s) => ({
      ask: `${stepName(s.view.step, stepKind(s.view.step, s.edition), s.view.guild).replace(/^e/, 'E')}: odkryj stos albo spasuj.`,
      also:
        (s.view.privileges[s.me] ?? 0) === 0 || s.view.queue.length < 2
          ? steps[stepKind(s.view.step, s.edition)].does
          : 'Albo oddaj przywilej i zaczekaj na innych.',
    }),
    'special-cards': () => ({ ask: 'Użyj swoich kart specjalnych albo zrezygnuj.', also: 'Działają teraz albo wcale.' }),
    guild: (s) => {
      const granted = mine(s.view.granted, s) ?? [];
      const parts = [
        ...(granted.includes('seat') ? ['zająć jego miejsce w Radzie'] : []),
        ...(granted.includes('take') ? ['wziąć towar'] : []),
        ...(granted.includes('place') ? ['postawić członka rodziny w mieście'] : []),
      ];
      const either = granted.includes('either');
      return {
        ask: `Cech ${ofGuild(s.view.guild)}: możesz ${either ? parts.join(' albo ') : and(parts)}.`,
        also: either ? 'Jedno z tych dwojga.' : 'W tej kolejności; co pominięte, przepada.',
      };
    },
    ability: () => ({
      ask: 'Skorzystaj z fontanny obok nowego członka rodziny albo zrezygnuj.',
      also: 'Tylko jedna możliwość, i tylko teraz.',
    }),
    'keep-mission': () => ({ ask: 'Którą z dwóch misji zachowujesz?', also: 'Druga wypada z gry.' }),
    sale: (s) => ({
      ask: (mine(s.view.granted, s) ?? []).includes('merchants')
        ? 'Sprzedaj, co chcesz, i jeśli chcesz, zajmij miejsce Kupców.'
        : 'Sprzedaj, co chcesz.',
      also: 'Towar po towarze; potem zakończ sprzedaż.',
    }),
    move: () => ({
      ask: 'Przesuń jednego z członków swojej rodziny w mieście na sąsiednie pole albo nikogo.',
      also: 'Nic to nie kosztuje i żadna fontanna nie działa.',
    }),
    'take-back': () => ({
      ask: 'Nic tu nie było do zrobienia: włożyć jedną kartę ze stosu z powrotem pod talię?',
      also: 'Reszta zostaje odrzucona.',
    }),
    palm: () => ({
      ask: 'Masz miejsce Kościoła: posadź palmę na wolnym drzewie.',
      also: 'Wszystkie pola, które dotykają drzewa, będą wtedy obok palmy.',
    }),
    fountain: (s) => ({
      ask: `Masz miejsce Szlachty: zbuduj na wolnym miejscu ${fountainOfRound(s)}.`,
      also: 'Kto już tam stoi, nic teraz nie zyskuje, ale na końcu fontanna się liczy.',
    }),
  },
  waiting: (who, at) => {
    const what = pl.deciding[at as Question];
    return `Czekamy na: ${and(who)}${what ? ` (${what})` : ''}.`;
  },
  deciding: {
    missions: 'które misje zatrzymać',
    planning: 'planowanie',
    bid: 'który stos odkryć albo pas',
    'special-cards': 'użycie kart specjalnych',
    guild: 'miejsce w Radzie, towar, pole w mieście',
    ability: 'użycie fontanny',
    'keep-mission': 'którą misję zatrzymać',
    sale: 'sprzedaż',
    move: 'kogo przesunąć',
    'take-back': 'którą kartę odzyskać',
    palm: 'miejsce palmy',
    fountain: 'miejsce fontanny',
  },
  handedIn: 'Gotowe. Można to jeszcze zmienić, dopóki nie wszyscy są gotowi.',
  held: 'To kończy twoją turę. Potwierdź albo cofnij.',
  over: (w) => (w.length > 1 ? `Koniec gry: zwycięstwem dzielą się ${and(w)}.` : `Koniec gry: wygrywa ${and(w)}.`),
  orders: {
    pass: (f) =>
      f.step === 'H'
        ? {
            offer: 'Pasuj we wszystkich pozostałych licytacjach tej rundy',
            given: 'Pasujesz we wszystkich pozostałych licytacjach tej rundy.',
          }
        : {
            offer: `Pasuj w każdej licytacji przed etapem ${str(f.step)}`,
            given: `Pasujesz w każdej licytacji przed etapem ${str(f.step)}.`,
          },
  },
  choices: {
    keep: (c, s) => `Zachowaj misję ${mission(c.mission, s)}`,
    reject: (c, s) => `Odrzuć misję ${mission(c.mission, s)}`,
    draw: (_, s) => ((mine(s.view.hand, s) ?? []).length === 0 ? 'Dobierz kartę' : 'Dobierz jeszcze jedną kartę'),
    stop: () => 'Przestań dobierać',
    put: (c, s) => {
      const made = Math.max(0, ...(mine(s.view['pile-of'], s) ?? []));
      const what = `Połóż kartę ${card(str(c.card), s.edition)}`;
      return Number(c.pile) > made ? `${what} na nowym stosie` : `${what} na stosie ${str(c.pile)}`;
    },
    reveal: (c, s) => {
      const there = mine(s.view.piles, s)?.[Number(c.pile) - 1] ?? [];
      return there.length === 0 ? `Odkryj stos ${str(c.pile)}` : `Odkryj: ${pile(there, s)}`;
    },
    pass: () => 'Spasuj',
    wait: () => 'Oddaj przywilej i zaczekaj',
    join: (c, s) =>
      `Poparcie: dosiądź się ${onSeat(c.guild)}, gdzie siedzi ${and((s.view.council[str(c.guild)] ?? []).map((x) => s.name(x)))}`,
    wander: (c, s) => `Wędrowiec: z pola ${str(c.from)} na pole ${squareWithCost(str(c.to), s)}`,
    seat: (_, s) => {
      const at = s.view.at === 'sale' ? 'merchants' : (s.view.guild ?? '');
      return `Zajmij ${seatName(at)}${whose(s.view.council[at], s)}`;
    },
    take: (_, s) => `Weź ${token(s.view.guild)}`,
    place: (c, s) => `Postaw członka rodziny na polu ${squareWithCost(str(c.square), s)}`,
    sell: (c, s) => `Sprzedaj ${token(c.resource)} za ${coinsAcc(priceOf(str(c.resource), s.edition))}`,
    move: (c, s) => `Przesuń z pola ${str(c.from)} na pole ${squareWithCost(str(c.to), s)}`,
    done: (_, s) => DONE[s.view.at] ?? 'Na tym poprzestań',
    upgrade: (c) => `Wymień ${token(c.resource)} na ${token(dearer(str(c.resource)))}`,
    return: (c, s) => `Włóż pod talię kartę ${card(str(c.card), s.edition)}`,
    'return-hidden': (c, s) => `Włóż pod talię kartę ${card(str(c.card), s.edition)}, niewidzianą przez innych`,
    shift: (c) => `Przenieś palmę z drzewa ${between(str(c.from))} na drzewo ${between(str(c.to))}`,
    'draw-missions': () => 'Dobierz dwie misje i zachowaj jedną',
    'take-back': (c, s) => `Włóż pod talię kartę ${card(str(c.card), s.edition)}`,
    plant: (c) => `Posadź palmę na drzewie ${between(str(c.tree))}`,
    build: (c, s) => `Zbuduj ${fountainOfRound(s)} na polu ${str(c.square)}`,
  },
  facts,
  rules: refusals,
  reasons,
  nothingHere: (place) => `${cap(place)}: na tym etapie nic tu nie ma do wyboru.`,
  options: {
    city: {
      title: 'Miasto',
      about: 'Która płytka gdzie leży.',
      values: { base: 'jak zalecono na pierwszą grę', random: 'płytki, strony i kierunki losowo' },
    },
    minDraw: {
      title: 'Dobieranie przy planowaniu',
      about: 'Ile kart trzeba dobrać w rundzie, dopóki są.',
      values: { 1: 'co najmniej jedną', 0: 'żadna nie jest konieczna' },
    },
    route: {
      title: 'Misja o drodze',
      about: 'Co mierzy misja „Droga”.',
      values: { path: 'najdłuższą ścieżkę', group: 'największą grupę' },
    },
    screens: {
      title: 'Monety i towary',
      about: 'Co widzą z nich inni podczas gry.',
      values: { closed: 'za zasłonkami', open: 'jawne' },
    },
    joker: special('joker', 'Dwudziesta piąta karta z wydrukowanym zerem, warta 2 za każdą cudzą szóstkę.'),
    savings: special('savings', 'Dwie jedynki, które po odkryciu dają monety.'),
    twins: special('twins', 'Dwie dwójki, które liczą się po 3, gdy odkryto dwie.'),
    warehouse: special('warehouse', 'Dwie trójki, które po odkryciu dają towar.'),
    support: special('support', 'Czwórka, dzięki której można dosiąść się do kogoś na miejscu cechu.'),
    wanderer: special('wanderer', 'Piątka, dzięki której członek rodziny przechodzi najwyżej trzy pola.'),
    central: special('central', 'Siódemka zamiast szóstki; tylko 5 przeciw cudzemu Jokerowi.'),
  },
  categories: {
    council: { name: 'Rada', about: 'liczona runda po rundzie' },
    city: { name: 'Miasto', about: '1 za każdego członka rodziny w mieście' },
    palms: { name: 'Palmy', about: '1 za każdego członka rodziny obok palmy' },
    fountains: { name: 'Fontanny', about: 'za każdego członka rodziny wartość fontann obok niego' },
    privileges: { name: 'Przywileje', about: '1 za każdy' },
    missions: { name: 'Misje', about: 'punkty za wykonane minus kary za pozostałe' },
    total: { name: 'Razem', about: 'prestiż' },
  },
  end: {
    title: 'Wynik końcowy',
    byMembers: (who, n) =>
      `Równy prestiż: rozstrzyga liczba członków rodziny w mieście, ${who.map((name, i) => `${name} ${n[i] ?? 0}`).join(', ')}.`,
    byCoins: (who, n) =>
      `Równy prestiż i tyle samo członków rodziny w mieście: rozstrzygają monety, ${who.map((name, i) => `${name} ${n[i] ?? 0}`).join(', ')}.`,
    shared: (who) => `Remis we wszystkim: zwycięstwem dzielą się ${and(who)}.`,
  },
};

function special(name: 'joker' | 'savings' | 'twins' | 'warehouse' | 'support' | 'wanderer' | 'central', about: string) {
  return { title: `Karta specjalna: ${names.special[name].name}`, about, values: { false: 'bez niej', true: 'z nią' } };
}
