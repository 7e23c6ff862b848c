import { words } from '@ridotto/games/parcels/words/index.ts';
import type { ParcelsWords } from '@ridotto/games/parcels/words/shape.ts';
import { following } from '../../words/follow.ts';

const { said, begin } = following(words);
export { begin };
export const says = (): ParcelsWords => said.value!;
