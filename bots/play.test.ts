import assert from 'node:assert/strict';
import test from 'node:test';
import { Choices, Io, sameState, seatIds, settleOptions, type Choice, type Place, type Seat } from '@ridotto/engine';
import { GAMES } from '@ridotto/games';
import { BOTS, botNamed, decide, type Bot, type Decision, type Fault } from './index.ts';

/** Those that decide at once; the others are asked the same in search/search.test.ts, with little effort. */
const quick = (name: string): Bot[] =>
  Object.values(BOTS[name]).filter((bot) => name === 'inkognito' || !['easy', 'strong', 'strongest'].includes(bot.name));

interface Moment {
  readonly state: Place;
  readonly seat: Seat;
  readonly legal: readonly Choice[];
}
/** Every decision of a random game. */
function* moments(name: string, players: number, seed: number): Generator<Moment> {
  const game = GAMES[name];
  const state = game.create(game.edition(game.standard), settleOptions(game), players);
  const io = new Io(seed);
  const list = new Choices();
  game.rules.start(state, io);
  while (state.awaited !== 0) {
    game.rules.legal(state, state.seat, list);
    const legal = list.list();
    if (legal.length > 1) yield { state, seat: state.seat, legal };
    game.rules.apply(state, state.seat, legal[io.pick(legal.length)], io);
  }
}
const asked = (decideAs: (q: Decision) => Choice): Bot => ({ name: 'a bot of this test', decide: decideAs });

test('where there is one choice nobody is asked, and no luck is used', () => {
  const game = GAMES['san-marco'];
  const list = new Choices();
  const state = game.create(game.edition(game.standard), settleOptions(game), 3);
  const [dealt, own] = [new Io(3), new Io(4)];
  let alone = 0;
  game.rules.start(state, dealt);
  while (state.awaited !== 0) {
    game.rules.legal(state, state.seat, list);
    const legal = list.list();
    if (legal.length === 1) {
      alone++;
      const thinks = asked(() => assert.fail('it was asked'));
      assert.equal(
        decide(game, thinks, state, state.seat, own, ({ message }) => assert.fail(message)),
        legal[0],
      );
    }
    game.rules.apply(state, state.seat, legal[dealt.pick(legal.length)], dealt);
  }
  assert.ok(alone > 0);
});

for (const [name, game] of Object.entries(GAMES)) {
  test(`${name}: a bot gets its view, the legal choices and sampled worlds`, () => {
    for (const { state, seat, legal } of moments(name, game.seats[0], 1)) {
      const before = game.fresh(state);
      before.copyFrom(state);
      const choice = decide(
        game,
        asked((q) => {
          const names = seatIds(game.seats[0]);
          assert.deepEqual(q.view, game.view(state, seat, names));
          assert.deepEqual(q.legal, legal);
          const [world, other] = [q.world(), q.world()];
          assert.ok(world !== state && other !== world && world.all.buffer !== state.all.buffer);
          assert.deepEqual(game.view(world, seat, names), q.view);
          assert.equal(game.invariant(world), undefined);
          for (const mine of [world, other]) mine.all.fill(1); // a bot may do with them what it likes
          return q.legal[q.legal.length - 1];
        }),
        state,
        seat,
        new Io(2),
      );
      assert.equal(choice, legal[legal.length - 1]);
      assert.ok(sameState(state, before));
    }
  });

  test(`${name}: a world is not the state in disguise`, () => {
    let hidden = 0;
    let moved = 0;
    for (const { state, seat } of moments(name, game.seats.at(-1)!, 3)) {
      const known = game.know(state, seat);
      const a = game.fresh(state);
      game.sample(a, known, new Io(4));
      if (sameState(a, state)) continue; // mostly, there is nothing this seat does not know
      hidden++;
      const look = asked((q) => {
        const world = q.world();
        // Little may be hidden: then two worlds are often the same, but not all of them.
        if (Array.from({ length: 12 }, () => q.world()).some((other) => !sameState(other, world))) moved++;
        return q.legal[0];
      });
      decide(game, look, state, seat, new Io(5));
    }
    if (game.secrets.length === 0) assert.equal(hidden, 0);
    else assert.ok(hidden > 0 && moved > 0.8 * hidden, `${moved} of ${hidden}`);
  });

  test(`${name}: every bot that decides at once does so alike in worlds that its seat cannot tell apart`, () => {
    // Law: a sample of a sample is a sample of the original, with the same luck. So the bot gets equal worlds, views and
    // lists from both, and if it has no other source, the same luck must lead it to the same choice.
    for (const bot of quick(name))
      for (const players of game.seats)
        for (const { state, seat } of moments(name, players, 6)) {
          const other = game.fresh(state);
          game.sample(other, game.know(state, seat), new Io(7));
          assert.equal(decide(game, bot, other, seat, new Io(8)), decide(game, bot, state, seat, new Io(8)));
        }
  });
}

/** The same question, in which something else happens whenever a world is asked for, and at the first look at the choices. */
function interrupted(q: Decision, meanwhile: () => void): Decision {
  let looked = false;
  return {
    game: q.game,
    seat: q.seat,
    get view() {
      return q.view;
    },
    get legal() {
      if (!looked) {
        looked = true;
        meanwhile();
      }
      return q.legal;
    },
    luck: q.luck,
    world() {
      meanwhile();
      const world = q.world();
      meanwhile();
      return world;
    },
  };
}

for (const [name, game] of Object.entries(GAMES))
  test(`${name}: a bot that is asked something while it thinks gives the same answers`, () => {
    const players = game.seats.at(-1)!;
    for (const bot of quick(name)) {
      let times = 0;
      const elsewhere = moments(name, players, 14);
      let other = elsewhere.next();
      for (const { state, seat } of moments(name, players, 15)) {
        if (other.done) break;
        const there = other.value;
        const alone = [decide(game, bot, state, seat, new Io(8)), decide(game, bot, there.state, there.seat, new Io(9))];
        let inner: Choice | undefined;
        const outer = decide(
          game,
          asked((q) =>
            bot.decide(
              interrupted(q, () => {
                times++;
                inner = decide(game, bot, there.state, there.seat, new Io(9));
                assert.equal(decide(game, bot, state, seat, new Io(8)), alone[0]); // the same question, too
              }),
            ),
          ),
          state,
          seat,
          new Io(8),
        );
        assert.deepEqual([outer, inner ?? alone[1]], alone);
        other = elsewhere.next();
      }
      assert.ok(times > 0);
    }
  });

test('an illegal or failing bot gets a legal choice, and the fault is told', () => {
  const game = GAMES['san-marco'];
  const bots = [
    asked(() => 12345),
    asked(() => NaN),
    asked(() => undefined as unknown as Choice),
    asked(() => {
      throw new Error('lost its way');
    }),
  ];
  for (const bot of bots)
    for (const { state, seat, legal } of moments('san-marco', 3, 10)) {
      const faults: Fault[] = [];
      const choice = decide(game, bot, state, seat, new Io(11), (fault) => faults.push(fault));
      assert.ok(legal.includes(choice));
      assert.equal(faults.length, 1);
      assert.equal(faults[0].seat, seat);
      assert.match(faults[0].message, /a bot of this test (chose .* not legal|failed: .*lost its way)/);
      assert.equal(decide(game, bot, state, seat, new Io(11)), choice); // nobody need listen
    }
});

test('nobody is asked where there is no choice, or out of turn', () => {
  const game = GAMES['san-marco'];
  const never = asked(() => assert.fail('asked'));
  const state = game.create(game.edition(game.standard), settleOptions(game), 4);
  const io = new Io(12);
  const list = new Choices();
  let forced = 0;
  game.rules.start(state, io);
  while (state.awaited !== 0) {
    const { seat } = state;
    game.rules.legal(state, seat, list);
    const choice = list.at[io.pick(list.n)];
    if (list.n === 1) {
      forced++;
      assert.equal(decide(game, never, state, seat, io), choice);
    }
    const idle = [0, 1, 2, 3].find((p) => ((state.awaited >> p) & 1) === 0)!;
    assert.throws(() => decide(game, never, state, idle, io), /not asked/);
    game.rules.apply(state, seat, choice, io);
  }
  assert.ok(forced > 0);
});

test('bots have names', () => {
  assert.equal(botNamed('san-marco', 'random').name, 'random');
  for (const name of Object.keys(GAMES)) assert.ok(BOTS[name].random);
  assert.throws(() => botNamed('san-marco', 'toString'), /no bot called "toString" plays san-marco; the bots that do are random, /);
  assert.throws(() => botNamed('chess', 'random'), /no game "chess"; the games are .*san-marco/);
});
