// A strong player of Inkognito: deduces as `steady` does, and weighs what cannot be deduced by what others chose to show. Knowing
// more, it goes to whom it wants to ask, and stands in the others' way, and need not wait until it is certain (docs/decisions/0052);
// and it looks at who can win sooner (docs/decisions/0055).
import { byChoices } from './belief.ts';
import type { Manner } from './manner.ts';
import { player } from './steady.ts';

export const wary: Manner = { belief: byChoices, sure: 0.8, progress: 9, danger: 15, next: 0.9, first: 14 };
export const strong = player('strong', wary);
