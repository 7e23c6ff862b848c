/** What moves: gondolas with their cargo, assistants, bridges, markers. Told apart by token and letter, not by colour alone. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { SeatCopy, SeatToken } from '../../../art/emblems.tsx';
import { drop, travel } from '../../../art/motion.ts';
import type { Point } from '../../../art/pen.ts';
import { Cube } from './glyphs.tsx';
import type { Cargo, GondolaAt, Owner, Target } from './types.ts';

const KINDS = ['ceramics', 'cloth', 'silver'] as const;
const goodsOf = (cargo: Cargo): (typeof KINDS)[number][] => KINDS.flatMap((k, i) => Array<(typeof KINDS)[number]>(cargo[i] ?? 0).fill(k));

const LETTERED = { a: 'M0-11 10.4 8.4H-10.4Z', b: 'M-9.4-9.4H9.4V9.4H-9.4Z', ab: 'M-5.6-9.4H5.6L11.4 0 5.6 9.4H-5.6L-11.4 0Z' } as const;

/** A seat's token, or the letter of a smuggler or of the Doge's colour. */
export function OwnerMark({ owner, x = 0, y = 0, r = 10 }: { owner: Owner; x?: number; y?: number; r?: number }): JSX.Element {
  if (typeof owner === 'number') return <SeatCopy seat={owner} x={x} y={y} r={r} />;
  return (
    <g class={`vn-letter vn-letter-${owner}`} transform={`translate(${x} ${y}) scale(${r / 10})`}>
      <path d={LETTERED[owner]} />
      <text y={owner === 'a' ? 6.2 : owner === 'b' ? 4.8 : 4}>{owner.toUpperCase()}</text>
    </g>
  );
}
/** The same outside the board. */
export function OwnerToken({ owner, size = 20 }: { owner: Owner; size?: number }): JSX.Element {
  if (typeof owner === 'number') return <SeatToken seat={owner} size={size} />;
  return (
    <svg class="seat-token" viewBox="-12 -12 24 24" style={{ width: `${size}px`, height: `${size}px` }} aria-hidden="true">
      <OwnerMark owner={owner} />
    </svg>
  );
}
const colourOf = (owner: Owner): string => (typeof owner === 'number' ? `var(--seat-${owner})` : 'var(--vn-smuggler)');

/** A gondola about its middle: hull, iron, token, cargo, and perhaps the gondolier. */
export function Boat({ owner, cargo, led }: { owner: Owner; cargo: Cargo | null; led: boolean }): JSX.Element {
  return (
    <g class="vn-boat" style={{ '--seat': colourOf(owner) }}>
      <path class="vn-boat-shade" d="M-36-4C-30 9-14 13 0 13S30 9 36-4C26 5 14 6 0 6S-26 5-36-4Z" transform="translate(1 3)" />
      <path class="vn-hull" d="M-37-9-33-9.6C-31 0-16 5.4 0 5.4S29 1 33-11L36.6-11C36 5 18 12.4 0 12.4S-36 6-37-9Z" />
      <path class="vn-hull-line" d="M-33.6-4C-26 5.4-12 8.6 0 8.6S27 6 33.8-5" />
      <path class="vn-iron" d="M33-11C34-15 37-16.4 39.4-15.4L38.4-13.2 40-12.2 38-10.8 39.4-9.4 36.4-8.6Z" />
      {cargo ? goodsOf(cargo).map((k, i) => <Cube key={i} of={k} x={-8.6 + i * 9.4} y={1.4} r={4.9} />) : null}
      <OwnerMark owner={owner} x={-21} y={-1.5} r={9.6} />
      {led ? (
        <g class="vn-gondolier" transform="translate(-36 -8)">
          <path class="vn-oar" d="M-7-11 9 14" />
          <path class="vn-coat" d="M-3.6 6V-4.6Q0-7.4 3.6-4.6V6Z" />
          <path class="vn-stripe" d="M-3.6-2.6H3.6M-3.6.4H3.6M-3.6 3.4H3.6" />
          <circle class="vn-face" cy="-9" r="3.2" />
          <path class="vn-hat" d="M-5.6-10.6H5.6L3-11.8V-14H-3V-11.8Z" />
        </g>
      ) : null}
    </g>
  );
}

export function Gondola(props: { gondola: GondolaAt; at: Point; target: Target | undefined }): JSX.Element {
  const { gondola: g, at, target } = props;
  const el = useRef<SVGGElement>(null);
  const before = useRef<Point | null>(null);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = at;
    if (was && (was[0] !== at[0] || was[1] !== at[1])) travel(el.current, was, at);
  }, [at[0], at[1]]);
  return (
    <g
      ref={el}
      class="vn-gondola"
      style={{ transform: `translate(${at[0]}px, ${at[1]}px)` }}
      {...(target ? {} : { role: 'img' as const, 'aria-label': g.name })}
    >
      {target ? (
        <g class="target" data-place={`g:${g.id}`} role="button" tabindex={0} aria-label={target.label}>
          <ellipse class="vn-halo" rx="46" ry="18" cy="1" />
          <rect class="vn-hit" x="-40" y="-16" width="80" height="32" />
          <ellipse class="ring" rx="48" ry="20" cy="1" />
        </g>
      ) : null}
      <g class="vn-print" aria-hidden={target !== undefined}>
        <Boat owner={g.owner} cargo={g.cargo} led={g.led} />
      </g>
    </g>
  );
}

/** An assistant on a space; it slides when it is pushed. */
export function Assistant({ owner, at, name, r }: { owner: Owner; at: Point; name: string; r: number }): JSX.Element {
  const el = useRef<SVGGElement>(null);
  const before = useRef<Point | null>(null);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = at;
    if (was === null) drop(el.current?.firstElementChild as SVGElement | null);
    else if (was[0] !== at[0] || was[1] !== at[1]) travel(el.current, was, at);
  }, [at[0], at[1]]);
  return (
    <g ref={el} class="vn-assistant" style={{ transform: `translate(${at[0]}px, ${at[1]}px)` }} role="img" aria-label={name}>
      <g>
        <ellipse class="vn-stand" cy={r * 0.72} rx={r} ry={r * 0.42} />
        <OwnerMark owner={owner} r={r} />
      </g>
    </g>
  );
}

/** An arch across the canal with its owner's token on it. */
export function Bridge({ owner, at, across, ghost = false }: { owner?: Owner; at: Point; across: boolean; ghost?: boolean }): JSX.Element {
  return (
    <g class={ghost ? 'vn-bridge vn-bridge-ghost' : 'vn-bridge'} transform={`translate(${at[0]} ${at[1]})${across ? '' : ' scale(.74)'}`}>
      <path class="vn-bridge-shade" d="M-24 11Q0-4 24 11V14Q0 2-24 14Z" />
      <path class="vn-arch" d="M-25 9V3C-14 1-10-11 0-11S14 1 25 3V9H15Q11-1 0-1T-15 9Z" />
      <path class="vn-arch-line" d="M-25 5C-13 3-9-8.6 0-8.6S13 3 25 5M-17-1v3M-12-5v3M12-5v3M17-1v3" />
      {owner === undefined ? null : <OwnerMark owner={owner} y={across ? -9 : -11} r={across ? 9 : 12} />}
    </g>
  );
}
