// What a submission would do, found out on a copy: for previews, and to know what must be held. Nothing hidden is shown:
// where news begins, what is shown ends.
import { Io, NeedLuck, type Choice, type LuckSource, type Match, type Place, type Reason, type Seat } from '@ridotto/engine';

/** `own`: by the choice itself; `flow`: only by what follows from it (the turn passes, luck is drawn for the next). */
type News = 'none' | 'own' | 'flow';
export interface Trial<S extends Place> {
  /** After the parts, as far as they bring no news. */
  readonly shown: S;
  readonly news: News;
  /** The parts are a whole decision. */
  readonly complete: boolean;
  /** What may follow in the same submission. */
  readonly legal: readonly Choice[];
}
export interface Unfit {
  readonly part: number;
  readonly message: string;
  /** The part in words. */
  readonly line?: string;
  readonly reason?: Reason;
  readonly legal: readonly Choice[];
}
export const isUnfit = (t: Trial<Place> | Unfit): t is Unfit => 'message' in t;

/** Whoever tries has no luck. */
const noLuck: LuckSource = {
  draw(question) {
    throw new NeedLuck(question);
  },
  forced() {},
};

export function tryParts<S extends Place>(match: Match<S>, seat: Seat, parts: readonly Choice[]): Trial<S> | Unfit {
  const { codec, rules } = match.game;
  const at = match.fork();
  const together = rules.isTogether(at.state);
  let shown = at.state;
  let news: News = 'none';
  for (const [part, choice] of parts.entries()) {
    if (news !== 'none') return { part, message: `${codec.format(parts[part - 1])} brings news: send what follows afterwards`, legal: [] };
    if (!at.legal(seat).includes(choice)) {
      const refusal = at.submit(seat, [choice]);
      return {
        part,
        message: refusal?.message ?? 'it is not legal here',
        line: refusal?.line,
        reason: refusal?.reason,
        legal: at.legal(seat),
      };
    }
    const step = answer(at, seat, choice);
    news = step.news;
    if (step.alone) shown = step.alone;
    if (news === 'none') {
      at.submit(seat, [choice]);
      shown = at.state;
    }
  }
  const legal = news === 'none' ? at.legal(seat) : [];
  return { shown, news, legal, complete: parts.length > 0 && (news !== 'none' || !goesOn(at, seat, together, legal)) };
}

/** Is the same decision still going on? */
function goesOn<S extends Place>(at: Match<S>, seat: Seat, together: boolean, legal: readonly Choice[]): boolean {
  if (at.game.rules.isOpen(at.state, seat)) return true;
  const still = at.game.rules.isTogether(at.state);
  if (still !== together || legal.length === 0) return false;
  return together ? at.drafts.has(seat) : at.state.depth > 0 && at.state.awaited === 1 << seat;
}

/** One legal part. `alone`: the state after it and before the flow goes on; left out when the part itself brings news. */
function answer<S extends Place>(at: Match<S>, seat: Seat, choice: Choice): { readonly news: News; readonly alone?: S } {
  const { rules } = at.game;
  const io = new Io();
  io.source = noLuck;
  const count = (): number => io.lucky + io.revealed;
  const s = copyOf(at, at.state);
  const together = rules.isTogether(s);
  const outOfTurn = rules.isOutOfTurn(s, seat);
  let flows: boolean;
  try {
    flows = rules.answer(s, seat, choice, io);
  } catch (e) {
    if (e instanceof NeedLuck) return { news: 'own' };
    throw e;
  }
  if (count() > 0) return { news: 'own' };
  const alone = copyOf(at, s);
  if (outOfTurn) return { news: rules.isOpen(s, seat) ? 'none' : 'own', alone };
  if (together) {
    // The last is in: its drafts are not opened here, so the step looks as it does while others are still at it.
    if (flows) alone.step = at.state.step;
    if (!rules.isAnytime(choice)) return { news: (s.awaited >> seat) & 1 ? 'none' : 'flow', alone };
    return { news: s.awaited === 1 << seat ? 'none' : 'own', alone };
  }
  if (!flows) return { news: 'none', alone };
  alone.awaited = 1 << seat; // it is still theirs, until it is handed in
  try {
    rules.goOn(s, io);
  } catch (e) {
    if (e instanceof NeedLuck) return { news: 'flow', alone };
    throw e;
  }
  const quiet = count() === 0 && s.awaited === 1 << seat && !rules.isTogether(s);
  return { news: quiet ? 'none' : 'flow', alone };
}

function copyOf<S extends Place>(match: Match<S>, s: S): S {
  const { game, setup } = match;
  const copy = game.create(setup.edition, setup.options, setup.seats);
  copy.copyFrom(s);
  return copy;
}
