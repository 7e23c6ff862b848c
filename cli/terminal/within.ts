// A limit of time for work that may never end: rules are other people's code, and a loop inside one node asks nobody.
import vm from 'node:vm';
import { Failure } from './command.ts';

const endless = new vm.Script('run()');

/** What `run` returns. Throws Failure if that takes longer; then `run` was broken off wherever it was. */
export function within<T>(seconds: number, run: () => T): T {
  try {
    return endless.runInNewContext({ run }, { timeout: seconds * 1000 }) as T;
  } catch (e) {
    if ((e as NodeJS.ErrnoException | undefined)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      throw new Failure(`not done after ${seconds} seconds: perhaps a loop without an end`, { cause: e });
    throw e;
  }
}
