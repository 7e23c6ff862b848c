// Venice po polsku. Czasowniki stoją w czasie teraźniejszym, a imiona w mianowniku: zdanie nie musi znać rodzaju gracza.
import type { VeniceView } from '../knowledge/view.ts';
import { reasons } from './reasons-pl.ts';
import { choices, prompts, smugglerCard } from './asks-pl.ts';
import { effects } from './effects-pl.ts';
import { facts } from './facts-pl.ts';
import { progress } from './lookup.ts';
import { and, count, names } from './names-pl.ts';
import { options } from './options-pl.ts';
import { rules } from './refusals-pl.ts';
import type { VeniceWords, Question } from './shape.ts';

const LAST = ['', 'koniec zainicjowany', 'przedostatnia runda', 'ostatnia runda'];
const ending = (view: VeniceView, alone: boolean): string => {
  const n = progress(view, 'ending');
  if (!alone || n === 0) return LAST[n] ?? '';
  return count(progress(view, 'left') + 1, { one: 'ostatnia tura', few: 'jeszcze # tury', many: 'jeszcze # tur' });
};

export const pl: VeniceWords = {
  ...names,
  ...effects,
  title: 'Wenecja',
  tagline: 'Dwie gondole i jeden gondolier: pływaj kanałami, handluj, a inkwizycja niech aresztuje kogoś innego.',
  by: 'Autorzy: Dávid Turczi i Andrei Novac; tryb jednoosobowy: Dávid Turczi i Xavi Bordes; Braincrack Games 2020',
  length: '1 do 5 graczy, około dwóch godzin',
  stage(view, v) {
    if (view.at === 'returns') return 'przygotowanie';
    if (view.at === 'reduce') return 'punktacja końcowa';
    if (progress(view, 'placings') < 2 * Object.keys(view.coins).length) return `runda wstępna · ${v.name(view.awaits[0] ?? view.player)}`;
    return [`tura ${view.turn}`, v.name(view.player), ending(view, v.alone)].filter((x) => x !== '').join(' · ');
  },
  prompts,
  waiting: (who, at) => {
    const what = pl.deciding[at as Question];
    return `Czekamy na: ${and(who)}${what ? ` (${what})` : ''}.`;
  },
  deciding: {
    returns: 'którą misję oddać',
    place: 'miejsce gondoli',
    start: 'którą gondolę poprowadzić',
    move: 'dokąd płynie gondola',
    missions: 'czy wykonać misję',
    lay: 'gdzie położyć misję',
    activate: 'którego efektu użyć',
    apply: 'co dodają misje',
    choose: 'jeden z dwóch efektów',
    cubes: 'ładunek gondoli',
    bridge: 'miejsce mostu',
    'keep-influence': 'którą kartę zatrzymać',
    'keep-mission': 'którą misję zatrzymać',
    assistant: 'który pomocnik idzie dalej',
    overtime: 'który budynek uruchomić',
    spy: 'miejsce szpiega',
    stocks: 'którą gondolę załadować',
    order: 'kogo spotkać teraz',
    encounter: 'zwój czy intryga',
    pay: 'co stracić',
    smuggler: 'dokąd płyną przemytnicy',
    'choose-gondola': 'która gondola płynie',
    way: 'którą drogą płynąć',
    'route-order': 'kogo spotkać teraz',
    reduce: 'czy usunąć intrygę',
  },
  handedIn: 'Twój wybór jest złożony. Można go jeszcze zmienić, dopóki nie wszyscy wybrali.',
  held: 'To kończy twoją turę. Potwierdź albo cofnij.',
  over: (who) => (who.length === 0 ? 'Koniec gry: wygrywa doża.' : `Koniec gry: wygrywa ${and(who)}.`),
  orders: {
    scroll: () => ({
      offer: 'Oddawaj zwój przy każdym spotkaniu aż do mojej następnej tury',
      given: 'Aż do swojej następnej tury oddajesz zwój przy każdym spotkaniu.',
    }),
    intrigue: () => ({
      offer: 'Przyjmuj intrygę przy każdym spotkaniu aż do mojej następnej tury',
      given: 'Aż do swojej następnej tury przyjmujesz intrygę przy każdym spotkaniu.',
    }),
  },
  choices,
  facts,
  rules,
  reasons,
  nothingHere: (place) => `${place}: na tym etapie nic tu nie ma do wyboru.`,
  options,
  smugglerCard,
  end: {
    title: 'Punktacja końcowa',
    rows: {
      awards: 'Wielka Rada',
      assistants: 'Pomocnicy',
      wealth: 'Majątek',
      favour: 'Karta przychylności',
      intrigue: 'Pozostałe punkty intryg',
      total: 'Razem',
    },
    arrested: 'areszt',
    winner: 'wygrywa',
  },
  standIns: 'Niektóre wartości kart i kanałów są zastępcze: nie dało się ich odczytać z instrukcji. Kto ma grę, może wpisać wydrukowane.',
  list: and,
};
