// What the page says where a link brings a position to play from, in every language: it is fetched with that page.
import { de } from '@ridotto/engine/french.ts';
import type { Language } from '@ridotto/engine/words.ts';

interface PositionWords {
  readonly title: (game: string) => string;
  readonly about: string;
  readonly who: (name: string) => string;
  readonly play: string;
  /** Of a link that is worth nothing. */
  readonly none: string;
  readonly noneAbout: string;
}

export const POSITION: Readonly<Record<Language, PositionWords>> = {
  en: {
    title: (game) => `A position of ${game}`,
    about: 'A table of this device begins there: nobody else sees it, and nothing that was played elsewhere changes.',
    who: (name) => `Who plays ${name}`,
    play: 'Play from here',
    none: 'This link names no position',
    noneAbout: 'It may have been cut off on its way: copy the whole of it.',
  },
  fr: {
    title: (game) => `Une position ${de(game)}`,
    about: 'Une table de cet appareil commence là : personne d’autre ne la voit, et rien de ce qui s’est joué ailleurs ne change.',
    who: (name) => `Qui joue ${name}`,
    play: 'Jouer à partir d’ici',
    none: 'Ce lien ne mène à aucune position',
    noneAbout: 'Il a peut-être été coupé en route : copiez-le en entier.',
  },
  pl: {
    title: (game) => `Pozycja z gry ${game}`,
    about: 'Stół na tym urządzeniu zaczyna się w tym miejscu: nikt inny go nie widzi, a gra, z której pochodzi, się nie zmienia.',
    who: (name) => `Kto gra na miejscu: ${name}`,
    play: 'Graj od tego miejsca',
    none: 'Ten link nie prowadzi do żadnej pozycji',
    noneAbout: 'Może został po drodze ucięty: trzeba skopiować cały.',
  },
};
