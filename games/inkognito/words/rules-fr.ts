// La page des règles en français, avec nos propres mots.
import { forPlayers, plays, settingsSection, withShort, type RulesOf, type RulesText, type Section } from '@ridotto/engine/rules-text.ts';
import { short } from './short-fr.ts';
import { OPTIONS } from '../box/options.ts';
import { fr } from './fr.ts';
import { matters } from './matters.ts';

const NOTES: Readonly<Record<string, string>> = {
  blank: 'Votre feuille de notes est vierge : rien ne s’y écrit de soi-même.',
  record: 'Votre feuille de notes garde ce que vous avez vu et montré.',
  deductions: 'Votre feuille de notes garde ce que vous avez vu et montré ; elle barre aussi ce qui ne peut pas être, et dit pourquoi.',
};
const ambassador = (table: RulesOf | undefined): string | undefined =>
  table && `La personne à la ${fr.options.ambassadorSeat.values[String(table.options.ambassadorSeat)] ?? ''}`;

export const rules: RulesText = (table) => {
  const at = plays(table);
  const sections: readonly Section[] = [
    {
      id: 'aim',
      title: 'De quoi s’agit-il',
      paragraphs: [
        'C’est le carnaval à Venise, et quatre agents masqués sont en ville : Lord Fiddlebottom et le colonel Bubble travaillent ensemble, tout comme Madame Zsa Zsa et l’agent X. Chaque personne joue l’un d’eux sans connaître les autres.',
        'Trouvez votre partenaire en posant des questions, réunissez les deux moitiés de votre mission, accomplissez-la et annoncez-le. Si c’est juste, vous gagnez tous les deux. Sinon, ce sont les deux autres.',
      ],
    },
    {
      id: 'set-up',
      title: 'Avant le premier tour',
      paragraphs: [
        `Chaque personne a quatre figurines, une de chaque taille : grande, petite, grosse et fine. ${at('placing', 'random') ? 'Le sort décide sur laquelle des quatre cases de départ de sa couleur chacune commence.' : 'Elle les pose sur les quatre cases de départ de sa couleur, dans l’ordre de son choix ; tout le monde le fait en même temps.'}`,
        'C’est alors seulement que l’on distribue les cartes secrètes grises : qui vous êtes, laquelle de vos figurines est vraiment vous, et une lettre. La figurine qui a ce déguisement est la vraie ; les trois autres sont des leurres. L’Ambassadeur commence à l’ambassade.',
      ],
    },
    {
      id: 'balls',
      title: 'Secouer et se déplacer',
      paragraphs: [
        'Le tour commence par le Fantôme de la Prophétie. De ses dix boules il en montre trois, et chacune vaut un pas le long d’une ligne jusqu’à la case suivante :',
        [
          'blanche (trois dans le Fantôme) : une de vos figurines, par rue ou canal',
          'orange (deux) : une de vos figurines, par une rue',
          'bleue (deux) : une de vos figurines, par un canal',
          'noire (deux) : l’Ambassadeur, par rue ou canal',
          'violette (une) : la figurine d’une autre personne, par rue ou canal',
        ],
        'Les boules servent dans n’importe quel ordre, à une ou plusieurs figurines, ou pas du tout. En chemin, on passe devant tout le monde. Seule compte la position finale :',
        [
          'jamais deux de vos figurines ensemble ;',
          'vous ne rencontrez pas deux figurines de la même personne ;',
          'là où vous avez mené l’Ambassadeur, aucune figurine d’une autre personne ;',
          'là où vous avez mené la figurine d’une autre personne, ni l’Ambassadeur ni une autre figurine qui n’est pas à vous.',
        ],
      ],
    },
    {
      id: 'meetings',
      title: 'Rencontres',
      paragraphs: [
        'Une de vos figurines rencontre la figurine d’une autre personne, ou l’Ambassadeur, si elles finissent sur une même case et que l’une des deux au moins a été déplacée par une boule à ce tour. Celles qui étaient restées ensemble ne se rencontrent pas de nouveau.',
        'De chaque rencontre vous faites une chose, dans l’ordre qui vous plaît :',
        [
          'poser une question ; il faut ensuite renvoyer qui a été rencontré',
          'faire un pas de plus avec votre propre figurine jusqu’à la case voisine, par rue ou canal, si elle est libre ; les cases à numéro comptent aussi',
          'rien : les deux restent',
        ],
      ],
    },
    {
      id: 'questions',
      title: 'Questions et réponses',
      paragraphs: [
        'En interrogeant la personne dont vous avez rencontré une figurine, vous dites ce que vous voulez savoir. Pour l’identité, on vous montre deux cartes Identité différentes et une carte Déguisement ; pour le déguisement, deux cartes Déguisement et une carte Identité. Une des trois au moins est vraie.',
        'Chez l’Ambassadeur, vous interrogez qui vous voulez. On ne vous montre alors que deux cartes de la sorte demandée, dont une vraie.',
        'La réponse se choisit librement. À la place d’une vraie carte de couleur, on peut montrer la carte secrète grise, ce qui la prouve. La carte Mission grise peut remplacer n’importe quelle carte, mais ne compte jamais comme la vraie. On n’est jamais obligé de montrer une carte grise ni sa Mission.',
        'On ne montre pas deux fois les mêmes cartes à la même personne tant qu’il reste du nouveau à montrer : la maison s’en souvient pour vous. Quand toutes les possibilités ont été montrées, et alors seulement, les réponses se raccourcissent.',
      ],
    },
    {
      id: 'dismissal',
      title: 'Le renvoi',
      paragraphs: [
        'Après une question, la figurine rencontrée part sur une case libre sans numéro, à votre choix. L’Ambassadeur part sur une case de départ colorée libre ou à l’ambassade. Une figurine qui arrive ainsi ne rencontre personne.',
      ],
    },
    {
      id: 'tells',
      title: 'Les gestes',
      paragraphs: [
        'Chaque agent a un geste auquel on le reconnaît : Lord Fiddlebottom cligne de l’œil droit, le colonel Bubble se tire le lobe de l’oreille gauche, Madame Zsa Zsa jette un regard de mépris, l’agent X fronce les sourcils.',
        'Tout le monde peut faire n’importe lequel de ces gestes à tout moment, à son tour ou non, pour toute la table ou pour une seule personne ; l’Ambassadeur aussi. Ici, tout le monde voit chaque geste et à qui il s’adresse. Il peut être sincère ou mensonger : seules les cartes doivent être honnêtes. On en fait trois au plus par tour.',
      ],
    },
    {
      id: 'missions',
      title: 'Missions et fin de partie',
      paragraphs: [
        'Les deux lettres d’une équipe, dans l’ordre de ses agents, désignent sa mission : soit quelqu’un doit se tenir sur une certaine case, soit deux doivent se tenir sur la même. Un agent, c’est toujours la vraie figurine. Peu importe qui les y a menés, et quand. Seulement si une mission envoie l’Ambassadeur sur une case, il doit avoir été déplacé au moins une fois dans la partie.',
        'À votre tour, chaque fois qu’une décision vous est demandée, vous pouvez annoncer que la mission est accomplie et tendre la main à la personne que vous prenez pour votre partenaire. Elle la serre ou la refuse, et la partie est finie :',
        [
          'si c’est bien votre partenaire, que la main est serrée et la mission accomplie, votre équipe gagne ;',
          'dans tous les autres cas, c’est l’autre camp : à trois, ce peut être une personne seule.',
        ],
        'Rien ne s’annonce tout seul. Si personne ne remarque une mission accomplie, la partie continue.',
      ],
    },
    {
      id: 'three',
      title: 'À trois',
      paragraphs: [
        'Une couleur ne participe pas, et un paquet de cartes secrètes est mis de côté sans être vu. Une des trois personnes n’a donc pas de partenaire, sans le savoir au début : elle forme un camp à elle seule. Les deux autres forment une équipe comme une autre ; si leur mission nomme l’agent absent, la cible est à sa place l’agent seul.',
        'L’agent seul gagne en annonçant sa fuite quand sa vraie figurine est sur sa case de fuite : 5 pour Lord Fiddlebottom, 1 pour le colonel Bubble, 4 pour Madame Zsa Zsa, 6 pour l’agent X. Si la personne seule l’annonce d’une autre case, ou annonce une mission, les deux autres gagnent ; si l’une des deux autres se trompe en annonçant, ou tente la fuite, c’est la personne seule qui gagne.',
      ],
    },
    {
      id: 'five',
      title: 'À cinq',
      paragraphs: [
        `${ambassador(table) ?? 'Une des cinq personnes'} joue l’Ambassadeur : ni figurines, ni cartes, ni mission. À son tour, l’Ambassadeur fait jusqu’à deux pas. Après un pas ou deux, on peut interroger une fois, pour deux cartes, la personne à qui appartient chaque figurine qui se trouve là ; chaque figurine interrogée est renvoyée. Il n’y a pas de pas supplémentaire, et personne ne peut interroger l’Ambassadeur.`,
        'Cette personne voit aussi toutes les réponses aux questions que les autres posent par l’Ambassadeur. Une fois dans la partie, à tout moment sauf quand une main est tendue, elle peut sceller une feuille qui dit qui est chaque personne, et laquelle de ses figurines. Si elle est entièrement juste quand une mission est annoncée, l’Ambassadeur gagne seul.',
        'Une mission qui envoie l’Ambassadeur sur une case demande alors que la vraie figurine d’un des deux partenaires s’y trouve.',
      ],
    },
    {
      id: 'notes',
      title: 'Ce que la maison fait pour vous',
      paragraphs: [
        `${NOTES[String(table?.options.notes)] ?? 'Votre feuille de notes garde ce que vous avez vu et montré ; à certaines tables elle barre aussi ce qui ne peut pas être, et dit pourquoi.'} Rien de ce qui s’y trouve ne vient des secrets des autres. Vos marques et vos remarques restent avec votre place, quel que soit l’appareil, et personne d’autre ne peut les lire.`,
        'Avant une annonce, la maison vous montre ce que disent vos propres notes. Elle ne dit pas si elles sont justes.',
      ],
    },
    settingsSection('fr', fr.options, OPTIONS, matters, table),
  ];
  return withShort(forPlayers(sections, { three: [3], five: [5] }, table), short);
};
