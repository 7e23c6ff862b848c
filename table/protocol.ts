// What a table speaks, to the server, to the page and to whoever else plays at it: docs/protocol.md as types.
import type { AnyChoice, EarlierDealer, Options, Told } from '@ridotto/engine';
import type { Clock } from './clocks.ts';
import type { Quiet } from './hours.ts';
import type { Late, Tempo } from './tempo.ts';

export type { AnyChoice, Told } from '@ridotto/engine';
export type { Clock } from './clocks.ts';
export type { Quiet } from './hours.ts';
export type { Late, Tempo } from './tempo.ts';

export type Player =
  /** `standIn`: a bot that plays in their place. `former`: the house has forgotten who sat there; of several at a table, which. */
  | { readonly kind: 'human'; readonly program?: true; readonly standIn?: StandIn; readonly former?: number }
  | { readonly kind: 'bot'; readonly bot: string };
export interface StandIn {
  readonly bot: string;
  /** They wished it; they have conceded, for good; their time ran out, until they are back, or for one decision; the others agreed. */
  readonly because: 'rests' | 'conceded' | 'late' | 'once' | 'given';
}

/** What one seat, or a spectator, sees now. The view is the truth; facts only animate. */
export interface Snapshot {
  /** Id of the table: whoever has it may watch. */
  readonly table: string;
  /** Number of the last event of this seat's stream. */
  readonly seq: number;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  /** `own`: it is not the one that ships, and is fetched apart, once. */
  readonly edition: { readonly name: string; readonly hash: string; readonly own: boolean };
  /** By seat. */
  readonly names: readonly string[];
  readonly players: readonly Player[];
  /** `s0`, or null for a spectator. */
  readonly you: string | null;
  /** What players may do before everybody's eyes at any time; none in most games. */
  readonly gestures: readonly string[];
  /** May players write to each other, for all to read? */
  readonly chat: boolean;
  /** May each go on by themselves from a moment of the game, with what they know? */
  readonly whatIf: boolean;
  /** May each ask for a hint, by themselves? */
  readonly hints: boolean;
  /** It may be asked why a bot chose as it did. */
  readonly reasons?: true;
  /** May those who watch write to each other? Whoever plays says so. */
  readonly gallery: boolean;
  /** Hash of the dealer's secret. */
  readonly commitment: string;
  /** Who dealt before, in order, and up to which entry of the record; left out: nobody. The game came here from elsewhere. */
  readonly dealers?: readonly Omit<EarlierDealer, 'secret' | 'salts'>[];
  /** The table of this house that was taken along, and came back as this one. */
  readonly came?: string;
  /** Nobody plays here any more: the game goes on elsewhere. */
  readonly gone?: Gone;
  /** Of the game. */
  readonly view: object;
  /** Seats that must decide. */
  readonly awaits: readonly string[];
  /** Id of the question to this seat; a command names it. null: nothing may be said, and nothing can be taken back. */
  readonly question: string | null;
  /** Next parts this seat may choose; where it is not awaited: out of turn. */
  readonly legal: readonly AnyChoice[];
  /** In a simultaneous step: what this seat has handed in, submission by submission. */
  readonly drafted: readonly (readonly AnyChoice[])[];
  /** Handed in, would pass the turn, and waits for this seat's `confirm`. */
  readonly held: readonly AnyChoice[] | null;
  /** May this seat take its last submission back? */
  readonly undo: boolean;
  readonly over: null | Over;
  /** How much time players have, and what happens when somebody's has run out; left out: none is measured. */
  readonly tempo?: Tempo & { readonly late: Late };
  /** By seat, as they are now; left out where no time is measured. */
  readonly clocks?: readonly ClockShown[];
  /** Of this seat alone, where one plays by turns. */
  readonly hours?: OwnHours;
  /** The clocks stand still, and nobody moves, until all agree to go on. `by`: who proposed it. */
  readonly paused?: { readonly by: string };
  /** Bots play for everybody who may be back: nobody moves until somebody is. */
  readonly setAside?: true;
  /** By which somebody may take a seat over: told to whoever is to pass it on; left out: there is none. */
  readonly invitations?: readonly Invitation[];
  /** What somebody has proposed, and not all have answered; left out: nothing. */
  readonly proposals?: readonly ProposalShown[];
  /** Of this seat alone; left out: none stands, and none can be given. */
  readonly orders?: OrdersShown;
}
/** Where the game goes on. */
export type Gone =
  /** Of a table of a device: at the house. `key`: by which it was handed over; `arrived`: the house has answered. */
  | { readonly to: 'house'; readonly table: string; readonly key: string; readonly arrived: boolean }
  /** On the device of whoever sat at `by`, dealt by the secret of this commitment and the salts that the others gave with their
      consent, by seat. `table`: it has come back, as this one. */
  | {
      readonly to: 'device';
      readonly by: string;
      readonly commitment: string;
      readonly salts?: readonly string[];
      readonly table?: string;
    };
/** What a seat has ordered beforehand, and what it may. */
export interface OrdersShown {
  readonly given: readonly OrderShown[];
  readonly may: readonly OrderShown[];
}
/** `order`: a name of the game's; `until`: when it ends by itself, as the game counts; `at`: the same as the game says it. */
export interface OrderShown {
  readonly order: string;
  readonly until: number;
  readonly at: object;
}
export interface Invitation {
  readonly seat: string;
  readonly invitation: string;
}
/** `away`: they are not there until then, in milliseconds since 1970; `quiet`: each night. In both the clock stands still. */
export type ClockShown = Clock & { readonly away?: number; readonly quiet?: Quiet };
export interface OwnHours {
  /** Each night; null: none. */
  readonly quiet: Quiet | null;
  /** Away until then, in milliseconds since 1970; null: here. */
  readonly away: number | null;
  /** Days that one may still be away. */
  readonly left: number;
}
export interface Over {
  readonly winners: readonly string[];
  readonly scores: readonly number[];
  readonly secret: string;
  readonly salts: readonly string[];
  /** All who sat there agreed to stop: nobody has won. */
  readonly stopped?: true;
  /** Not they, but whoever runs the house. */
  readonly closed?: true;
  /** Is every outcome that of the secret? null: that is not known, so far or because of `unverified`. */
  readonly verified: boolean | null;
  /** Why it could not be found out, in words. */
  readonly unverified?: string;
}
/** What came of verifying a finished game. */
export type Verified = Pick<Over, 'verified' | 'unverified'>;

/** One event of a stream. `entry` numbers the moves of this stream, from 0, the beginning; `undone` takes that move back.
    `aside` is no move: `by` did it beside the game, before everybody, and no undo takes it back. Nor is `matter`, which was settled
    at the table, by a seat or, where there is none, by the house; where moves were taken back by consent, `entry` is the first. */
export interface Happening {
  readonly seq: number;
  readonly entry: number;
  readonly by?: string;
  readonly undone?: boolean;
  readonly aside?: Aside;
  readonly matter?: Matter;
  readonly facts: readonly Told[];
}
/** An event, and what was seen then; undefined: that is too long ago. */
export interface Missed {
  readonly happening: Happening;
  readonly snapshot: Snapshot | undefined;
}
export type Aside =
  /** Of the game's; `to`: the seat it is addressed to, though all see it. */
  | { readonly gesture: string; readonly to?: string }
  /** Plain text, in the chat of the table. */
  | { readonly message: string };

/** What a draft of parts would do; nothing is changed, nothing hidden is shown. */
export interface Preview {
  /** After the parts, as far as they bring no news. */
  readonly view: object;
  /** What may follow in the same submission. */
  readonly legal: readonly AnyChoice[];
  /** The parts are a whole decision. */
  readonly complete: boolean;
  /** The last part brings luck, a reveal, or passes the turn: nothing may follow it. */
  readonly news: boolean;
  /** The parts in words. */
  readonly line: string;
}

export interface Why {
  readonly legal: boolean;
  readonly rule?: string;
  readonly facts?: object;
  /** What is not legal, in words, as far as it is known. */
  readonly line?: string;
  readonly detail: string;
}

/** What one might choose: a few choices, the best first, each with what came of it in imagined games. From what the asking seat knows,
    and nothing else. */
export interface Hint {
  /** Which it is about; null: something out of turn. */
  readonly question: string | null;
  readonly choices: readonly HintedChoice[];
  /** Games of each that were imagined to the end; 0: there is but one choice. */
  readonly games: number;
  /** What shares are of: all points that players have in the end, or the victory. */
  readonly of: 'points' | 'wins';
}
export interface HintedChoice {
  /** What is to be said after the parts that were sent: to the end of the decision. */
  readonly parts: readonly AnyChoice[];
  /** Of this seat, 0 to 1, in the mean; null: no games were imagined. */
  readonly share: number | null;
  /** Standard error of that; null: it is not known. */
  readonly error: number | null;
  /** Clauses of the game's catalogue of reasons, the weightiest first; none: nothing was counted that tells it from the others. */
  readonly reasons: readonly Told[];
}

/** What a seat has written for itself: any JSON. `revision` grows by one each time. */
export interface Notes {
  readonly revision: number;
  readonly notes: unknown;
}

/** RFC 9457. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  /** The rule of the game that refused, and the facts that failed. */
  readonly rule?: string;
  readonly facts?: object;
  /** Which part, from 0, and what is legal there. */
  readonly part?: number;
  readonly legal?: readonly AnyChoice[];
  /** That part in words, as far as it is known. */
  readonly line?: string;
  /** Of stale commands: the present state. */
  readonly snapshot?: Snapshot;
  /** Of stale notes: the present ones. */
  readonly notes?: Notes;
}

/** Parts, or words that mean them. */
export interface Said {
  readonly parts?: readonly AnyChoice[];
  readonly line?: string;
}
/** `key`: any text of the client's, new for each command. */
export type Command =
  | ({ readonly do: 'say'; readonly question: string; readonly key: string } & Said)
  | { readonly do: 'confirm' | 'undo' | 'retract'; readonly question: string; readonly key: string };
/** Answers no question: it may come at any time. */
export type AsideCommand = Aside & { readonly key: string };

// ---- What is settled at a table ------------------------------------------------------------------------------------------

/** What all who play there must agree to. Of some it is said about which seat, and that one is not asked. */
export type Proposed =
  /** The table ends, without a result. */
  | { readonly do: 'stop' }
  /** Clocks stand still until all agree to go on. */
  | { readonly do: 'pause' | 'go-on' }
  /** Another tempo; null: no time is measured any more. */
  | { readonly do: 'tempo'; readonly tempo: Tempo | null }
  /** The last submission of whoever proposes it, and all since, though something was seen. */
  | { readonly do: 'take-back' }
  /** A bot plays on for somebody who has vanished. */
  | { readonly do: 'give-to-bot'; readonly seat: string; readonly bot: string }
  /** An invitation to sit down there, for somebody who has lost the way to their seat. */
  | { readonly do: 'new-link'; readonly seat: string }
  /** Whoever proposes it takes the table along: from then on it is played on their device alone. `commitment`: to the secret by which
      that device will deal. */
  | { readonly do: 'take-along'; readonly commitment: string };
export interface Proposal {
  readonly id: number;
  readonly by: string;
  readonly what: Proposed;
  /** Seats, whoever proposed it among them. */
  readonly agreed: readonly string[];
}
export interface ProposalShown extends Proposal {
  /** Seats that have not answered. */
  readonly asked: readonly string[];
  /** What this viewer was told since the move that would be taken back, and would be told as if it had not been. */
  readonly undoes?: readonly Told[];
}

/** What was settled. `carried`: all have agreed, and it was done. */
export type Matter =
  | { readonly do: 'propose'; readonly what: Proposed; readonly carried?: true }
  /** `salt`: to taking a table along; it goes into the dealing of whoever takes it. */
  | { readonly do: 'agree'; readonly proposal: number; readonly what: Proposed; readonly salt?: string; readonly carried?: true }
  | { readonly do: 'decline'; readonly proposal: number; readonly what: Proposed }
  /** One's own seat: a bot plays there until one is back, or for good. */
  | { readonly do: 'rest' | 'concede'; readonly bot: string }
  | { readonly do: 'return' }
  /** Hours of the night at which one's clock stands still; null: none. */
  | { readonly do: 'quiet'; readonly quiet: Quiet | null }
  /** From now until then, in milliseconds since 1970; 0: here again. */
  | { readonly do: 'away'; readonly until: number }
  /** Somebody may take this seat over: by an invitation, which is told to whoever sits there alone. */
  | { readonly do: 'invite' | 'withdraw-invitation' }
  /** Those who watch may write to each other, or no more. */
  | { readonly do: 'gallery'; readonly open: boolean }
  /** The same choice to the same question from now on, up to that moment; no more of it. Told to whoever does it alone. */
  | { readonly do: 'order'; readonly order: string; readonly until: number }
  | { readonly do: 'revoke'; readonly order: string }
  /** By whoever runs the house: nobody plays or writes here any more. */
  | { readonly do: 'close' }
  /** Of a table of a device, by whoever has it: the game is to go on at the house, at this table; the house has it; or it stays here
      after all. */
  | { readonly do: 'hand-over'; readonly table: string; readonly key: string }
  | { readonly do: 'arrived' | 'keep' }
  /** What was taken along goes on in this house again, at this table. */
  | { readonly do: 'came-back'; readonly table: string }
  /** Somebody else sits there from now on. `before`: who sat there, as it is told; the journal has it not. */
  | { readonly do: 'succeed'; readonly name: string; readonly program?: true; readonly before?: string }
  /** The house has forgotten whoever sat there, who has another name from now on; a bot plays on, unless the game is over. */
  | { readonly do: 'forgotten'; readonly name: string; readonly former: number; readonly bot?: string }
  /** By the house: the time of a seat has run out; a bot plays for it, unless that is left to the others. */
  | { readonly do: 'time-out'; readonly seat: string; readonly bot?: string }
  /** By the house: it was not there when the time of a seat ran out, and gives it so many milliseconds more. */
  | { readonly do: 'more-time'; readonly seat: string; readonly ms: number };

/** `bot`: left out, the best that the house has. */
type Bot = { readonly bot?: string };
export type Wished =
  | {
      readonly do: 'propose';
      readonly what: Exclude<Proposed, { readonly do: 'give-to-bot' }> | ({ readonly do: 'give-to-bot'; readonly seat: string } & Bot);
    }
  | { readonly do: 'agree'; readonly proposal: number; readonly salt?: string }
  | { readonly do: 'decline'; readonly proposal: number }
  | ({ readonly do: 'rest' | 'concede' } & Bot)
  | Extract<Matter, { readonly do: 'return' | 'quiet' | 'away' | 'invite' | 'withdraw-invitation' | 'gallery' | 'order' | 'revoke' }>;
/** Answers no question: it may come at any time. */
export type MatterCommand = Wished & { readonly key: string };
