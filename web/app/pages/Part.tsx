// A part of the page about oneself.
import type { ComponentChildren, JSX } from 'preact';

/** Does something, and says what came of it. */
export type Doing = (work: () => Promise<unknown>, done?: string) => Promise<void>;

export function Part({ title, about, children }: { title: string; about?: string; children: ComponentChildren }): JSX.Element {
  return (
    <section class="me-part">
      <h2>{title}</h2>
      {about !== undefined && <p class="soft">{about}</p>}
      {children}
    </section>
  );
}
