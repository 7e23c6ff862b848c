// The browser keeps the page, so that it opens where the house is away; browsers do so at secure addresses alone. Where another build of
// it has come meanwhile, it is there with the next page that is loaded.
import { signal } from '@preact/signals';

/** The worker that keeps it, and shows what the house tells whoever has this browser (/push.js). Only a page that was built has it. */
export const WORKER = import.meta.env.PROD ? '/sw.js' : '/push.js';

/** Another build is here already. */
export const newer = signal(false);

/** Once the page is there: what is not needed yet comes after what is. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const keep = (): void => void follow().catch((e: unknown) => console.warn('the page is not kept', e));
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep, { once: true });
}

/** Milliseconds after which it is asked again whether there is another build, when the page comes into sight. */
const AGAIN = 3_600_000;

async function follow(): Promise<void> {
  const registration = await navigator.serviceWorker.register(WORKER);
  const look = async (): Promise<void> => {
    if (registration.waiting) newer.value = await isNewer();
  };
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', () => void look()));
  await look();
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < AGAIN) return;
    asked = Date.now();
    void registration.update().catch(() => undefined);
  });
}
/** Is the last build that is kept another one than that of this page? It begins with another file then. */
async function isNewer(): Promise<boolean> {
  const last = (await caches.keys()).at(-1);
  const first = last === undefined ? undefined : await (await caches.open(last)).match('/');
  const src = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  return first !== undefined && src !== undefined && !(await first.text()).includes(`"${new URL(src).pathname}"`);
}
