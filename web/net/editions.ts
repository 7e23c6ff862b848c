// Editions of one's own: what owners of the box have put in, kept by this device under a name.
import type { EditionData } from '@ridotto/engine/printed.ts';
import { device } from './storage.ts';

export interface KeptEdition {
  readonly id: string;
  readonly game: string;
  readonly file: EditionData;
}
const KEY = 'ridotto.editions';

const all = (): readonly KeptEdition[] => {
  const kept = device.json(KEY);
  return Array.isArray(kept) ? (kept as KeptEdition[]).filter((e) => typeof e?.id === 'string' && typeof e.file === 'object') : [];
};
/** Those of a game, the latest first. */
export const editionsOf = (game: string): readonly KeptEdition[] => all().filter((e) => e.game === game);
export const keptEdition = (id: string): KeptEdition | undefined => all().find((e) => e.id === id);
/** In place of the one with its id, or as another one. */
export function keepEdition(edition: KeptEdition): void {
  const others = all();
  const n = others.findIndex((e) => e.id === edition.id);
  device.write(KEY, JSON.stringify(n < 0 ? [edition, ...others] : others.with(n, edition)));
}
export const forgetEdition = (id: string): void => device.write(KEY, JSON.stringify(all().filter((e) => e.id !== id)));
export const nameOf = ({ file }: KeptEdition): string => (typeof file.name === 'string' ? file.name : '');
