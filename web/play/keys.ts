// Shortcuts; all of them are off while something is typed, and none needs a modifier.
import { whenPainted } from '../art/painted.ts';
import type { OpenDialog } from './dialogs.ts';
import { backTo, toFirst } from './focus.ts';
import { filmable } from './past.ts';
import type { TableStore } from './store.ts';
import { letters } from '../words/prefs.ts';

const typing = (el: EventTarget | null): boolean =>
  el instanceof HTMLElement && (el.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(el.tagName)) && !isSlider(el);
const isSlider = (el: EventTarget | null): boolean => el instanceof HTMLInputElement && el.type === 'range';

/** Opens a tab of what happened, and goes to what is in it. Where there is none, the prompt says what there is. */
function intoTab(tab: string, to: string): void {
  const there = document.getElementById(`tab-${tab}`);
  if (!there) return toFirst([]);
  there.click();
  // It is drawn by then.
  whenPainted(() => document.querySelector<HTMLElement>(to)?.focus());
}
/** As if it were pressed. */
function press(button: string): void {
  const there = document.getElementById(button);
  if (there) there.click();
  else toFirst([]);
}

/** To where one acts, whatever lies between. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  b: ['[data-area="board"] [data-place][tabindex="0"]'],
  // Where all there is to choose lies in a place of its own, there is no list.
  m: ['[data-area="choices"]', '.table-mine'],
  y: ['#confirm'],
};

/** Through what is past, or is being shown. Was it a key for that? */
function through({ past, happenings }: TableStore, { key, target }: KeyboardEvent): boolean {
  const { film } = past;
  if (!film.still.value) {
    if (key !== ',') return false;
    past.lookBack(filmable(happenings.value));
    return true;
  }
  // Of a game that was played there is no present to come back to.
  if (key === 'Escape' && film.endless) return false;
  if (key === 'Escape') film.end();
  else if (key === '.') film.next();
  else if (key === ',') film.previous();
  else if (!film.back.value) return false;
  else if (key === '<') film.turn(false);
  else if (key === '>') film.turn(true);
  else if (key === 'k' && film.running.value) film.pause();
  else if (key === 'k') film.play();
  else if (key === 'Home' && !isSlider(target)) film.first();
  else if (key === 'End' && !isSlider(target)) film.last();
  else return false;
  return true;
}

export function shortcuts(store: TableStore, open: (d: OpenDialog) => void): () => void {
  /** What had the focus before something was typed. */
  let before: EventTarget | null = null;
  const came = (e: FocusEvent): void => {
    if (typing(e.target) && e.relatedTarget && !typing(e.relatedTarget)) before = e.relatedTarget;
  };
  const pressed = (e: KeyboardEvent): void => {
    if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey) return;
    if (typing(e.target) && !(e.target instanceof HTMLInputElement && e.target.type === 'checkbox')) {
      if (e.key === 'Escape') backTo(before);
      return;
    }
    // A tick like any other button: a switch, or whoever has but two keys, has no space bar.
    if (e.key === 'Enter' && e.target instanceof HTMLInputElement && e.target.type === 'checkbox') return e.target.click();
    if (document.querySelector('dialog[open]') || store.covered.value) return;
    if (e.key.length === 1 && letters.now.value === 'off') return;
    if (through(store, e)) e.preventDefault();
    if (e.defaultPrevented) return;
    if (e.key === 'u') void store.draft.undo();
    else if (e.key === '/') {
      const field = document.querySelector<HTMLDetailsElement>('.line-field');
      if (!field) return;
      field.open = true;
      document.getElementById('line')?.focus();
    } else if (e.key === 'l') {
      intoTab('log', '#log');
    } else if (e.key === 'h') press('hint');
    else if (e.key === 'p') document.getElementById('prompt')?.focus();
    else if (PLACES[e.key] !== undefined) toFirst(PLACES[e.key]!);
    else if (e.key === 'g') intoTab('talk', '.gestures button');
    else if (e.key === 'c') intoTab('talk', '#message');
    else if (e.key === '?') open({ kind: 'help' });
    else return;
    e.preventDefault();
  };
  document.addEventListener('keydown', pressed);
  document.addEventListener('focusin', came);
  return () => {
    document.removeEventListener('keydown', pressed);
    document.removeEventListener('focusin', came);
  };
}
