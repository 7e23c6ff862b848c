import type { ParcelsView } from '@ridotto/games/parcels/words/shape.ts';
import type { GameFace } from '../../play/face.ts';
import { Board } from './Board.tsx';
import { begin, says } from './words.ts';

/** Sentences come by name, with data that the game has made for that name. */
const said = (
  sentence: ((about: never, name: (seat: string) => string) => string) | undefined,
  about: object,
  name: (seat: string) => string,
) => sentence?.(about as never, name);

const face: GameFace = {
  words: says,
  tabs: () => [],
  prompt: (at) => says().prompts[(at.view as ParcelsView).at]?.(at.name) ?? { ask: '' },
  stage: (at) => says().stage((at.view as ParcelsView).round),
  label: (choice, at) => said(says().choices[choice.do], choice, at.name) ?? choice.do,
  line({ what, data }, name) {
    const text = said(says().facts[what], data, name);
    const { seat } = data as { seat?: number };
    return text === undefined ? undefined : { text, seat: seat === undefined ? null : `s${seat}`, places: [] };
  },
  rule: ({ rule, facts }, name) => said(says().rules[rule ?? ''], facts ?? {}, name),
  asks: () => [],
  placeName: (place) => place,
  Board,
  Cards: () => null,
  standing: (seat, at) => {
    const coins = (at.view as ParcelsView).coins[seat] ?? 0;
    return { counts: [{ id: 'coins', icon: <>◎</>, value: coins, about: says().coins(coins) }], marks: [] };
  },
  Panels: () => <></>,
  About: () => <></>,
  End: () => <></>,
};

export async function ready(): Promise<GameFace> {
  await begin();
  return face;
}
