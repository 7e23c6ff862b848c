// A dialog of the browser's own: it keeps the focus, and Escape closes it.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { words } from '../words/prefs.ts';

export function Dialog({
  title,
  close,
  children,
  wide,
}: {
  title: string;
  close(): void;
  children: ComponentChildren;
  wide?: boolean;
}): JSX.Element {
  const el = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    el.current?.showModal();
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={el}
      class={`dialog${wide ? ' dialog-wide' : ''}`}
      aria-labelledby={id}
      onClose={close}
      onClick={(e) => {
        if (e.target === el.current) close();
      }}
    >
      <div class="dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" class="dialog-close" aria-label={words.value!.close} onClick={close}>
          ×
        </button>
      </div>
      <div class="dialog-body">{children}</div>
    </dialog>
  );
}
