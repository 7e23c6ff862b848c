// The marks of what is chosen and not confirmed yet: the district that will be struck or scored, nobles that come or go, bridges
// that are built or taken, the Doge where he would stand.
import type { JSX } from 'preact';
import { Meant, MeantTick } from '../../../art/meant.tsx';
import type { Point } from '../../../art/pen.ts';
import { BRIDGE_SITES, DISTRICTS, PAIRS, SITES } from './geography.ts';
import { nobleAt } from './layout.ts';
import { PATHS } from './outline.ts';
import type { Slots } from './slots.ts';
import type { BoardSeat, MeantOnBoard, SanMarcoBoardView } from './types.ts';

/** Under the bridges: the districts. */
export function MeantDistricts({ meant: { seat, districts } }: { meant: MeantOnBoard }): JSX.Element {
  return (
    <g class="meant-marks">
      {DISTRICTS.filter((d) => districts.includes(d)).map((d) => (
        <Meant key={d} seat={seat} line={(cls) => <path class={cls} d={PATHS[d]} />}>
          <MeantTick x={SITES[d].plate[0] - 80} y={SITES[d].plate[1]} />
        </Meant>
      ))}
    </g>
  );
}

interface MeantMarksProps {
  meant: MeantOnBoard;
  view: SanMarcoBoardView;
  slots: Slots;
  /** Where bridges stood without it. */
  before: Slots;
  seats: readonly BoardSeat[];
  dogeAt: Point;
}

export function MeantMarks({ meant, view, slots, before, seats, dogeAt }: MeantMarksProps): JSX.Element {
  const { seat } = meant;
  const nobles = DISTRICTS.flatMap((d) =>
    seats.flatMap((one, i) => {
      const change = (view.districts[d]?.[one.id] ?? 0) - (meant.before.districts[d]?.[one.id] ?? 0);
      return change === 0 ? [] : [{ key: `${d} ${one.id}`, at: nobleAt(d, i, seats.length), change }];
    }),
  );
  const bridges = PAIRS.flatMap((pair) =>
    (BRIDGE_SITES[pair] ?? []).flatMap((site, i) => {
      const [now, was] = [slots[pair]?.[i] ?? null, before[pair]?.[i] ?? null];
      return now === was ? [] : [{ key: `${pair} ${i}`, site, gone: now === null }];
    }),
  );
  return (
    <g class="meant-marks">
      {nobles.map(({ key, at: [x, y], change }) => (
        <Meant key={key} seat={seat} line={(cls) => <circle class={`${cls}${change < 0 ? ' meant-goes' : ''}`} cx={x} cy={y} r="25" />}>
          <MeantSign x={x - 21} y={y - 19} change={change} />
        </Meant>
      ))}
      {bridges.map(({ key, site: { x, y }, gone }) => (
        <Meant key={key} seat={seat} line={(cls) => <circle class={`${cls}${gone ? ' meant-goes' : ''}`} cx={x} cy={y} r="29" />}>
          {!gone && <MeantTick x={x + 22} y={y - 22} />}
        </Meant>
      ))}
      {view.doge !== meant.before.doge && (
        <Meant seat={seat} line={(cls) => <ellipse class={cls} cx={dogeAt[0]} cy={dogeAt[1] - 34} rx="30" ry="46" />}>
          <MeantTick x={dogeAt[0] + 24} y={dogeAt[1] - 66} />
        </Meant>
      )}
    </g>
  );
}

/** How many nobles come or go. */
function MeantSign({ x, y, change }: { x: number; y: number; change: number }): JSX.Element {
  return (
    <g class="meant-sign" transform={`translate(${x} ${y})`}>
      <circle r="15" />
      <text y="7">{change > 0 ? `+${change}` : `−${-change}`}</text>
    </g>
  );
}
