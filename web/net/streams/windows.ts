// What the shared worker does for one window, and how it notices that the window has gone.
import { Refused } from '@ridotto/table/port.ts';
import type { Bundle } from './bundle.ts';
import type { ToWindow, ToWorker } from './messages.ts';

/** Milliseconds between two questions whether a window is still there, and how many may go unanswered. The good-bye of a window
    that is closed or loaded again is lost now and then, above all on a busy machine; one that crashed says none. */
const PULSE = 5000;
const UNANSWERED = 3;

/** Follows for the window at this port what it asks for. `every`: milliseconds between two questions whether it is there. */
export function greet(port: MessagePort, bundle: Pick<Bundle, 'follow' | 'command' | 'wake'>, every = PULSE): void {
  const leaving = new Map<number, () => void>();
  const tell = (said: ToWindow): void => port.postMessage(said);
  let pulse: ReturnType<typeof setInterval> | undefined;
  let unanswered = 0;
  let forgotten = false;

  const leave = (id: number): void => {
    leaving.get(id)?.();
    leaving.delete(id);
    if (leaving.size > 0) return;
    clearInterval(pulse);
    pulse = undefined;
  };
  const leaveAll = (): void => {
    for (const id of leaving.keys()) leave(id);
  };
  const ask = (): void => {
    if (++unanswered <= UNANSWERED) return tell({ say: 'there?' });
    forgotten = true;
    leaveAll();
  };
  const follow = ({ id, table, token, after }: ToWorker & { say: 'follow' }): void => {
    leave(id);
    leaving.set(
      id,
      bundle.follow(table, token, after, {
        happened: (happening, snapshot) => tell({ say: 'happened', id, happening, snapshot }),
        caughtUp: (snapshot) => tell({ say: 'caughtUp', id, snapshot }),
        line: (line) => tell({ say: 'line', id, line }),
        gone: (problem) => tell({ say: 'gone', id, problem }),
      }),
    );
    pulse ??= setInterval(ask, every);
  };

  const command = ({ id, table, token, name, said }: ToWorker & { say: 'command' }): void =>
    void bundle.command(table, token, name, said).then(
      (snapshot) => tell({ say: 'answered', id, ...(snapshot && { snapshot }) }),
      (e: unknown) => tell({ say: 'answered', id, ...(e instanceof Refused && { problem: e.problem }) }),
    );

  port.onmessage = ({ data: said }: MessageEvent<ToWorker>) => {
    unanswered = 0;
    // A window that was frozen, not gone.
    if (forgotten && said.say !== 'bye') tell({ say: 'forgotten' });
    forgotten = false;
    if (said.say === 'follow') follow(said);
    else if (said.say === 'leave') leave(said.id);
    else if (said.say === 'command') command(said);
    else if (said.say === 'look') bundle.wake();
    else if (said.say === 'bye') leaveAll();
  };
  port.addEventListener('close', leaveAll);
  tell({ say: 'here' });
}
