// The focus is never lost: when what was focused is gone, it goes to Confirm if the draft is whole, else to the first control
// of the same part of the page, else to the prompt.
import { effect } from '@preact/signals';
import type { TableStore } from './store.ts';

export const CONTROLS = 'button:not([disabled]):not([aria-disabled="true"]), [tabindex="0"], a[href], input, summary';

/** The first that can be focused: what is folded away cannot. */
const shown = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((el) => el.checkVisibility());

/** To the first of these places that can be worked, or in which something can; else to the prompt, which says what there is to do. */
export function toFirst(places: readonly string[]): void {
  const to = places.reduce<HTMLElement | undefined>(
    (found, place) => found ?? shown(`:is(${place}):is(${CONTROLS}), ${place} :is(${CONTROLS})`),
    undefined,
  );
  (to ?? document.getElementById('prompt'))?.focus();
}
/** To where one came from; to the prompt, if that is there no more. */
export function backTo(before: EventTarget | null): void {
  const there = (before instanceof HTMLElement || before instanceof SVGElement) && before.checkVisibility();
  (there ? before : document.getElementById('prompt'))?.focus();
}

export function keepFocus(store: TableStore): () => void {
  let area = '';
  let used = false;
  const came = (e: FocusEvent): void => {
    const el = e.target instanceof Element ? e.target : null;
    area = el?.closest('[data-area]')?.getAttribute('data-area') ?? '';
    used = true;
  };
  document.addEventListener('focusin', came);
  let waiting: ReturnType<typeof setTimeout>[] = [];
  const later = (): void => {
    waiting.forEach(clearTimeout);
    waiting = [30, 150, 500].map((ms) => setTimeout(mend, ms));
  };
  const mend = (): void => {
    const now = document.activeElement;
    if (!used || (now !== null && now !== document.body) || document.querySelector('dialog[open]')) return;
    const confirm = document.getElementById('confirm');
    const first = area === 'board' ? undefined : shown(`[data-area="${area}"] :is(${CONTROLS})`);
    const board = area === 'board' ? document.querySelector<SVGElement>('[data-area="board"] [data-place][tabindex="0"]') : null;
    const to = store.draft.whole.value && confirm?.getAttribute('aria-disabled') !== 'true' ? confirm : (board ?? first);
    to?.focus({ preventScroll: true });
    if (document.activeElement === document.body) document.getElementById('prompt')?.focus({ preventScroll: true });
  };
  // However late the page is drawn: whenever something goes, it may have been what was focused.
  const gone = new MutationObserver((changes) => {
    if (used && document.activeElement === document.body && changes.some((c) => c.removedNodes.length > 0)) later();
  });
  gone.observe(document.body, { childList: true, subtree: true });
  const stop = effect(() => {
    void store.snapshot.value;
    void store.draft.preview.value;
    void store.showing.value;
    void store.draft.busy.value;
    void store.problem.value;
    later();
  });
  return () => {
    waiting.forEach(clearTimeout);
    gone.disconnect();
    stop();
    document.removeEventListener('focusin', came);
  };
}
