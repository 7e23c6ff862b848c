// The worker that keeps the tables of this device: shared by all windows, or where there are no shared workers one of a window.
import type { Port } from './keeping.ts';

// Rules and bots of all games come later than the first window, which must be heard at once.
const keeping = import('./keeping.ts');
const greet = async (port: Port): Promise<void> => (await keeping).greet(port);

if ('SharedWorkerGlobalScope' in globalThis)
  addEventListener('connect', (e) => {
    const [port] = (e as MessageEvent).ports;
    if (port) void greet(port);
  });
else void greet(globalThis as unknown as Port);
