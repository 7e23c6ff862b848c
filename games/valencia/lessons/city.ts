// Fourth part: the city. What a square is worth, what fountains can do, the move, the palm.
import type { Lesson } from '@ridotto/engine';

export const city: Lesson = {
  id: 'city',
  title: { en: 'A place in the city', fr: 'Une place en ville', pl: 'Miejsce w mieście' },
  about: {
    en: 'What a square is worth, what a fountain lets you do, and how to move and to plant.',
    fr: 'Ce que vaut une case, ce que permet une fontaine, comment déplacer et planter.',
    pl: 'Ile warte jest pole, na co pozwala fontanna, jak przesuwać i sadzić.',
  },
  minutes: 2,
  players: ['Anne', 'Benoît', 'Christian'],
  from: {
    at: 'act',
    round: 4,
    step: 'F',
    boards: ['r5', 'r3', 'r1', 'r4', 'r2'],
    tiles: ['f3', 'f4s', 'f6', 'f2', 'f5u'],
    fountains: { b2: 'f3', d2: 'f4s', g2: 'f6' },
    palms: ['t2-1', 't4-6', 't6-7'],
    members: { s0: ['a7', 'e1', 'g4', 'h5'], s1: ['f2', 'g1', 'f4', 'f8', 'd6'], s2: ['c4', 'h2', 'g3', 'e7'] },
    council: {
      nobility: ['s1'],
      church: ['s0'],
      'dried-fruit': ['s2'],
      oranges: ['s0'],
      wine: ['s1'],
      clothing: ['s2'],
      merchants: ['s2'],
    },
    coins: { s0: 4, s1: 2, s2: 3 },
    resources: { s1: ['wine'], s2: ['oranges', 'wine'] },
    prestige: { s0: 7, s1: 8, s2: 9 },
    privileges: { s1: 1, s2: 1 },
    pawn: 's0',
    missions: { s0: ['cost-5', 'isolated'], s1: ['central-fountain', 'route'], s2: ['same-fountain', 'ten-minus-coins'] },
    discard: {
      s0: ['2', '3', '3', '4', '5', '5', '1', '6', '2', '6', '4'],
      s1: ['4', '6', '5', '1', '6', '2', '4', '3', '3', '5', '6'],
      s2: ['2', '3', '3', '1', '1', '3', '4', '2', '6', '6', '5', '5'],
    },
    piles: { s0: [['3', '5'], ['2']], s1: [['1', '2']], s2: [['4', '2'], ['1']] },
    revealed: { s0: 1, s1: 1, s2: 1 },
    ranks: ['s0', 's2', 's1'],
  },
  steps: [
    {
      say: {
        en: 'The fourth round, step F: porcelain, and with 8 you are first. Before you place anybody, look at what a square brings at the end: 1 for the member, 1 if a palm stands at a corner of the square, and the number of every fountain at an edge of it.',
        fr: 'Quatrième tour, étape F : la porcelaine, et avec 8 vous êtes en tête. Avant de placer qui que ce soit, voyez ce qu’une case rapporte à la fin : 1 pour le membre, 1 si un palmier est à un coin de la case, et le nombre de chaque fontaine qui la touche par un côté.',
        pl: 'Czwarta runda, etap F: porcelana, i z 8 masz pierwszą pozycję. Zanim kogoś postawisz, zobacz, co pole daje na końcu: 1 za członka rodziny, 1 jeśli przy rogu pola stoi palma, i liczbę każdej fontanny przy jego boku.',
      },
    },
    {
      at: 'c2',
      say: {
        en: 'Look at c2: on its left a fountain of 3, on its right one of 4, and a palm at its corner. With the member that makes 1 + 1 + 3 + 4 = 9 points, the best square of the city.',
        fr: 'Regardez c2 : à gauche une fontaine de 3, à droite une de 4, et un palmier au coin. Avec le membre, cela fait 1 + 1 + 3 + 4 = 9 points, la meilleure case de la ville.',
        pl: 'Spójrz na c2: z lewej fontanna warta 3, z prawej 4, a przy rogu palma. Z członkiem rodziny to 1 + 1 + 3 + 4 = 9 punktów, najlepsze pole w mieście.',
      },
    },
    {
      ask: {
        en: 'Take the seat of the guild and the porcelain, and place on c2. It costs all of your 4 coins.',
        fr: 'Prenez la place de la guilde et la porcelaine, puis placez en c2. Cela coûte vos 4 pièces.',
        pl: 'Zajmij miejsce cechu, weź porcelanę i postaw na c2. Kosztuje to wszystkie twoje 4 monety.',
      },
      at: 'c2',
      right: ['seat take place c2'],
      wrong: [
        {
          line: 'seat take place d3',
          say: {
            en: 'Between two fountains as well, the one of 4 and the central one of 2: 7 points in all. c2 has 9 for the same price. Take it back.',
            fr: 'Entre deux fontaines aussi, celle de 4 et la centrale de 2 : 7 points en tout. c2 en a 9 pour le même prix. Reprenez le coup.',
            pl: 'Też między dwiema fontannami, tą za 4 i środkową za 2: razem 7 punktów. c2 ma 9 za tę samą cenę. Cofnij ruch.',
          },
        },
        {
          line: 'seat take place h6',
          say: {
            en: 'Cheap; but coins count nothing at the end, and nothing stands beside h6: 1 point. Take it back and place on c2.',
            fr: 'Bon marché ; mais les pièces ne comptent pas à la fin, et rien ne borde h6 : 1 point. Reprenez le coup et placez en c2.',
            pl: 'Tanio; ale monety na końcu się nie liczą, a obok h6 nic nie stoi: 1 punkt. Cofnij ruch i postaw na c2.',
          },
        },
      ],
      poor: {
        en: 'First takes the seat, then the porcelain, then a square: take it back and do all three, on c2.',
        fr: 'Le premier rang prend la place, puis la porcelaine, puis une case : reprenez le coup et faites les trois, en c2.',
        pl: 'Pierwsza pozycja bierze miejsce, potem porcelanę, potem pole: cofnij ruch i zrób wszystko trzy, na c2.',
      },
    },
    {
      at: 'd2',
      ask: {
        en: 'The fountain on d2 can do something: whoever places a member beside it may at once sell one resource. Sell the porcelain: 5 coins, and your purse is full again.',
        fr: 'La fontaine en d2 a une capacité : qui place un membre à côté d’elle peut aussitôt vendre une ressource. Vendez la porcelaine : 5 pièces, et votre bourse est de nouveau pleine.',
        pl: 'Fontanna na d2 coś umożliwia: kto stawia obok niej członka rodziny, może od razu sprzedać jeden towar. Sprzedaj porcelanę: 5 monet i sakiewka znów pełna.',
      },
      right: ['sell porcelain'],
      poor: {
        en: 'You need not. But it is only now that the fountain serves you, when a member comes from your supply: take it back and sell.',
        fr: 'Rien n’y oblige. Mais la fontaine ne sert que maintenant, quand un membre vient de votre réserve : reprenez le coup et vendez.',
        pl: 'Nie trzeba. Ale fontanna służy ci tylko teraz, gdy członek rodziny przychodzi z zapasu: cofnij ruch i sprzedaj.',
      },
    },
    { by: 's2', line: 'take place h6' },
    { by: 's1', line: 'take-back 1' },
    {
      ask: {
        en: 'Step G: the winner moves a member in the city by one square. You begin again. Reveal your 2; a single 1 is all that Christian still has.',
        fr: 'Étape G : qui gagne déplace un membre en ville d’une case. Vous commencez encore. Révélez votre 2 ; il ne reste à Christian qu’une seule carte.',
        pl: 'Etap G: zwycięzca przesuwa członka rodziny w mieście o jedno pole. Znowu zaczynasz. Odkryj 2; Christian ma już tylko jedną kartę.',
      },
      right: ['reveal 2'],
      poor: {
        en: 'A move would help you: take it back and reveal the 2.',
        fr: 'Un déplacement vous servirait : reprenez le coup et révélez le 2.',
        pl: 'Przesunięcie by się przydało: cofnij ruch i odkryj 2.',
      },
    },
    { by: 's2', line: 'reveal 2' },
    {
      at: 'e2',
      ask: {
        en: 'Your member on e1 stands beside no fountain. Move it to e2: the fountain of 4 is next to it there, the square would cost 5 and costs nothing now, and with g4 it is your second on a square of 5, as your mission asks.',
        fr: 'Votre membre en e1 n’est à côté d’aucune fontaine. Déplacez-le en e2 : la fontaine de 4 y est voisine, la case coûterait 5 et ne coûte rien maintenant, et avec g4 c’est votre deuxième sur une case à 5, comme le veut votre mission.',
        pl: 'Twój członek rodziny na e1 nie stoi przy żadnej fontannie. Przesuń go na e2: obok jest fontanna za 4, pole kosztowałoby 5, a teraz nie kosztuje nic, i razem z g4 to twój drugi na polu za 5, jak chce twoja misja.',
      },
      right: ['move e1 e2'],
      wrong: [
        {
          line: 'move e1 d1',
          say: {
            en: 'The fountain of 4 is beside d1, too: well seen. But your mission asks for squares of cost 5, and e2 is one: 6 points more. Take it back.',
            fr: 'La fontaine de 4 touche aussi d1 : bien vu. Mais votre mission demande des cases de coût 5, et e2 en est une : 6 points de plus. Reprenez le coup.',
            pl: 'Fontanna za 4 jest też obok d1: dobre oko. Ale twoja misja chce pól o koszcie 5, a e2 takim jest: 6 punktów więcej. Cofnij ruch.',
          },
        },
      ],
      poor: {
        en: 'That brings less. Take it back, and move from e1 to e2.',
        fr: 'Cela rapporte moins. Reprenez le coup et déplacez le membre en e1 vers e2.',
        pl: 'To da mniej. Cofnij ruch i przesuń z e1 na e2.',
      },
    },
    { by: 's2', line: 'take-back 1' },
    {
      at: 't7-4',
      ask: {
        en: 'A move uses no fountain. Step H: you sit on Church and plant the palm. It brings 1 for every member at the squares that meet there: plant it between g4 and h5, where you have two.',
        fr: 'Un déplacement n’active aucune fontaine. Étape H : vous êtes à l’Église et plantez le palmier. Il rapporte 1 pour chaque membre sur les cases qui s’y rejoignent : plantez-le entre g4 et h5, où vous en avez deux.',
        pl: 'Przesunięcie nie uruchamia żadnej fontanny. Etap H: siedzisz na miejscu Kościoła i sadzisz palmę. Daje 1 za każdego członka rodziny na polach, które się tam stykają: posadź ją między g4 a h5, gdzie masz dwóch.',
      },
      right: ['plant t7-4'],
      wrong: [
        {
          line: 'plant t2-2',
          say: {
            en: 'Your member on c2 stands at a palm already, and a second palm brings nothing more. Take it back: between g4 and h5.',
            fr: 'Votre membre en c2 est déjà près d’un palmier, et un deuxième n’apporte rien de plus. Reprenez le coup : entre g4 et h5.',
            pl: 'Twój członek rodziny na c2 stoi już przy palmie, a druga nic nie dodaje. Cofnij ruch: między g4 a h5.',
          },
        },
      ],
      poor: {
        en: 'Wherever it stands it helps everybody at its four squares. Take it back, and plant it between g4 and h5.',
        fr: 'Où qu’il soit, il sert à tous ceux qui sont sur ses quatre cases. Reprenez le coup et plantez-le entre g4 et h5.',
        pl: 'Gdziekolwiek stanie, pomaga wszystkim na czterech polach wokół. Cofnij ruch i posadź ją między g4 a h5.',
      },
    },
    { by: 's1', line: 'build b6' },
    {
      say: {
        en: 'Benoît, on Nobility, had to build the fountain, and chose b6, beside none of yours. Where palms and fountains come, Church and Nobility decide: that is what step A is about. Then the Council brought you 3 points for three seats. One round is left, and then everything is counted.',
        fr: 'Benoît, à la Noblesse, devait construire la fontaine et a choisi b6, à côté d’aucun des vôtres. Où viennent palmiers et fontaines, l’Église et la Noblesse en décident : voilà l’enjeu de l’étape A. Puis le Conseil vous a donné 3 points pour trois places. Il reste un tour, et alors on compte tout.',
        pl: 'Benoît, z miejsca Szlachty, musi zbudować fontannę i wybiera b6, z dala od twoich. O tym, gdzie staną palmy i fontanny, decydują Kościół i Szlachta: o to chodzi na etapie A. Potem Rada dała ci 3 punkty za trzy miejsca. Została jedna runda, a potem liczy się wszystko.',
      },
    },
  ],
};
