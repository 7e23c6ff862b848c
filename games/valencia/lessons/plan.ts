// First part: missions are kept, cards are drawn and divided into piles.
import type { Lesson, Reply, Task } from '@ridotto/engine';

/** Eight cards are drawn one by one: `n` are there. */
const another = (n: number, card: string): Task => ({
  ask: {
    en: `You have ${n} of eight cards. Draw another.`,
    fr: `Cartes : ${n} sur huit. Piochez encore.`,
    pl: `Karty: ${n} z ośmiu. Dobierz następną.`,
  },
  right: ['draw'],
  luck: [card],
  poor: {
    en: 'Too soon: with so few cards you would take part in hardly any auction. Take it back and draw on.',
    fr: 'Trop tôt : avec si peu de cartes, vous ne seriez presque d’aucune enchère. Reprenez le coup et piochez encore.',
    pl: 'Za wcześnie: z tyloma kartami nie ma po co iść na licytacje. Cofnij ruch i dobieraj dalej.',
  },
});

/** Once or twice is enough to know how: the cards between come by themselves. */
const drawn = (card: string): Reply => ({ by: 's0', line: 'draw', luck: [card] });

export const plan: Lesson = {
  id: 'plan',
  title: { en: 'Missions and piles', fr: 'Missions et piles', pl: 'Misje i stosy' },
  about: {
    en: 'What you set out to do, and how a round is prepared in secret.',
    fr: 'Ce que vous vous proposez de faire, et comment un tour se prépare en secret.',
    pl: 'Co chcesz osiągnąć i jak w tajemnicy przygotowuje się rundę.',
  },
  minutes: 2,
  players: ['Anne', 'Benoît', 'Christian'],
  from: {
    at: 'missions',
    boards: ['r5', 'r4', 'r2', 'r3', 'r1'],
    tiles: ['f2', 'f3', 'f6', 'f6p', 'f5u'],
    pawn: 's2',
    council: { nobility: ['s2'], church: ['s0'] },
    'to-choose': { s0: ['cost-0', 'isolated', 'guild-porcelain', 'diagonal', 'quarters'] },
    missions: { s1: ['cost-3', 'four-fountains'], s2: ['ten-minus-coins', 'route'] },
    rejected: { s1: ['guild-wine', 'block', 'most-members'], s2: ['guild-clothing', 'line', 'pawn'] },
  },
  steps: [
    {
      say: {
        en: 'Welcome to Valencia! You lead a family of merchants. For five rounds you send its members into the city and onto the Council. Whoever has most prestige after that has won.',
        fr: 'Bienvenue à Valencia ! Vous êtes à la tête d’une famille de marchands. Pendant cinq tours, vous envoyez ses membres en ville et au Conseil. Qui a ensuite le plus de prestige a gagné.',
        pl: 'Witaj w Walencji! Stoisz na czele rodziny kupieckiej. Przez pięć rund posyłasz jej członków do miasta i do Rady. Kto ma potem najwięcej prestiżu, wygrywa.',
      },
    },
    {
      ask: {
        en: 'You have been dealt five missions and keep as many as you like, at least one. They are judged once, at the very end: most bring points if they are fulfilled and cost 3 if not. Keep Cost 0 (two members on squares without a price) and Hermits (2 points for each member who stands alone); reject the rest.',
        fr: 'Vous avez reçu cinq missions et en gardez autant que vous voulez, au moins une. On ne les juge qu’à la toute fin : la plupart rapportent si elles sont remplies et coûtent 3 sinon. Gardez Coût 0 (deux membres sur des cases gratuites) et Ermites (2 points par membre isolé) ; rejetez les autres.',
        pl: 'Masz pięć misji; zachowujesz, ile chcesz, co najmniej jedną. Ocenia się je raz, na samym końcu: większość daje punkty, gdy jest spełniona, a kosztuje 3, gdy nie. Zachowaj Koszt 0 (dwóch członków rodziny na darmowych polach) i Samotników (2 punkty za każdego, kto stoi sam); resztę odrzuć.',
      },
      right: ['cost-0 isolated |'],
      wrong: [
        {
          line: 'cost-0 isolated guild-porcelain diagonal quarters |',
          say: {
            en: 'All five together? Three porcelain squares, a diagonal and all eight quarters: in a whole game you place about seven members, and each mission missed costs 3. Take it back and keep two.',
            fr: 'Les cinq ? Trois cases de porcelaine, une diagonale et les huit quartiers : sur toute une partie, on place environ sept membres, et chaque mission manquée coûte 3. Reprenez le coup et gardez-en deux.',
            pl: 'Wszystkie pięć? Trzy pola porcelany, przekątna i osiem dzielnic: w całej grze stawia się około siedmiu członków rodziny, a każda niespełniona misja kosztuje 3. Cofnij ruch i zachowaj dwie.',
          },
        },
        {
          line: 'quarters | cost-0 isolated guild-porcelain diagonal',
          say: {
            en: 'Ten points are tempting. But a member in each of the eight quarters is more than most families ever place, and if one is missing it costs 3. Take it back: Cost 0 and Hermits.',
            fr: 'Dix points, c’est tentant. Mais un membre dans chacun des huit quartiers, c’est plus que n’en place d’ordinaire une famille, et s’il en manque un, cela coûte 3. Reprenez le coup : Coût 0 et Ermites.',
            pl: 'Dziesięć punktów kusi. Ale członek rodziny w każdej z ośmiu dzielnic to więcej, niż zwykle się stawia, a jeśli jednego zabraknie, tracisz 3. Cofnij ruch: Koszt 0 i Samotnicy.',
          },
        },
      ],
      poor: {
        en: 'It can be done so, but Cost 0 and Hermits go together best here: the cheap squares lie far apart. Take it back and keep just these two.',
        fr: 'C’est possible, mais Coût 0 et Ermites vont ici le mieux ensemble : les cases gratuites sont loin les unes des autres. Reprenez le coup et ne gardez que ces deux-là.',
        pl: 'Tak też można, ale Koszt 0 i Samotnicy najlepiej tu do siebie pasują: darmowe pola leżą daleko od siebie. Cofnij ruch i zachowaj tylko te dwie.',
      },
    },
    {
      say: {
        en: 'Now a round is prepared, by all at once and in secret. You have 24 cards, four of each value from 1 to 6, and they must last for five rounds: each is used once. With them you bid in seven auctions a round.',
        fr: 'Maintenant on prépare un tour, en même temps et en secret. Vous avez 24 cartes, quatre de chaque valeur de 1 à 6, et elles doivent suffire pour cinq tours : chacune ne sert qu’une fois. C’est avec elles que vous misez, sept enchères par tour.',
        pl: 'Teraz przygotowuje się rundę, wszyscy naraz i w tajemnicy. Masz 24 karty, po cztery każdej wartości od 1 do 6, i muszą wystarczyć na pięć rund: każda służy raz. Nimi licytujesz, siedem razy w rundzie.',
      },
    },
    {
      ask: {
        en: 'You draw as many as you like, one after the other. Draw the first.',
        fr: 'Vous en piochez autant que vous voulez, l’une après l’autre. Piochez la première.',
        pl: 'Dobierasz, ile chcesz, jedną po drugiej. Dobierz pierwszą.',
      },
      right: ['draw'],
      luck: ['3'],
      wrong: [
        {
          line: 'stop',
          rule: 'draw-at-least-one',
          say: {
            en: 'One card at least: whoever has cards takes part.',
            fr: 'Au moins une carte : qui en a participe.',
            pl: 'Przynajmniej jedną: kto ma karty, ten licytuje.',
          },
        },
      ],
      poor: { en: 'Draw a card.', fr: 'Piochez une carte.', pl: 'Dobierz kartę.' },
    },
    another(1, '5'),
    drawn('1'),
    drawn('2'),
    drawn('5'),
    drawn('3'),
    drawn('4'),
    another(7, '2'),
    {
      say: {
        en: 'Eight cards: more than the five a round that there are on average, but the first seats and squares pay for long. Now they are divided into piles. In each auction you may reveal one pile, and its total counts. Three auctions are for guilds: there it takes about 7. The others often go for little: a single 1 or 2.',
        fr: 'Huit cartes : plus que les cinq par tour qu’il y a en moyenne, mais les premières places et cases rapportent longtemps. On en forme maintenant des piles. À chaque enchère, vous pouvez révéler une pile, et c’est son total qui compte. Trois enchères sont celles des guildes : il y faut environ 7. Les autres partent souvent pour peu : un 1 ou un 2.',
        pl: 'Osiem kart: więcej niż pięć, które średnio przypada na rundę, ale pierwsze miejsca i pola długo się opłacają. Teraz dzieli się je na stosy. W każdej licytacji możesz odkryć jeden stos i liczy się jego suma. Trzy licytacje dotyczą cechów: tam trzeba około 7. Inne często kosztują mało: samo 1 albo 2.',
      },
    },
    {
      ask: {
        en: 'Stop drawing, and make five piles: 3 and 5 (that is 8), 2 and 5 (7), 3 and 4 (7), and a 1 and a 2 each by itself. A card goes into the pile that is marked. Then confirm.',
        fr: 'Arrêtez de piocher et formez cinq piles : 3 et 5 (cela fait 8), 2 et 5 (7), 3 et 4 (7), puis un 1 et un 2, chacun à part. Une carte va sur la pile marquée. Puis confirmez.',
        pl: 'Przestań dobierać i zrób pięć stosów: 3 i 5 (razem 8), 2 i 5 (7), 3 i 4 (7), a 1 i 2 każde osobno. Karta idzie na zaznaczony stos. Potem potwierdź.',
      },
      right: ['stop 2 | 3 4 | 3 5 | 1 | 2 5'],
      wrong: [
        {
          line: 'draw',
          luck: ['6'],
          say: {
            en: 'A six, how nice! But fifteen cards are left for four rounds, and no card goes back. Only because this is a lesson: take it back, and stop.',
            fr: 'Un six, c’est beau ! Mais il reste quinze cartes pour quatre tours, et rien ne se remet. Pour cette fois, parce que c’est une leçon : reprenez le coup et arrêtez.',
            pl: 'Szóstka, pięknie! Ale na cztery rundy zostaje piętnaście kart, a żadna nie wraca. Tylko dlatego, że to lekcja: cofnij ruch i przestań.',
          },
        },
        {
          line: 'stop 1 | 2 | 2 | 3 | 3 | 4 | 5 | 5',
          say: {
            en: 'Eight piles for seven auctions, and the highest is 5: for the guilds others will bring 6 or 7, and you would stand by. Take it back, and put cards together.',
            fr: 'Huit piles pour sept enchères, et la plus forte vaut 5 : pour les guildes, les autres viendront avec 6 ou 7, et vous n’aurez rien. Reprenez le coup et réunissez des cartes.',
            pl: 'Osiem stosów na siedem licytacji, a najwyższy ma 5: na cechy inni przyjdą z 6 albo 7 i nic ci nie zostanie. Cofnij ruch i połącz karty.',
          },
        },
        {
          line: 'stop 1 2 2 3 3 4 5 5 |',
          say: {
            en: 'Twenty-five wins any auction, and then the other six are played without you; 8 would have won it, too. Take it back and make five piles.',
            fr: 'Vingt-cinq gagne n’importe quelle enchère, puis les six autres se jouent sans vous ; 8 l’aurait gagnée aussi. Reprenez le coup et formez cinq piles.',
            pl: 'Dwadzieścia pięć wygra każdą licytację, a potem sześć innych odbędzie się bez ciebie; 8 też by wystarczyło. Cofnij ruch i zrób pięć stosów.',
          },
        },
      ],
      poor: {
        en: 'That may work. But look: two sevens and an eight are good for three guilds, and a 1 and a 2 for what is cheap. Take it back and divide them so.',
        fr: 'Cela peut marcher. Mais voyez : deux 7 et un 8 sont bons pour trois guildes, un 1 et un 2 pour ce qui est bon marché. Reprenez le coup et formez-les ainsi.',
        pl: 'Może się udać. Ale zobacz: dwie siódemki i ósemka są dobre na trzy cechy, a 1 i 2 na to, co tanie. Cofnij ruch i podziel je tak.',
      },
    },
    {
      say: {
        en: 'As soon as all are ready, everybody sees how many piles the others have and how many cards lie in each, but not which. Nothing can be regrouped then, and piles that are not used in this round are lost. On to the auctions!',
        fr: 'Dès que tout le monde est prêt, on voit combien de piles ont les autres et de combien de cartes, mais pas lesquelles. On ne peut alors plus rien regrouper, et les piles qui ne servent pas dans ce tour sont perdues. Place aux enchères !',
        pl: 'Gdy tylko wszyscy są gotowi, widać, ile stosów mają inni i po ile kart, ale nie widać jakich. Wtedy niczego nie można już przełożyć, a stosy nieużyte w tej rundzie przepadają. Czas na licytacje!',
      },
    },
  ],
};
