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
  local:
    'Les téléphones ne trouvent pas cette adresse. Ouvrez cette page par l’adresse que cette machine a dans votre réseau, et le code y mènera.',
  waits: (n) => (n === 1 ? 'Une place est libre.' : `${n} places sont libres.`),
  full: 'Tout le monde est assis. La partie commence quand chaque personne a touché « On peut commencer » sur son téléphone.',
  more: 'Plus',
  lost: 'Un téléphone manque ?',
  lostAbout:
    'Quelqu’un qui a encore le sien y ouvre « À la table » et propose un nouveau lien pour cette place. Quand les autres sont d’accord, ce téléphone montre un code : une fois scanné, la place est retrouvée, et le téléphone perdu ne l’a plus. Qui a un autre appareil sous « Moi » y est déjà assis.',
  again: 'Encore une partie',
  whole: 'Plein écran',
  leave: 'Quitter l’écran',
  show: 'Sur un écran',
  link: 'Lien pour un écran',
  toBoard: 'Montrer le plateau',
  toHand: 'Revenir à ma main',
  lately: 'Ce qui s’est passé',
};
