// Three catalogues: complete, grammatical where a table can tell, and able to say everything that random games tell.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import test from 'node:test';
import { faultsOf } from '@ridotto/engine/battery/sentences.ts';
import { LANGUAGES, type Language } from '@ridotto/engine/words.ts';
import { Match, seatId, seatIds, settleOptions, SPECTATOR, toldTo, type Dealer, type Seat } from '@ridotto/engine';
import { GESTURES, inkognito, type InkognitoView, type State } from '../index.ts';
import standard from '../editions/standard.json' with { type: 'json' };
import { en } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';
import { rules as rulesEn } from './rules-en.ts';
import { rules as rulesFr } from './rules-fr.ts';
import { rules as rulesPl } from './rules-pl.ts';
import {
  AGENT_NAMES,
  BALL_NAMES,
  BUILD_NAMES,
  ENDINGS,
  OPTION_NAMES,
  QUESTIONS,
  RULES,
  VERBS,
  type ChoiceWords,
  type InkognitoWords,
  type Question,
  type VerbName,
  type Voice,
} from './shape.ts';

const ALL: Record<Language, InkognitoWords> = { en, fr, pl };
const NAMES = ['Anne', 'Benoît', 'Christian', 'Denise', 'Émile'];
const name = (seat: string): string => NAMES[Number(seat.slice(1))] ?? seat;
const label = new Map(standard.spaces.map((s) => [s.id, s.label]));
const voiceOf = (l: Language, colours: Readonly<Record<string, string>>): Voice => ({
  name,
  seatOf: (colour) => Object.keys(colours).find((seat) => colours[seat] === colour),
  place: (space) => ALL[l].places[space] ?? label.get(space) ?? space,
});
const COLOURS = { s0: 'red', s1: 'green', s2: 'blue', s3: 'yellow' };

function leaves(x: unknown, at = ''): [string, unknown][] {
  if (typeof x !== 'object' || x === null) return [[at, x]];
  return Object.entries(x).flatMap(([k, v]) => leaves(v, at === '' ? k : `${at}.${k}`));
}
function sound(text: string, where: string): void {
  const l = LANGUAGES.find((x) => where.startsWith(`${x} `)) ?? 'en';
  assert.deepEqual(faultsOf(text.replaceAll("'", '’'), l), [], `${where}: ${text}`);
  assert.ok(text.length > 0, `${where} is empty`);
  assert.doesNotMatch(text, /undefined|\[object|NaN|\bnull\b|\bs[0-5]\d?\b|#|\s\s/, `${where}: ${text}`);
}

test('the three catalogues have the same keys', () => {
  const keys = (l: Language): string[] =>
    leaves(ALL[l])
      .filter(([k]) => !k.startsWith('places'))
      .map(([k, v]) => `${k}: ${typeof v}`)
      .sort();
  assert.deepEqual(keys('fr'), keys('en'));
  assert.deepEqual(keys('pl'), keys('en'));
  assert.deepEqual(Object.keys(fr.places).sort(), Object.keys(pl.places).sort());
  const sections = (r: readonly { id: string; paragraphs: readonly unknown[] }[]): string[] =>
    r.map((s) => `${s.id} ${s.paragraphs.length}`);
  assert.deepEqual(sections(rulesFr()), sections(rulesEn()));
  assert.deepEqual(sections(rulesPl()), sections(rulesEn()));
});

test('no English is left in French and Polish', () => {
  const same = new Set(['Inkognito', 'Question', 'Mission', 'Missions', 'Notes', 'orange', 'certain', ...Object.values(en.agents)]);
  for (const l of ['fr', 'pl'] as const) {
    const theirs = new Map(leaves(ALL[l]));
    for (const [key, value] of leaves(en))
      if (typeof value === 'string' && value !== '' && !same.has(value)) assert.notEqual(theirs.get(key), value, `${l} ${key}`);
    for (const [key, value] of theirs)
      if (typeof value === 'string') assert.doesNotMatch(value, /\b(the|your|and|is|of|space|street|figure)\b/i, `${l} ${key}`);
  }
});

test('counted words by the plural rules of each language', () => {
  const n = [0, 1, 2, 5, 12, 22, 112];
  assert.deepEqual(n.map(en.panel.asked).slice(0, 3), ['asked 0 questions', 'asked 1 question', 'asked 2 questions']);
  assert.deepEqual(n.map(fr.panel.asked).slice(0, 3), ['0 question posée', '1 question posée', '2 questions posées']);
  assert.deepEqual(n.map(pl.panel.asked), ['0 pytań', '1 pytanie', '2 pytania', '5 pytań', '12 pytań', '22 pytania', '112 pytań']);
  assert.deepEqual(
    [1, 2, 5].map((x) => pl.notes.worlds(x)),
    ['Możliwy jest 1 rozkład kart.', 'Możliwe są 2 rozkłady kart.', 'Możliwych jest 5 rozkładów kart.'],
  );
});

test('figures by their owner and build; French elides, Polish declines', () => {
  const told = (l: Language): string =>
    ALL[l].facts.moves({ seat: 's1', ball: 'purple', piece: 'red-fat', from: 's50', to: 's49' }, voiceOf(l, COLOURS));
  assert.equal(told('en'), 'Benoît sends Anne’s fat figure from Rialto to Piazza San Marco (purple ball).');
  assert.equal(told('fr'), 'Benoît envoie la grosse figurine d’Anne de Rialto à la Piazza San Marco (boule violette).');
  assert.equal(told('pl'), 'Benoît wysyła grubą figurę (Anne) z pola Rialto na pole Piazza San Marco (kula fioletowa).');
  assert.equal(fr.figure('green-thin', voiceOf('fr', COLOURS)), 'la figurine fine de Benoît');
  assert.match(pl.facts['lets-be']({ seat: 's0', piece: 'red-tall', with: 'ambassador' }, voiceOf('pl', COLOURS)), /z Ambasadorem/);
});

test('French puts a space before colons and semicolons', () => {
  assert.equal(fr.colon('Anne', 'grand'), 'Anne : grand');
  assert.equal(fr.notes.possible(['Agent X', 'petit / gros', 'Mission C']), 'Encore possible : Agent X ; petit / gros ; Mission C');
  assert.equal(ALL.en.notes.possible(['Agent X', 'short']), 'Still possible: Agent X; short');
});

test('every gesture has a sentence, to all and to one', () => {
  for (const l of LANGUAGES) {
    assert.deepEqual(Object.keys(ALL[l].gestures), GESTURES.names);
    for (const [gesture, { does }] of Object.entries(ALL[l].gestures)) {
      sound(does('Anne', null), `${l} ${gesture}`);
      sound(does('Anne', 'Émile'), `${l} ${gesture}`);
      assert.ok(!does('Anne', null).includes('Émile') && does('Anne', 'Émile').includes('Émile'));
    }
  }
});

test('every refusal of the rules, every setting, card and mission has its words', () => {
  // What the rules can refuse with, as their source says it.
  const folder = new URL('../rules/', import.meta.url);
  const source = fs
    .readdirSync(folder)
    .map((f) => fs.readFileSync(new URL(f, folder), 'utf8'))
    .join('\n');
  for (const [, rule] of source.matchAll(/rule: '([A-Za-z0-9-]+)'/g)) assert.ok((RULES as readonly string[]).includes(rule!), rule);
  const facts = {
    seat: 's0',
    target: 's1',
    partner: 's1',
    of: 's1',
    player: 's0',
    next: 's1',
    ball: 'orange',
    piece: 'red-tall',
    figure: 'red-tall',
    with: 'green-fat',
    from: 's50',
    to: 's49',
    space: 's49',
    kind: 'identity',
    channel: 'direct',
    pieces: ['red-tall s53', 'red-fat s53'],
  };
  for (const l of LANGUAGES) {
    const w = ALL[l];
    const v = voiceOf(l, COLOURS);
    for (const rule of RULES) sound(w.rules[rule](facts, v), `${l} ${rule}`);
    for (const option of OPTION_NAMES)
      assert.deepEqual(Object.keys(w.options[option].values).sort(), inkognito.options[option]?.map(String).sort(), `${l} ${option}`);
    for (const x of [...AGENT_NAMES, ...BUILD_NAMES]) sound(w.card(`grey-${x}`), `${l} ${x}`);
    for (const b of BALL_NAMES) sound(w.balls[b].does, `${l} ${b}`);
    for (const e of ENDINGS) sound(w.end.how[e], `${l} ${e}`);
    for (const team of ['FB', 'ZX'] as const)
      for (const m of standard.missions[team])
        for (const players of [3, 4, 5]) sound(w.mission.text(m, players, team, players === 4), `${l} ${team} ${m.letters}`);
  }
  assert.deepEqual([...OPTION_NAMES].sort(), Object.keys(inkognito.options).sort());
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
function awaited(match: Match<State>): Seat[] {
  return [0, 1, 2, 3, 4].filter((p) => (match.state.awaited >> p) & 1);
}

test('random games: every prompt, choice and fact is a sentence in each language', () => {
  const told = new Set<string>();
  const asked = new Set<string>();
  const said = new Set<string>();
  for (let seed = 1; seed <= 12; seed++) {
    const pick = random(seed);
    const seats = 3 + (seed % 3);
    const dealer: Dealer = {
      outcome(_, question, weights, from) {
        const possible = question.domain.values.map((_v, i) => i).filter((i) => weights === null || weights[from + i]! > 0);
        return possible[pick(possible.length)]!;
      },
    };
    const match = new Match<State>(
      inkognito,
      { edition: inkognito.edition(inkognito.standard), options: settleOptions(inkognito), seats },
      dealer,
    );
    for (let n = 0; n < 700 && !match.over; n++) {
      const seat = awaited(match)[0]!;
      const all = match.legal(seat);
      const early = (c: number): boolean =>
        ['announce', 'escape', ...(n < 450 ? ['declare'] : [])].includes(inkognito.codec.toObject(c).do);
      const quiet = n < 600 ? all.filter((c) => !early(c)) : all.filter(early).length > 0 ? all.filter(early) : all;
      // Meetings are looked for: what is not done there is rare otherwise.
      const choice = quiet[pick(quiet.length)]!;
      const view = inkognito.view(match.state, seat, seatIds(seats)) as InkognitoView;
      asked.add(view.at);
      for (const l of n % 5 === 0 || !asked.has(view.at) ? LANGUAGES : (['pl'] as const)) {
        const speech = { ...voiceOf(l, view.colours as Record<string, string>), me: seatId(seat), view };
        const { ask, also } = ALL[l].prompts[view.at as Question](speech);
        sound(ask, `${l} ${view.at}`);
        if (also !== undefined) sound(also, `${l} ${view.at}`);
        for (const c of all.slice(0, 30)) {
          const object = inkognito.codec.toObject(c);
          said.add(object.do);
          sound(ALL[l].choices[object.do as VerbName](object as ChoiceWords, speech), `${l} ${object.do}`);
        }
      }
      said.add(inkognito.codec.toObject(choice).do);
      assert.equal(match.submit(seat, [choice]), undefined);
    }
    const colours = (inkognito.view(match.state, 0, seatIds(seats)) as InkognitoView).colours as Record<string, string>;
    for (const fact of match.facts)
      for (const viewer of [0, 1, SPECTATOR]) {
        const heard = toldTo(viewer, fact);
        if (!heard) continue;
        told.add(heard.what);
        for (const l of LANGUAGES) {
          const say = ALL[l].facts[heard.what as 'turn'] as ((f: object, v: Voice) => string) | undefined;
          assert.ok(say, `${l} has no words for ${heard.what}`);
          sound(say(heard.data, voiceOf(l, colours)), `${l} ${heard.what}`);
        }
      }
  }
  const never = (every: readonly string[], seen: Set<string>): string[] => every.filter((x) => !seen.has(x));
  const RARE = ['named', 'lapses', 'reduce'];
  assert.deepEqual(never(Object.keys(en.facts), new Set([...told, ...RARE])), []);
  assert.deepEqual(never(QUESTIONS, new Set([...asked, ...RARE])), []);
  assert.deepEqual(never(VERBS, new Set([...said, ...RARE])), []);
});
