// The mark of what one has just chosen and not confirmed yet, on any board: halo, line and tick in the player's colour. How it
// looks stands in tokens.css.
import type { ComponentChildren, JSX } from 'preact';
import type { SeatIndex } from './seats.ts';

/** For the `style` of a group of class `meant`: whose it is. */
export const meantBy = (seat: SeatIndex): { '--meant': string } => ({ '--meant': `var(--seat-${seat})` });

/** A tick with its middle at (x, y); `size`: its radius, in units of the sheet. */
export function MeantTick({ x, y, size = 13 }: { x: number; y: number; size?: number }): JSX.Element {
  return (
    <g class="meant-tick" transform={`translate(${x} ${y}) scale(${size / 13})`} aria-hidden="true">
      <circle r="13" />
      <path d="M-5.5 0.5L-1.5 4.5 6-4" />
    </g>
  );
}

/** Something marked as meant: `line` draws its outline with the class it is given, twice. */
export function Meant(props: { seat: SeatIndex; line(cls: string): JSX.Element; children?: ComponentChildren }): JSX.Element {
  return (
    <g class="meant" style={meantBy(props.seat)} aria-hidden="true">
      {props.line('meant-halo')}
      {props.line('meant-line')}
      {props.children}
    </g>
  );
}
