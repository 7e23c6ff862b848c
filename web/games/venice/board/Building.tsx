/** A building: its name, and what its spaces or parts give, with the assistants that stand there. */
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { HEAD, spaceBox, TILE } from './geography.ts';
import { Cube, glyphsOf, GlyphRow, Spy } from './glyphs.tsx';
import { Hall } from './halls.tsx';
import { Assistant } from './Gondolas.tsx';
import type { MapFile } from './map-file.ts';
import type { AssistantAt, Target } from './types.ts';

export type BuildingFile = MapFile['tiles'][number];

/** Long names shrink rather than leave their band. */
const fit = (name: string, most: number): number => Math.min(14.5, (most / name.length) * 1.92);

/** Of a tile's space, or of a part of a building that is nobody's. */
const boxOf = (file: BuildingFile, i: number): { x: number; y: number; w: number; h: number } =>
  file.effects.length === 2 ? { x: (i * TILE.w) / 2, y: TILE.h - 44, w: TILE.w / 2, h: 44 } : spaceBox(i + 1);

/** Where the assistants of a tile stand: three spaces hold one each, the fourth any number. */
function stands(all: readonly AssistantAt[]): { one: AssistantAt; x: number; y: number; r: number }[] {
  const last = all.filter((a) => a.space === 4);
  return all.map((one) => {
    const b = spaceBox(one.space);
    const i = last.indexOf(one);
    if (i < 0) return { one, x: b.x + b.w - 15, y: b.y + b.h - 13, r: 11 };
    const gap = last.length > 1 ? Math.min(22, (b.w - 26) / (last.length - 1)) : 0;
    return { one, x: b.x + b.w - 15 - i * gap, y: b.y + b.h - 13, r: 11 };
  });
}

export function Building(props: {
  file: BuildingFile;
  name: string;
  assistants: readonly AssistantAt[];
  spy: boolean;
  offers: ReadonlyMap<string, readonly Target[]>;
  used: readonly string[];
  reach: number;
  aria: string;
  lit: boolean;
  tab: number;
}): JSX.Element {
  const { file, name, assistants, spy, offers, used, reach, aria, lit, tab } = props;
  const place = `b:${file.id}`;
  const offer = offers.get(place);
  const strong = offer?.some((t) => !t.plans) === true;
  const communal = file.effects.length === 2;
  /* what is printed is drawn once and kept: there is much of it */
  const printed = useMemo(
    () =>
      file.effects.map((e, i) => {
        const b = boxOf(file, i);
        return <GlyphRow key={i} glyphs={glyphsOf(e)} x={b.x + b.w / 2} y={b.y + 15.5} most={b.w - 8} />;
      }),
    [file],
  );
  const hall = useMemo(() => (communal ? <Hall of={file.id} /> : null), [file]);
  return (
    <g class={`vn-building${communal ? ' vn-communal' : ` vn-of-${file.resource ?? 'none'}`}${lit ? ' lit' : ''}`}>
      <g
        class={`vn-plot${offer ? ' target' : ''}`}
        data-place={place}
        role={offer ? 'button' : 'img'}
        aria-label={aria}
        aria-haspopup={offer && offer.length > 1 ? 'menu' : undefined}
        tabindex={tab}
      >
        <rect class="vn-tile-shade" x="3" y="5" width={TILE.w} height={TILE.h} rx="6" />
        {strong ? <rect class="vn-glow" x="-4" y="-4" width={TILE.w + 8} height={TILE.h + 8} rx="9" /> : null}
        <rect class="vn-tile" width={TILE.w} height={TILE.h} rx="5" />
        {hall}
        <path class="vn-head" d={`M0 ${HEAD}V5Q0 0 5 0H${TILE.w - 5}Q${TILE.w} 0 ${TILE.w} 5V${HEAD}Z`} />
        {file.resource ? <Cube of={file.resource as 'cloth'} x={14} y={HEAD / 2} r={6.6} /> : null}
        <text
          class="vn-name"
          x={file.resource ? TILE.w / 2 + 9 : TILE.w / 2}
          y={HEAD / 2 + 5}
          style={{ fontSize: `${fit(name, TILE.w - (file.resource ? 30 : 10))}px` }}
        >
          {name}
        </text>
        <rect class="ring" x="-5" y="-5" width={TILE.w + 10} height={TILE.h + 10} rx="10" />
      </g>
      {file.effects.map((_, i) => {
        const id = communal ? (i === 0 ? 'a' : 'b') : String(i + 1);
        const key = `e:${file.id}:${id}`;
        const b = boxOf(file, i);
        const target = offers.get(key)?.[0];
        return [
          <g
            key={id}
            class={`vn-space${target ? ' target' : ''}${used.includes(key) ? ' vn-used' : i < reach ? ' vn-reached' : ''}`}
            {...(target
              ? { 'data-place': key, role: 'button' as const, tabindex: 0, 'aria-label': target.label }
              : { 'data-place': place })}
          >
            <rect class="vn-field" x={b.x + 2} y={b.y + 2} width={b.w - 4} height={b.h - 4} rx="4" />
            <rect class="ring" x={b.x} y={b.y} width={b.w} height={b.h} rx="5" />
          </g>,
          <g key={`${id} print`} class="vn-print" aria-hidden="true">
            <text class="vn-no" x={b.x + 7} y={b.y + b.h - 7}>
              {id}
            </text>
            {printed[i]}
            {used.includes(key) ? <path class="vn-tick" d={`M${b.x + 22} ${b.y + b.h - 14}l5 5 9-10`} /> : null}
          </g>,
        ];
      })}
      <g class="vn-standing">
        {stands(assistants).map((s) => (
          <Assistant key={String(s.one.owner)} owner={s.one.owner} at={[s.x, s.y]} name={s.one.name} r={s.r} />
        ))}
      </g>
      {spy ? (
        <g transform={`translate(${TILE.w - 8} 4)`}>
          <Spy scale={1.3} />
        </g>
      ) : null}
    </g>
  );
}
