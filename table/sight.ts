// What one viewer sees at a moment: the parts of a snapshot that change as the game goes on.
import { seatId, seatsIn, SPECTATOR, type Choice, type Match, type Place, type Seat } from '@ridotto/engine';
import type { Moment } from './moments.ts';
import type { OrdersShown, Over, Snapshot } from './protocol.ts';

export type Changing = 'view' | 'awaits' | 'question' | 'legal' | 'drafted' | 'held' | 'undo' | 'over' | 'orders';

/** What one viewer sees at one moment: for whoever is told over a wire as JSON, which is made once. It has no braces around it: so it
    can stand among other members of an object, and nobody copies it to take one away. */
export class Sight {
  readonly seen: Pick<Snapshot, Changing>;
  readonly #open: OpenView | undefined;
  #members: string | undefined;

  /** `open`: what all see of it. */
  constructor(seen: Pick<Snapshot, Changing>, open: OpenView | undefined) {
    this.seen = seen;
    this.#open = open;
  }
  get members(): string {
    return (this.#members ??= this.#inJson());
  }
  #inJson(): string {
    const { view, ...rest } = this.seen;
    return `"view":${this.#open?.inJson(view) ?? JSON.stringify(view)},${JSON.stringify(rest).slice(1, -1)}`;
  }
}

/** What all see of a moment: the JSON of each of its parts is made once, and stands in that of everybody who sees just this. */
export class OpenView {
  readonly view: object;
  readonly #parts = new Map<string, string>();
  #whole: string | undefined;

  constructor(view: object) {
    this.view = view;
  }
  /** The JSON of a view that was made from this one. */
  inJson(view: object): string {
    return view === this.view ? (this.#whole ??= this.#join(view)) : this.#join(view);
  }
  #join(view: object): string {
    const open = this.view as Readonly<Record<string, unknown>>;
    let json = '';
    for (const key in view) {
      const value = (view as Readonly<Record<string, unknown>>)[key];
      const part = open[key] === value ? this.#part(key, value) : JSON.stringify(value);
      if (part !== undefined) json += `${json === '' ? '' : ','}"${key}":${part}`;
    }
    return `{${json}}`;
  }
  #part(key: string, value: unknown): string | undefined {
    let part = this.#parts.get(key);
    if (part === undefined && value !== undefined) this.#parts.set(key, (part = JSON.stringify(value)));
    return part;
  }
}

/** What this seat had ordered beforehand, and could. */
export type OrdersOf<S> = (seat: Seat, state: S, standing: Moment<S>['orders']) => OrdersShown | undefined;

/** `state`: that of the moment; `open`: what all see of it, where the game says so; `ids`: of all seats. `over`: what there is to
    tell at the end. */
export function look<S extends Place>(
  match: Match<S>,
  moment: Moment<S>,
  { state, open, ids }: { readonly state: S; readonly open: object | undefined; readonly ids: readonly string[] },
  viewer: Seat,
  over: () => Over,
  ordersOf: OrdersOf<S>,
): Pick<Snapshot, Changing> {
  const { game } = match;
  const { questions, drafts } = moment;
  const seated = viewer !== SPECTATOR;
  const plays = seated && !moment.over && !moment.gone;
  const held = moment.held?.seat === viewer ? moment.held : undefined;
  const orders = plays ? ordersOf(viewer, state, moment.orders) : undefined;
  const objects = (parts: readonly Choice[]) => parts.map((c) => game.codec.toObject(c));
  return {
    view: held ? game.view(held.shown, viewer, ids) : game.view(state, viewer, ids, open),
    awaits: seatsIn(moment.awaited).map(seatId),
    question: plays ? questions[viewer] : null,
    legal: plays && !held ? objects(match.legalIn(state, viewer)) : [],
    drafted: seated ? (drafts.get(viewer) ?? []).map(objects) : [],
    held: held ? objects(held.parts) : null,
    undo: plays && (held !== undefined || drafts.has(viewer) || moment.undo === viewer),
    over: moment.over ? over() : null,
    ...(orders && { orders }),
  };
}
