// The four tells, as faces behind a half mask.
import type { JSX } from 'preact';
import './gesture.css';

const FACE = 'M0-15C8-15 12.5-9.5 12.5-1.5 12.5 7 7 15 0 15S-12.5 7-12.5-1.5C-12.5-9.5-8-15 0-15Z';
const NOSE = 'M.5-1 2 4.5-1 4.6';
/** What is drawn in the face: lines, and what is filled in. */
const DRAWN: Readonly<Record<string, { lines: string; fill?: string; hand?: string }>> = {
  wink: {
    lines: 'M-8.5-3C-6.5-.6-4-.6-2.6-2.6M-9-7.4C-7-8.4-4.6-8.2-3-7M3-8.6C5-10 7.4-9.6 9-8.2M-5 7.6C-2 10.6 3 10.6 6 6.6',
    fill: 'M5.8-5.4A2.2 2.2 0 1 0 5.8-1 2.2 2.2 0 1 0 5.8-5.4Z',
  },
  'ear-lobe': {
    lines:
      'M-9-8C-7.4-9.2-5-9.2-3.4-8.2M1.6-8.2C3.2-9.2 5.4-9.2 7-8M-4 8.4C-1.6 9.6 1.4 9.6 4 8.4M12-4C15.6-6.4 18-3 16.2.2 15 2.4 14.6 4.6 13 5.4',
    fill: 'M-6-5.2A1.9 1.9 0 1 0-6-1.4 1.9 1.9 0 1 0-6-5.2ZM4.4-5.2A1.9 1.9 0 1 0 4.4-1.4 1.9 1.9 0 1 0 4.4-5.2Z',
    hand: 'M14 4.4C16 3.4 17.6 4.6 17 6.6L19 13 15 17 10.6 14.4 12.4 6.6C12.4 5.4 13 4.8 14 4.4Z',
  },
  scorn: {
    lines: 'M-9.4-4.6H-2.8M2.6-4.6H9.2M-9-7C-7-7.6-5-7.4-3.2-6.6M2.8-9.4C5-11.4 8-10.8 9.4-9M-4 9.6C-1 9.4 3 8.6 6 6.2',
    fill: 'M-5.4-4.6A2 2 0 0 0-1.6-4.6ZM6.2-4.6A2 2 0 0 0 10-4.6Z',
  },
  frown: {
    lines: 'M-9.6-9.4-2.6-6M9.6-9.4 2.6-6M-1-9.6V-7M1.4-9.6V-7M-5.4 10C-2.6 6.8 2.6 6.8 5.4 10',
    fill: 'M-5.8-4.8A2 2 0 1 0-5.8-.8 2 2 0 1 0-5.8-4.8ZM5.8-4.8A2 2 0 1 0 5.8-.8 2 2 0 1 0 5.8-4.8Z',
  },
};

export function GestureIcon({ gesture, size }: { gesture: string; size: number }): JSX.Element {
  const d = DRAWN[gesture];
  return (
    <svg class="ink-gesture" viewBox="-20 -18 40 38" width={size} height={size} aria-hidden="true" focusable="false">
      <path class="ic-mask" d={FACE} />
      <path class="ic-over" d={NOSE} />
      <path class="ic-over" d={d?.lines} />
      <path class="ink-gesture-fill" d={d?.fill} />
      {d?.hand && <path class="ic-mask" d={d.hand} />}
    </svg>
  );
}
