/** One district: its name, values, die, nobles; a real control while it is a target. */
import type { JSX } from 'preact';
import { DieFace } from '../art/die.tsx';
import { seatIndex } from '../../../art/seats.ts';
import type { Point } from '../../../art/pen.ts';
import { whenChanged } from '../../../art/when-changed.tsx';
import { SITES } from './geography.ts';
import { nobleAt } from './layout.ts';
import { DogePlace, Nobles } from './Pieces.tsx';
import type { BoardSeat, DistrictFacts, Target } from './types.ts';

export interface DistrictGroupProps {
  facts: DistrictFacts;
  targets: readonly Target[] | undefined;
  /** what a reader hears about it */
  description: string;
  /** spoken name of the control when it offers several choices */
  menuLabel: string;
  lit: boolean;
  tabbable: boolean;
}

export function Badge({ at, targets }: { at: Point; targets: readonly Target[] }): JSX.Element | null {
  const text = targets.length > 1 ? '…' : targets[0]?.badge;
  if (!text) return null;
  const w = 18 + text.length * 12;
  return (
    <g class="badge" data-tone={targets[0]?.tone ?? 'choose'} transform={`translate(${at[0]} ${at[1]})`}>
      <rect x={-w / 2} y="-16" width={w} height="32" rx="16" />
      <text y="8">{text}</text>
    </g>
  );
}

/** The control: an outline to touch, to focus, to light up. It carries the spoken name and no text. */
export function DistrictGroup(p: DistrictGroupProps): JSX.Element {
  const { facts, targets } = p;
  const control = targets
    ? {
        role: 'button' as const,
        'aria-label': targets.length > 1 ? p.menuLabel : (targets[0]?.label ?? ''),
        ...(targets.length > 1 ? { 'aria-haspopup': 'menu' as const } : {}),
      }
    : { role: 'img' as const, 'aria-label': p.description };
  return (
    <g
      class={`district${targets ? ' target' : ''}${p.lit ? ' lit' : ''}`}
      data-place={`d:${facts.id}`}
      data-tone={targets?.[0]?.tone ?? 'choose'}
      tabindex={p.tabbable ? 0 : -1}
      {...control}
    >
      <use class="district-hit" href={`#sm-${facts.id}`} />
      <use class="ring" href={`#sm-${facts.id}`} />
    </g>
  );
}

type PlateProps = Pick<DistrictFacts, 'id' | 'name' | 'die' | 'first' | 'second'>;
/** What is printed there. */
const Plate = whenChanged(({ id, name, die, first, second }: PlateProps): JSX.Element => {
  const site = SITES[id];
  const [px, py] = site.plate;
  return (
    <>
      <DogePlace at={site.doge} />
      <text class="name" x={site.name[0]} y={site.name[1]}>
        {name}
      </text>
      <g class="plate">
        <path class="plate-paper" d={`M${px - 30} ${py - 17}H${px + 58}q8 6 8 17t-8 17H${px - 30}Z`} />
        <DieFace value={die} x={px - 45} y={py} size={33} />
        <text class="value first" x={px - 1} y={py + 10.5}>
          {first}
        </text>
        <circle class="plate-dot" cx={px + 17} cy={py} r="2.4" />
        <text class="value second" x={px + 36} y={py + 9.5}>
          {second}
        </text>
      </g>
    </>
  );
});

/** What is printed in a district, and the nobles who stand there; readers hear it from the control. */
export function DistrictPrint({ facts, seats, live }: { facts: DistrictFacts; seats: readonly BoardSeat[]; live: boolean }): JSX.Element {
  const { id, name, die, first, second } = facts;
  return (
    <g class="district-print" aria-hidden="true">
      <Plate {...{ id, name, die, first, second }} />
      {seats.map((seat, i) => {
        const [x, y] = nobleAt(id, i, seats.length);
        const count = facts.nobles.find((n) => n.seat.id === seat.id)?.count ?? 0;
        return <Nobles key={seat.id} seat={seatIndex(seat.id)} {...{ count, x, y, live }} />;
      })}
    </g>
  );
}
