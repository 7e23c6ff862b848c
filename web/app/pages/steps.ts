// What somebody does on the page of a table that fills: one thing at a time, and what stands against it.
import { useState } from 'preact/hooks';
import { Refused, UNREACHABLE, type Problem } from '../../net/http/api.ts';

export interface Steps<T> {
  readonly refused: Problem | null;
  readonly busy: boolean;
  run(work: Promise<T>): Promise<void>;
}
/** `did`: what came of it. */
export function useSteps<T>(did: (came: T) => void): Steps<T> {
  const [refused, setRefused] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async (work: Promise<T>): Promise<void> => {
    setRefused(null);
    setBusy(true);
    try {
      did(await work);
    } catch (e) {
      setRefused(e instanceof Refused ? e.problem : UNREACHABLE);
    } finally {
      setBusy(false);
    }
  };
  return { refused, busy, run };
}
