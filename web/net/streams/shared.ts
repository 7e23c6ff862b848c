// A shared worker: one for all windows of this browser, and with it one connection to the house (docs/decisions/0018).
import { Bundle } from './bundle.ts';
import type { ToWindow, ToWorker } from './messages.ts';

const bundle = new Bundle();

function greet(port: MessagePort): void {
  const leaving = new Map<number, () => void>();
  const tell = (said: ToWindow): void => port.postMessage(said);
  const bye = (): void => {
    for (const leave of leaving.values()) leave();
    leaving.clear();
  };
  port.onmessage = ({ data: said }: MessageEvent<ToWorker>) => {
    if (said.say === 'look') bundle.wake();
    else if (said.say === 'bye') bye();
    else if (said.say === 'leave') {
      leaving.get(said.id)?.();
      leaving.delete(said.id);
    } else {
      const { id, table, token, after } = said;
      const leave = bundle.follow(table, token, after, {
        happened: (happening, snapshot) => tell({ say: 'happened', id, happening, snapshot }),
        caughtUp: (snapshot) => tell({ say: 'caughtUp', id, snapshot }),
        line: (line) => tell({ say: 'line', id, line }),
        gone: (problem) => tell({ say: 'gone', id, problem }),
      });
      leaving.set(id, leave);
    }
  };
  // A window that crashed says nothing; browsers that know it do.
  port.addEventListener('close', bye);
  tell({ say: 'here' });
}

addEventListener('connect', (e) => {
  const [port] = (e as MessageEvent).ports;
  if (port) greet(port);
});
