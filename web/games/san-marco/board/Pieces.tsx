/** What stands on the board: nobles, bridges, the Doge, and the printed places for them. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import '../../../art/doge.css';
import { SeatCopy, SeatSocket } from '../../../art/emblems.tsx';
import { drop, pop, travel } from '../../../art/motion.ts';
import type { SeatIndex } from '../../../art/seats.ts';
import type { Point } from '../../../art/pen.ts';
import { whenChanged } from '../../../art/when-changed.tsx';
import type { BridgeSite } from './geography.ts';

/** A seat's nobles in one district: token and count, or the empty printed place. */
export const Nobles = whenChanged(
  ({ seat, count, x, y, live }: { seat: SeatIndex; count: number; x: number; y: number; live: boolean }): JSX.Element => {
    const token = useRef<SVGGElement>(null);
    const figure = useRef<SVGTextElement>(null);
    const was = useRef(count);
    useLayoutEffect(() => {
      if (live && was.current !== count) {
        if (was.current === 0) drop(token.current);
        else pop(figure.current);
      }
      was.current = count;
    }, [count, live]);
    if (count === 0) return <SeatSocket seat={seat} x={x} y={y} r={15} />;
    return (
      <g transform={`translate(${x} ${y})`}>
        <g class="moving" ref={token}>
          <SeatCopy seat={seat} r={20.5} />
        </g>
        <text class="count moving" ref={figure} x="26" y="11">
          {count}
        </text>
      </g>
    );
  },
);

/** A stone bridge seen from above, steps at both ends; its owner stands on it. */
function Deck({ span, ghost = false }: { span: number; ghost?: boolean }): JSX.Element {
  const l = span / 2 + 13;
  const [w, m] = [13.5, 10];
  const rail = `M${-l} ${-w}Q0 ${-m} ${l} ${-w}M${-l} ${w}Q0 ${m} ${l} ${w}`;
  const body = `M${-l} ${-w}Q0 ${-m} ${l} ${-w}V${w}Q0 ${m} ${-l} ${w}Z`;
  const steps = [3.5, 7, 10.5, 14].map((s) => `M${-l + s} ${-w + 2}V${w - 2}M${l - s} ${-w + 2}V${w - 2}`).join('');
  if (ghost) return <path class="deck-ghost" d={body} />;
  return (
    <>
      <path class="deck-shadow" d={body} transform="translate(2 4)" />
      <path class="deck" d={body} />
      <path class="deck-steps" d={steps} />
      <path class="deck-rail-edge" d={rail} />
      <path class="deck-rail" d={rail} />
    </>
  );
}

export const Bridge = whenChanged(({ site, seat, live }: { site: BridgeSite; seat: SeatIndex; live: boolean }): JSX.Element => {
  const el = useRef<SVGGElement>(null);
  const fresh = useRef(live);
  useLayoutEffect(() => {
    if (fresh.current) drop(el.current);
  }, []);
  return (
    <g transform={`translate(${site.x} ${site.y})`}>
      <g class="moving" ref={el}>
        <g transform={`rotate(${site.angle})`} style={{ '--owner': `var(--seat-${seat})` }}>
          <Deck span={site.span} />
        </g>
        <SeatCopy seat={seat} r={15} y={-1} />
      </g>
    </g>
  );
});

/** Where a bridge may be built. */
export function GhostBridge({ site }: { site: BridgeSite }): JSX.Element {
  return (
    <g transform={`translate(${site.x} ${site.y})`}>
      <g transform={`rotate(${site.angle})`}>
        <Deck span={site.span} ghost />
      </g>
      <path class="ghost-plus" d="M-7 0H7M0-7V7" />
    </g>
  );
}

/** The Doge: horned cap, red mantle, ermine. His feet are at the origin. */
function DogeFigure(): JSX.Element {
  return (
    <g class="doge-figure">
      <ellipse class="doge-shadow" cx="3" cy="1" rx="21" ry="6" />
      <path class="doge-robe" d="M-19 0C-19-18-15-30-8-36H8C15-30 19-18 19 0Q0 6-19 0Z" />
      <path class="doge-fold" d="M-10-2Q-9-18-5-27M10-2Q9-18 5-27M0-1V-24" />
      <path class="doge-ermine" d="M-13-28Q-9-38 0-38T13-28Q14-22 11-19 0-13-11-19-14-22-13-28Z" />
      <path class="doge-tails" d="M-7-27v3M7-27v3M0-21v3M-3.5-32v2.5M3.5-32v2.5" />
      <path class="doge-face" d="M-7.5-45Q-8-36 0-34.5 8-36 7.5-45Z" />
      <path class="doge-beard" d="M-6.5-40Q-3-38.5 0-38.5T6.5-40Q6.5-31 0-29.5-6.5-31-6.5-40Z" />
      <circle class="doge-eye" cx="-2.8" cy="-42.3" r="1" />
      <circle class="doge-eye" cx="2.8" cy="-42.3" r="1" />
      <path class="doge-cap" d="M-9.5-45C-10-55-6-60 2-65 7-68 11-65 10-60 9-54 10-50 9.5-45Q0-48.5-9.5-45Z" />
      <path class="doge-band" d="M-10-47.5Q0-51.5 10-47.5V-43.5Q0-47-10-43.5Z" />
    </g>
  );
}

/** The Doge where he stands; he travels when that changes. */
export function Doge({ at, live }: { at: Point; live: boolean }): JSX.Element {
  const el = useRef<SVGGElement>(null);
  const was = useRef(at);
  const [x, y] = at;
  useLayoutEffect(() => {
    const from = was.current;
    if (live && (from[0] !== x || from[1] !== y)) travel(el.current, from, [x, y]);
    was.current = [x, y];
  }, [x, y, live]);
  return (
    <g class="doge" ref={el} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <g transform="scale(1.14)">
        <DogeFigure />
      </g>
    </g>
  );
}

/** The printed place of the Doge in a district. */
export function DogePlace({ at }: { at: Point }): JSX.Element {
  return (
    <g class="doge-place" transform={`translate(${at[0]} ${at[1]})`}>
      <ellipse cx="0" cy="-2" rx="23" ry="9.5" />
      <ellipse cx="0" cy="-2" rx="18.5" ry="7" />
      <path d="M-9-5C-9.5-14-6-19 2-24 7-27 10.5-24 9.5-19 8.5-14 9.5-9 9-5Q0-8.5-9-5Z" />
    </g>
  );
}
