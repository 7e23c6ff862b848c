// Which number of a state belongs to which field, found by trying on a state of its own: for messages, and for secrets.
import { PLACE_SIZE, type Place } from '../../flow/place.ts';
import { Pile } from '../../state/pile.ts';

const PLACE = ['node', 'step', 'a', 'b', 'depth', 'awaited', 'seat'];

export class Layout {
  /** Name of the field that each number belongs to. */
  readonly owner: readonly string[];
  readonly names: readonly string[];

  /** `scratch` is spoilt. */
  constructor(scratch: Place) {
    const { all } = scratch;
    const owner = Array<string>(all.length).fill('');
    for (let i = 0; i < PLACE_SIZE; i++) owner[i] = PLACE[i] ?? 'interrupted';
    const table = (scratch.constructor as unknown as { table?: object }).table ?? {};
    this.names = Object.keys(table);
    const claim = (view: Int32Array, name: string): void => {
      const at = (view.byteOffset - all.byteOffset) / all.BYTES_PER_ELEMENT;
      owner.fill(name, at, at + view.length);
    };
    for (const name of this.names) {
      const value = (scratch as unknown as Record<string, unknown>)[name];
      if (value instanceof Int32Array) claim(value, name);
      else if (value instanceof Pile)
        for (const part of [value.bag, value.top, value.topKnown, value.under, value.underKnown]) claim(part, name);
      else owner[scalarAt(scratch, name)] = name;
    }
    // What is left over is the head of a pile, which stands before its bag.
    for (let i = owner.length - 2; i >= 0; i--) if (owner[i] === '') owner[i] = owner[i + 1];
    this.owner = owner;
  }

  /** The first number in which two states differ, in words; undefined: they are equal. */
  difference(s: Place, t: Place, ignore: readonly string[] = []): string | undefined {
    if (s.all.length !== t.all.length) return `${s.all.length} numbers against ${t.all.length}`;
    for (let i = 0; i < s.all.length; i++)
      if (s.all[i] !== t.all[i] && !ignore.includes(this.owner[i])) return `${this.at(i)} is ${s.all[i]} against ${t.all[i]}`;
    return undefined;
  }
  /** The fields in which two states differ, those of the place not counted. */
  fieldsThatDiffer(s: Place, t: Place): Set<string> {
    const out = new Set<string>();
    for (let i = PLACE_SIZE; i < s.all.length; i++) if (s.all[i] !== t.all[i]) out.add(this.owner[i]);
    return out;
  }
  /** `nobles[7]` */
  at(i: number): string {
    return `${this.owner[i]}[${i - this.owner.indexOf(this.owner[i])}]`;
  }
}

function scalarAt(scratch: Place, name: string): number {
  const s = scratch as unknown as Record<string, number>;
  const before = Int32Array.from(scratch.all);
  s[name] = 0x5eed;
  const at = scratch.all.findIndex((v, i) => v !== before[i]);
  scratch.all.set(before);
  if (at < 0) throw new Error(`the field ${name} is not kept in \`all\``);
  return at;
}
