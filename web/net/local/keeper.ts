// The worker that keeps the tables of this device: shared by all windows, or where there are no shared workers one of a window.
import type { Port } from './keeping.ts';

// Rules and bots of all games come later than the first window, which must be heard at once. What could not be fetched is
// fetched when the next window comes.
let keeping: Promise<typeof import('./keeping.ts')> | undefined;
async function greet(port: Port): Promise<void> {
  try {
    (await (keeping ??= import('./keeping.ts'))).greet(port);
  } catch (e) {
    keeping = undefined;
    port.postMessage({ n: 0, say: 'failed', why: String(e) });
  }
}

if ('SharedWorkerGlobalScope' in globalThis)
  addEventListener('connect', (e) => {
    const [port] = (e as MessageEvent).ports;
    if (port) void greet(port);
  });
else void greet(globalThis as unknown as Port);
