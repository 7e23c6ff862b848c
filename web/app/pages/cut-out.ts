// Part of a board as a picture: what is looked for, with some air around it, and everything that lies there.
import { placeSelector } from '../../play/place-selector.ts';

/** Around what is looked for, as a share of it. */
const AIR = 0.22;
/** A picture is so wide for its height. */
const WIDE = 1.6;
/** No part is smaller than this share of the board: one must see where one is. */
const LEAST = 0.28;

/** undefined: nothing of it is on the board. */
export function cutOut(board: Element, near: readonly string[]): Element | undefined {
  const found = near.flatMap((place) => [...board.querySelectorAll(placeSelector(place))].slice(0, 1));
  const svg = found.map(outermost).find((one) => one !== null);
  const [first] = found;
  if (!first) return undefined;
  if (!svg) {
    const list = first.parentElement ?? first;
    return within(board, list, [copyOf(list)]);
  }
  const to = svg.getScreenCTM()?.inverse();
  if (!to) return undefined;
  const corners = found
    .filter((el) => svg.contains(el))
    .flatMap((el) => {
      const { left, top, right, bottom } = el.getBoundingClientRect();
      return [new DOMPoint(left, top), new DOMPoint(right, bottom)].map((p) => p.matrixTransform(to));
    });
  const [xs, ys] = [corners.map((p) => p.x), corners.map((p) => p.y)];
  const whole = svg.viewBox.baseVal;
  const box = {
    x: Math.min(...xs),
    y: Math.min(...ys),
    width: Math.max(...xs) - Math.min(...xs),
    height: Math.max(...ys) - Math.min(...ys),
  };
  const air = Math.max(box.width, box.height) * AIR;
  let width = Math.max(box.width + 2 * air, whole.width * LEAST, (box.height + 2 * air) * WIDE);
  width = Math.min(width, whole.width, whole.height * WIDE);
  const height = width / WIDE;
  const hold = (middle: number, size: number, from: number, length: number): number =>
    Math.min(Math.max(middle - size / 2, from), from + length - size);
  const x = hold(box.x + box.width / 2, width, whole.x, whole.width);
  const y = hold(box.y + box.height / 2, height, whole.y, whole.height);
  // What is printed may lie in sheets of its own, below.
  const sheets = [...(svg.parentElement?.children ?? [])].filter((el) => el === svg || el.ariaHidden === 'true');
  const copies = sheets.map((sheet) => {
    const copy = copyOf(sheet);
    if (copy instanceof SVGSVGElement) copy.setAttribute('viewBox', [x, y, width, height].join(' '));
    return copy;
  });
  return within(board, svg, copies);
}

function outermost(el: Element): SVGSVGElement | null {
  let svg = el.closest('svg');
  for (let up = svg; up; up = up.parentElement?.closest('svg') ?? null) svg = up;
  return svg;
}
/** A picture is no control, and no place of the board. */
function copyOf(el: Element): Element {
  const copy = el.cloneNode(true) as Element;
  for (const part of [copy, ...copy.querySelectorAll('*')])
    for (const name of ['data-place', 'data-kind', 'tabindex', 'role', 'aria-label', 'aria-haspopup', 'aria-pressed'])
      part.removeAttribute(name);
  return copy;
}
/** What stands around it on the board says how it is drawn, and takes no room. */
function within(board: Element, el: Element, copies: readonly Element[]): Element {
  let inside = copies;
  for (let up = el.parentElement; up && up !== board; up = up.parentElement) {
    const frame = up.cloneNode(false) as HTMLElement;
    frame.removeAttribute('id');
    frame.style.display = 'contents';
    frame.append(...inside);
    inside = [frame];
  }
  return inside[0]!;
}
