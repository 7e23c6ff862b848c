// One table on this page: what it shows, what was told, the draft of a move, and how the line to the server stands.
// The snapshot is the truth; a draft is only parts, tried by the server one after the other.
import { batch, computed, signal } from '@preact/signals';
import { Refused, type Chair, type Line } from '@ridotto/table/port.ts';
import { arrive } from '../net/arrive.ts';
import {
  isFinal,
  UNREACHABLE,
  type AnyChoice,
  type Aside,
  type Happening,
  type Preview,
  type Problem,
  type Snapshot,
  type Told,
} from '../net/http/api.ts';
import { chairAt, newKey } from '../net/tables.ts';
import { remember, rememberedTable, seatsFor, type HeldSeat } from '../net/seats.ts';
import { ownWindow } from '../net/storage.ts';
import { confirmEach } from '../words/prefs.ts';
import { Film, type Still } from './film.ts';

/** What a game tells the draft about its choices. */
export interface Obvious {
  /** The one way on that nobody needs to be asked for; the others stay on offer beside it. */
  obvious?(legal: readonly AnyChoice[]): AnyChoice | undefined;
  /** Questions that are answered in a place of their own, not part by part. */
  readonly ownPlace?: readonly string[];
  /** Did anything happen there that the one who decided did not do themselves? Then it is shown to them as well. */
  showsOwn?(happening: Happening): boolean;
  /** What a fact tells. */
  line(told: Told, name: (seat: string) => string, view: object): { readonly turning?: boolean } | undefined;
}

/** What is being decided: every view says it in the same place. */
export const questionIn = (view: object): string => (view as { readonly at?: string }).at ?? '';

interface KeptDraft {
  readonly question: string | null;
  readonly parts: readonly AnyChoice[];
  /** How many parts each of the player's own steps brought. */
  readonly steps: readonly number[];
}
const draftKey = (table: string, seat: string): string => `ridotto.draft.${table}.${seat}`;

/** Milliseconds that a bubble stays, and how many stand at once. */
const BUBBLE_LASTS = 7000;
const MOST_BUBBLES = 3;
/** Events whose looks are kept for whoever looks back. */
const MOST_PAST = 300;

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
  readonly gone = signal(false);
  readonly badSeat = signal(false);
  readonly busy = signal(false);
  /** How often the player began again: a place of its own that keeps more than the draft forgets it too. */
  readonly restarts = signal(0);
  /** Takes back the last step in a place of its own, where steps come before there is a draft; null: there is none. */
  readonly ownUndo = signal<(() => void) | null>(null);

  readonly parts = signal<readonly AnyChoice[]>([]);
  readonly preview = signal<Preview | null>(null);
  /** What could be chosen in place of the last part, and the view in which it is offered. */
  readonly instead = signal<readonly AnyChoice[]>([]);
  readonly insteadAt = signal<object | null>(null);
  /** What stood before the last part: the draft is said in the words in which it was offered. */
  readonly before = signal<object | null>(null);
  /** The last events that came while one was looking: they are announced, each of them, however fast they come. */
  readonly fresh = signal<readonly Happening[]>([]);
  /** What happened in the game, without what was said beside it. */
  readonly moves = computed(() => this.happenings.value.filter((h) => !h.aside));
  /** What was said just now: it stands in bubbles for a while. */
  readonly bubbles = signal<readonly Happening[]>([]);

  readonly hotSeat = computed(() => this.seats.value.length > 1);
  /** Seats of this device that must decide. */
  readonly mine = computed(() => (this.snapshot.value?.awaits ?? []).filter((s) => this.seats.value.some((h) => h.seat === s)));
  /** Nothing of anybody's view may be seen: the device is passed on. */
  readonly covered = computed(
    () => this.hotSeat.value && this.showing.value === null && this.mine.value.length > 0 && !this.snapshot.value?.over,
  );
  /** Parts of this seat's draft lengthen here: what may come next. */
  readonly legal = computed<readonly AnyChoice[]>(() => this.preview.value?.legal ?? this.snapshot.value?.legal ?? []);
  /** The draft is whole, and what may follow begins another decision. */
  readonly whole = computed(() => this.preview.value?.complete === true);
  /** The draft was begun for the player, who has decided nothing yet. */
  readonly begun = computed(() => this.#steps.value.length === 1 && this.snapshot.value?.legal.length === 1 && this.#awaited());
  readonly mayUndo = computed(
    () =>
      this.ownUndo.value !== null ||
      (this.parts.value.length > 0 && !this.begun.value) ||
      this.snapshot.value?.undo === true ||
      (this.snapshot.value?.held ?? null) !== null,
  );
  readonly view = computed<object>(() => this.preview.value?.view ?? this.snapshot.value?.view ?? {});

  /** What the others did, as the board shows it. */
  readonly film: Film;
  /** How the table looked after each of the last events that came while one was here, by number. */
  readonly #past = new Map<number, Snapshot>();

  readonly #game: Obvious;
  /** How many parts each of the player's own steps has brought. */
  readonly #steps = signal<readonly number[]>([]);
  /** Of the table, when it is not the one that ships. */
  #edition: unknown;
  #leave: (() => void) | undefined;
  #last = 0;
  #trying = 0;
  /** Commands under way: what comes by the stream meanwhile is their doing, and the draft waits for their answer. */
  #sending = 0;
  #seenTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, game: Obvious) {
    this.id = id;
    this.#game = game;
    this.film = new Film(({ happening: { facts } }) => {
      const lines = facts.flatMap((f) => game.line(f, (seat) => seat, this.snapshot.value?.view ?? {}) ?? []);
      return { lines: lines.length, turning: lines.some((l) => l.turning) };
    });
    this.seen = rememberedTable(id)?.seen ?? 0;
  }

  // ---- Coming, going, whose view ------------------------------------------------------------------------------------

  async enter(): Promise<void> {
    if (!(await arrive(this.id))) this.badSeat.value = true;
    this.seats.value = seatsFor(this.id);
    const only = this.seats.value.length === 1 ? this.seats.value[0].seat : null;
    await this.show(only);
  }
  leave(): void {
    this.film.end();
    this.#leave?.();
    clearTimeout(this.#seenTimer);
  }

  /** Shows the table as this seat sees it; everything of the view before is forgotten first. */
  async show(seat: string | null): Promise<void> {
    this.#leave?.();
    this.#dropDraft();
    batch(() => {
      if (this.showing.value !== seat) this.snapshot.value = null;
      this.showing.value = seat;
      this.happenings.value = [];
      this.fresh.value = [];
      this.bubbles.value = [];
      this.film.end();
      this.#past.clear();
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
        if (mine.stopped) return;
        this.problem.value = null;
        this.#last = happenings.at(-1)?.seq ?? 0;
        this.happenings.value = happenings;
        this.#apply(snap, true);
        if (!mine.stopped) this.#listen(chair);
        return;
      } catch (e) {
        if (mine.stopped) return;
        if (isFinal(e)) {
          this.gone.value = true;
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
      gone: () => (this.gone.value = true),
      happened: (happening, snapshot) => this.#happened(happening, snapshot),
      caughtUp: (snapshot) => this.#apply(snapshot),
    });
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
        else if (snap) this.#shown(h, snap);
      }
      if (snap) this.#apply(snap);
    });
  }

  /** Kept for whoever looks back; shown, where somebody else did it, or something by itself, and nothing is being drafted. */
  #shown(happening: Happening, snapshot: Snapshot): void {
    const whole = this.#whole(snapshot);
    this.#past.set(happening.seq, whole);
    const [oldest] = this.#past.keys();
    if (this.#past.size > MOST_PAST && oldest !== undefined) this.#past.delete(oldest);
    if (happening.undone || happening.facts.length === 0) return;
    const own = this.seats.value.some((held) => held.seat === happening.by);
    const drafting = this.parts.value.length > (this.begun.value ? 1 : 0);
    if (own ? this.#game.showsOwn?.(happening) !== true : drafting) return;
    this.film.push({ happening, snapshot: whole });
  }

  /** Looks through what happened, from event number `from` on; how the table looked then is asked for where it is not known. */
  async lookBack(happenings: readonly Happening[], from = 0): Promise<void> {
    const unknown = this.stills(happenings).find(({ happening, snapshot }) => snapshot === undefined && happening.seq >= from);
    if (unknown) {
      const past = await (await this.#chair()).past(unknown.happening.seq - 1).catch(() => []);
      for (const { happening, snapshot } of past) if (snapshot) this.#past.set(happening.seq, this.#whole(snapshot));
    }
    const stills = this.stills(happenings);
    const at = stills.findIndex(({ happening }) => happening.seq >= from);
    if (at >= 0) this.film.look(stills, at);
  }

  /** What happened, as far as it is known how the table looked then. */
  stills(happenings: readonly Happening[]): Still[] {
    return happenings
      .filter((h) => !h.aside && !h.undone && h.facts.length > 0)
      .map((happening) => ({ happening, snapshot: this.#past.get(happening.seq) }));
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
    if (before && !first && (snap.seq < before.seq || snap.you !== before.you)) return;
    this.snapshot.value = this.#whole(snap);
    remember({ id: this.id, game: snap.game, names: [...snap.names], stood: snap.over ? 'over' : snap.awaits });
    this.#noteSeen(snap.seq);
    if (this.hotSeat.value && this.showing.value !== null && this.#passesOn()) {
      this.hide();
      return;
    }
    const same = before?.question === snap.question && before?.seq === snap.seq;
    if (this.#sending === 0 && (first || !same)) void this.#renewDraft(before?.question === snap.question);
  }

  /** Does the table wait for whoever is looking? Else what they may say is out of turn, and never begun for them. */
  #awaited(): boolean {
    const snap = this.snapshot.value;
    return snap !== null && snap.awaits.includes(snap.you ?? '');
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

  // ---- The draft ----------------------------------------------------------------------------------------------------

  #dropDraft(): void {
    this.#trying++;
    this.#keepDraft([]);
    batch(() => {
      this.#steps.value = [];
      this.parts.value = [];
      this.preview.value = null;
      this.instead.value = [];
      this.ownUndo.value = null;
    });
  }

  /** A draft lasts longer than this page: a reload finds it again, as long as the question is the same. */
  #keepDraft(parts: readonly AnyChoice[]): void {
    const snap = this.snapshot.value;
    if (!snap || snap.you === null) return;
    const key = draftKey(this.id, snap.you);
    if (parts.length > 0) ownWindow.write(key, JSON.stringify({ question: snap.question, parts, steps: this.#steps.value }));
    else if (ownWindow.read(key) !== null) ownWindow.write(key, '');
  }
  async #keptDraft(snap: Snapshot): Promise<boolean> {
    if (snap.you === null || snap.held) return false;
    const kept = ownWindow.json(draftKey(this.id, snap.you)) as KeptDraft | undefined;
    if (!kept || kept.question !== snap.question || !Array.isArray(kept.parts) || kept.parts.length === 0) return false;
    const preview = await this.#try(kept.parts, true);
    if (!preview || this.parts.value.length > 0) return false;
    batch(() => {
      this.#steps.value = kept.steps;
      this.parts.value = kept.parts;
      this.preview.value = preview;
    });
    return true;
  }

  /** The table has moved on: a draft that still holds is kept. */
  async #renewDraft(sameQuestion: boolean): Promise<void> {
    const parts = this.parts.value;
    // Out of turn the others' moves go on behind the draft.
    if (parts.length > 0 && (!sameQuestion || !this.#awaited())) {
      const preview = await this.#try(parts, true);
      if (preview === undefined) this.#dropDraft();
      else this.preview.value = preview;
      return;
    }
    if (parts.length > 0) return;
    const snap = this.snapshot.value;
    if (snap && (await this.#keptDraft(snap))) return;
    await this.#begin();
  }

  /** Where there is only one way to begin, it is begun; the player still hands it in. */
  async #begin(): Promise<void> {
    const snap = this.snapshot.value;
    if (!snap || !this.#awaited() || snap.held || snap.legal.length !== 1 || !confirmEach.value || snap.question === null) return;
    if (this.#game.ownPlace?.includes(questionIn(snap.view))) return;
    await this.#extend([], [snap.legal[0]], 1);
  }

  async #try(parts: readonly AnyChoice[], quietly = false): Promise<Preview | undefined> {
    const n = ++this.#trying;
    try {
      const preview = await (await this.#chair()).try({ parts });
      return n === this.#trying ? preview : undefined;
    } catch (e) {
      if (n === this.#trying && !quietly) this.#refused(e);
      return undefined;
    }
  }

  /** Parts are added, and after them whatever needs no question. */
  async #extend(before: readonly AnyChoice[], more: readonly AnyChoice[], steps: number, from = this.view.value): Promise<void> {
    let parts = [...before, ...more];
    let instead: readonly AnyChoice[] = [];
    let last: object = from;
    let preview = await this.#try(parts);
    if (!preview) return;
    const begun = parts.length - steps;
    while (!preview.complete && !preview.news && parts.length - begun < 12) {
      const { legal }: Preview = preview;
      const next = legal.length === 1 ? legal[0] : confirmEach.value ? this.#game.obvious?.(legal) : undefined;
      if (!next) break;
      const further: Preview | undefined = await this.#try([...parts, next]);
      if (!further) return;
      if (further.complete || legal.length === 1) {
        parts = [...parts, next];
        last = preview.view;
        preview = further;
        instead = legal.filter((c) => c !== next);
      } else break;
    }
    batch(() => {
      this.#steps.value = [...this.#steps.value, parts.length - before.length];
      this.parts.value = parts;
      this.preview.value = preview;
      this.instead.value = instead;
      this.insteadAt.value = instead.length > 0 ? last : null;
      this.before.value = last;
    });
    this.#keepDraft(parts);
    if (preview.complete && !confirmEach.value) await this.handIn();
  }

  async pick(choice: AnyChoice): Promise<void> {
    if (this.busy.value) return;
    this.film.end();
    this.busy.value = true;
    try {
      if (this.instead.value.includes(choice)) {
        const steps = this.#popStep() ?? 1;
        await this.#extend(this.parts.value.slice(0, -1), [choice], 1, this.insteadAt.value ?? this.view.value);
        this.#steps.value = [...this.#steps.value.slice(0, -1), steps];
      } else if (this.whole.value) {
        const said = await this.#say({ parts: this.parts.value });
        if (said) await this.#extend([], [choice], 1);
      } else await this.#extend(this.parts.value, [choice], 1);
    } finally {
      this.busy.value = false;
    }
  }

  /** Several parts in one step: a whole way at once. */
  async pickAll(choices: readonly AnyChoice[]): Promise<void> {
    if (this.busy.value) return;
    this.film.end();
    this.busy.value = true;
    try {
      const before = await this.#try([...this.parts.value, ...choices.slice(0, -1)]);
      if (before) await this.#extend(this.parts.value, choices, choices.length, before.view);
    } finally {
      this.busy.value = false;
    }
  }

  /** A decision made in a place of its own: all parts at once, tried but not handed in. */
  async setParts(parts: readonly AnyChoice[]): Promise<void> {
    if (parts.length === 0) {
      this.#dropDraft();
      return;
    }
    this.#steps.value = [parts.length];
    this.parts.value = parts;
    this.#keepDraft(parts);
    const preview = await this.#try(parts);
    // Another set of parts may have come meanwhile, and an answer of its own with it.
    if (this.parts.value === parts) this.preview.value = preview ?? null;
  }

  #popStep(): number | undefined {
    const steps = this.#steps.value.at(-1);
    this.#steps.value = this.#steps.value.slice(0, -1);
    return steps;
  }

  // ---- Commands -----------------------------------------------------------------------------------------------------

  async handIn(): Promise<void> {
    if (this.parts.value.length > 0) await this.#say({ parts: this.parts.value });
  }
  async sayLine(line: string): Promise<boolean> {
    return (await this.#say({ line })) !== undefined;
  }
  async confirm(): Promise<void> {
    if (this.snapshot.value?.held) await this.#command('confirm');
    else if (this.whole.value) await this.handIn();
  }
  async undo(): Promise<void> {
    if (this.ownUndo.value) return this.ownUndo.value();
    const parts = this.parts.value;
    if (parts.length > 0 && !this.begun.value) {
      const steps = this.#popStep() ?? parts.length;
      const rest = parts.slice(0, -steps);
      if (rest.length === 0) this.#dropDraft();
      else
        batch(() => {
          this.parts.value = rest;
          this.instead.value = [];
        });
      if (rest.length > 0) this.#keepDraft(rest);
      if (rest.length > 0) this.preview.value = (await this.#try(rest)) ?? null;
    } else if (this.snapshot.value?.undo || this.snapshot.value?.held) {
      this.#dropDraft();
      await this.#command('undo');
    }
  }
  /** Back to where nothing of this turn was decided, as far as nothing new came to light since. */
  async startAgain(): Promise<void> {
    batch(() => {
      this.restarts.value++;
      this.#dropDraft();
    });
    if ((this.snapshot.value?.drafted.length ?? 0) > 0) {
      await this.#command('retract');
      return;
    }
    for (let n = 0; n < 24 && (this.snapshot.value?.undo || this.snapshot.value?.held); n++) if (!(await this.#command('undo'))) return;
    await this.#begin();
  }
  async retract(): Promise<void> {
    await this.#command('retract');
  }

  async #say(said: { parts: readonly AnyChoice[] } | { line: string }): Promise<Snapshot | undefined> {
    const question = this.snapshot.value?.question ?? '';
    const confirmed = confirmEach.value && 'parts' in said;
    // Who has confirmed the move is not asked to confirm the end of the turn as well.
    const whole = async (chair: Chair): Promise<Snapshot> => {
      const snap = await chair.say({ do: 'say', question, key: newKey(), ...said });
      if (!snap.held || !confirmed) return snap;
      return chair.say({ do: 'confirm', question: snap.question ?? '', key: newKey() });
    };
    return this.#send(async () => whole(await this.#chair()), true);
  }
  async #command(verb: 'confirm' | 'undo' | 'retract'): Promise<boolean> {
    const question = this.snapshot.value?.question ?? '';
    return (await this.#send(async () => (await this.#chair()).say({ do: verb, question, key: newKey() }), false)) !== undefined;
  }

  async #send(send: () => Promise<Snapshot>, dropDraft: boolean): Promise<Snapshot | undefined> {
    const wasBusy = this.busy.value;
    this.busy.value = true;
    const showing = this.showing.value;
    this.#sending++;
    try {
      const snap = await send();
      if (this.showing.value !== showing) return snap;
      batch(() => {
        this.problem.value = null;
        if (dropDraft) this.#dropDraft();
        this.#apply(snap);
      });
      return snap;
    } catch (e) {
      this.#refused(e);
      return undefined;
    } finally {
      this.#sending--;
      this.busy.value = wasBusy;
      if (this.showing.value === showing && this.parts.value.length === 0) void this.#begin();
    }
  }

  #refused(e: unknown): void {
    if (e instanceof Refused) {
      this.problem.value = e.problem;
      if (e.problem.snapshot) this.#apply(e.problem.snapshot);
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

  /** Of a game that is over. */
  async record(): Promise<object> {
    return (await this.#chair()).record();
  }

  /** What stands in the way of this choice after the present draft; undefined: nothing. */
  async whyNot(choice: AnyChoice): Promise<Problem | undefined> {
    const parts = this.whole.value ? [] : this.parts.value;
    try {
      await (await this.#chair()).try({ parts: [...parts, choice] });
      return undefined;
    } catch (e) {
      return e instanceof Refused ? e.problem : UNREACHABLE;
    }
  }
}
