// The house over HTTP and a socket, reached from this page.
import { houseAt } from '@ridotto/table/http/house.ts';
import { call } from './http/api.ts';
import { command, follow } from './streams/index.ts';

export const house = houseAt({
  ask: (path, token, body, leaving) => call(path, token, body, { leaving }),
  command,
  follow,
  wait: (ms) => new Promise((go) => setTimeout(go, ms)),
});
