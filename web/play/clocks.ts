// Clocks, which come only where time counts: there nothing is shown before they are here, so that nothing moves for them.
import type { Snapshot } from '../net/http/api.ts';
import { later } from './later.tsx';

export const Clock = later(() => import('./Clock.tsx').then((m) => m.Clock));
export const clocksFor = async ({ tempo }: Pick<Snapshot, 'tempo'>): Promise<void> => (tempo ? Clock.come() : undefined);
