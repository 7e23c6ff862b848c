// A dialog of the browser's own: it keeps the focus, and Escape closes it.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { whenPainted } from '../art/painted.ts';
import { Unfetched } from '../words/Unfetched.tsx';
import { DialogHead, useFocusBack } from './DialogHead.tsx';

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
  useFocusBack();
  useEffect(() => el.current?.showModal(), []);
  return (
    <dialog
      ref={el}
      class={`dialog${wide ? ' dialog-wide' : ''}`}
      aria-labelledby={id}
      onClose={close}
      // By itself it would be gone before the press is answered, and with it changes what all of the page is: that it can be worked.
      onKeyDown={(e) => {
        if (e.key !== 'Escape' || e.defaultPrevented || e.isComposing) return;
        e.preventDefault();
        whenPainted(() => el.current?.close());
      }}
      onClick={(e) => {
        if (e.target === el.current) close();
      }}
    >
      <DialogHead title={title} id={id} close={close} />
      <Unfetched />
      <div class="dialog-body">{children}</div>
    </dialog>
  );
}
