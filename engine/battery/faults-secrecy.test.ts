// The battery itself is tested with planted faults: each must be caught, and by the check that is meant for it. Here: faults
// of secrecy, of what is told, and of sampling. The others are in faults.test.ts.
import assert from 'node:assert/strict';
import test from 'node:test';
import { ALL, ask, auto, Io, SPECTATOR } from '../index.ts';
import type { Game, Place, Seat } from '../index.ts';
import { battery, Fault, type Settings } from './index.ts';
import * as canal from './toy/canal.ts';
import { cellarGame } from './toy/cellar.ts';
import * as masks from './toy/masks.ts';

const { canalWith } = canal;
const { masksWith } = masks;
const { encounter, moored } = canal.nodes;

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

// ---- Secrets ---------------------------------------------------------------------------------------------------------
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
  withView(cellarGame, (s) => ({ hands: [...s.held].map((n) => Array<string>(n).fill('?')) })),
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
  'who may bet depends on a mission that somebody holds',
  'secret-legal',
  canal.canalWith({}, { who: (s) => (s.holder[0] === 1 ? 0 : (1 << s.seats) - 1) }),
  { games: 20 },
);
caught(
  'whoever bets tells what others hold',
  'facts',
  canal.canalWith(
    {},
    {
      apply(s, seat, choice, io) {
        canal.bets.apply(s, seat, choice, io);
        io.tell(ALL, 'holds', () => ({ missions: [...s.holder] }));
      },
    },
  ),
  { games: 20 },
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
  'whom one may ask depends on who they are',
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
    sample: (to, known) => void (to.all = (known as { all: Int32Array }).all),
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
