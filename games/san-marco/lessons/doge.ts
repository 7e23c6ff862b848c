// Fourth part: how the Doge goes from district to district, and what that costs.
import type { Lesson } from '@ridotto/engine';

export const doge: Lesson = {
  id: 'doge',
  title: { en: 'The way of the Doge', fr: 'Le chemin du Doge', pl: 'Droga Doży' },
  about: {
    en: 'Over whose bridge he goes, who is paid, and where he stays.',
    fr: 'Par quel pont il passe, qui est payé, et où il s’arrête.',
    pl: 'Po czyim moście idzie, komu się płaci i gdzie zostaje.',
  },
  minutes: 2,
  players: ['Anne', 'Benoît', 'Christian', 'Denise'],
  from: {
    at: 'play',
    passage: 2,
    round: 1,
    leader: 's3',
    roles: ['s3', 's0', 's1', 's2'],
    player: 's0',
    doge: 'castello',
    'to-play': { s0: ['doge', 'doge', 'banishment'] },
    cuts: [
      {
        of: 's3',
        offers: [
          ['doge', 'doge', 'banishment', 3, 3],
          ['castello', 'castello', 2],
        ],
        left: [2],
        open: true,
      },
      {
        of: 's1',
        offers: [
          ['transfer', 'san-polo', 'santa-croce', 2, 1],
          ['bridge', 'dorsoduro', 1],
        ],
      },
    ],
    'limit-cards': { s0: [3, 3] },
    prestige: { s0: 9, s1: 14, s2: 11, s3: 12 },
    districts: {
      castello: { s0: 1, s1: 4, s3: 2 },
      'san-marco': { s0: 4, s1: 1, s2: 3 },
      'san-polo': { s0: 4, s2: 2, s3: 2 },
      dorsoduro: { s0: 1, s1: 2, s2: 3, s3: 3 },
      cannaregio: { s0: 2, s1: 2, s2: 3 },
      'santa-croce': { s1: 2, s2: 1, s3: 4 },
    },
    bridges: {
      'castello/san-marco': ['s0', 's1'],
      'cannaregio/castello': ['s1'],
      'san-marco/san-polo': ['s2'],
      'san-marco/dorsoduro': ['s2'],
      'san-polo/santa-croce': ['s3'],
    },
  },
  steps: [
    {
      at: 'castello',
      say: {
        en: 'The Doge stands in Castello, where Benoît leads. You have two Doge cards. With each, the Doge may stay or walk over bridges, and where he ends his walk the district is scored.',
        fr: 'Le Doge est à Castello, où Benoît domine. Vous avez deux cartes Doge. Avec chacune, le Doge peut rester ou passer des ponts, et le quartier où il s’arrête est compté.',
        pl: 'Doża stoi w Castello, gdzie prowadzi Benoît. Masz dwie karty Doży. Za każdą Doża może zostać albo iść przez mosty, a dzielnica, w której się zatrzyma, jest punktowana.',
      },
    },
    {
      at: 'castello/san-marco',
      say: {
        en: 'Your own bridges are free. For each bridge of somebody else you pay its owner 1 point of prestige, at once.',
        fr: 'Vos ponts sont gratuits. Pour chaque pont d’un autre, vous payez aussitôt 1 point de prestige à son propriétaire.',
        pl: 'Twoje mosty są darmowe. Za każdy cudzy most płacisz od razu właścicielowi 1 punkt prestiżu.',
      },
    },
    {
      at: 'san-marco',
      ask: {
        en: 'Play a Doge card, lead him over your own bridge to San Marco, and let him stop there.',
        fr: 'Jouez une carte Doge, menez-le par votre pont jusqu’à San Marco et faites-le s’y arrêter.',
        pl: 'Zagraj kartę Doży, przeprowadź go swoim mostem do San Marco i niech się tam zatrzyma.',
      },
      right: ['doge over san-marco s0 stop'],
      wrong: [
        {
          line: 'doge stop',
          say: {
            en: 'He stays in Castello, and Castello is scored: 6 for Benoît, 4 for Denise, nothing for you. Take it back and lead him over your bridge.',
            fr: 'Il reste à Castello, et Castello est compté : 6 pour Benoît, 4 pour Denise, rien pour vous. Reprenez le coup et faites-lui passer votre pont.',
            pl: 'Zostaje w Castello i Castello jest punktowane: 6 dla gracza Benoît, 4 dla gracza Denise, nic dla ciebie. Cofnij ruch i przeprowadź go swoim mostem.',
          },
        },
        {
          line: 'doge over san-marco s1 stop',
          say: {
            en: 'The right district, but over Benoît’s bridge: that was 1 point for its owner. Your own bridge beside it is free. Take it back.',
            fr: 'Le bon quartier, mais par le pont de Benoît, à qui cela a valu 1 point. Le vôtre, à côté, est gratuit. Reprenez le coup.',
            pl: 'Dobra dzielnica, ale po moście gracza Benoît: to 1 punkt za przejście. Twój most obok jest darmowy. Cofnij ruch.',
          },
        },
        {
          line: 'doge over dorsoduro s2 stop',
          rule: 'doge-not-neighbours',
          say: {
            en: 'He goes from one district to the next, never further at one step.',
            fr: 'Il va d’un quartier au quartier voisin, jamais plus loin d’un seul pas.',
            pl: 'Idzie z dzielnicy do sąsiedniej, nigdy dalej jednym krokiem.',
          },
        },
      ],
      poor: {
        en: 'A good walk, but where he stops others score more than you. Take it back: over your bridge to San Marco, and stop.',
        fr: 'Belle promenade, mais là où il s’arrête, d’autres marquent plus que vous. Reprenez le coup : par votre pont jusqu’à San Marco, et arrêt.',
        pl: 'Ładny spacer, ale tam, gdzie się zatrzymał, inni zyskują więcej. Cofnij ruch: swoim mostem do San Marco i stop.',
      },
    },
    {
      at: 'san-marco',
      say: {
        en: 'Eight points for you; but Christian is second and gets 6. A scoring is worth what you gain over the others.',
        fr: 'Huit points pour vous ; mais Christian, deuxième, en a 6. Un décompte vaut ce que vous gagnez de plus que les autres.',
        pl: 'Osiem punktów dla ciebie; ale Christian jest drugi i dostaje 6. Punktowanie jest tyle warte, ile zyskujesz ponad innych.',
      },
    },
    {
      at: 'san-marco/san-polo',
      ask: {
        en: 'Now the second Doge card. He could stay here for 8 again, and 6 for Christian. But look at San Polo: you lead there, and those behind you are tied. Go there over Christian’s bridge.',
        fr: 'La deuxième carte Doge. Il pourrait rester ici : encore 8 pour vous, et 6 pour Christian. Mais regardez San Polo : vous y dominez, et derrière vous il y a égalité. Allez-y par le pont de Christian.',
        pl: 'Teraz druga karta Doży. Mógłby zostać: znów 8 dla ciebie i 6 dla gracza Christian. Ale spójrz na San Polo: tam prowadzisz, a za tobą jest remis. Idź tam po moście gracza Christian.',
      },
      right: ['doge over san-polo s2 stop'],
      wrong: [
        {
          line: 'doge stop',
          say: {
            en: 'Eight for you and 6 for Christian: two points gained on Christian. In San Polo it is 6 less the toll for you, and 1 for Christian: four points gained, and more on the others. Take it back and pay the toll.',
            fr: 'Huit pour vous et 6 pour Christian : deux points d’avance de gagnés. À San Polo, c’est 6 moins le péage pour vous, et 1 pour Christian : quatre points de gagnés, et plus encore sur les autres. Reprenez le coup et payez.',
            pl: 'Osiem dla ciebie i 6 dla gracza Christian: dwa punkty przewagi. W San Polo masz 6 bez opłaty, a Christian 1: cztery punkty przewagi, a nad innymi jeszcze więcej. Cofnij ruch i zapłać.',
          },
        },
      ],
      poor: {
        en: 'There others gain as much or more. Take it back: over Christian’s bridge to San Polo, and stop.',
        fr: 'Là, d’autres gagnent autant ou plus. Reprenez le coup : par le pont de Christian jusqu’à San Polo, et arrêt.',
        pl: 'Tam inni zyskują tyle samo albo więcej. Cofnij ruch: po moście gracza Christian do San Polo i stop.',
      },
    },
    {
      at: 'castello',
      ask: {
        en: 'One card is left: Banishment. Name a district, and a die says how many nobles leave it; you choose whose, and opponents go first. Throw for Castello, where Benoît has many.',
        fr: 'Il reste une carte : Exil. Désignez un quartier, et un dé dit combien de nobles le quittent ; vous choisissez lesquels, et les adversaires partent d’abord. Jetez le dé pour Castello, où Benoît en a beaucoup.',
        pl: 'Została jedna karta: Wygnanie. Wskaż dzielnicę, a kostka powie, ilu szlachciców ją opuszcza; ty wybierasz czyich, a przeciwnicy odchodzą pierwsi. Rzuć za Castello, gdzie Benoît ma ich wielu.',
      },
      right: ['banishment castello'],
      luck: ['4'],
      poor: {
        en: 'That can be the right place another time. Benoît’s four nobles in Castello are the strongest group now: take it back and throw for Castello.',
        fr: 'Une autre fois, ce sera peut-être le bon endroit. Les quatre nobles de Benoît à Castello sont maintenant le plus fort groupe : reprenez le coup et jetez le dé pour Castello.',
        pl: 'Kiedy indziej to może być dobre miejsce. Najsilniejsza grupa to teraz czterech szlachciców gracza Benoît w Castello: cofnij ruch i rzuć za Castello.',
      },
    },
    {
      at: 'castello',
      ask: {
        en: 'A four! Four nobles leave Castello, and you say whose. Send home three of Benoît’s and one of Denise’s: then all of you have one there.',
        fr: 'Un quatre ! Quatre nobles quittent Castello, et vous dites lesquels. Renvoyez-en trois de Benoît et un de Denise : vous y aurez alors un noble chacun.',
        pl: 'Czwórka! Czterech szlachciców opuszcza Castello, a ty mówisz, czyich. Odeślij trzech gracza Benoît i jednego gracza Denise: wtedy każde z was ma tam po jednym.',
      },
      right: ['s1 s1 s1 s3'],
      wrong: [
        {
          line: 's0',
          rule: 'own-noble-spared',
          say: {
            en: 'Yours stays: there are enough of the others.',
            fr: 'Le vôtre reste : il y en a assez d’autres.',
            pl: 'Twój zostaje: jest dość cudzych.',
          },
        },
      ],
      poor: {
        en: 'Then somebody stays ahead of you in Castello. Take it back: three of Benoît’s and one of Denise’s leave all equal.',
        fr: 'Alors quelqu’un garde la tête à Castello. Reprenez le coup : trois de Benoît et un de Denise, et tout le monde est à égalité.',
        pl: 'Wtedy ktoś zostaje przed tobą w Castello. Cofnij ruch: trzech gracza Benoît i jeden gracza Denise to remis wszystkich.',
      },
    },
    {
      say: {
        en: 'You know all the cards now: districts, bridges, Transfer, Banishment and the Doge. What is left is how a passage ends.',
        fr: 'Vous connaissez maintenant toutes les cartes : quartiers, ponts, Traître, Exil et Doge. Reste à voir comment finit une manche.',
        pl: 'Znasz już wszystkie karty: dzielnice, mosty, Zdrajcę, Wygnanie i Dożę. Zostaje pytanie, jak kończy się etap.',
      },
    },
  ],
};
