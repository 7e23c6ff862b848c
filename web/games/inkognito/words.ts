// The words of Inkognito in the reader's language.
import { inkognito } from '@ridotto/games/inkognito/manifest.ts';
import type { InkognitoWords } from '@ridotto/games/inkognito/words/shape.ts';
import { following } from '../../words/follow.ts';

const { said, begin } = following(inkognito.words);
export { begin };
export const ink = (): InkognitoWords => said.value!;
