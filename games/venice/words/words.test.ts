// Three catalogues: complete, grammatical where a table can tell, and able to say everything that random games tell and ask.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import test from 'node:test';
import { faultsOf } from '@ridotto/engine/battery/sentences.ts';
import { LANGUAGES, type Language } from '@ridotto/engine/words.ts';
import { Choices, Io, seatId, seatIds, seatsIn, settleOptions, SPECTATOR, toldTo, type Options, type Seat } from '@ridotto/engine';
import type { EditionFile } from '../box/edition.ts';
import type { EffectFile } from '../box/effects.ts';
import { Edition, venice as game, type State } from '../index.ts';
import * as box from '../box/material.ts';
import { rules } from '../rules/index.ts';
import { edition, playOn, read } from '../tests/kit.ts';
import type { VeniceView } from '../knowledge/view.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { endsOf } from './lookup.ts';
import { pl } from './pl.ts';
import { rules as rulesEn } from './rules-en.ts';
import { rules as rulesFr } from './rules-fr.ts';
import { rules as rulesPl } from './rules-pl.ts';
import {
  BUILDINGS,
  CARDS,
  CUBES,
  DECKS,
  DOGE_CARDS,
  OPTION_NAMES,
  QUESTIONS,
  RULES,
  TILES,
  VERBS,
  type ChoiceWords,
  type Question,
  type VeniceWords,
  type VerbName,
  type Voice,
} from './shape.ts';

const ALL: Record<Language, VeniceWords> = { en, fr, pl };
const NAMES = ['Anne', 'Benoît', 'Christian', 'Denise', 'Émile'];
const file = edition.file;
const EXAMPLE = Object.fromEntries(Object.entries(file.exampleLayout).map(([quay, tile]) => [tile, quay]));
const voice = (alone = false, layout: Readonly<Record<string, string>> = EXAMPLE, of: EditionFile = file): Voice => ({
  name: (seat) => NAMES[Number(seat.slice(1))] ?? seat,
  alone,
  edition: of,
  ends: endsOf(of, layout),
});

function leaves(x: unknown, at = ''): [string, unknown][] {
  if (typeof x !== 'object' || x === null) return [[at, x]];
  return Object.entries(x).flatMap(([k, v]) => leaves(v, at === '' ? k : `${at}.${k}`));
}
/** No hole, no key of the data in place of a word, no plural form unfilled, French with its spaces before : ; ! ? */
function sound(text: string, where: string, l: Language): void {
  assert.deepEqual(faultsOf(text, l), [], `${where}: ${text}`);
  assert.ok(text.length > 0, `${where} is empty`);
  assert.doesNotMatch(text, /undefined|\[object|NaN|\bnull\b|\bs[0-5]\d?\b|letter-|#|\s\s|\.\.|\( ?\)|[,:;] *[.,:;]/, `${where}: ${text}`);
  assert.doesNotMatch(text, /\b[a-z]+-(of-ten|square|palace|council|foreman|a|b)\b/, `${where}: ${text}`);
  if (l === 'fr') assert.doesNotMatch(text, /[^ ][:;!?»](?!\/)|«[^ ]|["']/, `${where}: ${text}`);
  if (l === 'en') assert.doesNotMatch(text, /["']|\b1 (coins|scrolls|cubes|spaces|cards|missions)\b/, `${where}: ${text}`);
  if (l === 'fr') assert.doesNotMatch(text, /(?<!\p{L})(de|à) (le|les) /u, `${where}: ${text}`);
}

test('the three catalogues have the same keys', () => {
  const keys = (l: Language): string[] =>
    leaves(ALL[l])
      .map(([k, v]) => `${k}: ${typeof v}`)
      .sort();
  assert.deepEqual(keys('fr'), keys('en'));
  assert.deepEqual(keys('pl'), keys('en'));
  const sections = (r: readonly { id: string; paragraphs: readonly (string | readonly string[])[] }[]): string[] =>
    r.map((s) => `${s.id} ${s.paragraphs.map((p) => (typeof p === 'string' ? 0 : p.length)).join(' ')}`);
  assert.deepEqual(sections(rulesFr()), sections(rulesEn()));
  assert.deepEqual(sections(rulesPl()), sections(rulesEn()));
});

test('the lists of the words are those of the game', () => {
  assert.deepEqual(BUILDINGS, box.BUILDING_NAMES);
  assert.deepEqual(TILES, box.TILE_NAMES);
  assert.deepEqual(CUBES, box.CUBE_NAMES);
  assert.deepEqual(CARDS, box.CARD_NAMES);
  assert.deepEqual(DOGE_CARDS, box.DOGE_NAMES);
  assert.deepEqual([...OPTION_NAMES].sort(), Object.keys(game.options).sort());
  for (const l of LANGUAGES)
    for (const option of OPTION_NAMES)
      assert.deepEqual(Object.keys(ALL[l].options[option].values).sort(), game.options[option]?.map(String).sort(), `${l} ${option}`);
  // What the rules can refuse with, as their source says it.
  const folder = new URL('../rules/', import.meta.url);
  const source = fs
    .readdirSync(folder)
    .map((f) => fs.readFileSync(new URL(f, folder), 'utf8'))
    .join('\n');
  const said = new Set<string>();
  for (const [, list = ''] of source.matchAll(/rule: ([^\n]*)/g))
    for (const [, rule = ''] of list.matchAll(/'([a-z]+(?:-[a-z]+)+|visited)'/g)) said.add(rule);
  assert.deepEqual([...said].sort(), [...RULES].sort());
});

test('no English is left in French and Polish', () => {
  const same = new Set(['Venice', 'Grand Conseil', 'Patronage', 'Consulat', 'Senat', '0', '1', '2', '3', '4', '5', '1 VP', 'Assistants']);
  for (const l of ['fr', 'pl'] as const) {
    const theirs = new Map(leaves(ALL[l]));
    for (const [key, value] of leaves(en))
      if (typeof value === 'string' && !same.has(value)) assert.notEqual(theirs.get(key), value, `${l} ${key}`);
    for (const [key, value] of theirs)
      if (typeof value === 'string') assert.doesNotMatch(value, /\b(the|your|and|of|is|card|space|coins)\b/i, `${l} ${key}`);
  }
});

test('counted words by the plural rules of each language', () => {
  const n = [0, 1, 2, 5, 12, 22, 112];
  assert.deepEqual(
    n.map((x) => pl.counted('coins', x)),
    ['0 monet', '1 moneta', '2 monety', '5 monet', '12 monet', '22 monety', '112 monet'],
  );
  assert.deepEqual(
    [1, 2, 5].map((x) => pl.counted('intrigue', x)),
    ['1 punkt intryg', '2 punkty intryg', '5 punktów intryg'],
  );
  assert.deepEqual(
    [0, 1, 2].map((x) => fr.counted('scrolls', x)),
    ['0 parchemin', '1 parchemin', '2 parchemins'],
  );
  assert.deepEqual(
    [0, 1, 2].map((x) => en.counted('coins', x)),
    ['0 coins', '1 coin', '2 coins'],
  );
  assert.equal(en.amount('intrigue', -2), '−2 intrigue');
  assert.equal(fr.amount('coins', -1), '−1 pièce');
  assert.equal(pl.amount('coins', 3), '+3 monety');
});

test('names: French contracts and elides, Polish declines buildings and not people', () => {
  const moves = { seat: 's1', from: 'docks', to: 'church', canal: 'c01', coins: 2 } as const;
  assert.equal(en.facts.moves(moves, voice()), 'Benoît goes from the Docks to the Church, for 2 coins, to moor there.');
  assert.equal(fr.facts.moves(moves, voice()), 'Benoît va des Quais à l’Église, pour 2 pièces, et s’y amarre.');
  assert.equal(pl.facts.moves(moves, voice()), 'Benoît płynie z Doków do Kościoła za 2 monety i tam cumuje.');
  assert.equal(fr.gondola('s0', voice()), 'la gondole d’Anne');
  assert.equal(fr.gondola('s3', voice()), 'la gondole de Denise');
  assert.equal(fr.gondola('letter-a', voice()), 'la gondole du contrebandier A');
  assert.equal(en.owner('letter-b', voice(true)), 'the Doge (B)');
  assert.equal(pl.canal('c07', voice()), 'kanał między Radą Dziesięciu a Mennicą');
});

test('effects are said from their data: those of the edition', () => {
  const market = file.tiles.find((t) => t.id === 'market')?.effects ?? [];
  assert.equal(en.effect(market[1]), 'Pay 1 coin, then gain 2 cubes of your choice.');
  assert.equal(fr.effect(market[1]), 'Payez 1 pièce, puis gagnez 2 cubes au choix.');
  assert.equal(pl.effect(market[1]), 'Płacisz 1 monetę, a potem otrzymujesz 2 dowolne kostki.');
  assert.equal(en.brief(market[2]), '−1 cube, +4 coins');
  assert.equal(pl.brief(market[2]), '−1 kostka, +4 monety');
  const mission = en.mission('m23', file);
  assert.deepEqual(mission, {
    name: 'Mission 23',
    to: 'bank',
    price: '2 ceramics, 1 cloth, and 1 scroll',
    reward: '5 VP and 5 coins',
    effect: 'After activating the Bank, if you like: pay 3 coins, then remove 2 intrigue.',
  });
  assert.equal(fr.mission('m12', file).effect, 'Laisser votre gondolier en place vous coûte 1 pièce.');
  assert.equal(pl.mission('m24', file).effect, 'W punktacji końcowej: 1 PZ za każde 3 monety.');
  for (const l of LANGUAGES) {
    const w = ALL[l];
    for (const b of [...file.tiles, ...file.communalBuildings])
      for (const e of b.effects) for (const text of [w.effect(e), w.brief(e)]) sound(text, `${l} ${b.id} ${e.space}`, l);
    for (const { id } of file.missions)
      for (const [key, text] of Object.entries(w.mission(`m${id}`, file))) if (key !== 'to') sound(text, `${l} mission ${id}`, l);
    for (const c of CARDS) sound(w.cardDoes(c, file), `${l} ${c}`, l);
    for (const d of DOGE_CARDS) sound(w.dogeDoes(d, file), `${l} ${d}`, l);
    for (const tile of TILES) for (const alone of [false, true]) sound(w.smugglerCard('b', tile, voice(alone)), `${l} ${tile}`, l);
    for (const deck of DECKS) sound(w.decks[deck], `${l} ${deck}`, l);
    sound(w.favour(file), `${l} favour`, l);
    // No two missions of the edition read alike, nor do two of the influence cards.
    assert.equal(new Set(file.missions.map((m) => JSON.stringify(w.mission(`m${m.id}`, file)))).size, file.missions.length);
    assert.equal(new Set(CARDS.map((c) => w.cardDoes(c, file))).size, CARDS.length);
  }
});

test('effects are said from their data: those of another edition', () => {
  const other: EffectFile = {
    cost: { coins: 2, scrolls: 1 },
    gain: { cubes: { silver: 2, cloth: 1 }, vp: 1, takeIntrigue: 2, othersTakeIntrigue: 1, councilPerPlayerWithLessIntrigue: 2 },
    condition: { minInfluenceCardsInHand: 1 },
  };
  assert.equal(
    en.effect(other),
    'If you have at least 1 influence card in hand, pay 2 coins and spend 1 scroll, then take 2 intrigue, gain 1 cloth, 2 silver, and 1 VP, and advance 2 spaces on the Great Council track for each player with less intrigue than you; every other player takes 1 intrigue.',
  );
  const wider = structuredClone(file) as unknown as { missions: { permanentEffect: Record<string, unknown> }[] };
  wider.missions[17].permanentEffect.modify = { to: 2 };
  wider.missions[11].permanentEffect.modify = { to: 0 };
  wider.missions[4].permanentEffect.cost = { scrolls: 3 };
  wider.missions[4].permanentEffect.gain = { scrolls: 1, vp: 5 };
  const changed = new Edition(wider as unknown as EditionFile).file;
  assert.equal(en.mission('m18', changed).effect, 'Your taxes are always 2 coins.');
  assert.equal(fr.mission('m12', changed).effect, 'Laisser votre gondolier en place ne vous coûte rien.');
  assert.equal(
    pl.mission('m5', changed).effect,
    'Po aktywowaniu Targu, jeśli chcesz: oddajesz 3 zwoje, a potem otrzymujesz 1 zwój i 5 PZ.',
  );
  for (const l of LANGUAGES) {
    sound(ALL[l].effect(other), l, l);
    sound(ALL[l].brief(other), l, l);
    sound(ALL[l].effect({}), l, l);
  }
});

test('every refusal has its words, whatever its facts', () => {
  const facts = {
    coins: 1,
    cost: 3,
    scrolls: 0,
    intrigue: 5,
    card: 'hire-spy',
    from: 'docks',
    to: 'st-marks-square',
    at: 'bank',
    building: 'council-of-ten',
    by: 'library',
    of: 'great-council',
    owner: 's1',
    cube: 'silver',
    unturned: 1,
    effect: '2',
    mission: 'm7',
    bridges: 2,
    canal: 'c07',
    capacity: 5,
    space: 4,
    slot: 'second',
    drawn: 2,
  };
  assert.equal(
    en.rules['effect-not-reached']({ building: 'great-council', effect: '3' }, voice()),
    'There is no space 3 at the Great Council.',
  );
  assert.equal(pl.rules['effect-not-reached'](facts, voice()), 'Twój pomocnik przy Radzie Dziesięciu nie doszedł do pola 2.');
  for (const l of LANGUAGES)
    for (const rule of RULES) {
      sound(ALL[l].rules[rule](facts, voice()), `${l} ${rule}`, l);
      sound(ALL[l].rules[rule]({ ...facts, owner: 'letter-a', space: 0, unturned: 0 }, voice(true)), `${l} ${rule}`, l);
    }
});

interface Seen {
  asked: Set<string>;
  said: Set<string>;
  told: Map<string, number>;
}
/** What is asked of a seat, in these languages. No two choices read alike. */
function speak(s: State, seat: Seat, seen: Seen, languages: readonly Language[]): void {
  const list = new Choices();
  const view = game.view(s, seat, seatIds(s.seats)) as VeniceView;
  const v = voice(s.seats === 1, view.layout);
  const speech = { ...v, me: seatId(seat), view };
  rules.legal(s, seat, list);
  for (const l of languages) {
    const { ask, also } = ALL[l].prompts[view.at as Question](speech);
    for (const text of [ask, also ?? '.', ALL[l].stage(view, v)]) sound(text, `${l} ${view.at}`, l);
    const labels = Array.from({ length: list.n }, (_, i) => {
      const object = game.codec.toObject(list.at[i]);
      seen.said.add(object.do);
      const label = ALL[l].choices[object.do as VerbName](object as ChoiceWords, speech);
      sound(label, `${l} ${view.at} ${object.do}`, l);
      return label;
    });
    assert.equal(new Set(labels).size, labels.length, `${l} ${view.at}: two choices read alike: ${labels.join(' | ')}`);
  }
  seen.asked.add(view.at);
}
/** A game at random; what is new is said in all languages, the rest in one of them. */
function speakThrough(seats: number, seed: number, options: Options, seen: Seen): void {
  const s = game.create(edition, settleOptions(game, options), seats);
  const io = new Io(seed);
  io.telling = true;
  let n = 0;
  rules.start(s, io);
  speak(s, 0, seen, LANGUAGES);
  playOn(s, io, new Io(seed * 31 + seats), () => {
    n++;
    for (const seat of seatsIn(s.awaited)) speak(s, seat, seen, seen.asked.has(rules.names[s.node]) ? [LANGUAGES[n % 3]] : LANGUAGES);
  });
  const v = voice(seats === 1, (game.view(s, 0, seatIds(seats)) as VeniceView).layout);
  for (const fact of io.facts)
    for (const viewer of fact.others ? [0, SPECTATOR] : [SPECTATOR]) {
      const heard = toldTo(viewer, fact);
      if (!heard) continue;
      const times = seen.told.get(heard.what) ?? 0;
      seen.told.set(heard.what, times + 1);
      for (const l of times < 50 ? LANGUAGES : [LANGUAGES[times % 3]]) {
        const say = ALL[l].facts[heard.what as 'turn'] as (f: object, v: Voice) => string;
        sound(say(heard.data, v), `${l} ${heard.what}`, l);
      }
    }
}

test('random games for 1 to 5: every prompt, choice and fact is a sentence in each language', () => {
  const seen: Seen = { asked: new Set(), said: new Set(), told: new Map() };
  const hard = { soloExtraCards: 2, soloAssistants: false, soloFinalTurns: 0, soloScrolls: 3 } as const;
  for (const [seats, seed, options] of [
    [1, 3, {}],
    [1, 4, hard],
    [1, 5, { ...hard, soloFinalTurns: 2 }],
    [2, 1, { favourCards: 'all' }],
    [2, 3, { favourCards: 'none', activateAtOwnGondola: true }],
    [3, 2, { layout: 'example' }],
    [4, 1, { favourCards: 'chosen', favour2: true }],
    [5, 6, {}],
  ] as const)
    speakThrough(seats, seed, options, seen);
  // Seldom at random: a favour card in an encounter, a cube in place of a scroll, three cards drawn with Mission 13.
  const passing = {
    at: 'move',
    coins: { anne: 9 },
    gondolas: { anne: ['bank', 'church'], benoit: ['docks'] },
    favour: { anne: true, benoit: true },
    slots: { anne: ['m21', null, null] },
    cubes: { anne: ['1/2/0', '0/0/0'] },
  };
  const s = read(passing, 2);
  rules.apply(s, 0, game.codec.parse('pass docks', seatIds(2)), new Io(1));
  speak(s, 0, seen, LANGUAGES);
  speak(read({ at: 'keep-influence', parameters: [0, 3], 'drawn-cards': ['overtime', 'testify'] }, 2), 0, seen, LANGUAGES);
  const never = (every: readonly string[], got: { has(x: string): boolean }): string[] => every.filter((x) => !got.has(x));
  assert.deepEqual(never(Object.keys(en.facts), seen.told), []);
  assert.deepEqual(never(QUESTIONS, seen.asked), []);
  assert.deepEqual(never(VERBS, seen.said), []);
});

test('where the game is: who places, whose turn it is, how long it still goes on', () => {
  const stage = (position: object, seats = 3): string[] => {
    const s = read(position, seats);
    return LANGUAGES.map((l) => ALL[l].stage(game.view(s, 0, seatIds(seats)) as VeniceView, voice(seats === 1)));
  };
  assert.deepEqual(stage({ at: 'place', first: 'benoit', player: 'benoit', progress: { placings: 1 } }), [
    'preliminary round · Christian',
    'manche préliminaire · Christian',
    'runda wstępna · Christian',
  ]);
  const turn = { at: 'start', turn: 7, gondolas: { anne: ['bank', 'docks'] } };
  assert.deepEqual(stage(turn), ['turn 7 · Anne', 'tour 7 · Anne', 'tura 7 · Anne']);
  assert.deepEqual(stage({ ...turn, progress: { ending: 3 } }), [
    'turn 7 · Anne · last round',
    'tour 7 · Anne · dernière manche',
    'tura 7 · Anne · ostatnia runda',
  ]);
  assert.deepEqual(stage({ ...turn, progress: { ending: 1, left: 1 } }, 1), [
    'turn 7 · Anne · 2 turns left',
    'tour 7 · Anne · encore 2 tours',
    'tura 7 · Anne · jeszcze 2 tury',
  ]);
});

test('the pages of rules are sentences', () => {
  for (const [l, rules] of Object.entries({ en: rulesEn, fr: rulesFr, pl: rulesPl }) as [Language, typeof rulesEn][])
    for (const s of rules()) for (const text of [s.title, ...s.paragraphs.flat()]) sound(text, `${l} ${s.id}`, l);
});
