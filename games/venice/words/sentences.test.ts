// Everything that Venice can say, with everything that can come of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsIn, NUMBERS, RECORD, type Pools, type Said } from '@ridotto/engine/battery/sentences.ts';
import { LANGUAGES, type Language } from '@ridotto/engine/words.ts';
import type { EditionFile } from '../box/edition.ts';
import standard from '../editions/standard.json' with { type: 'json' };
import { venice } from '../manifest.ts';
import { endsOf } from './lookup.ts';
import { page as pageEn } from './page-en.ts';
import { page as pageFr } from './page-fr.ts';
import { page as pagePl } from './page-pl.ts';
import type { PageWords } from './page-shape.ts';
import { AT_ONCE, GAINS } from './reasons.ts';
import { AMOUNTS, BUILDINGS, CARDS, CUBES, DECKS, DOGE_CARDS, TILES, type VeniceWords, type Voice } from './shape.ts';

const NAMES = ['Anne', 'Benoît', 'Émile', 'Hélène', 'Denise'];
const SEATS = ['s0', 's1', 's2', 's3', 's4'];
const LISTS = [['Anne'], ['Denise', 'Émile'], ['Hélène', 'Benoît', 'Anne']];
const edition = standard as unknown as EditionFile;
const voice = (alone: boolean): Voice => ({
  name: (seat) => NAMES[Number(seat.slice(1))] ?? seat,
  alone,
  edition,
  ends: endsOf(edition, edition.exampleLayout),
});
const OWNERS = [...SEATS, 'letter-a', 'letter-b'];
const MISSIONS = edition.missions.map((m) => `m${m.id}`);
const CARGO = [
  { ceramics: 0, cloth: 0, silver: 0 },
  { ceramics: 1, cloth: 0, silver: 0 },
  { ceramics: 0, cloth: 2, silver: 1 },
  { ceramics: 5, cloth: 22, silver: 2 },
  { ceramics: 0, cloth: 1, silver: 0 },
];
const EFFECTS = ['1', '2', '3', '4', 'a', 'b'];
const effects = [...edition.tiles, ...edition.communalBuildings].flatMap((b) => b.effects);
const row = (total: number) => ({ total });

const pools = (canal: readonly string[]): Pools => ({
  f: RECORD,
  'reasons.mission': MISSIONS,
  'reasons.building': BUILDINGS,
  'reasons.what': AT_ONCE,
  'reasons.amount': NUMBERS.slice(1),
  'reasons.points': NUMBERS.slice(1),
  'reasons.by': [null, ...GAINS],
  tenths: [2, 5, 10],
  v: [voice(false), voice(true)],
  n: NUMBERS,
  x: NUMBERS,
  seat: SEATS,
  owner: OWNERS,
  // A player passes under a bridge, builds one, or advances: the letters too.
  o: OWNERS,
  missions: [undefined, ['m1'], ['m2', 'm25'], ['m3', 'm4', 'm5']],
  mission: [undefined, ...MISSIONS],
  'facts.completes.mission': MISSIONS,
  'facts.lays.mission': MISSIONS,
  'facts.mission-effect.mission': MISSIONS,
  'rules.mission': MISSIONS,
  'rules.effect-needs.mission': [undefined, ...MISSIONS],
  m: MISSIONS,
  'mission.mission': MISSIONS,
  'cardDoes.card': CARDS,
  'dogeDoes.card': DOGE_CARDS,
  d: DOGE_CARDS,
  count: NUMBERS,
  cards: [undefined, CARDS.slice(0, 1), CARDS.slice(1, 3)],
  'facts.shuffles.cards': NUMBERS,
  card: [undefined, ...CARDS],
  'facts.plays.card': CARDS,
  'facts.row.card': DOGE_CARDS,
  'facts.doge-card.card': DOGE_CARDS,
  'rules.card': CARDS,
  'rules.effect-needs.card': [undefined, ...CARDS],
  turn: [1, 2, 22],
  gondola: ['first', 'second'],
  at: BUILDINGS,
  'waiting.at': ['returns', 'encounter', 'move'],
  stays: [undefined, true],
  from: BUILDINGS,
  to: [...BUILDINGS].reverse(),
  'facts.draws-smugglers.to': [undefined, ['market', 'docks'], ['church']],
  canal,
  c: canal,
  coins: NUMBERS,
  'rules.effect-needs.coins': [undefined, ...NUMBERS],
  'rules.cannot-reduce.coins': NUMBERS,
  pass: [undefined, true],
  on: [[], ['s0'], ['s1', 's0'], ['letter-a', 's2', 's1']],
  picks: [
    { s0: 'scroll', s1: 'intrigue' },
    { s2: 'silver', s3: 'cloth' },
    { s1: 'ceramics', s4: 'scroll' },
  ],
  with: ['scroll', 'intrigue', ...CUBES],
  slot: ['first', 'second', 'third', 'archive'],
  building: BUILDINGS,
  space: [1, 2, 3, 4],
  'rules.space': [0, 4],
  effect: EFFECTS,
  'rules.effect-needs.effect': [undefined],
  gain: ['coins', 'scrolls'],
  favour: [{ s0: 4 }, {}],
  'facts.wealth.coins': [{ s0: 2, s1: 0 }, { s2: 22 }],
  'facts.overflow.who': SEATS,
  'rules.by': BUILDINGS,
  who: [...OWNERS, 'doge'],
  what: AMOUNTS,
  by: [1, -1, 2, -5, 22],
  cubes: CARGO,
  deck: DECKS,
  letter: ['a', 'b'],
  place: [1, 2, 3],
  left: [1, 2],
  'facts.boxes.left': NUMBERS,
  'facts.end-triggered.left': [undefined, 1, 2],
  why: ['council', 'missions', 'doge'],
  'facts.end-triggered.by': SEATS,
  awards: [
    { s0: 9, s1: 2 },
    { s2: 5, s3: 5, s4: 1 },
  ],
  assistants: [{ s0: 0 }, { s0: 4, s1: 0 }],
  scores: [
    { s0: row(22), s1: row(1) },
    { s2: row(0), s3: row(5), s4: row(2) },
  ],
  arrested: [undefined, ...SEATS],
  winners: [['s0'], ['s2'], []],
  over: LISTS,
  names: LISTS,
  // rules
  cost: NUMBERS,
  unturned: [0, 1],
  cube: CUBES,
  scrolls: NUMBERS,
  'rules.effect-needs.scrolls': [undefined, ...NUMBERS],
  'rules.cannot-reduce.scrolls': NUMBERS,
  intrigue: NUMBERS,
  'rules.effect-needs.intrigue': [undefined, ...NUMBERS],
  bridges: [1, 2],
  capacity: [5],
  // effects
  e: effects,
  edition: [edition],
  'favour.{}': [edition],
  tile: TILES,
  b: BUILDINGS,
  'effect.e': effects,
  'space.effect': EFFECTS,
  items: LISTS,
});
/** What depends on where a game is: words.test.ts says it in random games. */
const inGames = (path: string): boolean => /^(?:prompts|choices)\.|^stage$/.test(path);
const CODES: ReadonlySet<string> = new Set([...BUILDINGS, ...CARDS, ...DOGE_CARDS, ...DECKS]);

/** Where a mission is completed: the code of a building, to be named. */
const toBuilding = ({ path, text }: Said): boolean => path === 'mission' && BUILDINGS.some((b) => b === text);

for (const l of LANGUAGES)
  test(`Venice, ${l}: nothing is mechanically wrong with any sentence`, async () => {
    const about = { codes: CODES, skip: inGames, ends: /^(?:facts(?!\.turn$)|rules)\b/, but: toBuilding };
    const words = await venice.words[l]();
    const amounts = [1, 2].map((n) => AMOUNTS.slice(0, n).map((what) => words.amount(what, 3 - 2 * n)));
    assert.deepEqual(faultsIn(words, l, { ...pools(edition.canals.map((c) => c.id)), amounts }, about), []);
  });

/** What the page hands over has been said already: lists of things, prices, names of owners. */
function pagePools(w: VeniceWords): Pools {
  const v = voice(false);
  const owners = ['s0', 's2', 'letter-a'].map((o) => w.owner(o, v));
  const gondolas = ['s0', 's2', 'letter-b'].map((o) => w.gondola(o, v));
  const prices = NUMBERS.slice(1).map((n) => w.counted('coins', n));
  const goods = CARGO.map(w.goods);
  const lists = [owners.slice(0, 1), owners];
  return {
    n: NUMBERS,
    of: [12],
    vp: NUMBERS.slice(1).map((n) => w.counted('vp', n)),
    place: BUILDINGS,
    'board.choices.place': [w.buildings.market],
    b: BUILDINGS,
    what: [w.buildings.market],
    said: goods,
    list: lists,
    'board.gondolas.list': [gondolas.slice(0, 1), gondolas],
    owner: owners,
    who: owners,
    space: [1, 2, 4],
    gondola: gondolas,
    cargo: [...goods],
    'board.gondola.cargo': [null, ...goods],
    led: [true, false],
    price: prices,
    canal: edition.canals.map((c) => w.canal(c.id, v)),
    end: [null, 14],
    coins: prices,
    left: prices,
    via: [w.buildings.docks],
    'plan.way.said': [prices.slice(0, 1), prices],
    uses: lists,
    'plan.uses.what': lists,
    'plan.onTop.who': gondolas,
    step: [w.buildings.docks],
    text: goods,
    'encounter.chosen.what': goods,
    name: NAMES,
    most: [8],
    card: CARDS.map((c) => w.cards[c]),
    letter: ['A', 'B'],
    'smugglers.at.place': [null, ...BUILDINGS],
    award: NUMBERS,
    placed: NUMBERS,
    per: [4],
    kept: [true, false],
    mine: NUMBERS,
    his: [...NUMBERS].reverse(),
    level: ['easy', 'normal', 'hard'],
  };
}
const PAGES: Readonly<Record<Language, PageWords>> = { en: pageEn, fr: pageFr, pl: pagePl };
for (const l of LANGUAGES)
  test(`Venice’s page, ${l}: nothing is mechanically wrong with any sentence`, async () => {
    const w = await venice.words[l]();
    assert.deepEqual(faultsIn(PAGES[l], l, pagePools(w), { codes: CODES }), []);
  });

test('what lies below is named with its preposition each time; an assistant is placed, then goes on', async () => {
  const fr = await venice.words.fr();
  const pl = await venice.words.pl();
  const moors = { owner: 's1', gondola: 'first', at: 'market', on: ['s4', 's0'] } as const;
  assert.equal(
    fr.facts.moors(moors, voice(false)),
    'La gondole de Benoît est amarrée au Marché, au-dessus de la gondole de Denise et de la gondole d’Anne.',
  );
  const assistant = { owner: 's0', building: 'market' } as const;
  assert.equal(pl.facts.assistant({ ...assistant, space: 1 }, voice(false)), 'Pomocnik (Anne) staje na polu 1 Targu.');
  assert.equal(pl.facts.assistant({ ...assistant, space: 2 }, voice(false)), 'Pomocnik (Anne) przechodzi na pole 2 Targu.');
});
