/**
 * A small menu at a point of a board, for a place that offers several choices.
 * Arrow keys, Home, End; Escape or a press elsewhere closes it; the focus goes
 * back to where it came from.
 */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import './menu.css';

export interface MenuItem {
  key: string;
  label: string;
  badge?: string | undefined;
  tone?: string | undefined;
}

export interface MenuProps {
  title: string;
  items: readonly MenuItem[];
  /** in pixels of the positioned parent */
  x: number;
  y: number;
  onPick: (key: string) => void;
  onClose: () => void;
}

export function Menu({ title, items, x, y, onPick, onClose }: MenuProps): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useLayoutEffect(() => {
    const el = root.current;
    const parent = el?.offsetParent;
    if (!el || !parent) return;
    const [w, h] = [parent.clientWidth, parent.clientHeight];
    el.style.left = `${Math.max(4, Math.min(w - el.offsetWidth - 4, x - el.offsetWidth / 2))}px`;
    el.style.top = `${y + 14 + el.offsetHeight > h ? Math.max(4, y - 14 - el.offsetHeight) : y + 14}px`;
  }, [x, y, items]);

  useLayoutEffect(() => {
    const before = document.activeElement;
    root.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
    const away = (e: PointerEvent): void => {
      if (!root.current?.contains(e.target as Node)) close.current();
    };
    document.addEventListener('pointerdown', away, true);
    return () => {
      document.removeEventListener('pointerdown', away, true);
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
    };
  }, []);

  const key = (e: KeyboardEvent): void => {
    e.stopPropagation();
    const all = [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const go: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 };
    if (e.key === 'Escape' || e.key === 'Tab') onClose();
    else if (e.key in go) all[((go[e.key] ?? 0) + all.length) % all.length]?.focus();
    else return;
    e.preventDefault();
  };

  return (
    <div class="place-menu" role="menu" aria-label={title} ref={root} onKeyDown={key}>
      <p class="place-menu-title" aria-hidden="true">
        {title}
      </p>
      {items.map((item) => (
        <button key={item.key} type="button" role="menuitem" tabIndex={-1} data-tone={item.tone} onClick={() => onPick(item.key)}>
          <span>{item.label}</span>
          {item.badge ? <span class="place-menu-badge">{item.badge}</span> : null}
        </button>
      ))}
    </div>
  );
}
