/**
 * A stage for a board: zoom by wheel, pinch, double tap, buttons and keys
 * (+, -, 0), pan by drag. At "fit" the page scrolls as ever; wheel and drag are
 * taken only while zoomed (or with Ctrl, or when the page has nothing to scroll).
 */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import './stage.css';

export interface StageWords {
  zoomIn: string;
  zoomOut: string;
  zoomFit: string;
}

interface StageView {
  k: number;
  x: number;
  y: number;
}

/** A part of the sheet, each side as a share of the whole. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Narrower than this many pixels, what is asked about comes near by itself. */
const NARROW = 560;

const FIT: StageView = { k: 1, x: 0, y: 0 };
const MAX = 4;

/** Zoom by a factor while the point (px, py) of the frame stays where it is. */
function zoomAt(v: StageView, factor: number, px: number, py: number, w: number, h: number): StageView {
  const k = Math.max(1, Math.min(MAX, v.k * factor));
  const f = k / v.k;
  return held({ k, x: px - (px - v.x) * f, y: py - (py - v.y) * f }, w, h);
}

/** The board never leaves the frame. */
function held(v: StageView, w: number, h: number): StageView {
  if (v.k <= 1.001) return FIT;
  return { k: v.k, x: Math.min(0, Math.max(w - w * v.k, v.x)), y: Math.min(0, Math.max(h - h * v.k, v.y)) };
}

/** The whole part in the frame, with some air around it; what needs nearly everything is left as it is. */
function nearTo({ left, top, right, bottom }: Part, w: number, h: number): StageView {
  const k = Math.min(MAX, 0.86 / Math.max(right - left, bottom - top));
  if (k < 1.25) return FIT;
  return held({ k, x: w / 2 - ((left + right) / 2) * w * k, y: h / 2 - ((top + bottom) / 2) * h * k }, w, h);
}

interface StageProps {
  words: StageWords;
  children: ComponentChildren;
  class?: string;
  /** What is asked about: on a small screen it comes near, until the player moves the sheet. */
  near?: Part | undefined;
}
export function Stage({ words, children, class: extra, near }: StageProps): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  const view = useRef<StageView>(FIT);
  const sheet = useRef<HTMLDivElement>(null);
  const [zoomed, setZoomed] = useState(false);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const dragged = useRef(0);
  /** What is asked about is near because it came by itself. */
  const came = useRef(false);

  const show = (v: StageView): void => {
    view.current = v;
    if (sheet.current) sheet.current.style.transform = v.k === 1 ? '' : `translate(${v.x}px,${v.y}px) scale(${v.k})`;
    setZoomed(v.k > 1);
    frame.current?.dispatchEvent(new CustomEvent('stagemove', { bubbles: true }));
  };
  const size = (): DOMRect => frame.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
  const zoom = (factor: number): void => {
    const r = size();
    show(zoomAt(view.current, factor, r.width / 2, r.height / 2, r.width, r.height));
  };

  useEffect(() => {
    const el = frame.current;
    if (!el) return;
    const wheel = (e: WheelEvent): void => {
      const still = document.documentElement.scrollHeight <= window.innerHeight + 1;
      if (!(e.ctrlKey || e.metaKey || view.current.k > 1 || still)) return;
      e.preventDefault();
      const r = size();
      show(
        zoomAt(
          view.current,
          Math.exp(-e.deltaY * (e.deltaMode === 1 ? 0.06 : 0.002)),
          e.clientX - r.left,
          e.clientY - r.top,
          r.width,
          r.height,
        ),
      );
    };
    el.addEventListener('wheel', wheel, { passive: false });
    const resize = new ResizeObserver(() => {
      const r = size();
      // What came near by itself does so no longer where there is room for the whole: a window made wider, a phone turned.
      if (came.current && r.width >= NARROW) {
        show(FIT);
        came.current = false;
      } else if (view.current.k > 1) show(held(view.current, r.width, r.height));
    });
    resize.observe(el);
    return () => {
      el.removeEventListener('wheel', wheel);
      resize.disconnect();
    };
  }, []);

  const nearKey = near ? [near.left, near.top, near.right, near.bottom].join() : '';
  useEffect(() => {
    const r = size();
    if (near && r.width > 0 && r.width < NARROW) {
      show(nearTo(near, r.width, r.height));
      came.current = true;
    } else if (came.current) {
      show(FIT);
      came.current = false;
    }
  }, [nearKey]);

  const down = (e: PointerEvent): void => {
    if (e.button !== 0) return;
    fingers.current.set(e.pointerId, { x: e.clientX, y: e.clientY });
    dragged.current = 0;
  };
  const move = (e: PointerEvent): void => {
    const was = fingers.current.get(e.pointerId);
    if (!was) return;
    const r = size();
    const others = [...fingers.current].filter(([id]) => id !== e.pointerId).map(([, p]) => p);
    const [dx, dy] = [e.clientX - was.x, e.clientY - was.y];
    const other = others[0];
    if (other) {
      const before = Math.hypot(was.x - other.x, was.y - other.y) || 1;
      const after = Math.hypot(e.clientX - other.x, e.clientY - other.y);
      const [mx, my] = [(e.clientX + other.x) / 2 - r.left, (e.clientY + other.y) / 2 - r.top];
      const v = zoomAt(view.current, after / before, mx, my, r.width, r.height);
      show(held({ ...v, x: v.x + dx / 2, y: v.y + dy / 2 }, r.width, r.height));
      dragged.current = 99;
    } else if (view.current.k > 1) {
      dragged.current += Math.abs(dx) + Math.abs(dy);
      if (dragged.current > 6) show(held({ ...view.current, x: view.current.x + dx, y: view.current.y + dy }, r.width, r.height));
    }
    fingers.current.set(e.pointerId, { x: e.clientX, y: e.clientY });
  };
  const up = (e: PointerEvent): void => {
    fingers.current.delete(e.pointerId);
  };
  /* a drag is not a choice */
  const click = (e: MouseEvent): void => {
    if (dragged.current <= 6) return;
    e.stopPropagation();
    e.preventDefault();
    dragged.current = 0;
  };
  const key = (e: KeyboardEvent): void => {
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    if (e.key === '+' || e.key === '=') zoom(1.4);
    else if (e.key === '-') zoom(1 / 1.4);
    else if (e.key === '0') show(FIT);
    else return;
    e.preventDefault();
  };

  return (
    <div
      class={`stage${zoomed ? ' stage-zoomed' : ''}${extra ? ` ${extra}` : ''}`}
      ref={frame}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onPointerLeave={up}
      onClickCapture={click}
      onKeyDown={key}
    >
      <div class="stage-sheet" ref={sheet}>
        {children}
      </div>
      <div class="stage-keys">
        <button type="button" title={words.zoomIn} onClick={() => zoom(1.5)}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M10 4v12M4 10h12" />
          </svg>
        </button>
        <button type="button" title={words.zoomOut} disabled={!zoomed} onClick={() => zoom(1 / 1.5)}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M4 10h12" />
          </svg>
        </button>
        <button type="button" title={words.zoomFit} disabled={!zoomed} onClick={() => show(FIT)}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4" />
          </svg>
        </button>
      </div>
    </div>
  );
}
