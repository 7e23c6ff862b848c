// A dialog of the browser's own: it keeps the focus, and Escape closes it.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
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
