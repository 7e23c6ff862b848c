// La page des règles en français, avec nos propres mots.
import { names } from './names-fr.ts';
import { forPlayers, plays, settingsSection, withShort, type RulesText, type Section } from '@ridotto/engine/rules-text.ts';
import { short } from './short-fr.ts';
import { OPTIONS } from '../box/options.ts';
import { SPECIAL_NAMES, type Special } from '../box/material.ts';
import { fr } from './fr.ts';

const SPECIAL: Readonly<Record<Special, string>> = {
  joker:
    'Joker, 0, un exemplaire : vaut 2 pour chaque carte portant un 6 que d’autres révèlent dans cette enchère. Sa pile prend un rang même avec un total de 0.',
  savings: 'Économies, 1, deux exemplaires : vous recevez 2 pièces.',
  twins:
    'Jumeaux, 2, deux exemplaires : si au moins deux Jumeaux sont révélés dans l’enchère, par la même personne ou non, chacun compte 3.',
  warehouse: 'Entrepôt, 3, deux exemplaires : vous recevez un jeton de vin, s’il en reste dans la réserve générale.',
  support:
    'Soutien, 4, un exemplaire : vous pouvez ajouter un membre de votre réserve sur la case d’une guilde où se trouve exactement un membre, d’une autre personne. Les deux comptent alors comme membres du Conseil. Quand la case est prise ensuite, tous la quittent ensemble ; mais si le premier rang y est déjà, son membre reste.',
  wanderer:
    'Vagabond, 5, un exemplaire : vous pouvez déplacer un membre en ville d’une à trois cases, en tournant à volonté, par des cases de la ville seulement. Celles du chemin peuvent être occupées, la dernière doit être libre. Cela ne coûte rien et n’utilise aucune fontaine.',
  central: 'Centrale, 7, un exemplaire : ne compte que 5 si une autre personne a révélé une carte portant un 0 dans cette enchère.',
};

export const rules: RulesText = (table) => {
  const at = plays(table);
  /** Of each kind of special card that this table uses; without a table of all. */
  const used = SPECIAL_NAMES.filter((name) => table === undefined || at(name, true));
  const sections: readonly Section[] = [
    {
      id: 'aim',
      title: 'De quoi s’agit-il',
      paragraphs: [
        'Valence grandit, et vous êtes l’une de ses familles marchandes. Pendant cinq tours, vous enchérissez pour des places au Conseil, des marchandises et des cases de la ville, et cherchez à avoir vos membres là où se dresseront, à la fin, palmiers et fontaines.',
        `Tout le monde mise avec les mêmes ${at('joker', true) ? 25 : 24} cartes${used.length > 0 && table ? '' : ', quatre de chaque valeur de 1 à 6'}, et chaque carte est faite pour servir une seule fois dans toute la partie. Le plus grand prestige après cinq tours l’emporte.`,
      ],
    },
    {
      id: 'set-up',
      title: 'Avant le premier tour',
      paragraphs: [
        `La ville se compose de tuiles autour d’une fontaine centrale : huit tuiles et 8 cases sur 8 de trois à cinq personnes, quatre tuiles et 6 cases sur 6 à deux. ${at('city', 'random') ? 'Le sort décide où se trouve chaque tuile, de quel côté et dans quel sens.' : 'Elles sont disposées comme conseillé pour une première partie, à moins que la table ne tire au sort.'} Chaque case de la ville appartient à une guilde et coûte de 0 à 5 pièces. Entre elles se trouvent des emplacements de fontaine, où personne ne se tient jamais, et des arbres, aux points où quatre cases se rencontrent.`,
        'Cinq plateaux de tour sont disposés au hasard, chacun avec un palmier et une fontaine ; on les voit tous dès le début. Un plateau dit pour quelle guilde on enchérit aux étapes B, D et F ; sur toute la partie, chaque guilde revient trois fois.',
        `Chaque personne a 15 membres de sa famille, ${at('joker', true) ? 25 : 24} cartes d’influence mélangées face cachée et 5 pièces. Celle que le sort désigne pour commencer a le pion et un membre à la Noblesse ; celle qui est assise à sa gauche en a un à l’Église.`,
        'Chaque personne reçoit cinq missions et en garde secrètement au moins une. Les missions rejetées quittent la partie ; celles qui n’ont pas été distribuées forment la pioche des missions.',
        at('screens', 'open')
          ? 'Cartes et missions sont cachées aux autres ; pièces, ressources et privilèges sont à découvert.'
          : 'Cartes, missions, pièces et ressources sont cachées aux autres ; les privilèges sont à découvert.',
      ],
    },
    {
      id: 'planning',
      title: 'Phase I : la planification',
      paragraphs: [
        `Tout le monde planifie en même temps et en secret. Piochez une carte, regardez-la, décidez d’en piocher une autre ou non, et ainsi de suite. Ce qui est pioché ne retourne pas à la pioche. ${at('minDraw', 0) ? 'On peut aussi n’en prendre aucune.' : 'Tant que celle-ci contient des cartes, vous en prenez au moins une.'}`,
        'Répartissez ensuite toutes les cartes piochées en piles : autant de piles que vous voulez, d’une carte au moins. Quand tout le monde est prêt, on voit combien il y a de piles et combien de cartes dans chacune, mais pas lesquelles. Dès lors, plus rien ne change de pile.',
        'La pioche doit suffire pour cinq tours : cela fait environ cinq cartes par tour, pour sept enchères.',
      ],
    },
    {
      id: 'auctions',
      title: 'Phase II : les enchères',
      paragraphs: [
        'Les étapes A à G sont des enchères. Qui a le pion commence, puis on continue dans le sens des aiguilles d’une montre. Quand vient votre tour, vous faites une seule de ces trois choses :',
        [
          'révéler une de vos piles, avec toutes ses cartes ;',
          'passer ;',
          'rendre un privilège et attendre : vous passez en fin de file. Ce n’est possible que si une autre personne a encore à jouer ; avec un autre privilège, vous pouvez recommencer.',
        ],
        'Sans pile, on passe d’office et l’on ne peut pas attendre.',
        'On compare alors les piles. Le total le plus élevé prend le premier rang ; à égalité, c’est la personne la plus proche, dans le sens des aiguilles d’une montre, de celle qui avait le pion au début de l’enchère ; cette dernière gagne donc toutes les égalités. Attendre n’y change rien. Qui a passé n’a pas de rang.',
        'Le premier rang prend aussitôt le pion. Si personne n’a révélé de pile, le pion reste où il est. Puis les rangs agissent dans l’ordre, chacun jusqu’au bout. Un rang qui ne peut pas ou ne veut pas agir n’est pas transmis.',
        'Toutes les cartes révélées vont à la défausse de leur propriétaire. Mais si vous avez révélé une pile et n’avez rien pu faire, parce que votre rang n’agissait pas ou que rien de ce qu’il offrait n’était possible, vous pouvez remettre une carte de cette pile sous votre pioche. Renoncer à quelque chose de possible n’y donne pas droit, ni garder une case du Conseil que l’on occupe déjà. Ce que fait une carte spéciale à la révélation ne compte pas.',
      ],
    },
    {
      id: 'steps',
      title: 'Ce qui est mis aux enchères',
      paragraphs: [
        'A : le premier rang prend la case Noblesse, le deuxième la case Église. C’est obligatoire pour qui a un membre en réserve. Les deux cases ne dépendent pas l’une de l’autre : qui occupe l’Église et arrive en tête met un autre membre à la Noblesse, et si une seule personne enchérit, l’Église ne change pas.',
        'B, D et F : une guilde. On peut sauter chaque action ; l’ordre est fixe.',
        [
          'Premier rang : prendre la case de la guilde au Conseil, puis une ressource de la guilde, puis placer un membre en ville.',
          'Deuxième rang : prendre la ressource, puis placer un membre.',
          'Troisième rang, seulement à quatre ou cinq : l’une de ces deux actions, ou rien.',
        ],
        'Pour placer un membre, prenez-le dans votre réserve, posez-le sur une case libre de la guilde et payez ce que coûte la case. Si la ressource est épuisée dans la réserve générale, il n’y a rien à prendre.',
        'C et E : le premier rang vend autant de ressources qu’il le souhaite. Les oranges rapportent 1 pièce, les fruits secs 2, le vin 3, les vêtements 4, la porcelaine 5 ; les prix ne changent jamais. À l’étape E, le premier rang peut aussi prendre la case Marchands, avec ou sans vente.',
        'G : le premier rang déplace un de ses membres en ville sur une case libre voisine, jamais en diagonale. Peu importe la guilde ; rien n’est payé ni remboursé, et aucune fontaine n’agit.',
      ],
    },
    {
      id: 'seats',
      title: 'Les cases du Conseil',
      paragraphs: [
        'Le Conseil a huit cases : Noblesse, Église, les cinq guildes et Marchands. Qui prend une case renvoie le membre qui s’y trouve à la réserve de son propriétaire, où il peut resservir aussitôt. On peut occuper plusieurs cases.',
        'Si vous y êtes déjà sans partage, rien ne change. Sinon, il vous faut un membre en réserve ; ceux de la ville et des autres cases ne bougent jamais pour cela.',
      ],
    },
    {
      id: 'palm-and-fountain',
      title: 'H et I : palmier et fontaine',
      paragraphs: [
        'Ici, pas d’enchère. À l’étape H, qui occupe la case Église plante le palmier du tour sur n’importe quel arbre libre. À l’étape I, qui occupe la case Noblesse construit la fontaine du tour sur n’importe quel emplacement libre. Les deux sont obligatoires ; le lieu est au choix.',
        'Ensuite, les piles jamais révélées dans ce tour vont à la défausse de leur propriétaire, face cachée.',
      ],
    },
    {
      id: 'abilities',
      title: 'Ce que peuvent les fontaines',
      paragraphs: [
        'Certaines fontaines ont une capacité. Vous pouvez l’utiliser quand vous placez un membre de votre réserve sur une case à côté de la fontaine, juste après avoir payé, et jamais autrement : ni quand un membre s’y déplace, ni quand la fontaine est construite à côté de lui. Entre deux de ces fontaines, une seule capacité sert.',
        [
          'Nouvelle mission : piochez deux missions, gardez-en exactement une et retirez l’autre de la partie. S’il n’en reste qu’une, elle est à vous.',
          'Carte reprise : remettez une carte quelconque de votre défausse sous votre pioche.',
          'Petite vente : vendez une ressource à son prix. Celle qui vient d’être prise convient, mais son prix ne peut pas payer la case.',
          'Amélioration : rendez une ressource et prenez celle qui vaut juste plus, s’il en reste.',
          'Palmier déplacé : déplacez un palmier vers un arbre libre voisin du sien, sur la même ligne ou colonne, à deux points au plus.',
        ],
      ],
    },
    {
      id: 'council',
      title: 'Phase III : le Conseil',
      paragraphs: [
        'À la fin de chaque tour, le dernier compris, chaque membre au Conseil rapporte 1 point de prestige. Qui y a le plus de membres reçoit un privilège ; en cas d’égalité, chacune des personnes en tête en reçoit un. Les privilèges ne s’épuisent jamais.',
      ],
    },
    {
      id: 'end',
      title: 'La fin',
      paragraphs: [
        'Après le cinquième tour, on ajoute au prestige du Conseil :',
        [
          '1 par membre en ville ;',
          '1 par membre à côté d’un palmier ou de plusieurs : un palmier touche les cases qui se rencontrent à son arbre ;',
          'pour chaque membre, la valeur de chaque fontaine à côté de lui, jamais en diagonale ; la centrale compte, et un membre entre deux fontaines compte les deux ;',
          '1 par privilège restant ;',
          'les points de chaque mission accomplie, moins le malus de chaque mission manquée.',
        ],
        'Pièces, ressources et cases du Conseil ne rapportent plus rien par elles-mêmes. Un total peut être inférieur à 0. Le plus grand prestige gagne ; puis le plus de membres en ville ; puis le plus de pièces ; si l’égalité demeure, la victoire est partagée.',
      ],
    },
    {
      id: 'missions',
      title: 'Les missions',
      paragraphs: [
        'Seule la position finale compte pour les missions. « À côté » et « voisin » signifient : avec un bord commun, même par-dessus le bord des tuiles ; pour les palmiers, c’est ce qui est dit plus haut. La tuile centrale touche huit cases.',
        'La phrase de chaque carte dit ce qu’elle demande ; ses points et son malus figurent à côté. Quatre cartes ont une formule à la place : elles ne peuvent pas échouer.',
        `Une route est ${at('route', 'group') ? 'un groupe de cases occupées par vos membres, chacune voisine d’une autre ; elles comptent toutes.' : 'un chemin de cases différentes occupées par vos membres, chacune voisine de la précédente ; les embranchements n’ajoutent rien.'} Trois à la suite veut dire trois en ligne droite. Quand il faut avoir plus que d’autres, l’égalité ne suffit pas.`,
      ],
    },
    {
      id: 'two',
      title: 'À deux, avec Nina',
      paragraphs: [
        'Pour les guildes, aux étapes B, D et F, une troisième personne imaginaire enchérit : Nina, avec 24 cartes de base à elle, mélangées. Quand les deux personnes ont joué, elle révèle une carte à B, une à D et deux à F, même si tout le monde a passé. Elle gagne toutes les égalités.',
        'Les deux premiers rangs agissent. Un rang que tient Nina est perdu : elle ne prend rien et ne renvoie personne. Si elle gagne, le pion reste où il est. Ses cartes quittent ensuite la partie ; tant qu’elles sont là, un 6 parmi elles compte pour un Joker.',
        'La mission des quartiers n’est pas utilisée, et l’adversaire compte comme seule personne assise à côté.',
      ],
    },
    {
      id: 'special',
      title: 'Cartes d’influence spéciales',
      paragraphs: [
        `${table ? 'Ces cartes spéciales sont en jeu, les mêmes pour tout le monde.' : 'Vous pouvez convenir de quelques-unes des sept sortes de cartes spéciales ; elles sont alors les mêmes pour tout le monde.'} Chaque sorte remplace autant de cartes de base de la même valeur, la Centrale un 6 ; seul le Joker s’ajoute, comme 25e carte. Elles comptent dans leur pile comme les autres. Ce qui se passe à la révélation se passe aussitôt, avant que la personne suivante joue, et quel que soit le classement.`,
        used.map((name) => SPECIAL[name]),
      ],
    },
    {
      id: 'words',
      title: 'Les mots en bref',
      paragraphs: [Object.values(names.pieces).map(({ name, does }) => `${name} : ${does}`)],
    },
    {
      id: 'house',
      title: 'Ce qui vient de nous',
      paragraphs: [
        'Les règles ne disent pas tout ce qui est imprimé sur le matériel. Là où on ne le trouvait pas, cette maison a inventé le sien : les cases des tuiles, l’ordre des guildes, la plupart des valeurs des fontaines et des missions. Qui possède la boîte peut jouer avec les valeurs imprimées.',
        'On ne vous demande rien quand il n’y a rien à décider : ni de passer sans pile, ni de prendre une case du Conseil où vous êtes déjà sans partage.',
      ],
    },
    settingsSection('fr', fr.options, OPTIONS, () => true, table),
  ];
  return withShort(
    forPlayers(sections, { two: [2] }, table).filter(({ id }) => id !== 'special' || used.length > 0),
    short,
  );
};
