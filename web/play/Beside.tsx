// A small card beside the place that was asked about: it covers neither that place nor the page, and Escape closes it.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { DialogHead, useFocusBack } from './DialogHead.tsx';

interface BesideProps {
  title: string;
  /** Where the asked place is drawn now; undefined: in the middle. */
  place(): DOMRect | undefined;
  close(): void;
  children: ComponentChildren;
}
const GAP = 12;

export function Beside({ title, place, close, children }: BesideProps): JSX.Element {
  const el = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [at, put] = useState<{ left: number; top: number } | null>(null);
  useFocusBack();
  useLayoutEffect(() => {
    const card = el.current;
    if (!card) return;
    card.show();
    const settle = (): void => {
      const [there, own] = [place() ?? new DOMRect(innerWidth / 2, innerHeight / 3), card.getBoundingClientRect()];
      const right = there.right + GAP;
      const left = right + own.width <= innerWidth - GAP ? right : there.left - GAP - own.width;
      const fits = left >= GAP;
      const below = there.bottom + GAP + own.height <= innerHeight - GAP ? there.bottom + GAP : there.top - GAP - own.height;
      const top = fits ? there.top + there.height / 2 - own.height / 2 : below;
      put({
        left: Math.max(GAP, fits ? left : Math.min(there.left, innerWidth - GAP - own.width)),
        top: Math.max(GAP, Math.min(innerHeight - GAP - own.height, top)),
      });
    };
    settle();
    const grown = new ResizeObserver(settle);
    grown.observe(card);
    return () => grown.disconnect();
  }, []);
  // What is not seen yet cannot have the focus.
  useLayoutEffect(() => {
    if (at !== null) el.current?.querySelector<HTMLElement>('.dialog-close')?.focus({ preventScroll: true });
  }, [at === null]);
  useEffect(() => {
    const outside = (e: PointerEvent): void => {
      if (e.target instanceof Node && !el.current?.contains(e.target)) close();
    };
    const escape = (e: KeyboardEvent): void => {
      if (e.key !== 'Escape') return;
      e.preventDefault();
      close();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('keydown', escape);
      document.removeEventListener('pointerdown', outside);
    };
  }, []);
  return (
    <dialog
      ref={el}
      class="dialog dialog-beside"
      aria-labelledby={id}
      style={at ? { left: `${at.left}px`, top: `${at.top}px` } : { visibility: 'hidden' }}
      onClose={close}
    >
      <DialogHead title={title} id={id} close={close} />
      <div class="dialog-body">{children}</div>
    </dialog>
  );
}
