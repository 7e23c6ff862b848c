// Second part: where the cards come from. Somebody splits, and whoever learns chooses.
import type { Lesson } from '@ridotto/engine';

export const choose: Lesson = {
  id: 'choose',
  title: { en: 'Take your pick', fr: 'Choisir une offre', pl: 'Wybór oferty' },
  about: {
    en: 'One player splits eight cards, another chooses: good cards, and what they cost.',
    fr: 'Quelqu’un partage huit cartes, un autre choisit : de bonnes cartes, et leur prix.',
    pl: 'Jedna osoba dzieli osiem kart, druga wybiera: dobre karty i ich cena.',
  },
  minutes: 2,
  players: ['Anne', 'Benoît', 'Christian', 'Denise'],
  from: {
    at: 'choose',
    round: 2,
    leader: 's3',
    roles: ['s3', 's0', 's1', 's2'],
    cuts: [
      {
        of: 's3',
        offers: [
          ['castello', 'santa-croce', 'bridge', 'bridge', 3, 3],
          ['san-marco', 1],
        ],
      },
      {
        of: 's1',
        offers: [
          ['transfer', 'san-polo', 2, 1],
          ['doge', 'dorsoduro', 'cannaregio', 3],
        ],
      },
    ],
    districts: {
      castello: { s0: 2, s1: 3, s3: 1 },
      'san-marco': { s0: 3, s1: 3, s2: 1 },
      'san-polo': { s0: 2, s2: 2, s3: 3 },
      dorsoduro: { s1: 1, s2: 3, s3: 2 },
      cannaregio: { s0: 2, s1: 1, s2: 2 },
      'santa-croce': { s0: 1, s1: 2, s2: 1, s3: 3 },
    },
    bridges: {
      'cannaregio/castello': ['s0'],
      'castello/san-marco': ['s1'],
      'san-marco/dorsoduro': ['s2'],
      'san-polo/santa-croce': ['s3'],
    },
    limit: { s0: 4, s1: 2, s2: 4, s3: 3 },
  },
  steps: [
    {
      say: {
        en: 'Where do cards come from? In each round two players, the First and the Second Distributor, draw eight cards each and split them into two offers. Somebody else, their Decision Maker, takes one of the two, as they like; the other is for whoever has split.',
        fr: 'D’où viennent les cartes ? À chaque tour, deux personnes, le Premier et le Second Donneur, piochent huit cartes chacune et les partagent en deux offres. Quelqu’un d’autre, leur Sélectionneur, prend l’une des deux, au choix ; l’autre reste à qui a partagé.',
        pl: 'Skąd biorą się karty? W każdej rundzie dwie osoby dobierają po osiem kart i dzielą je na dwie oferty: to role „pierwszy podział” i „drugi podział”. Ktoś inny, w roli „pierwszy wybór” lub „drugi wybór”, bierze jedną z ofert, jak woli; druga zostaje dla osoby, która dzieli.',
      },
    },
    {
      say: {
        en: 'Denise is First Distributor and has split; you are First Decision Maker and choose. Beside the cards you know there are Limit cards: what stands on them adds up in front of you. A game has three parts, its passages: with 10 or more at the end of a round you sit out the rest of this one. You have 4 already.',
        fr: 'Denise est Premier Donneur et a partagé ; vous êtes Premier Sélectionneur et choisissez. Parmi les cartes, il y a aussi des cartes Pénalité : leurs valeurs s’additionnent devant vous. Une partie a trois manches : avec 10 ou plus à la fin d’un tour, vous ne jouez plus jusqu’à la fin de celle-ci. Vous en avez déjà 4.',
        pl: 'Pierwszy podział: dzieli Denise; pierwszy wybór: wybierasz ty. Oprócz znanych kart są też karty limitu: ich wartości sumują się przed tobą. Gra ma trzy etapy: kto na końcu rundy ma 10 lub więcej, nie gra już w tym etapie. Ty masz już 4.',
      },
    },
    {
      ask: {
        en: 'Offer 1 has four cards to play and 6 limit points. Offer 2 has a single card, San Marco, and 1 limit point. Count, and take the one that is good for you now.',
        fr: 'L’offre 1 a quatre cartes à jouer et 6 points de pénalité. L’offre 2 n’a qu’une carte, San Marco, et 1 point de pénalité. Comptez, et prenez celle qui vous convient maintenant.',
        pl: 'Oferta 1 to cztery karty do zagrania i 6 punktów limitu. Oferta 2 to jedna karta, San Marco, i 1 punkt limitu. Policz i weź tę, która jest teraz dobra dla ciebie.',
      },
      right: ['take 2'],
      wrong: [
        {
          line: 'take 1',
          say: {
            en: 'Four cards, that is tempting. But now you have 10 limit points: after this round the others go on playing without you. Take it back and look at what the one card does.',
            fr: 'Quatre cartes, c’est tentant. Mais vous voilà à 10 points de pénalité : après ce tour, les autres continuent sans vous. Reprenez le coup et regardez ce que fait la carte seule.',
            pl: 'Cztery karty kuszą. Ale masz teraz 10 punktów limitu: po tej rundzie inni grają dalej bez ciebie. Cofnij ruch i zobacz, co daje ta jedna karta.',
          },
        },
      ],
      poor: {
        en: 'Take one of the two offers.',
        fr: 'Prenez l’une des deux offres.',
        pl: 'Weź jedną z dwóch ofert.',
      },
    },
    {
      at: 'san-marco',
      ask: {
        en: 'Five limit points: you stay in. Cards that you take are played at once. In San Marco, the dearest district, you tie with Benoît; play San Marco and lead there alone.',
        fr: 'Cinq points de pénalité : vous restez en jeu. Les cartes prises se jouent aussitôt. À San Marco, le quartier le plus cher, vous êtes à égalité avec Benoît ; jouez San Marco et prenez-y la tête.',
        pl: 'Pięć punktów limitu: grasz dalej. Wzięte karty zagrywa się od razu. W San Marco, najcenniejszej dzielnicy, remisujesz z graczem Benoît; zagraj San Marco i prowadź tam samodzielnie.',
      },
      right: ['san-marco san-marco'],
      poor: {
        en: 'Nothing is kept for later: what is not used now is lost. Take it back, and put the noble into San Marco.',
        fr: 'On ne garde rien pour plus tard : ce qui ne sert pas maintenant est perdu. Reprenez le coup et mettez le noble à San Marco.',
        pl: 'Niczego nie zachowuje się na później: co teraz nie zostanie użyte, przepada. Cofnij ruch i postaw szlachcica w San Marco.',
      },
    },
    { by: 's3', line: 'castello castello' },
    { by: 's3', line: 'santa-croce santa-croce' },
    { by: 's3', line: 'bridge san-polo/dorsoduro' },
    { by: 's3', line: 'bridge santa-croce/dorsoduro' },
    {
      say: {
        en: 'Denise has got the other offer, and everything in it: four cards played, and 9 limit points. Then it is Benoît’s turn to open what he has split, and Christian’s to choose. So everybody plays once in each round.',
        fr: 'Denise a eu l’autre offre, avec tout ce qu’elle contient : quatre cartes jouées, et 9 points de pénalité. Benoît retourne alors ses offres, et Christian choisit. Ainsi, chacun joue une fois par tour.',
        pl: 'Denise dostała drugą ofertę ze wszystkim, co w niej jest: cztery zagrane karty i 9 punktów limitu. Teraz Benoît odkrywa swoje oferty, a wybiera Christian. Tak każdy gra raz w rundzie.',
      },
    },
    { by: 's2', line: 'take 1' },
    { by: 's2', line: 'transfer san-polo s3' },
    { by: 's2', line: 'san-polo san-polo' },
    {
      say: {
        en: 'Christian has taken few cards and few points as well, and now leads in San Polo. Whoever chooses weighs what cards do against what they cost; so must whoever splits. In the next part that is you.',
        fr: 'Christian aussi a pris peu de cartes et peu de points, et domine maintenant San Polo. Qui choisit met en balance l’effet des cartes et leur prix ; qui partage aussi. À l’étape suivante, ce sera vous.',
        pl: 'Christian też bierze mało kart i mało punktów, a prowadzi teraz w San Polo. Kto wybiera, waży działanie kart i ich cenę; kto dzieli, musi robić to samo. W następnej części dzielisz ty.',
      },
    },
  ],
};
