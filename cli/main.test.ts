import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { suite, test } from 'node:test';
import type { Language } from '@ridotto/engine/words.ts';
import { folderWith, ridotto } from './tests/kit.ts';
import { Speaker } from './terminal/text.ts';

const COMMANDS = [
  'serve',
  'play',
  'bot',
  'simulate',
  'arena',
  'replay',
  'open',
  'verify',
  'case',
  'legal',
  'bench',
  'doctor',
  'patch',
  'show',
  'backup',
  'restore',
  'export',
  'import',
  'import-records',
];

suite('help', { concurrency: 2 }, () => {
  test('ridotto --help names every command', async () => {
    const { status, out, err } = await ridotto(['--help']);
    assert.equal(status, 0);
    assert.equal(err, '');
    for (const name of COMMANDS) assert.match(out, new RegExp(`^  ${name} `, 'm'));
  });
  for (const name of COMMANDS)
    test(`ridotto ${name} --help`, async () => {
      const { status, out, err } = await ridotto([name, '--help']);
      assert.equal(status, 0);
      assert.equal(err, '');
      assert.match(out, new RegExp(`^ridotto ${name}`));
      assert.match(out, /--help/);
    });
});

suite('wrong use: one clear line on stderr, nothing on stdout, status 2', { concurrency: 2 }, () => {
  const WRONG: [string, RegExp][] = [
    ['', /a command is missing/],
    ['toString', /there is no command "toString"/],
    ['dance', /there is no command "dance"; the commands are serve, play/],
    ['case', /a FILE with cases is missing/],
    ['case nowhere.yaml', /nowhere.yaml: there is no such file/],
    ['case --loudly x.yaml', /--loudly/],
    ['legal', /--position FILE is missing/],
    ['legal --position nowhere.yaml', /nowhere.yaml: there is no such file/],
    ['simulate', /a GAME is missing/],
    ['simulate chess', /there is no game "chess"; the games are san-marco/],
    ['simulate san-marco --players 5', /san-marco is for 3 or 4 players, not 5/],
    ['simulate san-marco --games 0', /--games is "0"; it must be a whole number from 1/],
    ['simulate san-marco --games many', /--games is "many"/],
    ['simulate san-marco --players 3 --bots random,random,random,random', /4 bots are too many for 3 players/],
    ['simulate san-marco --bots nobody', /no bot called "nobody" plays san-marco/],
    ['simulate san-marco --option tea=yes', /san-marco has no option "tea"/],
    ['simulate san-marco --option allowDebt=perhaps', /option allowDebt: "perhaps" is not one of false, true/],
    ['simulate san-marco --games -3', /--games has no value; one that begins with a dash is written --games=-…; see/],
    ['arena san-marco --bots steady', /at least two bots/],
    ['arena san-marco --bots steady,steady', /each of them once/],
    ['arena venice --bots steady,random --players 1', /an arena of venice is for 2, 3, 4 or 5 players, not 1/],
    ['arena san-marco --bots steady,random --players 9', /an arena of san-marco is for 3 or 4 players, not 9/],
    ['simulate venice --players tea', /venice is for 1, 2, 3, 4 or 5 players, not "tea"/],
    ['play venice --players 6', /venice is for 1, 2, 3, 4 or 5 players, not 6/],
    ['play san-marco --players anne,anne,ben', /names must differ/],
    ['replay', /a FILE with a record is missing/],
    ['replay x.json --facts --position', /--facts and --position: one of them/],
    ['replay x.json --as s0 --position', /--position holds what nobody saw.*leave out --as/],
    ['open', /a FILE with a record or a position is missing/],
    ['open x.yaml --position y.yaml', /one of them at a time/],
    ['open nowhere.yaml', /nowhere.yaml: there is no such file/],
    ['play', /a GAME is missing/],
    ['import-records', /a FILE with records is missing/],
    ['import-records x.jsonl', /--guest GUEST is missing/],
    ['verify nowhere.json', /nowhere.json: there is no such file/],
    ['verify a b', /"b" is too much/],
    ['bench --game chess', /there is no game "chess"; the games are san-marco/],
    ['bench --game inkognito --players 2', /inkognito is for 3, 4 or 5 players, not 2/],
    ['serve --port 70000', /--port is "70000"; it must be a whole number from 0 to 65535/],
  ];
  for (const [line, message] of WRONG)
    test(`ridotto ${line}`, async () => {
      const { status, out, err } = await ridotto(line.split(' ').filter((w) => w !== ''));
      assert.equal(status, 2, err);
      assert.equal(out, '');
      assert.match(err, message);
      assert.match(err, /^ridotto: [^\n]+\n$/);
    });
});

test('a file that cannot be read or written is named, in plain words', async () => {
  const folder = folderWith();
  const nowhere = path.join(folder, 'nowhere', 'x');
  for (const [args, message] of [
    [['import', nowhere, '--data', path.join(folder, 'data')], /nowhere.x: there is no such file/],
    [['import', folder, '--data', path.join(folder, 'data')], /: it is a folder/],
    [['arena', 'san-marco', '--bots', 'random,steady', '--games', '4', '--json', nowhere], /nowhere.*: there is no such file/],
    [['arena', 'san-marco', '--bots', 'random,steady', '--games', '4', '--json', folder], /: it is a folder/],
  ] as const) {
    const { status, err } = await ridotto(args);
    assert.notEqual(status, 0);
    assert.match(err, message);
    assert.match(err, /^ridotto: [^\n]+\n$/);
  }
});

const GOOD = `
- case: a scoring
  given: { doge: san-marco, districts: { san-marco: { anne: 2 } }, to-play: { anne: [doge] } }
  do: [{ anne: doge stop }, { expect: { prestige: { anne: 8 } } }]
`;
const BAD = GOOD.replace('a scoring', 'a wrong scoring').replace('anne: 8', 'anne: 9');

suite('ridotto case', { concurrency: 2 }, () => {
  const folder = folderWith({
    'good.yaml': GOOD,
    'bad.yaml': GOOD + BAD,
    'broken.yaml': '- case: [',
    'none.yaml': '',
    'strange.yaml': `- case: x\n  gift: start\n  do: []\n${GOOD}- case: y\n  game: chess\n- 7\n`,
    'two.yaml': `${GOOD.replace('given:', 'game: san-marco\n  given:')}- case: an election
  game: venice
  players: [you]
  given: { at: doge-card, progress: { rowAt: 1, ignored: 6 }, doge-row: [council-b, fortune, fortune] }
  do:
    - luck: archives
    - expect: { council: { letter-a: 0, letter-b: 2 } }
`,
    'nothing.yaml': '- case: x\n  gift: start\n',
    'edition.yaml': GOOD.replace('given:', 'edition: own/edition.json\n  given:').replace('anne: 8', 'anne: 20'),
    'own/edition.json': fs
      .readFileSync(path.join(import.meta.dirname, '../games/san-marco/editions/standard.json'), 'utf8')
      .replace('"first": 8', '"first": 20'),
  });
  const run = (...files: string[]) => ridotto(['case', ...files.map((file) => path.join(folder, file))]);
  test('all pass', async () => {
    assert.deepEqual(await run('good.yaml'), { status: 0, out: 'ok      a scoring\n1 passed, 0 failed\n', err: '' });
  });
  test('one fails', async () => {
    const { status, out, err } = await run('bad.yaml', 'good.yaml');
    assert.equal(status, 1);
    assert.equal(err, '');
    assert.deepEqual(out.split('\n'), [
      'ok      a scoring',
      'FAILED  a wrong scoring: step 2 (expect): prestige.anne: wanted 9, got 8',
      'ok      a scoring',
      '2 passed, 1 failed',
      '',
    ]);
  });
  test('a case that is none fails, and the others of its file are run', async () => {
    const { status, out, err } = await run('strange.yaml', 'nothing.yaml');
    assert.equal(status, 1);
    assert.equal(err, '');
    const lines = out.split('\n');
    assert.match(lines[0], /^FAILED  x: "gift" is not a key of a case; the keys are case, /);
    assert.equal(lines[1], 'ok      a scoring');
    assert.match(lines[2], /^FAILED  y: there is no game "chess"; the games are san-marco, /);
    assert.match(lines[3], /^FAILED  case 4: it is not a map/);
    assert.match(lines[4], /^FAILED  x: "gift"/);
    assert.deepEqual(lines.slice(5), ['1 passed, 4 failed', '']);
  });
  test('cases of two games in one file, each by the rules of its own', async () => {
    assert.deepEqual(await run('two.yaml'), { status: 0, out: 'ok      a scoring\nok      an election\n2 passed, 0 failed\n', err: '' });
  });
  test('an edition beside the file', async () => {
    assert.equal((await run('edition.yaml')).status, 0);
  });
  test('files that hold no cases', async () => {
    for (const [file, message] of [
      ['broken.yaml', /broken.yaml: /],
      ['none.yaml', /none.yaml: there is no case in it/],
    ] as const) {
      const { status, out, err } = await run(file, 'good.yaml');
      assert.equal(status, 1);
      assert.match(out, /1 passed, 1 failed\n$/);
      assert.match(err, message);
      assert.match(err, /^[^\n]+\n$/);
    }
  });
});

suite('ridotto legal', { concurrency: 2 }, () => {
  const position = 'doge: castello\nbridges: { castello/san-marco: [benoit] }\nprestige: { anne: 1 }\nto-play: { anne: [doge] }\n';
  test('the next parts, and whole decisions', async () => {
    const parts = await ridotto(['legal', '--position', '-'], position);
    assert.deepEqual(parts, { status: 0, out: 'anne:\n  play doge  Play Doge: move and score\n', err: '' });
    // In the reader's language, as the help promises.
    const french = await ridotto(['legal', '--lang', 'fr', '--position', '-'], position);
    assert.match(french.out, /^anne:\n {2}play doge {2}Jouer/);
    const lines = await ridotto(['legal', '--position', '-', '--lines'], position);
    assert.equal(lines.out, 'anne:\n  play doge stop\n  play doge over san-marco benoit stop\n');
  });
  test('the header of a case, and JSON', async () => {
    const header = `players: [denise, christian, benoit]\noptions: { allowDebt: true }\ngiven:\n  doge: castello\n  bridges: { castello/san-marco: [christian] }\n  to-play: { denise: [doge] }\n`;
    const { status, out } = await ridotto(['legal', '--position', '-', '--lines', '--json'], header);
    assert.equal(status, 0);
    assert.deepEqual(JSON.parse(out), {
      game: 'san-marco',
      at: 'play',
      awaits: ['denise'],
      luck: null,
      winners: null,
      legal: { denise: ['play doge stop', 'play doge over san-marco christian stop'] },
    });
  });
  test('a position is of the game whose words it speaks', async () => {
    const { out } = await ridotto(['legal', '--json', '--position', '-'], 'at: shake');
    assert.equal(JSON.parse(out).game, 'inkognito');
    const { out: other } = await ridotto(['legal', '--json', '--position', '-'], 'to-play: { anne: [doge] }');
    assert.equal(JSON.parse(other).game, 'san-marco');
    const { status, err } = await ridotto(['legal', '--position', '-'], 'given: start');
    assert.equal(status, 2);
    assert.match(err, /of which game\? Say --game with one of san-marco, inkognito/);
  });
  test('luck, the end, and nonsense', async () => {
    assert.equal((await ridotto(['legal', '--position', '-'], 'at: roles')).out, 'Luck is asked: role\n');
    assert.match(
      (await ridotto(['legal', '--position', '-'], 'over: true\nprestige: { denise: 3 }\ndoge: castello')).out,
      /: denise wins\.\n$/,
    );
    const lost = 'players: [anne]\ngiven: { at: final, over: true, vp: { anne: 20, doge: 30 } }';
    assert.equal((await ridotto(['legal', '--game', 'venice', '--position', '-'], lost)).out, 'The game is over: the Doge wins.\n');
    const { status, err } = await ridotto(['legal', '--position', '-'], 'bridge: none');
    assert.equal(status, 1);
    assert.match(
      err,
      /^ridotto: standard input: no game can read it\. san-marco: position: "bridge" is not a key of a San Marco position[^\n]+\n$/,
    );
  });
});

suite('a game in the terminal, and its record', () => {
  const folder = folderWith();
  const file = path.join(folder, 'record.json');
  const bot = 'bot\n'.repeat(2000);
  test('ridotto play, piped to the end', async () => {
    const { status, out, err } = await ridotto(
      ['play', 'san-marco', '--seed', 'x', '--bots', 'random', '--record', file],
      `?\nview\n${bot}`,
    );
    assert.equal(err, '');
    assert.equal(status, 0);
    assert.match(out, /\nThe game is over: [^\n]+\.\n$/);
    // What is asked next is said as long as there is a next.
    assert.doesNotMatch(out.slice(out.lastIndexOf('The game ends: ')), /passage 3 of 3/);
  });
  test('Valencia is told in sentences too', async () => {
    const { out } = await ridotto(['play', 'valencia', '--seed', 'x', '--players', '2'], '');
    assert.match(out, /\n\w+ is first and sits on Nobility; \w+ sits on Church\.\n/);
    assert.match(out, /\nanne is dealt “/);
  });
  test('lines, undo, why, a refusal, an input that ends', async () => {
    const position = path.join(folder, 'position.yaml');
    fs.writeFileSync(position, 'doge: castello\ndistricts: { castello: { anne: 1 } }\nto-play: { anne: [doge, transfer] }\n');
    const input = 'doge stop\nundo\nwhy doge step san-marco\ntransfer castello\n??\nnonsense\n';
    const { status, out, err } = await ridotto(['play', 'san-marco', '--position', position], input);
    assert.equal(status, 1);
    assert.equal(err, 'ridotto: the input ended before the game did\n');
    assert.match(out, /Castello is scored: anne 6\./);
    assert.match(out, /This costs 2 points, and you have 0\./);
    assert.match(out, /There is no opponent’s noble in Castello\./);
    assert.match(out, /play doge stop\n/);
    assert.match(out, /“nonsense” is nothing that this game knows\.\n/);
  });
  test('in the reader’s language: what is said of all four games, and refused', async () => {
    const said = async (args: string, input: string, env: Readonly<Record<string, string>> = {}): Promise<string> =>
      (await ridotto(['play', ...args.split(' '), '--seed', 'x', '--players', '3'], input, env)).out;
    const french = await said('inkognito --lang fr', 'place red-tall s50\n?\nundo\n');
    assert.match(french, /\nCe n’est pas une de vos cases de départ : Rialto\.\n/);
    assert.match(french, /\n {2}place red-tall s27 +Placer votre grande figurine : [^\n]+\n/);
    assert.match(french, /\nIl n’y a rien à annuler\.\n/);
    // LC_ALL comes before LANG, and an unknown language is English.
    assert.match(await said('venice', '', { LC_ALL: '', LANG: 'pl_PL.UTF-8' }), /\nPłytki budynków leżą na planszy\.\n/);
    assert.match(await said('venice', '', { LC_ALL: 'fr_FR.UTF-8', LANG: 'pl_PL.UTF-8' }), /\nLes tuiles sont en place\.\n/);
    assert.match(await said('valencia', '', { LC_ALL: 'de_DE.UTF-8' }), /\nThe city is laid out\.\n/);
    const { status, err } = await ridotto(['play', 'venice', '--lang', 'it']);
    assert.equal(status, 2);
    assert.match(err, /--lang it: it is one of en, fr, pl/);
  });
  test('what every game refuses is said in the reader’s language too', async () => {
    const seen = { view: {}, names: ['Anne', 'Benoît', 'Émile'], edition: undefined, me: 's0' };
    const said = async (l: Language, rule: string, facts: object): Promise<string> =>
      (await Speaker.of('san-marco', l, seen.names, undefined)).refusal(seen, { rule, facts, line: 'x', detail: 'x' });
    const readings = ['take s1', 'leave s1'];
    assert.equal(await said('en', 'several-meanings', { readings }), 'That could mean several things: “take Benoît” or “leave Benoît”.');
    assert.equal(
      await said('fr', 'several-meanings', { readings }),
      'Cela peut vouloir dire plusieurs choses : « take Benoît » ou « leave Benoît ».',
    );
    assert.equal(await said('pl', 'several-meanings', { readings }), 'To może znaczyć kilka rzeczy: „take Benoît” albo „leave Benoît”.');
    assert.equal(await said('fr', 'after-news', { line: 'draw s2' }), '« draw Émile » apporte du nouveau : la suite se choisit après.');
  });
  test('whoever loses alone has lost to the Doge', async () => {
    const { status, out } = await ridotto([
      'play',
      'venice',
      '--players',
      '1',
      '--humans',
      '0',
      '--bots',
      'random',
      '--seed',
      'x',
      '--lang',
      'pl',
    ]);
    assert.equal(status, 0);
    assert.match(out, /\nKoniec gry: wygrywa doża\.\n$/);
  });
  test('ridotto verify', async () => {
    const { status, out } = await ridotto(['verify', file]);
    assert.equal(status, 0);
    assert.match(
      out,
      /^verified: all \d+ outcomes are those of the secret\nbut: who played and what they chose is as the file says: nothing proves it\n$/,
    );
    const renamed = path.join(folder, 'renamed.json');
    fs.writeFileSync(renamed, JSON.stringify({ ...(JSON.parse(fs.readFileSync(file, 'utf8')) as object), facts: undefined, cheers: 3 }));
    assert.match((await ridotto(['verify', renamed])).err, /unknown key "cheers"/);
    const forged = path.join(folder, 'forged.json');
    fs.writeFileSync(forged, fs.readFileSync(file, 'utf8').replace(/"luck":\["s\d"/, '"luck":["s9"'));
    const wrong = await ridotto(['verify', forged]);
    assert.equal(wrong.status, 1);
    assert.match(wrong.err, /^ridotto: [^\n]+\n$/);
  });
  test('ridotto replay, whole and in part', async () => {
    const whole = await ridotto(['replay', file]);
    assert.equal(whole.status, 0);
    assert.match(whole.out, /\nThe game is over: [^\n]+\.\n$/);
    const json = JSON.parse((await ridotto(['replay', file, '--at', '5', '--json'])).out) as Record<string, unknown>;
    assert.equal(json.at, 5);
    assert.equal((json.log as unknown[]).length, 5);
    assert.equal(json.over, false);
    assert.ok(json.position);
  });
  test('ridotto replay --as: only what that seat was told and sees', async () => {
    for (const as of ['benoit', 's1', 'spectator']) {
      const { status, out } = await ridotto(['replay', file, '--at', '6', '--as', as, '--json']);
      assert.equal(status, 0);
      const seen = JSON.parse(out) as { facts: { what: string; data: { seat: string; cards?: unknown } }[]; view: object };
      assert.ok(!('log' in seen) && !('position' in seen) && !('action-pile' in seen.view));
      const own = as === 'spectator' ? 'none' : 's1';
      for (const fact of seen.facts) if (fact.what === 'drew') assert.equal(fact.data.cards !== undefined, fact.data.seat === own);
    }
    assert.equal((await ridotto(['replay', file, '--as', 'emile'])).status, 2);
    assert.equal((await ridotto(['replay', file, '--at', '100000'])).status, 2);
  });
  test('names and other texts of a file never reach the terminal as commands to it', async () => {
    const evil = 'a\u001b[31mRED\u001b]0;x\u0007';
    const renamed = path.join(folder, 'evil.json');
    const record = JSON.parse(fs.readFileSync(file, 'utf8')) as { seats: string[] };
    fs.writeFileSync(renamed, JSON.stringify({ ...record, seats: record.seats.with(1, evil) }));
    for (const command of ['replay', 'verify']) {
      const { status, out, err } = await ridotto([command, renamed]);
      assert.equal(status, 1);
      assert.equal(out, '');
      assert.match(err, /the name of seat s1 holds a control character/);
    }
    const position = JSON.stringify({ players: ['anne', evil, '\u202eemile'], given: { at: 'play', 'to-play': { [evil]: ['doge'] } } });
    for (const args of [
      ['legal', '--position', '-'],
      ['legal', '--position', '-', '--json'],
      ['legal', '--position', '-', '--seat', evil],
      ['case', evil],
      [evil],
    ]) {
      const { out, err } = await ridotto(args, position);
      assert.match(out + err, /\\u001b\[31mRED/);
      assert.doesNotMatch(out + err, /[^\P{Cc}\n]|\u202e/u);
    }
  });
  test('a file that is no record', async () => {
    fs.writeFileSync(path.join(folder, 'no.json'), '{"format":"other"}');
    const { status, err } = await ridotto(['replay', path.join(folder, 'no.json')]);
    assert.equal(status, 1);
    assert.match(err, /not a Ridotto record: format is "other"/);
  });
});

test('ridotto simulate --json', async () => {
  const args = ['simulate', 'san-marco', '--players', '3', '--bots', 'random', '--games', '20', '--seed', '7', '--json'];
  const [a, b, ...others] = await Promise.all([
    ridotto(args),
    ridotto(args),
    ridotto(args.map((arg) => (arg === '7' ? '8' : arg))),
    ridotto([...args, '--option', 'mandatoryEffects=all']),
  ]);
  assert.equal(a.status, 0);
  // By another seed, and by another rule, other games are played.
  for (const other of others)
    assert.notEqual((JSON.parse(other.out) as { decisions: number }).decisions, (JSON.parse(a.out) as { decisions: number }).decisions);
  const result = JSON.parse(a.out) as Record<string, unknown> & {
    seats: { bot: string; wins: number; winShare: number; meanScore: number }[];
  };
  assert.deepEqual(Object.keys(result).sort(), ['decisions', 'decisionsPerSecond', 'game', 'games', 'lengths', 'players', 'seats']);
  assert.equal(result.seats.length, 3);
  for (const seat of result.seats) assert.deepEqual(Object.keys(seat).sort(), ['bot', 'meanScore', 'winShare', 'wins']);
  const sum = result.seats.reduce((n, seat) => n + seat.winShare, 0);
  assert.ok(Math.abs(sum - 1) < 1e-9);
  const again = JSON.parse(b.out) as typeof result;
  assert.deepEqual({ ...again, decisionsPerSecond: 0 }, { ...result, decisionsPerSecond: 0 });
});
