// Three catalogues: complete, grammatical where a table can tell, and able to say everything that random games tell.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import test from 'node:test';
import type { Section } from '@ridotto/engine/rules-text.ts';
import { faultsOf } from '@ridotto/engine/battery/sentences.ts';
import { LANGUAGES, type Language } from '@ridotto/engine/words.ts';
import { Match, seatId, seatIds, seatsIn, settleOptions, SPECTATOR, toldTo, type Dealer, type Options } from '@ridotto/engine';
import { ACTIONS } from '../box/edition.ts';
import { sheetOf, valencia, type State, type ValenciaView } from '../index.ts';
import {
  ABILITY_NAMES,
  CARD_NAMES,
  COUNCIL_NAMES,
  FOUNTAIN_NAMES,
  GUILD_NAMES,
  MISSION_NAMES,
  SPECIAL_NAMES,
  STEPS,
} from '../box/material.ts';
import { CONDITIONS, FORMULAS } from '../box/mission-cards.ts';
import { edition, EVERYTHING, read } from '../tests/kit.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';
import { rules as rulesEn } from './rules-en.ts';
import { rules as rulesFr } from './rules-fr.ts';
import { rules as rulesPl } from './rules-pl.ts';
import {
  missionCard,
  missionName,
  PIECES,
  QUESTIONS,
  RULES,
  stepKind,
  VERBS,
  type ChoiceWords,
  type Question,
  type ValenciaWords,
  type VerbName,
  type Voice,
} from './shape.ts';

const ALL: Record<Language, ValenciaWords> = { en, fr, pl };
const RULES_PAGES: Record<Language, readonly Section[]> = { en: rulesEn(), fr: rulesFr(), pl: rulesPl() };
const NAMES = ['Anne', 'Benoît', 'Christian', 'Denise', 'Émile'];
const voice: Voice = { name: (seat) => NAMES[Number(seat.slice(1))] ?? seat, edition };

function leaves(x: unknown, at = ''): [string, unknown][] {
  if (typeof x !== 'object' || x === null) return [[at, x]];
  return Object.entries(x).flatMap(([k, v]) => leaves(v, at === '' ? k : `${at}.${k}`));
}
function sound(text: string, where: string): void {
  const l = LANGUAGES.find((x) => where.startsWith(`${x} `)) ?? 'en';
  assert.deepEqual(faultsOf(text, l), [], `${where}: ${text}`);
  assert.ok(text.length > 0, `${where} is empty`);
  assert.doesNotMatch(
    text,
    /undefined|\[object|NaN|\bnull\b|\bs[0-5]\b|#|\s\s|\(\)|“”|„”|« »|: \.|\s[.,]|\.\.|^\s|\s$|'|\b(?:savings|warehouse)-b\b/,
    `${where}: ${text}`,
  );
}
/** Seats of the catalogue are named, never shown as ids; sentences end as sentences do. */
function sentence(text: string, where: string): void {
  sound(text, where);
  assert.match(text, /^\P{Ll}.*[.!?…]$/u, `${where} is not a sentence: ${text}`);
}
const texts = (page: readonly Section[]): string[] => page.flatMap((s) => [s.title, ...s.paragraphs.flat()]);

test('the three catalogues have the same keys, the rules pages the same paragraphs', () => {
  const keys = (l: Language): string[] =>
    leaves(ALL[l])
      .map(([k, v]) => `${k}: ${typeof v}`)
      .sort();
  assert.deepEqual(keys('fr'), keys('en'));
  assert.deepEqual(keys('pl'), keys('en'));
  const shape = (page: readonly Section[]): string[] =>
    page.map((s) => `${s.id} ${s.paragraphs.map((p) => (typeof p === 'string' ? 'p' : p.length)).join(' ')}`);
  assert.deepEqual(shape(rulesFr()), shape(rulesEn()));
  assert.deepEqual(shape(rulesPl()), shape(rulesEn()));
});

test('no English is left in French and Polish', () => {
  const same = new Set(['Valencia', 'Joker', 'Nina', 'Missions', 'oranges', 'Oranges', 'Total', 'prestige', 'Pile']);
  for (const l of ['fr', 'pl'] as const) {
    const theirs = new Map(leaves(ALL[l]));
    for (const [key, value] of leaves(en))
      if (typeof value === 'string' && !same.has(value)) assert.notEqual(theirs.get(key), value, `${l} ${key}`);
    const said = [...theirs].flatMap(([key, value]) => (typeof value === 'string' ? [[key, value] as const] : []));
    for (const [key, value] of [...said, ...texts(RULES_PAGES[l]).map((text) => ['rules', text] as const)])
      assert.doesNotMatch(value, /\b(the|your|and|is|of|with|member|square)\b/i, `${l} ${key}`);
  }
});

test('French: spaces where the page makes them narrow, apostrophes and quotation marks of French', () => {
  const said = leaves(fr).flatMap(([, v]) => (typeof v === 'string' ? [v] : []));
  for (const text of [...said, ...texts(rulesFr())]) {
    assert.doesNotMatch(text, /'|"|“|”/, text);
    assert.doesNotMatch(text, /[^\s][:;!?»]|«[^\s]/, text);
  }
});

test('counted words by the plural rules of each language', () => {
  const n = [0, 1, 2, 5, 12, 22, 112];
  assert.deepEqual(n.slice(0, 3).map(en.coins), ['0 coins', '1 coin', '2 coins']);
  assert.deepEqual(n.slice(0, 3).map(fr.coins), ['0 pièce', '1 pièce', '2 pièces']);
  assert.deepEqual(n.map(pl.coins), ['0 monet', '1 moneta', '2 monety', '5 monet', '12 monet', '22 monety', '112 monet']);
  assert.deepEqual([1, 2, 5].map(pl.privileges), ['1 przywilej', '2 przywileje', '5 przywilejów']);
  assert.deepEqual([1, 2, 5].map(pl.missionCount), ['1 misja', '2 misje', '5 misji']);
  const paid = (l: Language, cost: number): string => ALL[l].facts.places({ seat: 's0', square: 'b3', cost }, voice);
  assert.deepEqual(
    [0, 1, 2, 5].map((c) => paid('pl', c)),
    [
      'Anne stawia członka rodziny na polu b3, nic nie płacąc.',
      'Anne stawia członka rodziny na polu b3, za 1 monetę.',
      'Anne stawia członka rodziny na polu b3, za 2 monety.',
      'Anne stawia członka rodziny na polu b3, za 5 monet.',
    ],
  );
  assert.deepEqual(
    [0, 1, 3].map((c) => paid('fr', c)),
    [
      'Anne place un membre sur b3, sans rien payer.',
      'Anne place un membre sur b3, pour 1 pièce.',
      'Anne place un membre sur b3, pour 3 pièces.',
    ],
  );
});

test('who sends whom home: French elides, Polish leaves names alone, several are several', () => {
  const told = (l: Language, from: string[], stays = false): string =>
    ALL[l].facts['takes-seat']({ seat: 's1', at: 'dried-fruit', from, stays }, voice);
  assert.equal(told('en', ['s0']), 'Benoît takes the Dried Fruit seat; the member of Anne goes home.');
  assert.equal(told('en', ['s0', 's2']), 'Benoît takes the Dried Fruit seat; the members of Anne and Christian go home.');
  assert.equal(told('fr', ['s0']), 'Benoît prend la case Fruits secs du Conseil ; le membre d’Anne retourne à sa réserve.');
  assert.equal(
    told('fr', ['s0', 's4']),
    'Benoît prend la case Fruits secs du Conseil ; les membres d’Anne et d’Émile retournent à leur réserve.',
  );
  assert.equal(told('pl', ['s0']), 'Benoît zajmuje miejsce cechu suszonych owoców; do zapasu wraca członek rodziny (Anne).');
  assert.equal(told('pl', [], true), 'Benoît zachowuje miejsce cechu suszonych owoców.');
});

test('every mission says its card, for every number of players', () => {
  // What 6.1 asks for, in numbers: each must be in the sentence.
  const asked: readonly [string, number, RegExp][] = [
    ['cost-0', 3, /\b2\b.*\b0\b/],
    ['cost-5', 3, /\b2\b.*\b5\b/],
    ['guild-wine', 4, /\b3\b/],
    ['every-guild', 4, /\b2\b/],
    ['block', 4, /\b2\b.*\b2\b/],
    ['line', 4, /\b3\b/],
    ['diagonal', 4, /\b3\b/],
    ['walls', 4, /\b6\b/],
    ['corners', 4, /\b2\b/],
    ['four-fountains', 4, /\b4\b/],
    ['ten-minus-coins', 4, /\b10\b.*\b1\b.*\b0\b/],
    ['ten-minus-resources', 4, /\b10\b.*\b1\b.*\b0\b/],
    ['three-resources', 4, /\b3\b/],
    ['council', 2, /\b4\b/],
    ['council', 3, /\b4\b/],
    ['council', 4, /\b3\b/],
    ['council', 5, /\b2\b/],
    ['same-fountain', 4, /\b3\b/],
    ['central-fountain', 4, /\b5\b/],
    ['palms', 4, /\b5\b/],
    ['route', 4, /\b1\b/],
    ['isolated', 4, /\b2\b/],
  ];
  for (const l of LANGUAGES) {
    const w = ALL[l];
    for (const [name, players, numbers] of asked) {
      const card = missionCard(edition, name);
      assert.match(w.missions[card.kind].asks(card, { players, group: false }), numbers, `${l} ${name}`);
    }
    const names = MISSION_NAMES.map((m) => missionName(w, edition, m));
    assert.equal(new Set(names).size, names.length, `${l}: two missions have one name`);
    const sentences = MISSION_NAMES.map((m) => {
      const card = missionCard(edition, m);
      return w.missions[card.kind].asks(card, { players: 3, group: false });
    });
    assert.equal(new Set(sentences).size, sentences.length, `${l}: two missions ask for the same`);
    for (const m of MISSION_NAMES)
      for (const players of [2, 3, 4, 5])
        for (const group of [false, true]) {
          const card = missionCard(edition, m);
          sound(missionName(w, edition, m), `${l} ${m}`);
          sentence(w.missions[card.kind].asks(card, { players, group }), `${l} ${m}`);
          sound(w.worth(card), `${l} ${m}`);
        }
    assert.match(w.worth(missionCard(edition, 'every-guild')), /12\D.*−3/, l);
    const route = missionCard(edition, 'route');
    const measures = [false, true].map((group) => w.missions.longestRoute.asks(route, { players: 3, group }));
    assert.notEqual(measures[0], measures[1], `${l} route`);
    const rivals = [2, 3].map((players) =>
      w.missions.moreThanADirectNeighbour.asks(missionCard(edition, 'neighbour-coins'), { players, group: false }),
    );
    assert.notEqual(rivals[0], rivals[1], `${l} neighbour`);
  }
  assert.deepEqual(Object.keys(en.missions).sort(), [...CONDITIONS, ...FORMULAS].sort());
});

test('every piece, card, fountain, seat, step and setting has its name', () => {
  for (const l of LANGUAGES) {
    const w = ALL[l];
    for (const piece of PIECES) sentence(w.pieces[piece].does, `${l} ${piece}`);
    for (const seat of COUNCIL_NAMES) sound(w.council[seat], `${l} ${seat}`);
    for (const guild of GUILD_NAMES) for (const text of Object.values(w.guilds[guild])) sound(text, `${l} ${guild}`);
    for (const card of CARD_NAMES.filter((c) => !c.endsWith('-b'))) sound(w.card(card, edition), `${l} ${card}`);
    for (const special of SPECIAL_NAMES) sentence(w.special[special].does(edition), `${l} ${special}`);
    assert.deepEqual(
      ['joker', 'savings', 'twins', 'warehouse', 'support', 'wanderer', 'central'].map((c) => w.card(c, edition).replaceAll(/\D/g, '')),
      ['0', '1', '2', '3', '4', '5', '7'],
    );
    for (const fountain of FOUNTAIN_NAMES) sound(w.fountain(fountain, edition), `${l} ${fountain}`);
    assert.equal(FOUNTAIN_NAMES.map((f) => w.fountain(f, edition).charAt(0)).join(''), '2345623456');
    for (const ability of ABILITY_NAMES) sentence(w.abilities[ability].does, `${l} ${ability}`);
    for (const kind of [...ACTIONS, 'palm', 'fountain'] as const) sentence(w.steps[kind].does, `${l} ${kind}`);
    for (const [option, values] of Object.entries(valencia.options))
      assert.deepEqual(Object.keys(w.options[option as 'city'].values).sort(), values.map(String).sort(), `${l} ${option}`);
    assert.match(w.tree('t1-2'), /a2.*b3/, l);
  }
  assert.deepEqual(Object.keys(en.options), Object.keys(valencia.options));
  assert.deepEqual(
    STEPS.map((letter) => stepKind(letter, edition)),
    ['seats', 'guild', 'sale', 'guild', 'sale-and-merchants', 'guild', 'move', 'palm', 'fountain'],
  );
});

test('every refusal of the rules has its words', () => {
  const folder = new URL('../rules/', import.meta.url);
  const source = fs
    .readdirSync(folder)
    .map((f) => fs.readFileSync(new URL(f, folder), 'utf8'))
    .join('\n');
  const named = new Set([...source.matchAll(/(?:rule: |whyNotMove\(.*)'([a-z0-9-]+)'/g)].map(([, rule]) => rule));
  assert.deepEqual([...named].sort(), [...RULES].sort());
  const facts = {
    seat: 's0',
    rank: 2,
    guild: 'wine',
    next: 'walls',
    mission: 'line',
    least: 1,
    drawn: 0,
    card: '5',
    piles: 2,
    pile: 4,
    at: 'wine',
    members: ['s1'],
    from: 'h4',
    to: 'h2',
    square: 'b3',
    coins: 1,
    cost: 2,
    supply: 0,
    resource: 'oranges',
    ability: 'upgrade',
  };
  for (const l of LANGUAGES) {
    const says = (rule: (typeof RULES)[number], more: object = {}): string => ALL[l].rules[rule]({ ...facts, ...more }, voice);
    for (const rule of RULES.filter((r) => r !== 'stock-empty')) {
      const trees = ['no-palm-there', 'not-the-next-tree', 'tree-has-palm'].includes(rule);
      sentence(says(rule, trees ? { from: 't1-1', to: 't1-3' } : {}), `${l} ${rule}`);
    }
    sentence(says('stock-empty', { next: undefined }), l);
    sentence(says('stock-empty', { guild: undefined, next: 'porcelain' }), l);
    sentence(says('tree-has-palm', { tree: 't2-2' }), l);
    // Merchants: neither `at` nor `guild`.
    sentence(says('seat-already-held', { at: undefined, guild: undefined, step: 'E' }), l);
    for (const members of [[], ['s1', 's2']]) sentence(says('not-one-member-of-another', { members }), l);
  }
});

/** Differs from seed to seed. */
function random(seed: number): (n: number) => number {
  let a = seed * 2654435761;
  return (n) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t);
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
}
function begin(seats: number, options: Options, pick: (n: number) => number, from?: State): Match<State> {
  const dealer: Dealer = {
    outcome(_, question, weights, from) {
      const possible = question.domain.values.map((__, i) => i).filter((i) => weights === null || weights[from + i]! > 0);
      return possible[pick(possible.length)]!;
    },
  };
  return new Match<State>(valencia as never, { edition, options: settleOptions(valencia, options), seats }, dealer, from);
}

/** What is rare in games: all abilities at once; and nobody on Nobility and Church. */
const AT_FOUNTAIN = {
  at: 'ability',
  step: 'B',
  round: 5,
  abilities: ABILITY_NAMES,
  resources: { anne: ['wine'] },
  palms: ['t1-1'],
  discard: { anne: [5] },
  'hidden-discard': { anne: [6] },
};

test('random games: every prompt, choice and fact is a sentence in each language', () => {
  const [told, asked, said, done] = [new Set<string>(), new Set<string>(), new Set<string>(), new Set<string>()];
  for (let seed = 1; seed <= 20; seed++) {
    const pick = random(seed);
    const atFountain = seed > 12;
    const seats = atFountain ? 3 : 2 + (seed % 4);
    const options: Options = seed % 8 < 4 ? EVERYTHING : { screens: 'open' };
    const match = begin(seats, options, pick, atFountain ? read(AT_FOUNTAIN, seats, options) : undefined);
    for (let n = 0; !match.over; n++) {
      const seat = seatsIn(match.state.awaited)[0]!;
      const legal = match.legal(seat);
      const view = valencia.view(match.state, seat, seatIds(seats)) as ValenciaView;
      for (const l of n % 3 === 0 || !asked.has(view.at) ? LANGUAGES : (['pl'] as const)) {
        const speech = { ...voice, me: seatId(seat), view };
        const { ask, also } = ALL[l].prompts[view.at as Question](speech);
        sentence(ask, `${l} ${view.at}`);
        if (also !== undefined) sentence(also, `${l} ${view.at}`);
        sound(ALL[l].stage(view, voice), `${l} stage`);
        for (const c of legal.slice(0, 30)) {
          const object = valencia.codec.toObject(c);
          said.add(object.do);
          sound(ALL[l].choices[object.do as VerbName](object as ChoiceWords, speech), `${l} ${object.do}`);
        }
      }
      asked.add(view.at);
      // What nobody has done so far comes first: some of it is rare otherwise.
      const fresh = legal.filter((c) => !done.has(valencia.codec.toObject(c).do));
      const choice = fresh[0] ?? legal[pick(legal.length)]!;
      done.add(valencia.codec.toObject(choice).do);
      assert.equal(match.submit(seat, [choice]), undefined);
    }
    for (const fact of match.facts)
      for (const viewer of [0, 1, SPECTATOR]) {
        const heard = toldTo(viewer, fact);
        if (!heard) continue;
        told.add(heard.what);
        for (const l of LANGUAGES) {
          const say = ALL[l].facts[heard.what as 'step'] as ((f: object, v: Voice) => string) | undefined;
          assert.ok(say, `${l} has no words for ${heard.what}`);
          sentence(say(heard.data, voice), `${l} ${heard.what}`);
        }
      }
    for (let p = 0; p < seats; p++) {
      const sheet = sheetOf(match.state, p);
      for (const l of LANGUAGES) {
        assert.deepEqual(Object.keys(ALL[l].categories), Object.keys(sheet));
        for (const judged of sheet.missions) sound(ALL[l].judged(judged), `${l} judged`);
      }
    }
  }
  const never = (every: readonly string[], seen: Set<string>): string[] => every.filter((x) => !seen.has(x));
  assert.deepEqual(never(Object.keys(en.facts), told), []);
  assert.deepEqual(never(QUESTIONS, asked), []);
  assert.deepEqual(never(VERBS, said), []);
});

test('nobody reveals a pile, or Nina wins: the pawn stays where it is', () => {
  const told = (l: Language, ranks: { seat: string; total: number }[]): string =>
    ALL[l].facts.ranking({ ranks, acting: ranks.length, pawn: 's0' }, voice);
  assert.equal(told('en', []), 'Nobody has revealed a pile; the pawn stays with Anne.');
  assert.equal(
    told('en', [
      { seat: 'nina', total: 5 },
      { seat: 's1', total: 5 },
    ]),
    'Ranking: 1. Nina with 5, 2. Benoît with 5. The pawn stays with Anne.',
  );
  assert.equal(told('fr', [{ seat: 's0', total: 3 }]), 'Classement : 1. Anne avec 3. Anne a le pion.');
  assert.equal(told('pl', [{ seat: 'nina', total: 5 }]), 'Kolejność: 1. Nina z sumą 5. Pion nadal ma Anne.');
});
