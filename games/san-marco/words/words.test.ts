// Three catalogues: complete, grammatical where a table can tell, and able to say everything that random games tell.
import assert from 'node:assert/strict';
import test from 'node:test';
import { faultsOf } from '@ridotto/engine/battery/sentences.ts';
import { counting, LANGUAGES, type Language } from '@ridotto/engine/words.ts';
import { Match, seatId, seatIds, settleOptions, SPECTATOR, toldTo, type Dealer, type Seat } from '@ridotto/engine';
import { sanMarco, type SanMarcoView, type State } from '../index.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';
import { rules as rulesEn } from './rules-en.ts';
import { rules as rulesFr } from './rules-fr.ts';
import { rules as rulesPl } from './rules-pl.ts';
import {
  CARD_NAMES,
  DISTRICT_NAMES,
  OPTION_NAMES,
  QUESTIONS,
  RULES,
  VERBS,
  type Question,
  type SanMarcoWords,
  type VerbName,
} from './shape.ts';

const ALL: Record<Language, SanMarcoWords> = { en, fr, pl };
const NAMES = ['Anne', 'Benoît', 'Christian', 'Denise'];
const name = (seat: string): string => NAMES[Number(seat.slice(1))] ?? seat;
const TABLE = [0, 1, 2, 5, 12, 22, 112];

/** Every key with what is under it, functions as such. */
function leaves(x: unknown, at = ''): [string, unknown][] {
  if (typeof x !== 'object' || x === null) return [[at, x]];
  return Object.entries(x).flatMap(([k, v]) => leaves(v, at === '' ? k : `${at}.${k}`));
}
function sound(text: string, where: string): void {
  const l = LANGUAGES.find((x) => where.startsWith(`${x} `)) ?? 'en';
  assert.deepEqual(faultsOf(text, l), [], `${where}: ${text}`);
  assert.ok(text.length > 0, `${where} is empty`);
  assert.doesNotMatch(text, /undefined|\[object|NaN|\bnull\b|\bs[0-3]\b|#|\s\s/, `${where}: ${text}`);
}

test('the three catalogues have the same keys', () => {
  const keys = (l: Language): string[] =>
    leaves(ALL[l])
      .map(([k, v]) => `${k}: ${typeof v}`)
      .sort();
  assert.deepEqual(keys('fr'), keys('en'));
  assert.deepEqual(keys('pl'), keys('en'));
  const sections = (r: readonly { id: string; paragraphs: readonly unknown[] }[]): string[] =>
    r.map((s) => `${s.id} ${s.paragraphs.length}`);
  assert.deepEqual(sections(rulesFr()), sections(rulesEn()));
  assert.deepEqual(sections(rulesPl()), sections(rulesEn()));
});

test('no English is left in French and Polish', () => {
  const same = new Set([
    'San Marco',
    'Grand Canal',
    'Doge',
    'Total',
    'prestige',
    '–',
    '1:',
    '2:',
    '3:',
    'Limit 1',
    'Limit 2',
    'Limit 3',
    ...Object.values(en.districts),
  ]);
  for (const l of ['fr', 'pl'] as const) {
    const theirs = new Map(leaves(ALL[l]));
    for (const [key, value] of leaves(en))
      if (typeof value === 'string' && value !== '' && !same.has(value)) assert.notEqual(theirs.get(key), value, `${l} ${key}`);
    for (const [key, value] of theirs)
      if (typeof value === 'string') assert.doesNotMatch(value, /\b(the|your|and|is|of|district|bridge)\b/i, `${l} ${key}`);
  }
});

test('counted words by the plural rules of each language', () => {
  const forms = TABLE.map((n) => [en.points(n), fr.points(n), pl.points(n)]);
  assert.deepEqual(
    forms.map((f) => f[0]),
    ['0 points', '1 point', '2 points', '5 points', '12 points', '22 points', '112 points'],
  );
  assert.deepEqual(
    forms.map((f) => f[1]),
    ['0 point', '1 point', '2 points', '5 points', '12 points', '22 points', '112 points'],
  );
  assert.deepEqual(
    forms.map((f) => f[2]),
    ['0 punktów', '1 punkt', '2 punkty', '5 punktów', '12 punktów', '22 punkty', '112 punktów'],
  );
  assert.deepEqual(
    TABLE.map((n) => pl.panel.bridgeCount(n)),
    ['0 mostów', '1 most', '2 mosty', '5 mostów', '12 mostów', '22 mosty', '112 mostów'],
  );
  assert.deepEqual(
    [1, 2, 5].map((n) => pl.facts.placed({ seat: 's0', district: 'castello', nobles: n }, name)),
    ['Anne stawia 1 szlachcica w Castello.', 'Anne stawia 2 szlachciców w Castello.', 'Anne stawia 5 szlachciców w Castello.'],
  );
  assert.equal(counting('pl')(22, { one: '#a', few: '#b', many: '#c' }), '22b');
});

test('French elides before a vowel, and only there', () => {
  const s = { name, me: 's2', aside: true, view: {} as SanMarcoView };
  assert.match(fr.choices.over({ do: 'over', district: 'castello', bridge: 's0' }, s), /le pont d’Anne/);
  assert.match(fr.choices.over({ do: 'over', district: 'castello', bridge: 's1' }, s), /le pont de Benoît/);
});

test('who is paid is named once', () => {
  assert.equal(en.ways.to('castello', 2, ['Benoît', 'Benoît']), 'Castello: 2 points, to Benoît');
  assert.equal(fr.ways.to('castello', 3, ['Benoît', 'Denise', 'Benoît']), 'Castello : 3 points, pour Benoît (2) et Denise (1)');
});

test('every refusal, setting and card has its words', () => {
  const facts = {
    seat: 's0',
    owner: 's1',
    victim: 's1',
    pair: 'castello/san-marco',
    district: 'castello',
    from: 'san-polo',
    cost: 2,
    prestige: 1,
  };
  const more = { ...facts, bridges: 3, stock: 2, supply: 0, next: 'doge', card: 'bridge', offers: 2, offer: 1, cards: 3 };
  for (const l of LANGUAGES) {
    const w = ALL[l];
    for (const rule of RULES) sound(w.rules[rule](more, name), `${l} ${rule}`);
    for (const option of OPTION_NAMES)
      assert.deepEqual(Object.keys(w.options[option].values), sanMarco.options[option]?.map(String), `${l} ${option}`);
    for (const card of CARD_NAMES) sound(w.cards[card].does, `${l} ${card}`);
    for (const d of DISTRICT_NAMES) sound(w.districts[d], `${l} ${d}`);
  }
  assert.deepEqual([...OPTION_NAMES].sort(), Object.keys(sanMarco.options).sort());
});

/** A dealer and a player that only need to differ from seed to seed. */
function random(seed: number): (n: number) => number {
  let a = seed * 2654435761;
  return (n) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t);
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
}

test('random games: every prompt, choice and fact is a sentence in each language', () => {
  const told = new Set<string>();
  const asked = new Set<string>();
  const said = new Set<string>();
  for (let seed = 1; seed <= 24; seed++) {
    const pick = random(seed);
    const seats = seed % 2 === 0 ? 3 : 4;
    const dealer: Dealer = {
      outcome(_, question, weights, from) {
        const possible = question.domain.values.map((_v, i) => i).filter((i) => weights === null || weights[from + i] > 0);
        return possible[pick(possible.length)];
      },
    };
    const options = settleOptions(sanMarco, seed % 3 === 0 ? { roleAssignment: 'leaderChooses', openOffers4p: 'faceUp' } : {});
    const match = new Match<State>(sanMarco, { edition: sanMarco.edition(sanMarco.standard), options, seats }, dealer);
    for (let n = 0; n < 4000 && !match.over; n++) {
      const seat = awaited(match)[0];
      const legal = match.legal(seat);
      const choice = legal[pick(legal.length)];
      const view = sanMarco.view(match.state, seat, seatIds(seats)) as SanMarcoView;
      const speech = { name, me: seatId(seat), aside: true, view };
      asked.add(view.at);
      for (const l of LANGUAGES) {
        const { ask, also } = ALL[l].prompts[view.at as Question](speech);
        sound(ask, `${l} ${view.at}`);
        if (also !== undefined) sound(also, `${l} ${view.at}`);
        for (const c of legal) {
          const object = sanMarco.codec.toObject(c);
          said.add(object.do);
          sound(ALL[l].choices[object.do as VerbName](object as Record<string, string>, speech), `${l} ${object.do}`);
        }
      }
      assert.equal(match.submit(seat, [choice]), undefined);
    }
    for (const fact of match.facts)
      for (const viewer of [0, SPECTATOR]) {
        const heard = toldTo(viewer, fact);
        if (!heard) continue;
        told.add(heard.what);
        for (const l of LANGUAGES) {
          const say = ALL[l].facts[heard.what as 'plays'] as ((f: object, n: typeof name) => string) | undefined;
          assert.ok(say, `${l} has no words for ${heard.what}`);
          sound(say(heard.data, name), `${l} ${heard.what}`);
        }
      }
  }
  const never = (all: readonly string[], seen: Set<string>): string[] => all.filter((x) => !seen.has(x));
  // Rare: four equal rolls, an empty supply, an exhausted pile.
  const RARE = ['fourth-roll', 'from-board', 'reshuffled', 'repeat', 'keep', 'from', 'step', 'doge-steps'];
  assert.deepEqual(never(Object.keys(en.facts), new Set([...told, ...RARE])), []);
  assert.deepEqual(never(QUESTIONS, new Set([...asked, ...RARE])), []);
  assert.deepEqual(never(VERBS, new Set([...said, ...RARE])), []);
});

function awaited(match: Match<State>): Seat[] {
  return [0, 1, 2, 3].filter((p) => (match.state.awaited >> p) & 1);
}
