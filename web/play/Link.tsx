// A link to be sent: to read, to select, to copy.
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { SeatToken } from '../art/emblems.tsx';
import { seatIndex } from '../art/seats.ts';
import { words } from '../words/prefs.ts';
import { copyText } from './copied.ts';

interface LinkProps {
  /** Of the field: `link-NAME`. */
  name: string;
  label: string;
  url: string;
  /** Whose it is. */
  seat?: string;
  children?: ComponentChildren;
}
export function Link({ name, label, url, seat, children }: LinkProps): JSX.Element {
  const t = words.value!.share;
  const [copied, setCopied] = useState(false);
  const id = `link-${name}`;
  const copy = async (): Promise<void> => {
    try {
      await copyText(url);
    } catch {
      const field = document.getElementById(id);
      if (field instanceof HTMLInputElement) field.select();
      return;
    }
    setCopied(true);
  };
  return (
    <li>
      {seat !== undefined && <SeatToken seat={seatIndex(seat)} size={32} />}
      <label for={id}>{label}</label>
      <input id={id} readOnly value={url} onFocus={(e) => e.currentTarget.select()} />
      <button type="button" onClick={() => void copy()}>
        {copied ? t.copied : t.copy}
      </button>
      {children}
    </li>
  );
}
