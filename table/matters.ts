// What somebody at a table wishes to settle beside the game: whether it can be, and what comes of it. Nothing is changed here.
import { namesOfBots, usualBot } from '@ridotto/bots';
import { seatId, type Seat } from '@ridotto/engine';
import { seatOf, type Company } from './company.ts';
import { DAY, wrongQuiet, type Away } from './hours.ts';
import { problem } from './problems.ts';
import type { Matter, Problem, Proposed, Wished } from './protocol.ts';
import { checkSalt } from './setup.ts';
import { wrongTempo } from './tempo.ts';

/** Whoever is asked and has done nothing for so many milliseconds counts as vanished. */
const VANISHED = DAY;

/** A table, as far as it is looked at here. */
export interface Around {
  readonly game: string;
  readonly company: Company;
  readonly over: boolean;
  readonly awaited: readonly Seat[];
  readonly askedAt: (seat: Seat) => number;
  /** May this seat take its last submission back by itself? */
  readonly canUndo: (seat: Seat) => boolean;
  /** The first entry of the log that would have to be taken back for this seat's last submission; undefined: it has none. */
  readonly lastOf: (seat: Seat) => number | undefined;
  /** Up to which moments this seat may give an order now; undefined: the game has none of this name. */
  readonly ends: (order: string, seat: Seat) => readonly number[] | undefined;
  /** Does this order of the seat stand? */
  readonly ordered: (order: string, seat: Seat) => boolean;
  /** Of a proposal to take something back. */
  readonly backOf: (proposal: number) => number | undefined;
  readonly at: number;
}
type Judged = { readonly matter: Matter; readonly back?: number } | { readonly problem: Problem };
const refuse = (...about: Parameters<typeof problem>): { readonly problem: Problem } => ({ problem: problem(...about) });

export function judge(wished: Wished, by: Seat, around: Around): Judged {
  const { company, over } = around;
  if (over) return refuse('game-over', 'the game is over: there is nothing to settle any more');
  const standIn = company.standInOf(by);
  if (standIn?.because === 'conceded') return refuse('stand-in', 'you have conceded: a bot plays on in your place');
  if (standIn && wished.do !== 'return') return refuse('stand-in', 'a bot plays in your place: take your seat back first');
  if (company.tooMany(by, wished.do, around.at))
    return refuse('too-many-matters', 'you have settled ten things within ten minutes: wait a little');
  switch (wished.do) {
    case 'propose':
      return propose(wished.what, by, around);
    case 'agree':
    case 'decline':
      return answer(wished, by, around);
    case 'return':
      return standIn ? { matter: { do: 'return' } } : refuse('not-asked', 'no bot plays in your place');
    case 'rest':
    case 'concede': {
      const bot = botFor(wished.bot, around);
      return typeof bot === 'string' ? { matter: { do: wished.do, bot } } : bot;
    }
    case 'quiet': {
      if (company.tempo?.kind !== 'turns') return noTurns();
      const wrong = wished.quiet && wrongQuiet(wished.quiet);
      return wrong ? refuse('bad-hours', wrong) : { matter: { do: 'quiet', quiet: wished.quiet } };
    }
    case 'away':
      return away(wished.until, by, around);
    case 'withdraw-invitation':
      return company.invitation(by) === 0 ? refuse('not-asked', 'nobody is invited to your seat') : { matter: { do: wished.do } };
    case 'invite':
      return { matter: { do: wished.do } };
    case 'order':
      return order(wished, by, around);
    case 'revoke':
      return around.ordered(wished.order, by)
        ? { matter: { do: 'revoke', order: wished.order } }
        : refuse('not-asked', 'you have ordered nothing of this name, or it has ended');
    case 'gallery':
      return company.gallery === wished.open
        ? refuse('not-asked', `those who watch ${wished.open ? 'may' : 'do not'} write already`)
        : { matter: { do: 'gallery', open: wished.open } };
  }
}

function order({ order: name, until }: Extract<Wished, { do: 'order' }>, by: Seat, { ends }: Around): Judged {
  const there = ends(name, by);
  if (!there) return refuse('no-such-order', `"${name}" is nothing that can be ordered in this game`);
  if (there.includes(until)) return { matter: { do: 'order', order: name, until } };
  return refuse(
    'no-such-order',
    there.length === 0 ? 'this cannot be ordered now' : `it ends at one of ${there.join(', ')}, not at ${until}`,
  );
}

const noTurns = () => refuse('no-clock', 'nobody plays by turns here, so nobody need be away: no clock runs at night');

function away(until: number, by: Seat, { company, at }: Around): Judged {
  if (company.tempo?.kind !== 'turns') return noTurns();
  if (until <= at) return { matter: { do: 'away', until: 0 } };
  const wanted = daysOf([{ from: at, until }]);
  const left = daysLeft(company, by, at);
  if (wanted > left) return refuse('no-days-left', `that would be ${wanted} days away, and you have ${left} left in this game`);
  return { matter: { do: 'away', until } };
}
const daysOf = (stretches: readonly Away[]): number =>
  stretches.reduce((days, { from, until }) => days + Math.ceil((until - from) / DAY), 0);
/** How many days this seat may still be away, where one plays by turns; what is left of the present ones counts as free. */
export function daysLeft({ tempo, clocks }: Company, seat: Seat, at: number): number {
  if (tempo?.kind !== 'turns') return 0;
  return Math.max(0, tempo.away - daysOf(clocks.hoursOf(seat).away.map((a) => ({ ...a, until: Math.min(a.until, at) }))));
}

function botFor(wanted: string | undefined, { game }: Around): string | { readonly problem: Problem } {
  const there = namesOfBots(game);
  const bot = wanted ?? standInFor(game);
  return there.includes(bot) ? bot : refuse('bad-request', `"${bot}" is no bot that plays ${game}; those that do: ${there.join(', ')}`);
}
/** The bot that plays for somebody who is not there, of those that play a game. */
export const standInFor = (game: string): string => usualBot(game).name;

type Wish = Extract<Wished, { do: 'propose' }>['what'];
function propose(wish: Wish, by: Seat, around: Around): Judged {
  const { company } = around;
  if (company.proposals.some((p) => p.what.do === wish.do && p.by === seatId(by)))
    return refuse('proposed-already', 'you have proposed that already, and not all have answered');
  const what = settled(wish, by, around);
  if ('problem' in what) return what;
  const back = what.do === 'take-back' ? around.lastOf(by) : undefined;
  const carried = company.asked(what, by).length === 0;
  return { matter: { do: 'propose', what, ...(carried && { carried }) }, ...(back !== undefined && { back }) };
}
function settled(wish: Wish, by: Seat, around: Around): Proposed | { readonly problem: Problem } {
  const { company } = around;
  switch (wish.do) {
    case 'stop':
      return wish;
    case 'pause':
      if (company.tempo === undefined) return refuse('no-clock', 'no time is measured here, so there is no need to stop it');
      return company.paused ? refuse('paused', 'the table rests already') : wish;
    case 'go-on':
      return company.paused ? wish : refuse('not-asked', 'the table does not rest');
    case 'take-along':
      if (company.players.some((player) => player.kind === 'human' && player.program))
        return refuse('bad-request', 'a program plays at this table, and cannot be taken along');
      return wish;
    case 'tempo': {
      const wrong = wish.tempo && wrongTempo(wish.tempo);
      return wrong ? refuse('bad-request', wrong) : wish;
    }
    case 'take-back':
      if (around.canUndo(by)) return refuse('may-undo', 'you may take that back by yourself: undo');
      return around.lastOf(by) === undefined ? refuse('nothing-to-take-back', 'you have done nothing yet that could be taken back') : wish;
    case 'give-to-bot':
    case 'new-link': {
      const wrong = notVanished(wish, by, around);
      if (wrong) return wrong;
      if (wish.do === 'new-link') return wish;
      const bot = botFor(wish.bot, around);
      return typeof bot === 'string' ? { ...wish, bot } : bot;
    }
  }
}
/** A seat is never taken from somebody who is there. Whoever would decide that alone waits until it is plain: they might look at
    hands that are not theirs. */
function notVanished(wish: { readonly do: 'give-to-bot' | 'new-link'; readonly seat: string }, by: Seat, around: Around) {
  const { company, awaited, askedAt, at } = around;
  const seat = seatOf(wish.seat);
  if (!/^s\d$/.test(wish.seat) || company.players[seat]?.kind !== 'human' || seat === by)
    return refuse('bad-request', `${wish.seat} is not the seat of somebody else who plays here`);
  if (wish.do === 'give-to-bot' && company.botAt(seat) !== undefined) return refuse('stand-in', 'a bot plays there already');
  if (company.clocks.isOut(seat) || company.asked({ ...wish, bot: '' }, by).length > 0) return undefined;
  const silent = awaited.includes(seat) && at - Math.max(askedAt(seat), company.seenAt(seat)) >= VANISHED;
  return silent || company.standInOf(seat)
    ? undefined
    : refuse('too-soon', `${wish.seat} may be back yet: wait until they have been asked for a day, or their time has run out`);
}

function answer(wished: Extract<Wished, { do: 'agree' | 'decline' }>, by: Seat, { company, backOf }: Around): Judged {
  const { do: says, proposal } = wished;
  const found = company.proposals.find(({ id }) => id === proposal);
  if (!found) return refuse('no-such-proposal', `nothing of number ${proposal} is proposed now`);
  const { what } = found;
  const about = 'seat' in what && what.seat === seatId(by);
  // Whoever it is about objects by being there.
  if (says === 'decline') return { matter: { do: 'decline', proposal, what } };
  if (about) return refuse('not-asked', 'it is about your seat: you may only decline');
  const open = company.openFor(found);
  const last = open.every((seat) => seat === by);
  if (!last && !open.includes(by)) return refuse('not-asked', 'you have agreed already');
  const back = last && what.do === 'take-back' ? backOf(proposal) : undefined;
  // Whoever takes it along knows the secret: what they added would be chosen.
  const salt = what.do === 'take-along' && found.by !== seatId(by) && 'salt' in wished ? wished.salt : undefined;
  try {
    if (salt !== undefined) checkSalt(salt);
  } catch (e) {
    return refuse('bad-request', (e as Error).message);
  }
  return {
    matter: { do: 'agree', proposal, what, ...(salt !== undefined && { salt }), ...(last && { carried: true }) },
    ...(back !== undefined && { back }),
  };
}
