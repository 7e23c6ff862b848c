// The words of San Marco in the reader's language.
import { sanMarco } from '@ridotto/games/san-marco/manifest.ts';
import type { SanMarcoWords } from '@ridotto/games/san-marco/words/shape.ts';
import { following } from '../../words/follow.ts';

const { said, begin } = following(sanMarco.words);
export { begin };
export const says = (): SanMarcoWords => said.value!;
