// What is said beside what was pressed is brought into sight when it comes, and nothing else moves.
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** `said`: nothing is brought into sight where it is empty. */
export function useInSight<E extends HTMLElement>(said: unknown): RefObject<E | null> {
  const el = useRef<E>(null);
  useEffect(() => {
    if (said) el.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  return el;
}
