// San Marco po polsku. Czasowniki stoją w czasie teraźniejszym, a imiona w mianowniku: zdanie nie musi znać rodzaju gracza.
// Nazwy dzielnic są nieodmienne; z kart odmieniają się trzy, ich biernik jest w tabeli.
import { counting, listing } from '@ridotto/engine/words.ts';
import { card, district, payees, sorted, type Question, type SanMarcoWords, type Speech } from './shape.ts';

const count = counting('pl');
const and = listing('pl');
const points = (n: number): string => count(n, { one: '# punkt', few: '# punkty', many: '# punktów' });
/** Biernik: stawia, traci, usuwa. */
const nobles = (n: number): string => count(n, { one: '# szlachcica', few: '# szlachciców', many: '# szlachciców' });
const cards = (n: number): string => count(n, { one: '# karta', few: '# karty', many: '# kart' });
/** Biernik: dobiera, tasuje. */
const cardsTaken = (n: number): string => count(n, { one: '# kartę', few: '# karty', many: '# kart' });
const bridges = (n: number): string => count(n, { one: '# most', few: '# mosty', many: '# mostów' });

const ACCUSATIVE: Readonly<Record<string, string>> = { doge: 'Dożę', transfer: 'Zdrajcę', banishment: 'Wygnanie' };

const D = (id: unknown): string => district(pl, String(id));
const C = (id: unknown): string => card(pl, String(id));
const playing = (id: unknown): string => ACCUSATIVE[String(id)] ?? C(id);
const ends = (pair: unknown): [string, string] => {
  const [a = '', b = ''] = String(pair).split('/');
  return [D(a), D(b)];
};
const between = (pair: unknown): string => ends(pair).join(' a ');
const totals = (by: Readonly<Record<string, number>>, name: (s: string) => string): string[] =>
  Object.entries(by)
    .sort((a, b) => b[1] - a[1])
    .map(([seat, n]) => `${name(seat)} ${n}`);
/** Only who gets something. */
const gains = (by: Readonly<Record<string, number>>, name: (s: string) => string): string[] =>
  totals(Object.fromEntries(Object.entries(by).filter(([, n]) => n !== 0)), name);
const list = (ids: readonly string[]): string => {
  const { actions, limit } = sorted(ids);
  return [...actions.map(C), ...(limit > 0 ? [`limit ${limit}`] : [])].join(', ');
};
const place = (s: Speech): string => D(s.view.place);
const districtCard = (name: string) => ({
  name,
  short: 'postaw szlachcica',
  does: `Postaw szlachcica ze swojego zapasu w ${name}. Może przejść jednym twoim mostem do sąsiedniej dzielnicy.`,
});
const limitCard = (n: number) => ({
  name: `Limit ${n}`,
  short: points(n),
  does: `Liczy się za ${n} do twojego limitu 10 w tym etapie.`,
});

export const pl: SanMarcoWords = {
  title: 'San Marco',
  tagline: 'Dziel karty, wybieraj lepszą część i miej swoich szlachciców tam, dokąd idzie Doża.',
  by: 'Autorzy: Alan R. Moon i Aaron Weissblum, Ravensburger 2001',
  length: '3 lub 4 graczy, około godziny',
  districts: {
    cannaregio: 'Cannaregio',
    'santa-croce': 'Santa Croce',
    'san-polo': 'San Polo',
    'san-marco': 'San Marco',
    dorsoduro: 'Dorsoduro',
    castello: 'Castello',
  },
  cards: {
    cannaregio: districtCard('Cannaregio'),
    'santa-croce': districtCard('Santa Croce'),
    'san-polo': districtCard('San Polo'),
    'san-marco': districtCard('San Marco'),
    dorsoduro: districtCard('Dorsoduro'),
    castello: districtCard('Castello'),
    bridge: {
      name: 'Most',
      short: 'zbuduj',
      does: 'Weź most z zasobów, połóż go między dwiema sąsiednimi dzielnicami i postaw na nim swojego szlachcica. Gdy zasoby są puste, przejmij most przeciwnika.',
    },
    transfer: {
      name: 'Zdrajca',
      short: 'zastąp szlachcica',
      does: 'Odeślij jednego szlachcica przeciwnika z dowolnej dzielnicy do jego zapasu i postaw swojego na tym miejscu.',
    },
    doge: {
      name: 'Doża',
      short: 'przesuń i punktuj',
      does: 'Zostaw Dożę na miejscu albo poprowadź go mostami: twoje są darmowe, cudzy kosztuje 1 punkt dla właściciela. Dzielnica, w której się zatrzyma, jest punktowana. Tę kartę trzeba wykonać.',
    },
    banishment: {
      name: 'Wygnanie',
      short: 'rzuć i usuń',
      does: 'Wskaż dzielnicę i rzuć kością: tylu szlachciców ją opuszcza, najpierw cudzy, twoi tylko wtedy, gdy cudzych zabraknie.',
    },
    'limit-1': limitCard(1),
    'limit-2': limitCard(2),
    'limit-3': limitCard(3),
  },
  backs: { action: 'Karta akcji', limit: 'Karta limitu' },
  pair: (p) => ends(p).join(' – '),
  role: (i, n) =>
    n === 4
      ? (['pierwszy podział', 'pierwszy wybór', 'drugi podział', 'drugi wybór'][i] ?? '')
      : n === 3
        ? (['podział', 'pierwszy wybór', 'drugi wybór'][i] ?? '')
        : (['podział', 'wybór'][i] ?? ''),
  round: (v, leader) => `etap ${v.passage} z 3 · ${v['last-round'] ? 'ostatnia runda' : `runda ${v.round}`} · prowadzi ${leader}`,
  setUp: 'przygotowanie',
  points,
  prompts: {
    'fourth-roll': (s) => ({
      ask: 'Cztery równe rzuty: rzucić czwarty raz od nowa czy zostawić?',
      also: `Zostawiony rzut daje jeszcze dwóch szlachciców w ${D(s.view.roll?.district)}.`,
    }),
    'first-bridge': () => ({ ask: 'Połóż most między dwiema sąsiednimi dzielnicami.', also: 'Staje na nim szlachcic z twojego zapasu.' }),
    assign: (s) => ({
      ask: `Komu przypada rola: ${pl.role(s.view.roles.length, s.view.players)}?`,
      also: 'Prowadzisz, więc rozdajesz role.',
    }),
    cut: (s) =>
      s.view.players === 3
        ? {
            ask: 'Podziel swoje karty na trzy oferty.',
            also: 'W każdej co najmniej jedna karta; inni wybierają najpierw, ostatnia jest twoja.',
          }
        : {
            ask: 'Podziel swoje karty na dwie oferty.',
            also: 'W każdej co najmniej jedna karta; druga osoba wybiera najpierw, reszta jest twoja.',
          },
    choose: (s) => ({
      ask: `Weź jedną z ofert (dzieli ${s.name(s.view.cuts.find((c) => c.open && c.left.length > 1)?.of ?? '')}).`,
      also: 'Karty akcji zagrywasz od razu, karty limitu leżą przed tobą.',
    }),
    play: () => ({ ask: 'Zagraj kartę.', also: 'W dowolnej kolejności; żadnej nie zostawia się na później.' }),
    district: (s) => ({
      ask: `Postaw szlachcica w ${place(s)} albo, przez swój most, w sąsiedniej dzielnicy.`,
      ...(s.aside && { also: 'Kartę można też odłożyć.' }),
    }),
    bridge: (s) => ({ ask: 'Zbuduj most między dwiema sąsiednimi dzielnicami.', ...(s.aside && { also: 'Kartę można też odłożyć.' }) }),
    seize: (s) => ({ ask: 'Zasoby są puste: przejmij most przeciwnika.', ...(s.aside && { also: 'Kartę można też odłożyć.' }) }),
    resettle: () => ({ ask: 'Zostaw most tam, gdzie był, albo połóż go gdzie indziej.' }),
    transfer: (s) => ({ ask: 'W której dzielnicy zastąpić szlachcica przeciwnika?', ...(s.aside && { also: 'Kartę można też odłożyć.' }) }),
    victim: (s) => ({ ask: `Czyj szlachcic w ${place(s)} ustąpi twojemu?` }),
    banishment: (s) =>
      s.view.extra
        ? {
            ask: 'Masz najmniej punktów limitu: wybierz dzielnicę dodatkowego wygnania.',
            also: 'Kość powie, ilu odchodzi. Można też zrezygnować.',
          }
        : {
            ask: 'Z której dzielnicy wyganiasz szlachciców?',
            also: `Kość powie, ilu odchodzi.${s.aside ? ' Kartę można też odłożyć.' : ''}`,
          },
    removal: (s) => ({ ask: `Wybierz, czyj szlachcic opuszcza ${place(s)}: pozostało ${s.view['nobles-to-remove'] ?? 0}.` }),
    'first-doge': () => ({ ask: 'Doża przybywa do Wenecji: do której dzielnicy?', also: 'Będzie od razu punktowana.' }),
    doge: (s) => ({
      ask: `Doża jest w ${D(s.view.doge)}: zatrzymaj go tu i punktuj albo poprowadź dalej.`,
      also: 'Twoje mosty są darmowe, cudzy kosztuje 1 punkt.',
    }),
    'from-board': () => ({ ask: 'Twój zapas jest pusty: z której dzielnicy bierzesz szlachcica?' }),
  },
  waiting: (names, at) => {
    const what = pl.deciding[at as Question];
    return `Czekamy na: ${and(names)}${what ? ` (${what})` : ''}.`;
  },
  deciding: {
    'fourth-roll': 'cztery równe rzuty, powtórzyć czy zostawić',
    'first-bridge': 'miejsce pierwszego mostu',
    assign: 'podział ról',
    cut: 'podział kart',
    choose: 'wybór oferty',
    play: 'następna karta',
    district: 'miejsce szlachcica',
    bridge: 'miejsce mostu',
    seize: 'przejęcie mostu',
    resettle: 'miejsce mostu',
    transfer: 'dzielnica zdrajcy',
    victim: 'wymiana szlachcica',
    banishment: 'dzielnica wygnania',
    removal: 'kto opuszcza dzielnicę',
    'first-doge': 'pierwsza dzielnica Doży',
    doge: 'droga Doży',
    'from-board': 'szlachcic z planszy',
  },
  handedIn: 'Twój podział jest gotowy. Można go jeszcze zmienić, dopóki trwa drugi podział.',
  held: 'To kończy twoją turę. Potwierdź albo cofnij.',
  over: (names) => (names.length > 1 ? `Koniec gry: zwycięstwo dzielą ${and(names)}.` : `Koniec gry: wygrywa ${and(names)}.`),
  choices: {
    repeat: () => 'Rzuć czwarty raz od nowa',
    keep: (_, s) => `Zostaw rzut: dwóch szlachciców w ${D(s.view.roll?.district)}`,
    role: (c, s) => `${s.name(c.seat)}: ${pl.role(s.view.roles.length, s.view.players)}`,
    put: (c) => `Karta ${C(c.card)} do oferty ${c.offer}`,
    take: (c, s) => {
      const offer = s.view.cuts.find((cut) => cut.open && cut.left.includes(Number(c.offer)) && cut.offers);
      return `Weź ofertę ${c.offer}${offer?.offers ? `: ${list(offer.offers[Number(c.offer) - 1] ?? [])}` : ''}`;
    },
    play: (c) => `Zagraj kartę ${C(c.card)}: ${pl.cards[c.card as 'doge']?.short ?? ''}`,
    to: (c, s) =>
      s.view.at === 'first-doge'
        ? `Doża przybywa do ${D(c.district)}, dzielnica jest punktowana`
        : c.district === s.view.place
          ? `Postaw szlachcica w ${D(c.district)}`
          : `Postaw szlachcica w ${D(c.district)}, przez swój most z ${place(s)}`,
    on: (c, s) => (s.view.at === 'resettle' ? `Połóż go między ${between(c.pair)}` : `Zbuduj między ${between(c.pair)}`),
    seize: (c, s) => `Przejmij most (${s.name(c.owner)}) między ${between(c.pair)}`,
    in: (c, s) =>
      s.view.at === 'transfer' ? `Zastąp szlachcica przeciwnika w ${D(c.district)}` : `Wygnanie z ${D(c.district)}: rzuć kością`,
    of: (c, s) =>
      s.view.at === 'victim'
        ? `Zastąp szlachcica (${s.name(c.victim)}) w ${place(s)}`
        : `Szlachcic (${s.name(c.victim)}) opuszcza ${place(s)}`,
    from: (c) => `Weź szlachcica z ${D(c.district)}`,
    over: (c, s) =>
      c.bridge === s.me
        ? `Przejdź do ${D(c.district)} własnym mostem, za darmo`
        : `Przejdź do ${D(c.district)} mostem (${s.name(c.bridge)}), 1 punkt dla: ${s.name(c.bridge)}`,
    step: (c) => `Przejdź do ${D(c.district)} bez mostu, za 2 punkty, których nikt nie dostaje`,
    stop: (_, s) => `Doża zatrzymuje się w ${D(s.view.doge)}, dzielnica jest punktowana`,
    nothing: (_, s) => (s.view.extra ? 'Bez dodatkowego wygnania' : 'Odłóż kartę bez efektu'),
  },
  setUpRolls: (name, rolls) => `${name} rzuca: po 2 szlachciców w ${rolls.join(', ')}.`,
  passage: (n) => `Etap ${n}`,
  facts: {
    'first-leader': (f, n) => `Przygotowanie: na początku prowadzi ${n(f.seat)}.`,
    rolled: (f, n) => `${n(f.seat)} rzuca ${f.die}: ${D(f.district)}.`,
    'fourth-roll': (f, n) => (f.does === 'repeat' ? `${n(f.seat)} powtarza czwarty rzut.` : `${n(f.seat)} zostawia czwarty rzut.`),
    placed: (f, n) => `${n(f.seat)} stawia ${nobles(f.nobles)} w ${D(f.district)}.`,
    built: (f, n) =>
      f.how === 'seized' ? `${n(f.seat)} kładzie go między ${between(f.pair)}.` : `${n(f.seat)} buduje most między ${between(f.pair)}.`,
    'passage-begins': (f, n) => `Zaczyna się etap ${f.passage}; prowadzi ${n(f.leader)}.`,
    roles: (f, n) => {
      const [a, b, c, d] = f.roles.map(n);
      const second = d ? `; dzieli ${c}, wybiera ${d}` : c ? `, potem ${c}` : '';
      return `${f.last ? 'Ostatnia runda' : `Runda ${f.round}`}: dzieli ${a}, wybiera ${b}${second}.`;
    },
    drew: (f, n) => (f.cards ? `${n(f.seat)} dobiera: ${list(f.cards)}.` : `${n(f.seat)} dobiera ${cardsTaken(f.count ?? 0)}.`),
    reshuffled: (f) => `Stos jest pusty: nowy powstaje z kart zagranych (${cards(f.cards)}).`,
    cut: (f, n) => `Karty są podzielone: ${f.cuts.map((c) => `${n(c.seat)} ${c.sizes.join('/')}`).join('; ')}.`,
    'turned-up': (f, n) => `${n(f.seat)} odkrywa oferty. ${f.offers.map((o, i) => `Oferta ${i + 1}: ${list(o)}.`).join(' ')}`,
    takes: (f, n) =>
      `${f.chose ? `${n(f.seat)} bierze ofertę ${f.offer}` : `${n(f.seat)} dostaje ofertę ${f.offer}`}: ${list(f.cards)}. Suma limitu: ${f.limit}.`,
    plays: (f, n) => `${n(f.seat)} zagrywa ${playing(f.card)}.`,
    'lays-aside': (f, n) => `${n(f.seat)} odkłada kartę bez efektu.`,
    noble: (f, n) => `${n(f.seat)} stawia szlachcica w ${D(f.district)}${f.from ? `, przez most z ${D(f.from)}` : ''}.`,
    'from-board': (f, n) => `${n(f.seat)} bierze tego szlachcica z ${D(f.district)}.`,
    seizes: (f, n) => `${n(f.seat)} przejmuje most (${n(f.owner)}) między ${between(f.pair)}.`,
    transfer: (f, n) => `${n(f.seat)} zastępuje szlachcica (${n(f.victim)}) w ${D(f.district)}.`,
    banishes: (f, n) => `${n(f.seat)} wygania z ${D(f.district)} do ${nobles(f.die)}.`,
    removed: (f, n) => `${n(f.owner)} traci ${nobles(f.nobles)} w ${D(f.district)}.`,
    'declines-banishment': (f, n) => `${n(f.seat)} rezygnuje z dodatkowego wygnania.`,
    'doge-enters': (f, n) => `${n(f.seat)} sprowadza Dożę do ${D(f.district)}.`,
    'doge-stays': (f, n) => `${n(f.seat)} zostawia Dożę w ${D(f.district)}.`,
    'doge-steps': (f, n) => `${n(f.seat)} prowadzi Dożę do ${D(f.district)} bez mostu, za ${points(f.paid)}.`,
    'doge-crosses': (f, n) =>
      f.paid === 0
        ? `${n(f.seat)} prowadzi Dożę do ${D(f.district)} własnym mostem.`
        : `${n(f.seat)} prowadzi Dożę do ${D(f.district)} cudzym mostem i płaci ${points(f.paid)} (dla: ${n(f.owner)}).`,
    scored: (f, n) => {
      const who = gains(f.gains, n);
      return who.length > 0 ? `Punktowanie, ${D(f.district)}: ${who.join(', ')}.` : `Punktowanie, ${D(f.district)}: nikt nic nie dostaje.`;
    },
    limits: (f, n) => {
      const out = f.out.length === 0 ? 'Nikt nie ma 10 punktów limitu.' : `Co najmniej 10 punktów limitu: ${and(f.out.map(n))}.`;
      if (f.next === 'settle') return `${out} Etap się kończy.`;
      return `${out} ${f.next === 'last-round' ? 'Ostatnia runda tego etapu' : 'Następna runda'}; prowadzi ${n(f.leader)}.`;
    },
    'passage-ends': (f, n) => {
      const who = gains(f.bonus, n);
      const bonus = who.length > 0 ? `Za mniej niż 10: ${who.join(', ')}.` : 'Nikt nie ma mniej niż 10.';
      return `Koniec etapu ${f.passage}; najwyższa suma limitu to ${f.highest}. ${bonus}${f.lowest ? ` Najniższą ma ${n(f.lowest)} i może jeszcze raz wyganiać.` : ''}`;
    },
    ends: (f, n) =>
      `Koniec gry: ${totals(f.prestige, n).join(', ')}. ${f.winners.length > 1 ? `Zwycięstwo dzielą ${and(f.winners.map(n))}.` : `Wygrywa ${and(f.winners.map(n))}.`}`,
  },
  rules: {
    'role-given': () => 'Ta osoba ma już rolę; każdy dostaje jedną.',
    'not-in-the-passage': () => 'Ta osoba nie bierze już udziału w tym etapie.',
    'not-neighbours': (f) => `Most łączy dwie sąsiednie dzielnice, a ${ends(f.pair).join(' i ')} nie sąsiadują ze sobą.`,
    'own-bridge-there': (f) => `Masz już most między ${between(f.pair)}; każdy gracz może mieć tam tylko jeden.`,
    'three-bridges-there': (f) => `Między ${between(f.pair)} są już trzy mosty i nie ma miejsca na więcej.`,
    'effect-compulsory': () => 'Przy tym stole efekt karty trzeba wykonać, jeśli tylko się da.',
    'no-noble': () => 'Brakuje szlachcica: twój zapas jest pusty, a z innych dzielnic nie ma kogo wziąć.',
    'must-end-elsewhere': (f) => `Szlachcic wzięty z ${D(f.district)} musi stanąć gdzie indziej.`,
    'no-own-noble-there': (f) => `Nie masz szlachcica w ${D(f.district)}.`,
    'stock-not-empty': (f) => `W zasobach są jeszcze mosty (${Number(f.stock)}): dopóki są, żadnego mostu nie można przejąć.`,
    'stock-empty': () => 'W zasobach nie ma już mostów: najpierw przejmij most przeciwnika.',
    'own-bridge': () => 'Przejąć można tylko most przeciwnika.',
    'no-such-bridge': (f, n) => `${n(String(f.owner))} nie ma tam mostu.`,
    'no-place-for-bridge': (f) => `Masz inny most między ${between(f.pair)}, a dla tego nie ma innego miejsca.`,
    'no-own-bridge': (f) => `Szlachcic może przejść twoim mostem; między ${D(f.from)} a ${D(f.district)} nie masz mostu.`,
    'no-opponent-there': (f) => `W ${D(f.district)} nie ma szlachcica przeciwnika. Ci na mostach się nie liczą.`,
    'transfer-of-opponent': () => 'Zdrajca odsyła szlachcica przeciwnika, nigdy własnego.',
    'own-noble-spared': () => 'Najpierw odchodzą cudzy szlachcice; twoi zostają, póki tamtych wystarcza.',
    'no-noble-of-victim': (f, n) => `${n(String(f.victim))} nie ma szlachcica w ${D(f.district)}.`,
    'doge-compulsory': () => 'Kartę Doży trzeba wykonać: Doża może zostać na miejscu, ale dzielnica jest punktowana.',
    'doge-was-there': (f) => `Doża już był w ${D(f.district)} na tej drodze; do żadnej dzielnicy nie wchodzi dwa razy.`,
    'doge-not-neighbours': (f) => `${D(f.district)} nie sąsiaduje z ${D(f.from)}, gdzie stoi Doża.`,
    'toll-unpaid': (f) =>
      `To kosztuje ${points(Number(f.cost))}, a masz ${Number(f.prestige)}. Płaci się przed punktowaniem i nigdy poniżej 0.`,
    'step-only-first': () => 'Bez mostu Doża może iść tylko w pierwszym kroku swojej drogi.',
    'bridge-touches-doge': (f) => `Bez mostu może ruszyć tylko wtedy, gdy żaden most nie dotyka ${D(f.from)}; tu jakiś dotyka.`,
    'split-complete': () => 'Wszystkie twoje karty są już podzielone.',
    'split-in-order': (f) => `Następna karta to ${C(f.next)}.`,
    'no-such-offer': (f) => `Są tylko ${Number(f.offers)} oferty.`,
    'offer-empty': (f) => `W każdej ofercie (jest ich ${Number(f.offers)}) musi być co najmniej jedna karta.`,
    'split-all-cards': () => `Każda dobrana karta trafia do jednej z ofert, dokładnie raz.`,
    'offer-taken': (f) => `Oferta ${Number(f.offer)} jest już zabrana.`,
    'card-not-in-hand': (f) => `Nie masz do zagrania karty ${C(f.card)}.`,
    'card-first': () => 'Najpierw wybierz kartę; żadnej nie można zachować na później.',
  },
  reasons: {
    majority: (f, n) => {
      const takes = `daje przewagę w ${D(f.district)}${f.from ? ` (dotąd ma ją ${n(f.from)})` : ''}`;
      return f.doge === null ? takes : `${takes}, zanim przyjdzie tam Doża (wkrótce jest tam w ${f.doge} na 10 wyobrażonych gier)`;
    },
    'ends-majority': (f, n) => `kończy przewagę w ${D(f.district)}, którą ma teraz ${n(f.of)}`,
    scores: (f) => `daje w tej turze ${points(f.points)} w ${D(f.district)}`,
    leaves: (f) => `zostawia ci ofertę z kartą ${C(f.card)} w ${f.tenths} na 10 wyobrażonych gier`,
    'less-limit': (f) =>
      `dodaje o ${count(f.points, { one: '# punkt limitu', few: '# punkty limitu', many: '# punktów limitu' })} mniej niż inne wybory`,
    more: (f) => {
      const by = {
        doge: 'tam, dokąd idzie Doża',
        final: 'w dzielnicach na koniec gry',
        'limit-bonus': 'za mało punktów limitu',
        tolls: 'z opłat za twoje mosty',
      };
      return `przynosi o ${points(f.points)} więcej niż inne wybory ${by[f.by]}`;
    },
  },
  nothingHere: (p) => `${p}: w tym kroku nie ma tu nic do wyboru.`,
  tabs: { districts: 'Dzielnice', piles: 'Stosy' },
  options: {
    roleAssignment: {
      title: 'Role',
      about: 'Kto z kim dzieli karty w rundzie.',
      values: { random: 'losowane', leaderChooses: 'rozdaje prowadzący' },
    },
    openOffers4p: {
      title: 'Oferty przy czterech graczach',
      about: 'Zakryte: oferty drugiej pary są tajne do jej kolei.',
      values: { faceDown: 'zakryte', faceUp: 'odkryte' },
    },
    mandatoryEffects: {
      title: 'Które efekty są obowiązkowe',
      about: 'Kartę o dobrowolnym efekcie można odłożyć.',
      values: { dogeOnly: 'tylko Doża', all: 'wszystkie, gdy się da' },
    },
    allowDebt: { title: 'Płacenie bez punktów', about: 'Wynik może wtedy spaść poniżej 0.', values: { false: 'nie', true: 'tak' } },
    firstLeader: {
      title: 'Kto prowadzi pierwszy raz',
      about: 'Umówiona jest osoba na pierwszym miejscu.',
      values: { random: 'losowo', chosen: 'pierwsze miejsce' },
    },
    fourEqualRolls: {
      title: 'Cztery równe rzuty na początku',
      about: 'Czwarty można albo trzeba powtórzyć.',
      values: { ask: 'pytać', forceReroll: 'zawsze powtarzać' },
    },
    banishDie: { title: 'Wygnanie', about: 'Zasada domowa, jeśli nie lubicie kości.', values: { d6: 'rzut kością', fixed3: 'zawsze 3' } },
  },
  panel: {
    score: (now, later) => (later === undefined ? `prestiż: ${now}` : `prestiż: ${now}, ${later} po punktowaniu wszystkiego`),
    prestige: 'prestiż',
    supply: 'zapas',
    supplyCount: (n) => `zapas ${n}`,
    bridgeCount: bridges,
    limit: (n) => `limit ${n} z 10`,
    limitPoints: 'punkty limitu',
    limitCards: (v) => `${v.length === 1 ? 'karta limitu' : 'karty limitu'}: ${v.join(', ')}`,
    leader: 'prowadzi',
    out: 'poza etapem',
    ifEnded: (n) => `${n} po punktowaniu wszystkiego`,
    projection: 'gdyby teraz punktować wszystkie dzielnice',
  },
  table: {
    district: 'Dzielnica',
    first: '1.',
    second: '2.',
    now: 'teraz',
    caption: 'Szlachcice w dzielnicach i to, co każdy dostałby teraz',
    nobody: '–',
  },
  piles: {
    title: 'Karty i mosty',
    action: (n) => `Stos akcji: ${cards(n)}`,
    limit: (n) => `Stos limitu: ${cards(n)}`,
    used: 'Zagrane w tym etapie',
    noneUsed: 'W tym etapie nie zagrano jeszcze żadnej karty.',
    unseen: (c, n, all) => `${C(c)}: jeszcze ${n} z ${all}`,
    bridges: (n) => `Zasoby: ${bridges(n)}`,
  },
  cut: {
    title: (n) => (n === 3 ? 'Trzy oferty' : 'Dwie oferty'),
    drawn: (name) => `Dobrane karty: ${name}`,
    rest: 'Do podziału',
    tray: (n) => `Oferta ${n}`,
    move: (c, n) => `Karta ${C(c)} do oferty ${n}`,
    back: (c) => `Cofnij kartę ${C(c)}`,
    where: (c, n) => (n === 0 ? `${C(c)}, do podziału` : `${C(c)}, w ofercie ${n}`),
    asList: 'Jako lista',
    needsCard: 'potrzebna karta',
    done: 'Wszystkie karty rozdzielone. Potwierdź albo przekładaj dalej.',
    sum: (l) => (l > 0 ? `limit ${l}` : 'bez limitu'),
    would: (name, total) => `${name}: ${total}`,
    wouldOut: (name, total) => `${name}: ${total}, poza etapem`,
    keys: 'Dotknij karty albo przeciągnij; klawisze: 1, 2, 3, strzałki.',
  },
  offers: {
    title: (name) => `Oferty: dzieli ${name}`,
    offer: (n) => `Oferta ${n}`,
    open: (n, ids) => `oferta ${n}: ${list(ids)}`,
    closed: (n) => `zakryte: ${cards(n)}`,
    taken: 'zabrana',
    take: (n) => `Weź ofertę ${n}`,
  },
  hand: { title: (name) => `Karty do zagrania: ${name}`, playing: 'karta właśnie zagrywana' },
  ways: {
    title: 'Całe drogi, razem z postojem',
    to: (d, cost, paid) =>
      cost === 0
        ? `${D(d)}: za darmo`
        : paid.length === 0
          ? `${D(d)}: ${points(cost)} dla nikogo`
          : `${D(d)}: ${points(cost)}, ${paid.length < cost ? `z tego ${paid.length} ` : ''}${payees(paid).length > 1 ? 'dostają' : 'dostaje'} ${and(payees(paid))}`,
  },
  die: (n) => `Na kości ${n}`,
  board: {
    name: 'Plansza San Marco',
    canal: 'Canal Grande',
    basin: 'Basen św. Marka',
    describe: (f) =>
      `${f.name}: ${f.nobles.length > 0 ? f.nobles.map((x) => `${x.name} ${x.count}`).join(', ') : 'nikogo'}; pierwsze ${f.first}, drugie ${f.second}; kość ${f.die}${f.doge ? '; tu jest Doża' : ''}`,
    pairBridges: (p, owners) =>
      `${ends(p).join(' – ')}: ${owners.length > 0 ? `${owners.length > 1 ? 'mosty' : 'most'} (${owners.join(', ')})` : 'brak mostu'}`,
    bridge: (p, owner) => `Most (${owner}) między ${between(p)}`,
    stock: (n) => `Zasoby: ${bridges(n)}`,
    dogeWaits: 'Doży nie ma jeszcze na planszy',
    doge: 'Doża',
    nobody: 'Nie ma tu szlachciców',
    choices: (p) => `${p}: wybierz`,
  },
  end: {
    title: 'Wynik końcowy',
    doge: 'Karty Doży',
    final: 'Punktowanie końcowe',
    bonus: 'Poniżej limitu',
    tolls: 'Opłaty za mosty',
    total: 'Razem',
    tieBreak: (names, n) => `Równy prestiż: decydują szlachcice w San Marco, ${names.map((name, i) => `${name} ${n[i] ?? 0}`).join(', ')}.`,
    shared: 'Równy prestiż i tyle samo szlachciców w San Marco: zwycięstwo jest wspólne.',
  },
};
