// What the tests of this folder share: random games in which nobody announces too soon.
import { Choices, Io, Rules, seatsIn, settleOptions, verbOf, type Game, type Options, type Seat } from '@ridotto/engine';
import { inkognito as game, State, type Edition } from '../index.ts';
import { AMBASSADOR, DIRECT, THROUGH_AMBASSADOR } from '../box/material.ts';
import { addAnswers, truthOf } from '../rules/answers.ts';
import { AT, nodes, rules } from '../rules/index.ts';
import { question, shownOf } from '../rules/questions.ts';
import { SAY } from '../box/vocabulary.ts';

export const edition = game.edition(game.standard);
const NAMES = ['red', 'green', 'blue', 'yellow', 'ambassador'];
export const namesOf = (seats: number): string[] => NAMES.slice(0, seats);

/** The board with a street between any two of the coloured spaces: everybody meets everybody. */
export function crowded(): unknown {
  const file = game.standard as { edges: { a: string; b: string; kind: string }[]; starts: Record<string, string[]>; embassy: string };
  const coloured = [...Object.values(file.starts).flat(), file.embassy];
  const streets = coloured.flatMap((a, i) => coloured.slice(i + 1).map((b) => ({ a, b, kind: 'street' })));
  const canals = file.edges.filter((e) => e.kind === 'canal');
  const others = file.edges.filter((e) => e.kind === 'street' && !(coloured.includes(e.a) && coloured.includes(e.b)));
  const edges = [...canals, ...others, ...streets];
  return { ...file, counts: { streets: edges.length - canals.length, canals: canals.length }, edges };
}

const list = new Choices();
export function legal(s: State, seat: number): number[] {
  rules.legal(s, seat, list);
  return list.list();
}
const announces = (c: number): boolean => verbOf(c) === SAY.announce.tag || verbOf(c) === SAY.escape.tag;
const stays = (c: number): boolean => [SAY.end.tag, SAY.nothing.tag, SAY.extra.tag, SAY.declare.tag].includes(verbOf(c));

/** A choice that keeps a game lively: seldom an announcement, questions rather than nothing. `patience`: one in so many. */
export function lively(s: State, seat: number, pick: Io, patience: number): number {
  const all = legal(s, seat);
  let choice = all[pick.pick(all.length)];
  for (let n = 0; n < 60; n++) {
    if (announces(choice) ? pick.pick(patience) === 0 : !stays(choice) || pick.pick(4) === 0) break;
    choice = all[pick.pick(all.length)];
  }
  return announces(choice) && all.some((c) => !announces(c)) && pick.pick(patience) > 0 ? all.find((c) => !announces(c))! : choice;
}

export interface Walk {
  readonly seats: number;
  readonly seed: number;
  readonly options?: Options;
  readonly turns?: number;
  readonly from?: State;
}
/** Plays at random; `look` at every moment when somebody is awaited, and at the end. Stops after so many turns. */
export function play({ seats, seed, options = {}, turns = 60, from }: Walk, look: (s: State, io: Io) => void): State {
  const s = game.create(edition, settleOptions(game, options), seats);
  const pick = new Io(Math.imul(seed + 1, 0x9e3779b1));
  const io = new Io(seed);
  if (from) s.copyFrom(from);
  else rules.start(s, io);
  look(s, io);
  while (s.awaited !== 0 && s.turn < turns) {
    const awaited = seatsIn(s.awaited);
    const seat = awaited[pick.pick(awaited.length)];
    rules.apply(s, seat, lively(s, seat, pick, 400), io);
    look(s, io);
  }
  return s;
}

/** A game in which so many questions have been asked, by few askers of few targets, so that ledgers fill; at the shake. */
export function interrogated(seats: number, seed: number, questions: number, options: Options = {}): State {
  const s = game.create(edition, settleOptions(game, { placing: 'random', ...options }), seats);
  const io = new Io(seed);
  rules.start(s, io);
  const players = [...s.colour.subarray(0, seats)];
  const few = 1 + io.pick(players.length - 1);
  for (let n = 0; n < questions; n++) {
    const asker = players[io.pick(few)];
    const others = players.filter((c) => c !== asker && c !== AMBASSADOR);
    const target = others[io.pick(Math.min(few, others.length))];
    const channel = asker === AMBASSADOR ? THROUGH_AMBASSADOR : io.pick(4) === 0 ? THROUGH_AMBASSADOR : DIRECT;
    s.questions[s.asked] = question(asker, target, io.pick(seed % 2 === 0 ? 2 : 1), channel, s.turn);
    list.n = 0;
    addAnswers(s, s.asked, truthOf(s.identity[target], s.disguise[target]), list);
    // Now and then the first plain one, so that all get shown.
    const choice = list.at[io.pick(io.pick(3) === 0 ? list.n : Math.min(list.n, 12))];
    const reduced = verbOf(choice) === SAY.reduce.tag;
    s.shown[s.asked++] = reduced ? shownOf(SAY.reduce.cards(choice), SAY.reduce.of(choice) + 1) : SAY.answer.cards(choice);
  }
  return s;
}

const FIRST_ANNOUNCEMENT = 10;
const LAST_SHAKE = 24;

/** Games have no end but an announcement, and an announcement ends them at once: here nobody announces in the first turns, and
    nobody may do anything else in the last. For automatic players that choose at random. */
class Bounded extends Rules<State> {
  override legal(s: State, seat: Seat, out: Choices): void {
    super.legal(s, seat, out);
    const drop = (tags: readonly number[]): void => {
      const kept = out.list().filter((c) => !tags.includes(verbOf(c)));
      if (kept.length === 0 || kept.length === out.n) return;
      out.n = 0;
      for (const c of kept) out.add(c);
    };
    if (s.turn < FIRST_ANNOUNCEMENT) drop([SAY.announce.tag, SAY.escape.tag]);
    if (s.turn >= LAST_SHAKE && s.node === AT.shake) drop([SAY.shake.tag]);
  }
}
export const bounded: Game<State, Edition> = { ...game, rules: new Bounded(AT, nodes, State.at) };
