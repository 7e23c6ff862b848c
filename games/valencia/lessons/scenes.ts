// What the page of the rules of Valencia shows on the board, and where one goes on from there.
import type { Scene } from '@ridotto/engine';

export const scenes: readonly Scene[] = [
  {
    section: 'steps',
    lesson: 'city',
    step: 2,
    near: ['b2', 'c2', 'd2'],
    about: {
      en: 'Two fountains, a palm, and a free square between them: which square would you take?',
      fr: 'Deux fontaines, un palmier et, entre eux, une case libre : quelle case prendriez-vous ?',
      pl: 'Dwie fontanny, palma, a między nimi wolne pole: które pole wybierzesz?',
    },
  },
  {
    section: 'palm-and-fountain',
    lesson: 'city',
    step: 10,
    near: ['g4', 'h5'],
    about: {
      en: 'A tree between two members of Anne: a palm there serves both.',
      fr: 'Un arbre entre deux membres d’Anne : un palmier y sert aux deux.',
      pl: 'Drzewo między dwojgiem z rodziny gracza Anne: palma służy tam obojgu.',
    },
  },
  {
    section: 'abilities',
    lesson: 'city',
    step: 3,
    near: ['c2', 'd2'],
    about: {
      en: 'The fountain on d2 lets whoever places beside it sell a resource.',
      fr: 'La fontaine de d2 permet à qui se place à côté d’elle de vendre une ressource.',
      pl: 'Fontanna na d2 pozwala sprzedać towar temu, kto stawia obok niej.',
    },
  },
  {
    section: 'end',
    lesson: 'end',
    step: 1,
    near: ['b1', 'b2', 'c2'],
    about: {
      en: 'The last fountain: on b2 it would touch two members of Anne, and count for both.',
      fr: 'La dernière fontaine : en b2, elle toucherait deux membres d’Anne et compterait pour les deux.',
      pl: 'Ostatnia fontanna: na b2 dotknie dwojga z rodziny gracza Anne i liczy się za każde.',
    },
  },
];
