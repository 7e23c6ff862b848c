// Everything that Inkognito can say, with everything that can come of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsIn, NUMBERS, RECORD, type Pools } from '@ridotto/engine/battery/sentences.ts';
import { LANGUAGES, type Language } from '@ridotto/engine/words.ts';
import standard from '../editions/standard.json' with { type: 'json' };
import { inkognito } from '../manifest.ts';
import { AGENT_NAMES, BALL_NAMES, BUILD_NAMES, ENDINGS, LETTER_NAMES, type InkognitoWords, type Voice } from './shape.ts';

const NAMES = ['Anne', 'Benoît', 'Émile', 'Hélène'];
const SEATS = ['s0', 's1', 's2', 's3'];
const COLOURS = ['red', 'green', 'blue', 'yellow'];
const SPACES = standard.spaces.map((s) => s.id);
const FIGURES = COLOURS.flatMap((c) => BUILD_NAMES.map((b) => `${c}-${b}`));
const PIECES = [...FIGURES, 'ambassador'];
const CARDS = [[...AGENT_NAMES.slice(0, 2), 'tall'], ['grey-LF', 'fat', 'thin'], ['mission', 'CB', 'short'], ['AX']];
const SHOWN = [
  ['white'],
  ['white', 'blue', 'blue'],
  ['orange', 'orange', 'black'],
  ['white', 'white', 'white'],
  ['purple', 'orange', 'blue'],
];
const LISTS = [['Anne'], ['Denise', 'Émile'], ['Hélène', 'Benoît', 'Anne']];
const GUESS = { identity: 'LF', disguise: 'tall' };

const voice = (w: InkognitoWords): Voice => ({
  name: (seat) => NAMES[Number(seat.slice(1))] ?? seat,
  seatOf: (colour) => (colour === 'ambassador' ? 's3' : SEATS[COLOURS.indexOf(colour)]),
  place: (space) => w.places[space] ?? standard.spaces.find((s) => s.id === space)?.label ?? space,
});
const pools = (w: InkognitoWords): Pools => {
  const places = SPACES.map((s) => voice(w).place(s));
  const figures = PIECES.map((p) => w.figure(p, voice(w)));
  return {
    f: RECORD,
    v: [voice(w)],
    n: NUMBERS,
    seat: SEATS,
    target: SEATS,
    asker: [...SEATS].reverse(),
    partner: SEATS,
    of: ['LF-tall'],
    'rules.of': SEATS,
    player: SEATS,
    next: SEATS,
    identity: [undefined, ...AGENT_NAMES],
    disguise: BUILD_NAMES,
    letter: LETTER_NAMES,
    turn: [1, 2, 22],
    balls: SHOWN,
    'board.balls': [[], ...SHOWN],
    list: [[], ...SHOWN],
    ball: BALL_NAMES,
    b: BALL_NAMES,
    piece: PIECES,
    with: PIECES,
    figure: FIGURES,
    from: SPACES,
    to: [...SPACES].reverse(),
    space: SPACES,
    meetings: [
      [],
      [{ piece: 'red-tall', with: 'ambassador' }],
      [
        { piece: 'red-fat', with: 'green-thin' },
        { piece: 'blue-tall', with: 'yellow-short' },
      ],
    ],
    kind: ['identity', 'disguise'],
    k: ['identity', 'disguise'],
    channel: ['direct', 'ambassador'],
    through: [true, false],
    cards: [undefined, ...CARDS],
    'cardList.cards': CARDS,
    'notes.showed.cards': CARDS.map((c) => w.cardList(c, 'A')),
    accepted: [true, false],
    sheet: [undefined, { s0: GUESS, s1: { identity: 'AX', disguise: 'thin' } }],
    how: ENDINGS,
    winners: [['s0'], ['s1', 's2'], ['s3', 's0', 's1']],
    pieces: [['red-tall s53', 'red-fat s58'], ['green-thin s28']],
    names: LISTS,
    at: ['placing', 'shake'],
    name: NAMES,
    who: NAMES,
    'gestures.to': [null, ...NAMES],
    place: places,
    places: [places.slice(0, 1), places.slice(56, 58), places.slice(27, 30)],
    what: ['Anne'],
    said: [w.builds.tall],
    owner: [null, ...NAMES],
    figures: [figures.slice(0, 1), figures.slice(15, 17), figures.slice(0, 3)],
    other: figures,
    'board.f': figures,
    'groups.f': figures,
    'placing.f': figures,
    c: ['LF-tall', 'CB-thin'],
    'card.c': ['LF', 'grey-AX', 'mission', 'tall'],
    i: [w.agents.ZZ],
    d: [w.builds.tall],
    l: LETTER_NAMES,
    'sure.identities.names': [[w.agents.LF], [w.agents.LF, w.agents.AX]],
    'sure.letters.l': [['A'], ['A', 'B', 'D']],
    text: [w.mission.title],
    state: w.notes.states,
    'notes.player': NAMES,
    'notes.asker': NAMES,
    'notes.target': NAMES,
    'notes.mark.what': [w.agents.LF],
    tenths: [2, 5, 10],
    'reasons.now': NUMBERS.slice(1),
    'reasons.deals': NUMBERS.slice(1),
    'reasons.others': NUMBERS.slice(1),
    'reasons.seat': ['s0', 's1', 's2'],
    'answers.asker': NAMES,
    'answers.picked.cards': CARDS.map((cards) => w.cardList(cards, 'A')),
    'answers.told.identity.left': [['LF'], ['CB', 'AX']],
    'answers.told.disguise.left': [['tall'], ['short', 'fat']],
    'shown.target': NAMES,
    'shown.asker': NAMES,
    'notes.possible.lists': [[w.agents.LF], [w.agents.LF, w.builds.tall, 'A']],
    turns: [[1], [2, 5], [1, 5, 22]],
    m: [...standard.missions.FB, ...standard.missions.ZX],
    players: [3, 4, 5],
    team: ['FB', 'ZX'],
    ours: [true, false],
    agent: AGENT_NAMES.map((a) => w.agents[a]),
    'mission.identity': AGENT_NAMES.map((a) => w.agents[a]),
    'mission.partner': NAMES,
    'end.identity': [w.agents.LF],
    'end.disguise': [w.builds.tall],
    items: LISTS,
  };
};
/** What depends on where a game is: words.test.ts says it in random games. */
const inGames = (path: string): boolean => /^(?:prompts|choices)\./.test(path);
const CODES: ReadonlySet<string> = new Set([...FIGURES, ...COLOURS.map((c) => `grey-${c}`)]);
/** The Venetian names have the apostrophe of the edition's file. */
const VENETIAN = /(?:Sant|dell|Ca|d)'/;

for (const l of LANGUAGES)
  test(`Inkognito, ${l}: nothing is mechanically wrong with any sentence`, async () => {
    const w = await inkognito.words[l]();
    const about = {
      codes: CODES,
      skip: inGames,
      ends: /^(?:facts(?!\.turn$)|rules)\./,
      but: ({ text }: { text: string }, fault: string) => fault.startsWith('a straight') && VENETIAN.test(text),
    };
    assert.deepEqual(faultsIn(w, l, pools(w), about), []);
  });

test('places stand with their article, contracted with what goes before', async () => {
  const walks = async (l: Language, from: string, to: string): Promise<string> => {
    const w = await inkognito.words[l]();
    return w.facts.walks({ seat: 's0', from, to }, voice(w));
  };
  assert.equal(await walks('fr', 's58', 's33'), 'Anne mène l’Ambassadeur de l’Ambassade à l’Accademia.');
  assert.equal(await walks('fr', 's42', 's54'), 'Anne mène l’Ambassadeur de l’Embarcadère San Marco au Vieil Arsenal.');
  assert.equal(await walks('fr', 's28', 's45'), 'Anne mène l’Ambassadeur des Jardins de la Giudecca aux Giardini.');
  assert.equal(await walks('fr', 's03', 's50'), 'Anne mène l’Ambassadeur du Ghetto à Rialto.');
  assert.equal(await walks('en', 's58', 's50'), 'Anne walks the Ambassador from the Embassy to Rialto.');
});
test('the Phantom’s balls are counted, and one is one', async () => {
  const shakes = async (l: Language): Promise<string> => {
    const w = await inkognito.words[l]();
    return w.facts.shakes({ seat: 's1', balls: ['blue', 'white', 'blue'] }, voice(w));
  };
  assert.equal(await shakes('en'), 'The Phantom shows Benoît white and two blue.');
  assert.equal(await shakes('fr'), 'Le Fantôme montre à Benoît une blanche et deux bleues.');
  assert.equal(await shakes('pl'), 'Benoît potrząsa Fantomem: biała i dwie niebieskie.');
});
test('the Ambassador player asks, and does not ask through the Ambassador', async () => {
  const asks = async (l: Language, asker: string): Promise<string> => {
    const w = await inkognito.words[l]();
    return w.facts.asks({ asker, target: 's0', kind: 'identity', channel: 'ambassador' }, voice(w));
  };
  assert.equal(await asks('en', 's3'), 'Hélène asks Anne about the identity.');
  assert.equal(await asks('en', 's1'), 'Benoît asks Anne about the identity, through the Ambassador.');
  assert.equal(await asks('fr', 's3'), 'Hélène interroge Anne sur l’identité.');
  assert.equal(await asks('pl', 's3'), 'Hélène pyta o tożsamość: odpowiada Anne.');
});
