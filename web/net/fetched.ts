// Parts of the page that are fetched when they are needed: code and words. Where one cannot be had, it stays wanted: the page
// says so (words/Unfetched.tsx), and whoever reads may have it tried again.
import { signal } from '@preact/signals';

/** Tries once more; is it there now? */
type Wanted = () => Promise<boolean>;

/** Those that could not be had so far. */
export const unfetched = signal<readonly Wanted[]>([]);

/** Addresses of styles that came with some part, and could not be had: the builder asks for each only once, so we do. */
const styles = new Set<string>();
addEventListener('vite:preloadError', (e) => {
  const style = /CSS for (\S+)$/.exec((e as Event & { readonly payload: Error }).payload.message)?.[1];
  if (style === undefined) return;
  styles.add(style);
  e.preventDefault();
});
let loading: Promise<unknown> | undefined;
const loadStyles = (): Promise<unknown> => (loading ??= Promise.all([...styles].map(loadStyle)).finally(() => (loading = undefined)));
const loadStyle = (href: string): Promise<void> =>
  new Promise((good, bad) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => good(void styles.delete(href));
    link.onerror = () => {
      link.remove();
      bad(new Error(`${href} could not be fetched`));
    };
    document.head.append(link);
  });

/** The part as soon as it can be had, with its styles: this promise is never broken, and kept late where the house is away. */
export async function fetched<T>(load: () => Promise<T>): Promise<T> {
  const whole = async (): Promise<T> => {
    const part = await load();
    if (styles.size > 0) await loadStyles();
    return part;
  };
  try {
    return await whole();
  } catch (e) {
    console.warn('a part of the page could not be fetched', e);
    return await new Promise((got) => {
      const again = (): Promise<boolean> =>
        whole().then(
          (part) => (got(part), true),
          () => false,
        );
      unfetched.value = [...unfetched.value, again];
    });
  }
}

/** Tries all of them again. What still cannot be had though the house is there, only a fresh page has: some browsers remember a
    part that failed, and a newer house no longer has the parts of this page. */
export async function tryAgain(): Promise<void> {
  const wanted = unfetched.value;
  const there = await Promise.all(wanted.map((again) => again()));
  const still = wanted.filter((_, i) => there[i] !== true);
  unfetched.value = unfetched.value.filter((one) => !wanted.includes(one) || still.includes(one));
  if (still.length > 0 && (await isThere())) location.reload();
}
const isThere = (): Promise<boolean> =>
  fetch('/api/health').then(
    () => true,
    () => false,
  );
