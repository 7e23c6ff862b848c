// Addresses of the page, by the history of the browser.
import { signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';

export const path = signal(location.pathname);
/** Where one came from to read the rules. */
export const lastTable = signal<string | null>(null);

window.addEventListener('popstate', () => (path.value = location.pathname));

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  path.value = location.pathname;
  if (!to.includes('#')) {
    scrollTo(0, 0);
    requestAnimationFrame(() => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true }));
  }
}

export function Link({
  to,
  children,
  class: cls,
  current,
}: {
  to: string;
  children: ComponentChildren;
  class?: string;
  current?: boolean;
}): JSX.Element {
  return (
    <a
      href={to}
      class={cls}
      aria-current={current ? 'page' : undefined}
      onClick={(e) => {
        if (e.defaultPrevented || e.button !== 0 || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return;
        e.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}
