/** How a place of the board is chosen or asked about: by mouse, finger, long press and keys. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { RefObject } from 'preact';
import type { Point } from '../../art/pen.ts';
import type { Place, Target } from './types.ts';

/** Fingers are wide: a small target answers within this many pixels. */
const REACH = 22;

/** The nearest of some places in the direction of an arrow key. */
function neighbour(from: Point, places: readonly (readonly [string, Point])[], key: string): string | undefined {
  const way: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const dir = way[key];
  if (!dir) return undefined;
  let best: string | undefined;
  let least = Infinity;
  for (const [id, p] of places) {
    const [dx, dy] = [p[0] - from[0], p[1] - from[1]];
    const ahead = dx * dir[0] + dy * dir[1];
    const aside = Math.abs(dx * dir[1]) + Math.abs(dy * dir[0]);
    if (ahead <= 3 || aside > ahead * 2.2) continue;
    const cost = ahead + aside * 1.6;
    if (cost < least) [least, best] = [cost, id];
  }
  return best;
}

export interface Menu {
  place: Place;
  x: number;
  y: number;
}
interface Handlers {
  onClick(e: MouseEvent): void;
  onContextMenu(e: MouseEvent): void;
  onPointerDown(e: PointerEvent): void;
  onPointerMove(e: PointerEvent): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onKeyDown(e: KeyboardEvent): void;
}

export function usePlaces(about: {
  svg: RefObject<SVGSVGElement | null>;
  wrap: RefObject<HTMLDivElement | null>;
  offers: ReadonlyMap<Place, readonly Target[]>;
  centre(place: Place): Point;
  onPick(t: Target): void;
  onAsk(place: Place): void;
  onDrop(): void;
}): { menu: Menu | null; shut(): void; handlers: Handlers } {
  const { svg, wrap, offers, centre, onPick, onAsk, onDrop } = about;
  const [menu, setMenu] = useState<Menu | null>(null);
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  const asked = useRef(0);
  const heldDown = useRef(false);
  useEffect(() => setMenu(null), [offers]);
  useEffect(
    () => () => {
      if (press.current) clearTimeout(press.current.timer);
    },
    [],
  );

  const toPixels = ([x, y]: Point): Point => {
    const m = svg.current?.getScreenCTM();
    const r = wrap.current?.getBoundingClientRect();
    return m && r ? [m.a * x + m.e - r.left, m.d * y + m.f - r.top] : [0, 0];
  };
  const choose = (place: Place): void => {
    const all = offers.get(place) ?? [];
    if (all.length === 1 && all[0]) onPick(all[0]);
    else if (all.length > 1) {
      const [x, y] = toPixels(centre(place));
      setMenu({ place, x, y });
    }
  };
  const ask = (place: Place): void => {
    if (Date.now() - asked.current < 700) return;
    asked.current = Date.now();
    onAsk(place);
  };
  const under = (target: EventTarget | null): string | undefined =>
    (target instanceof Element ? target.closest('[data-place]') : null)?.getAttribute('data-place') ?? undefined;
  const placeAt = (e: MouseEvent): Place | undefined => {
    const hit = under(e.target);
    if (hit !== undefined && offers.has(hit)) return hit;
    const r = wrap.current?.getBoundingClientRect();
    let [best, least] = [hit, REACH];
    for (const key of offers.keys()) {
      if (!r || key.startsWith('b:')) continue;
      const [x, y] = toPixels(centre(key));
      const far = Math.hypot(e.clientX - r.left - x, e.clientY - r.top - y);
      if (far < least) [least, best] = [far, key];
    }
    return best;
  };
  const letGo = (): void => {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
  };
  const handlers: Handlers = {
    onClick(e) {
      if (heldDown.current) {
        heldDown.current = false;
        return;
      }
      const place = placeAt(e);
      if (place === undefined) onDrop();
      else if (offers.has(place)) choose(place);
      else ask(place);
    },
    onContextMenu(e) {
      const place = placeAt(e);
      if (place === undefined) return;
      e.preventDefault();
      ask(place);
    },
    onPointerDown(e) {
      letGo();
      heldDown.current = false;
      const place = e.button === 0 ? placeAt(e) : undefined;
      if (place === undefined) return;
      const long = (): void => {
        heldDown.current = true;
        ask(place);
      };
      press.current = { timer: setTimeout(long, 550), x: e.clientX, y: e.clientY };
    },
    onPointerMove(e) {
      if (press.current && Math.hypot(e.clientX - press.current.x, e.clientY - press.current.y) > 8) letGo();
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onKeyDown(e) {
      const place = under(e.target);
      if (place === undefined || e.ctrlKey || e.metaKey || e.altKey) return;
      if (e.key === 'Enter' || e.key === ' ') {
        if (offers.has(place)) choose(place);
        else ask(place);
      } else if (e.key === '?') ask(place);
      else if (e.key === 'Escape') onDrop();
      else {
        const all = [...(svg.current?.querySelectorAll('[data-place][tabindex]') ?? [])];
        const named = all.map((one): [string, Point] => [under(one) ?? '', centre(under(one) ?? '')]);
        const next = neighbour(centre(place), named, e.key);
        const to = all.find((one) => under(one) === next);
        if (next === undefined || !(to instanceof SVGElement)) return;
        to.focus();
      }
      e.preventDefault();
    },
  };
  return { menu, shut: () => setMenu(null), handlers };
}
