// Venice en français. Les phrases sont entières, les verbes au présent, et aucune n’a besoin de savoir si l’on parle d’un
// homme ou d’une femme.
import type { VeniceView } from '../knowledge/view.ts';
import { reasons } from './reasons-fr.ts';
import { choices, prompts, smugglerCard } from './asks-fr.ts';
import { effects } from './effects-fr.ts';
import { facts } from './facts-fr.ts';
import { progress } from './lookup.ts';
import { and, count, names } from './names-fr.ts';
import { options } from './options-fr.ts';
import { rules } from './refusals-fr.ts';
import type { VeniceWords, Question } from './shape.ts';

const LAST = ['', 'fin déclenchée', 'avant-dernière manche', 'dernière manche'];
const ending = (view: VeniceView, alone: boolean): string => {
  const n = progress(view, 'ending');
  if (!alone || n === 0) return LAST[n] ?? '';
  return count(progress(view, 'left') + 1, { one: 'dernier tour', other: 'encore # tours' });
};

export const fr: VeniceWords = {
  ...names,
  ...effects,
  title: 'Venice',
  tagline: 'Deux gondoles et un seul gondolier : commercez le long des canaux, et que l’Inquisition en arrête d’autres que vous.',
  by: 'Un jeu de Dávid Turczi et Andrei Novac, mode solo de Dávid Turczi et Xavi Bordes, Braincrack Games 2020',
  length: '1 à 5 personnes, environ deux heures',
  stage(view, v) {
    if (view.at === 'returns') return 'mise en place';
    if (view.at === 'reduce') return 'décompte final';
    if (progress(view, 'placings') < 2 * Object.keys(view.coins).length)
      return `manche préliminaire · ${v.name(view.awaits[0] ?? view.player)}`;
    return [`tour ${view.turn}`, v.name(view.player), ending(view, v.alone)].filter((x) => x !== '').join(' · ');
  },
  prompts,
  waiting: (who, at) => {
    const what = fr.deciding[at as Question];
    return `On attend ${and(who)}${what ? ` : ${what}` : ''}.`;
  },
  deciding: {
    returns: 'la mission à rendre',
    place: 'la place d’une gondole',
    start: 'la gondole à mener',
    move: 'la route de la gondole',
    missions: 'accomplir une mission ou non',
    lay: 'la place d’une mission',
    activate: 'l’effet à utiliser',
    apply: 'l’apport des missions',
    choose: 'un effet sur deux',
    cubes: 'la cargaison',
    bridge: 'la place du pont',
    'keep-influence': 'la carte à garder',
    'keep-mission': 'la mission à garder',
    assistant: 'l’assistant qui avance',
    overtime: 'le bâtiment à activer',
    spy: 'la place de l’espion',
    stocks: 'la gondole à charger',
    order: 'la prochaine rencontre',
    encounter: 'parchemin ou intrigue',
    pay: 'ce qui est perdu',
    smuggler: 'la route des contrebandiers',
    'choose-gondola': 'la gondole qui part',
    way: 'le chemin à prendre',
    'route-order': 'la prochaine rencontre',
    reduce: 'retirer de l’intrigue ou non',
  },
  handedIn: 'Votre choix est fait. Vous pouvez encore le changer tant que tout le monde n’a pas choisi.',
  held: 'Ceci termine votre tour. Confirmez ou annulez.',
  over: (who) => (who.length === 0 ? 'La partie est finie : le Doge gagne.' : `La partie est finie : ${and(who)} gagne.`),
  orders: {
    scroll: () => ({
      offer: 'Perdre un parchemin à chaque rencontre jusqu’à mon prochain tour',
      given: 'Jusqu’à votre prochain tour, vous perdez un parchemin à chaque rencontre.',
    }),
    intrigue: () => ({
      offer: 'Prendre de l’intrigue à chaque rencontre jusqu’à mon prochain tour',
      given: 'Jusqu’à votre prochain tour, vous prenez de l’intrigue à chaque rencontre.',
    }),
  },
  choices,
  facts,
  rules,
  reasons,
  nothingHere: (place) => `${place} : rien à choisir ici pour l’instant.`,
  options,
  smugglerCard,
  end: {
    title: 'Décompte final',
    rows: {
      awards: 'Grand Conseil',
      assistants: 'Assistants placés',
      wealth: 'Richesse',
      favour: 'Carte Faveur',
      intrigue: 'Intrigue restante',
      total: 'Somme',
    },
    arrested: 'en prison',
    winner: 'gagne',
  },
  standIns:
    'Certaines valeurs de cartes et de canaux sont des substituts : les livrets ne permettaient pas de les lire. Qui possède le jeu peut saisir celles qui sont imprimées.',
  list: and,
};
