/** What the board reads of an edition. */
import type { EffectFile } from '@ridotto/games/venice/box/effects.ts';

export interface MapFile {
  readonly quays: readonly { readonly id: string; readonly x: number; readonly y: number; readonly building?: string }[];
  readonly canals: readonly { readonly id: string; readonly a: string; readonly b: string; readonly cost: number }[];
  readonly tiles: readonly { readonly id: string; readonly resource?: string; readonly effects: readonly EffectFile[] }[];
  readonly communalBuildings: readonly { readonly id: string; readonly effects: readonly EffectFile[] }[];
}
