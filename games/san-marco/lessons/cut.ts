// Third part: whoever learns splits the cards, and takes what is left.
import type { Lesson } from '@ridotto/engine';

export const cut: Lesson = {
  id: 'cut',
  title: { en: 'Cut the cards', fr: 'Partager les cartes', pl: 'Podział kart' },
  about: {
    en: 'You split, somebody else chooses: make an offer that you like, whichever is left.',
    fr: 'Vous partagez, un autre choisit : faites deux offres dont chacune vous va.',
    pl: 'Ty dzielisz, ktoś inny wybiera: zrób takie oferty, by każda była dla ciebie dobra.',
  },
  minutes: 3,
  players: ['Anne', 'Benoît', 'Christian', 'Denise'],
  from: {
    at: 'cut',
    round: 3,
    leader: 's0',
    roles: ['s0', 's1', 's2', 's3'],
    cuts: [
      { of: 's0', cards: ['doge', 'san-marco', 'transfer', 'bridge', 'castello', 3, 2, 1] },
      { of: 's2', cards: ['dorsoduro', 'dorsoduro', 'banishment', 'santa-croce', 'transfer', 2, 2, 1] },
    ],
    districts: {
      castello: { s0: 1, s1: 3, s3: 2 },
      'san-marco': { s0: 4, s1: 1, s2: 2 },
      'san-polo': { s0: 2, s2: 4, s3: 2 },
      dorsoduro: { s0: 1, s1: 1, s2: 3, s3: 3 },
      cannaregio: { s0: 3, s1: 1, s2: 2 },
      'santa-croce': { s0: 1, s1: 2, s2: 1, s3: 4 },
    },
    bridges: {
      'cannaregio/castello': ['s0'],
      'castello/san-marco': ['s1'],
      'san-marco/dorsoduro': ['s2'],
      'san-polo/santa-croce': ['s3'],
    },
    limit: { s0: 3, s1: 3, s2: 4, s3: 5 },
  },
  before: [{ by: 's2', line: 'dorsoduro banishment santa-croce 1 | dorsoduro transfer 2 2' }],
  steps: [
    {
      say: {
        en: 'You lead this round, as First Distributor: five cards to play and three Limit cards have been dealt to you. Nobody else sees them yet. You split them into two offers; Benoît, the First Decision Maker, takes one of the two, and you get the other.',
        fr: 'Vous menez ce tour, comme Premier Donneur : vous avez pioché cinq cartes à jouer et trois cartes Pénalité. Personne d’autre ne les voit encore. Vous les partagez en deux offres ; Benoît, Premier Sélectionneur, choisit l’une des deux, et l’autre est pour vous.',
        pl: 'Prowadzisz tę rundę, w roli „pierwszy podział”: masz pięć kart do zagrania i trzy karty limitu. Nikt inny ich jeszcze nie widzi. Dzielisz je na dwie oferty; Benoît, w roli „pierwszy wybór”, bierze jedną z nich, a ty dostajesz drugą.',
      },
    },
    {
      at: 'san-marco',
      say: {
        en: 'The best card is the Doge: whoever plays it has a district scored, and you lead in San Marco, worth 8. If Benoît gets it, Castello is scored. So make the Doge dear enough to be left to you, and cheap enough for you to take it.',
        fr: 'La meilleure carte est le Doge : qui la joue fait compter un quartier, et vous dominez San Marco, qui vaut 8. Si Benoît l’a, c’est Castello qui comptera. Rendez donc le Doge assez cher pour que Benoît vous le laisse, et pas trop pour vous.',
        pl: 'Najlepszą kartą jest Doża: kto ją zagra, punktuje dzielnicę, a ty prowadzisz w San Marco, wartym 8. Jeśli dostanie ją Benoît, zapunktuje Castello. Niech więc Doża będzie na tyle drogi, by Benoît ci go zostawił, ale nie za drogi dla ciebie.',
      },
    },
    {
      ask: {
        en: 'Put the Doge and the two highest Limit cards, 3 and 2, into one offer, and everything else into the other. Then confirm.',
        fr: 'Mettez le Doge et les deux plus fortes cartes Pénalité, 3 et 2, dans une offre, et tout le reste dans l’autre. Puis confirmez.',
        pl: 'Włóż Dożę i dwie najwyższe karty limitu, 3 i 2, do jednej oferty, a całą resztę do drugiej. Potem potwierdź.',
      },
      right: ['doge 3 2 | san-marco transfer bridge castello 1', 'san-marco transfer bridge castello 1 | doge 3 2'],
      asFirst: true,
      wrong: [
        {
          line: 'doge | san-marco transfer bridge castello 3 2 1',
          say: {
            en: 'The Doge alone, for nothing? Benoît will be glad of it, and you are left with 6 limit points. An offer that you would take at once yourself is too good to make.',
            fr: 'Le Doge tout seul, pour rien ? Quelle aubaine pour Benoît, et il vous restera 6 points de pénalité. Une offre que vous prendriez aussitôt vous-même est trop belle.',
            pl: 'Sam Doża, za darmo? Benoît się ucieszy, a tobie zostanie 6 punktów limitu. Oferta, którą od razu chcesz wziąć, jest za dobra.',
          },
        },
        {
          line: 'doge 3 2 1 | san-marco transfer bridge castello',
          say: {
            en: 'Four cards for nothing: Benoît will surely leave you the Doge, but for 6 points. One less in it does the same.',
            fr: 'Quatre cartes pour rien : Benoît vous laissera le Doge, certes, mais pour 6 points. Un de moins suffit aussi.',
            pl: 'Cztery karty za darmo: Benoît na pewno zostawi ci Dożę, ale za 6 punktów. Wystarczy o jeden mniej.',
          },
        },
      ],
      poor: {
        en: 'Look at both offers with Benoît’s eyes: is what you want the offer that would be left to you? Take it back, and put the Doge with 3 and 2 into one offer.',
        fr: 'Regardez les deux offres avec les yeux de Benoît : est-ce bien celle que vous voulez qui vous resterait ? Reprenez le coup et mettez le Doge avec 3 et 2 dans une offre.',
        pl: 'Spójrz na obie oferty oczami gracza Benoît: czy zostawi ci to, czego chcesz? Cofnij ruch i połącz Dożę z 3 i 2 w jednej ofercie.',
      },
    },
    { by: 's1', line: 'take 2' },
    { by: 's1', line: 'castello castello' },
    { by: 's1', line: 'san-marco san-marco' },
    { by: 's1', line: 'transfer castello s3' },
    { by: 's1', line: 'bridge cannaregio/san-marco' },
    {
      say: {
        en: 'It has worked: Benoît has taken four cards and has played them, and the Doge is yours. It costs you 5 limit points, which makes 8: still below 10.',
        fr: 'C’est réussi : Benoît a pris quatre cartes et les a jouées, et le Doge est à vous. Il vous coûte 5 points de pénalité, ce qui fait 8 : moins de 10, donc.',
        pl: 'Udało się: Benoît bierze cztery karty i od razu je zagrywa, a Doża jest twój. Kosztuje cię 5 punktów limitu, razem 8: wciąż mniej niż 10.',
      },
    },
    {
      at: 'card:doge',
      ask: {
        en: 'It is the first Doge card of the game: the Doge may be put anywhere. Play it where you lead and where the most is to be had.',
        fr: 'C’est la première carte Doge de la partie : le Doge peut aller n’importe où. Jouez-la là où vous dominez et où il y a le plus à gagner.',
        pl: 'To pierwsza karta Doży w grze: Dożę można postawić gdziekolwiek. Zagraj ją tam, gdzie prowadzisz i gdzie jest najwięcej do zdobycia.',
      },
      right: ['doge san-marco'],
      wrong: [
        {
          line: 'doge cannaregio',
          say: {
            en: 'In Cannaregio you lead too, and get 6; but Christian gets 5 for second place. In San Marco you get 8, and those behind you are tied: nobody else gets anything.',
            fr: 'À Cannaregio aussi vous dominez, pour 6 points ; mais Christian en a 5 pour la deuxième place. À San Marco vous en avez 8, et vos poursuivants sont à égalité : personne d’autre ne marque.',
            pl: 'W Cannaregio też prowadzisz i masz 6 punktów; ale Christian dostaje 5 za drugie miejsce. W San Marco masz 8, a za tobą jest remis: nikt inny nic nie dostaje.',
          },
        },
        {
          line: 'doge castello',
          say: {
            en: 'In Castello Benoît leads: the points are his. A Doge card scores for everybody, not only for whoever plays it.',
            fr: 'À Castello, Benoît domine : les points sont pour lui. Une carte Doge fait marquer tout le monde, pas seulement qui la joue.',
            pl: 'W Castello prowadzi Benoît: punkty są jego. Karta Doży punktuje dla wszystkich, nie tylko dla grającego.',
          },
        },
      ],
      poor: {
        en: 'There others get more than you do, for whoever has most nobles scores, whoever plays the card. Take it back and look where you lead.',
        fr: 'Là, d’autres gagnent plus que vous : marque qui a le plus de nobles, peu importe qui joue la carte. Reprenez le coup et cherchez où vous dominez.',
        pl: 'Tam inni zyskują więcej niż ty: punktuje ten, kto ma najwięcej szlachciców, bez względu na to, kto gra kartę. Cofnij ruch i poszukaj, gdzie prowadzisz.',
      },
    },
    {
      at: 'san-marco',
      say: {
        en: 'Eight points for you, and none for the others. You split, Benoît chose, and both got what you had thought of: that is the heart of San Marco.',
        fr: 'Huit points pour vous, rien pour les autres. Vous avez partagé, Benoît a choisi, et tout s’est passé comme prévu : c’est le cœur de San Marco.',
        pl: 'Osiem punktów dla ciebie i nic dla innych. Ty dzielisz, Benoît wybiera, a wychodzi to, co było w planie: to jest serce San Marco.',
      },
    },
  ],
};
