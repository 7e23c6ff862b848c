// Third part: waiting, ties, and what the Council brings; where the fountain comes.
import type { Lesson } from '@ridotto/engine';

export const council: Lesson = {
  id: 'council',
  title: { en: 'Waiting, and the Council', fr: 'Attendre, et le Conseil', pl: 'Czekanie i Rada' },
  about: {
    en: 'How to act last, who wins a tie, and what seats bring at the end of a round.',
    fr: 'Comment agir après les autres, qui gagne une égalité, et ce que les places rapportent à la fin d’un tour.',
    pl: 'Jak działać po innych, kto wygrywa remis i co dają miejsca w Radzie na koniec rundy.',
  },
  minutes: 3,
  players: ['Anne', 'Benoît', 'Christian'],
  from: {
    at: 'bid',
    round: 2,
    step: 'E',
    boards: ['r5', 'r4', 'r2', 'r3', 'r1'],
    tiles: ['f2', 'f3', 'f6', 'f6p', 'f5u'],
    palms: ['t6-7'],
    fountains: { f7: 'f2' },
    members: { s0: ['e7', 'a1'], s1: ['f8', 'f4'], s2: ['c4', 'd6'] },
    council: { nobility: ['s0'], church: ['s1'], clothing: ['s0'], oranges: ['s2'], merchants: ['s1'] },
    coins: { s0: 3, s1: 4, s2: 2 },
    resources: { s0: ['oranges', 'clothing'], s1: ['dried-fruit'], s2: ['oranges'] },
    prestige: { s0: 2, s1: 1, s2: 1 },
    privileges: { s0: 1 },
    pawn: 's0',
    missions: { s0: ['cost-0', 'isolated'], s1: ['cost-3', 'four-fountains'], s2: ['ten-minus-coins', 'route'] },
    discard: {
      s0: ['2', '3', '3', '4', '5', '5', '1', '6'],
      s1: ['4', '6', '5', '1', '6', '2', '4'],
      s2: ['2', '3', '3', '1', '1', '3', '4', '2'],
    },
    piles: { s0: [['5'], ['2', '4']], s1: [['3']], s2: [['5']] },
  },
  steps: [
    {
      say: {
        en: 'The second round, step E: a sale, and the seat of the Merchants. You won the last auction and have the pawn, so you are the first to act. That is a burden: the others see what you reveal before they decide.',
        fr: 'Deuxième tour, étape E : une vente, et la place des Marchands. Vous avez gagné la dernière enchère et avez le pion : vous agissez donc avant les autres. C’est un fardeau : ils voient ce que vous révélez avant de décider.',
        pl: 'Druga runda, etap E: sprzedaż i miejsce Kupców. Ostatnia licytacja była twoja i masz pion, więc działasz przed innymi. To ciężar: zanim zdecydują, widzą, co odkrywasz.',
      },
    },
    {
      ask: {
        en: 'But you have a privilege. Hand it in and wait: then you go to the end of the row.',
        fr: 'Mais vous avez un privilège. Rendez-le et attendez : vous passez alors en fin de file.',
        pl: 'Ale masz przywilej. Oddaj go i poczekaj: przejdziesz na koniec kolejki.',
      },
      right: ['wait'],
      wrong: [
        {
          line: 'pass',
          say: {
            en: 'Two resources to sell, and nothing sold? Who passes is out of this auction. Take it back and wait instead.',
            fr: 'Deux ressources à vendre, et rien de vendu ? Qui passe est hors de cette enchère. Reprenez le coup et attendez plutôt.',
            pl: 'Dwa towary do sprzedania i żadnej sprzedaży? Kto spasuje, wypada z tej licytacji. Cofnij ruch i zamiast tego poczekaj.',
          },
        },
      ],
      poor: {
        en: 'It may be enough, or too little, or too much: you cannot know yet. Take it back, and wait until the others have shown.',
        fr: 'C’est peut-être assez, ou trop peu, ou trop : on ne peut pas encore le savoir. Reprenez le coup et attendez que les autres aient révélé.',
        pl: 'Może to dość, może za mało, a może za dużo: jeszcze nie wiadomo. Cofnij ruch i poczekaj, aż inni odkryją stosy.',
      },
    },
    { by: 's1', line: 'reveal 1' },
    { by: 's2', line: 'reveal 1' },
    {
      ask: {
        en: 'Benoît has shown 3, Christian 5. You have a 5, your first pile, and a 2 with a 4, your second. Ties go to whoever was first when the auction began, and then clockwise; that you have waited does not matter. So the 5 is enough: reveal it.',
        fr: 'Benoît a montré 3, Christian 5. Vous avez un 5, votre première pile, et un 2 avec un 4, la deuxième. Une égalité va à qui avait le pion au début de l’enchère, puis dans le sens des aiguilles ; avoir attendu n’y change rien. Le 5 suffit donc : révélez-le.',
        pl: 'Benoît pokazuje 3, Christian 5. Masz 5, pierwszy stos, i 2 z 4, drugi. Remis wygrywa ten, kto miał pion na początku licytacji, a potem kolejni zgodnie z ruchem wskazówek zegara; czekanie nic nie zmienia. 5 więc wystarczy: odkryj.',
      },
      right: ['reveal 1'],
      wrong: [
        {
          line: 'reveal 2',
          say: {
            en: 'Six wins, certainly. But five would have won as well, and then the six would still be there for the guild that comes next. Take it back.',
            fr: 'Six gagne, bien sûr. Mais cinq aurait gagné aussi, et le six serait resté pour la guilde qui suit. Reprenez le coup.',
            pl: 'Sześć oczywiście wygrywa. Ale pięć też by wystarczyło, a szóstka zostałaby na cech, który jest zaraz potem. Cofnij ruch.',
          },
        },
      ],
      poor: {
        en: 'So close! Your 5 wins the tie against Christian. Take it back and reveal it.',
        fr: 'Si près du but ! Votre 5 gagne l’égalité contre Christian. Reprenez le coup et révélez-le.',
        pl: 'Tak blisko! Twoje 5 wygrywa remis z graczem Christian. Cofnij ruch i odkryj.',
      },
    },
    {
      at: 'merchants',
      ask: {
        en: 'You are first. Take the seat of the Merchants: Benoît’s member there goes back to his supply.',
        fr: 'Vous êtes en tête. Prenez la place des Marchands : le membre de Benoît qui s’y trouve retourne dans sa réserve.',
        pl: 'Masz pierwszą pozycję. Zajmij miejsce Kupców: siedzący tam członek rodziny gracza Benoît wraca do zapasu.',
      },
      right: ['seat'],
      poor: {
        en: 'You may leave it. But each seat brings a point after every round: take it back, and take the seat.',
        fr: 'On peut s’en passer. Mais chaque place rapporte un point après chaque tour : reprenez le coup et prenez la place.',
        pl: 'Można ją zostawić. Ale każde miejsce daje punkt po każdej rundzie: cofnij ruch i zajmij miejsce.',
      },
    },
    {
      ask: {
        en: 'Now sell both resources: clothing brings 4 coins, oranges 1. The next auction is for porcelain, and its squares are dear.',
        fr: 'Vendez maintenant les deux ressources : les vêtements rapportent 4 pièces, les oranges 1. L’enchère suivante est celle de la porcelaine, et ses cases sont chères.',
        pl: 'Teraz sprzedaj oba towary: odzież daje 4 monety, pomarańcze 1. Następna licytacja dotyczy porcelany, a jej pola są drogie.',
      },
      right: ['sell clothing sell oranges'],
      poor: {
        en: 'You will need the coins in a moment: take it back and sell both.',
        fr: 'Vous aurez besoin de ces pièces dans un instant : reprenez le coup et vendez les deux.',
        pl: 'Monety zaraz się przydadzą: cofnij ruch i sprzedaj oba.',
      },
    },
    { by: 's2', line: 'take-back 5' },
    { by: 's1', line: 'take-back 3' },
    {
      ask: {
        en: 'Step F: porcelain. The others have no pile left and pass by themselves. What is not used in a round is lost, so reveal your last pile.',
        fr: 'Étape F : la porcelaine. Les autres n’ont plus de pile et passent d’office. Ce qui ne sert pas dans un tour est perdu : révélez donc votre dernière pile.',
        pl: 'Etap F: porcelana. Inni nie mają już stosów i pasują automatycznie. Co nie zostanie użyte w rundzie, przepada, więc odkryj ostatni stos.',
      },
      right: ['reveal 2'],
      poor: {
        en: 'A whole guild for the taking! Take it back and reveal the pile.',
        fr: 'Une guilde entière qui vous attend ! Reprenez le coup et révélez la pile.',
        pl: 'Cały cech do wzięcia! Cofnij ruch i odkryj stos.',
      },
    },
    {
      at: 'd3',
      ask: {
        en: 'Take everything: the seat, the porcelain, and a square. Place on d3, for 4 coins: it touches the central fountain, which brings 2 at the end, and just above it is a space where a fountain may still come.',
        fr: 'Prenez tout : la place, la porcelaine et une case. Placez en d3, pour 4 pièces : elle touche la fontaine centrale, qui rapporte 2 à la fin, et juste au-dessus il y a un emplacement où une fontaine peut encore venir.',
        pl: 'Weź wszystko: miejsce, porcelanę i pole. Postaw na d3 za 4 monety: styka się ze środkową fontanną, która na końcu da 2, a tuż nad nim jest miejsce, na którym może jeszcze stanąć fontanna.',
      },
      right: ['seat take place d3'],
      wrong: [
        {
          line: 'seat take place h6',
          say: {
            en: 'Cheap, for 1 coin. But beside h6 there is no fountain yet, while d3 touches the central one: 2 points more, for coins that bring nothing at the end. Take it back and place on d3.',
            fr: 'Bon marché, 1 pièce. Mais h6 n’a encore aucune fontaine à côté, alors que d3 touche la centrale : 2 points de plus, pour des pièces qui ne rapportent rien à la fin. Reprenez le coup et placez en d3.',
            pl: 'Tanio, za 1 monetę. Ale przy h6 nie ma jeszcze fontanny, a d3 styka się ze środkową: 2 punkty więcej za monety, które na końcu nic nie dają. Cofnij ruch i postaw na d3.',
          },
        },
      ],
      poor: {
        en: 'All of it belongs to you: take it back, then seat, porcelain, and d3.',
        fr: 'Tout vous revient : reprenez le coup, puis la place, la porcelaine et d3.',
        pl: 'Wszystko ci się należy: cofnij ruch, a potem miejsce, porcelana i d3.',
      },
    },
    { by: 's1', line: 'plant t6-4' },
    {
      at: 'd2',
      ask: {
        en: 'Nobody has a pile for G. At H, Benoît on Church has planted the palm. At I the seat of Nobility builds the fountain of the round, worth 3, and you have it. Build where it touches your member: on d2.',
        fr: 'Pour G, il ne reste de pile à personne. En H, Benoît, à l’Église, a planté le palmier. En I, la Noblesse construit la fontaine du tour, qui vaut 3, et c’est vous. Construisez là où elle touche votre membre : en d2.',
        pl: 'Na G nikt nie ma stosu. Na etapie H Benoît, z miejsca Kościoła, sadzi palmę. Na etapie I miejsce Szlachty buduje fontannę tej rundy, wartą 3, i masz je ty. Buduj tam, gdzie dotknie członka twojej rodziny: na d2.',
      },
      right: ['build d2'],
      wrong: [
        {
          line: 'build g5',
          say: {
            en: 'There it waters Benoît’s neighbours at best, and none of yours. A fountain counts for every member beside it, whoever built it. Take it back: d2.',
            fr: 'Là, elle ne touche aucun des vôtres. Une fontaine compte pour chaque membre à côté d’elle, peu importe qui l’a construite. Reprenez le coup : d2.',
            pl: 'Tam nie dotyka nikogo z twoich. Fontanna liczy się każdemu, kto przy niej stoi, obojętnie kto ją zbudował. Cofnij ruch: d2.',
          },
        },
      ],
      poor: {
        en: 'It must touch your member by an edge to bring anything: take it back and build on d2.',
        fr: 'Elle doit toucher votre membre par un côté pour rapporter : reprenez le coup et construisez en d2.',
        pl: 'Żeby coś dała, musi stykać się bokiem z polem członka twojej rodziny: cofnij ruch i buduj na d2.',
      },
    },
    {
      say: {
        en: 'The round ends with the Council: 1 prestige for each member there. You have four, on Nobility, Clothing, Merchants and Porcelain: 4 points, and as much again next time if nobody sends them home. And whoever has most there gets a privilege, worth a wait, or 1 point at the end.',
        fr: 'Le tour s’achève par le Conseil : 1 point de prestige par membre. Vous en avez quatre, à la Noblesse, aux Vêtements, aux Marchands et à la Porcelaine : 4 points, et autant la prochaine fois si personne ne les renvoie. Et qui en a le plus reçoit un privilège, qui vaut une attente ou 1 point à la fin.',
        pl: 'Rundę kończy Rada: 1 punkt prestiżu za każdego, kto tam siedzi. Masz czterech: u Szlachty, Odzieży, Kupców i Porcelany, czyli 4 punkty, i tyle samo następnym razem, jeśli nikt ich nie odeśle. A kto ma tam najwięcej, dostaje przywilej, wart czekania albo 1 punktu na końcu.',
      },
    },
  ],
};
