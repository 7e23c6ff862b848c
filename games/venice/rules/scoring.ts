// 9.2 and 11: the final scoring, step by step.
import { ALL, ask, auto, verbOf, type Io, type Node } from '@ridotto/engine';
import * as box from '../box/material.ts';
import { TRIGGER } from '../box/missions.ts';
import { alone, orderOf, permanent, placed, type State } from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { addCoins, addScrolls, addVp, removeIntrigue } from './gains.ts';
import { ownerId, whoId } from './telling.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { DOGE, SEATS } = box;
const STOPPED = 2;

const markersOf = (s: State): number[] => [...Array.from({ length: s.seats }, (_, p) => p), ...(alone(s) ? [SEATS, SEATS + 1] : [])];

/** Step 1: by marker. Those at the same space share the awards of the places they take, rounded down; A38. */
function awards(s: State): number[] {
  const { councilTrack } = s.edition.file;
  const list = councilTrack.awards[alone(s) ? councilTrack.soloUsesAwardsOf : s.seats] as readonly number[];
  const out = Array<number>(box.MARKERS).fill(0);
  const ranked = markersOf(s).filter((m) => s.council[m] > 0);
  for (const m of ranked) {
    const before = ranked.filter((o) => s.council[o] > s.council[m]).length;
    const level = ranked.filter((o) => s.council[o] === s.council[m]).length;
    const sum = list.slice(before, before + level).reduce((a, b) => a + b, 0);
    out[m] = Math.floor(sum / level);
  }
  return out;
}
/** Step 2: half of the council space, or all of it. */
function workersOf(s: State, seat: number): number {
  const n = placed(s, seat);
  const band = s.edition.file.endScoring.assistantBands.find((b) => n >= b.min && n <= b.max);
  return Math.ceil(s.council[seat] * (band?.councilShare ?? 0));
}
export function coinsPerVp(s: State, seat: number): number {
  const m = permanent(s, seat, TRIGGER.finalWealth);
  return m >= 0 ? s.edition.missions[m].to : s.edition.file.endScoring.coinsPerVp;
}
const canReduce = (s: State, seat: number, gain: number): boolean => {
  const { coinsPerPoint, scrollsPerPoint } = s.edition.file.endScoring.reduceIntrigue;
  return s.intrigue[seat] > 0 && (gain === 0 ? s.coins[seat] >= coinsPerPoint : s.scrolls[seat] >= scrollsPerPoint);
};

export const scoringNodes = {
  awards: auto<State>((s, io) => {
    awards(s).forEach((vp, m) => (s.award[m] = vp));
    for (let p = 0; p < s.seats; p++) s.workers[p] = workersOf(s, p);
    io.tell(ALL, 'awards', () => ({
      awards: Object.fromEntries(markersOf(s).map((m) => [ownerId(m), s.award[m]])),
      assistants: bySeat(s, s.workers),
    }));
    for (let p = 0; p < s.seats; p++) addVp(s, p, s.award[p] + s.workers[p], io);
    addVp(s, DOGE, s.award[SEATS] + s.award[SEATS + 1], io);
    s.reducing = s.first;
    s.player = s.first;
    s.quiet = 0;
  }),
  // Step 3: in turn order, again and again, any number of points.
  reduce: ask<State>({
    while: (s) =>
      s.reduced < STOPPED &&
      s.intrigue[s.reducing] > 0 &&
      (canReduce(s, s.reducing, 0) || canReduce(s, s.reducing, 1) || s.favour[s.reducing] > 0),
    who: 'reducing',
    legal(s, seat, out) {
      for (let gain = 0; gain < 2; gain++) if (canReduce(s, seat, gain)) out.add(SAY.reduce.make(gain));
      out.add(SAY.done.make());
    },
    apply(s, seat, choice, io) {
      if (verbOf(choice) === SAY.done.tag) {
        s.reduced |= STOPPED;
        return;
      }
      const { coinsPerPoint, scrollsPerPoint } = s.edition.file.endScoring.reduceIntrigue;
      io.tell(ALL, 'reduces', () => ({ seat: ownerId(seat), with: box.GAIN.values[SAY.reduce.with(choice)] }));
      if (SAY.reduce.with(choice) === 0) addCoins(s, seat, -coinsPerPoint, io);
      else addScrolls(s, seat, -scrollsPerPoint, io);
      removeIntrigue(s, seat, 1, io);
      s.reduced |= 1;
    },
    whyNot: (s, seat, choice) =>
      verbOf(choice) === SAY.reduce.tag
        ? { rule: 'cannot-reduce', facts: { coins: s.coins[seat], scrolls: s.scrolls[seat], intrigue: s.intrigue[seat] } }
        : undefined,
  }),
  'next-reducer': auto<State>((s) => {
    s.quiet = s.reduced & 1 ? 0 : s.quiet + 1;
    s.reduced = 0;
    s.reducing = (s.reducing + 1) % s.seats;
  }),
  // Steps 4 to 7.
  final: auto<State>((s, io) => {
    for (let p = 0; p < s.seats; p++) {
      s.wealth[p] = Math.floor(s.coins[p] / coinsPerVp(s, p));
      s.favourVp[p] = s.favour[p] > 0 ? s.edition.file.endScoring.favourCardVp : 0;
    }
    io.tell(ALL, 'wealth', () => ({ coins: bySeat(s, s.wealth), favour: bySeat(s, s.favourVp) }));
    for (let p = 0; p < s.seats; p++) addVp(s, p, s.wealth[p] + s.favourVp[p], io);
    if (alone(s)) judge(s);
    else arrest(s);
    tellEnd(s, io);
  }),
} satisfies Record<string, Node<State>>;

const bySeat = (s: State, points: Int32Array): Record<string, number> =>
  Object.fromEntries(Array.from({ length: s.seats }, (_, p) => [ownerId(p), points[p]]));
/** Of those level, the one latest in turn order (A39, D2). */
function latest(s: State, seats: readonly number[], value: (p: number) => number): number {
  return seats.reduce((a, b) => (value(b) > value(a) || (value(b) === value(a) && orderOf(s, b) > orderOf(s, a)) ? b : a));
}
function arrest(s: State): void {
  const seats = Array.from({ length: s.seats }, (_, p) => p);
  const worst = latest(s, seats, (p) => s.intrigue[p]);
  if (s.intrigue[worst] > 0) s.arrested = worst + 1;
  const free = seats.filter((p) => p + 1 !== s.arrested);
  s.winner = 1 << latest(s, free, (p) => s.vp[p]);
}
/** Alone: not arrested, and more points than the Doge. */
function judge(s: State): void {
  if (s.intrigue[0] > 0 && s.intrigue[0] >= s.intrigue[DOGE]) s.arrested = 1;
  s.winner = s.arrested === 0 && s.vp[0] > s.vp[DOGE] ? 1 : 0;
}
function tellEnd(s: State, io: Io): void {
  io.tell(ALL, 'over', () => ({
    scores: sheet(s),
    ...(s.arrested > 0 && { arrested: ownerId(s.arrested - 1) }),
    winners: s.winner > 0 ? [ownerId(31 - Math.clz32(s.winner))] : [],
  }));
}
/** The scoring sheet, row by row. */
export function sheet(s: State): Record<string, Record<string, number>> {
  const rows = Array.from({ length: s.seats }, (_, p): [string, Record<string, number>] => [
    ownerId(p),
    { awards: s.award[p], assistants: s.workers[p], wealth: s.wealth[p], favour: s.favourVp[p], intrigue: s.intrigue[p], total: s.vp[p] },
  ]);
  if (alone(s)) rows.push([whoId(DOGE), { awards: s.award[SEATS] + s.award[SEATS + 1], intrigue: s.intrigue[DOGE], total: s.vp[DOGE] }]);
  return Object.fromEntries(rows);
}
