// The rules in short in French: what one needs for a first game.
import type { Short } from '@ridotto/engine/rules-text.ts';

export const short: Short = {
  aim: [
    'Placez des nobles dans six quartiers et bâtissez des ponts entre eux. Là où le Doge s’arrête, le quartier rapporte du prestige. Après trois manches, le plus grand prestige l’emporte.',
  ],
  round: [
    'Une personne pioche des cartes Action et Pénalité et les partage en offres. Une autre prend d’abord une offre et en joue aussitôt les cartes Action ; qui a partagé prend le reste. À quatre, deux paires le font ; à trois, une seule personne partage, en trois offres.',
  ],
  cards: [
    [
      'Un quartier : un noble là, ou par un pont à vous dans le quartier voisin.',
      'Pont : un pont avec un de vos nobles entre deux quartiers voisins.',
      'Traître : un noble adverse rentre chez lui, le vôtre prend sa place.',
      'Doge : il peut se déplacer, et le quartier où il s’arrête est compté.',
      'Exil : nommez un quartier ; un dé dit combien de nobles le quittent.',
    ],
    'On peut écarter une carte, sauf le Doge.',
  ],
  doge: ['Il reste, ou passe des ponts : les vôtres sont gratuits, les autres coûtent 1 point chacun, payé à leur propriétaire.'],
  scoring: [
    'Le plus de nobles : le premier nombre. Deuxième : le second nombre. Égalité en tête : chacun le second nombre, et les autres rien. Égalité à la deuxième place : rien.',
  ],
  limit: [
    'Les cartes Pénalité restent devant vous. À la fin d’un tour, qui en a 10 ou plus sort pour la manche ; on joue encore un tour. Puis qui est sous 10 reçoit ce qui lui manque jusqu’au plus fort total, et le plus petit total, s’il est seul, peut exiler.',
  ],
  end: ['Après la troisième manche, les six quartiers sont comptés une fois encore.'],
};
