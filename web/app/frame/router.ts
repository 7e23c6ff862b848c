// Addresses of the page, by the history of the browser. Links are plain links: those that lead to another page of the house
// are followed here, without loading anything anew.
import { signal } from '@preact/signals';
import { whenPainted } from '../../art/painted.ts';
import { newer } from '../../offline/keep.ts';

export const path = signal(location.pathname);
/** Where one came from to read the rules. */
export const lastTable = signal<string | null>(null);

/** A page where something goes on: another build of the page waits as long as one is there. */
const isBegun = (to: string): boolean => /^\/(?:table|sit|replay)(?:\/|$)/.test(to);

/** The table whose rules are read stands in the address, `?table=ID`, so that a reload, or whoever is sent it, finds it again. */
export function keepTable(): void {
  const said = new URLSearchParams(location.search).get('table');
  if (said !== null) lastTable.value = `/table/${encodeURIComponent(said)}`;
  else if (lastTable.value !== null) {
    const [, , id] = lastTable.value.split('/');
    history.replaceState(history.state, '', `${location.pathname}?table=${id}${location.hash}`);
  }
}

/** `replace`: the page that was left is not to be come back to. */
export function go(to: string, { replace = false } = {}): void {
  if (newer.value && ![location.pathname, to].some(isBegun)) return location.assign(to);
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  path.value = location.pathname;
  // A section of a page is the browser's own to lead to.
  if (/#[^=]+$/.test(to)) return;
  scrollTo(0, 0);
  arrive();
}

/** The page that comes has the focus, so that whoever listens hears that it is there, and Tab begins in it: as soon as it is fetched,
    and again when what stands there while it loads gives way to it. Whoever does something meanwhile is left where they are. */
function arrive(): void {
  const left = document.activeElement;
  const come = (): void => {
    const at = document.activeElement;
    if (at === null || at === document.body || at === left)
      (document.querySelector<HTMLElement>('[data-arrival]') ?? document.querySelector('main'))?.focus({ preventScroll: true });
  };
  const gone = new MutationObserver(come);
  stay?.();
  stay = () => {
    gone.disconnect();
    removeEventListener('keydown', stay!, true);
    removeEventListener('pointerdown', stay!, true);
  };
  // What leads there may have been pressed at a table, where drawing waits for the next picture.
  whenPainted(come);
  gone.observe(document.body, { childList: true, subtree: true });
  addEventListener('keydown', stay, true);
  addEventListener('pointerdown', stay, true);
}
/** From now on the focus is nobody's but theirs. */
let stay: (() => void) | undefined;

/** Another page of the house; a link within the page, out of the house, or to a file is the browser's own. */
function led(e: MouseEvent): string | undefined {
  if (e.defaultPrevented || e.button !== 0 || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return undefined;
  const link = e.target instanceof Element ? e.target.closest('a') : null;
  if (link?.getAttribute('href')?.startsWith('/') !== true || link.target !== '' || link.hasAttribute('download')) return undefined;
  return link.pathname + link.search + link.hash;
}

/** From now on. */
export function followLinks(): void {
  addEventListener('popstate', () => {
    const before = path.value;
    path.value = location.pathname;
    if (path.value !== before) arrive();
  });
  document.addEventListener('click', (e) => {
    const to = led(e);
    if (to === undefined) return;
    e.preventDefault();
    go(to);
  });
}
