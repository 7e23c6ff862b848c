// What every dialog, card and sheet has: a head that closes it, and the focus that goes back to where it was.
import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { words } from '../words/prefs.ts';

export function DialogHead({ title, id, close }: { title: string; id?: string; close(): void }): JSX.Element {
  return (
    <div class="dialog-head">
      <h2 id={id}>{title}</h2>
      <button type="button" class="dialog-close" aria-label={words.value!.close} onClick={close}>
        ×
      </button>
    </div>
  );
}

/** To be called before anything takes the focus: when this goes, what had it has it again. */
export function useFocusBack(): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
    };
  }, []);
}
