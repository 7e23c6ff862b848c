// The thread of strip-types.mjs. Types become spaces, so that lines and columns stay what they are.
import { stripTypeScriptTypes } from 'node:module';
import { workerData } from 'node:worker_threads';

/** @type {{ signal: Int32Array, port: import('node:worker_threads').MessagePort }} */
const { signal, port } = workerData;
port.on('message', (source) => {
  try {
    port.postMessage({ stripped: stripTypeScriptTypes(source) });
  } catch (error) {
    port.postMessage({ error: /** @type {Error} */ (error).message });
  }
  Atomics.store(signal, 0, 1);
  Atomics.notify(signal, 0);
});
