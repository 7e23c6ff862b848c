// La page des règles en français, dans nos propres mots.
import { plays, settingsSection, withShort, type RulesText } from '@ridotto/engine/rules-text.ts';
import { short } from './short-fr.ts';
import { OPTIONS } from '../box/options.ts';
import { fr } from './fr.ts';
import { matters } from './matters.ts';

export const rules: RulesText = (table) => {
  const at = plays(table);
  return withShort(
    [
      {
        id: 'aim',
        title: 'De quoi s’agit-il ?',
        paragraphs: [
          'Chaque personne mène une famille de Venise, place ses nobles dans six quartiers et construit des ponts entre eux ; là où le Doge s’arrête, le quartier est compté. Le cœur du jeu est le partage des cartes : une personne partage, une autre se sert d’abord.',
          'On joue trois manches de plusieurs tours. Tout à la fin, chaque quartier est compté une dernière fois. Le plus grand prestige l’emporte.',
        ],
      },
      {
        id: 'set-up',
        title: 'Avant le premier tour',
        paragraphs: [
          `Chaque personne a 25 nobles. Le meneur commence ; à tour de rôle, on lance quatre fois le dé et l’on pose deux nobles dans le quartier de chaque lancer. Si les quatre lancers sont égaux, on ${at('fourEqualRolls', 'forceReroll') ? 'refait' : 'peut refaire'} le quatrième jusqu’à ce qu’il diffère.`,
          'Puis, à tour de rôle, chaque personne pose un pont entre deux quartiers voisins, avec un noble dessus qui montre à qui il est. À trois, chaque personne en pose deux, un à la fois.',
        ],
      },
      {
        id: 'round',
        title: 'Un tour',
        paragraphs: [
          `À quatre, le meneur est Premier Donneur ; ${at('roleAssignment', 'leaderChooses') ? 'c’est lui qui désigne' : 'le sort désigne'} le Premier Sélectionneur, le Second Donneur et le Second Sélectionneur. Chaque Donneur pioche cinq cartes Action et trois cartes Pénalité, sans les montrer, et partage les huit en deux offres d’au moins une carte.`,
          at('openOffers4p', 'faceUp')
            ? 'Quand les deux partages sont faits, les quatre offres sont retournées et la première paire joue : le Premier Sélectionneur prend une des deux offres du Premier Donneur et joue aussitôt ses cartes Action, dans l’ordre de son choix. Le Donneur prend ensuite l’autre et fait de même. La seconde paire joue ensuite pareillement.'
            : 'Quand les deux partages sont faits, la première paire joue : les offres du Premier Donneur sont retournées, le Premier Sélectionneur prend celle qu’il veut et joue aussitôt ses cartes Action, dans l’ordre de son choix. Le Donneur prend ensuite l’autre et fait de même. Alors seulement la seconde paire retourne ses offres et joue pareillement.',
          'À trois, le meneur partage seul : six cartes Action et quatre cartes Pénalité en trois offres visibles. Les deux autres personnes choisissent et jouent l’une après l’autre ; la dernière offre revient au meneur.',
          'Les cartes Pénalité restent visibles devant qui les a prises. Après le tour, on change de meneur vers la gauche.',
        ],
      },
      {
        id: 'cards',
        title: 'Les cartes',
        paragraphs: [
          at('mandatoryEffects', 'all')
            ? 'Aucune carte ne se garde pour plus tard. Tout effet doit être appliqué dès que c’est possible.'
            : 'Aucune carte ne se garde pour plus tard. Une carte peut être écartée sans effet, sauf le Doge, qui doit être appliqué.',
          ...(at('banishDie', 'fixed3') ? ['Pour un exil, on ne lance pas le dé : trois nobles partent toujours.'] : []),
          'Il y a cinq cartes Quartier par quartier, six Ponts, douze Traîtres, dix Doges et quatre Exils ; et 28 cartes Pénalité : huit de valeur 1, dix de valeur 2 et dix de valeur 3.',
        ],
      },
      {
        id: 'bridges',
        title: 'Les ponts',
        paragraphs: [
          'Entre deux quartiers voisins, il y a place pour trois ponts de couleurs différentes. Les nobles posés sur les ponts ne sont dans aucun quartier : on ne les compte pas, on ne les remplace pas, on ne les exile pas.',
          'Un noble posé par une carte Quartier peut passer un pont de sa couleur. Un pont construit juste avant, avec une autre carte de la même offre, sert aussitôt.',
          'Quand les douze ponts sont sur le plateau, une carte Pont s’empare d’un pont adverse : son noble rentre chez lui, le vôtre prend sa place, et le pont reste ou change de lieu.',
        ],
      },
      {
        id: 'doge',
        title: 'Le Doge',
        paragraphs: [
          'La première carte Doge de la partie l’amène dans n’importe quel quartier. Ensuite il reste, ou passe autant de ponts qu’on veut : les siens sont gratuits, chaque pont adverse coûte 1 point, payé aussitôt à qui le possède. Il n’entre jamais deux fois dans le même quartier pendant un trajet.',
          'Si aucun pont ne touche son quartier, il peut en sortir sans pont comme premier pas, pour 2 points perdus.',
          `${at('allowDebt', true) ? 'On peut payer des points que l’on n’a pas : un total peut descendre sous 0. On' : 'Il faut avoir les points avant de les payer ; on'} compte après le trajet. Seul le quartier où le Doge s’arrête est compté.`,
        ],
      },
      {
        id: 'scoring',
        title: 'Compter un quartier',
        paragraphs: [
          [
            'Le plus de nobles, sans égalité : la première valeur.',
            'La deuxième place, sans égalité : la seconde valeur. Si plusieurs personnes sont deuxièmes, aucune n’a rien.',
            'Égalité à la première place : chaque personne à égalité a la seconde valeur, et personne d’autre n’a rien.',
            'Une seule couleur présente : la première valeur.',
          ],
        ],
      },
      {
        id: 'limit',
        title: 'La limite et la fin d’une manche',
        paragraphs: [
          'À la fin d’un tour, 10 points de pénalité ou plus mettent hors jeu pour le reste de la manche. Dès que cela arrive à quelqu’un, les personnes qui restent jouent exactement un tour de plus, quels que soient ensuite leurs totaux ; s’il en reste moins de deux, la manche finit aussitôt.',
          'À ce dernier tour, la prochaine personne encore en jeu vers la gauche est meneur et seul Donneur. À trois, on suit la règle pour trois : six cartes Action et quatre cartes Pénalité en trois offres visibles. À deux, ce sont cinq cartes Action et trois cartes Pénalité en deux offres ; l’autre personne en prend une et joue d’abord.',
          'Ensuite, toute personne qui a moins de 10 reçoit autant de points qu’il lui en manque pour atteindre le plus haut total. Le plus bas total, s’il est unique, donne droit à un exil supplémentaire.',
          'On remélange toutes les cartes et tout le monde revient. Nobles, ponts, Doge et scores restent.',
        ],
      },
      {
        id: 'supply',
        title: 'Réserve vide',
        paragraphs: [
          'Si votre réserve est vide quand une carte demande un noble, vous pouvez en prendre un des vôtres dans un autre quartier, jamais sur un pont. Il doit finir ailleurs qu’à sa place de départ.',
        ],
      },
      {
        id: 'end',
        title: 'La fin',
        paragraphs: [
          'Après la troisième manche, les six quartiers sont comptés une fois. Le plus grand prestige l’emporte ; à égalité, le plus de nobles à San Marco ; si l’égalité demeure, la victoire est partagée.',
        ],
      },
      settingsSection('fr', fr.options, OPTIONS, matters, table),
    ],
    short,
  );
};
