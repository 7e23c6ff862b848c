// The rules in short in French: what one needs for a first game.
import type { Short } from '@ridotto/engine/rules-text.ts';

export const short: Short = {
  aim: [
    'Pendant cinq tours, vous misez pour des places au Conseil, des ressources et des cases de la ville. Le plus grand prestige l’emporte.',
  ],
  'set-up': [
    'Vous gardez en secret au moins une mission sur cinq. On les juge à la fin : des points si elles sont remplies, −3 pour la plupart sinon. Vous avez 24 cartes, 5 pièces et 15 membres.',
  ],
  planning: [
    'Avant un tour, piochez autant de cartes que vous voulez et formez-en des piles. Chaque carte sert une fois dans la partie, et les piles inutilisées sont perdues : environ cinq cartes par tour.',
  ],
  auctions: [
    'À chacune des sept enchères, révélez une pile, ou passez, ou rendez un privilège pour agir en dernier. Le plus fort total est premier ; une égalité va à qui avait le pion au début, puis dans le sens des aiguilles. Qui a révélé une pile et n’a rien pu faire remet une carte sous sa pioche.',
  ],
  steps: [
    [
      'A : le premier prend la Noblesse, le deuxième l’Église.',
      'B, D, F : une guilde. Premier : place, ressource, case. Deuxième : ressource, case. Troisième, à quatre ou cinq : l’une des deux.',
      'C, E : le premier vend des ressources ; en E, aussi la place des Marchands.',
      'G : le premier déplace un membre d’une case.',
    ],
  ],
  'palm-and-fountain': ['H : l’Église plante le palmier. I : la Noblesse construit la fontaine.'],
  council: ['Après chaque tour : 1 point par membre au Conseil ; qui en a le plus y gagne un privilège.'],
  end: [
    'À la fin : 1 par membre en ville, 1 par membre près d’un palmier, la valeur de chaque fontaine qui le touche, 1 par privilège, et les missions.',
  ],
};
