// The focus is not lost on a page of the house, as it is not at a table (play/focus.ts): what has it may be shut off while what it does
// is under way, or be gone afterwards.
import { useEffect } from 'preact/hooks';
import { CONTROLS } from '../../play/focus.ts';

export function useKeptFocus(): void {
  useEffect(() => {
    let last: HTMLElement | null = null;
    /** What it was in, from the innermost. */
    let around: readonly HTMLElement[] = [];
    const came = ({ target }: FocusEvent): void => {
      last = target instanceof HTMLElement ? target : null;
      around = [];
      for (let up = last?.parentElement; up; up = up.parentElement) around = [...around, up];
    };
    // Whoever presses beside it by mouse or finger has let go of it.
    const left = ({ target }: PointerEvent): void => {
      if (target instanceof Node && last?.contains(target) !== true) last = null;
    };
    const mend = (): void => {
      if (last === null || document.activeElement !== document.body || document.querySelector('dialog[open]')) return;
      const there = around.find((one) => one.isConnected);
      // It is shut off for a moment.
      const to =
        last.isConnected && last.checkVisibility() ? last : there?.closest('main') ? there.querySelector<HTMLElement>(CONTROLS) : null;
      if (to?.matches(':disabled') === true) return;
      (to ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
    };
    const changes = new MutationObserver(mend);
    changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', came);
    document.addEventListener('pointerdown', left);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', came);
      document.removeEventListener('pointerdown', left);
    };
  }, []);
}
