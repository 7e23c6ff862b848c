// A shared worker: one for all windows of this browser, and with it one connection to the house (docs/decisions/0018).
import { Bundle } from './bundle.ts';
import { greet } from './windows.ts';

const bundle = new Bundle();

addEventListener('connect', (e) => {
  const [port] = (e as MessageEvent).ports;
  if (port) greet(port, bundle);
});
