// For tests: a table whose time is moved by hand, and at which things are settled.
import type { Io } from '@ridotto/engine';
import type { MatterCommand, Problem, Wished } from '../protocol.ts';
import type { Answer } from '../table.ts';
import { BEGUN, Played } from './kit.ts';

export class Timed extends Played {
  now = BEGUN;
  #keys = 0;
  get clocks() {
    return this.table.company.clocks.all();
  }
  /** One of those who are asked does something, blindly, after so many milliseconds. */
  moves(luck: Io, after = 0, seat = this.table.awaited[luck.pick(this.table.awaited.length)]): Answer {
    this.now += after;
    return this.blindly(seat, luck, this.now);
  }
  settles(seat: number, wished: Wished): Answer {
    return this.keep(this.table.matter(seat, { ...wished, key: `m ${this.#keys++}` } as MatterCommand, this.now));
  }
  /** The kind of problem; undefined: it was taken. */
  refuses(seat: number, wished: Wished): string | undefined {
    const answer = this.settles(seat, wished);
    return 'problem' in answer ? kindOf(answer.problem) : undefined;
  }
  /** What is due by now, is done. */
  runsOut(seat: number): Answer {
    return this.keep(this.table.timeOut(seat, this.now));
  }
}

const kindOf = ({ type }: Problem): string => type.split(':').at(-1)!;
