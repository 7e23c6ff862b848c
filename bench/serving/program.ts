// A program in a process of its own, which says one thing when it is ready, and one whenever it is asked.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export class Program<Ready> {
  readonly ready: Ready;
  readonly #child: ChildProcess;
  private constructor(child: ChildProcess, ready: Ready) {
    this.#child = child;
    this.ready = ready;
  }

  /** `file`: in this workspace. Rejects when it ends before it is ready. */
  static async start<Ready>(file: string, argument: string): Promise<Program<Ready>> {
    const child = fork(path.join(import.meta.dirname, '..', file), [argument], {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    return new Program(child, await answerOf<Ready>(child, file));
  }
  ask<T>(question: object | string): Promise<T> {
    const answer = answerOf<T>(this.#child, this.#child.spawnargs.join(' '));
    this.#child.send(question);
    return answer;
  }
  /** It ends by itself when nobody holds it any more. */
  async stop(): Promise<void> {
    if (!this.#child.connected) return;
    const gone = once(this.#child, 'exit');
    this.#child.disconnect();
    await gone;
  }
}

function answerOf<T>(child: ChildProcess, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (): void => reject(new Error(`${what} has ended`));
    child.once('exit', ended);
    child.once('message', (answer) => {
      child.off('exit', ended);
      resolve(answer as T);
    });
  });
}
