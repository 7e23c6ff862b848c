// Parts of a table that its first picture does not show: dialogs, what lies behind a tab, the end. They are fetched once it is there
// and the browser has time, or when they are wanted before that; from then on each is drawn at once.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { fetched } from '../net/fetched.ts';
import { leisure } from '../net/leisure.ts';

type Component<P> = (props: P) => JSX.Element | null;

/** Those that nobody has fetched ahead yet. */
const parts = new Set<() => Promise<unknown>>();

/** What is no component: to be called where it is needed. */
export function aside<T>(load: () => Promise<T>): () => Promise<T> {
  parts.add(load);
  return () => fetched(load);
}

/** `come`: for whoever waits until it is drawn at once. */
export function later<P extends object>(load: () => Promise<Component<P>>): ((props: P) => JSX.Element) & { come(): Promise<void> } {
  let Part: Component<P> | undefined;
  const come = aside(async () => void (Part = await load()));
  function Later(props: P) {
    const [, draw] = useState(Part !== undefined);
    useEffect(() => {
      if (!Part) void come().then(() => draw(true));
    }, []);
    return <>{Part && <Part {...props} />}</>;
  }
  return Object.assign(Later, { come });
}

/** Those of the tables whose pages and boards have been fetched. */
export const laterParts = (): readonly (() => Promise<unknown>)[] => [...parts];

/** All of them, one after another, as long as they can be had: some browsers remember a part that failed. `soon`: whether the browser
    has time or not. */
export async function fetchLater(soon = false): Promise<void> {
  for (const come of laterParts()) {
    if (!soon) await leisure();
    if (!navigator.onLine || !(await come().then(yes, no))) return;
    parts.delete(come);
  }
}
const yes = (): boolean => true;
const no = (): boolean => false;
