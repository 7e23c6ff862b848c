// Those who sit at a table, as a fold over its journal: who plays each seat now, what has been proposed and who agrees, how much
// time everybody has. The rules of the game hear nothing of it.
import { seatId, type Seat, type SeatMask } from '@ridotto/engine';
import { Clocks } from './clocks.ts';
import type { Gone, Matter, Player, Proposal, Proposed, StandIn } from './protocol.ts';
import type { TableSetup } from './setup.ts';
import type { Late, Tempo } from './tempo.ts';

/** What was carried out by it, with everybody's consent. */
export const carriedIn = (matter: Matter): Proposed | undefined => ('carried' in matter ? matter.what : undefined);

export const seatOf = (id: string): Seat => Number(id.slice(1));

const NOBODY = { number: 0, by: -1 } as const;

/** Of what one seat begins, so much in so many milliseconds: each is told to all. Whoever only answers, or comes back, is not counted. */
const MOST_MATTERS = 10;
const WITHIN = 10 * 60_000;
const ANSWERS: ReadonlySet<Matter['do']> = new Set(['agree', 'decline', 'return', 'succeed', 'forgotten']);

export class Company {
  readonly clocks: Clocks;
  /** What happens when somebody's time has run out. */
  readonly late: Late;
  readonly #players: Player[];
  readonly #names: string[];
  #proposals: readonly Proposal[] = [];
  #proposed = 0;
  /** By all who sat there: the game goes no further. */
  #stopped = false;
  /** Who proposed that the table rests, where all have agreed. */
  #paused: Seat | undefined;
  #gallery = true;
  /** By whoever runs the house. */
  #closed = false;
  #gone: Gone | undefined;
  /** Of a proposal: what those who agreed added to it, by seat. */
  readonly #salts = new Map<number, Map<Seat, string>>();
  #timed: boolean;
  readonly #seenAt: number[];
  /** When each seat settled the last things that count. */
  readonly #settledAt: number[][];
  /** The invitation to take a seat over, by seat: its number, and who passes it on. */
  readonly #invited: { readonly number: number; readonly by: Seat }[];
  #invitations = 0;

  constructor({ players, names, tempo, late = 'bot' }: TableSetup) {
    this.#players = [...players];
    this.#names = [...names];
    this.#invited = names.map(() => NOBODY);
    this.#seenAt = names.map(() => 0);
    this.#settledAt = names.map(() => []);
    this.late = late;
    this.#timed = tempo !== undefined;
    this.clocks = new Clocks(tempo, names.length);
  }

  get names(): readonly string[] {
    return this.#names;
  }
  get players(): readonly Player[] {
    return this.#players;
  }
  get tempo(): Tempo | undefined {
    return this.clocks.tempo;
  }
  /** Is time measured here, or was it? */
  get timed(): boolean {
    return this.#timed;
  }
  get stopped(): boolean {
    return this.#stopped;
  }
  get paused(): boolean {
    return this.#paused !== undefined;
  }
  /** Who proposed it; undefined: the table does not rest. */
  get pausedBy(): Seat | undefined {
    return this.#paused;
  }
  /** May those who watch write to each other? */
  get gallery(): boolean {
    return this.#gallery && !this.#closed;
  }
  get closed(): boolean {
    return this.#closed;
  }
  /** undefined: it is played here. */
  get gone(): Gone | undefined {
    return this.#gone;
  }
  get proposals(): readonly Proposal[] {
    return this.#proposals;
  }
  /** Number of the invitation by which somebody may take this seat over; 0: there is none. */
  invitation(seat: Seat): number {
    return this.#invited.at(seat)?.number ?? 0;
  }
  /** Seats to which this one has an invitation to pass on. */
  invitedBy(seat: Seat): readonly Seat[] {
    return [...this.#invited.keys()].filter((p) => this.#invited[p].number > 0 && this.#invited[p].by === seat);
  }

  /** The bot that plays this seat now; undefined: a person does. */
  botAt(seat: Seat): string | undefined {
    const player = this.#players[seat];
    return player.kind === 'bot' ? player.bot : player.standIn?.bot;
  }
  standInOf(seat: Seat): StandIn | undefined {
    const player = this.#players[seat];
    return player.kind === 'bot' ? undefined : player.standIn;
  }
  /** Seats at which a person sits who plays. */
  get people(): readonly Seat[] {
    return [...this.#players.keys()].filter((seat) => this.botAt(seat) === undefined);
  }
  /** Of these seats, those that people play, whose time runs. */
  running(awaited: SeatMask): SeatMask {
    if (this.paused || this.#stopped || this.#gone) return 0;
    let runs = 0;
    for (const seat of this.people) runs |= awaited & (1 << seat);
    return runs;
  }
  /** Bots play for all who may be back, and nobody else is there: they would play on among themselves. Who has conceded does not
      come back, a bot that decides once waits for its hour as people do, and programs are like bots. */
  get setAside(): boolean {
    const standIns = this.#players.flatMap((player) => (player.kind === 'human' && !player.program ? [player.standIn?.because] : []));
    return !standIns.some((why) => why === undefined || why === 'once') && standIns.some((why) => why !== 'conceded');
  }
  /** Has this seat settled so much of late that it must wait? */
  tooMany(seat: Seat, what: Matter['do'], at: number): boolean {
    const before = this.#settledAt[seat];
    return !ANSWERS.has(what) && before.length === MOST_MATTERS && at - before[0] < WITHIN && at >= before[0];
  }
  /** Seats of people who have a say: whoever lets a bot play for a while keeps theirs, and programs have none. */
  get #voices(): readonly Seat[] {
    return [...this.#players.keys()].filter((seat) => {
      const player = this.#players[seat];
      if (player.kind === 'human' && player.program) return false;
      return this.botAt(seat) === undefined || this.standInOf(seat)?.because === 'rests';
    });
  }
  /** Whoever must agree to this, besides whoever proposes it. A bot has no say, nor has whoever it is about. Whoever takes a table
      along learns all that is hidden there: that takes the word of everybody who may be back, too. */
  asked(what: Proposed, by: Seat): readonly Seat[] {
    if (what.do === 'take-along') return this.#mayBeBack.filter((p) => p !== by);
    return this.#voices.filter((p) => p !== by && !('seat' in what && what.seat === seatId(p)));
  }
  get #mayBeBack(): readonly Seat[] {
    return [...this.#players.keys()].filter((p) => this.#players[p].kind === 'human' && this.standInOf(p)?.because !== 'conceded');
  }
  /** Who of them has not answered yet. */
  openFor({ what, by, agreed }: Proposal): readonly Seat[] {
    return this.asked(what, seatOf(by)).filter((p) => !agreed.includes(seatId(p)));
  }
  /** When whoever sits there last did something, in milliseconds since 1970; 0: never. */
  seenAt(seat: Seat): number {
    return this.#seenAt[seat];
  }

  /** What was settled at the table, by this seat or by the house. What it carries out beyond the company, the table does. */
  settle(matter: Matter, by: Seat | undefined): void {
    const proposer = matter.do === 'agree' ? this.#proposerOf(matter.proposal) : by!;
    switch (matter.do) {
      case 'propose':
        this.#proposed++;
        if (matter.carried !== true)
          this.#proposals = [...this.#proposals, { id: this.#proposed, by: seatId(by!), what: matter.what, agreed: [seatId(by!)] }];
        break;
      case 'agree':
        if (matter.salt !== undefined) this.#salt(matter.proposal, by!, matter.salt);
        this.#proposals = this.#proposals.map((p) => (p.id === matter.proposal ? { ...p, agreed: [...p.agreed, seatId(by!)] } : p));
        if (matter.carried === true) this.#drop(matter.proposal);
        break;
      case 'decline':
        this.#drop(matter.proposal);
        break;
      case 'rest':
        this.#standIn(by!, { bot: matter.bot, because: 'rests' });
        break;
      case 'concede':
        this.#standIn(by!, { bot: matter.bot, because: 'conceded' });
        break;
      case 'return':
        this.#standIn(by!, undefined);
        this.clocks.welcome(by!);
        break;
      case 'time-out':
        this.#timeOut(matter);
        break;
      case 'more-time':
        this.clocks.give(seatOf(matter.seat), matter.ms);
        break;
      case 'quiet':
        this.clocks.quiet(by!, matter.quiet ?? undefined);
        break;
      case 'away':
        this.clocks.away(by!, matter.until);
        break;
      case 'invite':
        this.#invite(by!, by!);
        break;
      case 'withdraw-invitation':
        this.#invited[by!] = NOBODY;
        break;
      case 'succeed':
        this.#names[by!] = matter.name;
        this.#invited[by!] = NOBODY;
        this.#players[by!] = { kind: 'human', ...(matter.program && { program: true }) };
        this.clocks.quiet(by!, undefined);
        this.clocks.away(by!, 0);
        this.clocks.welcome(by!);
        break;
      case 'gallery':
        this.#gallery = matter.open;
        break;
      case 'close':
        this.#closed = true;
        this.#stopped = true;
        break;
      case 'forgotten':
        this.#forgotten(by!, matter);
        break;
      case 'hand-over':
        this.#gone = { to: 'house', table: matter.table, key: matter.key, arrived: false };
        break;
      case 'arrived':
        if (this.#gone?.to === 'house') this.#gone = { ...this.#gone, arrived: true };
        break;
      case 'keep':
        this.#gone = undefined;
        break;
      case 'came-back':
        if (this.#gone?.to === 'device') this.#gone = { ...this.#gone, table: matter.table };
        break;
      case 'order':
      case 'revoke':
        // Between that seat and the table.
        break;
    }
    const carried = carriedIn(matter);
    if (carried) this.#carryOut(carried, proposer, 'proposal' in matter ? this.#salts.get(matter.proposal) : undefined);
    this.#forget();
  }

  #forgotten(seat: Seat, { name, former, bot }: Extract<Matter, { do: 'forgotten' }>): void {
    this.#names[seat] = name;
    this.#invited[seat] = NOBODY;
    this.#players[seat] = { kind: 'human', former, ...(bot !== undefined && { standIn: { bot, because: 'conceded' } }) };
  }
  #timeOut({ seat, bot }: Extract<Matter, { do: 'time-out' }>): void {
    const at = seatOf(seat);
    this.clocks.runOut(at);
    if (bot !== undefined) this.#standIn(at, { bot, because: this.late === 'bot-once' ? 'once' : 'late' });
  }
  #proposerOf(proposal: number): Seat {
    return seatOf(this.#proposals.find(({ id }) => id === proposal)?.by ?? '');
  }
  #invite(seat: Seat, by: Seat): void {
    this.#invited[seat] = { number: ++this.#invitations, by };
  }
  #salt(proposal: number, seat: Seat, salt: string): void {
    const added = this.#salts.get(proposal) ?? new Map<Seat, string>();
    this.#salts.set(proposal, added.set(seat, salt));
  }
  #carryOut(what: Proposed, by: Seat, added: ReadonlyMap<Seat, string> | undefined): void {
    switch (what.do) {
      case 'stop':
        this.#stopped = true;
        break;
      case 'pause':
        this.#paused = by;
        break;
      case 'go-on':
        this.#paused = undefined;
        break;
      case 'tempo':
        this.clocks.tempo = what.tempo ?? undefined;
        this.#timed = true;
        break;
      case 'give-to-bot':
        this.#standIn(seatOf(what.seat), { bot: what.bot, because: 'given' });
        break;
      case 'new-link':
        this.#invite(seatOf(what.seat), by);
        break;
      case 'take-along':
        this.#gone = {
          to: 'device',
          by: seatId(by),
          commitment: what.commitment,
          ...(added && { salts: this.#players.map((_, seat) => added.get(seat) ?? '') }),
        };
        break;
      case 'take-back':
        // Others would be about moves that are no more.
        this.#proposals = this.#proposals.filter((p) => p.what.do !== 'take-back');
        break;
    }
  }

  /** The game has gone on at this seat's decision, or at that of others as well: a bot that made one decision alone is done, and
      what was proposed about the moves before it is of no use any more. */
  decided(seats: SeatMask): void {
    if (this.#proposals.length > 0) this.#proposals = this.#proposals.filter(({ what }) => what.do !== 'take-back');
    for (const seat of this.#players.keys())
      if ((seats >> seat) & 1 && this.standInOf(seat)?.because === 'once') this.#standIn(seat, undefined);
  }
  /** Whoever does something is there: their seat is not to be given away. */
  seen(seat: Seat, at: number, settled?: Matter['do']): void {
    this.#seenAt[seat] = at;
    if (settled !== undefined && !ANSWERS.has(settled)) this.#settledAt[seat] = [...this.#settledAt[seat], at].slice(-MOST_MATTERS);
    if (this.#proposals.length > 0) this.#proposals = this.#proposals.filter(({ what }) => !('seat' in what) || seatOf(what.seat) !== seat);
  }

  #standIn(seat: Seat, standIn: StandIn | undefined): void {
    const player = this.#players[seat];
    if (player.kind !== 'human') return;
    const { standIn: _, ...person } = player;
    this.#players[seat] = { ...person, ...(standIn && { standIn }) };
  }
  #drop(proposal: number): void {
    this.#proposals = this.#proposals.filter(({ id }) => id !== proposal);
  }
  /** What nobody can agree to any more: who proposed it has gone, or the table has ended. */
  #forget(): void {
    const here = new Set(this.people.map(seatId));
    this.#proposals = this.#stopped || this.#gone ? [] : this.#proposals.filter(({ by }) => here.has(by));
  }
}
