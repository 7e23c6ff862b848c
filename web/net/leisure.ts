// What is fetched ahead, when the browser has time: what cannot be had now is fetched when it is needed.

/** When nothing else waits to be done; after a second at most, for a page that draws nothing new may be told of no such moment. */
export const leisure = (): Promise<void> =>
  new Promise((go) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => go(), { timeout: 1000 });
    else setTimeout(go, 200);
  });

export async function quietly(part: () => Promise<unknown>): Promise<void> {
  try {
    await part();
  } catch {
    // later, then
  }
}
