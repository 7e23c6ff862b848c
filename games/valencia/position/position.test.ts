import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { combinations } from '@ridotto/engine/battery/index.ts';
import { Choices, Io, Match, sameState, seatsIn, settleOptions, type Luck } from '@ridotto/engine';
import { valencia as game } from '../index.ts';
import { rules } from '../rules/index.ts';
import { edition, NAMES, read } from '../tests/kit.ts';

suite('a position says every fact of a state', () => {
  for (const seats of [2, 3, 4, 5])
    test(`read and written again at every step of random games of ${seats}`, () => {
      const list = new Choices();
      const pick = new Io(seats);
      combinations(game.options).forEach((options, g) => {
        if (g % 2 !== seats % 2) return;
        const names = NAMES.slice(0, seats);
        const s = game.create(edition, options, seats);
        const io = new Io(g);
        rules.start(s, io);
        for (;;) {
          const written = JSON.parse(JSON.stringify(game.write(s, names))) as object;
          const again = game.read(written, edition, options, names);
          if (!sameState(s, again)) {
            const at = [...s.all].findIndex((n, i) => n !== again.all[i]);
            assert.fail(`number ${at}: ${s.all[at]} is read as ${again.all[at]}: ${JSON.stringify(written)}`);
          }
          if (s.awaited === 0) break;
          const awaited = seatsIn(s.awaited);
          const seat = awaited[pick.pick(awaited.length)];
          rules.legal(s, seat, list);
          rules.apply(s, seat, list.at[pick.pick(list.n)], io);
        }
      });
    });
});

suite('a position has a default for whatever it leaves out', () => {
  const MINIMAL: Record<string, object> = {
    missions: { 'to-choose': { anne: ['line', 'walls'] } },
    'special-cards': { piles: { anne: [['wanderer']] }, revealed: { anne: 1 }, members: { anne: ['a1'] } },
    guild: { step: 'B' },
    ability: { abilities: ['sell-one'], resources: { anne: ['wine'] } },
    'keep-mission': { 'to-choose': { anne: ['line', 'walls'] } },
    sale: { resources: { anne: ['wine'] } },
    move: { members: { anne: ['a1'] } },
    'take-back': { piles: { anne: [[5], [1]] }, revealed: { anne: 1 }, ranks: ['anne'], 'may-take-back': ['anne'] },
    palm: { council: { church: 'anne' } },
    fountain: { council: { nobility: 'anne' } },
    act: { step: 'B', ranks: ['benoit', 'anne'] },
  };
  const lowest = {
    outcome: (_: number, q: Luck, w: ArrayLike<number> | null, from: number) => q.domain.values.findIndex((_v, k) => !w || w[from + k] > 0),
  };
  for (const at of rules.names)
    for (const seats of [2, 4])
      test(`at: ${at}, ${seats} players`, () => {
        const options = settleOptions(game, at === 'special-cards' ? { wanderer: true } : {});
        const s = game.read({ at, ...MINIMAL[at] }, edition, options, NAMES.slice(0, seats));
        const match = new Match(game, { edition, options, seats }, lowest, s);
        if (rules.asks(rules.names.indexOf(at))) assert.equal(rules.names[match.state.node], at);
        // it plays on for a while, and whoever is awaited can choose
        for (let n = 0; n < 60 && !match.over; n++) {
          const seat = seatsIn(match.state.awaited)[0];
          const legal = match.legal(seat);
          assert.ok(legal.length > 0, `nothing is legal at ${rules.names[match.state.node]}`);
          assert.equal(match.submit(seat, [legal[n % legal.length]]), undefined);
        }
      });
});

suite('a position may be written in other spellings', () => {
  const same = (a: object, b: object): void => assert.ok(sameState(read(a), read(b)));
  test('trees, fountains, tiles', () => {
    const plain = { step: 'H', council: { church: 'anne' }, palms: ['t1-1', 't2-1'], fountains: { b2: 'f4s', d2: 'f6' } };
    same({ ...plain, palms: ['T(1,1)', 't21'], fountains: { B2: 'sell-one', d2: 6 } }, plain);
    same({ ...plain, palms: ['T1,1', '2-1'], fountains: { b2: 'F4s', d2: 'F6' } }, plain);
    same({ ...plain, city: { nw: 'K1 A 0' } }, plain);
  });
  test('guilds by their letters or in one word, cards by their value', () => {
    const plain = { at: 'planning', resources: { anne: { 'dried-fruit': 2, wine: 1 } }, council: { clothing: ['benoit'] } };
    same({ ...plain, resources: { anne: ['D', 'driedFruit', 'W'] }, council: { C: 'benoit' } }, plain);
    same({ step: 'B', hand: null, discard: { anne: [2, 2, 5] } }, { step: 'B', discard: { anne: { 2: 2, 5: 1 } } });
  });
  test('players in capitals, shortened, or by seat', () => {
    const plain = { step: 'C', pawn: 'benoit', coins: { christian: 3 } };
    same({ step: 'c', pawn: 'BENOIT', coins: { c: 3 } }, plain);
    same({ step: 'C', pawn: 's1', coins: { s2: 3 } }, plain);
  });
  test('boards by round, or by the guild of the step', () => {
    const plain = { step: 'B', round: 1, boards: ['r4', 'r2', 'r3', 'r1', 'r5'] };
    same({ step: 'B', round: 1, guild: 'oranges' }, plain);
    same({ step: 'B', boards: { 1: 'R4', 4: 'R1' } }, plain);
  });
});

suite('a position that cannot be says what is wrong', () => {
  const refused = (position: object, message: RegExp): void => assert.throws(() => read(position), message);
  test('unknown keys, nodes, players, squares', () => {
    refused({ membres: {} }, /"membres" is not a key of a Valencia position; the keys are at, awaits/);
    refused({ at: 'teatime' }, /"teatime" is not one of game, set-up/);
    refused({ pawn: 'emile' }, /player: "emile" is not one of anne, benoit, christian/);
    refused({ members: { anne: ['z9'] } }, /square: "z9" is not one of/);
    refused({ step: 'J' }, /step: "J" is not one of A, B/);
    refused({ missions: { anne: ['fun'] } }, /mission: "fun" is not one of cost-0/);
  });
  test('places that are none, or taken', () => {
    for (const key of ['missions', 'rejected', 'to-choose'])
      assert.throws(() => read({ [key]: { anne: ['quarters'] } }, 2), new RegExp(`${key}: quarters is not in the game with two players`));
    assert.throws(() => read({ 'mission-deck': ['quarters'] }, 2), /mission-deck: quarters is not in the game with two players/);
    assert.doesNotThrow(() => read({ missions: { anne: ['quarters'] } }));
    refused({ members: { anne: ['b2'] } }, /b2 is not a free city square/);
    refused({ members: { anne: ['a1'], benoit: ['a1'] } }, /a1 is not a free city square/);
    refused({ fountains: { a1: 6 } }, /a1 is not a fountain space/);
    refused({ fountains: { b2: 6, d2: 6 } }, /a fountain stands twice/);
    refused({ palms: ['t3-3'] }, /no tree on t3-3/);
    refused({ palms: ['t1-1', 't1-1'] }, /two on t1-1/);
    refused({ city: { NW: 'e1 a 0' } }, /e1 a 0 does not fit into NW/);
    refused({ city: { NW: 'k2 a 0' } }, /a tile lies in two places/);
  });
  test('too much of something', () => {
    refused({ discard: { anne: [5, 5, 5, 5, 5] } }, /only 4 of 5/);
    refused({ discard: { anne: ['joker'] } }, /only 0 of joker/);
    refused({ resources: { anne: { wine: 7 } } }, /more than 6 of wine/);
    refused({ missions: { anne: ['line'], benoit: ['line'] } }, /line is in two places/);
    refused({ prestige: { anne: -1 } }, /prestige is -1/);
    refused({ supply: { anne: 16 } }, /supply is 16, not a whole number from 0 to 15/);
    refused({ step: 'C', piles: { anne: [[1]] }, revealed: { anne: 2 } }, /revealed is 2, not a whole number from 0 to 1/);
    refused({ 'draw-pile': { anne: 3 } }, /draw-pile: 24 by the rest of the position/);
  });
  test('what a node needs', () => {
    refused({ at: 'missions' }, /at missions needs to-choose/);
    refused({ at: 'ability' }, /at ability needs abilities/);
    refused({ at: 'guild', step: 'C' }, /at guild needs step B, D or F/);
    refused({ step: 'B', guild: 'wine', boards: ['r1', 'r1', 'r2', 'r3', 'r4'] }, /one stands twice/);
    refused({ step: 'B', guild: 'wine', boards: ['r2'] }, /the board of this round has dried-fruit at B, not wine/);
    refused({ at: 'sale', step: 'B' }, /at sale needs step C or E/);
    refused({ at: 'move', step: 'B' }, /at move needs step G/);
    refused({ at: 'bid', step: 'H' }, /at bid needs step A, B, C, D, E, F or G/);
    refused({ step: 'H' }, /at palm needs somebody on Church/);
    refused({ step: 'I', council: { church: 'anne' } }, /at fountain needs somebody on Nobility/);
    refused({ at: 'deal', 'mission-deck': ['line', 'walls'] }, /15 are still to be dealt/);
    refused({ at: 'guild', ranks: ['benoit'], player: 'anne' }, /anne is not the rank that acts/);
    refused({ at: 'guild', ranks: ['benoit', 'anne'], acting: 1, player: 'anne' }, /anne is not the rank that acts/);
    refused({ at: 'bid', over: true }, /over: true is at final, not at bid/);
  });
  test('who sits on the Council (R21), and what Nina is for', () => {
    refused({ council: { church: ['anne', 'benoit'] } }, /at most 1 can sit on church/);
    refused({ council: { wine: ['anne', 'benoit', 'christian'] } }, /at most 2 can sit on wine/);
    refused({ council: { wine: ['anne', 'anne'] } }, /anne sits twice on wine/);
    refused({ step: 'B', nina: { left: 24 } }, /nina: she bids with two players only/);
    refused({ step: 'B', ranks: ['nina', 'anne'] }, /player: "nina" is not one of/);
  });
  test('piles with a gap, and knowledge of what is not there', () => {
    refused({ hand: { anne: [1, 2] }, 'pile-of': { anne: [1, 3] } }, /anne has no card in pile 2/);
    refused({ step: 'C', piles: { anne: [[5], [1]] }, known: { anne: [5, 5] } }, /only 1 of 5 in the face-down piles of anne/);
    refused({ step: 'C', piles: { anne: [[5]] }, revealed: { anne: 1 }, known: { anne: [5] } }, /only 0 of 5/);
    refused({ step: 'C', 'hidden-discard': { anne: [5] }, 'known-aside': { anne: [6] } }, /only 0 of 6 of anne are aside/);
  });
});
