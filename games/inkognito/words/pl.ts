// Inkognito po polsku. Czasowniki stoją w czasie teraźniejszym, a imiona w mianowniku: zdanie nie musi znać rodzaju gracza.
import { choosing, counting, listing } from '@ridotto/engine/words.ts';
import { metForQuestion } from './met.ts';
import {
  counted,
  faceOf,
  goesThrough,
  isAgent,
  isGrey,
  partsOf,
  type InkognitoWords,
  type Speech,
  type Voice,
  type Question,
} from './shape.ts';

const count = counting('pl');
const and = listing('pl');
const or = choosing('pl');
const str = (x: unknown): string => (typeof x === 'string' ? x : '');
const strings = (x: unknown): string[] => (Array.isArray(x) ? x.map(String) : []);

const AGENTS = { LF: 'Lord Fiddlebottom', CB: 'Pułkownik Bubble', ZZ: 'Madame Zsa Zsa', AX: 'Agent X' } as const;
/** Przebranie; z rzeczownikiem „figura” w rodzaju żeńskim, w mianowniku i bierniku. */
const BUILDS = { tall: 'wysoki', short: 'niski', fat: 'gruby', thin: 'chudy' } as const;
const NOMINATIVE = { tall: 'wysoka figura', short: 'niska figura', fat: 'gruba figura', thin: 'chuda figura' } as const;
const ACCUSATIVE = { tall: 'wysoką figurę', short: 'niską figurę', fat: 'grubą figurę', thin: 'chudą figurę' } as const;
const INSTRUMENTAL = { tall: 'wysoką figurą', short: 'niską figurą', fat: 'grubą figurą', thin: 'chudą figurą' } as const;
const card = (c: string): string => {
  const face = faceOf(c);
  const name = c === 'mission' ? 'Misja' : isAgent(face) ? AGENTS[face] : BUILDS[face as 'tall'];
  return isGrey(c) ? `${name} (szara)` : name;
};
const cardList = (cards: readonly string[], letter?: string): string =>
  cards.map((c) => (c === 'mission' && letter ? `Misja ${letter}` : card(c))).join(', ');
const called =
  (forms: Readonly<Record<'tall' | 'short' | 'fat' | 'thin', string>>, ambassador: string) =>
  (piece: string, v: Voice): string => {
    const p = partsOf(piece);
    if (!p) return ambassador;
    const seat = v.seatOf(p.colour);
    return `${forms[p.build]} (${seat === undefined ? 'niczyja' : v.name(seat)})`;
  };
const figure = called(NOMINATIVE, 'Ambasador');
const figureAcc = called(ACCUSATIVE, 'Ambasadora');
const figureIns = called(INSTRUMENTAL, 'Ambasadorem');
const mine = (piece: string, s: Speech): string => {
  const p = partsOf(piece);
  return p && s.seatOf(p.colour) === s.me ? `twoja ${NOMINATIVE[p.build]}` : figure(piece, s);
};
const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const BALLS = {
  white: { name: 'biała', does: 'własna figura, ulicą albo kanałem' },
  orange: { name: 'pomarańczowa', does: 'własna figura, ulicą' },
  blue: { name: 'niebieska', does: 'własna figura, kanałem' },
  black: { name: 'czarna', does: 'Ambasador, ulicą albo kanałem' },
  purple: { name: 'fioletowa', does: 'cudza figura, ulicą albo kanałem' },
} as const;
const ball = (b: unknown): string => BALLS[str(b) as 'white']?.name ?? str(b);
const MANY = ['żadnej', 'jedna', 'dwie', 'trzy'] as const;
const SEVERAL = { white: 'białe', orange: 'pomarańczowe', blue: 'niebieskie', black: 'czarne', purple: 'fioletowe' } as const;
/** biała i dwie niebieskie */
const balls = (list: readonly string[]): string =>
  and(counted(list).map(([b, n]) => (n === 1 ? ball(b) : `${MANY[n] ?? n} ${SEVERAL[b]}`)));
const about = (k: unknown): string => (k === 'identity' ? 'o tożsamość' : 'o przebranie');
/** Gesty widzą wszyscy; ten jest dla kogoś. */
const seenBy = (to: string | null): string => (to === null ? '' : ` Zobaczyć to ma ${to}.`);
const wants = (k: unknown, channel: unknown): string =>
  channel === 'ambassador'
    ? k === 'identity'
      ? 'dwie karty tożsamości, jedna z nich prawdziwa'
      : 'dwie karty przebrania, jedna z nich prawdziwa'
    : k === 'identity'
      ? 'dwie karty tożsamości i jedna karta przebrania, co najmniej jedna z trzech prawdziwa'
      : 'dwie karty przebrania i jedna karta tożsamości, co najmniej jedna z trzech prawdziwa';
const crowd = (f: Readonly<Record<string, unknown>>, v: Voice): string =>
  and(
    strings(f.pieces).map((x) => {
      const [piece = '', space = ''] = x.split(' ');
      return `${figure(piece, v)}, pole ${v.place(space)}`;
    }),
  );

export const pl: InkognitoWords = {
  title: 'Inkognito',
  tagline: 'Karnawał w Wenecji: dowiedz się, kto z tobą gra, zanim dowiedzą się inni.',
  by: 'Autorzy: Alex Randolph i Leo Colovini, Ares Games 2013',
  length: '3 do 5 graczy, około godziny; najlepiej w 4',
  agents: AGENTS,
  builds: BUILDS,
  balls: BALLS,
  teams: { FB: 'Lord Fiddlebottom i Pułkownik Bubble', ZX: 'Madame Zsa Zsa i Agent X' },
  places: {
    s28: 'Ogrody Giudecca',
    s37: 'Targ San Polo',
    s42: 'Przystań San Marco',
    s46: 'Przystań Giardini',
    s47: 'Kanał Arsenału',
    s54: 'Stary Arsenał',
    s56: 'Most San Pietro',
    s58: 'Ambasada',
  },
  card,
  cardList,
  figure,
  turn: (n, name) => `tura ${n} · ${name}`,
  setUp: 'przygotowanie',
  prompts: {
    placing: () => ({
      ask: 'Postaw swoje cztery figury na swoich czterech polach startowych.',
      also: 'Wszyscy robią to jednocześnie; która z nich to naprawdę ty, okaże się potem.',
    }),
    walk: (s) => ({
      ask: `Poprowadź Ambasadora: ${(s.view.walked ?? 0) === 0 ? 'najwyżej dwa kroki' : (s.view.walked ?? 0) === 1 ? 'jeszcze jeden krok' : 'bez dalszych kroków'}, albo zatrzymaj się tutaj.`,
      also: 'Kogo tam spotkasz, tego możesz zapytać.',
    }),
    shake: () => ({ ask: 'Potrząśnij Fantomem Przepowiedni.', also: 'Albo ogłoś, że twoja misja jest wykonana.' }),
    movement: (s) => ({
      ask:
        s.view.balls.length === 0
          ? 'Nie ma już kul: zakończ ruch.'
          : `${s.view.balls.length === 1 ? 'Wykonaj ruch kulą' : 'Wykonaj ruchy kulami'} (${balls(s.view.balls)}): wybierz figurę, a potem jej cel.`,
      ...(s.view.balls.length > 0 && { also: 'Kul nie trzeba zużyć.' }),
    }),
    meetings: (s) => ({
      ask: s.view.meetings.length > 1 ? 'Wykorzystaj swoje spotkania, jedno po drugim.' : 'Wykorzystaj swoje spotkanie.',
      also: 'Zadaj pytanie, zrób dodatkowy krok albo zostaw je.',
    }),
    end: () => ({ ask: 'Zakończ turę.', also: 'Albo ogłoś, że twoja misja jest wykonana.' }),
    answer: (s) => {
      const q = s.view.question;
      const met = metForQuestion(s.view);
      const asker = s.name(q?.asker ?? '');
      return {
        ask: met
          ? `Spotkanie na polu ${s.place(met.space)}: ${mine(met.piece, s)} i ${mine(met.with, s)}. ${asker} pyta ${about(q?.kind)}.`
          : `${asker} pyta ${about(q?.kind)}.`,
        also: `Potrzebne są ${wants(q?.kind, q?.channel)}.`,
      };
    },
    dismissal: (s) => ({
      ask: `Odeślij: ${figure(s.view.dismiss ?? 'ambassador', s)}.`,
      also: s.view.dismiss === 'ambassador' ? 'Na wolne kolorowe pole startowe albo do Ambasady.' : 'Na dowolne wolne pole bez numeru.',
    }),
    hand: (s) => ({
      ask: `${s.name(s.view.hand?.of ?? '')} ogłasza, że wasza misja jest wykonana, i podaje ci rękę. Ściskasz ją?`,
      also: 'W każdym razie kończy to grę.',
    }),
    sheet: (s) => ({
      ask: 'Zapisz, kto jest kim i która to figura.',
      also: `Pełny arkusz zostaje zapieczętowany i nie można go zmienić. ${s.view.sheet ? `Zapisane wiersze: ${Object.keys(s.view.sheet).length} z 4.` : ''}`.trim(),
    }),
  },
  waiting: (names, at) => {
    const what = pl.deciding[at as Question];
    return `Czekamy na: ${and(names)}${what ? ` (${what})` : ''}.`;
  },
  deciding: {
    placing: 'miejsca figur',
    walk: 'droga Ambasadora',
    shake: 'Fantom albo misja',
    movement: 'którymi figurami iść',
    meetings: 'co zrobić ze spotkaniami',
    end: 'koniec tury',
    answer: 'które karty pokazać',
    dismissal: 'dokąd odesłać figurę',
    hand: 'czy podać rękę',
    sheet: 'kto jest kim',
  },
  handedIn: 'Twoje figury stoją. Można je jeszcze zmienić, dopóki nie wszyscy są gotowi.',
  held: 'To kończy twoją turę. Potwierdź albo cofnij.',
  over: (names) => (names.length > 1 ? `Koniec gry: wygrywają ${and(names)}.` : `Koniec gry: wygrywa ${and(names)}.`),
  orders: {
    'let-be': () => ({ offer: 'Zostaw wszystkie spotkania tej tury', given: 'Zostawiasz wszystkie spotkania tej tury.' }),
  },
  choices: {
    place: (c, s) => `Postaw swoją ${ACCUSATIVE[partsOf(str(c.figure))?.build ?? 'tall']} na polu ${s.place(str(c.space))}`,
    shake: () => 'Potrząśnij Fantomem',
    move: (c, s) => `${cap(mine(str(c.figure), s))} na pole ${s.place(str(c.to))}, kula ${ball(c.ball)}`,
    end: (_, s) => (s.view.at === 'movement' ? 'Zakończ ruch' : s.view.at === 'walk' ? 'Zatrzymaj się tutaj' : 'Zakończ turę'),
    question: (c, s) => `Zapytaj ${about(c.kind)}: ${s.name(str(c.target))}`,
    ambassador: (c, s) =>
      `Zapytaj ${s.view.colours[s.me] === 'ambassador' ? '' : 'przez Ambasadora '}${about(c.kind)}: ${s.name(str(c.target))}`,
    extra: (c, s) => `Dodatkowy krok na pole ${s.place(str(c.to))}; zostaje tam ${figure(str(c.with), s)}`,
    nothing: (c, s) => `Zostaw spotkanie: ${figure(str(c.with), s)}`,
    answer: (c) => `Pokaż: ${cardList(strings(c.cards))}`,
    reduce: (c) => `Pokaż tylko: ${cardList(strings(c.cards))}; zestaw ${cardList(str(c.of).split('-'))}`,
    dismiss: (c, s) => `Odeślij ${figureAcc(s.view.dismiss ?? 'ambassador', s)} na pole ${s.place(str(c.to))}`,
    announce: (c, s) => `Misja wykonana, wspólnie: ${s.name(str(c.partner))}`,
    accept: (_, s) => `Uściśnij rękę (${s.name(s.view.hand?.of ?? '')})`,
    refuse: (_, s) => `Odrzuć rękę (${s.name(s.view.hand?.of ?? '')})`,
    escape: () => 'Ucieczka: nie mam partnera i stoję na swoim polu ucieczki',
    walk: (c, s) => `Poprowadź Ambasadora na pole ${s.place(str(c.to))}`,
    declare: () => 'Wiem, kto jest kim: wypełnij i zapieczętuj arkusz',
    write: (c, s) => `${s.name(str(c.player))}: ${AGENTS[str(c.identity) as 'LF']}, ${BUILDS[str(c.disguise) as 'tall']}`,
  },
  facts: {
    placed: () => 'Wszystkie figury stoją na planszy.',
    dealt: (f, v) =>
      f.identity === undefined
        ? `${v.name(f.seat)} dostaje trzy tajne karty.`
        : `${v.name(f.seat)}: ${AGENTS[f.identity]}, ${BUILDS[f.disguise]}, Misja ${f.letter}.`,
    'first-player': (f, v) => `${v.name(f.seat)} zaczyna.`,
    turn: (f, v) => `Tura ${f.turn}: ${v.name(f.seat)}`,
    shakes: (f, v) => `${v.name(f.seat)} potrząsa Fantomem: ${balls(f.balls)}.`,
    moves: (f, v) => {
      const p = partsOf(f.piece);
      const own = p && v.seatOf(p.colour) === f.seat;
      const way = `z pola ${v.place(f.from)} na pole ${v.place(f.to)} (kula ${ball(f.ball)})`;
      return own ? `${cap(figure(f.piece, v))} idzie ${way}.` : `${v.name(f.seat)} wysyła ${figureAcc(f.piece, v)} ${way}.`;
    },
    meetings: (f, v) =>
      f.meetings.length === 0
        ? `${v.name(f.seat)} nikogo nie spotyka.`
        : `${cap(and(f.meetings.map((m) => `${figure(m.piece, v)} spotyka ${figureAcc(m.with, v)}`)))}.`,
    walks: (f, v) => `${v.name(f.seat)} prowadzi Ambasadora z pola ${v.place(f.from)} na pole ${v.place(f.to)}.`,
    asks: (f, v) =>
      `${v.name(f.asker)} pyta ${about(f.kind)}${goesThrough(f, v) ? ' przez Ambasadora' : ''}: odpowiada ${v.name(f.target)}.`,
    answered: (f, v) =>
      f.cards === undefined
        ? `${v.name(f.target)} odpowiada; widzą to tylko uprawnieni.`
        : `${v.name(f.target)} pokazuje (patrzy ${v.name(f.asker)}): ${cardList(f.cards, f.letter)}.`,
    named: (f) => `To stoi w miejscu zestawu ${cardList(f.of.split('-'))}; wiesz o tym tylko ty.`,
    dismisses: (f, v) => `${v.name(f.seat)} odsyła ${figureAcc(f.piece, v)} z pola ${v.place(f.from)} na pole ${v.place(f.to)}.`,
    'steps-on': (f, v) => `${cap(figure(f.piece, v))} rozstaje się z ${figureIns(f.with, v)} i idzie dalej na pole ${v.place(f.to)}.`,
    'lets-be': (f, v) => `${v.name(f.seat)} zostawia spotkanie z ${figureIns(f.with, v)}.`,
    lapses: (f, v) => `Spotkanie z ${figureIns(f.with, v)} przepada.`,
    announces: (f, v) => `${v.name(f.seat)}: misja wykonana! Rękę ma uścisnąć ${v.name(f.partner)}.`,
    escapes: (f, v) => `${v.name(f.seat)} ucieka w pojedynkę!`,
    hand: (f, v) => (f.accepted ? `${v.name(f.seat)} ściska podaną rękę.` : `${v.name(f.seat)} odrzuca podaną rękę.`),
    seals: (f, v) =>
      f.sheet === undefined
        ? `${v.name(f.seat)} wie już, kto jest kim, i pieczętuje arkusz.`
        : `${v.name(f.seat)} pieczętuje arkusz: ${and(Object.entries(f.sheet).map(([s, g]) => `${v.name(s)} ${AGENTS[g.identity]}, ${BUILDS[g.disguise]}`))}.`,
    over: (f, v) => `${pl.end.how[f.how]} ${pl.over(f.winners.map(v.name))}`,
  },
  short: {
    moves: (f, v) => {
      const p = partsOf(f.piece);
      const own = p && v.seatOf(p.colour) === f.seat;
      const way = `na pole ${v.place(f.to)} (${ball(f.ball)})`;
      return own ? `${cap(figure(f.piece, v))} idzie ${way}.` : `${v.name(f.seat)} wysyła ${figureAcc(f.piece, v)} ${way}.`;
    },
  },
  rules: {
    'placing-first': () => 'Najpierw postaw figury na planszy.',
    'not-own-figure': (f, v) => `${cap(figure(str(f.figure), v))} nie należy do ciebie.`,
    'already-placed': (f, v) => `${cap(figure(str(f.figure), v))} już stoi.`,
    'start-taken': (f, v) => `Na polu ${v.place(str(f.space))} stoi już inna twoja figura.`,
    'not-own-start': (f, v) => `Pole ${v.place(str(f.space))} nie jest twoim polem startowym.`,
    'shake-first': () => 'Najpierw potrząśnij Fantomem.',
    'no-such-ball': (f) => `W tej turze nie ma już takiej kuli: ${ball(f.ball)}.`,
    'takes-no-part': () => 'Ta figura nie bierze udziału w grze.',
    'white-moves-own': () => 'Biała kula porusza własną figurę.',
    'orange-moves-own': () => 'Pomarańczowa kula porusza własną figurę.',
    'blue-moves-own': () => 'Niebieska kula porusza własną figurę.',
    'black-moves-the-ambassador': () => 'Czarna kula porusza Ambasadora i nikogo więcej.',
    'purple-moves-others': () => 'Fioletowa kula porusza cudzą figurę.',
    'not-next': (f, v) => `Pole ${v.place(str(f.to))} nie sąsiaduje z polem ${v.place(str(f.from))}.`,
    'no-street': (f, v) => `Z pola ${v.place(str(f.from))} na pole ${v.place(str(f.to))} nie ma ulicy, a ta kula chodzi tylko ulicami.`,
    'no-canal': (f, v) => `Z pola ${v.place(str(f.from))} na pole ${v.place(str(f.to))} nie ma kanału, a ta kula pływa tylko kanałami.`,
    L1: (f, v) => `Dwie twoje figury nie mogą zakończyć ruchu razem: ${crowd(f, v)}.`,
    L2: (f, v) => `Nie można spotkać dwóch figur tej samej osoby: ${crowd(f, v)}.`,
    L3: (f, v) => `Gdzie prowadzisz Ambasadora, nie może stać cudza figura: ${crowd(f, v)}.`,
    L4: (f, v) => `Gdzie prowadzisz cudzą figurę, nie może stać Ambasador ani inna figura, która nie jest twoja: ${crowd(f, v)}.`,
    'not-met': () => 'Tej figury nie spotykasz w tej turze.',
    oneself: () => 'Wskazana osoba to ty.',
    'has-no-cards': () => 'Kto gra Ambasadorem, nie ma kart i nie można go pytać.',
    'sheets-full': () => 'Arkusze notatek są pełne: nie można już pytać.',
    'no-extra-step': () => 'Kto gra Ambasadorem, nie ma dodatkowego kroku.',
    'extra-step-occupied': (f, v) => `Dodatkowy krok prowadzi na wolne pole, a pole ${v.place(str(f.to))} jest zajęte.`,
    'meetings-first': () => 'Najpierw załatw swoje spotkania.',
    'answer-first': () => 'Najpierw odpowiedz na pytanie.',
    'grey-and-coloured': () => 'Szarej i kolorowej karty tej samej postaci nie pokazuje się razem.',
    'grey-is-true': () => 'Szara karta może pokazać tylko prawdę.',
    'exhausted-one-card': () => 'Wszystkie pary były już pokazane: teraz pokazuje się jedyną prawdziwą kartę.',
    'exhausted-name-one': () => 'Wszystkie zestawy były już pokazane: wskaż jeden i pokaż dwie jego karty.',
    'not-exhausted': () => 'Nie wszystkie zestawy były pokazane: potrzebna jest pełna odpowiedź.',
    'three-cards': () => 'Bezpośrednia odpowiedź to trzy karty.',
    'two-cards': () => 'Odpowiedź przez Ambasadora to dwie karty.',
    'two-and-one': (f) =>
      f.kind === 'identity'
        ? 'Potrzebne są dwie różne tożsamości i jedno przebranie.'
        : 'Potrzebne są dwa różne przebrania i jedna tożsamość.',
    'kind-asked': (f) => (f.kind === 'identity' ? 'Potrzebne są dwie tożsamości.' : 'Potrzebne są dwa przebrania.'),
    'mission-is-not-true': () => 'Karta Misji nigdy nie jest kartą prawdziwą: musi nią być któraś z pozostałych.',
    'one-true': () => 'Co najmniej jedna karta musi być prawdziwa.',
    R1: () => 'Dokładnie te karty ta osoba już od ciebie widziała.',
    R2: () => 'Te dwie karty ta osoba widziała już razem.',
    'combination-not-of-the-15': () => 'To nie jest żaden z piętnastu zestawów z prawdziwą kartą.',
    'combination-used': () => 'Ten zestaw posłużył już do krótkiej odpowiedzi.',
    'two-of-the-combination': () => 'Pokaż dwie karty wskazanego zestawu.',
    'dismissal-first': (f, v) => `Najpierw odeślij ${figureAcc(str(f.piece), v)}.`,
    'dismissal-occupied': (f, v) => `Pole ${v.place(str(f.space))} jest zajęte.`,
    'dismissal-coloured': () => 'Ambasador trafia na kolorowe pole startowe albo do Ambasady.',
    'dismissal-number': (f, v) => `Pole ${v.place(str(f.space))} ma numer: tam nikogo się nie odsyła.`,
    'hand-first': (f, v) => `Najpierw odpowiedz (czeka ${v.name(str(f.of))}): uściśnij rękę albo ją odrzuć.`,
    'escape-with-three': () => 'Uciekać można tylko w grze trzech osób.',
    'has-no-mission': () => 'Kto gra Ambasadorem, nie ma misji.',
    'nothing-left': () => 'W tej turze nie zostało nic innego.',
    'declare-first': () => 'Najpierw powiedz, że wiesz wszystko o wszystkich; potem wypełnisz wiersze arkusza.',
    'sheet-first': () => 'Najpierw wypełnij arkusz.',
    'rows-in-order': (f, v) => `Najpierw wiersz: ${v.name(str(f.next))}.`,
    'each-once': () => 'Każda tożsamość i każde przebranie stoi na arkuszu jeden raz.',
    'already-sealed': () => 'Twój arkusz jest już zapieczętowany.',
    'only-the-ambassador': () => 'Arkusz pieczętuje tylko ten, kto gra Ambasadorem.',
    'two-steps': () => 'Ambasador robi najwyżej dwa kroki.',
    'movement-first': () => 'Najpierw zakończ ruch.',
    'walk-first': () => 'Najpierw poprowadź Ambasadora albo zatrzymaj go tam, gdzie stoi.',
  },
  gestures: {
    wink: { name: 'Mrugnięcie', tell: 'tak daje się poznać Lord Fiddlebottom', does: (who, to) => `${who} puszcza oko.${seenBy(to)}` },
    'ear-lobe': {
      name: 'Płatek ucha',
      tell: 'tak daje się poznać Pułkownik Bubble',
      does: (who, to) => `${who} pociąga się za płatek ucha.${seenBy(to)}`,
    },
    scorn: {
      name: 'Pogardliwe spojrzenie',
      tell: 'tak daje się poznać Madame Zsa Zsa',
      does: (who, to) => `${who} patrzy z pogardą.${seenBy(to)}`,
    },
    frown: { name: 'Zmarszczone brwi', tell: 'tak daje się poznać Agent X', does: (who, to) => `${who} marszczy brwi.${seenBy(to)}` },
  },
  reasons: {
    wins: (f) => `pozwala wygrać w najbliższych turach w ${f.tenths} na 10 wyobrażonych gier`,
    leaves: (f) =>
      `pozostawia po najbliższych turach ${count(f.deals, { one: '# możliwy układ', few: '# możliwe układy', many: '# możliwych układów' })} tajnych kart; teraz jest ich ${f.now} (inne wybory: ${f.others})`,
    asks: (f, v) => `pozwala w najbliższych turach zadać pytanie w ${f.tenths} na 10 wyobrażonych gier: odpowiada ${v.name(f.seat)}`,
    delays: (f) => `w ${f.tenths} na 10 wyobrażonych gier częściej niż inne wybory nie pozwala innym wygrać w najbliższych turach`,
  },
  nothingHere: (place) => `${place}: na tym etapie nic tu nie ma do wyboru.`,
  options: {
    placing: {
      title: 'Stawianie figur',
      about: 'Która figura zaczyna na którym polu startowym.',
      values: { chosen: 'każdy jak chce', random: 'losowo' },
    },
    firstPlayer: {
      title: 'Kto zaczyna',
      about: 'Losowo albo według umowy: wtedy kto zaczyna, siada na pierwszym miejscu.',
      values: { random: 'losowo', chosen: 'pierwsze miejsce' },
    },
    notes: {
      title: 'Arkusze notatek',
      about: 'Ile arkusz zapisuje sam. Własne znaki są zawsze możliwe.',
      values: { record: 'co widać i co pokazano', blank: 'nic', deductions: 'także to, co z tego wynika' },
    },
    absentColour: {
      title: 'Trzech graczy: czyje pola startowe są puste',
      about: 'Figury jednego kompletu nie biorą udziału.',
      values: { yellow: 'czwarty komplet', blue: 'trzeci komplet', green: 'drugi komplet', red: 'pierwszy komplet' },
    },
    ambassadorSeat: {
      title: 'Pięciu graczy: kto gra Ambasadorem',
      about: 'Ta osoba nie ma figur i próbuje rozpoznać wszystkich.',
      values: { 5: 'piąte miejsce', 1: 'pierwsze miejsce', 2: 'drugie miejsce', 3: 'trzecie miejsce', 4: 'czwarte miejsce' },
    },
  },
  colon: (what, said) => `${what}: ${said}`,
  kinds: { identity: 'Tożsamość', disguise: 'Przebranie' },
  channels: { direct: 'bezpośrednio', ambassador: 'przez Ambasadora' },
  board: {
    name: 'Plansza: ulice i kanały Wenecji',
    kinds: {
      plain: 'pole',
      start: (owner) => (owner === null ? 'niczyje pole startowe' : `pole startowe (${owner})`),
      numbered: (n) => `pole numer ${n}`,
      embassy: 'Ambasada',
    },
    here: (figures) => `Stoją tu: ${and(figures)}.`,
    empty: 'Nikogo tu nie ma.',
    byStreet: (places) => `Ulicą: ${and(places)}.`,
    byCanal: (places) => `Kanałem: ${and(places)}.`,
    nearByStreet: (figures) => `O jeden krok ulicą: ${and(figures)}.`,
    nearByCanal: (figures) => `O jeden krok kanałem: ${and(figures)}.`,
    nobodyNear: 'Żadna figurka nie jest o jeden krok stąd.',
    choices: (place) => `${place}: wybierz`,
    phantom: (list) => (list.length === 0 ? 'Fantom Przepowiedni' : `Fantom Przepowiedni pokazuje: ${balls(list)}`),
    take: (f, place) => `Weź: ${f}, pole ${place}`,
    lay: (f) => `Zostaw na miejscu: ${f}`,
    taken: (f) => `${cap(f)}: wybierz cel.`,
  },
  groups: {
    steps: 'Kroki',
    other: 'Albo',
    announce: 'Ogłoś',
    meeting: (f, other) => `Spotkanie: ${f} i ${other}`,
    spaces: 'Pola',
  },
  shown: {
    you: (target) => `${target} pokazuje ci`,
    other: (target, asker) => `${target} pokazuje przez ciebie (patrzy ${asker})`,
    gave: (asker) => `Pokazujesz (patrzy ${asker})`,
    asked: (k, through) => `Pytanie ${about(k)}${through ? ', przez Ambasadora' : ''}.`,
    look: 'Obejrzyj karty, potem graj dalej.',
    noted: 'Zapamiętane',
  },
  secret: {
    title: 'Twoje tajne karty',
    show: 'Pokaż moje tajne karty',
    hide: 'Ukryj',
    none: 'Grasz Ambasadorem: nie masz tajnych kart, ale widzisz każdą odpowiedź, która przez niego przechodzi.',
    hidden: 'zakryta',
    mission: (letter) => `Misja ${letter}`,
    true: 'na pewno prawdziwa',
  },
  phantom: {
    title: 'Fantom pokazuje',
    all: 'Każda kula',
    only: (b) => `Tylko kula ${ball(b)}: ${BALLS[b as 'white']?.does ?? ''}`,
    used: (b) => `${ball(b)}, zużyta`,
    none: 'jeszcze bez potrząsania',
  },
  placing: { title: 'Twoje figury', lot: 'Postaw losowo', pick: (f) => `Weź: ${f}` },
  meetings: {
    title: 'Spotkania',
    ask: 'Pytanie',
    through: 'Pytanie przez Ambasadora',
    whom: 'Kogo pytasz?',
    extra: 'Dodatkowy krok',
    extraAbout: 'wybierz podświetlone pole na planszy.',
    nothing: 'Nic',
    none: 'Nie ma już spotkań.',
  },
  answers: {
    hand: 'Twoje karty: wybierz, co pokazujesz',
    about: 'Liczone z tego, co ta osoba już od ciebie widziała; tego, co wie od innych, nie wliczamy.',
    true: 'prawdziwa',
    unfit: 'nie pasuje do pytania',
    told: {
      identity: (asker, left) => `${asker} wie potem, kim jesteś: ${or(left.map((i) => AGENTS[i]))}.`,
      disguise: (asker, left) => `${asker} wie potem, jakie masz przebranie: ${or(left.map((d) => BUILDS[d]))}.`,
      letter: (asker, letter) => `${asker} widzi wtedy twoją literę: ${letter}.`,
      more: (asker) => `${asker}: inne karty powiedziałyby mniej.`,
    },
    picked: (cards) => `Wybrane karty: ${cards}.`,
    reduced: 'Wszystko było już pokazane: pokaż dwie karty jednego zestawu.',
    standsFor: 'Stoją w miejscu zestawu',
  },
  sheet: {
    title: 'Zapieczętowany arkusz',
    about: 'Jeśli ktoś ogłosi misję, a tu wszystko się zgadza, wygrywasz w pojedynkę.',
    identity: 'Tożsamość',
    disguise: 'Przebranie',
    seal: 'Wystaw na próbę',
    again: 'Wyczyść arkusz',
    whole: 'Pełny: potwierdź, żeby zapieczętować.',
  },
  sure: {
    title: 'Misja wykonana?',
    whom: 'Kto z tobą gra?',
    escape: 'Ucieczka?',
    warn: 'To kończy grę. Jeśli cokolwiek się nie zgadza, wygrywają inni.',
    me: (i, d, l) => `Ty: ${i}, ${d}, Misja ${l}.`,
    partner: (name) => `Twój wybór: ${name}.`,
    identities: (names) => `Według twoich notatek to może być ${or(names)}.`,
    letters: (l) => `Według twoich notatek litera to ${or(l)}.`,
    mission: (text) => `Wtedy wasza misja to: ${text}`,
    missions: 'Wtedy wasza misja to jedna z tych:',
    unknown: 'Twoje notatki nie mówią o tej osobie nic pewnego.',
    cannot: (name) => `Według twoich notatek ${name} nie może grać z tobą!`,
    marks: (text) => `Twoje znaki: ${text}.`,
    from: 'Wszystko to pochodzi z twoich notatek; nikt tego nie sprawdził.',
    go: 'Ogłoś',
    goEscape: 'Uciekaj',
    back: 'Jeszcze nie',
  },
  panel: {
    asked: (n) => count(n, { one: '# pytanie', few: '# pytania', many: '# pytań' }),
    answered: (n) => count(n, { one: '# odpowiedź', few: '# odpowiedzi', many: '# odpowiedzi' }),
    ambassador: 'gra Ambasadorem',
    sealed: 'arkusz zapieczętowany',
    figures: (n) => count(n, { one: '# figura', few: '# figury', many: '# figur' }),
  },
  tabs: { notes: 'Notatki', missions: 'Misje' },
  notes: {
    follows: 'Także to, co z tego wynika',
    followsAbout: 'Skreśla to, co niemożliwe, na podstawie wszystkiego, co było widać.',
    table: {
      turn: 'Tura',
      asks: 'Pyta',
      whom: 'Odpowiada',
      about: 'O co',
      shown: 'Pokazane tobie albo przez ciebie',
      unseen: 'nie dla ciebie',
      through: 'Ambasador',
    },
    about: {
      blank: 'Przy tym stole arkusz jest pusty: tylko własne znaki.',
      record: 'Arkusz pamięta, co widzisz i co pokazujesz.',
      deductions: 'Arkusz pamięta, co widzisz i co pokazujesz, i skreśla to, co niemożliwe.',
    },
    marks: 'Twoje znaki',
    kept: 'Swoje znaki i uwagi widzisz tylko ty; zostają przy twoim miejscu, na każdym urządzeniu.',
    waits: 'Dom nie odpowiada: na razie są tylko na tym urządzeniu.',
    states: ['bez znaku', 'skreślone', 'być może', 'na pewno'],
    mark: (what, player, state) => `${player}, ${what}: ${state}`,
    letters: 'Litera',
    asked: 'Wszystkie pytania',
    nothing: 'Jeszcze nic.',
    entry: (turn, asker, target, k, through) =>
      `Tura ${turn}: ${asker} pyta ${about(k)}${through ? ' przez Ambasadora' : ''}, odpowiada ${target}`,
    showed: (cards) => `pokazano: ${cards}`,
    possible: (lists) => `Wciąż możliwe: ${lists.join('; ')}`,
    worlds: (n) =>
      count(n, { one: 'Możliwy jest # rozkład kart.', few: 'Możliwe są # rozkłady kart.', many: 'Możliwych jest # rozkładów kart.' }),
    aside: 'Karty odłożone na bok',
    out: (what) => `To nie ${what}`,
    because: {
      mine: 'bo to masz ty',
      answers: (turns) =>
        turns.length > 1
          ? `bo tak wynika z odpowiedzi w turach ${and(turns.map(String))}`
          : `bo tak wynika z odpowiedzi w turze ${turns[0] ?? 0}`,
      other: (name) => `bo to ma ${name}`,
      together: 'bo tak wynika ze wszystkich odpowiedzi razem',
      letter: (turn) => `bo w turze ${turn} pokazano kartę Misji`,
    },
    own: 'ty',
    free: 'Uwagi',
    clear: 'Usuń moje znaki',
  },
  mission: {
    title: 'Misje',
    text: (m, players, team, ours) => {
      const who = (x: string | undefined): string =>
        x === 'AMB' ? 'Ambasador' : x === 'ANY' ? (ours ? 'dowolna z waszych figur' : 'dowolna z ich figur') : AGENTS[x as 'LF'];
      if (m.type === 'reach') {
        const where = m.space === 'embassy' ? 'w Ambasadzie' : `na polu ${m.space ?? ''}`;
        if (m.subject === 'AMB' && players === 5) return `${or(team === 'FB' ? [AGENTS.LF, AGENTS.CB] : [AGENTS.ZZ, AGENTS.AX])} ${where}`;
        return `${who(m.subject)} ${where}`;
      }
      return cap(`${who(m.subject)} i ${who(m.target)} na jednym polu`);
    },
    intro: (identity, partner, letter) => `Twoja tożsamość: ${identity}, litera ${letter}; gra z tobą ${partner}.`,
    withLetter: (l) => `Jeśli druga litera to ${l}`,
    us: 'Wasza misja',
    them: 'Misja przeciwników to jedna z tych',
    ruledOut: 'wykluczone przez notatki',
    escape: (agent, n) => `Jeśli grasz w pojedynkę: ucieczka z pola ${n} (${agent}).`,
    absent: 'W trójkę agent bez partnera zastępuje nieobecnego jako cel misji.',
    none: 'Grasz Ambasadorem i nie masz misji: dowiedz się, kto jest kim.',
    unknown: 'Misje poznasz, gdy zostaną rozdane tajne karty.',
    caption: 'Misje pasujące do twojej litery',
    hunt: 'Nazwany agent to zawsze prawdziwa figura: ta z właściwym przebraniem.',
    all: 'Wszystkie 24 misje',
    allAbout: 'Dwie litery drużyny wyznaczają jej misję: agent po lewej ma pierwszą literę.',
    letters: 'Litery',
    any: 'dowolna figura',
  },
  end: {
    how: {
      mission: 'Misja była wykonana.',
      failed: 'Ręka została uściśnięta, ale misja nie była wykonana albo była to niewłaściwa ręka.',
      refused: 'Ręka została odrzucona.',
      escape: 'Samotny agent uciekł.',
      'no-escape': 'Ucieczka się nie udała.',
      sheet: 'Arkusz Ambasadora zgadza się w każdym wierszu.',
    },
    title: 'Kto był kim',
    player: 'Gracz',
    identity: 'Tożsamość',
    disguise: 'Przebranie',
    letter: 'Litera',
    mission: 'Misja',
    aside: 'odłożone na bok',
    winner: 'wygrywa',
    sheet: 'Zapieczętowany arkusz',
    sheetRow: (name, i, d) => `${name}: ${i}, ${d}`,
    right: 'dobrze',
    wrong: 'źle',
    knew: 'Kto czego się dowiedział i kiedy',
    turn: 'Tura',
    question: 'Pytanie',
    shown: 'Pokazane',
    left: 'Wciąż możliwe dla pytającej osoby',
    pairs: (n) => count(n, { one: '# z 16', few: '# z 16', many: '# z 16' }),
    noQuestions: 'W tej grze nie padło żadne pytanie.',
  },
  list: and,
};
