// Questions about the table, and their answers, in French.
import { counting } from '@ridotto/engine/words.ts';
import type { asked as english } from './en.ts';

const count = counting('fr');

export const asked: typeof english = {
  line: 'Coup ou question',
  lineAsk: 'Demander ce qu’il y a sur la table',
  ask: 'Demander',
  example: (thing) => `Par exemple : ${thing} ?`,
  about:
    'Une question finit par un point d’interrogation : ce qu’il y a à un endroit, qui est en tête, ce qui a changé, ce que vous pouvez faire, ce que vous avez.',
  topics: {
    reach: 'atteindre, voisins, voisines, autour, pres de, a cote',
    changed: 'change, passe, nouveau, manque',
    choices: 'puis je, peux, pourrais, choix, possible, possibles',
    turn: 'tour, dois je, que faire, attend',
    mine: 'mes, mon, ma, j ai, ai je, suis je',
    ahead: 'tete, mene, gagne, devant, score, scores, points, majorite, majorites',
  },
  nothingNew: 'Rien ne s’est passé depuis votre dernier coup.',
  earlier: (n) => count(n, { one: 'Avant cela, le journal a encore # ligne.', other: 'Avant cela, le journal a encore # lignes.' }),
  nothingToDo: 'Il n’y a rien que vous puissiez faire maintenant.',
  nothingThere: (thing) => `Il n’y a rien que vous puissiez faire maintenant avec ceci : ${thing}.`,
  canDo: (n) => count(n, { one: 'Vous pouvez faire ceci :', other: 'Vous avez # possibilités :' }),
  more: (n) => count(n, { one: 'Et # autre.', other: 'Et # autres.' }),
  listed: (items) => items.join(' ; '),
  nobody: 'personne',
  notUnderstood: (things) =>
    `La question n’a pas été comprise. Vous pouvez demander ce qui a changé, à qui c’est le tour, ce que vous pouvez faire, ce que vous avez, qui est en tête, ou nommer quelqu’un ou l’un de ces endroits : ${things.join(', ')}.`,
};
