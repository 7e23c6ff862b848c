// The land of an engraved map: lines of the shore in the water around it, quays, ground, the grain of the paper.
import type { ComponentChildren, JSX } from 'preact';
import { n1, stream } from './pen.ts';
import './land.css';

/** Fibres and specks, on a square of 90 by 90. */
function grain(seed: number): string {
  const next = stream(seed);
  let d = '';
  for (let i = 0; i < 44; i++) d += `M${Math.round(next() * 90)} ${Math.round(next() * 90)}l${n1(next() * 5 - 2.5)} ${n1(next() * 2 - 1)}`;
  return d;
}

interface LandProps {
  /** The id of what draws its outline. */
  outline: string;
  seed: number;
  /** How wide the lines of the shore are, each below the next. */
  shore: readonly number[];
  /** How much narrower the water within such a line is. */
  gap: number;
  /** How far the steps of the quay lie below the ground, the lowest first. */
  quay: readonly number[];
  /** Between the ground and its edge. */
  children?: ComponentChildren;
}
export function Land({ outline, seed, shore, gap, quay, children }: LandProps): JSX.Element {
  const href = `#${outline}`;
  return (
    <>
      <defs>
        <pattern id={`${outline}-grain`} width="90" height="90" patternUnits="userSpaceOnUse">
          <path class="grain" d={grain(seed)} />
        </pattern>
      </defs>
      {shore.map((w) => [
        <use key={w} href={href} class="shore" stroke-width={w} />,
        <use key={`${w}g`} href={href} class="shore-gap" stroke-width={w - gap} />,
      ])}
      {quay.map((y) => (
        <use key={y} href={href} class="quay" y={y} />
      ))}
      <use href={href} class="land" />
      <use href={href} fill={`url(#${outline}-grain)`} />
      {children}
      <use href={href} class="shoreline" />
    </>
  );
}
