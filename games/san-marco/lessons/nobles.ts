// First part: what a majority is, and how three kinds of card change it.
import type { Lesson } from '@ridotto/engine';

export const nobles: Lesson = {
  id: 'nobles',
  title: { en: 'Nobles and majorities', fr: 'Nobles et majorités', pl: 'Szlachcice i przewaga' },
  about: {
    en: 'Who leads in a district, what a tie costs, and three cards that change it.',
    fr: 'Qui domine un quartier, ce que coûte une égalité, et trois cartes qui y changent quelque chose.',
    pl: 'Kto prowadzi w dzielnicy, ile kosztuje remis i trzy karty, które to zmieniają.',
  },
  minutes: 3,
  players: ['Anne', 'Benoît', 'Christian', 'Denise'],
  from: {
    at: 'choose',
    leader: 's1',
    roles: ['s1', 's0', 's2', 's3'],
    cuts: [
      {
        of: 's1',
        offers: [
          ['castello', 'castello', 'transfer', 'bridge', 2],
          ['san-polo', 1, 1],
        ],
      },
      {
        of: 's2',
        offers: [
          ['doge', 'dorsoduro', 'transfer', 2, 3],
          ['santa-croce', 'cannaregio', 1],
        ],
      },
    ],
    districts: {
      castello: { s0: 1, s1: 2 },
      'san-marco': { s0: 1, s1: 3, s2: 1 },
      'san-polo': { s0: 2, s3: 3 },
      dorsoduro: { s0: 1, s2: 2, s3: 2 },
      cannaregio: { s0: 2, s1: 1, s2: 2 },
      'santa-croce': { s0: 1, s1: 2, s2: 3, s3: 3 },
    },
    bridges: {
      'cannaregio/castello': ['s0'],
      'castello/san-marco': ['s1'],
      'san-marco/dorsoduro': ['s2'],
      'san-polo/santa-croce': ['s3'],
    },
  },
  before: [{ by: 's0', line: 'take 1' }],
  steps: [
    {
      say: {
        en: 'Welcome to Venice! In each of the six districts noble families are at odds. Now and then the Doge comes to look: then whoever has most nobles there gains prestige. Whoever has most prestige in the end has won.',
        fr: 'Bienvenue à Venise ! Dans chacun des six quartiers, des familles nobles se disputent le premier rang. De temps en temps le Doge vient voir : qui a le plus de nobles dans le quartier gagne du prestige. À la fin, le plus grand prestige l’emporte.',
        pl: 'Witaj w Wenecji! W każdej z sześciu dzielnic szlacheckie rody walczą o pierwszeństwo. Co jakiś czas przychodzi Doża: wtedy kto ma w dzielnicy najwięcej szlachciców, zdobywa prestiż. Wygrywa ten, kto na końcu ma go najwięcej.',
      },
    },
    {
      at: 'castello',
      say: {
        en: 'Look at Castello. Its two numbers, 6 and 4, are for the most nobles and for the second most. Benoît has two nobles there and you have one: if the Doge came now, Benoît would get 6 and you 4.',
        fr: 'Regardez Castello. Ses deux nombres, 6 et 4, vont au plus grand nombre de nobles et au deuxième. Benoît y a deux nobles et vous un : si le Doge venait maintenant, ce serait 6 points pour Benoît et 4 pour vous.',
        pl: 'Spójrz na Castello. Dwie liczby, 6 i 4, są za najwięcej szlachciców i za drugą liczbę z kolei. Benoît ma tu dwóch szlachciców, a ty jednego: gdyby Doża przyszedł teraz, byłoby 6 punktów dla gracza Benoît i 4 dla ciebie.',
      },
    },
    {
      at: 'card:castello',
      ask: {
        en: 'You hold four cards. Play a Castello card and leave the noble in Castello: it comes from your supply. Then confirm.',
        fr: 'Vous avez quatre cartes. Jouez une carte Castello et laissez le noble à Castello : il vient de votre réserve. Puis confirmez.',
        pl: 'Masz cztery karty. Zagraj kartę Castello i zostaw szlachcica w Castello: przychodzi z twojego zapasu. Potem potwierdź.',
      },
      right: ['castello castello'],
      wrong: [
        {
          line: 'castello cannaregio',
          say: {
            en: 'Well seen: over a bridge of your own the noble may walk on to the neighbouring district. But in Castello nothing has changed, and Benoît still leads there. Take it back, and leave the noble in Castello.',
            fr: 'Bien vu : par un pont à vous, le noble peut continuer jusqu’au quartier voisin. Mais à Castello rien n’a changé, et Benoît y domine toujours. Reprenez le coup et laissez le noble à Castello.',
            pl: 'Dobre oko: po własnym moście szlachcic może przejść do sąsiedniej dzielnicy. Ale w Castello nic się nie zmieniło i nadal prowadzi Benoît. Cofnij ruch i zostaw szlachcica w Castello.',
          },
        },
        {
          line: 'castello san-marco',
          rule: 'no-own-bridge',
          say: {
            en: 'That bridge is Benoît’s; your nobles cross your own bridges only.',
            fr: 'Ce pont est à Benoît ; vos nobles ne passent que par vos ponts.',
            pl: 'To most gracza Benoît; twoi szlachcice chodzą tylko po twoich mostach.',
          },
        },
      ],
      poor: {
        en: 'That is allowed, and another time it may be just right. But look at Castello: one more noble there and you catch up with Benoît. Take it back and play a Castello card.',
        fr: 'C’est permis, et une autre fois ce sera peut-être le bon coup. Mais regardez Castello : un noble de plus et vous rattrapez Benoît. Reprenez le coup et jouez une carte Castello.',
        pl: 'Tak wolno i kiedy indziej może to być dobry ruch. Ale spójrz na Castello: jeszcze jeden szlachcic i doganiasz gracza Benoît. Cofnij ruch i zagraj kartę Castello.',
      },
    },
    {
      at: 'castello',
      say: {
        en: 'Two against two. A tie for the most is nobody’s victory: both would get the smaller number, 4, and nobody 6.',
        fr: 'Deux contre deux. À égalité pour le plus grand nombre, personne n’a vraiment gagné : chacun n’aurait que le plus petit nombre, 4, et personne 6.',
        pl: 'Dwóch na dwóch. Remis o pierwsze miejsce nikomu nie daje pełnej nagrody: oboje dostalibyście mniejszą liczbę, 4, a nikt 6.',
      },
    },
    {
      at: 'card:transfer',
      ask: {
        en: 'Break the tie. A Transfer card sends one opponent’s noble home and puts yours in its place: one less for them, one more for you. Use it in Castello.',
        fr: 'Rompez l’égalité. Une carte Traître renvoie chez lui un noble adverse et met l’un des vôtres à sa place : un de moins pour lui, un de plus pour vous. Jouez-la à Castello.',
        pl: 'Przełam remis. Karta Zdrajca odsyła do domu szlachcica przeciwnika i stawia na jego miejscu twojego: jeden mniej u niego, jeden więcej u ciebie. Użyj jej w Castello.',
      },
      right: ['transfer castello s1'],
      wrong: [
        {
          line: 'transfer san-marco s1',
          say: {
            en: 'In San Marco you and Benoît now have two each: that is a tie again, and in Castello the old one is still there. In Castello the same card makes you the sole leader.',
            fr: 'À San Marco, Benoît et vous avez maintenant deux nobles chacun : encore une égalité, et celle de Castello demeure. À Castello, la même carte vous donne la tête.',
            pl: 'W San Marco macie teraz po dwóch szlachciców: znowu remis, a ten w Castello trwa. W Castello ta sama karta daje ci samodzielne prowadzenie.',
          },
        },
        {
          line: 'transfer nothing',
          say: {
            en: 'You may lay a card aside without effect; only a Doge card must be carried out. But this one is worth two nobles in Castello.',
            fr: 'On peut écarter une carte sans effet ; seule une carte Doge doit s’appliquer. Mais celle-ci vaut deux nobles à Castello.',
            pl: 'Kartę można odłożyć bez efektu; tylko kartę Doży trzeba wykonać. Ale ta jest w Castello warta dwóch szlachciców.',
          },
        },
      ],
      poor: {
        en: 'A fair exchange, but the tie in Castello is still there. Take it back and use the Transfer card in Castello.',
        fr: 'L’échange est bon, mais l’égalité de Castello demeure. Reprenez le coup et jouez la carte Traître à Castello.',
        pl: 'Niezła zamiana, ale remis w Castello pozostał. Cofnij ruch i użyj karty Zdrajca w Castello.',
      },
    },
    {
      at: 'castello',
      say: {
        en: 'Three against one! With the Doge here you would get 6 and Benoît 4. Before each card it pays to count like this.',
        fr: 'Trois contre un ! Si le Doge venait ici, vous auriez 6 points et Benoît 4. Avant chaque carte, comptez ainsi : cela paie.',
        pl: 'Trzech na jednego! Gdyby Doża tu przyszedł, masz 6 punktów, a Benoît 4. Przed każdą kartą warto tak policzyć.',
      },
    },
    {
      at: 'castello/san-marco',
      ask: {
        en: 'Now build. A Bridge card puts a bridge between two neighbouring districts, and a noble of yours on it shows whose it is. Build yours between Castello and San Marco; there is room beside Benoît’s.',
        fr: 'Maintenant, bâtissez. Une carte Pont pose un pont entre deux quartiers voisins ; un de vos nobles y montre à qui il est. Posez le vôtre entre Castello et San Marco ; il y a de la place à côté de celui de Benoît.',
        pl: 'Teraz buduj. Karta Most kładzie most między dwiema sąsiednimi dzielnicami, a twój szlachcic na nim pokazuje, czyj jest. Zbuduj swój między Castello a San Marco; obok mostu gracza Benoît jest miejsce.',
      },
      right: ['bridge castello/san-marco'],
      wrong: [
        {
          line: 'bridge cannaregio/castello',
          rule: 'own-bridge-there',
          say: {
            en: 'You own a bridge there already, and one for each player is enough.',
            fr: 'Vous y avez déjà un pont, et chacun n’en a qu’un par passage.',
            pl: 'Masz tam już most, a każdy może mieć w jednym miejscu tylko jeden.',
          },
        },
      ],
      poor: {
        en: 'A bridge is useful in many places. But the card that you have left is Castello: the bridge it can cross must begin there. Take it back and build from Castello to San Marco.',
        fr: 'Un pont est utile à bien des endroits. Mais la carte qui vous reste est Castello : le pont qu’elle peut passer doit partir de là. Reprenez le coup et bâtissez de Castello à San Marco.',
        pl: 'Most przyda się w wielu miejscach. Ale zostaje ci karta Castello: most, po którym przejdzie szlachcic, musi zaczynać się właśnie tam. Cofnij ruch i zbuduj most z Castello do San Marco.',
      },
    },
    {
      at: 'san-marco',
      ask: {
        en: 'One card is left, Castello again. There you lead already; but in San Marco you tie with Christian for second place, and a tie for second gets nothing at all. Play Castello, and let the noble cross your new bridge to San Marco.',
        fr: 'Il reste une carte, encore Castello. Là, vous dominez déjà ; mais à San Marco vous êtes à égalité avec Christian pour la deuxième place, et une égalité à la deuxième place ne rapporte rien. Jouez Castello, et le noble passe par votre nouveau pont jusqu’à San Marco.',
        pl: 'Została jedna karta, znowu Castello. Tam już prowadzisz; ale w San Marco remisujesz z graczem Christian o drugie miejsce, a taki remis nie daje nic. Zagraj Castello i przeprowadź szlachcica nowym mostem do San Marco.',
      },
      right: ['castello san-marco'],
      wrong: [
        {
          line: 'castello castello',
          say: {
            en: 'Four against one earns no more than three against one did: 6 points. In San Marco the same noble makes you a clear second, for another 6. Take it back and cross the bridge.',
            fr: 'Quatre contre un ne rapporte pas plus que trois contre un : 6 points. À San Marco, le même noble vous assure la deuxième place, encore 6 points. Reprenez le coup et passez le pont.',
            pl: 'Czterech na jednego daje tyle samo co trzech na jednego: 6 punktów. W San Marco ten sam szlachcic zapewni ci drugie miejsce i kolejne 6. Cofnij ruch i przejdź przez most.',
          },
        },
      ],
      poor: {
        en: 'In San Marco the noble is worth most. Take it back, play Castello, and cross to San Marco.',
        fr: 'C’est à San Marco que ce noble vaut le plus. Reprenez le coup, jouez Castello et passez à San Marco.',
        pl: 'Najwięcej wart jest ten szlachcic w San Marco. Cofnij ruch, zagraj Castello i przejdź do San Marco.',
      },
    },
    {
      at: 'san-marco',
      say: {
        en: 'Four cards, and two districts look better for you: first in Castello, second in San Marco. Sole first, sole second, and ties are worth less: that is all there is to majorities. Next you learn where cards come from.',
        fr: 'Quatre cartes, et deux quartiers vous vont mieux : première place à Castello, deuxième à San Marco. Seul premier, seul deuxième, et les égalités valent moins : voilà tout sur les majorités. La suite vous dira d’où viennent les cartes.',
        pl: 'Cztery karty i w dwóch dzielnicach stoisz lepiej: pierwsze miejsce w Castello, drugie w San Marco. Samodzielne pierwsze, samodzielne drugie, a remisy są warte mniej: to już wszystko o przewadze. Dalej zobaczysz, skąd biorą się karty.',
      },
    },
  ],
};
