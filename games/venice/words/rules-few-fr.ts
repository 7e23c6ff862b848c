// La page des règles en français : à deux, et en solo.
import type { RulesOf, Section } from '@ridotto/engine/rules-text.ts';
import { count } from './names-fr.ts';
import { soloOf } from './solo.ts';

export const two: readonly Section[] = [
  {
    id: 'smugglers',
    title: 'À deux : les contrebandiers',
    paragraphs: [
      'La personne qui commence a la pioche Contrebandier A, l’autre la B, toutes deux mélangées : douze cartes, une par tuile. Deux gondoles d’une troisième couleur, A et B, et ses dix assistants appartiennent aux contrebandiers ; les gondoles arrivent sur le plateau avec leur première carte.',
      'Après chaque tour, sauf dans la manche préliminaire, la personne qui vient de jouer',
      [
        'tire deux cartes de sa pioche, en joue une et remet l’autre dessus ; une dernière carte seule doit être jouée ;',
        'déplace la gondole de cette lettre jusqu’à la tuile de la carte : la première fois, on l’y pose simplement, et si elle y est déjà, elle y reste ;',
        'avance l’assistant des contrebandiers de cette tuile, ou en pose un à l’emplacement 1, en poussant comme d’habitude ;',
        'défausse la carte ; après la dernière, toute la pioche est mélangée à nouveau.',
      ],
      'Un contrebandier prend le chemin le moins cher : les ponts rendent les canaux gratuits, son premier canal ne l’est pas, aucun quai ne sert deux fois, les croisements ne comptent pas. Entre des chemins égaux, la personne dont c’est le tour choisit.',
      'Chaque gondole d’une personne à un quai du chemin, départ et arrivée exceptés, coûte à elle seule 1 parchemin ou 1 intrigue, même si c’est son tour ; à un même quai, la personne dont c’est le tour choisit l’ordre. Les ponts ne font rien aux contrebandiers, et les contrebandiers ne se font rien entre eux.',
      'Là où le contrebandier s’arrête, les gondoles du dessous sont récompensées ; pour une gondole de contrebandier, c’est l’adversaire de la personne dont c’est le tour qui reçoit les points. Si vous vous amarrez sur un contrebandier, sa gondole ne rapporte rien à personne, mais elle compte pour celles du dessous.',
      'Passer devant la gondole d’un contrebandier est un croisement où vous perdez un parchemin ou prenez 1 intrigue, et personne d’autre. Les effets permanents sur les gondoles des autres valent aussi pour les contrebandiers, mais personne ne paie pour eux. Les contrebandiers n’activent et ne gagnent rien, et ne comptent pas comme des personnes : leur dixième assistant ne rapporte rien.',
      'Le déplacement du contrebandier fait partie du tour qui le précède, même dans la dernière manche.',
    ],
  },
];

export const alone = (dogeCards: readonly string[], table?: RulesOf): readonly Section[] => {
  const solo = soloOf(table);
  return [
    {
      id: 'solo-set-up',
      title: 'Solo : mise en place contre le Doge',
      paragraphs: [
        `Vous avez une couleur, le Doge deux, A et B : pour chacune deux gondoles, dix assistants, deux ponts et un marqueur sur la piste du Grand Conseil. Il commence avec 0 intrigue, ${count(solo.scrolls, { one: '# parchemin', other: '# parchemins' })} (5 au plus) et 0 point${solo.headStart > 0 ? `, ses deux marqueurs sur la case ${solo.headStart}` : ''}. Les 26 missions forment la pioche. Vous commencez comme toujours, avec 6 pièces, et ${solo.favour === undefined ? 'sans carte Faveur, sauf si vous en voulez une' : solo.favour ? 'avec une carte Faveur' : 'sans carte Faveur'}.`,
        `Vous placez et activez une gondole. Puis on retourne deux cartes de chaque pioche Contrebandier, A, B, A, B : pour chacune, le Doge met une gondole de cette couleur au quai de cette tuile${solo.assistants ? ' et y avance son assistant' : ''} ; rien n’est activé.${solo.extra > 0 ? ` ${solo.extra === 1 ? 'Une autre carte' : 'Deux autres cartes'} de chaque pioche ne ${solo.extra === 1 ? 'fait' : 'font'} qu’avancer ses assistants.` : ''} Puis vous placez votre deuxième gondole. Les gondoles du dessous rapportent, à vous ou au Doge.`,
        'Trois cartes de chaque pioche Contrebandier quittent la partie sans être vues, et celles qui ont été retournées y sont mélangées : neuf cartes chacune. Des 27 cartes Doge, deux partent sans être vues, et trois sont posées en rangée.',
      ],
    },
    {
      id: 'solo-turns',
      title: 'Solo : les tours',
      paragraphs: [
        'Votre tour se joue comme toujours. Chaque fois que vous tirez une mission, sauf dans la manche préliminaire, la carte Doge du dessus va dans la boîte sans être vue. Pour chaque gondole du Doge devant laquelle vous passez, vous choisissez parchemin ou intrigue, et lui perd un parchemin s’il en a un, sinon il prend 1 intrigue. Si vous vous amarrez sur ses gondoles, la récompense est pour lui. Dans les comptes, il vaut une personne.',
        'Vient ensuite le tour du Doge, d’abord avec la pioche A, puis avec la B :',
        [
          'tirez deux cartes, choisissez-en une, remettez l’autre dessus ; une carte seule s’impose ;',
          'menez une de ses gondoles de cette couleur à cette tuile, selon les règles des contrebandiers ; vous choisissez laquelle, mais pas une qui y est déjà, et si les deux y sont, aucune ne bouge ;',
          'chacune de vos gondoles devant laquelle elle passe vous coûte 1 parchemin ou 1 intrigue, les siennes ne coûtent rien ; là où elle s’arrête, la récompense est pour vous ou pour lui ;',
          `avancez-y son assistant de cette couleur : le Doge gagne ${solo.vp[0]}, 1, 2 ou ${solo.vp[1]} PV si l’assistant est alors à l’emplacement 1, 2, 3 ou 4.`,
        ],
        'Chacune des deux cartes Contrebandier nomme une carte Doge à laisser de côté, à gauche, au milieu ou à droite. La ou les deux cartes qui ne sont pas nommées s’appliquent de gauche à droite, sont défaussées et remplacées. Puis les cartes Contrebandier sont défaussées ; une pioche vide est mélangée à nouveau.',
        'Le Doge ne prend pas d’intrigue à son propre tour, sauf par la Mission 14, ni à cause des ponts ; il en prend par les effets qui touchent toutes les autres personnes. À 8 intrigues, il perd aussitôt 2 PV et en élimine 4. Pour les Missions 3 et 7, ses ponts et ses gondoles sont ceux d’une autre personne ; la Mission 14 lui coûte un parchemin, ou sinon 1 intrigue, chaque fois que sa gondole croise la vôtre à son tour ; la Mission 20 vous protège des cartes Doge qui vous donnent de l’intrigue sans condition ; la Mission 21 paie aussi à son tour et pour ses cartes.',
      ],
    },
    {
      id: 'solo-cards',
      title: 'Solo : les cartes du Doge',
      paragraphs: [
        'Trois de chaque sorte :',
        dogeCards,
        'Travaux publics : de plusieurs canaux aussi chers, c’est celui qui a le plus petit numéro, et les ponts de la couleur A viennent d’abord.',
      ],
    },
    {
      id: 'solo-end',
      title: 'Solo : la fin',
      paragraphs: [
        `Quand la rangée ne peut plus être complétée à trois, ${['la partie se termine', 'vous jouez un dernier tour sans le Doge', 'vous jouez deux derniers tours sans le Doge'][solo.finalTurns]}. Le Conseil et les missions ne déclenchent pas la fin.`,
        [
          'Grand Conseil comme à trois ; les deux marqueurs du Doge comptent pour lui.',
          'Vos assistants comptent comme toujours, les siens non.',
          'Vous pouvez réduire votre intrigue.',
          'Si vous avez de l’intrigue, et au moins autant que le Doge, vous perdez.',
          'Vos pièces, et votre carte Faveur si vous en avez une, rapportent des points.',
          'Vous gagnez avec plus de points que le Doge.',
        ],
        ...(table
          ? []
          : [
              'Plus dur : une ou deux cartes Contrebandier de plus de chaque pioche dans la manche préliminaire, seulement pour des assistants ; les marqueurs du Doge commencent sur une case du Conseil de 1 à 5 ; 1 PV au lieu de 0 pour son assistant à l’emplacement 1 ; 3 parchemins au départ ; pas de dernier tour. Plus facile : pas d’assistants pour lui dans la manche préliminaire ; 3 PV au lieu de 4 pour l’emplacement 4 ; 1 parchemin au départ ; deux derniers tours au lieu d’un.',
            ]),
      ],
    },
  ];
};
