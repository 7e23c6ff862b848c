import assert from 'node:assert/strict';
import test from 'node:test';
import { Io, settleOptions, verbOf, type Options } from '@ridotto/engine';
import { GAMES, sanMarco } from '@ridotto/games';
import { SAY } from '@ridotto/games/san-marco/index.ts';
import { OPTIONS } from '@ridotto/games/san-marco/box/options.ts';
import { mix, playGame } from '../arena.ts';
import { botNamed, decide, random, simulate, type Bot } from '../index.ts';

const game = GAMES['san-marco'];
const steady = botNamed('san-marco', 'steady');
const now = (): number => performance.now();

// It should win 9 games of 10. One that does falls under 80 % of 300 games with a probability of 5e-8; one that wins 99 %,
// as when this was written, never. A bot of 70 % stays under it all but once in 20,000 runs.
for (const players of [4, 3])
  test(`steady beats ${players - 1} random players`, () => {
    const bots = ['steady', ...Array<string>(players - 1).fill('random')];
    const { seats } = simulate(game, { players, bots, games: 300, seed: 20 }, now);
    assert.ok(seats[0].winShare >= 0.8, `won ${seats[0].winShare}`);
  });

function* everyOptions(names = Object.keys(OPTIONS)): Generator<Options> {
  const [name, ...rest] = names;
  if (name === undefined) yield {};
  else
    for (const value of OPTIONS[name as keyof typeof OPTIONS]) for (const others of everyOptions(rest)) yield { [name]: value, ...others };
}

test('with every combination of options games of bots end, by legal choices, with all pieces there', () => {
  let played = 0;
  for (const options of everyOptions())
    for (const players of [3, 4]) {
      const state = sanMarco.create(sanMarco.edition(sanMarco.standard), settleOptions(sanMarco, options), players);
      const bots = [steady, random, steady, steady].slice(0, players);
      const own = bots.map((_, seat) => new Io(mix(played, seat + 1)));
      const check = (): void => assert.equal(sanMarco.invariant(state), undefined);
      // A fault ends it, and so does an illegal choice.
      playGame(game, state, bots, own, new Io(mix(played++, 0)), (fault) => assert.fail(fault.message), check);
      assert.equal(state.passage, 3);
      assert.ok(sanMarco.winners(state).length > 0);
    }
  assert.equal(played, 256);
});

test('what steady does depends on what its seat knows only: not on its luck, which fills in the rest', () => {
  const watched: Bot = {
    name: 'watched',
    decide: (q) => {
      const choice = steady.decide(q);
      for (let i = 0; i < 3; i++) assert.equal(steady.decide(q), choice); // each time in other worlds
      return choice;
    },
  };
  simulate(game, { players: 4, bots: [watched], games: 4, seed: 21 }, now);
  simulate(
    game,
    { players: 3, bots: [watched], games: 4, seed: 22, options: { openOffers4p: 'faceUp', roleAssignment: 'leaderChooses' } },
    now,
  );
});

/** A position, and what steady does there. */
function doesIn(position: object, seat = 0, options: Options = {}): string {
  const names = ['anne', 'benoit', 'christian', 'denise'];
  const state = sanMarco.read(position, sanMarco.edition(sanMarco.standard), settleOptions(sanMarco, options), names);
  return sanMarco.codec.format(decide(game, steady, state, seat, new Io(1)), names);
}
const board = {
  cannaregio: { anne: 2, benoit: 2, christian: 1, denise: 2 },
  'santa-croce': { anne: 1, benoit: 3, christian: 2, denise: 1 },
  'san-polo': { anne: 3, benoit: 1, christian: 2, denise: 2 },
  'san-marco': { anne: 3, benoit: 3, christian: 1 },
  dorsoduro: { anne: 1, benoit: 1, christian: 3, denise: 3 },
  castello: { anne: 2, benoit: 1, christian: 2, denise: 3 },
};
const prestige = { anne: 20, benoit: 20, christian: 20, denise: 20 };

test('it repeats a fourth equal roll, always (A15)', () => {
  const roll = { made: 4, same: 4, district: 'san-marco' };
  assert.equal(doesIn({ at: 'fourth-roll', turn: 0, roll, districts: { 'san-marco': { anne: 6 } }, bridges: {} }), 'repeat');
});

test('it places nobles before the Doge scores, and scores where it leads', () => {
  const bridges = { 'san-marco/san-polo': ['anne'], 'san-marco/dorsoduro': ['christian'] };
  const position = { districts: board, prestige, bridges, doge: 'san-marco' };
  assert.equal(doesIn({ ...position, 'to-play': { anne: ['doge', 'san-marco', 'transfer'] } }), 'play transfer');
  assert.equal(doesIn({ ...position, 'to-play': { anne: ['doge', 'san-marco'] } }), 'play san-marco');
  assert.equal(doesIn({ ...position, at: 'district', place: 'san-marco', 'to-play': { anne: ['doge'] } }), 'to san-marco');
  // In San Marco there is a tie for 6 each; in San Polo she alone leads, over her own bridge.
  assert.equal(doesIn({ ...position, at: 'doge' }), 'over san-polo anne');
  assert.equal(doesIn({ ...position, at: 'doge', doge: 'san-polo' }), 'stop');
});

test('it does not lay a card aside that does good, nor play one that harms itself', () => {
  const position = { districts: board, prestige, bridges: {}, doge: 'castello' };
  assert.notEqual(doesIn({ ...position, at: 'transfer' }), 'nothing');
  const alone = { districts: { 'san-marco': { anne: 4 }, castello: { anne: 3 } }, prestige, bridges: {}, doge: 'san-marco' };
  assert.equal(doesIn({ ...alone, at: 'banishment', extra: true, passage: 3 }).startsWith('in san-marco'), false);
});

test('the leader who chooses lets the weakest rival choose, and the strongest cut', () => {
  const points = { anne: 40, benoit: 30, christian: 60, denise: 10 };
  const assigning = { at: 'assign', leader: 'anne', players: 4, districts: board, prestige: points, bridges: {} };
  const options = { roleAssignment: 'leaderChooses' };
  assert.equal(doesIn({ ...assigning, roles: ['anne'], pawns: ['benoit', 'christian', 'denise'] }, 0, options), 'role denise');
  assert.equal(doesIn({ ...assigning, roles: ['anne', 'denise'], pawns: ['benoit', 'christian'] }, 0, options), 'role christian');
});

test('it does not take the offer that puts it out for nothing', () => {
  const cuts = [
    {
      of: 'benoit',
      open: true,
      offers: [
        ['castello', 'limit-3', 'limit-3'],
        ['doge', 'transfer', 'limit-1'],
      ],
    },
  ];
  const choosing = { at: 'choose', roles: ['benoit', 'anne', 'christian', 'denise'], turn: 1, player: 'anne', leader: 'benoit', cuts };
  const choice = doesIn({ ...choosing, districts: board, prestige, bridges: {}, doge: 'san-marco', limit: { anne: 6, benoit: 4 } });
  assert.equal(choice, 'take 2');
});

test('the split of a whole cut is one plan: both offers hold cards, and it is the same plan whoever asks in between', () => {
  const splits: string[] = [];
  const spy: Bot = {
    name: 'spy',
    decide: (q) => {
      const choice = steady.decide(q);
      if (verbOf(choice) === SAY.put.tag) splits.push(`${q.seat}: ${q.game.codec.format(choice)}`);
      return choice;
    },
  };
  const how = { players: 4, bots: [spy], games: 2, seed: 23 };
  simulate(game, how, now);
  const alone = splits.splice(0);
  const disturbed: Bot = {
    name: 'disturbed',
    decide: (q) => {
      if (q.luck.pick(4) === 0) simulate(game, { players: 3, bots: ['steady'], games: 1, seed: 24 }, now);
      return spy.decide(q);
    },
  };
  simulate(game, { ...how, bots: [disturbed], games: 1 }, now);
  assert.deepEqual(splits, alone.slice(0, splits.length));
});
