// Notices of this browser: it gives the house an address of its maker's, under which the worker in /push.js shows what comes.
import { WORKER } from '../offline/keep.ts';

/** Browsers give notices to secure addresses alone, and some to none. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
/** Whoever has said no is not asked again by their browser. */
export const denied = (): boolean => canPush() && Notification.permission === 'denied';

/** Asks for permission. undefined: it was not given. `key`: of the house. */
export async function subscribe(key: string): Promise<PushSubscriptionJSON | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const registration = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  const known = await registration.pushManager.getSubscription();
  // Of another house that was at this address.
  if (known && !isOf(known, key)) await known.unsubscribe();
  return (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
}

function isOf({ options: { applicationServerKey: own } }: PushSubscription, key: string): boolean {
  if (!own) return false;
  const text = btoa(String.fromCodePoint(...new Uint8Array(own)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key;
}
