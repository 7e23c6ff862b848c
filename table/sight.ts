// What one viewer sees at a moment: the parts of a snapshot that change as the game goes on.
import { seatId, seatIds, seatsIn, SPECTATOR, type Choice, type Match, type Place, type Seat } from '@ridotto/engine';
import type { Moment } from './moments.ts';
import type { Over, Snapshot } from './protocol.ts';

export type Changing = 'view' | 'awaits' | 'question' | 'legal' | 'drafted' | 'held' | 'undo' | 'over';

/** What one viewer sees at one moment: for whoever is told over a wire as JSON, which is made once. */
export class Sight {
  readonly seen: Pick<Snapshot, Changing>;
  readonly #open: OpenView | undefined;
  #json: string | undefined;

  /** `open`: what all see of it. */
  constructor(seen: Pick<Snapshot, Changing>, open: OpenView | undefined) {
    this.seen = seen;
    this.#open = open;
  }
  get json(): string {
    return (this.#json ??= this.#inJson());
  }
  #inJson(): string {
    const { view, ...rest } = this.seen;
    return `{"view":${this.#open?.within(view) ?? JSON.stringify(view)},${JSON.stringify(rest).slice(1)}`;
  }
}

/** What all see of a moment; its JSON is made once, and stands in that of each. */
export class OpenView {
  readonly view: object;
  #json: string | undefined;

  constructor(view: object) {
    this.view = view;
  }
  /** The JSON of a view that has all of this, and more beside it; undefined: its viewer is shown something of this otherwise. */
  within(view: object): string | undefined {
    const open = this.view as Readonly<Record<string, unknown>>;
    const own: Record<string, unknown> = {};
    let shared = 0;
    for (const [key, value] of Object.entries(view))
      if (!Object.hasOwn(open, key)) own[key] = value;
      else if (open[key] === value) shared++;
    if (shared < Object.keys(open).length) return undefined;

    this.#json ??= JSON.stringify(open).slice(0, -1);
    const more = JSON.stringify(own);
    return `${this.#json}${more === '{}' ? '' : ','}${more.slice(1)}`;
  }
}

/** `state`: that of the moment; `open`: what all see of it, where the game says so. `over`: what there is to tell at the end. */
export function look<S extends Place>(
  match: Match<S>,
  moment: Moment<S>,
  { state, open }: { readonly state: S; readonly open: object | undefined },
  viewer: Seat,
  over: () => Over,
): Pick<Snapshot, Changing> {
  const { game } = match;
  const { questions, drafts } = moment;
  const seated = viewer !== SPECTATOR;
  const held = moment.held?.seat === viewer ? moment.held : undefined;
  const objects = (parts: readonly Choice[]) => parts.map((c) => game.codec.toObject(c));
  return {
    view: held ? game.view(held.shown, viewer, seatIds(questions.length)) : game.view(state, viewer, seatIds(questions.length), open),
    awaits: seatsIn(moment.awaited).map(seatId),
    question: seated && !moment.over ? questions[viewer] : null,
    legal: seated && !held && !moment.over ? objects(match.legalIn(state, viewer)) : [],
    drafted: seated ? (drafts.get(viewer) ?? []).map(objects) : [],
    held: held ? objects(held.parts) : null,
    undo: seated && (held !== undefined || drafts.has(viewer) || moment.undo === viewer),
    over: moment.over ? over() : null,
  };
}
