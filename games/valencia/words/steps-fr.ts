// Les étapes d’un tour en français.
import { guildOf } from './names-fr.ts';
import type { StepKind, ValenciaWords } from './shape.ts';

export const steps: ValenciaWords['steps'] = {
  seats: { name: 'Noblesse et Église', does: 'Premier rang : la case Noblesse. Deuxième : la case Église.' },
  guild: {
    name: 'Guilde',
    does: 'Premier rang : case du Conseil, ressource, case en ville. Deuxième : ressource, case en ville. Troisième, à 4 ou 5 : l’une de ces deux actions.',
  },
  sale: { name: 'Vente', does: 'Premier rang : vendre autant de ses ressources que voulu.' },
  'sale-and-merchants': {
    name: 'Vente et Marchands',
    does: 'Premier rang : vendre autant de ses ressources que voulu, et prendre aussi, au choix, la case Marchands.',
  },
  move: { name: 'Déplacement', does: 'Premier rang : déplacer un de ses membres en ville sur une case voisine.' },
  palm: { name: 'Palmier', does: 'Pas d’enchère : qui siège à l’Église plante le palmier du tour.' },
  fountain: { name: 'Fontaine', does: 'Pas d’enchère : qui siège à la Noblesse construit la fontaine du tour.' },
};
/** « étape B, guilde du vin » */
export const stepName = (letter: string, kind: StepKind, guild?: string): string =>
  `étape ${letter}, ${guild === undefined ? steps[kind].name : guildOf(guild)}`;
