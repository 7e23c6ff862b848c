// By what a puzzle is judged: what has come about when the turn of whoever learns has passed, and how much that is worth. The rules
// themselves say so; nothing is looked up.
import {
  differs,
  Io,
  NeedLuck,
  seatIds,
  Spelling,
  type Choice,
  type Goal,
  type Json,
  type Match,
  type Place,
  type Reply,
  type Seat,
} from '@ridotto/engine';

/** Whoever learns. */
export const LEARNER = 0;

/** The end of somebody's turn. `way`: how it was come to. */
export interface End {
  readonly state: Place;
  readonly way: readonly Choice[];
}
/** What the rules make of one choice. `passed`: afterwards it is somebody else's turn, or luck's, or something has been revealed, which
    ends at a table what can be handed in at once. */
interface Step {
  readonly state: Place;
  readonly passed: boolean;
}
type Measure = 'points' | 'lead';

const noLuck = {
  draw(question: ConstructorParameters<typeof NeedLuck>[0]): number {
    throw new NeedLuck(question);
  },
  forced(): void {},
};
const copyOf = ({ game, setup }: Match<Place>, s: Place): Place => {
  const copy = game.create(setup.edition, setup.options, setup.seats);
  copy.copyFrom(s);
  return copy;
};

/** Nothing has become of `from`. undefined: luck decides in the midst of it. */
function follow(like: Match<Place>, from: Place, seat: Seat, choice: Choice): Step | undefined {
  const { rules } = like.game;
  const state = copyOf(like, from);
  const io = new Io();
  io.source = noLuck;
  let flows: boolean;
  try {
    flows = rules.answer(state, seat, choice, io);
  } catch (e) {
    if (e instanceof NeedLuck) return undefined;
    throw e;
  }
  if (flows) {
    const before = copyOf(like, state);
    try {
      rules.goOn(state, io);
    } catch (e) {
      if (e instanceof NeedLuck) return { state: before, passed: true };
      throw e;
    }
  }
  return { state, passed: ((state.awaited >> seat) & 1) === 0 || io.revealed > 0 };
}

/** Every end of the turn of `seat`, once each. Luck ends a turn as well. Throws where there are more than `most` positions to try. */
export function endsOf(like: Match<Place>, from: Place, seat: Seat, most: number): End[] {
  const found = new Map<string, End>();
  const seen = new Set<string>();
  const go = (s: Place, way: readonly Choice[]): void => {
    const key = s.all.join();
    if (seen.has(key)) return;
    if (seen.size > most) throw new Error('there is too much to try');
    seen.add(key);
    for (const choice of like.legalIn(s, seat)) {
      const step = follow(like, s, seat, choice);
      if (!step) continue;
      if (!step.passed) {
        go(step.state, [...way, choice]);
        continue;
      }
      const end = step.state.all.join();
      if (!found.has(end)) found.set(end, { state: step.state, way: [...way, choice] });
    }
  };
  go(copyOf(like, from), []);
  return [...found.values()];
}

/** Where these choices of whoever learns lead to. undefined: to no end of their turn. */
export function endOf(like: Match<Place>, from: Place, way: readonly Choice[]): End | undefined {
  let at: Step | undefined = { state: from, passed: false };
  for (const choice of way) {
    if (at === undefined || at.passed || !like.legalIn(at.state, LEARNER).includes(choice)) return undefined;
    at = follow(like, at.state, LEARNER, choice);
  }
  return at?.passed ? { state: at.state, way } : undefined;
}

/** What an end of their turn is worth to whoever learns, by this goal: a number, the more the better; of what is or is not so, 1 or 0.
    `at`: where the turn begins. */
export function worth(at: Match<Place>, goal: Goal, most: number): (end: End) => number {
  if ('most' in goal) {
    const { game } = at;
    const counted = goal.counted === true && game.tally ? (s: Place) => game.tally!(s) : (s: Place) => game.scores(s);
    return ({ state }) => measuredIn(counted(state), goal.most, LEARNER);
  }
  if ('is' in goal) {
    const worlds = goal.sure === true ? dealsOf(at) : undefined;
    const holds = holding(at, goal);
    return (end) => {
      if (!holds(end.state)) return 0;
      const everywhere = worlds?.every((world) => {
        const there = endOf(at, world, end.way);
        return there !== undefined && holds(there.state);
      });
      return Number(everywhere ?? true);
    };
  }
  if ('open' in goal) {
    const to = seatIds(at.setup.seats).indexOf(goal.to);
    return goal.open === 'most' ? leavesMost(at, to, most) : leavesFewest(at, to);
  }
  /** They do what is best for them, and of that the worst for whoever learns; then it is the turn of whoever learns. */
  return ({ state }) => {
    const by = nextSeat(state);
    const replies = endsOf(at, state, by, most);
    const theirs = Math.max(...replies.map((r) => measured(at, goal.best, r.state, by)));
    const likely = replies.filter((r) => measured(at, goal.best, r.state, by) === theirs);
    return Math.min(
      ...likely.map((r) =>
        nextSeat(r.state) === LEARNER
          ? Math.max(...endsOf(at, r.state, LEARNER, most).map((mine) => measured(at, goal.best, mine.state, LEARNER)))
          : measured(at, goal.best, r.state, LEARNER),
      ),
    );
  };
}
/** In so large a share of all that may be the case nothing leaves more open to `seat`. */
function leavesMost(at: Match<Place>, seat: Seat, most: number): (end: End) => number {
  const openTo = openIn(at);
  const worlds = worldsOf(at, SAMPLES).map((world) => {
    const ends = endsOf(at, world, LEARNER, most);
    return { world, most: Math.max(...ends.map(({ state }) => openTo(state, seat))) };
  });
  return ({ way }) => {
    const best = worlds.filter((one) => openTo(endOf(at, one.world, way)!.state, seat) === one.most);
    return best.length / worlds.length;
  };
}
/** The less is left open to `seat`, the more it is worth: at worst, whatever may be the case and is answered. */
function leavesFewest(at: Match<Place>, seat: Seat): (end: End) => number {
  const openTo = openIn(at);
  const worlds = dealsOf(at);
  return ({ way }) => {
    // To whoever learns the same answer says the same in all of them.
    const after = new Map<Choice, number>();
    for (const world of worlds) {
      const { state } = endOf(at, world, way)!;
      const by = nextSeat(state);
      for (const answer of at.legalIn(state, by)) {
        if (after.has(answer)) continue;
        const then = follow(at, state, by, answer)?.state ?? state;
        // At the end of the game all is laid open, and no question was asked.
        after.set(answer, then.awaited === 0 ? Infinity : openTo(then, seat));
      }
    }
    return -Math.max(...after.values());
  };
}
function openIn({ game }: Match<Place>): (s: Place, seat: Seat) => number {
  if (!game.open) throw new Error(`of what is open in ${game.name} nobody knows`);
  return (s, seat) => game.open!(s, seat);
}
const nextSeat = (s: Place): Seat => 31 - Math.clz32(s.awaited & -s.awaited);

const measured = ({ game }: Match<Place>, measure: Measure, s: Place, seat: Seat): number => measuredIn(game.scores(s), measure, seat);
function measuredIn(scores: readonly number[], measure: Measure, seat: Seat): number {
  const own = scores[seat] ?? 0;
  return measure === 'points' ? own : own - Math.max(...scores.filter((_, p) => p !== seat));
}

function holding(at: Match<Place>, goal: Extract<Goal, { readonly is: object }>): (end: Place) => boolean {
  const { game, setup } = at;
  const names = seatIds(setup.seats);
  const spelling = new Spelling(game, names);
  const isSo = (s: Place): boolean => {
    const shown = goal.sees === undefined ? game.write(s, names) : game.view(s, names.indexOf(goal.sees), names);
    const whole = { ...shown, ...(s.awaited === 0 && { winners: game.winners(s).map((p) => names[p]) }) };
    return differs(goal.is as Json, whole as Json, { spelling, anyOrder: () => true }) === undefined;
  };
  return (end) => {
    const s = goal.after === undefined ? end : afterwards(at, end, goal.after);
    if (s === undefined) return false;
    return goal.replies === true ? everyReply(at, s).every(isSo) : isSo(s);
  };
}
/** undefined: they may not do that. */
function afterwards(at: Match<Place>, end: Place, replies: readonly Reply[]): Place | undefined {
  let s: Place | undefined = end;
  for (const { by, line } of replies) {
    const seat = seatIds(at.setup.seats).indexOf(by);
    const choice = at.game.codec.parse(line);
    s = s && at.legalIn(s, seat).includes(choice) ? follow(at, s, seat, choice)?.state : undefined;
  }
  return s;
}
/** After each single choice of whoever comes next. */
function everyReply(at: Match<Place>, from: Place): Place[] {
  const by = nextSeat(from);
  return at.legalIn(from, by).flatMap((choice) => follow(at, from, by, choice)?.state ?? []);
}

/** So many samples; a puzzle leaves few enough possibilities for each to come up. */
const SAMPLES = 400;
/** So many for each deal that may be the case, where the game counts them: of a hundred thousand draws not ten miss a deal. */
const EACH = 10;
/** Deals that may be the case, for all that whoever learns can know, with what others may have been told. */
function dealsOf(at: Match<Place>): Place[] {
  const open = at.game.open?.(at.state, LEARNER);
  return worldsOf(at, open === undefined ? SAMPLES : Math.min(SAMPLES, EACH * open));
}
function worldsOf({ game, state, setup }: Match<Place>, samples: number): Place[] {
  const known = game.know(state, LEARNER);
  const luck = new Io(1);
  const found = new Map<string, Place>();
  for (let n = 0; n < samples; n++) {
    const world = game.create(setup.edition, setup.options, setup.seats);
    game.sample(world, known, luck);
    found.set(world.all.join(), world);
  }
  return [...found.values()];
}
