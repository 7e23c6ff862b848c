// The house over HTTP, reached from this page.
import { houseAt } from '@ridotto/table/http/house.ts';
import { call } from './http/api.ts';
import { follow } from './streams/index.ts';

export const house = houseAt({
  ask: (path, token, body, leaving) => call(path, token, body, { leaving }),
  follow,
  wait: (ms) => new Promise((go) => setTimeout(go, ms)),
});
