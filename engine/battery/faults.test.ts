// The battery itself is tested with planted faults: each must be caught, and by the check that is meant for it. Here: faults
// of states, rules, refusals, undo, records, notation and luck. Those of secrecy are in faults-secrecy.test.ts.
import assert from 'node:assert/strict';
import test from 'node:test';
import { ALL, ask, auto, Codec, domain, Io, Match, only, Outcomes, together, verbOf, vocabulary } from '../index.ts';
import type { Game, GameRecord, Node, Options, Place } from '../index.ts';
import { battery, Fault, type Settings } from './index.ts';
import * as canal from './toy/canal.ts';
import { lab, LUCK, SAY, State as Lab } from './toy/lab.ts';

const { canalWith } = canal;
const { encounter, keep, move } = canal.nodes;

/** The fault is caught by `check`, even when no other check looks. */
function caught<S extends Place>(name: string, check: string, game: Game<S, null>, settings: Settings = {}): void {
  void test(`${check}: ${name}`, () => {
    const play = (): unknown => battery(game, { games: 12, only: [check], belief: false, ...settings });
    assert.throws(play, (e) => {
      assert.ok(e instanceof Fault, String((e as Error).stack));
      assert.equal(e.check, check, e.message);
      assert.equal(e.where.game, game.name);
      return true;
    });
  });
}
/** A fault of the engine: a method of it is other than it should be, while the battery runs. */
function caughtIn<C extends object, K extends keyof C>(
  name: string,
  check: string,
  of: C,
  method: K,
  make: (right: C[K]) => C[K],
  more: readonly string[] = [],
): void {
  void test(`${check}: ${name}`, () => {
    const right = of[method];
    of[method] = make(right);
    try {
      assert.throws(
        () => battery(canal.canalGame, { games: 20, only: [check, ...more], belief: false }),
        (e) => e instanceof Fault && e.check === check,
      );
    } finally {
      of[method] = right;
    }
  });
}

// ---- State, rules, ends ----------------------------------------------------------------------------------------------
class Extra extends canal.State {
  moves = 0;
}
const extraMove: Node<canal.State> = ask({
  ...move,
  apply(s, seat, choice, io) {
    (s as Extra).moves++;
    move.apply(s, seat, choice, io);
  },
});
caught('a number outside `all`', 'copy', {
  ...canalWith({ move: extraMove as typeof move }),
  create: (_, options, seats) => new Extra(seats, options),
});
class Private extends canal.State {
  #moves = 0;
  moved(): number {
    return this.#moves++;
  }
}
const privateMove: Node<canal.State> = ask({
  ...move,
  apply(s, seat, choice, io) {
    s.coins[0] += (s as Private).moved() % 2;
    move.apply(s, seat, choice, io);
  },
});
caught('a private field that no copy has', 'copy', {
  ...canalWith({ move: privateMove as typeof move }),
  create: (_, options, seats) => new Private(seats, options),
});
class Forgets extends canal.State {
  override copyFrom(other: Place): void {
    const coins = this.coins.slice();
    super.copyFrom(other);
    this.coins.set(coins);
  }
}
caught('copying forgets a field', 'copy', {
  ...canal.canalGame,
  create: (_: null, options: Options, seats: number) => new Forgets(seats, options),
});
caught('a fresh state forgets the options', 'fresh', { ...canal.canalGame, fresh: (s: canal.State) => new canal.State(s.seats, {}) });
caught('a fresh state is as far as the old one', 'fresh', {
  ...canal.canalGame,
  fresh(s: canal.State) {
    const t = canal.canalGame.fresh(s);
    t.copyFrom(s);
    return t;
  },
});
class Shares extends canal.State {
  readonly visits = SHARED;
}
const SHARED = [0];
caught('two states share a list', 'copy', {
  ...canalWith({
    move: ask({
      ...move,
      apply(s, seat, choice, io) {
        (s as Shares).visits[0]++;
        move.apply(s, seat, choice, io);
      },
    }),
  }),
  create: (_, options, seats) => new Shares(seats, options),
});
caught(
  'a part of a draft touches what belongs to another',
  'together',
  canalWith({
    encounter: together({
      ...encounter,
      apply(s, seat, choice, io) {
        encounter.apply(s, seat, choice, io);
        s.coins[0] = Math.min(200, s.coins[0] * 2 + seat);
      },
    }),
  }),
);
caught(
  'in a simultaneous step the second may do less than the first',
  'together',
  canalWith({
    encounter: together({
      ...encounter,
      legal(s, seat, out) {
        out.add(canal.SAY.intrigue.make());
        if (s.pick.every((p) => p === 0) && s.scrolls[seat] > 0) out.add(canal.SAY.scroll.make());
      },
    }),
  }),
);
caught(
  'nothing is legal when the scrolls are used up',
  'legal',
  canalWith({ encounter: together({ ...encounter, legal: (s, seat, out) => s.scrolls[seat] > 0 && out.add(canal.SAY.scroll.make()) }) }),
);
const { bets } = canal;
caught(
  'speaking out of turn, one is asked oneself',
  'out-of-turn',
  canalWith(
    {},
    {
      apply(s, seat, choice, io) {
        bets.apply(s, seat, choice, io);
        s.awaited |= 1 << seat;
      },
    },
  ),
);
caught(
  'what is said out of turn changes what others may choose',
  'out-of-turn',
  canalWith(
    {},
    {
      apply(s, seat, choice, io) {
        bets.apply(s, seat, choice, io);
        s.favour.fill(0);
      },
    },
  ),
);
caught(
  'nobody else is told of a bet that ends all undoing',
  'out-of-turn',
  canalWith(
    {},
    {
      apply(s, seat, choice, io) {
        s.bet[seat] = verbOf(choice) === canal.SAY.bet.tag ? 1 : 2 + canal.SAY.on.quay(choice);
        io.tell(only(seat), 'bets', () => ({ seat }));
      },
    },
  ),
);
caught('what is begun out of turn cannot be ended', 'out-of-turn', canalWith({}, { open: (s, seat) => s.bet[seat] > 0 }));
caught(
  'a choice stands twice',
  'legal',
  canalWith({ keep: ask({ ...keep, legal: (s, _, out) => [0, 0].forEach(() => out.add(canal.SAY.keep.make(s.drawn[0] - 1, 0))) }) }),
);
caught(
  'asking changes something',
  'legal',
  canalWith({ move: ask({ ...move, legal: (s, seat, out) => (s.coins[seat]++, move.legal(s, seat, out)) }) }),
);
caught('somebody is awaited who does not play', 'legal', canalWith({ keep: ask({ ...keep, who: (s) => s.seats }) }));
caught(
  'a value that no domain has',
  'legal',
  canalWith({ keep: ask({ ...keep, legal: (_, __, out) => out.add(canal.SAY.keep.make(14, 0)) }) }),
);
caught('a game that never ends', 'endless', canalWith({ next: auto((s) => (canal.nodes.next.run(s, new Io()), void (s.turn %= 6))) }));
caught('a mission is lost', 'invariant', canalWith({ keep: ask({ ...keep, apply: (s) => void s.drawn.fill(0) }) }));
caught('nobody wins', 'ending', { ...canal.canalGame, winners: () => [] });
caught('alone, somebody else wins', 'ending', { ...canal.canalGame, seats: [1], winners: () => [1] });
void test('ending: alone, one may lose', () => {
  const report = battery({ ...canal.canalGame, seats: [1], winners: () => [] }, { games: 4, only: ['ending'], belief: false });
  assert.ok(report.games > 0);
});
caught('a rule that breaks', 'rules', canalWith({ keep: ask({ ...keep, apply: () => assert.fail('broken') }) }));

// ---- Refusals, undo, record ------------------------------------------------------------------------------------------
const silent = { ...keep };
delete (silent as { whyNot?: unknown }).whyNot;
caught('a node that never says why not', 'reason', canalWith({ keep: ask(silent) }), { only: ['refusal', 'reason'] });
type Any = Match<Place, unknown>;
const proto = Match.prototype as Any;
caughtIn('what is refused leaves something behind', 'refusal', proto, 'submit', (right) => {
  return function (this: Any, seat, parts) {
    const refusal = right.call(this, seat, parts);
    if (refusal) this.state.all[this.state.all.length - 1]++;
    return refusal;
  };
});
caughtIn(
  'anybody may answer for anybody',
  'refusal',
  proto,
  'submit',
  (right) =>
    function (this: Any, seat, parts) {
      return right.call(this, this.game.rules.isOutOfTurn(this.state, seat) ? seat : this.state.seat, parts);
    },
);
caughtIn(
  'after news, what is legal then is told',
  'refusal',
  proto,
  'submit',
  (right) =>
    function (this: Any, seat, parts) {
      const refusal = right.call(this, seat, parts);
      return refusal && { ...refusal, legal: ['roll'] };
    },
);
function dice(): Node<Lab> {
  return ask<Lab>({
    who: () => 0,
    legal: (_, __, out) => [SAY.roll.make(), SAY.wait.make()].forEach((c) => out.add(c)),
    apply(s, _, choice, io) {
      s.left--;
      if (verbOf(choice) === SAY.roll.tag) s.die += io.die(LUCK.die);
    },
  });
}
void test('replica: a refused batch rolls again', () => {
  // The outcome of the die is found out and thrown away, and the next one is another.
  const right = Outcomes.prototype.save;
  Outcomes.prototype.save = function (this: Outcomes) {
    const putBack = right.call(this);
    return () => {
      const { count } = this;
      putBack();
      this.count = count;
    };
  };
  try {
    assert.throws(() => battery(lab({ dice: dice() }), { games: 12, only: ['replica', 'refusal'], belief: false, pace: 2 }), Fault);
  } finally {
    Outcomes.prototype.save = right;
  }
});
caughtIn(
  'what is legal is refused',
  'accepted',
  proto,
  'submit',
  (right) =>
    function (this: Any, seat, parts) {
      const moor = parts.includes(canal.SAY.moor.make());
      return moor ? { message: 'no', part: 0, legal: [] } : right.call(this, seat, parts);
    },
);
caughtIn(
  'an entry of the record is lost',
  'replay',
  proto,
  'record',
  (right) =>
    function (this: Any, about): GameRecord {
      const r = right.call(this, about);
      return { ...r, log: r.log.slice(0, -1), checkpoints: {} };
    },
);
caughtIn(
  'taking back forgets something',
  'undo',
  proto,
  'undo',
  (right) =>
    function (this: Any, seat) {
      const done = right.call(this, seat);
      if (done) this.state.all[this.state.all.length - 1]++;
      return done;
    },
);
caughtIn(
  'a change of mind leaves a fact behind',
  'replica',
  proto,
  'retract',
  (right) =>
    function (this: Any, seat) {
      const draft = this.drafts.get(seat) ?? [];
      const done = right.call(this, seat);
      if (draft.length > 0) this.facts.push({ entry: 0, to: ALL, what: 'retracted', data: {} });
      return done;
    },
  ['retract'],
);
const calm: Node<canal.State> = auto((s, io) => {
  const seat = s.turn % s.seats;
  if (s.quays[seat] % 2 === 1 || s.missions.size < 2) return;
  for (let i = 0; i < 2; i++) s.drawn[i] = s.missions.draw(io, canal.LUCK.mission) + 1;
  io.tell(only(seat), 'drew', () => ({ missions: [...s.drawn] }));
  s.call(canal.AT.keep);
});
caught(
  'a look at known cards that does not say so can be undone',
  'undo-information',
  canalWith({ moored: calm as typeof canal.nodes.moored }),
  {
    games: 60,
    seats: [3],
  },
);
let moves = 0;
caught(
  'something lies outside the state',
  'undo',
  canalWith(
    {
      move: ask({
        ...move,
        legal(s, seat, out) {
          move.legal(s, seat, out);
          if (moves % 2 === 0 && out.n > 1) out.n--;
        },
        apply(s, seat, choice, io) {
          moves++;
          move.apply(s, seat, choice, io);
        },
      }),
    },
    { who: () => 0 },
  ),
);
caught(
  'luck that nobody records',
  'replica',
  lab({
    dice: ask<Lab>({
      who: () => 0,
      legal: (_, __, out) => [SAY.roll.make(), SAY.wait.make()].forEach((c) => out.add(c)),
      apply: (s, _, __, io) => void (s.left--, (s.die = io.pick(1000))),
    }),
  }),
  { only: ['replica', 'undo', 'refusal'] },
);

// ---- Notation, luck --------------------------------------------------------------------------------------------------
const clash = vocabulary({ take: { kind: domain('kind', ['x', 'x', 'z']) } });
const anyTake = ask<Lab>({ who: () => 0, legal: (_, __, out) => [0, 1, 2].forEach((k) => out.add(k << 5)), apply: (s) => void s.left-- });
caught('two choices are written alike', 'notation', { ...lab({ anyTake }), codec: clash.codec });
class Wrong extends Codec {
  override fromObject(o: Parameters<Codec['fromObject']>[0]): number {
    return super.fromObject({ ...o, kind: 'x' });
  }
}
caught('an object is read as another choice', 'notation', {
  ...lab({ anyTake }),
  codec: new Wrong({ take: { kind: domain('kind', ['x', 'y', 'z']) } }),
});
caught('a position leaves a field out', 'position', {
  ...canal.canalGame,
  write(s, names) {
    const { coins: _, ...rest } = canal.canalGame.write(s, names) as { coins: unknown };
    return rest;
  },
});
caught('a line leaves a part out', 'lines', {
  ...canal.canalGame,
  lines: {
    move: {
      parse: () => undefined,
      format: (_s, _p, parts, names) => (parts.length > 1 ? canal.SAY.codec.format(parts[0], names) : undefined),
    },
  },
});
caught(
  'a word that is complete is taken for the beginning of another',
  'words',
  {
    ...lab({ anyTake }),
    lines: {
      anyTake: { parse: (_s, _p, line) => ('ecks-and-more'.startsWith(line) ? [SAY.take.make(1)] : undefined), format: () => undefined },
    },
  },
  { pace: 2 },
);
const drawFrom = (bag: number[], how: (s: Lab, io: Io) => void): Game<Lab, null> =>
  lab({
    draw: ask<Lab>({
      who: () => 0,
      legal: (_, __, out) => out.add(SAY.call.make()),
      apply(s, _, __, io) {
        s.left--;
        s.bag.set(bag);
        how(s, io);
      },
    }),
  });
caught(
  'more cards in the bag than in the deck',
  'luck',
  drawFrom([6, 1, 1], (s, io) => void io.draw(LUCK.card, s.bag)),
);
caught(
  'a deck is thrown like a die',
  'luck',
  drawFrom([1, 1, 1], (_, io) => void io.die(LUCK.card)),
);
caught(
  'search draws otherwise than the dealer',
  'distribution',
  drawFrom([4, 4, 4], (s, io) => {
    if (io.source === null) s.bag[2] = 0;
    s.n[0] = io.draw(LUCK.card, s.bag);
  }),
);
caughtIn(
  'search draws too often from the end',
  'distribution',
  Io.prototype,
  'draw',
  (right) =>
    function (this: Io, question, bag, from = 0) {
      const last = question.domain.values.length - 1 + from;
      if (this.source !== null || bag[last] === 0 || this.pick(3) > 0) return right.call(this, question, bag, from);
      bag[last]--;
      return last - from;
    },
);
