/** A die: its face for maps and texts, and a die that rolls and stops on what luck gave. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { disc } from '../../../art/pen.ts';
import { still } from '../../../art/motion.ts';
import './die.css';

const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** A face inside an SVG, centred on (x, y). */
export function DieFace({ value, x = 0, y = 0, size = 30 }: { value: number; x?: number; y?: number; size?: number }): JSX.Element {
  const h = size / 2;
  return (
    <g class="die-face" transform={`translate(${x} ${y})`}>
      <rect class="die-body" x={-h} y={-h} width={size} height={size} rx={size * 0.2} />
      <path class="die-pips" d={(SPOTS[value] ?? []).map(([px, py]) => disc(px * h * 0.52, py * h * 0.52, h * 0.2)).join('')} />
    </g>
  );
}

export interface DieProps {
  value: number;
  /** change it to roll again, even to the same face; without it the die just lies there */
  roll?: string | number;
  size?: number;
  /** spoken, e.g. "The die shows 4" */
  label: string;
  class?: string;
}

export function Die({ value, roll, size = 44, label, class: extra }: DieProps): JSX.Element {
  const el = useRef<HTMLSpanElement>(null);
  const last = useRef(roll);
  const [shown, setShown] = useState(value);

  useEffect(() => {
    const rolls = roll !== undefined && roll !== last.current && !still();
    last.current = roll;
    if (!rolls) {
      setShown(value);
      return;
    }
    el.current?.animate?.(
      [
        { transform: 'translate(-60%, -40%) rotate(-260deg) scale(1.25)' },
        { transform: 'translate(18%, -22%) rotate(-90deg) scale(1.12)', offset: 0.5 },
        { transform: 'translate(-4%, 0) rotate(14deg)', offset: 0.82 },
        { transform: 'none' },
      ],
      { duration: 620, easing: 'cubic-bezier(.2,.7,.3,1)' },
    );
    let n = 0;
    const timer = setInterval(() => {
      n++;
      setShown(n < 6 ? 1 + ((value + n * 2 + (n % 2)) % 6) : value);
      if (n >= 6) clearInterval(timer);
    }, 75);
    return () => clearInterval(timer);
  }, [value, roll]);

  return (
    <span class={extra ? `die ${extra}` : 'die'} ref={el} style={{ width: `${size}px`, height: `${size}px` }} role="img" aria-label={label}>
      <svg viewBox="-22 -22 44 46" aria-hidden="true">
        <rect class="die-side" x="-20" y="-16" width="40" height="39" rx="9" />
        <DieFace value={shown} size={40} />
      </svg>
    </span>
  );
}
