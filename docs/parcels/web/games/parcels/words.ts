import { parcels } from '@ridotto/games/parcels/manifest.ts';
import type { ParcelsWords } from '@ridotto/games/parcels/words/shape.ts';
import { following } from '../../words/follow.ts';

const { said, begin } = following(parcels.words);
export { begin };
export const says = (): ParcelsWords => said.value!;
