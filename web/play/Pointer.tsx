// A ring around what the guide speaks of, wherever it stands on the page: a place of the board, or a card. Whoever does not see it
// hears the place in the sentence.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { bringIntoSight } from './free-sight.ts';
import { placeSelector } from './place-selector.ts';

/** Milliseconds between two looks: boards move. */
const AGAIN = 150;
/** Room around what has no outline of its own. */
const ROOM = 6;

/** Of a place of the board: what has its outline, rather than what lies in front of it. */
function pointedAt(at: string): Element | undefined {
  const all = [...document.querySelectorAll(`.table-main :is(${placeSelector(at)})`)].filter((el) => el.checkVisibility());
  return all.find((el) => outlineOf(el)) ?? all[0];
}
const outlineOf = (el: Element): SVGGraphicsElement | undefined => {
  const found = el.querySelector(':scope > .ring, :scope > g > .ring');
  return found instanceof SVGGraphicsElement ? found : undefined;
};

export function Pointer({ at }: { at: string }): JSX.Element {
  const sheet = useRef<SVGSVGElement>(null);
  useEffect(() => {
    let last = '';
    let brought = false;
    /** Whoever has moved the page by themselves is left where they are. */
    let own = false;
    let free = 0;
    const look = (): void => {
      const found = pointedAt(at);
      const room = document.querySelector('.table-prompt')?.clientHeight ?? 0;
      if (found && (!brought || (!own && (room !== free || isAway(found))))) {
        [brought, free] = [true, room];
        bringIntoSight(found);
      }
      const now = found ? ringAround(found) : '';
      if (now !== last && sheet.current) sheet.current.innerHTML = last = now;
    };
    const moved = (e: Event): void => {
      // A mouse that presses nothing moves nothing.
      if (!(e instanceof PointerEvent) || e.buttons > 0) own = true;
    };
    look();
    const clock = setInterval(look, AGAIN);
    addEventListener('scroll', look, true);
    for (const by of BY_HAND) addEventListener(by, moved, true);
    return () => {
      clearInterval(clock);
      removeEventListener('scroll', look, true);
      for (const by of BY_HAND) removeEventListener(by, moved, true);
    };
  }, [at]);
  return <svg class="pointer" aria-hidden="true" ref={sheet} />;
}
/** What is drawn later, above it, may have moved it out of the window. */
function isAway(el: Element): boolean {
  const { top, bottom } = el.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return middle < 0 || middle > innerHeight;
}
const BY_HAND = ['wheel', 'touchmove', 'pointermove', 'keydown'];

/** In the window's pixels. A place of the board has an outline, which shows where the keyboard is: a district is no rectangle. */
function ringAround(found: Element): string {
  const outline = outlineOf(found);
  const at = outline?.getScreenCTM();
  if (outline && at) {
    // Of what is used once more, the lines themselves: their width is then one of the window, too.
    const used = outline instanceof SVGUseElement ? document.querySelector(outline.getAttribute('href') ?? '') : null;
    const drawn = (used ?? outline).cloneNode() as Element;
    for (const name of ['id', 'class', 'style']) drawn.removeAttribute(name);
    drawn.setAttribute('transform', `matrix(${[at.a, at.b, at.c, at.d, at.e, at.f].map((x) => x.toFixed(3)).join()})`);
    return twice(drawn.outerHTML);
  }
  const { x, y, width, height } = found.getBoundingClientRect();
  return twice(
    `<rect x="${x - ROOM}" y="${y - ROOM}" width="${width + 2 * ROOM}" height="${height + 2 * ROOM}" rx="8" vector-effect="non-scaling-stroke"/>`,
  );
}
/** Light below and strong above: it is seen on whatever it lies. */
const twice = (drawn: string): string => `<g class="pointer-light">${drawn}</g><g class="pointer-line">${drawn}</g>`;
