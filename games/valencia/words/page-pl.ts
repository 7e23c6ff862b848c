// To, co mówi tylko strona, po polsku. Imiona stoją w mianowniku.
import { and, cap, cards, count, guildName } from './names-pl.ts';
import type { PageWords } from './page-shape.ts';

export const page: PageWords = {
  board: {
    city: 'Miasto Walencja',
    council: 'Rada',
    rounds: 'Pięć rund',
    choices: (place) => `Wybór: ${place}`,
    squares: 'Pokaż pola tego cechu.',
    square: (cell, guild, cost) => `${cell}: ${guildName(guild)}, ${cost}.`,
    free: 'Wolne.',
    member: (name) => `Stoi tu członek rodziny (${name}).`,
    beside: (fountains) => `Obok fontann: ${fountains.join('; ')}.`,
    palm: 'Obok palmy.',
    wall: 'Przy murze zewnętrznym.',
    corner: 'W narożniku muru.',
    space: (cell) => `${cell}: wolne miejsce na fontannę.`,
    fountain: (cell, fountain) => `${cell}: fontanna ${fountain}.`,
    central: (value) => `Fontanna środkowa, ${value}.`,
    tree: (tree, palm) => `${cap(tree)}: ${palm ? 'palma' : 'jeszcze bez palmy'}.`,
    chair: (seat, holders) => `${seat}: ${holders.length > 0 ? and(holders) : 'jeszcze nikt'}.`,
    stock: (left, price) => `${left === 0 ? 'Nic' : left} w puli; cena: ${price}.`,
    take: (place) => `Weź do ręki: ${place}`,
    lay: (place) => `Odłóż: ${place}`,
  },
  round: {
    states: { past: 'zakończona', now: 'w toku', later: 'przed nami' },
    about: (n, state, steps, fountain) => `Runda ${n}, ${state}: ${steps.join('; ')}. Fontanna: ${fountain}.`,
  },
  tabs: { missions: 'Misje', rounds: 'Rundy', cards: 'Karty', score: 'Wynik' },
  missions: {
    title: 'Twoje misje',
    prompt: {
      ask: 'Które misje zatrzymujesz?',
      also: 'Jedną lub więcej. Większość niewykonanych kosztuje na końcu punkty.',
    },
    count: (kept, of) => `zatrzymane: ${kept} z ${of}`,
    none: 'Misje są tajne do końca gry.',
    hidden: 'zależy od tego, co inni mają za zasłonkami',
    others: 'Ile kto ma',
    points: (n) => (n < 0 ? `−${-n}` : `+${n}`),
  },
  planning: {
    prompt: (drawn) =>
      drawn === 0
        ? { ask: 'Dobierz karty i ułóż z nich stosy.', also: 'Inni nic z tego nie widzą, dopóki wszyscy nie są gotowi.' }
        : { ask: 'Dobierz kolejną kartę albo rozłóż wszystkie na stosy.', also: 'Każdy stos służy do jednej licytacji w tej rundzie.' },
    draw: 'Dobierz kartę',
    left: (n, rounds, each) =>
      rounds === 0
        ? `W talii: ${cards(n)}, a to ostatnia runda.`
        : `W talii: ${cards(n)}; ${count(rounds, {
            one: 'po tej będzie jeszcze jedna runda.',
            few: `na # następne rundy, mniej więcej po ${each}.`,
            many: `na # następnych rund, mniej więcej po ${each}.`,
          })}`,
    empty: 'Twoja talia jest pusta.',
    drawNow: 'Naciśnij ponownie, by dobrać',
    rest: 'Jeszcze bez stosu',
    pile: (n) => `Stos ${n}`,
    fresh: 'Nowy stos',
    total: (n) => `suma ${n}`,
    card: (card, where) => `${card}, ${where}`,
    put: (card) => `połóż tu ${card}`,
    singles: 'Każda karta osobno',
    one: 'Wszystko w jednym stosie',
    keys: 'Przeciągnij kartę na stos albo wskaż kartę, potem stos. Klawisze: 1–9, 0, strzałki.',
    whole: 'Wszystkie karty leżą w stosach. Potwierdź, gdy ci odpowiadają.',
    handedIn: 'Twoje stosy są gotowe.',
  },
  auction: {
    title: (step) => `Licytacja ${step}`,
    queue: 'jeszcze w kolejce',
    now: 'teraz kolej',
    passed: 'pas',
    first: 'zaczyna',
    acts: 'działa',
    noAct: 'bez akcji',
    total: (n) => `suma ${n}`,
    reveal: (pile, total) => `Odkryj stos ${pile}, ${total}`,
    nina: (n) => `odkrywa po was ${count(n, { one: '# kartę', few: '# karty', many: '# kart' })}`,
  },
  own: {
    piles: 'Twoje stosy',
    pile: (n, cards) => `Stos ${n}: ${cards}`,
    nothing: 'bez towarów',
    back: 'Z powrotem pod twoją talię',
    faceDown: (sizes) => (sizes.length === 0 ? 'bez stosów' : `stosy: ${sizes.map(cards).join(', ')}`),
  },
  panel: {
    score: (now, later) => (later === undefined ? `prestiż: ${now}` : `prestiż: ${now}, ${later} gdyby gra skończyła się teraz, bez misji`),
    supply: (n) => `${n} w zapasie`,
    draw: (n) => `${n} w talii`,
    soFar: (n) => `${n}, gdyby gra kończyła się teraz, bez misji`,
    soFarAbout: 'Gdyby gra kończyła się teraz, bez misji',
  },
  rounds: {
    caption: 'Kiedy przychodzi który cech',
    guild: 'Cech',
    about: 'Litery to etapy. Miejsca w Radzie (A), sprzedaż (C, E), ruch (G), palma (H) i fontanna (I) są w każdej rundzie.',
  },
  cards: {
    about: 'Wszyscy zaczynali z takimi samymi kartami.',
    caption: 'Karty poza grą',
    unseen: 'Jeszcze w twojej talii',
    known: 'Na pewno w którymś stosie albo odłożone',
    never: (n) => count(n, { one: '# nieodkryta', few: '# nieodkryte', many: '# nieodkrytych' }),
  },
  score: {
    caption: 'Gdyby gra kończyła się teraz',
    about: 'To, co wszyscy mogą policzyć. Misje innych są tajne do końca.',
    open: 'Misje są odkryte: każda tak, jak widzi ją osoba, która ją zachowała.',
    others: 'tajne',
  },
  end: { fountains: 'Fontanna po fontannie', fountain: (cell, value) => `${cell}, wartość ${value}`, central: 'środek' },
  log: {
    begins: 'Przed pierwszą rundą',
    draws: (who, all) => `${who} dobiera ${and(all)}.`,
    dealt: (who, missions) => `Po ${missions} dostają: ${and(who)}.`,
    total: 'Suma',
  },
};
