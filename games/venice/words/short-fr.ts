// The rules in short in French: what one needs for a first game.
import type { Short } from '@ridotto/engine/rules-text.ts';

export const short: Short = {
  aim: [
    'Menez deux gondoles sur les canaux, servez-vous de vos assistants dans les bâtiments et accomplissez des missions. Le plus de points l’emporte ; mais l’Inquisition arrête qui a le plus d’intrigue à la fin, et ce joueur ne peut pas gagner.',
  ],
  turn: [
    [
      'Jouez une carte Influence, si vous voulez.',
      'Le gondolier passe sur l’autre gondole, ou reste pour 3 pièces.',
      'Déplacez-vous : le premier canal est gratuit, les suivants coûtent des pièces. À chaque quai, vous passez ou accostez.',
      'À l’accostage, accomplissez une mission si vous pouvez.',
      'Votre assistant vient sur cette tuile ou y avance ; puis activez le bâtiment.',
    ],
  ],
  encounters: [
    'En passant près de la gondole de quelqu’un d’autre, chacun perd un parchemin ou prend 1 d’intrigue, au choix et en secret. En passant par une tuile où vous avez un assistant, vous pouvez l’activer.',
  ],
  sharing: ['Une gondole qui accoste se met par-dessus ; chacune au-dessous donne 1 point à son propriétaire.'],
  assistants: [
    'Un nouvel assistant commence sur la case 1 et pousse les autres. Vous pouvez utiliser les effets de sa case et de celles qui précèdent.',
  ],
  missions: [
    'Payez les cubes de la gondole et les parchemins que la mission demande à ce bâtiment ; elle va dans un de vos trois emplacements et vous aide encore. Une nouvelle coûte 1 pièce par mission que vous avez.',
  ],
  end: [
    'La fin vient quand les missions sont épuisées ou que quelqu’un atteint le marqueur de fin du Grand Conseil : on finit le tour, puis on en joue deux autres.',
  ],
  scoring: [
    'Grand Conseil, assistants, 1 point pour 4 pièces. Puis on peut racheter de l’intrigue, 2 parchemins ou 4 pièces chacune, et l’Inquisition arrête qui en a le plus.',
  ],
};
