// What is said where one device is the board and phones are hands, in French.
import type { around as en } from './en.ts';

export const around: typeof en = {
  wish: 'Autour de cet écran',
  wishAbout:
    'Cet appareil montre la table à tout le monde et n’a pas de place. Chaque joueur ou joueuse scanne un code avec son téléphone et y tient ce qui lui appartient ; d’autres peuvent venir de n’importe où par le même lien.',
  seat: 'Vient avec un téléphone',
  name: 'Écran',
  title: (game) => `${game} : prenez place`,
  scan: 'Scannez ce code avec votre téléphone pour vous asseoir',
  or: 'ou tapez cette adresse :',
  waits: (n) => (n === 1 ? 'Une place est libre.' : `${n} places sont libres.`),
  full: 'Tout le monde est assis. La partie commence quand chaque personne a touché « On peut commencer » sur son téléphone.',
  more: 'Plus',
  again: 'Encore une partie',
  whole: 'Plein écran',
  leave: 'Quitter l’écran',
  show: 'Sur un écran',
  link: 'Lien pour un écran',
  toBoard: 'Montrer le plateau',
  toHand: 'Revenir à ma main',
  lately: 'Ce qui s’est passé',
};
