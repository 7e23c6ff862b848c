// Second part: the Great Council, what intrigue is good for, influence cards, bridges, and new missions.
import type { Lesson } from '@ridotto/engine';

export const council: Lesson = {
  id: 'council',
  title: { en: 'Influence and intrigue', fr: 'Influence et intrigue', pl: 'Wpływy i intrygi' },
  about: {
    en: 'The Great Council, bridges, an influence card, a new mission, and what a little intrigue is good for.',
    fr: 'Le Grand Conseil, les ponts, une carte Influence, une nouvelle mission, et à quoi sert un peu d’intrigue.',
    pl: 'Wielka Rada, mosty, karta wpływów, nowa misja i do czego przydaje się odrobina intryg.',
  },
  minutes: 4,
  players: ['Anne', 'Benoît', 'Christian'],
  from: {
    turn: 14,
    first: 's2',
    player: 's0',
    layout: {
      market: 't8',
      monastery: 't7',
      'small-council': 't11',
      workshop: 't1',
      docks: 't9',
      consulate: 't6',
      library: 't4',
      senate: 't12',
      church: 't10',
      court: 't2',
      bank: 't3',
      'council-of-ten': 't5',
    },
    gondolas: { s0: ['market', 'st-marks-square'], s1: ['workshop', 'church'], s2: ['docks', 'senate'] },
    cubes: { s0: ['1/0/0', '1/0/0'], s1: ['1/1/0', '0/0/2'], s2: ['0/2/0', '1/1/0'] },
    gondolier: { s0: 'first', s1: 'first', s2: 'second' },
    vp: { s0: 5, s1: 4, s2: 6 },
    coins: { s0: 8, s1: 3, s2: 4 },
    scrolls: { s0: 2, s1: 2, s2: 1 },
    council: { s0: 1, s1: 3, s2: 2 },
    assistants: {
      market: { s0: 1, s1: 2 },
      monastery: { s0: 2, s2: 1 },
      bank: { s0: 1 },
      consulate: { s0: 2, s2: 3 },
      library: { s1: 1 },
      'small-council': { s2: 1 },
      workshop: { s1: 1 },
      church: { s1: 1 },
      docks: { s2: 1 },
      senate: { s2: 1 },
    },
    bridges: { c06: 's1', c13: 's2', c20: 's0' },
    missions: { s0: ['m20'], s1: ['m22', 'm25'], s2: ['m12', 'm23'] },
    slots: { s0: ['m5'] },
  },
  steps: [
    {
      at: 'great-council',
      say: {
        en: 'A few rounds later. Buildings are one way to points; influence is the other. At the end the first three on the track of the Great Council get 9, 5 and 2 points, and your space there counts once more if most of your assistants are placed.',
        fr: 'Quelques tours plus tard. Les bâtiments sont une voie vers les points ; l’influence en est une autre. À la fin, les trois premiers sur la piste du Grand Conseil ont 9, 5 et 2 points, et votre case y compte encore une fois si vous avez placé la plupart de vos assistants.',
        pl: 'Kilka rund później. Budynki to jedna droga do punktów, wpływy to druga. Na końcu pierwsza trójka na torze Wielkiej Rady dostaje 9, 5 i 2 punkty, a twoje pole na torze liczy się jeszcze raz, jeśli masz na planszy większość pomocników.',
      },
    },
    {
      ask: {
        en: 'One gondola of yours lies at the Market, the other at St Mark’s Square, near the Great Council. The gondolier is at the Market: switch.',
        fr: 'Une de vos gondoles est au Marché, l’autre place Saint-Marc, près du Grand Conseil. Le gondolier est au Marché : changez.',
        pl: 'Jedna twoja gondola stoi przy Targu, druga przy Placu św. Marka, blisko Wielkiej Rady. Gondolier jest przy Targu: zmień gondolę.',
      },
      right: ['switch'],
      wrong: [
        {
          line: 'stay',
          say: {
            en: 'Staying cost 3 coins, and from the Market it is far to the Great Council. Take it back and switch.',
            fr: 'Rester a coûté 3 pièces, et du Marché le Grand Conseil est loin. Reprenez le coup et changez.',
            pl: 'Pozostanie kosztowało 3 monety, a z Targu do Wielkiej Rady jest daleko. Cofnij ruch i zmień gondolę.',
          },
        },
      ],
      poor: { en: 'Take it back and switch.', fr: 'Reprenez le coup et changez.', pl: 'Cofnij ruch i zmień gondolę.' },
    },
    {
      at: 'consulate',
      ask: {
        en: 'The first canal is free. Pass the Consulate, where your assistant stands on space 2.',
        fr: 'Le premier canal est gratuit. Passez le Consulat, où votre assistant est sur la case 2.',
        pl: 'Pierwszy kanał jest darmowy. Miń Konsulat, gdzie twój pomocnik stoi na polu 2.',
      },
      right: ['pass consulate'],
      wrong: [
        {
          line: 'moor consulate',
          say: {
            en: 'Mooring would bring the assistant to space 3, but the journey would be over. Passing, you use the Consulate as well and go on. Take it back.',
            fr: 'En amarrant, l’assistant irait sur la case 3, mais le voyage serait fini. En passant, vous utilisez le Consulat aussi, et vous continuez. Reprenez le coup.',
            pl: 'Cumując, przesuniesz pomocnika na pole 3, ale podróż się skończy. Mijając, też użyjesz Konsulatu i popłyniesz dalej. Cofnij ruch.',
          },
        },
      ],
      poor: {
        en: 'On the way to the Great Council lies the Consulate: take it back and pass it.',
        fr: 'Sur le chemin du Grand Conseil, il y a le Consulat : reprenez le coup et passez-le.',
        pl: 'Po drodze do Wielkiej Rady leży Konsulat: cofnij ruch i miń go.',
      },
    },
    {
      at: 'consulate',
      ask: {
        en: 'Effect 2: for 1 coin and 1 intrigue you get an influence card. One intrigue? It will serve you in a moment. Use effect 2.',
        fr: 'L’effet 2 : pour 1 pièce et 1 intrigue, vous recevez une carte Influence. Une intrigue ? Elle va vous servir. Utilisez l’effet 2.',
        pl: 'Efekt 2: za 1 monetę i 1 punkt intryg dostajesz kartę wpływów. Punkt intryg? Zaraz ci się przyda. Użyj efektu 2.',
      },
      right: ['use 2'],
      luck: ['testify', 'overtime'],
      wrong: [
        {
          line: 'use 3',
          rule: 'effect-not-reached',
          say: {
            en: 'Passing does not move your assistant on: spaces 1 and 2 are yours.',
            fr: 'Passer ne fait pas avancer l’assistant : les cases 1 et 2 sont à vous.',
            pl: 'Mijanie nie przesuwa pomocnika: twoje są pola 1 i 2.',
          },
        },
      ],
      poor: {
        en: 'The influence card is what you came for: take it back and use effect 2.',
        fr: 'C’est la carte Influence qui vous amène : reprenez le coup et utilisez l’effet 2.',
        pl: 'Chodzi o kartę wpływów: cofnij ruch i użyj efektu 2.',
      },
    },
    {
      at: 'card:testify',
      ask: {
        en: 'Of two cards you keep one. Testify removes up to 3 intrigue: just what you may need. Keep it.',
        fr: 'De deux cartes, vous en gardez une. Témoigner retire jusqu’à 3 intrigues : voilà qui peut servir. Gardez-la.',
        pl: 'Z dwóch kart zatrzymujesz jedną. Składanie zeznań usuwa najwyżej 3 punkty intryg: to się może przydać. Zatrzymaj ją.',
      },
      right: ['take testify'],
      poor: {
        en: 'Overtime is good as well, but now you want to be rid of intrigue: take it back and keep Testify.',
        fr: 'Heures supplémentaires est bonne aussi, mais vous voudrez vous défaire de l’intrigue : reprenez le coup et gardez Témoigner.',
        pl: 'Praca w nadgodzinach też jest dobra, ale przyda ci się pozbyć intryg: cofnij ruch i zatrzymaj Składanie zeznań.',
      },
    },
    {
      at: 'consulate',
      ask: {
        en: 'Effect 1 as well: a cube of cloth.',
        fr: 'L’effet 1 aussi : un cube d’étoffe.',
        pl: 'I jeszcze efekt 1: kostka tkanin.',
      },
      right: ['use 1'],
      poor: {
        en: 'It costs nothing: take it back and use effect 1.',
        fr: 'Il ne coûte rien : reprenez le coup et utilisez l’effet 1.',
        pl: 'Nic nie kosztuje: cofnij ruch i użyj efektu 1.',
      },
    },
    {
      at: 'great-council',
      ask: {
        en: 'On to the Great Council, for 1 coin: moor there. It has no assistants; whoever moors there may use both of its parts.',
        fr: 'Continuez jusqu’au Grand Conseil, pour 1 pièce : amarrez-y. Il n’a pas d’assistants ; qui y amarre peut utiliser ses deux parties.',
        pl: 'Płyń dalej do Wielkiej Rady, za 1 monetę, i tam zacumuj. Nie ma tam pomocników; kto zacumuje, może użyć obu części.',
      },
      right: ['moor great-council'],
      wrong: [
        {
          line: 'pass great-council',
          say: {
            en: 'The Great Council works only for those who moor there. Take it back.',
            fr: 'Le Grand Conseil ne sert qu’à ceux qui y amarrent. Reprenez le coup.',
            pl: 'Wielka Rada działa tylko dla tych, którzy tam zacumują. Cofnij ruch.',
          },
        },
      ],
      poor: {
        en: 'Take it back, and moor at the Great Council.',
        fr: 'Reprenez le coup et amarrez au Grand Conseil.',
        pl: 'Cofnij ruch i zacumuj przy Wielkiej Radzie.',
      },
    },
    {
      at: 'great-council',
      ask: {
        en: 'Part a: one space on the track, and one more for each player with less intrigue than you. You have 1, Benoît and Christian none: 3 spaces! Use part a.',
        fr: 'La partie a : une case sur la piste, et une de plus par joueur qui a moins d’intrigue que vous. Vous en avez 1, Benoît et Christian aucune : 3 cases ! Utilisez la partie a.',
        pl: 'Część a: jedno pole na torze i jeszcze jedno za każdego gracza, który ma mniej intryg niż ty. Ty masz 1, Benoît i Christian nic: 3 pola! Użyj części a.',
      },
      right: ['use a'],
      poor: {
        en: 'First your influence: take it back and use part a.',
        fr: 'D’abord votre influence : reprenez le coup et utilisez la partie a.',
        pl: 'Najpierw wpływy: cofnij ruch i użyj części a.',
      },
    },
    {
      at: 'great-council',
      ask: {
        en: 'From space 1 to 4: you lead. And part b: a bridge for 4 coins. Bridged canals are free for everybody, but you gain a coin there, and others take 1 intrigue. Use part b.',
        fr: 'De la case 1 à la 4 : vous êtes en tête. Et la partie b : un pont pour 4 pièces. Un canal sous un pont est gratuit pour tous, mais vous y gagnez une pièce, et les autres y prennent 1 intrigue. Utilisez la partie b.',
        pl: 'Z pola 1 na 4: prowadzisz. I część b: most za 4 monety. Kanał pod mostem jest darmowy dla wszystkich, ale ty zyskujesz tam monetę, a inni biorą 1 punkt intryg. Użyj części b.',
      },
      right: ['use b'],
      poor: {
        en: 'Bridges earn their price back: take it back and use part b.',
        fr: 'Un pont se rembourse vite : reprenez le coup et utilisez la partie b.',
        pl: 'Most się zwróci: cofnij ruch i użyj części b.',
      },
    },
    {
      at: 'doges-palace',
      ask: {
        en: 'Anywhere on the board: build it over the canal between the Market and the Doge’s Palace, where your other gondola goes next.',
        fr: 'N’importe où sur le plateau : bâtissez-le sur le canal entre le Marché et le Palais des Doges, où votre autre gondole ira ensuite.',
        pl: 'Może stanąć gdziekolwiek: zbuduj go nad kanałem między Targiem a Pałacem Doży, którym zaraz popłynie twoja druga gondola.',
      },
      right: ['bridge c17'],
      poor: {
        en: 'That works too, but look at where you go next: take it back, and build between the Market and the Doge’s Palace.',
        fr: 'Cela marche aussi, mais pensez à votre prochain voyage : reprenez le coup et bâtissez entre le Marché et le Palais des Doges.',
        pl: 'Tak też można, ale pomyśl o następnej podróży: cofnij ruch i zbuduj most między Targiem a Pałacem Doży.',
      },
    },
    { by: 's1', line: 'switch' },
    { by: 's1', line: 'moor great-council' },
    { by: 's1', line: 'use a' },
    { by: 's1', line: 'done' },
    { by: 's2', line: 'switch' },
    { by: 's2', line: 'moor council-of-ten' },
    { by: 's2', line: 'use 1' },
    {
      at: 'great-council',
      say: {
        en: 'Benoît has moored on top of your gondola at the Great Council: that gave you 1 point, for each gondola gains a point from every one that comes to lie above it. But nobody has less intrigue than Benoît, so the Great Council was worth only one space.',
        fr: 'Benoît a amarré par-dessus votre gondole au Grand Conseil : cela vous a donné 1 point, car chaque gondole rapporte un point par gondole qui se retrouve au-dessus d’elle. Mais personne n’a moins d’intrigue que Benoît : le Grand Conseil n’a valu qu’une case.',
        pl: 'Benoît cumuje na twojej gondoli przy Wielkiej Radzie: to dało ci 1 punkt, bo każda gondola dostaje punkt za każdą, która stanie nad nią. Ale nikt nie ma mniej intryg niż Benoît, więc Wielka Rada dała tylko jedno pole.',
      },
    },
    {
      at: 'card:testify',
      ask: {
        en: 'Before the gondolier moves you may play one influence card. Your intrigue has served its purpose: play Testify.',
        fr: 'Avant de déplacer le gondolier, on peut jouer une carte Influence. Votre intrigue a fait son office : jouez Témoigner.',
        pl: 'Zanim ruszy gondolier, możesz zagrać jedną kartę wpływów. Twoje intrygi zrobiły swoje: zagraj Składanie zeznań.',
      },
      right: ['play testify'],
      poor: {
        en: 'Then the card waits until your next turn. Take it back, and play Testify first.',
        fr: 'Alors la carte attend le tour suivant. Reprenez le coup et jouez d’abord Témoigner.',
        pl: 'Wtedy karta poczeka do następnej tury. Cofnij ruch i najpierw zagraj Składanie zeznań.',
      },
    },
    {
      at: 'market',
      ask: {
        en: 'No intrigue left. Now the gondola at the Market: switch.',
        fr: 'Plus d’intrigue. Maintenant la gondole du Marché : changez.',
        pl: 'Intryg już nie masz. Teraz gondola przy Targu: zmień gondolę.',
      },
      right: ['switch'],
      poor: { en: 'Take it back and switch.', fr: 'Reprenez le coup et changez.', pl: 'Cofnij ruch i zmień gondolę.' },
    },
    {
      at: 'doges-palace',
      ask: {
        en: 'Under your new bridge to the Doge’s Palace, where missions are drawn, as at St Mark’s Square. Moor there.',
        fr: 'Sous votre nouveau pont jusqu’au Palais des Doges : là, comme place Saint-Marc, on pioche des missions. Amarrez-y.',
        pl: 'Pod nowym mostem do Pałacu Doży: tam, tak jak przy Placu św. Marka, dobiera się misje. Zacumuj.',
      },
      right: ['moor doges-palace'],
      poor: {
        en: 'You have only one mission left, and need new ones: take it back, and moor at the Doge’s Palace.',
        fr: 'Il ne vous reste qu’une mission, il en faut de nouvelles : reprenez le coup et amarrez au Palais des Doges.',
        pl: 'Została ci tylko jedna misja i potrzebujesz nowych: cofnij ruch i zacumuj przy Pałacu Doży.',
      },
    },
    {
      at: 'doges-palace',
      ask: {
        en: 'Part a: a scroll and a point.',
        fr: 'La partie a : un parchemin et un point.',
        pl: 'Część a: zwój i punkt.',
      },
      right: ['use a'],
      poor: {
        en: 'First part a: take it back.',
        fr: 'D’abord la partie a : reprenez le coup.',
        pl: 'Najpierw część a: cofnij ruch.',
      },
    },
    {
      at: 'doges-palace',
      ask: {
        en: 'Part b: a new mission. First you pay taxes, 1 coin for every mission that you have, completed or not: 2 coins. Use part b.',
        fr: 'La partie b : une nouvelle mission. On paie d’abord les impôts, 1 pièce par mission que l’on a, accomplie ou non : 2 pièces. Utilisez la partie b.',
        pl: 'Część b: nowa misja. Najpierw podatki, 1 moneta za każdą twoją misję, wypełnioną czy nie: 2 monety. Użyj części b.',
      },
      right: ['use b'],
      luck: ['m24', 'm19'],
      poor: {
        en: 'Without missions there is little to win: take it back and use part b.',
        fr: 'Sans missions, il y a peu à gagner : reprenez le coup et utilisez la partie b.',
        pl: 'Bez misji niewiele się wygra: cofnij ruch i użyj części b.',
      },
    },
    {
      ask: {
        en: 'Keep one of two. Mission 24 is worth 9 points but asks for five cubes, a whole gondola. Mission 19 asks at the Church for ceramics, cloth and a scroll, and your gondola next to it has them. Keep 19.',
        fr: 'Gardez-en une sur deux. La mission 24 vaut 9 points mais demande cinq cubes, une gondole pleine. La 19 demande à l’Église céramique, étoffe et un parchemin, et votre gondole voisine les a. Gardez la 19.',
        pl: 'Zatrzymaj jedną z dwóch. Misja 24 jest warta 9 punktów, ale wymaga pięciu kostek, całej gondoli. Misja 19 wymaga przy Kościele ceramiki, tkanin i zwoju, a twoja gondola obok to ma. Zatrzymaj 19.',
      },
      right: ['keep m19'],
      wrong: [
        {
          line: 'keep m24',
          say: {
            en: 'Nine points, some day: five cubes of two types take many turns to gather. The small mission can be completed in your next turn, and then works for you. Take it back.',
            fr: 'Neuf points, un jour : réunir cinq cubes de deux types prend bien des tours. La petite mission peut être accomplie dès votre prochain tour, et travaille ensuite pour vous. Reprenez le coup.',
            pl: 'Dziewięć punktów, ale kiedyś: zebranie pięciu kostek dwóch rodzajów trwa wiele tur. Małą misję możesz wypełnić w następnej turze, a potem pracuje dla ciebie. Cofnij ruch.',
          },
        },
      ],
      poor: {
        en: 'Take it back, and keep mission 19.',
        fr: 'Reprenez le coup et gardez la mission 19.',
        pl: 'Cofnij ruch i zatrzymaj misję 19.',
      },
    },
    {
      say: {
        en: 'Good to know: a gondola carries 5 cubes, nobody has more than 10 scrolls, and the track of intrigue ends at 8; each point beyond costs 2 points of victory. With two players smugglers come along, and alone you play against the Doge. Next, the end of the game.',
        fr: 'À savoir : une gondole porte 5 cubes, personne n’a plus de 10 parchemins, et la piste d’intrigue s’arrête à 8 ; chaque intrigue de plus coûte 2 points de victoire. À deux, des contrebandiers s’en mêlent, et en solitaire, on joue contre le Doge. Ensuite : la fin de la partie.',
        pl: 'Warto wiedzieć: gondola mieści 5 kostek, nikt nie ma więcej niż 10 zwojów, a tor intryg kończy się na 8; każdy punkt ponad to kosztuje 2 punkty zwycięstwa. We dwoje dochodzą przemytnicy, a w pojedynkę gra się przeciw doży. Dalej: koniec gry.',
      },
    },
  ],
};
