// The battery itself is tested with planted faults: each must be caught, and by the check that is meant for it.
import assert from 'node:assert/strict';
import test from 'node:test';
import { ALL, ask, auto, Codec, domain, Io, Match, only, Outcomes, Rules, SPECTATOR, together, verbOf, vocabulary } from '../index.ts';
import type { Game, GameRecord, Node, Options, Place, Seat } from '../index.ts';
import { battery, Fault, type Settings } from './index.ts';
import * as canal from './toy/canal.ts';
import * as cellar from './toy/cellar.ts';
import { lab, LUCK, SAY, State as Lab } from './toy/lab.ts';
import * as masks from './toy/masks.ts';

const canalWith = (nodes: Partial<typeof canal.nodes>): Game<canal.State, null> =>
  canal.canalOf(new Rules(canal.AT, { ...canal.nodes, ...nodes }, canal.State.at, canal.favour));
const masksWith = (nodes: Partial<typeof masks.nodes>): Game<masks.State, null> =>
  masks.masksOf(new Rules(masks.AT, { ...masks.nodes, ...nodes }));

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

// ---- Secrets ---------------------------------------------------------------------------------------------------------
const { encounter, moored, keep, move } = canal.nodes;
const withView = <S extends Place>(game: Game<S, null>, more: (s: S, seat: Seat) => object): Game<S, null> => ({
  ...game,
  view: (s, seat, names) => ({ ...game.view(s, seat, names), ...more(s, seat) }),
});
caught(
  'shows what the other has picked',
  'view',
  withView(canal.canalGame, (s) => ({ picks: [...s.pick] })),
);
caught(
  'shows the spectator the missions',
  'view',
  withView(canal.canalGame, (s, seat) => (seat === SPECTATOR ? { all: [...s.holder] } : {})),
);
caught(
  'the length of a list tells how many were drawn',
  'view',
  withView(cellar.cellarGame, (s) => ({ hands: [...s.held].map((n) => Array<string>(n).fill('?')) })),
);
caught(
  'shows a card under the pile to those who do not know it',
  'view',
  withView(canal.canalGame, (s) => ({ under: [...s.missions.under] })),
);
caught(
  'shows every answer',
  'view',
  withView(masks.masksGame, (s) => ({ answers: [...s.shown] })),
);
caught(
  'what may be picked depends on what the other picked',
  'secret-legal',
  canalWith({
    encounter: {
      ...encounter,
      legal(s, seat, out) {
        out.add(canal.SAY.intrigue.make());
        if (s.scrolls[seat] > 0 && s.pick[s.a === seat ? s.b : s.a] !== 1) out.add(canal.SAY.scroll.make());
      },
    },
  }),
);
caught(
  'whom one may ask depends on who he is',
  'secret-legal',
  masksWith({
    question: ask({
      ...masks.nodes.question,
      legal(s, seat, out) {
        for (let p = 0; p < s.seats; p++)
          if (p !== seat && (s.name[p] !== 0 || p === (seat + 1) % s.seats)) out.add(masks.SAY.ask.make(p, 0));
      },
    }),
  }),
);
caught(
  'the reason of a refusal tells a name',
  'secret-reason',
  masksWith({
    question: ask({ ...masks.nodes.question, whyNot: (s, seat) => ({ rule: 'no', facts: { next: s.name[(seat + 1) % s.seats] } }) }),
  }),
);
caught(
  'who is awaited depends on a secret',
  'awaited',
  canalWith({
    next: auto((s) => {
      s.turn += s.holder[0] === 1 ? 2 : 1;
      s.steps = 0;
      s.visited = 0;
    }),
  }),
  { only: ['awaited', 'facts'] },
);
const answer = masks.nodes.answer;
// Which answer was given is not known to the others, so no second world gives the same one: belief finds it.
const overheard = { games: 2, only: ['belief'], seats: [3], belief: { games: 30_000, fields: ['shown'], nodes: ['question'] } };
caught(
  'an answer is told to all',
  'belief',
  masksWith({
    answer: ask({
      ...answer,
      apply(s, seat, choice, io) {
        answer.apply(s, seat, choice, io);
        io.tell(ALL, 'overheard', () => ({ cards: s.shown[s.asked] }));
      },
    }),
  }),
  overheard,
);
caught(
  'an answer is shown to all, and no view holds it',
  'belief',
  masksWith({
    answer: ask({
      ...answer,
      apply(s, _, choice, io) {
        s.shown[s.asked] = masks.SAY.show.cards(choice);
        io.reveal(ALL, 'shows', () => ({ cards: s.shown[s.asked] }));
      },
    }),
  }),
  overheard,
);
caught(
  'what all are told hangs on who holds what',
  'facts',
  canalWith({
    moored: auto((s, io) => {
      moored.run(s, io);
      io.tell(ALL, 'lies', () => ({ holder: s.holder[0] }));
    }),
  }),
);

// ---- Sampling --------------------------------------------------------------------------------------------------------
const sampling = (
  game: Game<canal.State, null>,
  after: (to: canal.State, known: canal.Known, io: Io) => void,
): Game<canal.State, null> => ({
  ...game,
  sample(to, known, io) {
    game.sample(to, known, io);
    after(to, known as canal.Known, io);
  },
});
caught(
  'keeps who holds what',
  'secrets',
  {
    ...canal.canalGame,
    know: (s) => ({ all: Int32Array.from(s.all) }),
    sample: (to, known) => to.all.set((known as { all: Int32Array }).all),
  },
  { only: ['sample', 'secrets'] },
);
caught(
  'moves what is not declared a secret',
  'secrets',
  { ...canal.canalGame, secrets: ['missions', 'holder', 'drawn'] },
  { only: ['sample', 'secrets'] },
);
caught('keeps the true cards under the pile', 'sample', {
  ...canal.canalGame,
  know: (s, seat) => ({ ...canal.know(s, seat), truth: s.missions.under.slice() }),
  sample(to, known, io) {
    canal.sample(to, known as canal.Known, io);
    to.missions.under.set((known as { truth: Int32Array }).truth);
  },
});
caught(
  'spoils what was known, so that the next world is another',
  'sample',
  sampling(canal.canalGame, (_, known) => void known.state.coins[0]++),
);
caught(
  'forgets a card: a world that cannot be',
  'sample',
  sampling(canal.canalGame, (to) => (to.missions.bag[to.missions.bag.findIndex((n) => n > 0)] = 0)),
);
caught('changes the true state', 'sample', { ...canal.canalGame, know: (s, seat) => (s.coins[0]++, canal.know(s, seat)) });
const forgetful = (s: masks.State, seat: Seat): object => {
  const blind = new masks.State(s.seats, {});
  blind.copyFrom(s);
  blind.asked = 0;
  const { all } = masks.know(s, seat);
  return { ...masks.know(blind, seat), all };
};
caught('forgets the answers given: history cannot have been so', 'sample', { ...masks.masksGame, know: forgetful });
const few = { games: 4, only: ['belief'], seats: [3] };
caught(
  'forgets the answers given, and no invariant knows',
  'belief',
  {
    ...masksWith({
      question: ask({ ...masks.nodes.question, legal: (s, seat, out) => out.add(masks.SAY.ask.make((seat + 1) % s.seats, 0)) }),
    }),
    invariant: () => undefined,
    know: forgetful,
  },
  { ...few, belief: { games: 36_000, fields: ['name', 'build'], nodes: ['question'] } },
);
caught(
  'keeps the true builds, and does not declare them',
  'belief',
  {
    ...masks.masksGame,
    know: (s, seat) => ({ known: masks.know(s, seat), build: s.build.slice(), packet: s.packet[1] }),
    sample(to, k, io) {
      const { known, build, packet } = k as { known: masks.Known; build: Int32Array; packet: number };
      masks.sample(to, known, io);
      to.build.set(build);
      to.packet[1] = packet;
    },
  },
  { ...few, belief: { fields: ['build'] } },
);
caught(
  'deals to others only from the first missions',
  'belief',
  {
    ...canal.canalGame,
    sample(to, known, io) {
      canal.sample(to, known as canal.Known, io);
      const held = [...to.holder].filter((h) => h > 0 && h !== (known as canal.Known).seat + 1);
      for (const [m, h] of to.holder.entries())
        if (h > 0 && h !== (known as canal.Known).seat + 1) {
          to.holder[m] = 0;
          to.missions.bag[m] = 1;
        }
      for (const h of held) {
        const m = to.missions.bag.indexOf(1);
        to.missions.bag[m] = 0;
        to.holder[m] = h;
      }
    },
  },
  { only: ['belief'], seats: [2], belief: { decisions: 6, games: 20_000, fields: ['holder'], nodes: ['move'] } },
);

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
    function (this: Any, _seat, parts) {
      return right.call(this, this.state.seat, parts);
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
void test('twin: a refused batch rolls again', () => {
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
    assert.throws(() => battery(lab({ dice: dice() }), { games: 12, only: ['twin', 'refusal'], belief: false, pace: 2 }), Fault);
  } finally {
    Outcomes.prototype.save = right;
  }
});
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
  'twin',
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
caught('a look at known cards that does not say so can be undone', 'undo-information', canalWith({ moored: calm as typeof moored }), {
  games: 60,
  seats: [3],
});
let moves = 0;
caught(
  'something lies outside the state',
  'undo',
  canalWith({
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
  }),
);
caught(
  'luck that nobody records',
  'twin',
  lab({
    dice: ask<Lab>({
      who: () => 0,
      legal: (_, __, out) => [SAY.roll.make(), SAY.wait.make()].forEach((c) => out.add(c)),
      apply: (s, _, __, io) => void (s.left--, (s.die = io.pick(1000))),
    }),
  }),
  { only: ['twin', 'undo', 'refusal'] },
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
