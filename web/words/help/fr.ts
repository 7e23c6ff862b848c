// The keys of a table, and how to ask, in French.
import type { help as english } from './en.ts';

export const help: typeof english = {
  title: 'Touches et aide',
  keys: [
    ['Tab', 'par la consigne, le plateau, les cartes et les choix'],
    ['Flèches', 'entre lieux voisins et entre cartes'],
    ['Entrée', 'choisir ce qui est visé'],
    ['?', 'sur un lieu : pourquoi pas ? Ailleurs : cette liste'],
    ['u', 'annuler'],
    ['/', 'écrire un coup, ou demander ce qu’il y a sur la table'],
    ['l', 'au journal'],
    ['g', 'aux gestes'],
    ['c', 'à la discussion'],
    ['p', 'à la consigne'],
    ['m', 'aux choix'],
    ['b', 'au plateau'],
    ['y', 'à « Confirmer »'],
    ['h', 'une suggestion, ou la ranger'],
    ['.', 'ce qui s’est passé : un pas en avant'],
    [',', 'ce qui s’est passé : un pas en arrière'],
    ['k', 'le passé : défiler ou arrêter'],
    ['< >', 'le passé : un tour en arrière, un tour en avant'],
    ['Début Fin', 'le passé : le début, la dernière étape'],
    ['+ − 0', 'sur le plateau : agrandir, réduire, tout voir'],
    ['Échap', 'ferme ce qui est ouvert'],
  ],
  why: 'Un appui long ou un clic droit sur un lieu du plateau demande aussi « pourquoi pas ? ».',
  rules: 'Les règles du jeu',
};
