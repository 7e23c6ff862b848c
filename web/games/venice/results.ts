// Finished games against the Doge, kept on this device.
import type { Snapshot } from '../../net/http/api.ts';
import { device } from '../../net/storage.ts';
import { levelOf, SWITCHES } from './levels.ts';
import type { VeniceView } from '@ridotto/games/venice/knowledge/view.ts';

const KEY = 'ridotto.venice.solo';
export interface Result {
  table: string;
  /** A level, or the values of one's own mixture. */
  level: string;
  mine: number;
  his: number;
  won: boolean;
  arrested: boolean;
  when: number;
}
const isResult = (x: unknown): x is Result => {
  const r = x as Result | null;
  return typeof r?.table === 'string' && typeof r.level === 'string' && [r.mine, r.his, r.when].every(Number.isFinite);
};
export function results(): Result[] {
  const kept = device.json(KEY);
  return Array.isArray(kept) ? kept.filter(isResult) : [];
}
function keep(list: readonly Result[]): void {
  device.write(KEY, JSON.stringify(list.slice(-200)));
}
export const forgetResults = (): void => keep([]);

/** Once for each table, when it is over and was played here. */
export function noteResult(snapshot: Snapshot, mineHere: boolean): void {
  const view = snapshot.view as VeniceView;
  if (!snapshot.over || snapshot.names.length > 1 || !mineHere || results().some((r) => r.table === snapshot.table)) return;
  const level = levelOf(snapshot.options) ?? SWITCHES.map((o) => String(snapshot.options[o])).join(' ');
  keep([
    ...results(),
    {
      table: snapshot.table,
      level,
      mine: view.vp.s0 ?? 0,
      his: view.vp.doge ?? 0,
      won: snapshot.over.winners.length > 0,
      arrested: Number(view.progress?.arrested ?? 0) > 0,
      when: Date.now(),
    },
  ]);
}
