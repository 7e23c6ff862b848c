// Second part: the auctions of a round, from the Council to the sale.
import type { Lesson } from '@ridotto/engine';

export const auctions: Lesson = {
  id: 'auctions',
  title: { en: 'A round of auctions', fr: 'Un tour d’enchères', pl: 'Runda licytacji' },
  about: {
    en: 'What your piles are for: seats on the Council, goods, and squares of the city.',
    fr: 'À quoi servent vos piles : places au Conseil, ressources et cases de la ville.',
    pl: 'Do czego służą stosy: miejsca w Radzie, towary i pola miasta.',
  },
  minutes: 4,
  players: ['Anne', 'Benoît', 'Christian'],
  from: {
    at: 'bid',
    boards: ['r5', 'r4', 'r2', 'r3', 'r1'],
    tiles: ['f2', 'f3', 'f6', 'f6p', 'f5u'],
    council: { nobility: ['s2'], church: ['s0'] },
    queue: ['s2', 's0', 's1'],
    missions: { s0: ['cost-0', 'isolated'], s1: ['cost-3', 'four-fountains'], s2: ['ten-minus-coins', 'route'] },
    rejected: {
      s0: ['guild-porcelain', 'diagonal', 'quarters'],
      s1: ['guild-wine', 'block', 'most-members'],
      s2: ['guild-clothing', 'line', 'pawn'],
    },
    piles: {
      s0: [['2'], ['3', '4'], ['3', '5'], ['1'], ['2', '5']],
      s1: [['4'], ['6'], ['5'], ['1'], ['6']],
      s2: [['2'], ['3', '3'], ['1', '1', '3', '3'], ['1'], ['2', '5']],
    },
  },
  before: [{ by: 's2', line: 'reveal 1' }],
  steps: [
    {
      say: {
        en: 'For five rounds merchant families bid for influence, with cards from 1 to 6. Before a round you divide some of them into piles, in secret; then come seven auctions, A to G, and in each you may reveal one pile.',
        fr: 'Pendant cinq tours, des familles de marchands misent de l’influence, avec des cartes de 1 à 6. Avant chaque tour, vous en formez des piles en secret ; puis viennent sept enchères, A à G, et dans chacune vous pouvez révéler une pile.',
        pl: 'Przez pięć rund rodziny kupieckie licytują wpływami, kartami od 1 do 6. Przed rundą dzielisz część kart na stosy, w tajemnicy; potem jest siedem licytacji, od A do G, i w każdej możesz odkryć jeden stos.',
      },
    },
    {
      say: {
        en: 'You have made five piles: a 2; a 3 and a 4; a 3 and a 5; a 1; a 2 and a 5. Each can be used once. The art is to know what each auction is worth to you.',
        fr: 'Vous avez formé cinq piles : un 2 ; un 3 et un 4 ; un 3 et un 5 ; un 1 ; un 2 et un 5. Chacune ne sert qu’une fois. Tout l’art est de savoir ce que chaque enchère vaut pour vous.',
        pl: 'Masz pięć stosów: 2; 3 i 4; 3 i 5; 1; 2 i 5. Każdy przyda się raz. Sztuka w tym, by wiedzieć, ile warta jest dla ciebie każda licytacja.',
      },
    },
    {
      at: 'nobility',
      ask: {
        en: 'A is about Nobility and Church: whoever is first takes the one seat, the second the other. Christian has revealed a 2. Keep your strength for later: reveal only the 1, your fourth pile.',
        fr: 'A concerne la Noblesse et l’Église : le premier prend l’une, le deuxième l’autre. Christian a révélé un 2. Gardez vos forces pour plus tard : ne révélez que le 1, votre quatrième pile.',
        pl: 'W A chodzi o Szlachtę i Kościół: pierwszy w kolejności bierze jedno miejsce, drugi drugie. Christian odkrywa 2. Zachowaj siły na później: odkryj tylko 1, swój czwarty stos.',
      },
      right: ['reveal 4'],
      wrong: [
        {
          line: 'reveal 3',
          say: {
            en: 'Eight is your strongest pile, and it would surely win. But next comes a guild, and its square in the city counts for longer than a seat. Take it back, and reveal the 1.',
            fr: 'Huit, c’est votre plus forte pile, et elle gagnerait sans doute. Mais ensuite vient une guilde, et sa case en ville compte plus longtemps qu’une place. Reprenez le coup et révélez le 1.',
            pl: 'Osiem to twój najmocniejszy stos i pewnie by wygrał. Ale zaraz będzie cech, a jego pole w mieście liczy się dłużej niż miejsce w Radzie. Cofnij ruch i odkryj 1.',
          },
        },
      ],
      poor: {
        en: 'That pile, or that seat, is worth more than this. Take it back, and reveal the 1, your fourth pile.',
        fr: 'Cette pile, ou cette occasion, vaut mieux que cela. Reprenez le coup et révélez le 1, votre quatrième pile.',
        pl: 'Ten stos albo ta okazja są warte więcej. Cofnij ruch i odkryj 1, swój czwarty stos.',
      },
    },
    { by: 's1', line: 'reveal 1' },
    {
      ask: {
        en: 'Benoît came with a 4 and has Nobility; Christian is second and has sent your member home from Church. You could do nothing. Whoever reveals a pile and can do nothing may put one of its cards back under the draw pile. Take the 1 back.',
        fr: 'Benoît est venu avec un 4 et prend la Noblesse ; Christian, deuxième, a renvoyé votre membre de l’Église. Vous n’avez rien pu faire. Qui révèle une pile et ne peut rien faire peut remettre une de ses cartes sous sa pioche. Reprenez le 1.',
        pl: 'Benoît przychodzi z 4 i ma Szlachtę; Christian ma drugą pozycję i odsyła twojego członka rodziny z Kościoła. Ty nie możesz nic zrobić. Kto odkrył stos i nie może nic zrobić, wkłada jedną z jego kart pod swoją talię. Zabierz 1.',
      },
      right: ['take-back 1'],
      poor: {
        en: 'Every card is used only once in the whole game: take it back, and save the 1.',
        fr: 'Chaque carte ne sert qu’une fois dans toute la partie : reprenez le coup et sauvez le 1.',
        pl: 'Każda karta służy tylko raz w całej grze: cofnij ruch i zachowaj 1.',
      },
    },
    { by: 's1', line: 'reveal 2' },
    { by: 's2', line: 'reveal 5' },
    {
      ask: {
        en: 'Step B: a guild. Benoît shows 6, Christian 7. The first takes a seat, a good and a square; the second a good and a square; the third nothing. Reveal 3 and 5, your third pile: that makes 8.',
        fr: 'Étape B : une guilde. Benoît montre 6, Christian 7. Le premier a une place, une ressource et une case ; le deuxième une ressource et une case ; le troisième rien. Révélez 3 et 5, votre troisième pile : cela fait 8.',
        pl: 'Etap B: cech. Benoît pokazuje 6, Christian 7. Pierwszy bierze miejsce, towar i pole; drugi towar i pole; trzeci nic. Odkryj 3 i 5, swój trzeci stos: to razem 8.',
      },
      right: ['reveal 3'],
      wrong: [
        {
          line: 'reveal 2',
          say: {
            en: 'Seven, as Christian has: of equal totals the one nearer to whoever began the auction is ahead, and that is Christian. Eight is certain. Take it back.',
            fr: 'Sept, comme Christian : à égalité passe d’abord qui suit de plus près la personne qui a commencé, et c’est Christian. Huit, c’est sûr. Reprenez le coup.',
            pl: 'Siedem, jak Christian: przy remisie wygrywa ten, kto siedzi bliżej zaczynającego, a to Christian. Osiem jest pewne. Cofnij ruch.',
          },
        },
      ],
      poor: {
        en: 'With that you are last or absent, and get nothing of this guild. Take it back, and reveal 3 and 5.',
        fr: 'Ainsi vous êtes dernier ou absent, et n’avez rien de cette guilde. Reprenez le coup et révélez 3 et 5.',
        pl: 'Tak nic nie dostaniesz od tego cechu. Cofnij ruch i odkryj 3 i 5.',
      },
    },
    {
      ask: {
        en: 'You are first. Take the guild’s seat on the Council: seats bring prestige after each round.',
        fr: 'Vous êtes en tête. Prenez la place de la guilde au Conseil : les places donnent du prestige après chaque tour.',
        pl: 'Masz pierwsze miejsce. Zajmij miejsce cechu w Radzie: miejsca dają prestiż po każdej rundzie.',
      },
      right: ['seat'],
      poor: {
        en: 'What is passed over cannot be made good, for the order is fixed: first the seat. Take it back.',
        fr: 'Ce qu’on saute est perdu, car l’ordre est fixe : d’abord la place. Reprenez le coup.',
        pl: 'Co pominięte, to przepada, bo kolejność jest stała: najpierw miejsce. Cofnij ruch.',
      },
    },
    {
      ask: {
        en: 'Then take the guild’s good: goods are sold later.',
        fr: 'Prenez ensuite la ressource de la guilde : les ressources se vendent plus tard.',
        pl: 'Potem weź towar cechu: towary sprzedaje się później.',
      },
      right: ['take'],
      poor: {
        en: 'A good costs nothing here: take it back, and take it.',
        fr: 'Une marchandise ne coûte rien ici : reprenez le coup et prenez-la.',
        pl: 'Towar nic tu nie kosztuje: cofnij ruch i weź go.',
      },
    },
    {
      at: 'e7',
      ask: {
        en: 'At last a member of your family goes into the city, on one of the guild’s squares; each square says what it costs. Place one on e7. Where palms and fountains will stand beside your members, they bring prestige in the end.',
        fr: 'Enfin, un membre de votre famille s’installe en ville, sur une case de la guilde ; chaque case dit ce qu’elle coûte. Placez-en un en e7. Les palmiers et fontaines voisins de vos membres donneront du prestige à la fin.',
        pl: 'Na koniec członek twojej rodziny staje w mieście, na polu cechu; każde pole mówi, ile kosztuje. Postaw go na e7. Palmy i fontanny obok twoich dadzą na końcu prestiż.',
      },
      right: ['place e7'],
      poor: {
        en: 'Also a good square, perhaps. But you have a mission for members who stand alone, and one for cheap squares: take it back, and place on e7.',
        fr: 'Une bonne case aussi, peut-être. Mais vous avez une mission pour les membres isolés, et une pour les cases bon marché : reprenez le coup et placez en e7.',
        pl: 'Może to też dobre pole. Ale masz misję za samotnych członków i misję za tanie pola: cofnij ruch i postaw na e7.',
      },
    },
    { by: 's2', line: 'take' },
    { by: 's2', line: 'place c4' },
    { by: 's1', line: 'take-back 6' },
    {
      ask: {
        en: 'Step C: the first may sell goods. You have only one so far, and the same chance comes at E. Pass: your piles are for something better.',
        fr: 'Étape C : le premier peut vendre des ressources. Vous n’en avez qu’une, et l’occasion revient en E. Passez : vos piles valent mieux.',
        pl: 'Etap C: pierwszy może sprzedać towary. Masz na razie jeden, a okazja wróci w E. Spasuj: stosy zachowaj na coś lepszego.',
      },
      right: ['pass'],
      poor: {
        en: 'A whole pile for one good? At E you can sell two at once. Take it back and pass.',
        fr: 'Une pile entière pour une ressource ? En E, vous en vendrez deux d’un coup. Reprenez le coup et passez.',
        pl: 'Cały stos za jeden towar? W E sprzedasz dwa naraz. Cofnij ruch i spasuj.',
      },
    },
    { by: 's1', line: 'pass' },
    { by: 's2', line: 'pass' },
    {
      ask: {
        en: 'Step D: another guild, and you begin. With 3 and 4, your second pile, you have a good chance of being at least second. Reveal it.',
        fr: 'Étape D : une autre guilde, et vous commencez. Avec 3 et 4, votre deuxième pile, vous avez de bonnes chances d’être au moins deuxième. Révélez-la.',
        pl: 'Etap D: kolejny cech, a ty zaczynasz. Z 3 i 4, drugim stosem, masz dużą szansę na co najmniej drugie miejsce. Odkryj go.',
      },
      right: ['reveal 2'],
      poor: {
        en: 'Seven is the right weight here: take it back, and reveal 3 and 4.',
        fr: 'Sept est le bon poids ici : reprenez le coup et révélez 3 et 4.',
        pl: 'Siedem to tu dobra miara: cofnij ruch i odkryj 3 i 4.',
      },
    },
    { by: 's1', line: 'reveal 3' },
    { by: 's2', line: 'reveal 3' },
    { by: 's2', line: 'seat' },
    { by: 's2', line: 'take' },
    { by: 's2', line: 'place a6' },
    {
      ask: {
        en: 'Christian came with 8, you are second: a good and a square, but no seat. Take the good.',
        fr: 'Christian est venu avec 8, vous êtes deuxième : une ressource et une case, mais pas de place. Prenez la ressource.',
        pl: 'Christian przychodzi z 8, masz drugie miejsce: towar i pole, ale bez miejsca w Radzie. Weź towar.',
      },
      right: ['take'],
      poor: {
        en: 'First the good, then the square. Take it back.',
        fr: 'D’abord la ressource, puis la case. Reprenez le coup.',
        pl: 'Najpierw towar, potem pole. Cofnij ruch.',
      },
    },
    {
      at: 'd1',
      ask: {
        en: 'And a member on d1.',
        fr: 'Et un membre en d1.',
        pl: 'I członek rodziny na d1.',
      },
      right: ['place d1'],
      poor: {
        en: 'For your missions d1 is better: take it back.',
        fr: 'Pour vos missions, d1 convient mieux : reprenez le coup.',
        pl: 'Dla twoich misji lepsze jest d1: cofnij ruch.',
      },
    },
    { by: 's1', line: 'take-back 5' },
    { by: 's2', line: 'reveal 4' },
    {
      ask: {
        en: 'Step E, the second sale, with a seat for Merchants besides. Christian shows only a 1. Your 2, the first pile, may be enough.',
        fr: 'Étape E, la deuxième vente, avec en plus la place des Marchands. Christian ne montre qu’un 1. Votre 2, la première pile, peut suffire.',
        pl: 'Etap E, druga sprzedaż, a do tego miejsce Kupców. Christian pokazuje tylko 1. Twoje 2, pierwszy stos, może wystarczyć.',
      },
      right: ['reveal 1'],
      poor: {
        en: 'The little 2 may do, and the 7 is for the last guild. Take it back.',
        fr: 'Le petit 2 peut suffire, et le 7 servira à la dernière guilde. Reprenez le coup.',
        pl: 'Małe 2 może wystarczyć, a 7 przyda się przy ostatnim cechu. Cofnij ruch.',
      },
    },
    { by: 's1', line: 'reveal 4' },
    {
      ask: {
        en: 'First, with a 2! Take the Merchants’ seat.',
        fr: 'En tête, avec un 2 ! Prenez la place des Marchands.',
        pl: 'Pierwsze miejsce, i to z 2! Zajmij miejsce Kupców.',
      },
      right: ['seat'],
      poor: {
        en: 'First the seat, before you sell: take it back.',
        fr: 'D’abord la place, avant de vendre : reprenez le coup.',
        pl: 'Najpierw miejsce, przed sprzedażą: cofnij ruch.',
      },
    },
    {
      ask: {
        en: 'Now sell the clothing: 4 coins.',
        fr: 'Vendez maintenant les vêtements : 4 pièces.',
        pl: 'Sprzedaj teraz odzież: 4 monety.',
      },
      right: ['sell clothing'],
      poor: {
        en: 'The dearer one first; coins buy squares. Take it back.',
        fr: 'D’abord la plus chère ; les pièces achètent des cases. Reprenez le coup.',
        pl: 'Najpierw droższy; za monety kupuje się pola. Cofnij ruch.',
      },
    },
    {
      say: {
        en: 'You know the auctions now. F is one more guild, at G somebody may move a member; then Church plants a palm, Nobility builds a fountain, and the Council brings prestige. After five rounds palms, fountains and missions are counted. Play the round on, if you like!',
        fr: 'Vous connaissez maintenant les enchères. F est encore une guilde, en G on peut déplacer un membre ; puis l’Église plante un palmier, la Noblesse bâtit une fontaine, et le Conseil donne du prestige. Après cinq tours, on compte palmiers, fontaines et missions. Continuez la partie si vous voulez !',
        pl: 'Znasz już licytacje. F to jeszcze jeden cech, w G można przesunąć członka rodziny; potem Kościół sadzi palmę, Szlachta buduje fontannę, a Rada daje prestiż. Po pięciu rundach liczą się palmy, fontanny i misje. Jeśli chcesz, graj dalej!',
      },
    },
  ],
};
