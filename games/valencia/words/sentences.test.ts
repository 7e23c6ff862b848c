// Everything that Valencia can say, with everything that can come of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsIn, NUMBERS, RECORD, type Pools } from '@ridotto/engine/battery/sentences.ts';
import { LANGUAGES, type Language } from '@ridotto/engine/words.ts';
import { Edition, type EditionFile } from '../box/edition.ts';
import standard from '../editions/standard.json' with { type: 'json' };
import { BOARD_NAMES, CARD_NAMES, COUNCIL_NAMES, FOUNTAIN_NAMES, GUILD_NAMES, MISSION_NAMES, STEPS } from '../box/material.ts';
import { valencia } from '../manifest.ts';
import { page as pageEn } from './page-en.ts';
import { page as pageFr } from './page-fr.ts';
import { page as pagePl } from './page-pl.ts';
import type { PageWords } from './page-shape.ts';
import { GAINS } from './reasons.ts';
import type { MissionTable, Voice } from './shape.ts';

const NAMES = ['Anne', 'Benoît', 'Émile', 'Hélène'];
const SEATS = ['s0', 's1', 's2', 's3'];
const LISTS = [['Anne'], ['Denise', 'Émile'], ['Hélène', 'Benoît', 'Anne']];
const edition = new Edition(standard as unknown as EditionFile);
const voice: Voice = { name: (seat) => NAMES[Number(seat.slice(1))] ?? seat, edition };
const SQUARES = ['a1', 'c7', 'h8'];
const TREES = ['t1-1', 't4-6', 't7-7'];
const HANDS = [['6'], ['1', 'joker'], ['3', 'savings-b', 'central']];
const MISSIONS = [MISSION_NAMES.slice(0, 1), MISSION_NAMES.slice(3, 5), MISSION_NAMES.slice(6, 9)];
const TABLES: readonly MissionTable[] = [2, 3, 4, 5].flatMap((players) => [false, true].map((group) => ({ players, group })));
const by = [{ s0: 1 }, { s1: 22, s2: 0 }, { s3: 5, s0: 2, s1: 1 }];
const sheet = (total: number) => ({ council: 1, city: 2, palms: 0, fountains: 5, privileges: 1, missions: [], total });

const kinds = [...new Set(edition.missions.map((m) => m.kind))];
const POOLS: Pools = {
  f: RECORD,
  'reasons.at': COUNCIL_NAMES,
  'reasons.mission': MISSION_NAMES,
  'reasons.by': GAINS,
  'reasons.points': NUMBERS.slice(1),
  tenths: [3, 5, 10],
  v: [voice],
  e: [edition],
  n: NUMBERS,
  seat: SEATS,
  first: SEATS,
  church: [...SEATS].reverse(),
  pawn: SEATS,
  boards: [[...BOARD_NAMES]],
  fountains: [FOUNTAIN_NAMES.slice(0, 5), FOUNTAIN_NAMES.slice(5, 10)],
  missions: [undefined, ...MISSIONS],
  'facts.keeps.missions': MISSIONS,
  'facts.kept.missions': by,
  count: NUMBERS,
  card: CARD_NAMES,
  'facts.returns.card': [undefined, ...CARD_NAMES],
  piles: [{ s0: [1, 2, 3], s1: [1], s2: [] }],
  'facts.passes.piles': NUMBERS,
  'rules.piles': NUMBERS,
  left: [{ s0: 22, s1: 1, s2: 0 }],
  round: [1, 2, 5],
  step: STEPS.slice(0, 7),
  guild: [undefined, ...GUILD_NAMES],
  cards: HANDS,
  'facts.puts-away.cards': [undefined, ...HANDS],
  privileges: NUMBERS,
  'facts.council.privileges': [[], ['s0'], ['s1', 's2'], ['s0', 's2', 's3']],
  ranks: [
    [],
    [{ seat: 's0', total: 22 }],
    [
      { seat: 'nina', total: 6 },
      { seat: 's1', total: 5 },
    ],
    [
      { seat: 's3', total: 1 },
      { seat: 's2', total: 0 },
      { seat: 's0', total: 0 },
    ],
  ],
  coins: NUMBERS,
  at: COUNCIL_NAMES,
  'facts.joins.at': GUILD_NAMES,
  rank: [1, 2, 3],
  from: SQUARES,
  'facts.takes-seat.from': [[], ['s0'], ['s1', 's2']],
  'facts.moves-palm.from': TREES,
  'facts.moves-palm.to': [...TREES].reverse(),
  'facts.upgrades.from': GUILD_NAMES.slice(0, 4),
  'facts.upgrades.to': GUILD_NAMES.slice(1),
  'rules.no-palm-there.from': TREES,
  'rules.not-the-next-tree.to': TREES,
  'rules.tree-has-palm.tree': [undefined, ...TREES],
  'rules.tree-has-palm.to': TREES,
  stays: [true, false],
  resource: GUILD_NAMES,
  square: SQUARES,
  cost: NUMBERS,
  to: [...SQUARES].reverse(),
  'rules.not-a-city-square.to': [undefined, 'b2'],
  'rules.square-taken.to': [undefined, 'b2'],
  why: ['step-g', 'wanderer'],
  what: ['special-cards', 'guild', 'ability', 'sale', 'move', 'take-back'],
  'facts.boxed.what': ['palm', 'fountain'],
  hidden: [true, false],
  mission: [undefined, ...MISSION_NAMES],
  'rules.mission': MISSION_NAMES,
  'rules.next': MISSION_NAMES,
  'rules.stock-empty.next': [undefined],
  'rules.stock-empty.guild': GUILD_NAMES,
  'rules.guild': GUILD_NAMES,
  tree: TREES,
  fountain: FOUNTAIN_NAMES,
  members: by,
  'rules.members': [[], ['s0'], ['s0', 's1']],
  sheets: [
    { s0: sheet(22), s1: sheet(0) },
    { s2: sheet(-1), s3: sheet(5) },
  ],
  winners: [['s0'], ['s1', 's2']],
  least: [1, 2],
  pile: NUMBERS.slice(1),
  ability: ['draw-missions', 'return-card', 'sell-one', 'upgrade', 'move-palm'],
  // names
  cell: SQUARES,
  t: TREES,
  c: CARD_NAMES,
  'fountain.f': FOUNTAIN_NAMES,
  'tree.t': TREES,
  letter: STEPS.slice(0, 7),
  kind: ['seats', 'guild', 'sale'],
  'step.kind': ['guild'],
  'step.guild': GUILD_NAMES,
  j: [
    { fulfilled: true, points: 5 },
    { fulfilled: false, points: -2 },
  ],
  who: LISTS,
  w: LISTS,
  'waiting.at': ['missions', 'planning', 'bid'],
  place: SQUARES,
  'end.n': [[22, 5, 1]],
  m: edition.missions,
  'worth.c': edition.missions,
  ...Object.fromEntries(
    kinds.flatMap((kind) => {
      const cards = edition.missions.filter((m) => m.kind === kind);
      return [
        [`missions.${kind}.name.c`, cards],
        [`missions.${kind}.asks.c`, cards],
        [`missions.${kind}.asks.t`, TABLES],
      ];
    }),
  ),
};
/** What depends on where a game is: words.test.ts says it in random games. */
const inGames = (path: string): boolean => /^(?:prompts|choices)\.|^stage$/.test(path);
const CODES: ReadonlySet<string> = new Set([...CARD_NAMES, ...GUILD_NAMES, ...MISSION_NAMES, ...FOUNTAIN_NAMES]);

for (const l of LANGUAGES)
  test(`Valencia, ${l}: nothing is mechanically wrong with any sentence`, async () => {
    const about = { codes: CODES, skip: inGames, ends: /^(?:facts|rules|missions\.\w+\.asks)\b/ };
    assert.deepEqual(faultsIn(await valencia.words[l](), l, POOLS, about), []);
  });

const PAGES: Readonly<Record<Language, PageWords>> = { en: pageEn, fr: pageFr, pl: pagePl };
const PAGE: Pools = {
  n: NUMBERS,
  now: NUMBERS,
  later: [undefined, 3, 22],
  place: SQUARES,
  cell: SQUARES,
  guild: GUILD_NAMES,
  name: NAMES,
};
for (const l of LANGUAGES)
  test(`Valencia’s page, ${l}: nothing is mechanically wrong with any sentence`, async () => {
    const w = await valencia.words[l]();
    const pools: Pools = {
      ...PAGE,
      cost: NUMBERS.map(w.coins),
      fountains: [[w.fountain('f2', edition)], FOUNTAIN_NAMES.slice(3, 6).map((f) => w.fountain(f, edition))],
      fountain: FOUNTAIN_NAMES.map((f) => w.fountain(f, edition)),
      value: [5],
      tree: TREES.map(w.tree),
      palm: [true, false],
      seat: COUNCIL_NAMES.map((c) => w.council[c]),
      holders: [[], ...LISTS],
      left: NUMBERS,
      price: NUMBERS.slice(1).map(w.coins),
      state: [PAGES[l].round.states.now],
      steps: [[w.step('B', 'guild', 'wine')]],
      kept: NUMBERS,
      of: [5],
      drawn: NUMBERS,
      rounds: [0, 1, 2, 4],
      each: NUMBERS,
      card: ['6'],
      where: [PAGES[l].planning.rest],
      step: [w.step('B', 'guild', 'wine')],
      pile: [1, 2],
      total: [PAGES[l].planning.total(5)],
      cards: NUMBERS,
      'own.pile.cards': ['6 + 1'],
      who: NAMES,
      'dealt.who': LISTS.filter((who) => who.length > 1),
      missions: [w.missionCount(5)],
      all: [['6'], ['6', '1', '3']],
      sizes: [[], [1], [1, 2, 5]],
      from: SQUARES,
    };
    // Keys are named by what is printed on them: no number of things.
    const but = ({ path }: { path: string }): boolean => path === 'planning.keys';
    assert.deepEqual(faultsIn(PAGES[l], l, pools, { codes: CODES, but }), []);
  });

test('one pile never revealed may hold one card', async () => {
  const lost = async (l: Language, ...cards: string[]): Promise<string> =>
    (await valencia.words[l]()).facts['puts-away']({ seat: 's0', cards }, voice);
  assert.equal(await lost('fr', '1'), 'Anne perd, sans l’avoir révélée, la carte 1.');
  assert.equal(await lost('fr', '1', '6'), 'Anne perd, sans les avoir révélées, les cartes 1 et 6.');
  assert.equal(await lost('pl', '1'), 'Anne traci nieodkrytą kartę: 1.');
  assert.equal(await lost('pl', '1', '6'), 'Anne traci nieodkryte karty: 1 i 6.');
});
