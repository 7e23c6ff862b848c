/** Short movements that explain what happened; none for those who ask for none. */

export function still(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

type Moving = HTMLElement | SVGElement;

function play(el: Moving | null, frames: Keyframe[], duration: number, easing: string): void {
  if (!el || still() || typeof el.animate !== 'function') return;
  el.animate(frames, { duration, easing });
}

/** A number that changed. */
export function pop(el: Moving | null): void {
  play(el, [{ transform: 'scale(1)' }, { transform: 'scale(1.32)', offset: 0.4 }, { transform: 'scale(1)' }], 240, 'ease-out');
}

/** A piece that is set down. */
export function drop(el: Moving | null): void {
  play(
    el,
    [
      { transform: 'translateY(-18px) scale(1.15)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    230,
    'cubic-bezier(.2,.8,.3,1)',
  );
}

/** A piece that goes from one place to another, in its own units. */
export function travel(el: Moving | null, from: readonly [number, number], to: readonly [number, number]): void {
  const at = (p: readonly [number, number]): string => `translate(${p[0]}px, ${p[1]}px)`;
  play(el, [{ transform: at(from) }, { transform: at(to) }], 250, 'cubic-bezier(.4,0,.2,1)');
}
