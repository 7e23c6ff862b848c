// One table on this page: what it shows, what was told, and how the line to the server stands. The snapshot is the truth.
import { batch, computed, signal } from '@preact/signals';
import { Refused, type Chair, type Line } from '@ridotto/table/port.ts';
import type { Reasons } from '@ridotto/table/bot-reasons.ts';
import type { LinkedPosition } from '@ridotto/table/position-link.ts';
import type { Hint, Preview, Wished } from '@ridotto/table/protocol.ts';
import { whenPainted } from '../art/painted.ts';
import { arrive } from '../net/arrive.ts';
import { isFinal, UNREACHABLE, type AnyChoice, type Aside, type Happening, type Problem, type Snapshot } from '../net/http/api.ts';
import { regain } from '../net/guest.ts';
import { chairAt, newKey } from '../net/tables.ts';
import { remember, rememberedTable, seatsFor, type HeldSeat } from '../net/seats.ts';
import { kindOf } from '../words/problem.ts';
import { clocksFor } from './clocks.ts';
import { Draft, type Drafting } from './draft.ts';
import { namesOf } from './names.ts';
import { Past, type Telling } from './past.ts';

/** Milliseconds that a bubble stays, and how many stand at once. */
const BUBBLE_LASTS = 7000;
const MOST_BUBBLES = 3;

/** What is asked for in one go of whoever looks back: they mostly go on in small steps. */
const MUCH = { before: 16, on: 40 };
/** Of a record, where any moment is there at once. */
const LITTLE = { before: 1, on: 4 };

/** A table that is played; a game that was, which is looked at from its end; or a table at which somebody learns. Only the first is
    remembered by this device. */
type Kind = 'played' | 'record' | 'lesson';

/** What a refusal that is final says is there no more. */
const lost = (problem: Problem): 'table' | 'seat' => (kindOf(problem) === 'bad-token' ? 'seat' : 'table');

export class TableStore {
  readonly id: string;
  readonly seats = signal<readonly HeldSeat[]>([]);
  /** The seat whose view is on the screen; null: what everybody may see. */
  readonly showing = signal<string | null>(null);
  readonly snapshot = signal<Snapshot | null>(null);
  readonly happenings = signal<readonly Happening[]>([]);
  /** The last event of the visit before this one. */
  readonly seen: number;
  readonly connection = signal<Line>({ state: 'connecting' });
  readonly problem = signal<Problem | null>(null);
  /** What is there no more: the table, or the seat that was played here, which somebody else has now. */
  readonly gone = signal<'table' | 'seat' | null>(null);
  readonly badSeat = signal(false);

  /** The last events that came while one was looking: they are announced, each of them, however fast they come. */
  readonly fresh = signal<readonly Happening[]>([]);
  /** What happened in the game, without what was said beside it. */
  readonly moves = computed(() => this.happenings.value.filter((h) => !h.aside && !h.matter));
  /** Seats that somebody else has taken over. */
  readonly successions = computed(() => this.happenings.value.filter((h) => h.matter?.do === 'succeed'));
  /** What was said just now: it stands in bubbles for a while. */
  readonly bubbles = signal<readonly Happening[]>([]);

  readonly hotSeat = computed(() => this.seats.value.length > 1);
  /** Seats of this device that must decide. */
  readonly mine = computed(() => (this.snapshot.value?.awaits ?? []).filter((s) => this.seats.value.some((h) => h.seat === s)));
  /** Nothing of anybody's view may be seen: the device is passed on. */
  readonly covered = computed(
    () => this.hotSeat.value && this.showing.value === null && this.mine.value.length > 0 && !this.snapshot.value?.over,
  );

  readonly draft: Draft;
  readonly past: Past;

  readonly #game: Telling;
  readonly #kind: Kind;
  /** Of the table, when it is not the one that ships. */
  #edition: unknown;
  #leave: (() => void) | undefined;
  #last = 0;
  #regains = false;
  /** The question in which a move was refused. */
  #refusedIn: string | null | undefined;
  #seenTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, game: Drafting & Telling, kind: Kind = 'played') {
    this.id = id;
    this.#kind = kind;
    this.#game = game;
    this.past = new Past(game, {
      view: () => this.snapshot.value?.view ?? {},
      looks: (after, until) => this.#looks(after, until),
      much: kind === 'record' ? LITTLE : MUCH,
      endless: kind === 'record',
    });
    const { snapshot, showing, hotSeat, problem } = this;
    this.draft = new Draft(
      {
        id,
        snapshot,
        showing,
        hotSeat,
        problem,
        chair: () => this.#chair(),
        apply: (snap) => this.#apply(snap),
        refused: (e) => this.#refused(e),
        toPresent: () => this.past.film.end(),
      },
      game,
    );
    this.seen = rememberedTable(id)?.seen ?? 0;
  }

  // ---- Coming, going, whose view ------------------------------------------------------------------------------------

  async enter(): Promise<void> {
    document.addEventListener('visibilitychange', this.#putAway);
    addEventListener('pagehide', this.#putAway);
    if (!(await arrive(this.id))) this.badSeat.value = true;
    this.seats.value = seatsFor(this.id);
    const only = this.seats.value.length === 1 ? this.seats.value[0].seat : null;
    await this.show(only);
  }
  /** The same game through the eyes of this seat, or of whoever watches. */
  async lookAs(seat: string | null): Promise<void> {
    this.seats.value = seat === null ? [] : [{ seat, token: seat }];
    await this.show(seat);
  }
  leave(): void {
    document.removeEventListener('visibilitychange', this.#putAway);
    removeEventListener('pagehide', this.#putAway);
    this.past.film.stop();
    this.#leave?.();
    this.#waiting = undefined;
    clearTimeout(this.#seenTimer);
  }

  /** Shows the table as this seat sees it; everything of the view before is forgotten first. */
  async show(seat: string | null): Promise<void> {
    this.#leave?.();
    this.#waiting = undefined;
    this.draft.layAside();
    batch(() => {
      if (this.showing.value !== seat && this.#kind !== 'record') this.snapshot.value = null;
      this.showing.value = seat;
      this.happenings.value = [];
      this.fresh.value = [];
      this.bubbles.value = [];
      this.past.forget();
      this.problem.value = null;
      this.connection.value = { state: 'connecting' };
    });
    const token = this.#token();
    const mine = { stopped: false };
    this.#leave = () => (mine.stopped = true);
    for (let tries = 1; !mine.stopped; tries++) {
      try {
        const chair = await chairAt(this.id, token);
        const [snap, happenings] = await Promise.all([chair.snapshot(), chair.log()]);
        if (snap.edition.own) this.#edition ??= await chair.edition();
        await clocksFor(snap);
        if (mine.stopped) return;
        this.problem.value = null;
        this.#last = happenings.at(-1)?.seq ?? 0;
        this.happenings.value = happenings;
        this.past.begin(this.#whole(snap));
        this.#apply(snap, true);
        if (!mine.stopped) this.#listen(chair);
        return;
      } catch (e) {
        if (mine.stopped) return;
        if (e instanceof Refused && isFinal(e)) {
          if (await this.#regained(e.problem)) continue;
          this.gone.value = lost(e.problem);
          return;
        }
        this.problem.value = e instanceof Refused ? e.problem : UNREACHABLE;
        this.connection.value = { state: 'lost', tries };
        await new Promise((again) => setTimeout(again, Math.min(8000, 300 * 2 ** tries)));
      }
    }
  }
  hide(): void {
    void this.show(null);
  }
  /** The device is laid aside, or something else is looked at: whoever takes it up next may be somebody else, and so may whoever sees
      the picture that the system makes of the page. */
  readonly #putAway = (e: Event): void => {
    if (e.type === 'visibilitychange' && document.visibilityState === 'visible') return;
    if (this.hotSeat.value && this.showing.value !== null && !this.snapshot.value?.over) this.hide();
  };

  #token(): string | null {
    return this.seats.value.find((h) => h.seat === this.showing.value)?.token ?? null;
  }

  /** Of whoever is looking. */
  #chair(): Promise<Chair> {
    return chairAt(this.id, this.#token());
  }

  #listen(chair: Chair): void {
    this.#leave = chair.follow(this.#last, {
      line: (state) => this.#line(state),
      gone: (problem) => void this.#isGone(problem),
      happened: (happening, snapshot) => this.#came(() => this.#happened(happening, snapshot)),
      caughtUp: (snapshot) => this.#came(() => this.#apply(snapshot)),
    });
  }

  /** What has come since the last picture: all of the table is drawn for it, and on a slow device several come while one is drawn. */
  #waiting: (() => void)[] | undefined;
  #came(one: () => void): void {
    if (this.#waiting) this.#waiting.push(one);
    else this.#take([one]);
  }
  #take(all: readonly (() => void)[]): void {
    batch(() => all.forEach((one) => one()));
    const waiting: (() => void)[] = (this.#waiting = []);
    whenPainted(() => {
      if (this.#waiting !== waiting) return;
      this.#waiting = undefined;
      if (waiting.length > 0) this.#take(waiting);
    });
  }

  /** What was there is no more, or only this device has to say once more who it is. */
  async #isGone(problem: Problem): Promise<void> {
    if (await this.#regained(problem)) await this.show(this.showing.value);
    else this.gone.value = lost(problem);
  }
  /** Once: whose token is refused again has another one's. */
  async #regained(problem: Problem): Promise<boolean> {
    if (lost(problem) !== 'seat' || this.#regains) return false;
    this.#regains = true;
    return await regain(this.id).catch(() => false);
  }

  /** Live again: what was said of a house that could not be reached is no longer true. */
  #line(line: Line): void {
    this.connection.value = line;
    if (line.state === 'live' && this.problem.value === UNREACHABLE) this.problem.value = null;
  }

  #happened(h: Happening, snap: Snapshot | undefined): void {
    batch(() => {
      if (h.seq > this.#last) {
        this.#last = h.seq;
        this.happenings.value = [...this.happenings.value, h];
        this.fresh.value = [...this.fresh.value.slice(-40), h];
        if (h.aside) this.#bubble(h);
        if (snap) this.#shown(h, snap);
      }
      if (snap) this.#apply(snap);
    });
  }

  /** Shown, where somebody else did it, or something by itself, or everybody gained by it, and nothing is being drafted. */
  #shown(happening: Happening, snapshot: Snapshot): void {
    const own = this.seats.value.some((held) => held.seat === happening.by);
    const show = own ? this.#game.showsOwn?.(happening) === true || this.past.gains(happening) : !this.draft.going;
    this.past.keep(happening, this.#whole(snapshot), show);
  }

  /** How the table looked to whoever is looking after each of these events. */
  async #looks(after: number, until: number): Promise<ReadonlyMap<number, Snapshot>> {
    const past = await (await this.#chair()).past(after, until);
    return new Map(past.flatMap((p) => (p.snapshot ? [[p.happening.seq, this.#whole(p.snapshot)] as const] : [])));
  }

  #whole(snap: Snapshot): Snapshot {
    return snap.edition.own ? { ...snap, edition: { ...snap.edition, file: this.#edition } } : snap;
  }

  #bubble(h: Happening): void {
    this.bubbles.value = [...this.bubbles.value.filter((b) => b.by !== h.by), h].slice(-MOST_BUBBLES);
    setTimeout(() => {
      this.bubbles.value = this.bubbles.value.filter((b) => b !== h);
    }, BUBBLE_LASTS);
  }

  #apply(snap: Snapshot, first = false): void {
    const before = this.snapshot.value;
    // The answer to somebody who has passed the device on meanwhile.
    if (this.#kind === 'played' && snap.you !== this.showing.value) return;
    if (before && !first && (snap.seq < before.seq || snap.you !== before.you)) return;
    this.snapshot.value = this.#whole(snap);
    if (this.#kind === 'record') return;
    if (this.#kind === 'played') {
      remember({ id: this.id, game: snap.game, names: [...namesOf(snap)], stood: snap.over ? 'over' : snap.gone ? 'gone' : snap.awaits });
      this.#noteSeen(snap.seq);
    }
    if (this.hotSeat.value && this.showing.value !== null && this.#passesOn()) {
      this.hide();
      return;
    }
    // Of what is no longer asked nobody need know any more why something was no answer to it.
    if (this.#refusedIn !== undefined && this.#refusedIn !== snap.question) {
      this.#refusedIn = undefined;
      if (this.problem.value !== UNREACHABLE) this.problem.value = null;
    }
    const same = before?.question === snap.question && before?.seq === snap.seq;
    if (first || !same) void this.draft.renew(before?.question === snap.question);
  }

  /** Another player of this device is asked, and the one who is looking is not. */
  #passesOn(): boolean {
    return this.mine.value.length > 0 && !this.mine.value.includes(this.showing.value ?? '') && !this.snapshot.value?.over;
  }

  #noteSeen(seq: number): void {
    clearTimeout(this.#seenTimer);
    this.#seenTimer = setTimeout(() => {
      if (document.visibilityState === 'visible') remember({ id: this.id, seen: seq });
    }, 1500);
  }

  // ---- What goes wrong, and what is said beside the game ------------------------------------------------------------

  #refused(e: unknown): void {
    if (e instanceof Refused) {
      if (e.problem.snapshot) this.#apply(e.problem.snapshot);
      this.problem.value = e.problem;
      this.#refusedIn = this.snapshot.value?.question;
    } else this.#unreachable();
  }

  /** Said until the house answers again. */
  #unreachable(): void {
    const said = this.problem.value === UNREACHABLE;
    this.problem.value = UNREACHABLE;
    if (!said) void this.#ask(this.showing.value);
  }
  async #ask(showing: string | null): Promise<void> {
    for (let tries = 1; ; tries++) {
      await new Promise((again) => setTimeout(again, Math.min(8000, 500 * 2 ** tries)));
      if (this.problem.value !== UNREACHABLE || this.showing.value !== showing) return;
      try {
        const snap = await (await this.#chair()).snapshot();
        if (this.showing.value !== showing) return;
        if (this.problem.value === UNREACHABLE) this.problem.value = null;
        this.#apply(snap);
        return;
      } catch {
        // not yet
      }
    }
  }

  /** Beside the game, for a seat of this device: a gesture, or a message. Was it taken? */
  async aside(seat: string, said: Aside): Promise<boolean> {
    const token = this.seats.value.find((h) => h.seat === seat)?.token ?? null;
    try {
      await (await chairAt(this.id, token)).aside({ ...said, key: newKey() });
      return true;
    } catch (e) {
      if (e instanceof Refused) this.problem.value = e.problem;
      else this.#unreachable();
      return false;
    }
  }

  /** What one wishes to settle at the table, for a seat of this device. Why it was not taken; null: it was. */
  async matter(seat: string, wished: Wished): Promise<Problem | null> {
    const token = this.seats.value.find((h) => h.seat === seat)?.token ?? null;
    try {
      this.#apply(await (await chairAt(this.id, token)).matter({ ...wished, key: newKey() }));
      return null;
    } catch (e) {
      return e instanceof Refused ? e.problem : UNREACHABLE;
    }
  }

  /** The same for whoever looks, if they sit there; why it was not taken is said on the page. */
  settle(wished: Wished): void {
    const you = this.snapshot.value?.you ?? null;
    if (you !== null) void this.matter(you, wished).then((problem) => problem && (this.problem.value = problem));
  }

  /** From where one goes on with what whoever looks knew after event number `until`, and the rest imagined. */
  async imagine(until: number): Promise<LinkedPosition> {
    return (await this.#chair()).imagine(until);
  }

  /** What whoever looks might choose after these parts. Throws Refused. */
  async hint(parts: readonly AnyChoice[]): Promise<Hint> {
    return (await this.#chair()).hint({ parts });
  }
  /** Why a bot chose as it did: of its last decision up to event number `until`. Throws Refused. */
  async reasons(until?: number): Promise<Reasons> {
    return (await this.#chair()).reasons(until);
  }
  /** What parts would do. Throws Refused. */
  async try(parts: readonly AnyChoice[]): Promise<Preview> {
    return (await this.#chair()).try({ parts });
  }

  /** Of a game that is over. */
  async record(): Promise<object> {
    return (await this.#chair()).record();
  }
}
