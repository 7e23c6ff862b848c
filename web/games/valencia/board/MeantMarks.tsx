/** What is drafted, marked on the city: squares and trees that it names, and where pieces leave. */
import type { JSX } from 'preact';
import { Meant, MeantTick } from '../../../art/meant.tsx';
import { middle } from './geometry.ts';
import type { CityPlan, MeantOnBoard } from './types.ts';

export function MeantMarks({ meant, plan }: { meant: MeantOnBoard; plan: CityPlan }): JSX.Element {
  const { seat } = meant;
  const mark = (place: string, goes: boolean): JSX.Element | null => {
    const at = middle(plan, place);
    if (!at) return null; // beside the city
    const [x, y] = at;
    const tree = place.startsWith('t');
    const line = (cls: string): JSX.Element => {
      const drawn = `${cls}${goes ? ' meant-goes' : ''}`;
      return tree ? (
        <circle class={drawn} cx={x} cy={y} r="28" />
      ) : (
        <rect class={drawn} x={x - 45} y={y - 45} width="90" height="90" rx="9" />
      );
    };
    return (
      <Meant key={place} seat={seat} line={line}>
        {goes ? null : <MeantTick x={x + (tree ? 22 : 36)} y={y - (tree ? 22 : 36)} size={15} />}
      </Meant>
    );
  };
  return (
    <g class="vc-meant">
      {meant.from.map((place) => mark(place, true))}
      {meant.places.map((place) => mark(place, false))}
    </g>
  );
}
