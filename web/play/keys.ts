// Shortcuts; all of them are off while something is typed, and none needs a modifier.
import type { OpenDialog } from './dialogs.ts';
import type { TableStore } from './store.ts';

const typing = (el: EventTarget | null): boolean =>
  el instanceof HTMLElement && (el.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(el.tagName));

/** Opens a tab of what happened, and goes to what is in it. */
function intoTab(tab: string, to: string): void {
  document.getElementById(`tab-${tab}`)?.click();
  setTimeout(() => document.querySelector<HTMLElement>(to)?.focus(), 30);
}

export function shortcuts(store: TableStore, open: (d: OpenDialog) => void): () => void {
  const press = (e: KeyboardEvent): void => {
    if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey) return;
    if (typing(e.target) && !(e.target instanceof HTMLInputElement && e.target.type === 'checkbox')) {
      if (e.key === 'Escape' && e.target instanceof HTMLElement) e.target.blur();
      return;
    }
    if (document.querySelector('dialog[open]') || store.covered.value) return;
    const { film } = store.past;
    if (film.still.value && e.key === 'Escape') film.end();
    else if (film.still.value && e.key === '.') film.next();
    else if (film.still.value && e.key === ',') film.back();
    else if (e.key === 'u') void store.draft.undo();
    else if (e.key === '/') {
      const field = document.querySelector<HTMLDetailsElement>('.line-field');
      if (!field) return;
      field.open = true;
      document.getElementById('line')?.focus();
    } else if (e.key === 'l') {
      intoTab('log', '#log');
    } else if (e.key === 'p') document.getElementById('prompt')?.focus();
    else if (e.key === 'g') intoTab('talk', '.gestures button');
    else if (e.key === 'c') intoTab('talk', '#message');
    else if (e.key === '?') open({ kind: 'help' });
    else return;
    e.preventDefault();
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}
