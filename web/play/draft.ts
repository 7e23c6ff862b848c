// What the player decides at this table: a draft, part by part, until it is handed in or taken back. A draft is only parts,
// tried by the server one after the other.
import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { Refused, type Chair } from '@ridotto/table/port.ts';
import { UNREACHABLE, type AnyChoice, type Preview, type Problem, type Snapshot } from '../net/http/api.ts';
import { newKey } from '../net/tables.ts';
import { ownWindow } from '../net/storage.ts';
import { confirmEach } from '../words/prefs.ts';
import { rests } from './resting.ts';

/** What a game tells the draft about its choices. */
export interface Drafting {
  /** The one way on that nobody needs to be asked for; the others stay on offer beside it. */
  obvious?(legal: readonly AnyChoice[]): AnyChoice | undefined;
  /** Questions that are answered in a place of their own, not part by part. */
  readonly ownPlace?: readonly string[];
}
/** What is being decided: every view says it in the same place. */
export const questionIn = (view: object): string => (view as { readonly at?: string }).at ?? '';

/** What the draft asks of the table that it is for. */
interface DraftTable {
  readonly id: string;
  readonly snapshot: Signal<Snapshot | null>;
  /** The seat whose view is on the screen. */
  readonly showing: Signal<string | null>;
  /** Do several play here, who pass the device on? */
  readonly hotSeat: ReadonlySignal<boolean>;
  readonly problem: Signal<Problem | null>;
  /** Of whoever is looking. */
  chair(): Promise<Chair>;
  apply(snapshot: Snapshot): void;
  refused(e: unknown): void;
  /** The board shows what is past no longer. */
  toPresent(): void;
}

interface KeptDraft {
  readonly question: string | null;
  readonly parts: readonly AnyChoice[];
  /** How many parts each of the player's own steps brought. */
  readonly steps: readonly number[];
}
const NOTHING: readonly AnyChoice[] = [];
const draftKey = (table: string, seat: string): string => `ridotto.draft.${table}.${seat}`;

export class Draft {
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
  /** Parts of this seat's draft lengthen here: what may come next. */
  readonly legal = computed<readonly AnyChoice[]>(() =>
    this.#rests() ? NOTHING : (this.preview.value?.legal ?? this.#table.snapshot.value?.legal ?? NOTHING),
  );
  /** The draft is whole, and what may follow begins another decision. */
  readonly whole = computed(() => this.preview.value?.complete === true);
  /** The draft was begun for the player, who has decided nothing yet. */
  readonly begun = computed(() => this.#steps.value.length === 1 && this.#table.snapshot.value?.legal.length === 1 && this.#awaited());
  readonly mayUndo = computed(
    () =>
      this.ownUndo.value !== null ||
      (this.parts.value.length > 0 && !this.begun.value) ||
      this.#table.snapshot.value?.undo === true ||
      (this.#table.snapshot.value?.held ?? null) !== null,
  );
  readonly view = computed<object>(() => this.preview.value?.view ?? this.#table.snapshot.value?.view ?? {});

  readonly #table: DraftTable;
  readonly #game: Drafting;
  /** How many parts each of the player's own steps has brought. */
  readonly #steps = signal<readonly number[]>([]);
  /** By key, where others pick the device up: nothing that somebody has begun outlasts this page. */
  readonly #aside = new Map<string, string>();
  #trying = 0;
  /** Commands under way: what comes by the stream meanwhile is their doing, and the draft waits for their answer. */
  #sending = 0;

  constructor(table: DraftTable, game: Drafting) {
    this.#table = table;
    this.#game = game;
  }

  /** Is the player deciding something here? What is on its way to the house is decided: others may answer it before the house does. */
  get going(): boolean {
    return this.#sending === 0 && this.parts.value.length > (this.begun.value ? 1 : 0);
  }

  /** Does the table wait for whoever is looking? Else what they may say is out of turn, and never begun for them. */
  #awaited(): boolean {
    const snap = this.#table.snapshot.value;
    return snap !== null && snap.awaits.includes(snap.you ?? '');
  }

  #rests(): boolean {
    const snap = this.#table.snapshot.value;
    return snap !== null && rests(snap);
  }

  drop(): void {
    this.#keep([]);
    this.layAside();
  }
  /** Nothing of it is on the page any more; who comes back to the same question finds it again. */
  layAside(): void {
    this.#trying++;
    batch(() => {
      this.#steps.value = [];
      this.parts.value = [];
      this.preview.value = null;
      this.instead.value = [];
      this.ownUndo.value = null;
    });
  }

  /** A draft lasts longer than this page: a reload finds it again, as long as the question is the same. */
  #keep(parts: readonly AnyChoice[]): void {
    const snap = this.#table.snapshot.value;
    if (!snap || snap.you === null) return;
    const key = draftKey(this.#table.id, snap.you);
    const kept = parts.length > 0 ? JSON.stringify({ question: snap.question, parts, steps: this.#steps.value } satisfies KeptDraft) : '';
    if (this.#table.hotSeat.value) this.#aside.set(key, kept);
    else if (kept !== '' || ownWindow.read(key) !== null) ownWindow.write(key, kept);
  }
  #keptFor(you: string): KeptDraft | undefined {
    const key = draftKey(this.#table.id, you);
    if (!this.#table.hotSeat.value) return ownWindow.json(key) as KeptDraft | undefined;
    const kept = this.#aside.get(key) ?? '';
    return kept === '' ? undefined : (JSON.parse(kept) as KeptDraft);
  }
  async #kept(snap: Snapshot): Promise<boolean> {
    if (snap.you === null || snap.held) return false;
    const kept = this.#keptFor(snap.you);
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
  async renew(sameQuestion: boolean): Promise<void> {
    if (this.#sending > 0) {
      // What was sent has been answered, though the house has not said so yet: it is no draft of what is asked now.
      if (!sameQuestion && !this.#table.snapshot.value?.held) this.layAside();
      return;
    }
    const parts = this.parts.value;
    // Out of turn the others' moves go on behind the draft.
    if (parts.length > 0 && (!sameQuestion || !this.#awaited())) {
      const preview = await this.#try(parts, true);
      if (preview === undefined) this.drop();
      else this.preview.value = preview;
      return;
    }
    if (parts.length > 0) return;
    const snap = this.#table.snapshot.value;
    if (snap && (await this.#kept(snap))) return;
    await this.#begin();
  }

  /** Where there is only one way to begin, it is begun; the player still hands it in. */
  async #begin(): Promise<void> {
    const snap = this.#table.snapshot.value;
    if (!snap || rests(snap) || !this.#awaited() || snap.held || snap.legal.length !== 1 || !confirmEach.value || snap.question === null)
      return;
    if (this.#game.ownPlace?.includes(questionIn(snap.view))) return;
    await this.#extend([], [snap.legal[0]], 1, this.view.value, true);
  }

  async #try(parts: readonly AnyChoice[], quietly = false): Promise<Preview | undefined> {
    const n = ++this.#trying;
    try {
      const preview = await (await this.#table.chair()).try({ parts });
      return n === this.#trying ? preview : undefined;
    } catch (e) {
      if (n === this.#trying && !quietly) this.#table.refused(e);
      return undefined;
    }
  }

  /** Parts are added, and after them whatever needs no question. `quietly`: nobody asked for it, and nobody is told if the table
      has moved on meanwhile. */
  async #extend(
    before: readonly AnyChoice[],
    more: readonly AnyChoice[],
    steps: number,
    from = this.view.value,
    quietly = false,
  ): Promise<void> {
    let parts = [...before, ...more];
    let instead: readonly AnyChoice[] = [];
    let last: object = from;
    let preview = await this.#try(parts, quietly);
    if (!preview) return;
    const begun = parts.length - steps;
    while (!preview.complete && !preview.news && parts.length - begun < 12) {
      const { legal }: Preview = preview;
      const next = legal.length === 1 ? legal[0] : confirmEach.value ? this.#game.obvious?.(legal) : undefined;
      if (!next) break;
      const further: Preview | undefined = await this.#try([...parts, next], quietly);
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
    this.#keep(parts);
    if (preview.complete && !confirmEach.value) await this.handIn();
  }

  async pick(choice: AnyChoice): Promise<void> {
    if (this.busy.value) return;
    this.#table.toPresent();
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
    this.#table.toPresent();
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
      this.drop();
      return;
    }
    this.#steps.value = [parts.length];
    this.parts.value = parts;
    this.#keep(parts);
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
    if (this.#table.snapshot.value?.held) await this.#command('confirm');
    else if (this.whole.value) await this.handIn();
  }
  async undo(): Promise<void> {
    if (this.ownUndo.value) return this.ownUndo.value();
    const parts = this.parts.value;
    if (parts.length > 0 && !this.begun.value) {
      const steps = this.#popStep() ?? parts.length;
      const rest = parts.slice(0, -steps);
      if (rest.length === 0) return this.drop();
      batch(() => {
        this.parts.value = rest;
        this.instead.value = [];
      });
      this.#keep(rest);
      this.preview.value = (await this.#try(rest)) ?? null;
    } else if (this.#table.snapshot.value?.undo || this.#table.snapshot.value?.held) {
      this.drop();
      await this.#command('undo');
    }
  }
  /** Back to where nothing of this turn was decided, as far as nothing new came to light since. */
  async startAgain(): Promise<void> {
    batch(() => {
      this.restarts.value++;
      this.drop();
    });
    if ((this.#table.snapshot.value?.drafted.length ?? 0) > 0) {
      await this.#command('retract');
      return;
    }
    for (let n = 0; n < 24 && (this.#table.snapshot.value?.undo || this.#table.snapshot.value?.held); n++)
      if (!(await this.#command('undo'))) return;
    await this.#begin();
  }
  async retract(): Promise<void> {
    await this.#command('retract');
  }

  async #say(said: { parts: readonly AnyChoice[] } | { line: string }): Promise<Snapshot | undefined> {
    const question = this.#table.snapshot.value?.question ?? '';
    const confirmed = confirmEach.value && 'parts' in said;
    // Who has confirmed the move is not asked to confirm the end of the turn as well.
    const whole = async (chair: Chair): Promise<Snapshot> => {
      const snap = await chair.say({ do: 'say', question, key: newKey(), ...said });
      if (!snap.held || !confirmed) return snap;
      return chair.say({ do: 'confirm', question: snap.question ?? '', key: newKey() });
    };
    return this.#send(async () => whole(await this.#table.chair()), true);
  }
  async #command(verb: 'confirm' | 'undo' | 'retract'): Promise<boolean> {
    const question = this.#table.snapshot.value?.question ?? '';
    return (await this.#send(async () => (await this.#table.chair()).say({ do: verb, question, key: newKey() }), false)) !== undefined;
  }

  async #send(send: () => Promise<Snapshot>, dropDraft: boolean): Promise<Snapshot | undefined> {
    const wasBusy = this.busy.value;
    this.busy.value = true;
    const showing = this.#table.showing.value;
    this.#sending++;
    try {
      const snap = await send();
      if (this.#table.showing.value !== showing) return snap;
      batch(() => {
        this.#table.problem.value = null;
        if (dropDraft) this.drop();
        this.#table.apply(snap);
      });
      return snap;
    } catch (e) {
      // Whoever has the device now is told nothing of what somebody else was refused.
      if (this.#table.showing.value === showing) this.#table.refused(e);
      return undefined;
    } finally {
      this.#sending--;
      this.busy.value = wasBusy;
      if (this.#table.showing.value === showing && this.parts.value.length === 0) void this.#begin();
    }
  }

  /** What stands in the way of this choice after the present draft; undefined: nothing. */
  async whyNot(choice: AnyChoice): Promise<Problem | undefined> {
    const parts = this.whole.value ? [] : this.parts.value;
    try {
      await (await this.#table.chair()).try({ parts: [...parts, choice] });
      return undefined;
    } catch (e) {
      return e instanceof Refused ? e.problem : UNREACHABLE;
    }
  }
}
