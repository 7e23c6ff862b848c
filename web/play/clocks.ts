// Clocks, which come only where time counts: there nothing is shown before they are here, so that nothing moves for them.
import type { Snapshot } from '../net/http/api.ts';
import { aside, later } from './later.tsx';

const load = () => import('./Clock.tsx').then((m) => m.Clock);
export const Clock = later(load);
const come = aside(load);
export const clocksFor = async ({ tempo }: Pick<Snapshot, 'tempo'>): Promise<void> => void (tempo && (await come()));
