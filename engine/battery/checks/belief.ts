// Sampling makes what is possible, and all that is possible: many short random games, sorted by what one seat has seen and
// been told. In each class the hidden values that really occur and those that sampling makes must be the same set. It knows
// only random play, so it is about what luck decided: games begin where nothing is hidden from that seat, and are looked at
// where no secret choice is half made.
import type { Seat } from '../../notation/choice.ts';
import { Io, toldTo } from '../../flow/io.ts';
import { sameState, type Place } from '../../flow/place.ts';
import type { Bench } from '../shared/bench.ts';

export interface BeliefSettings {
  /** Short games from each beginning, and decisions in each. */
  readonly games?: number;
  readonly decisions?: number;
  /** The secrets that luck decides; left out: all. */
  readonly fields?: readonly string[];
  /** Games are played on to one of these nodes: where secrets that players decide are the same in all games. */
  readonly nodes?: readonly string[];
}
const WORLDS = 300;
const MEMBERS = 60;
const MOST_CLASSES = 40;
/** So many expected and none there is no accident: it is one in a million. */
const EXPECTED = 15;
const EARLY = 150;

interface Class<S> {
  readonly one: S;
  members: number;
  readonly real: Map<number, number>;
}

export function belief<S extends Place, E>(bench: Bench<S, E>, begin: (s: S, io: Io) => void, settings: BeliefSettings): number {
  const { games = 1000, decisions = 2 } = settings;
  const fields = settings.fields ?? bench.game.secrets;
  const where = [...bench.layout.owner.keys()].filter((i) => fields.includes(bench.layout.owner[i]));
  const s = bench.fresh();
  const classes = new Map(bench.viewers.map((seat) => [seat, new Map<string, Class<S>>()]));
  for (let g = 0; g < games; g++) {
    const io = new Io(g * 31 + 7 + bench.seed);
    io.telling = true;
    begin(s, io);
    play(bench, s, io, g % (decisions + 1), settings.nodes);
    if (s.awaited === 0) continue;
    for (const [seat, mine] of classes) {
      const told = io.facts.map((f) => toldTo(seat, f)).filter((f) => f !== undefined);
      const key = JSON.stringify([bench.game.view(s, seat, bench.names), told]);
      let c = mine.get(key);
      if (c === undefined) mine.set(key, (c = { one: bench.copy(s), members: 0, real: new Map() }));
      c.members++;
      for (const i of where) count(c.real, i, s.all[i]);
    }
    // Too many things are seen from here for any class to become large.
    if (g === EARLY) for (const [seat, mine] of classes) if (largest(mine, 1)[0].members < (EARLY * MEMBERS) / games) classes.delete(seat);
  }
  let checked = 0;
  for (const [seat, mine] of classes)
    for (const c of largest(mine, MOST_CLASSES)) {
      if (c.members < MEMBERS) break;
      if (!bench.wants('belief')) return checked;
      compare(bench, c, seat, where);
      checked++;
    }
  return checked;
}
const largest = <S>(classes: Map<string, Class<S>>, n: number): Class<S>[] =>
  [...classes.values()].sort((a, b) => b.members - a.members).slice(0, n);
const at = (i: number, value: number): number => i * 65536 + (value & 65535);
const count = (map: Map<number, number>, i: number, value: number): void => void map.set(at(i, value), (map.get(at(i, value)) ?? 0) + 1);

/** So many decisions, and on until no secret choice is half made. */
function play<S extends Place, E>(bench: Bench<S, E>, s: S, io: Io, decisions: number, nodes: readonly string[] | undefined): void {
  const { rules } = bench.game;
  let half = false;
  for (let n = 0; (n < decisions || half || nodes?.includes(bench.node(s)) === false) && s.awaited !== 0 && n < 100; n++) {
    const list = bench.legal(s, s.seat);
    const node = s.node;
    rules.apply(s, s.seat, list[io.pick(list.length)], io);
    half = rules.isTogether(s) && s.node === node;
  }
}

function compare<S extends Place, E>(bench: Bench<S, E>, c: Class<S>, seat: Seat, where: readonly number[]): void {
  const { game } = bench;
  const made = new Map<number, number>();
  const t = bench.fresh();
  const known = game.know(c.one, seat);
  for (let i = 0; i < WORLDS; i++) {
    game.sample(t, known, new Io(i * 17 + 3));
    for (const k of where) count(made, k, t.all[k]);
  }
  const what = (k: number): string => `${bench.layout.at(Math.floor(k / 65536))} = ${k % 65536}`;
  for (const [k, n] of made)
    if ((n / WORLDS) * c.members > EXPECTED && !c.real.has(k))
      bench.fail(
        'belief',
        `sampling makes ${what(k)} in ${n} of ${WORLDS} worlds; it is so in none of ${c.members} real games with this view`,
        c.one,
        seat,
      );
  for (const [k, n] of c.real)
    if ((n / c.members) * WORLDS > EXPECTED && !made.has(k))
      bench.fail('belief', `${what(k)} in ${n} of ${c.members} real games with this view; sampling never makes it`, c.one, seat);
}

/** Is nothing hidden from anybody here? */
export function isOpen<S extends Place, E>(bench: Bench<S, E>, s: S): boolean {
  const t = bench.fresh();
  for (const seat of bench.viewers)
    for (let i = 0; i < 3; i++) {
      bench.game.sample(t, bench.game.know(s, seat), new Io(i));
      if (!sameState(s, t)) return false;
    }
  return true;
}
