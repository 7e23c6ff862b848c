// La page des règles en français, avec nos propres mots.
import { bookOf } from './book.ts';
import { effects } from './effects-fr.ts';
import { names } from './names-fr.ts';
import { options } from './options-fr.ts';
import { alone, two } from './rules-few-fr.ts';
import { forPlayers, plays, settingsSection, withShort, type RulesText, type Section } from '@ridotto/engine/rules-text.ts';
import { short } from './short-fr.ts';
import type { EditionFile } from '../box/edition.ts';
import standard from '../editions/standard.json' with { type: 'json' };
import { OPTIONS } from '../box/options.ts';
import { FEW, matters } from './matters.ts';

const FAVOUR: Readonly<Record<string, string>> = {
  standard: 'Cartes Faveur : une pour tout le monde, mais aucune en solo.',
  all: 'Cartes Faveur : une pour tout le monde.',
  none: 'Cartes Faveur : personne n’en a.',
  chosen: 'Cartes Faveur : certaines places en ont une, comme convenu à la table.',
};

export const rules: RulesText = (table) => {
  const at = plays(table);
  const book = bookOf(names, effects, (name, text) => `${name} : ${text}`, (table?.edition ?? standard) as unknown as EditionFile);
  const sections: readonly Section[] = [
    {
      id: 'aim',
      title: 'De quoi s’agit-il',
      paragraphs: [
        'On dirige des gondoles marchandes sur les canaux de Venise. Dans les bâtiments, des assistants procurent des ressources, des pièces, des parchemins, des cartes et de l’influence au Grand Conseil ; les ressources accomplissent des missions. Mais chaque rencontre sur l’eau fait jaser : c’est l’intrigue.',
        'À la fin, le plus grand nombre de points de victoire (PV) l’emporte, à une exception près : la personne qui a le plus d’intrigue est arrêtée par l’Inquisition et ne peut pas gagner, quels que soient ses points.',
      ],
    },
    {
      id: 'words',
      title: 'Quelques mots',
      paragraphs: [
        [
          `Douze tuiles sont réparties ${at('layout', 'example') ? 'comme dans l’exemple du livret' : 'au hasard'} sur douze des quinze quais. Chacune a quatre emplacements pour les assistants, avec un effet chacun. La place Saint-Marc, le Palais des Doges et le Grand Conseil ont leur quai fixe ; ce sont les bâtiments communaux, où il n’y a jamais d’assistant.`,
          'Les canaux relient les quais ; chacun coûte 1 ou 2 pièces.',
          'Les cubes sont les ressources : céramique, étoffe et argent. Une gondole en porte cinq au plus.',
          'Chaque personne a deux gondoles et un seul gondolier, qui se tient sur la gondole active ; dix assistants ; deux ponts.',
          'Une manche, c’est un tour de chaque personne, en partant de celle qui a commencé la partie et qui le fait jusqu’au bout. Plus loin dans l’ordre du tour veut dire plus loin d’elle dans le sens horaire.',
        ],
      ],
    },
    {
      id: 'set-up',
      title: 'Mise en place',
      paragraphs: [
        [
          at('layout', 'example')
            ? 'Les douze tuiles sont posées sur les quais de l’exemple, face visible.'
            : 'Les douze tuiles sont mélangées et posées sur leurs quais, face visible.',
          'Le pion Fin de Partie se tient sur la case 10, 12, 14 ou 16 de la piste du Grand Conseil à deux, trois, quatre ou cinq.',
          'Des 26 missions, on fait une pioche de 9, 13, 17 ou 20 cartes à deux, trois, quatre ou cinq ; personne ne voit les autres.',
          'Chaque personne reçoit trois missions, en garde deux et en remet une sous la pioche, dans l’ordre du tour.',
          'Les 22 cartes Influence, onze sortes en double, sont mélangées.',
          'Au départ, tout le monde a 0 point, 0 intrigue, 1 parchemin, et se trouve sur la case 0 de la piste du Grand Conseil, qui va jusqu’à 20.',
          `${at('firstPlayer', 'chosen') ? 'La première place commence' : 'On tire au sort qui commence'}, avec 6 pièces ; chaque personne suivante en reçoit 2 de plus que la précédente.`,
          FAVOUR[String(table?.options.favourCards)] ?? 'Cartes Faveur : une pour tout le monde, ou selon ce que la table a convenu.',
        ],
      ],
    },
    {
      id: 'preliminary',
      title: 'La manche préliminaire',
      paragraphs: [
        'Dans le sens horaire, chaque personne place une gondole à n’importe quel quai ; puis, en repartant de la dernière et en sens inverse, chacune place sa deuxième gondole, à un autre quai. Les gondoles du dessous sont récompensées comme toujours (voir « Partager un quai »).',
        'Chaque placement est exécuté aussitôt : sur une tuile, un assistant arrive à l’emplacement 1, en poussant comme d’habitude ; puis le bâtiment est activé. Il n’y a encore ni déplacement, ni croisement, ni carte Influence, ni mission, ni gondolier.',
      ],
    },
    {
      id: 'turn',
      title: 'Votre tour',
      paragraphs: [
        [
          'Si vous voulez, jouez une carte Influence.',
          'Mettez gratuitement le gondolier sur votre autre gondole, ou laissez-le pour 3 pièces. À votre premier tour, le choix est libre et gratuit.',
          'Déplacez cette gondole, en passant devant des quais avec leurs croisements et leurs activations, jusqu’à ce qu’elle s’amarre.',
          'Si vous voulez, accomplissez-y une mission.',
          'Sur une tuile, avancez votre assistant. Puis activez le bâtiment.',
        ],
        'Qui ne peut pas payer pour laisser le gondolier doit changer de gondole. À la fin du tour, l’espion quitte le plateau s’il s’y trouve. On ne peut pas passer son tour.',
      ],
    },
    {
      id: 'moving',
      title: 'Se déplacer : passer ou s’amarrer',
      paragraphs: [
        'La gondole active quitte son quai par un canal. Le premier canal d’un tour est gratuit ; chacun des suivants se paie avant d’y entrer, avec les pièces que vous avez alors. Les canaux qui ont un pont ne coûtent rien, mais le premier canal épuise le mouvement gratuit même s’il a un pont. On n’entre dans un canal que si l’on peut s’amarrer ou passer à son autre bout.',
        'Dans un même tour, aucun canal et aucun quai ne sert deux fois, pas même le quai de départ.',
        'En arrivant à un quai, vous dites tout de suite si vous passez ou si vous vous amarrez :',
        [
          `En passant, vous réglez d’abord un croisement avec chaque gondole présente. Ensuite, vous pouvez activer la tuile si vous y avez un assistant, ou n’importe quel bâtiment si votre espion y est${at('activateAtOwnGondola', true) ? ', même là où votre propre deuxième gondole est amarrée' : ' ; mais pas là où votre propre deuxième gondole est amarrée'}. Puis vous continuez.`,
          'En vous amarrant, vous terminez le déplacement. Il n’y a pas de croisement. On ne s’amarre pas là où se trouve sa propre deuxième gondole.',
        ],
        'On ne peut passer que si l’on peut continuer ensuite : un canal encore inutilisé doit être payable, avec ce que vous avez ou ce que cette activation peut vous donner (une carte Faveur non retournée ne compte pas), et mener à un quai où l’on peut s’amarrer ou passer à son tour. Les choix qui ne laisseraient aucune voie sont interdits, et l’activation ne peut pas finir avant qu’il y en ait une.',
      ],
    },
    {
      id: 'sharing',
      title: 'Partager un quai',
      paragraphs: [
        'Une gondole qui s’amarre, ou que l’on place, se met au-dessus de celles qui sont déjà là. Aussitôt, chaque gondole du dessous rapporte 1 PV par gondole qui se trouve maintenant au-dessus d’elle. Quand une gondole part, celles du dessus descendent.',
      ],
    },
    {
      id: 'encounters',
      title: 'Croisements',
      paragraphs: [
        'Il y a un croisement avec chaque gondole amarrée à un quai devant lequel vous passez, dans l’ordre de votre choix. Il n’y en a ni au départ ni là où vous vous amarrez.',
        [
          'Votre propre deuxième gondole : déplacez à votre guise des cubes entre les deux, cinq au plus sur chacune. Rien d’autre ne se passe.',
          'La gondole d’une autre personne : chacune des deux personnes perd 1 parchemin ou prend 1 intrigue. Les choix se font en secret et se montrent ensemble. Sans parchemin, il ne reste que l’intrigue, à moins qu’une carte Faveur ou une mission n’y remédie.',
        ],
      ],
    },
    {
      id: 'bridges',
      title: 'Ponts',
      paragraphs: [
        'Un pont se construit sur n’importe quel canal qui n’en a pas, où que soient vos gondoles, et il y reste. Chaque personne en a deux. Le canal devient gratuit pour tout le monde.',
        'Sous votre propre pont, vous gagnez 1 pièce ; sous le pont d’une autre personne, vous prenez 1 intrigue. Ce n’est pas un croisement, un parchemin n’y fait rien, et cela vaut aussi pour le premier canal.',
      ],
    },
    {
      id: 'goods',
      title: 'Cubes, parchemins et intrigue',
      paragraphs: [
        [
          'Ce qu’un effet fait avec des cubes, il le fait avec ceux de la gondole qui active. Si vous en gagnez trop, vous défaussez des anciens ou des nouveaux, au choix, jusqu’à cinq. Sinon, on ne jette pas de cubes.',
          'Vous avez au plus 10 parchemins ; le surplus est perdu.',
          'Votre intrigue va jusqu’à 8, et jusqu’à 10 à quatre ou cinq. Chaque point au-delà coûte 2 PV à la place ; les points ne descendent jamais sous 0.',
          'Éliminer de l’intrigue comme gain s’arrête à 0. Comme prix, il faut en avoir toute la quantité.',
          'Pièces et cubes ne s’épuisent jamais.',
        ],
      ],
    },
    {
      id: 'assistants',
      title: 'Assistants',
      paragraphs: [
        'Avancer veut dire : si vous n’avez pas d’assistant sur la tuile, vous en posez un à l’emplacement 1 ; sinon, le vôtre va à l’emplacement suivant. Personne ne va au-delà de l’emplacement 4. C’est obligatoire si c’est possible.',
        'Si un autre assistant se trouve à l’emplacement 1, 2 ou 3, il est poussé au suivant, et ainsi de suite le long de la rangée. L’emplacement 4 en contient autant qu’on veut. Un assistant poussé n’active rien.',
        'La première personne à placer son dixième assistant gagne 8 PV. Quand il ne vous en reste plus, vous n’en posez pas de nouveau, mais vous continuez à avancer ceux des tuiles. Si vous vous amarrez à une tuile et n’y avez toujours pas d’assistant, vous n’activez rien.',
      ],
    },
    {
      id: 'activating',
      title: 'Activer',
      paragraphs: [
        'Sur une tuile, vous pouvez utiliser les effets de l’emplacement de votre assistant et de tous ceux qui sont derrière lui ; dans un bâtiment communal, les deux parties. Chaque effet une fois, dans n’importe quel ordre, l’un après l’autre : ce que l’un donne peut servir au suivant. Vous pouvez en laisser de côté.',
        'Un effet s’applique en entier ou pas du tout : il faut avoir le prix, et l’intrigue qu’il donne se prend.',
        'Moins et plus d’intrigue s’entendent strictement : l’égalité ne compte pas.',
      ],
    },
    { id: 'buildings', title: 'Ce que font les bâtiments', paragraphs: [book.tiles, book.communal] },
    {
      id: 'missions',
      title: 'Missions',
      paragraphs: [
        'Une fois la gondole amarrée, avant que votre assistant avance, vous pouvez accomplir une mission de votre main qui nomme ce bâtiment : payez ses cubes à partir de la gondole active et ses parchemins, et gagnez ses pièces et ses points.',
        'Posez-la ensuite à l’un de vos trois emplacements, ou archivez-la. À un emplacement, son effet permanent vaut dès ce moment, pour cette activation aussi. Si l’emplacement est pris, la carte qui s’y trouve est archivée. Les missions archivées sont face cachée : elles ne font rien, mais comptent parmi les missions que vous possédez et avez accomplies.',
        'On tire de nouvelles missions à la place Saint-Marc et au Palais des Doges. D’abord, vous payez des impôts : 1 pièce pour chaque mission que vous possédez, en main, à un emplacement ou archivée ; les pièces de la même activation peuvent servir. Si vous ne pouvez pas tout payer, vous ne tirez pas. Puis vous en tirez deux, en gardez une et mettez l’autre sous la pioche ; une dernière carte seule se garde.',
        'Avec trois missions inachevées en main, ou sans pioche, on ne peut pas tirer.',
      ],
    },
    {
      id: 'permanent',
      title: 'Effets permanents',
      paragraphs: [
        'Ce qui suit une activation a lieu une fois après elle, que vous passiez ou soyez à quai, par des heures supplémentaires ou par l’espion, même sans avoir utilisé d’effet du bâtiment ; mais pas là où vous n’activez rien. Ce qui suit l’accomplissement d’une mission ne vaut pas pour sa propre carte, et vient avant que la nouvelle carte soit posée.',
        'Dans un croisement, l’ordre est : les deux choix et leurs paiements, puis la Mission 14, puis la Mission 7.',
        book.missions,
      ],
    },
    {
      id: 'influence',
      title: 'Cartes Influence',
      paragraphs: [
        'En gagner une veut dire en tirer deux, en garder une et mettre l’autre sous la pioche. Il n’y a pas de limite de main. Si la pioche s’épuise, la défausse en forme une nouvelle. S’il n’y a plus aucune carte, un effet qui ne donne rien d’autre ne peut pas servir.',
        'On peut en jouer une au début de son tour, avant le gondolier. Une carte dont le prix ou la cible manque ne se joue pas ; une carte dont le gain est seulement réduit se joue. Une carte qu’elle vous apporte attend un tour suivant.',
        book.cards,
        'L’espion n’agit que si vous passez ; à quai, vous utilisez votre assistant comme toujours. « Heures supplémentaires » demande un assistant à vous si le bâtiment est une tuile, et agit sur la gondole qui y est amarrée. « Promouvoir des ouvriers » et « Soudoyer le contremaître » demandent un assistant qui n’est pas encore à l’emplacement 4. « Faire une offre » donne ses points si vous ne pouvez pas tirer.',
      ],
    },
    {
      id: 'favour',
      title: 'La carte Faveur',
      paragraphs: [
        'Une fois dans la partie, quand une décision vous est demandée à votre tour ou à votre placement, quand vous devez choisir entre parchemin et intrigue, et au décompte final tant que l’on réduit l’intrigue, vous pouvez la retourner pour 5 pièces ou 2 parchemins. Dans un croisement, cela fait partie du choix secret. Non retournée, elle vaut 4 PV à la fin.',
      ],
    },
    {
      id: 'hidden',
      title: 'Visible et caché',
      paragraphs: [
        'Sont cachés les missions et les cartes Influence en main, l’ordre des pioches, et les cartes vues puis remises lors d’un tirage. Tout le reste est visible, aussi le nombre de cartes de chaque personne.',
      ],
    },
    {
      id: 'end',
      title: 'La fin',
      paragraphs: [
        'La fin est déclenchée, une seule fois, quand la pioche Mission est vide après un tirage, ou quand un marqueur atteint ou dépasse le pion Fin de Partie sur la piste du Grand Conseil. On termine la manche, puis on en joue encore deux.',
      ],
    },
    {
      id: 'scoring',
      title: 'Décompte final',
      paragraphs: [
        [
          'Grand Conseil : selon l’ordre des marqueurs, 9 et 2 PV à deux, 9, 5, 2 à trois, 9, 6, 4, 2 à quatre, 9, 6, 4, 2, 0 à cinq. Les personnes à égalité partagent ce que valent leurs places, arrondi à l’inférieur. Un marqueur sur 0 ne participe pas.',
          'Assistants placés : à 7 ou 8, la moitié de votre case au Grand Conseil, arrondie au supérieur ; à 9 ou 10, la case entière.',
          'Réduire l’intrigue : chaque point coûte 2 parchemins ou 4 pièces. Dans l’ordre du tour, encore et encore, jusqu’à ce que plus personne ne le fasse.',
          'Richesse : 1 PV pour 4 pièces.',
          'Carte Faveur : 4 PV si elle n’a pas été retournée.',
          'Arrestation : la personne qui a le plus d’intrigue, si elle en a plus de 0, est arrêtée. À égalité, c’est celle qui vient le plus tard dans l’ordre du tour.',
          'Parmi les autres, le plus grand nombre de points gagne ; à égalité, la personne qui vient le plus tard dans l’ordre du tour.',
        ],
      ],
    },
    ...two,
    ...alone(book.dogeCards, table),
    {
      id: 'house',
      title: 'Ce que cette maison décide et fait',
      paragraphs: [
        `Les livrets interdisent d’activer un bâtiment en passant devant sa propre deuxième gondole, et leur exemple le fait : ${at('activateAtOwnGondola', true) ? 'à cette table, c’est permis.' : table ? 'à cette table, c’est interdit.' : 'ici, c’est interdit, sauf si la table en a décidé autrement.'}`,
        'Mise en place, impôts, récompenses, poussées et décompte se font pour vous, et seul ce que vous pouvez vraiment choisir est demandé. On peut reprendre tout ce qui n’a rien montré de nouveau à personne.',
        'Certaines valeurs des canaux, des missions et des cartes Doge, ainsi que les récompenses du Conseil à trois et plus, ne pouvaient pas être lues dans les livrets et sont remplacées par des valeurs équilibrées. Qui possède le jeu peut saisir celles qui sont imprimées.',
      ],
    },
    settingsSection('fr', options, OPTIONS, matters, table),
  ];
  return withShort(forPlayers(sections, FEW, table), short);
};
