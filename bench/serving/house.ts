// A house of Ridotto in a process of its own, as `npm start` opens it but for the limits of one address, for here all come from
// one. Argument: JSON of HouseSettings. Tells its parent `{ url }`, and answers `cpu` and `memory`.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { serve } from '@ridotto/server/serve.ts';
import { SECRET } from '../played.ts';

export interface HouseSettings {
  /** A folder. */
  readonly data: string;
  /** The address of one. */
  readonly database?: string;
  readonly mostStreams?: number;
}
/** Asked for `cpu`: CPU time in seconds, so far. */
export interface Used {
  readonly cpu: number;
}
/** Asked for `memory`, in bytes, after all that can be has been let go of. */
export interface Holds {
  /** The heap and buffers. */
  readonly memory: number;
}

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as () => void;
setFlagsFromString('--no-expose-gc');

function answer(question: 'cpu' | 'memory'): Used | Holds {
  if (question === 'cpu') {
    const { user, system } = process.cpuUsage();
    return { cpu: (user + system) / 1e6 };
  }
  for (let n = 0; n < 4; n++) gc();
  const { heapUsed, external } = process.memoryUsage();
  return { memory: heapUsed + external };
}

const settings = JSON.parse(process.argv[2]) as HouseSettings;
const log = (message: string, error?: unknown): void => void (error !== undefined && console.error(message, error));
const house = await serve({ ...settings, port: 0, host: '127.0.0.1', limits: false, secretOf: () => SECRET, log });
process.on('message', (question: 'cpu' | 'memory') => process.send!(answer(question)));
process.on('disconnect', () => void house.close().then(() => process.exit()));
process.send!({ url: house.url });
