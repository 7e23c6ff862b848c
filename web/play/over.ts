// On a phone what one does lies over everybody, who stay in their place at the foot of the window: over all of them or over none, so
// that nobody's line is cut. It tells the style sheet (phone.css): `data-over` on what one does.
import { useEffect } from 'preact/hooks';

/** Pixels that are free between them. */
const BETWEEN = 8;

export function useOver(): void {
  useEffect(() => {
    const mine = document.querySelector<HTMLElement>('.table-mine');
    const everybody = document.querySelector<HTMLElement>('.everybody');
    if (!mine || !everybody || !matchMedia('(max-width: 30em)').matches) return;
    const parts = [...mine.children].filter((e) => e instanceof HTMLElement);
    const measure = (): void => {
      const high = parts.reduce((sum, e) => sum + e.offsetHeight, parseFloat(getComputedStyle(mine).rowGap) * (parts.length - 1));
      mine.toggleAttribute('data-over', high + everybody.offsetHeight + BETWEEN > mine.clientHeight);
    };
    // It measures when the browser has laid them out anyway.
    const resized = new ResizeObserver(measure);
    for (const part of [...parts, everybody]) resized.observe(part);
    return () => resized.disconnect();
  });
}
