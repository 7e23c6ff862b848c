// What every part of a table's page is given to draw itself: the table as it is, and as it was.
import { signal } from '@preact/signals';
import { UNREACHABLE, type Snapshot } from '../net/http/api.ts';
import { words } from '../words/prefs.ts';
import { Draft } from './draft.ts';
import type { At, GameFace, LogLine, Seat } from './face.ts';
import type { Still } from './film.ts';
import { nameThen, namesOf } from './names.ts';
import type { TableStore } from './store.ts';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** A name that is written from the right does not turn the sentence around it; and no name turns anything else. */
function isolated(name: string): string {
  const plain = name.replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** In words; null: it is a person. `scripted`: what bots do is written down, and their level says nothing. */
function machineOf(player: Snapshot['players'][number], scripted: boolean): string | null {
  const { setup, table } = words.value!;
  if (player.kind === 'human') return player.program === true ? table.botMark : null;
  return scripted ? table.botMark : setup.bot(setup.bots[player.bot] ?? player.bot);
}

/** The table as it is now, its draft included. `lit`: places that are pointed at; null: those of what happened last. `scripted`: the
    others do what is written down. */
export function atNow(
  store: TableStore,
  snapshot: Snapshot,
  face: GameFace,
  { lit, ask, scripted = false }: { readonly lit: readonly string[] | null; ask(place: string): void; readonly scripted?: boolean },
): At {
  const names = namesOf(snapshot);
  const name = (seat: string): string => isolated(names[Number(seat.slice(1))] ?? seat);
  const nameAt = (seq: number) => (seat: string) => {
    const then = nameThen(store.successions.value, seq, seat);
    return then === undefined ? name(seat) : isolated(then);
  };
  const seats: Seat[] = names.map((n, i) => {
    const player = snapshot.players[i];
    return {
      id: `s${i}`,
      name: isolated(n),
      bot: player?.kind === 'bot' ? player.bot : null,
      machine: player === undefined ? null : machineOf(player, scripted),
      standIn: player?.kind === 'human' ? (player.standIn ?? null) : null,
      own: store.seats.value.some((h) => h.seat === `s${i}`),
    };
  });
  const recent = store.fresh.value
    .filter((h) => !h.aside && !h.matter)
    .slice(-1)
    .flatMap((h) => h.facts.flatMap((f) => face.line(f, name, snapshot.view)?.places ?? []));
  return {
    store,
    snapshot,
    view: store.draft.view.value,
    seats,
    name,
    nameAt,
    legal: store.draft.legal.value,
    lit: lit ?? (store.draft.parts.value.length > 0 ? [] : recent),
    ask,
  };
}

/** The table as the film shows it. Of what is merely shown while it happens, the board and what all have are of then; where one
    looks back, everything is, and nothing can be decided there. */
export function atThen(
  at: At,
  still: Still,
  face: GameFace,
  { told, lit }: { told: readonly LogLine[]; lit: readonly string[] | null },
): At {
  const { snapshot } = still;
  const places = { legal: [], lit: lit ?? told.flatMap((l) => l.places) };
  if (!snapshot) return { ...at, ...places };
  if (!at.store.past.film.back.value) return { ...at, ...places, snapshot, view: snapshot.view };
  const idle = { ...snapshot, legal: [], held: null, undo: false };
  return { ...at, ...places, snapshot: idle, view: idle.view, store: storeThen(at.store, still.happening.seq, idle, face) };
}

/** As the store was when event number `seq` was told: what it holds; it does nothing. */
function storeThen(store: TableStore, seq: number, snapshot: Snapshot, face: GameFace): TableStore {
  const shown = signal<Snapshot | null>(snapshot);
  const happenings = store.happenings.value.filter((h) => h.seq <= seq);
  const { id, showing, hotSeat, problem } = store;
  const nowhere = (): Promise<never> => Promise.reject(new Error(UNREACHABLE.detail));
  const draft = new Draft(
    { id: `${id} then`, snapshot: shown, showing, hotSeat, problem, chair: nowhere, apply: nothing, refused: nothing, toPresent: nothing },
    face,
  );
  const were = {
    snapshot: shown,
    happenings: signal(happenings),
    moves: signal(happenings.filter((h) => !h.aside && !h.matter)),
    fresh: signal([]),
    draft,
  };
  return Object.create(store, Object.fromEntries(Object.entries(were).map(([key, value]) => [key, { value }]))) as TableStore;
}
const nothing = (): void => undefined;
