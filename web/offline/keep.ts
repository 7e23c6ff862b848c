// The browser keeps the page, so that it opens where the house is away; browsers do so at secure addresses alone.

/** The worker that keeps it, and shows what the house tells whoever has this browser (/push.js). Only a page that was built has it. */
export const WORKER = import.meta.env.PROD ? '/sw.js' : '/push.js';

/** Once the page is there: what is not needed yet comes after what is. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const keep = (): void => void navigator.serviceWorker.register(WORKER).catch((e: unknown) => console.warn('the page is not kept', e));
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep, { once: true });
}
