// What the toys of this folder share: everything a game gives to the house, made from its fields, as if all lay open.
// A toy says otherwise where it is about something else.
import { PLACE_SIZE, type FieldTable, type Game, type Options, type Place } from '../../index.ts';
import { Layout } from '../shared/layout.ts';

export interface StateClass<S> {
  new (seats: number, options: Options): S;
  readonly table: FieldTable;
}
type Given<S extends Place> = Pick<Game<S, null>, 'name' | 'seats' | 'rules' | 'codec'> & Partial<Game<S, null>>;

export function toy<S extends Place & { readonly seats: number; readonly options?: Options }>(
  State: StateClass<S>,
  given: Given<S>,
): Game<S, null> {
  const layout = new Layout(new State(given.seats[0], {}));
  if (layout.names.some((name) => name === 'at' || name === 'place')) throw new Error('a field of a toy cannot be called at or place');
  const open = (s: S): object => inWords(s, layout, given.rules.names);
  return {
    rulesVersion: 1,
    options: {},
    luck: {},
    standard: null,
    edition: () => null,
    create: (_edition, options, seats) => new State(seats, options),
    fresh: (s) => new State(s.seats, s.options ?? {}),
    view: open,
    know: (s) => ({ all: Int32Array.from(s.all) }),
    sample: (to, known) => void (to.all = (known as { all: Int32Array }).all),
    secrets: [],
    invariant: () => undefined,
    scores: (s) => Array<number>(s.seats).fill(0),
    winners: (s) => Array.from({ length: s.seats }, (_, p) => p),
    read: (position, _edition, options, names) => fromWords(new State(names.length, options), position, layout, given.rules.names),
    write: open,
    ...given,
  };
}

/** A position of a toy: its node, the rest of its place, and its fields by name. */
function inWords(s: Place, layout: Layout, nodes: readonly string[]): Record<string, unknown> {
  const out: Record<string, unknown> = { at: nodes[s.node], place: [...s.all.subarray(1, PLACE_SIZE)] };
  for (const name of layout.names) out[name] = [...s.all].filter((_, i) => layout.owner[i] === name);
  return out;
}
function fromWords<S extends Place>(s: S, position: object, layout: Layout, nodes: readonly string[]): S {
  const p = position as Record<string, number[]> & { at?: string };
  const strange = Object.keys(p).find((k) => k !== 'at' && k !== 'place' && !layout.names.includes(k));
  if (strange !== undefined) throw new Error(`position: "${strange}" is not a key; the keys are at, place, ${layout.names.join(', ')}`);
  const node = nodes.indexOf(p.at ?? '');
  if (node < 0) throw new Error(`position: at is one of ${nodes.join(', ')}`);
  s.node = node;
  const { all } = s;
  all.set(p.place ?? [], 1);
  for (const name of layout.names) if (p[name] !== undefined) all.set(p[name], layout.owner.indexOf(name));
  s.all = all;
  return s;
}
