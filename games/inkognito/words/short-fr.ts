// The rules in short in French: what one needs for a first game.
import type { Short } from '@ridotto/engine/rules-text.ts';

export const short: Short = {
  aim: [
    'Quatre agents, deux équipes : Lord Fiddlebottom et le Colonel Bubble, Madame Zsa Zsa et l’Agent X. Trouvez qui est avec vous, réunissez vos deux lettres, accomplissez la mission et annoncez-la.',
  ],
  'set-up': [
    'Vous avez quatre figurines différentes ; l’une d’elles est vraiment vous. Trois cartes grises vous disent qui vous êtes, quel déguisement est le vôtre, et une lettre.',
  ],
  balls: [
    'Secouez le Fantôme : trois boules, chacune vaut un pas.',
    [
      'blanche : une de vos figurines, par rue ou canal',
      'orange : une des vôtres, par rue',
      'bleue : une des vôtres, par canal',
      'noire : l’Ambassadeur',
      'violette : une figurine de quelqu’un d’autre',
    ],
  ],
  meetings: [
    'Quand votre figurine et une autre finissent sur la même case, et que l’une des deux vient d’être déplacée, elles se rencontrent : vous posez une question et renvoyez cette figurine, ou faites un pas de plus, ou rien.',
  ],
  questions: [
    'Pour l’identité, on vous montre deux cartes Identité et une carte Déguisement ; pour le déguisement, l’inverse. Une au moins est vraie. Une carte grise Identité ou Déguisement est toujours vraie. Par l’Ambassadeur, on peut interroger n’importe qui : deux cartes, dont une vraie.',
  ],
  missions: [
    'Les deux lettres d’une équipe nomment sa mission : qui doit se trouver où. Quand c’est le cas, annoncez-le à votre tour et tendez la main à qui fait équipe avec vous. Si tout est juste, vous gagnez ensemble ; sinon, les autres gagnent.',
  ],
};
