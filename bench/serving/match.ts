// A table with people at all its seats, whoever serves it: each has a line on which they are told everything.
import { Io } from '@ridotto/engine';

/** In milliseconds, from sending it. */
export interface Move {
  /** Until whoever moved knew that it counts. */
  readonly answered: number;
  /** Until everybody who sees it had been told. */
  readonly told: number;
  /** Was that all at the table? */
  readonly open: boolean;
}
export interface Match {
  readonly over: boolean;
  /** One of those who are asked chooses at random. */
  move(): Promise<Move>;
  close(): void;
}
/** Opens a new one. */
export type Open = (luck: Io) => Promise<Match>;

/** Milliseconds after which whoever has been told nothing will not be told at all. */
const LOST = 10_000;
export function inTime<T>(what: string, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const late = setTimeout(() => reject(new Error(`${what}: nothing has come for ${LOST / 1000} s`)), LOST);
  return Promise.race([work, promise]).finally(() => clearTimeout(late));
}
