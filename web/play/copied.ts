// A text is put where what is copied lies.

/** At addresses without TLS browsers have only the older of two ways. Rejected: there is none. */
export async function copyText(text: string): Promise<void> {
  // Whatever the types say: not there.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) return clipboard.writeText(text);
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  // Out of sight, and nothing is scrolled to it; what stands outside of an open dialog cannot be selected.
  field.style.cssText = 'position: fixed; opacity: 0';
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  if (!done) throw new Error('nothing was copied');
}
