// Everything that San Marco can say, with everything that can come of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsIn, NUMBERS, RECORD, type Pools } from '@ridotto/engine/battery/sentences.ts';
import { LANGUAGES } from '@ridotto/engine/words.ts';
import { GAINS } from './reasons.ts';
import { CARD_NAMES, DISTRICT_NAMES, QUESTIONS } from './shape.ts';
import { sanMarco } from '../manifest.ts';

const NAMES = ['Anne', 'Benoît', 'Émile', 'Hélène'];
const SEATS = ['s0', 's1', 's2', 's3'];
const name = (seat: string): string => NAMES[Number(seat.slice(1))] ?? seat;
const LISTS = [['Anne'], ['Denise', 'Émile'], ['Hélène', 'Benoît', 'Anne']];
const seats = [['s0'], ['s1', 's2'], ['s3', 's1', 's0'], ['s0', 's1', 's2', 's3']];
const hands = [['doge'], ['limit-3'], ['castello', 'limit-1', 'limit-2'], ['bridge', 'transfer', 'banishment', 'san-marco']];
const by = [{ s0: 1, s2: 22 }, { s3: 5 }, { s0: 0 }];
const POOLS: Pools = {
  f: RECORD,
  c: RECORD,
  'facts.n': [name],
  'rules.n': [name],
  'reasons.n': [name],
  'reasons.from': [null, ...SEATS],
  'reasons.doge': [null, 3, 5, 10],
  'reasons.of': SEATS,
  'reasons.by': GAINS,
  'reasons.points': NUMBERS.slice(1),
  'reasons.card': ['doge', 'transfer', 'bridge', 'banishment'],
  tenths: [3, 5, 10],
  n: NUMBERS,
  p: ['castello/san-marco', 'cannaregio/san-polo'],
  pair: ['castello/san-marco', 'cannaregio/san-polo'],
  seat: SEATS,
  owner: SEATS,
  leader: SEATS,
  victim: SEATS,
  district: DISTRICT_NAMES,
  from: [undefined, ...DISTRICT_NAMES],
  'rules.from': DISTRICT_NAMES,
  die: [1, 2, 6],
  does: ['repeat', 'keep'],
  nobles: NUMBERS,
  how: ['built', 'seized'],
  passage: [1, 2, 3],
  last: [false, true],
  round: NUMBERS,
  roles: seats.slice(1),
  cards: [undefined, ...hands],
  'facts.takes.cards': hands,
  'facts.reshuffled.cards': NUMBERS,
  count: NUMBERS,
  cuts: [
    [{ seat: 's0', sizes: [1, 7] }],
    [
      { seat: 's1', sizes: [4, 4] },
      { seat: 's2', sizes: [5, 3] },
    ],
  ],
  offers: [2, 3],
  ids: hands,
  'facts.turned-up.offers': [hands.slice(0, 2), hands.slice(1)],
  chose: [true, false],
  offer: [1, 2, 3],
  limit: NUMBERS,
  card: CARD_NAMES,
  // Limit cards are not played.
  'rules.card-not-in-hand.card': CARD_NAMES.slice(0, 10),
  paid: NUMBERS,
  'ways.to.paid': [[], ['Anne'], ['Anne', 'Émile'], ['Hélène', 'Hélène', 'Benoît']],
  gains: by,
  bonus: by,
  prestige: by,
  'rules.prestige': NUMBERS,
  winners: seats.slice(0, 3),
  'over.winners': LISTS,
  out: [[], ...seats.slice(0, 3)],
  next: ['settle', 'last-round', 'round'],
  'rules.next': CARD_NAMES,
  highest: [10, 22],
  lowest: [undefined, 's1', 's2'],
  stock: NUMBERS.slice(1),
  cost: NUMBERS,
  i: [0, 1, 2],
  names: LISTS,
  v: [['1'], ['1', '3', '3']],
  at: QUESTIONS,
  rolls: [['San Polo', 'Castello', 'Cannaregio', 'San Polo']],
  all: [22],
  l: NUMBERS,
  total: NUMBERS,
  now: NUMBERS,
  later: [undefined, 3, 22],
  name: NAMES,
  d: DISTRICT_NAMES,
  owners: [[], ...LISTS],
  'end.n': [[22, 5]],
  'end.names': [['Denise', 'Émile']],
  'cut.c': CARD_NAMES,
  'hand.c': CARD_NAMES,
  'piles.c': CARD_NAMES,
  // of a district of the board
  first: [8],
  second: [6],
  doge: [true, false],
  'board.nobles': [
    [],
    [{ name: 'Anne', count: 1 }],
    [
      { name: 'Émile', count: 5 },
      { name: 'Benoît', count: 22 },
    ],
  ],
  'board.name': ['Castello', 'Anne'],
  'board.bridge.owner': NAMES,
  'board.choices.p': ['Castello'],
  'nothingHere.p': ['Castello'],
  'role.n': [3],
};
/** What depends on where a game is: words.test.ts says it in random games. */
const inGames = (path: string): boolean => /^(?:prompts|choices)\.|^round$/.test(path);
const CODES: ReadonlySet<string> = new Set([...CARD_NAMES, ...DISTRICT_NAMES]);

for (const l of LANGUAGES)
  test(`San Marco, ${l}: nothing is mechanically wrong with any sentence`, async () => {
    assert.deepEqual(faultsIn(await sanMarco.words[l](), l, POOLS, { codes: CODES, skip: inGames, ends: /^(?:facts|rules)\./ }), []);
  });
