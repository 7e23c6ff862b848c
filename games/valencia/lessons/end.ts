// Fifth part: the last fountain, and the score, row by row. A position of a game that was played.
import type { Lesson } from '@ridotto/engine';

export const end: Lesson = {
  id: 'end',
  title: { en: 'The last fountain and the score', fr: 'La dernière fontaine et le décompte', pl: 'Ostatnia fontanna i punktacja' },
  about: {
    en: 'A game is decided, and everything that brings prestige is counted.',
    fr: 'Une partie se décide, et tout ce qui rapporte du prestige est compté.',
    pl: 'Gra się rozstrzyga, a potem liczy się wszystko, co daje prestiż.',
  },
  minutes: 2,
  players: ['Anne', 'Benoît', 'Christian'],
  from: {
    at: 'fountain',
    round: 5,
    boards: ['r3', 'r5', 'r2', 'r1', 'r4'],
    tiles: ['f2', 'f4', 'f5u', 'f3', 'f6p'],
    palms: ['t2-1', 't4-1', 't1-2', 't4-2', 't1-6'],
    members: {
      s0: ['b1', 'c2', 'e3', 'f5', 'd6', 'c7', 'f8'],
      s1: ['d1', 'a2', 'e2', 'b3', 'c4', 'f4', 'c6', 'a8', 'h8'],
      s2: ['e1', 'd3', 'a4', 'g4', 'a6', 'e6', 'h6', 'a7', 'b7', 'e7', 'g7', 'c8'],
    },
    fountains: { d2: 'f3', b6: 'f2', d7: 'f5u', h7: 'f4' },
    council: {
      nobility: ['s0'],
      church: ['s1'],
      oranges: ['s1'],
      'dried-fruit': ['s2'],
      wine: ['s0'],
      clothing: ['s1'],
      porcelain: ['s1'],
      merchants: ['s0'],
    },
    prestige: { s0: 11, s1: 6, s2: 11 },
    privileges: { s0: 2, s1: 1, s2: 1 },
    pawn: 's2',
    unseen: { s0: [], s1: [], s2: [] },
    coins: { s0: 1, s1: 0, s2: 3 },
    resources: {
      s0: { oranges: 1, 'dried-fruit': 2, wine: 1, clothing: 1 },
      s1: { oranges: 2, 'dried-fruit': 2, clothing: 1, porcelain: 1 },
      s2: { oranges: 1, clothing: 1, porcelain: 2 },
    },
    missions: {
      s0: ['cost-3', 'ten-minus-coins', 'isolated'],
      s1: ['neighbour-resources'],
      s2: ['cost-2', 'cost-4', 'cost-5', 'walls'],
    },
  },
  steps: [
    {
      say: {
        en: 'The last step of the last round: all piles are used, all palms planted. You sit on Nobility and build the last fountain, worth 6. Then everything is counted.',
        fr: 'La dernière étape du dernier tour : les piles ont servi, les palmiers sont plantés. Vous êtes à la Noblesse et construisez la dernière fontaine, qui vaut 6. Ensuite, on compte tout.',
        pl: 'Ostatni etap ostatniej rundy: stosy użyte, palmy posadzone. Siedzisz na miejscu Szlachty i budujesz ostatnią fontannę, wartą 6. Potem liczy się wszystko.',
      },
    },
    {
      at: 'b2',
      ask: {
        en: 'It brings 6 for each member at an edge of it, yours or not. Christian is ahead of you by 2, Benoît far behind. On b2 it touches two of yours, b1 and c2, and two of Benoît’s, but none of Christian’s. Build it there.',
        fr: 'Elle rapporte 6 par membre qui la touche par un côté, à vous ou non. Christian vous devance de 2, Benoît est loin derrière. En b2, elle en touche deux à vous, b1 et c2, et deux à Benoît, mais aucun à Christian. Construisez-la là.',
        pl: 'Daje 6 za każdego, kto stoi przy jej boku, swojego czy cudzego. Christian wyprzedza cię o 2, Benoît jest daleko z tyłu. Na b2 styka się z dwojgiem twoich, na b1 i c2, i z dwojgiem gracza Benoît, ale z nikim gracza Christian. Zbuduj ją tam.',
      },
      right: ['build b2'],
      wrong: [
        {
          line: 'build g5',
          say: {
            en: 'It touches f5, your member, but also g4, Christian’s: 6 for each of you, and Christian has won, 80 to 78. Take it back: on b2 you get 12, and Christian nothing.',
            fr: 'Elle touche f5, un des vôtres, mais aussi g4, à Christian : 6 chacun, et Christian a gagné, 80 à 78. Reprenez le coup : en b2, vous avez 12, et Christian rien.',
            pl: 'Styka się z twoim na f5, ale też z g4 gracza Christian: po 6 i wygrywa Christian, 80 do 78. Cofnij ruch: na b2 masz 12, a Christian nic.',
          },
        },
        {
          line: 'build f7',
          say: {
            en: 'One of yours, on f8, and two of Christian’s, on e7 and g7: you get 6 and Christian 12. Take it back and look at b2.',
            fr: 'Un des vôtres, en f8, et deux à Christian, en e7 et g7 : vous avez 6 et Christian 12. Reprenez le coup et regardez b2.',
            pl: 'Jeden twój, na f8, i dwoje gracza Christian, na e7 i g7: masz 6, a Christian 12. Cofnij ruch i spójrz na b2.',
          },
        },
      ],
      poor: {
        en: 'There it does not touch any of yours, and Christian has won. Take it back: b2 has two of yours at its edges.',
        fr: 'Là, elle ne touche aucun des vôtres, et Christian a gagné. Reprenez le coup : b2 a deux des vôtres à ses côtés.',
        pl: 'Tam nie styka się z nikim z twoich i wygrywa Christian. Cofnij ruch: b2 ma przy bokach dwoje twoich.',
      },
    },
    {
      say: {
        en: 'And now the score. Council: 14. Round by round you had 11 points for your seats, and after this last round 3 more, for Nobility, Wine and Merchants. (The whole sheet is behind the button Final scores, above.)',
        fr: 'Et maintenant le décompte. Conseil : 14. Tour après tour, vos places vous ont donné 11 points, et après ce dernier tour encore 3, pour la Noblesse, le Vin et les Marchands. (La feuille entière est derrière le bouton Décompte final, en haut.)',
        pl: 'A teraz punktacja. Rada: 14. Runda po rundzie miejsca dały ci 11 punktów, a po tej ostatniej jeszcze 3, za Szlachtę, Wino i Kupców. (Cały arkusz jest pod przyciskiem Wynik końcowy, u góry.)',
      },
    },
    {
      at: 'e3',
      say: {
        en: 'City: 7, one for each of your seven members. Palms: 3, for those on b1, c2 and e3; each counts once, however many palms stand around it.',
        fr: 'Ville : 7, un pour chacun de vos sept membres. Palmiers : 3, pour b1, c2 et e3 ; chacun compte une fois, quel que soit le nombre de palmiers autour.',
        pl: 'Miasto: 7, po jednym za każdego z siedmiu. Palmy: 3, za tych na b1, c2 i e3; każdy liczy się raz, ile by palm wokół nie było.',
      },
    },
    {
      at: 'd6',
      say: {
        en: 'Fountains: 31. On d6 you have the central one, 2, and the 5 below it; on c7 the same 5 again; on c2 the new 6 and a 3; on b1 the 6; on e3 and f5 the central 2 each. This is what places in the city are for.',
        fr: 'Fontaines : 31. En d6, vous avez la centrale, 2, et le 5 au-dessous ; en c7, encore ce 5 ; en c2, le nouveau 6 et un 3 ; en b1, le 6 ; en e3 et f5, la centrale, 2 à chaque fois. Voilà à quoi servent les cases de la ville.',
        pl: 'Fontanny: 31. Na d6 masz środkową, 2, i tę za 5 poniżej; na c7 znów tę za 5; na c2 nową za 6 i jedną za 3; na b1 tę za 6; na e3 i f5 środkową, po 2. Po to są miejsca w mieście.',
      },
    },
    {
      say: {
        en: 'Privileges: 2, one for each that was not used. And the missions: 4 for two members on squares of 3, 9 for ten less your one coin, 14 for seven members who stand alone. Nothing failed, so nothing is lost: 27.',
        fr: 'Privilèges : 2, un pour chacun qui n’a pas servi. Et les missions : 4 pour deux membres sur des cases à 3, 9 pour dix moins votre unique pièce, 14 pour sept membres isolés. Rien de manqué, donc rien de perdu : 27.',
        pl: 'Przywileje: 2, po jednym za każdy niewykorzystany. I misje: 4 za dwoje na polach za 3, 9 za dziesięć minus twoja jedna moneta, 14 za siedmioro, którzy stoją sami. Żadna nie zawiodła, więc nic nie tracisz: 27.',
      },
    },
    {
      say: {
        en: 'That makes 84, to 74 for Christian and 56 for Benoît: you have won! Coins and goods brought nothing; seats, squares, fountains and missions did. You know all of Valencia now. The next game is yours!',
        fr: 'Cela fait 84, contre 74 pour Christian et 56 pour Benoît : vous avez gagné ! Pièces et ressources n’ont rien rapporté ; places, cases, fontaines et missions, si. Vous connaissez maintenant tout Valencia. La prochaine partie est à vous !',
        pl: 'Razem 84, Christian ma 74, Benoît 56: wygrana jest twoja! Monety i towary nic nie dały, a miejsca, pola, fontanny i misje tak. Znasz już całą grę. Następna gra należy do ciebie!',
      },
    },
  ],
};
