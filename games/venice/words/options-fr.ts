// Les réglages de Venice, en français.
import type { OptionWords } from './shape.ts';

const favour = (seat: string) => ({
  title: `Carte Faveur : ${seat} place`,
  about: 'Seulement si l’on choisit les places qui ont une carte Faveur.',
  values: { false: 'sans', true: 'avec' },
});

export const options: OptionWords = {
  layout: {
    title: 'Disposition des tuiles',
    about: 'Quelle tuile se trouve à quel quai.',
    values: { random: 'au hasard', example: 'comme dans l’exemple du livret' },
  },
  firstPlayer: {
    title: 'Qui commence',
    about: 'Au hasard, ou comme convenu : la première place revient alors à qui commence.',
    values: { random: 'au hasard', chosen: 'la première place' },
  },
  favourCards: {
    title: 'Cartes Faveur',
    about: 'Une fois dans la partie des pièces ou des parchemins, ou des points à la fin. Une aide pour les premières parties.',
    values: { standard: 'tout le monde, mais pas en solo', all: 'tout le monde', none: 'personne', chosen: 'certaines places' },
  },
  favour1: favour('première'),
  favour2: favour('deuxième'),
  favour3: favour('troisième'),
  favour4: favour('quatrième'),
  favour5: favour('cinquième'),
  activateAtOwnGondola: {
    title: 'Activer un bâtiment où votre autre gondole est amarrée',
    about: 'En passant devant. Les règles l’interdisent ; l’exemple du livret le fait.',
    values: { false: 'non', true: 'oui' },
  },
  soloExtraCards: {
    title: 'Solo, plus dur : davantage d’assistants du Doge',
    about: 'Cartes Contrebandier supplémentaires de chaque pioche dans la manche préliminaire.',
    values: { 0: 'aucune', 1: 'une de chaque', 2: 'deux de chaque' },
  },
  soloAssistants: {
    title: 'Solo, plus facile : les premiers assistants du Doge',
    about: 'Si le Doge place des assistants dans la manche préliminaire.',
    values: { true: 'oui', false: 'non' },
  },
  soloHeadStart: {
    title: 'Solo, plus dur : le départ du Doge au Grand Conseil',
    about: 'La case où commencent ses deux marqueurs.',
    values: { 0: '0', 1: '1', 2: '2', 3: '3', 4: '4', 5: '5' },
  },
  soloVpSpace1: {
    title: 'Solo, plus dur : l’assistant du Doge à l’emplacement 1',
    about: 'Ce qu’il lui rapporte.',
    values: { 0: 'rien', 1: '1 PV' },
  },
  soloVpSpace4: {
    title: 'Solo, plus facile : l’assistant du Doge à l’emplacement 4',
    about: 'Ce qu’il lui rapporte.',
    values: { 4: '4 PV', 3: '3 PV' },
  },
  soloScrolls: {
    title: 'Solo : les parchemins du Doge',
    about: 'Combien il en a au départ ; plus il y en a, plus c’est dur.',
    values: { 2: '2', 3: '3, plus dur', 1: '1, plus facile' },
  },
  soloFinalTurns: {
    title: 'Solo : derniers tours sans le Doge',
    about: 'Quand sa rangée ne peut plus être complétée.',
    values: { 1: 'un', 0: 'aucun, plus dur', 2: 'deux, plus facile' },
  },
};
