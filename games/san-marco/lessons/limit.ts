// Fifth part: the limit, the end of a passage, and the end of the game.
import type { Lesson } from '@ridotto/engine';

export const limit: Lesson = {
  id: 'limit',
  title: { en: 'The limit and the end', fr: 'La pénalité et la fin', pl: 'Limit i koniec' },
  about: {
    en: 'Who is out, what few limit points are worth, and how the game is decided.',
    fr: 'Qui sort, ce que valent peu de pénalités, et comment la partie se décide.',
    pl: 'Kto odpada, ile warte jest mało punktów limitu i jak rozstrzyga się gra.',
  },
  minutes: 2,
  players: ['Anne', 'Benoît', 'Christian', 'Denise'],
  from: {
    at: 'choose',
    passage: 3,
    round: 4,
    'last-round': true,
    leader: 's3',
    roles: ['s3', 's0'],
    out: ['s1', 's2'],
    cuts: [
      {
        of: 's3',
        offers: [
          ['doge', 'castello', 'transfer', 3, 3],
          ['san-polo', 'dorsoduro', 1],
        ],
      },
    ],
    doge: 'santa-croce',
    prestige: { s0: 44, s1: 55, s2: 49, s3: 47 },
    limit: { s0: 5, s1: 12, s2: 11, s3: 6 },
    districts: {
      castello: { s0: 4, s1: 5, s3: 3 },
      'san-marco': { s0: 5, s1: 4, s2: 3 },
      'san-polo': { s0: 2, s1: 2, s2: 2, s3: 5 },
      dorsoduro: { s0: 3, s1: 2, s2: 3, s3: 2 },
      cannaregio: { s0: 2, s1: 3, s2: 4 },
      'santa-croce': { s1: 3, s2: 4, s3: 6 },
    },
    bridges: {
      'castello/san-marco': ['s0', 's1'],
      'cannaregio/castello': ['s1', 's2'],
      'san-marco/san-polo': ['s2', 's0'],
      'san-marco/dorsoduro': ['s2'],
      'san-polo/santa-croce': ['s3'],
      'santa-croce/dorsoduro': ['s3'],
    },
  },
  steps: [
    {
      say: {
        en: 'The third passage, the last of the game. Benoît and Christian have reached 10 limit points and are out. Once somebody is out, the others play just one more round, and the passage is over: this is that round, for Denise and you.',
        fr: 'Troisième manche, la dernière de la partie. Benoît et Christian ont atteint 10 points de pénalité et sont sortis. Dès que quelqu’un est sorti, les autres ne jouent plus qu’un tour, et la manche est finie : voici ce tour, pour Denise et vous.',
        pl: 'Trzeci etap, ostatni w grze. Benoît i Christian mają już co najmniej 10 punktów limitu i odpadli. Gdy ktoś odpadnie, pozostali grają jeszcze tylko jedną rundę i etap się kończy: to właśnie ta runda, dla ciebie i Denise.',
      },
    },
    {
      say: {
        en: 'Then whoever is below 10 gets a bonus: as many points as are missing to the highest limit total. And whoever alone has the lowest total may throw a banishment.',
        fr: 'Ensuite, qui est sous 10 reçoit un bonus : autant de points qu’il lui en manque jusqu’au plus fort total de pénalité. Et qui a seul le plus petit total peut exiler des nobles.',
        pl: 'Potem każdy poniżej 10 dostaje premię: tyle punktów, ile brakuje mu do najwyższej sumy limitu. A kto samodzielnie ma najniższą sumę, może rzucić za wygnanie.',
      },
    },
    {
      ask: {
        en: 'You have 5 limit points. Choose: offer 1, the Doge with 6 limit points, or offer 2, two districts with 1.',
        fr: 'Vous avez 5 points de pénalité. Choisissez : l’offre 1, le Doge avec 6 de pénalité, ou l’offre 2, deux quartiers avec 1.',
        pl: 'Masz 5 punktów limitu. Wybierz: oferta 1, Doża z 6 punktami limitu, czy oferta 2, dwie dzielnice z 1.',
      },
      right: ['take 2'],
      wrong: [
        {
          line: 'take 1',
          say: {
            en: 'Now you have 11, and no bonus; with the other offer it would have been 6 points and a banishment besides. Take it back.',
            fr: 'Vous voilà à 11, sans bonus ; avec l’autre offre, c’étaient 6 points, et un exil en plus. Reprenez le coup.',
            pl: 'Masz teraz 11 i żadnej premii; druga oferta to 6 punktów i jeszcze wygnanie. Cofnij ruch.',
          },
        },
      ],
      poor: { en: 'Take one of the two offers.', fr: 'Prenez l’une des deux offres.', pl: 'Weź jedną z dwóch ofert.' },
    },
    {
      at: 'dorsoduro',
      ask: {
        en: 'At the very end each of the six districts is scored once more. In Dorsoduro you tie with Christian for first: play Dorsoduro and leave the tie behind.',
        fr: 'Tout à la fin, chacun des six quartiers est compté une fois encore. À Dorsoduro, vous êtes à égalité avec Christian en tête : jouez Dorsoduro et rompez-la.',
        pl: 'Na sam koniec każda z sześciu dzielnic jest punktowana jeszcze raz. W Dorsoduro remisujesz z graczem Christian o pierwsze miejsce: zagraj Dorsoduro i przełam remis.',
      },
      right: ['dorsoduro dorsoduro'],
      poor: {
        en: 'First Dorsoduro, to lead there alone. Take it back.',
        fr: 'D’abord Dorsoduro, pour y prendre la tête. Reprenez le coup.',
        pl: 'Najpierw Dorsoduro, by prowadzić tam samodzielnie. Cofnij ruch.',
      },
    },
    {
      at: 'san-polo',
      ask: {
        en: 'And San Polo: three of you are tied for second, which is worth nothing. One more noble, and second place is yours. Leave it in San Polo.',
        fr: 'Et San Polo : vous y êtes trois à égalité pour la deuxième place, qui ne rapporte alors rien. Un noble de plus, et elle est à vous. Laissez-le à San Polo.',
        pl: 'I San Polo: troje z was remisuje o drugie miejsce, które wtedy nic nie daje. Jeszcze jeden szlachcic i jest twoje. Zostaw go w San Polo.',
      },
      right: ['san-polo san-polo'],
      wrong: [
        {
          line: 'san-polo san-marco',
          say: {
            en: 'In San Marco you lead already. In San Polo the noble would bring second place. Take it back.',
            fr: 'À San Marco, vous dominez déjà. À San Polo, ce noble donnerait la deuxième place. Reprenez le coup.',
            pl: 'W San Marco już prowadzisz. W San Polo ten szlachcic da drugie miejsce. Cofnij ruch.',
          },
        },
      ],
      poor: {
        en: 'Take it back, and leave the noble in San Polo.',
        fr: 'Reprenez le coup et laissez le noble à San Polo.',
        pl: 'Cofnij ruch i zostaw szlachcica w San Polo.',
      },
    },
    { by: 's3', line: 'castello castello' },
    { by: 's3', line: 'transfer castello s0' },
    { by: 's3', line: 'doge stop' },
    {
      at: 'castello',
      ask: {
        en: 'Denise has 12 now, and no bonus. You have 6, as many as are missing to 12: a bonus of 6 points. And being lowest, you may banish. Benoît leads in Castello: throw for it.',
        fr: 'Denise est à 12, sans bonus. Vous avez 6, il vous en manque 6 jusqu’à 12 : un bonus de 6 points. Et avec le plus petit total, vous pouvez exiler. Benoît domine Castello : jetez le dé pour ce quartier.',
        pl: 'Denise ma teraz 12 i żadnej premii. Ty masz 6, do 12 brakuje 6: premia 6 punktów. A z najniższą sumą możesz wygnać. W Castello prowadzi Benoît: rzuć za tę dzielnicę.',
      },
      right: ['castello'],
      luck: ['3'],
      poor: {
        en: 'You may decline, or throw elsewhere. But in Castello there is most to be had: take it back and name Castello.',
        fr: 'On peut y renoncer, ou viser ailleurs. Mais c’est à Castello qu’il y a le plus à gagner : reprenez le coup et désignez Castello.',
        pl: 'Można zrezygnować albo wybrać inną dzielnicę. Ale w Castello jest najwięcej do zyskania: cofnij ruch i wskaż Castello.',
      },
    },
    {
      at: 'castello',
      ask: {
        en: 'A three. Whose nobles leave? Benoît has 5 there, Denise 5, and you 3. Send home three of Benoît’s.',
        fr: 'Trois. Quels nobles partent ? Benoît en a 5, Denise 5, vous 3. Renvoyez-en trois de Benoît.',
        pl: 'Trójka. Czyi szlachcice odchodzą? Benoît ma 5, Denise 5, ty 3. Odeślij trzech gracza Benoît.',
      },
      right: ['s1 s1 s1'],
      poor: {
        en: 'Benoît is ahead of you in points: what is lost there helps you most. Take it back: three of Benoît’s.',
        fr: 'Benoît vous devance aux points : c’est cette perte qui vous aide le plus. Reprenez le coup : trois nobles de Benoît.',
        pl: 'Benoît ma więcej punktów niż ty: ta strata najbardziej ci pomaga. Cofnij ruch: trzech szlachciców gracza Benoît.',
      },
    },
    {
      say: {
        en: 'Now all six districts were scored, and the game is over. You have seen all of San Marco: nobles and ties, cutting and choosing, the Doge, the limit. The next game is yours!',
        fr: 'Les six quartiers ont été comptés, et la partie est finie. Vous avez vu tout San Marco : nobles et égalités, partage et choix, Doge, pénalités. La prochaine partie est à vous !',
        pl: 'Teraz zapunktowały wszystkie dzielnice i gra się skończyła. Znasz już całe San Marco: szlachcice i remisy, podział i wybór, Doża i limit. Następna gra należy do ciebie!',
      },
    },
  ],
};
