/** The track of the Great Council: markers, where the end is triggered, and what the places are worth. */
import type { JSX } from 'preact';
import { TRACK, trackX } from './geography.ts';
import { GlyphRow } from './glyphs.tsx';
import { OwnerMark } from './Gondolas.tsx';
import type { BoardProps } from './types.ts';

/** Markers of one space stand in two rows. */
function rowOf(i: number, many: number): { dx: number; dy: number; r: number } {
  if (many === 1) return { dx: 0, dy: 0, r: 13 };
  const r = many > 2 ? 8.4 : 9.6;
  return { dx: (i % 2) * 15 - 7.5, dy: many > 2 ? Math.floor(i / 2) * 17 - (many > 4 ? 17 : 8.5) : i * 12 - 6, r };
}

export function Track({ track, words }: Pick<BoardProps, 'track' | 'words'>): JSX.Element {
  const { length, end, awards, markers } = track;
  const y = TRACK.y + 38;
  const wide = (trackX(1, length) - trackX(0, length)) * 0.94;
  return (
    <g class="vn-track" role="img" aria-label={words.track}>
      <rect class="vn-track-shade" x={TRACK.x} y={TRACK.y + 4} width={TRACK.w} height={TRACK.h} rx="8" />
      <rect class="vn-track-board" x={TRACK.x} y={TRACK.y} width={TRACK.w} height={TRACK.h} rx="8" />
      <rect class="vn-track-line" x={TRACK.x + 3} y={TRACK.y + 3} width={TRACK.w - 6} height={TRACK.h - 6} rx="6" />
      <text class="vn-track-name" x={TRACK.x + 50} y={TRACK.y + 30}>
        {split(words.council).map((row, i) => (
          <tspan key={row} x={TRACK.x + 50} dy={i === 0 ? 0 : 17}>
            {row}
          </tspan>
        ))}
      </text>
      {Array.from({ length: length + 1 }, (_, n) => (
        <g key={n}>
          <rect
            class={`vn-seat${n % 5 === 0 ? ' vn-seat-five' : ''}${n === end ? ' vn-seat-end' : ''}`}
            x={trackX(n, length) - wide / 2}
            y={y - 22}
            width={wide}
            height="46"
            rx="4"
          />
          <text class="vn-seat-no" x={trackX(n, length)} y={y + 20.6}>
            {n}
          </text>
          {n === end ? (
            <path class="vn-flag" d={`M${trackX(n, length) - wide / 2} ${y - 35}v13M${trackX(n, length) - wide / 2} ${y - 35}l13 4-13 4`} />
          ) : null}
        </g>
      ))}
      {markers.map((m) => {
        const here = markers.filter((o) => o.space === m.space);
        const { dx, dy, r } = rowOf(here.indexOf(m), here.length);
        return <OwnerMark key={String(m.owner)} owner={m.owner} x={trackX(m.space, length) + dx} y={y - 4 + dy} r={r} />;
      })}
      <text class="vn-track-small" x={TRACK.x + TRACK.w - 50} y={TRACK.y + 20}>
        {words.awards}
      </text>
      <GlyphRow
        glyphs={awards.map((n) => ({ sign: 'vp' as const, n: String(n) }))}
        x={TRACK.x + TRACK.w - 50}
        y={TRACK.y + 42}
        most={86}
        scale={1.3}
      />
    </g>
  );
}
/** Over two lines, at the blank nearest the middle. */
function split(name: string): string[] {
  const blanks = [...name.matchAll(/ /g)].map((m) => m.index);
  if (name.length < 10 || blanks.length === 0) return [name];
  const at = blanks.reduce((a, b) => (Math.abs(b - name.length / 2) < Math.abs(a - name.length / 2) ? b : a));
  return [name.slice(0, at), name.slice(at + 1)];
}
