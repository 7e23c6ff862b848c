// The runner of cases: what it accepts, and what it says when a case does not hold.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { casesIn, runCase, type Case } from '@ridotto/engine';
import { parse } from 'yaml';
import { sanMarco } from './index.ts';

/** A scoring, and a Transfer to come. */
const GIVEN = `doge: castello, districts: { castello: { anne: 2, benoit: 1 } }, prestige: { anne: 1 }, to-play: { anne: [doge, transfer] }`;
const played = (steps: string, header = `given: { ${GIVEN} }`): string | undefined => {
  const [c] = casesIn(parse(`- case: a case\n  ${header}\n  do:\n${steps.replaceAll(/^/gm, '    ')}`));
  return runCase(sanMarco, c);
};
const holds = (steps: string, header?: string): void => assert.equal(played(steps, header), undefined);
const fails = (steps: string, message: RegExp, header?: string): void => assert.match(played(steps, header) ?? 'it holds', message);

suite('what a case file must be', () => {
  test('clear errors', () => {
    for (const file of [null, []]) assert.throws(() => casesIn(file), /there is no case in it/);
  });
  test('a case that is none fails, with what is wrong with it, and the others of its file are played', () => {
    const good = { case: 'good', given: { doge: 'castello' } };
    const wrong = (c: unknown, name: string, message: RegExp): void => {
      const cases = casesIn([good, c, good]);
      assert.deepEqual(
        cases.map((one) => one.case),
        ['good', name, 'good'],
      );
      const [before, found, after] = cases.map((one) => runCase(sanMarco, one));
      assert.deepEqual([before, after], [undefined, undefined]);
      assert.match(found ?? 'it holds', message);
    };
    wrong('x', 'case 2', /^it is not a map that begins with "case: NAME"/);
    wrong({ do: [] }, 'case 2', /^it has no name/);
    wrong({ case: 'x', doo: [] }, 'x', /^"doo" is not a key of a case; the keys are case, game/);
    wrong({ case: 'x', unfit: 'no' }, 'x', /^"unfit" is not a key of a case/);
    wrong({ case: 'x', game: 7 }, 'x', /^game is the name/);
    wrong({ case: 'x', given: 'middle' }, 'x', /^given is "start" or a position/);
    wrong({ case: 'x', options: 3 }, 'x', /^options is a map/);
    wrong({ case: 'x', do: 'anne: stop' }, 'x', /^do is a list of steps/);
    wrong({ case: 'x', do: ['stop'] }, 'x', /^step 1 is not a map/);
  });
  test('a single case is a list of one', () => assert.equal(casesIn({ case: 'x' }).length, 1));
  test('a case that does nothing fails', () => {
    const says = (c: object) => runCase(sanMarco, casesIn({ case: 'x', ...c })[0]) ?? 'it holds';
    assert.match(says({}), /^it does nothing/);
    assert.match(says({ given: 'start' }), /^it does nothing/);
    assert.match(says({ do: [] }), /^it does nothing/);
    assert.match(says({ do: null }), /^it does nothing/);
    assert.match(says({ given: { doge: 'castello' }, do: [] }), /^it does nothing/);
    assert.match(says({ do: [{}] }), /^step 1 does nothing/);
  });
  test('a position alone: does the game allow it?', () => {
    assert.equal(runCase(sanMarco, casesIn({ case: 'x', given: { doge: 'castello' } })[0]), undefined);
    assert.match(runCase(sanMarco, casesIn({ case: 'x', given: { doge: 'murano' } })[0]) ?? 'it holds', /^given: district: "murano"/);
  });
  test('players, options, edition and position are checked before the first step', () => {
    const given = (c: Partial<Case>) => runCase(sanMarco, { case: 'x', do: [{ over: false }], ...c }) ?? 'it holds';
    assert.match(given({ players: ['a', 'b'] }), /^given: san-marco is for 3 or 4 players, not 2/);
    assert.match(given({ players: 9 }), /^given: san-marco is for 3 or 4 players, not 9/);
    assert.match(given({ players: ['a', 'b', 'A'] }), /^given: two players are called A/);
    for (const name of ['expect', 'spectator', 'rule'])
      assert.match(given({ players: ['a', 'b', name] }), new RegExp(`^given: "${name}" cannot be the name of a player`));
    assert.match(given({ options: { tea: true } }), /^given: san-marco has no option "tea"/);
    assert.match(given({ edition: { districts: [] } }), /^given: edition: /);
    assert.match(given({ edition: 'mine.json' }), /^given: edition: mine.json cannot be read here/);
    assert.match(given({ given: { doge: 'murano' } }), /^given: district: "murano" is not one of/);
    assert.equal(given({ players: 3 }), 'it holds');
  });
});

suite('steps', () => {
  test('several keys in one step, in their order', () =>
    holds('- { anne: doge stop, expect: { prestige: { anne: 7 } }, legal: { anne: transfer } }'));
  test('a strange key', () =>
    fails(
      '- { emile: doge stop }',
      /^step 1 \(emile\): "emile" is neither a step nor a player; steps are luck, expect.*players are anne, benoit/,
    ));
  test('a line that is not legal', () =>
    fails('- anne: doge step cannaregio', /^step 1 \(anne\): "doge step cannaregio": .*toll-unpaid.*legal: stop/));
  test('names in capitals', () => holds('- ANNE: Doge Stop\n- expect: { Prestige: { Benoit: 4 } }'.replace('Prestige', 'prestige')));
  test('other names', () =>
    holds(
      '- Denise Bis: doge over san-marco Anne Bis stop\n- over: false',
      'players: [Anne Bis, Denise Bis, Benoit]\n  given: { doge: CS, bridges: { SM/CS: [anne bis] }, prestige: { denise bis: 1 }, to-play: { Denise Bis: doge } }',
    ));
  test('undo and retract', () => {
    holds('- anne: doge stop\n- anne: undo\n- refuse: { anne: [undo, retract] }');
    fails('- anne: undo', /^step 1 \(anne\): "undo": anne has nothing to undo/);
  });
});

suite('luck', () => {
  const banish = 'given: { districts: { castello: { benoit: 4 } }, to-play: { anne: [banishment, transfer] } }';
  test('before the choice that asks, or after it', () => {
    holds('- luck: 2\n- anne: banishment castello\n- expect: { districts: { castello: { benoit: 2 } } }', banish);
    holds(
      '- anne: banishment castello\n- asks-luck: banishment\n- awaits: []\n- luck: 2\n- expect: { districts: { castello: { benoit: 2 } } }',
      banish,
    );
  });
  test('a player by name, the first too', () => {
    holds('- luck: Anne\n- expect: { leader: anne }', 'given: start');
    holds('- luck: Benoit\n- expect: { leader: benoit }', 'given: start');
  });
  test('what cannot come up', () => {
    fails('- anne: banishment castello\n- luck: 7', /^step 2 \(luck\): banishment: "7" cannot come up; possible: 1, 2, 3/, banish);
    fails('- luck: emile', /first leader: "emile" cannot come up; possible: s?/, 'given: start');
  });
  test('what nobody asked for', () => fails('- luck: 2\n- anne: transfer nothing', /the end\): outcomes nobody asked for: 2/, banish));
  test('some of what is asked for, and the case ends', () => holds('- luck: [castello, doge]', 'given: { at: draw }'));
  test('asks-luck', () => {
    fails('- asks-luck: role', /^step 1 \(asks-luck\): wanted a question to luck, "role"; got none/);
    fails('- asks-luck: weather', /"weather" is no question to luck; they are first leader, district/);
    fails('- asks-luck: role', /wanted the question "role", got "first leader"/, 'given: start');
    holds('- asks-luck: firstLeader', 'given: start');
  });
});

suite('expectations', () => {
  test('maps key by key, lists whole or by their beginning', () => {
    holds('- expect: { to-play: { anne: [transfer, doge] } }');
    holds('- expect: { roles: [anne, ...] }');
    fails('- expect: { roles: [anne, benoit] }', /roles: wanted \["anne","benoit"\], got \["anne","benoit","christian","denise"\]/);
    fails('- expect: { roles: [benoit, anne, christian, denise] }', /roles: wanted/);
    fails('- expect: { prestige: { anne: 2 } }', /^step 1 \(expect\): prestige.anne: wanted 2, got 1/);
    fails('- expect: { prestiges: { anne: 1 } }', /prestiges: wanted \{"anne":1\}, got nothing/);
  });
  test('a list of one without brackets, as in a position', () => {
    const out = 'given: { out: [denise], last-round: true }';
    holds('- expect: { out: denise }\n- sees: { anne: { out: Denise } }', out);
    fails('- expect: { out: anne }', /out: wanted "anne", got \["denise"\]/, out);
    fails('- expect: { to-play: { anne: doge } }', /to-play.anne: wanted "doge", got \["transfer","doge"\]/);
  });
  test('what is left out where it is empty', () => {
    holds('- expect: { bridges: { castello/san-marco: [] }, used: { doge: 0 }, over: false, choosing: false }');
    fails('- expect: { bridges: { castelo: [] } }', /bridges.castelo: wanted \[\], got nothing/);
    fails('- expect: { bridge: [] }', /bridge: wanted \[\], got nothing/);
  });
  test('{} is nothing, any is something', () => {
    holds('- expect: { used: {}, bridges: {}, out: {}, last-round: {}, over: {}, to-play: { benoit: {} }, prestige: { benoit: {} } }');
    holds('- expect: { districts: any, prestige: { anne: any }, to-play: { anne: any }, doge: any }');
    holds('- sees: { spectator: { used: {}, to-play: any } }');
    fails('- expect: { districts: {} }', /districts: wanted \{\}, got \{"/);
    fails('- expect: { to-play: { anne: {} } }', /to-play.anne: wanted \{\}, got \[/);
    fails('- expect: { prestige: { anne: {} } }', /prestige.anne: wanted \{\}, got 1/);
    fails('- expect: { prestige: {} }', /prestige: wanted \{\}, got \{"anne":1/);
    fails('- expect: { used: any }', /used: wanted "any", got {}/);
    fails('- expect: { prestige: { benoit: any } }', /prestige.benoit: wanted "any", got/);
    fails('- expect: {}', /all: wanted \{\}, got/);
    fails('- expect: { usd: {} }', /usd: wanted \{\}, got nothing/);
    fails('- sees: { spectator: { usd: {} } }', /usd: wanted \{\}, got nothing/);
    fails('- sees: { spectator: { doge: {} } }', /spectator sees doge: wanted \{\}, got "castello"/);
    fails('- scores: {}', /scores: wanted \{\}, got/);
  });
  test('in a list: so many, whatever they are', () => {
    const cut = 'given: { at: cut, cuts: [{ of: anne, cards: [doge, 1] }, { of: christian, cards: [bridge, 2] }] }';
    holds('- expect: { cuts: [any, { of: christian }] }\n- expect: { cuts: [{}, {}] }', cut);
    fails('- expect: { cuts: [any] }', /cuts: wanted \["any"\], got/, cut);
    fails('- expect: { cuts: [{}, {}, {}] }', /cuts: wanted/, cut);
  });
  test('one fact in the forms that a position may have', () => {
    const cut = 'given: { at: cut, cuts: [{ of: anne, cards: [doge, 1] }, { of: christian, cards: [bridge, 2] }] }';
    holds('- expect: { cuts: { anne: { cards: [doge, 1] }, christian: { cards: [bridge, 2] } } }', cut);
    fails('- expect: { cuts: { anne: { cards: [doge, 1] }, christian: { cards: [bridge, 3] } } }', /cuts: wanted \{"anne"/, cut);
    // Who only sees a part has not seen the whole.
    fails('- sees: { anne: { cuts: { anne: { cards: [doge, 1] }, christian: { cards: [bridge, 2] } } } }', /cuts: wanted/, cut);
    holds('- expect: { used: [doge, transfer, doge] }', 'given: { used: { doge: 2, transfer: 1 } }');
    fails('- expect: { used: [doge, transfer] }', /used: wanted/, 'given: { used: { doge: 2, transfer: 1 } }');
    fails('- expect: { used: [doge, doge, doge, transfer] }', /used: wanted/, 'given: { used: { doge: 2, transfer: 1 } }');
  });
  test('scores, awaits, over', () => {
    holds('- { scores: { anne: 1 }, awaits: [anne], over: false }');
    holds('- awaits: anne');
    fails('- scores: { anne: 2 }', /scores.anne: wanted 2, got 1/);
    fails('- luck: []', /no outcome is given, so it says nothing/);
    fails('- luck: null', /no outcome is given, so it says nothing/);
    for (const said of ['no', '{}', '[]', '1', 'null']) fails(`- over: ${said}`, /wanted is true, false or \{ winners: … \}, not /);
    fails('- awaits: [anne, benoit]', /awaited: wanted exactly \[anne, benoit\], got \[anne\]/);
    fails('- over: { winners: [anne] }', /wanted the game over, and it is not over/);
    fails(
      '- over: { winners: [anne, benoit] }',
      /winners: wanted exactly \[anne, benoit\], got \[anne\]/,
      'given: { over: true, prestige: { anne: 1 } }',
    );
  });
  test('legal, lines and reaches in any order and spelling, exactly', () => {
    holds('- legal: { anne: [transfer, play doge], benoit: [] }');
    holds('- lines: { anne: [doge stop, transfer nothing, trans in castello of benoit] }');
    holds('- reaches: { anne: [CS] }', `given: { ${GIVEN} }`.replace('transfer', 'castello').replace('doge, ', ''));
  });
  test('legal, lines and reaches that differ', () => {
    fails('- legal: { anne: [doge] }', /there and not wanted: play transfer/);
    fails('- legal: { anne: [doge, transfer, bridge] }', /wanted and not there: bridge/);
    fails('- legal: { anne: [doge, play doge] }', /wanted and not there: play doge; there and not wanted: play transfer/);
    fails('- lines: { anne: [doge stop] }', /there and not wanted: play transfer in castello of benoit \| play transfer nothing/);
    fails('- reaches: { anne: [castello, san-marco] }', /anne reaches: wanted exactly \[castello, san-marco\], got \[castello\]/);
  });
  test('refuse', () => {
    holds('- refuse: { anne: [bridge, doge step cannaregio], benoit: doge stop }');
    fails('- refuse: { anne: doge stop }', /anne: "doge stop" was accepted, and should be refused/);
    holds('- refuse: { anne: [doge step cannaregio, doge step san-marco], rule: toll-unpaid }');
    fails('- refuse: { anne: [doge step cannaregio], rule: card-first }', /was refused by toll-unpaid, and should be by card-first/);
    fails('- refuse: { benoit: doge stop, rule: card-first }', /was refused by no rule, and should be by card-first/);
    fails('- refuse: { anne: bridge, rule: [card-first] }', /rule is the name of a rule, not \["card-first"\]/);
  });
  test('what says nothing fails', () => {
    fails('- refuse: {}', /it names nobody/);
    fails('- refuse: { rule: card-first }', /it names nobody/);
    fails('- refuse: { anne: [] }', /anne: no line is given/);
    fails('- anne: []', /anne: no line is given/);
    for (const step of ['legal', 'lines', 'reaches', 'sees', 'hidden']) fails(`- ${step}: {}`, /it names nobody/);
    fails('- hidden: { anne: [] }', /anne: no path is given/);
    fails('- asks-luck: ""', /it names no question to luck/, 'given: start');
  });
  test('sees and hidden', () => {
    const cut = 'given: { at: cut, cuts: [{ of: anne, cards: [doge, 1] }, { of: christian, cards: [bridge, 2] }] }';
    holds(
      '- sees: { anne: { cuts: [{ cards: [doge, limit-1] }, { size: 2 }] } }\n- hidden: { spectator: cuts.0.cards, anne: [cuts.1.cards] }',
      cut,
    );
    fails('- hidden: { christian: cuts.1.cards }', /christian: "cuts.1.cards" should be hidden, and is seen: \["bridge","limit-2"\]/, cut);
    fails('- hidden: { anne: cuts.1.crads }', /anne: there is nothing at "cuts.1.crads", for anybody/, cut);
    fails('- sees: { anne: { cuts: [{}, { cards: [bridge, 2] }] } }', /anne sees cuts.1.cards: wanted \["bridge",2\], got nothing/, cut);
    fails('- sees: { emile: {} }', /"emile" is not one of the players anne/, cut);
  });
});
