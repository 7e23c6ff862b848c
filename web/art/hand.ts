// How a place of a board is chosen or asked about: by mouse, finger, long press and keys. The same hand for every board.
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Point } from './pen.ts';

/** Fingers are wide: a small place answers within this many pixels. */
const REACH = 22;
const LONG_PRESS_MS = 550;
/** A finger that has moved so many pixels does not press any more. */
const SLIPPED = 8;
/** A long press is followed by a context menu on some devices: one question only. */
const ONCE_MS = 700;

export interface Places<T> {
  readonly svg: RefObject<SVGSVGElement | null>;
  /** What the menu is placed in. */
  readonly wrap: RefObject<HTMLElement | null>;
  /** What may be chosen, by place (`data-place`). A new map shuts the menu. */
  readonly offers: ReadonlyMap<string, readonly T[]>;
  /** What a press on a place may mean, where that is more than its own offers. */
  readonly choicesAt?: (place: string) => readonly T[];
  /** In units of the board. */
  readonly centre: (place: string) => Point;
  /** Large enough to be hit: small places near the press are meant first. */
  readonly isArea?: (place: string) => boolean;
  readonly onPick: (choice: T) => void;
  readonly onAsk?: ((place: string) => void) | undefined;
  /** Puts back what is held; left out: nothing is. */
  readonly onDrop?: (() => void) | undefined;
  /** What whoever goes from place to place by keys is told of this one besides its name: `around` are the places to which arrow keys
      lead from it. */
  readonly tell?: ((place: string, around: Around) => string) | undefined;
}
/** How a board says where one is that is gone about by keys. */
export interface WalkWords {
  /** `about`: what stands there, as far as its name does not say it. */
  walk?: (about: string, around: Around, name: (place: string) => string) => string;
}
/** By the way there: the nearest place. */
export type Around = Readonly<Partial<Record<Way, string>>>;
type Way = 'up' | 'right' | 'down' | 'left';
type Walked = readonly { readonly one: Element; readonly place: string; readonly at: Point }[];
interface Menu {
  readonly place: string;
  readonly x: number;
  readonly y: number;
}
interface Handlers {
  onClick(e: MouseEvent): void;
  onContextMenu(e: MouseEvent): void;
  onPointerDown(e: PointerEvent): void;
  onPointerMove(e: PointerEvent): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onKeyDown(e: KeyboardEvent): void;
  onFocusIn(e: FocusEvent): void;
  onFocusOut(e: FocusEvent): void;
}

export interface Hand<T> {
  /** A place that offers several things has been chosen: which of them? */
  readonly menu: Menu | null;
  /** Its choices; empty where there is no menu. */
  readonly open: readonly T[];
  shut(): void;
  /** For the drawing. */
  readonly handlers: Handlers;
  /** For places beside the drawing: as a press on it. `at`: where the menu goes, in pixels of the wrapper. */
  press(place: string, at?: Point): void;
  ask(place: string): void;
}

export function useHand<T>(about: Places<T>): Hand<T> {
  const { svg, wrap, offers, centre, onPick, onAsk, onDrop, tell } = about;
  const choicesAt = about.choicesAt ?? ((place: string): readonly T[] => offers.get(place) ?? []);
  const isArea = about.isArea ?? (() => false);
  const [menu, setMenu] = useState<Menu | null>(null);
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  const asked = useRef({ place: '', when: 0 });
  /** A long press has asked; the click that ends it chooses nothing. */
  const heldDown = useRef(false);
  useEffect(() => setMenu(null), [offers]);
  useEffect(() => letGo, []);

  /** Board units to pixels of the wrapper, as it lies now. */
  const lies = (): ((at: Point) => Point) => {
    const m = svg.current?.getScreenCTM();
    const r = wrap.current?.getBoundingClientRect();
    return ([x, y]) => (m && r ? [m.a * x + m.e - r.left, m.d * y + m.f - r.top] : [0, 0]);
  };
  const offered = (place: string): boolean => choicesAt(place).length > 0;
  const ask = (place: string): void => {
    const [last, when] = [asked.current, Date.now()];
    if (!onAsk || (last.place === place && when - last.when < ONCE_MS)) return;
    asked.current = { place, when };
    onAsk(place);
  };
  const pressed = (place: string, at?: Point): void => {
    const all = choicesAt(place);
    if (all.length === 0) ask(place);
    else if (all.length === 1 && all[0] !== undefined) onPick(all[0]);
    else {
      const [x, y] = at ?? lies()(centre(place));
      setMenu({ place, x, y });
    }
  };
  const under = (target: EventTarget | null): string | undefined =>
    (target instanceof Element ? target.closest('[data-place]') : null)?.getAttribute('data-place') ?? undefined;
  const placeAt = (e: MouseEvent): string | undefined => {
    const hit = under(e.target);
    if (hit !== undefined && offered(hit) && !isArea(hit)) return hit;
    const r = wrap.current?.getBoundingClientRect();
    const toPixels = lies();
    let best: string | undefined;
    let least = hit !== undefined && offered(hit) ? REACH / 2 : REACH;
    for (const place of offers.keys()) {
      if (!r || isArea(place)) continue;
      const [x, y] = toPixels(centre(place));
      const far = Math.hypot(e.clientX - r.left - x, e.clientY - r.top - y);
      if (far < least) [least, best] = [far, place];
    }
    return best ?? hit;
  };
  function letGo(): void {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
  }
  /** What arrow keys lead to, and where it lies. */
  const walked = (): Walked =>
    [...(svg.current?.querySelectorAll('[data-place][tabindex]') ?? [])].map((one) => {
      const place = one.getAttribute('data-place') ?? '';
      return { one, place, at: centre(place) };
    });
  /** Where an arrow key leads from a place. */
  const next = (place: string, way: Way, all: Walked): Walked[number] | undefined => {
    const to = neighbour(
      centre(place),
      all.map((there): [string, Point] => [there.place, there.at]),
      way,
    );
    return all.find((there) => there.place === to);
  };
  /** Says where one is, as it is now. */
  const describe = (target: EventTarget | null): void => {
    const place = under(target);
    if (!tell || place === undefined || !(target instanceof Element)) return;
    const all = walked();
    const around = Object.fromEntries(WAYS.map((way) => [way, next(place, way, all)?.place]).filter(([, to]) => to !== undefined));
    const told = afterName(target.getAttribute('aria-label') ?? '', tell(place, around as Around));
    if (target.getAttribute('aria-description') !== told) target.setAttribute('aria-description', told);
  };
  // What is chosen, or happens, changes what stands where one is.
  useEffect(() => {
    if (svg.current?.contains(document.activeElement) === true) describe(document.activeElement);
  });
  const handlers: Handlers = {
    onFocusIn: (e) => describe(e.target),
    // Nobody is told later what was so when they were there.
    onFocusOut: (e) => e.target instanceof Element && e.target.removeAttribute('aria-description'),
    onClick(e) {
      if (heldDown.current) {
        heldDown.current = false;
        return;
      }
      const place = placeAt(e);
      if (place === undefined) onDrop?.();
      else pressed(place);
    },
    onContextMenu(e) {
      const place = placeAt(e);
      if (place === undefined || !onAsk) return;
      e.preventDefault();
      ask(place);
    },
    onPointerDown(e) {
      letGo();
      heldDown.current = false;
      const place = e.button === 0 && onAsk ? placeAt(e) : undefined;
      if (place === undefined) return;
      const long = (): void => {
        heldDown.current = true;
        ask(place);
      };
      press.current = { timer: setTimeout(long, LONG_PRESS_MS), x: e.clientX, y: e.clientY };
    },
    onPointerMove(e) {
      if (press.current && Math.hypot(e.clientX - press.current.x, e.clientY - press.current.y) > SLIPPED) letGo();
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onKeyDown(e) {
      const place = under(e.target);
      if (place === undefined || e.ctrlKey || e.metaKey || e.altKey) return;
      if (e.key === 'Enter' || e.key === ' ') pressed(place);
      else if (e.key === '?') ask(place);
      else if (e.key === 'Escape') {
        if (!onDrop) return;
        onDrop();
      } else {
        const way = KEYS[e.key];
        const to = way && next(place, way, walked())?.one;
        if (!(to instanceof SVGElement)) return;
        to.focus();
      }
      e.preventDefault();
    },
  };
  return { menu, open: menu ? choicesAt(menu.place) : [], shut: () => setMenu(null), handlers, press: pressed, ask };
}

/** Without the name of the place, where whoever listens has just heard it. */
function afterName(label: string, told: string): string {
  const [name = ''] = /^[^.:,;]+/.exec(told) ?? [];
  if (name === '' || !label.startsWith(name)) return told;
  const rest = told.slice(name.length).replace(/^[.:,;]\s*/, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

const WAYS: readonly Way[] = ['up', 'right', 'down', 'left'];
const KEYS: Readonly<Record<string, Way>> = { ArrowUp: 'up', ArrowRight: 'right', ArrowDown: 'down', ArrowLeft: 'left' };
const DIRECTIONS: Readonly<Record<Way, Point>> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** The nearest of some places that way. */
function neighbour(from: Point, places: readonly (readonly [string, Point])[], way: Way): string | undefined {
  const dir = DIRECTIONS[way];
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
