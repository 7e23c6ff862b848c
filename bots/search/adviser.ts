// What a game has for giving advice.
import type { Place } from '@ridotto/engine';
import type { AdvisersGuide } from './guide.ts';
import type { Reasoning } from './reasons.ts';

export interface Adviser<S extends Place = Place> {
  readonly guide: AdvisersGuide<S>;
  readonly reasoning: Reasoning<S>;
}
