// How much of the window is left for the city below whatever stands above it: on a phone it is drawn no higher.
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** What stands above it, and grows and shrinks. */
const ABOVE = '.table-prompt, .va-area, .choices';

/** Tells the style sheet: `--below`, in pixels. */
export function useBelow(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const el = board.current;
    if (!el) return;
    const measure = (): void => {
      const top = el.getBoundingClientRect().top + scrollY;
      el.style.setProperty('--below', `${Math.floor(innerHeight - top)}px`);
    };
    const resized = new ResizeObserver(measure);
    for (const part of document.querySelectorAll(ABOVE)) resized.observe(part);
    addEventListener('resize', measure);
    return () => {
      resized.disconnect();
      removeEventListener('resize', measure);
    };
  });
}
