// What the page says of the library, in every language: it is fetched with that page.
import { counting, listing, type Language } from '@ridotto/engine/words.ts';

/** What can be said of a line of a file. */
export type Verdict =
  | 'new'
  | 'known'
  | 'no-record'
  | 'newer-format'
  | 'no-such-game'
  | 'newer-rules'
  | 'unknown-rules'
  | 'damaged'
  | 'no-secret'
  | 'wrong-secret'
  | 'wrong-edition'
  | 'unfinished'
  | 'departs';

interface LibraryWords {
  readonly title: string;
  readonly about: string;
  readonly mine: string;
  readonly house: string;
  readonly houseAbout: string;
  readonly unknown: string;
  readonly sayWho: string;
  readonly filter: string;
  readonly game: string;
  readonly any: string;
  readonly name: string;
  readonly players: string;
  readonly playersOf: (n: number) => string;
  readonly result: string;
  readonly results: { readonly won: string; readonly lost: string; readonly stopped: string };
  readonly length: string;
  readonly lengths: { readonly short: string; readonly middle: string; readonly long: string };
  readonly since: string;
  readonly until: string;
  readonly none: string;
  readonly noneFound: string;
  readonly entries: (n: number) => string;
  readonly came: { readonly watched: string; readonly imported: string };
  /** Where names are left out. */
  readonly player: (n: number) => string;
  readonly wins: (names: readonly string[]) => string;
  readonly nobodyWins: string;
  readonly look: string;
  readonly lookAt: (what: string) => string;
  readonly download: string;
  readonly downloadOf: (what: string) => string;
  readonly remove: string;
  readonly removeOf: (what: string) => string;
  readonly removed: string;
  readonly more: string;
  readonly all: string;
  readonly bring: string;
  readonly bringAbout: string;
  readonly choose: string;
  readonly bringing: (done: number, of: number) => string;
  readonly brought: (kept: number, known: number, refused: number) => string;
  readonly line: (n: number) => string;
  readonly verdicts: { readonly [verdict in Verdict]: string };
}

const en = counting('en');
const fr = counting('fr');
const pl = counting('pl');
const and = { en: listing('en'), fr: listing('fr'), pl: listing('pl') };

export const LIBRARY: Readonly<Record<Language, LibraryWords>> = {
  en: {
    title: 'Games',
    about: 'Games that are over: to be looked at again, to be taken along, and to be brought from elsewhere.',
    mine: 'My games',
    house: 'Games of this house',
    houseAbout: 'What was played to its end in this house, with the names left out.',
    unknown: 'The house does not know you on this device yet, so it keeps no games for you.',
    sayWho: 'Say who you are',
    filter: 'Which of them',
    game: 'Game',
    any: 'any',
    name: 'A player’s name',
    players: 'How many played',
    playersOf: (n) => en(n, { one: '# player', other: '# players' }),
    result: 'How it ended for me',
    results: { won: 'won', lost: 'not won', stopped: 'stopped without a result' },
    length: 'Length',
    lengths: { short: 'up to 100 steps', middle: '101 to 300 steps', long: 'more than 300 steps' },
    since: 'From',
    until: 'Up to',
    none: 'No game is here yet. Games that you play with people whom the house knows come here by themselves.',
    noneFound: 'No game is like that.',
    entries: (n) => en(n, { one: '# step', other: '# steps' }),
    came: { watched: 'watched', imported: 'brought from elsewhere' },
    player: (n) => `Player ${n}`,
    wins: (names) => `${and.en(names)} won`,
    nobodyWins: 'nobody won',
    look: 'Look again',
    lookAt: (what) => `Look again at ${what}`,
    download: 'Download',
    downloadOf: (what) => `Download ${what}`,
    remove: 'Take away',
    removeOf: (what) => `Take away ${what}`,
    removed: 'It is not in your library any more.',
    more: 'Show more',
    all: 'Download the records of all of these',
    bring: 'Bring games from elsewhere',
    bringAbout:
      'A file with one record, or with one on each line, from this house or another one. Each is verified first: the dealing, the rules, what was told. What comes in counts for no result and no rating.',
    choose: 'Choose files',
    bringing: (done, of) => `${done} of ${of} looked at …`,
    brought: (kept, known, refused) => `${kept} kept, ${known} there already, ${refused} refused.`,
    line: (n) => `Line ${n}`,
    verdicts: {
      new: 'Kept: it stands the test.',
      known: 'It is in your library already.',
      'no-record': 'This is no record of a game.',
      'newer-format': 'A newer Ridotto has written it: this house cannot read it yet.',
      'no-such-game': 'It is of a game that this house does not have.',
      'newer-rules': 'It was played by newer rules than this house knows.',
      'unknown-rules': 'It was played by rules that this house cannot play.',
      damaged: 'It is damaged, or not all of it is there.',
      'no-secret': 'The dealer’s secret is not in it: the game is not over, or its record is not whole.',
      'wrong-secret': 'The secret in it is not the one that was sealed before the deal.',
      'wrong-edition': 'The board and cards in it are not those that it names.',
      unfinished: 'It ends before the game is over.',
      departs: 'Something in it is not what was played: a die, a card, a choice, or what was told.',
    },
  },
  fr: {
    title: 'Parties',
    about: 'Les parties terminées : à revoir, à emporter, et à faire venir d’ailleurs.',
    mine: 'Mes parties',
    house: 'Parties de cette maison',
    houseAbout: 'Ce qui s’est joué jusqu’au bout dans cette maison, sans les noms.',
    unknown: 'La maison ne vous connaît pas encore sur cet appareil, et ne garde donc pas de parties pour vous.',
    sayWho: 'Dites qui vous êtes',
    filter: 'Lesquelles',
    game: 'Jeu',
    any: 'peu importe',
    name: 'Nom d’une personne',
    players: 'Combien ont joué',
    playersOf: (n) => fr(n, { one: '# personne', other: '# personnes' }),
    result: 'Comment elle a fini pour moi',
    results: { won: 'gagnée', lost: 'pas gagnée', stopped: 'arrêtée sans résultat' },
    length: 'Longueur',
    lengths: { short: 'jusqu’à 100 étapes', middle: 'de 101 à 300 étapes', long: 'plus de 300 étapes' },
    since: 'Depuis le',
    until: 'Jusqu’au',
    none: 'Il n’y a encore aucune partie. Celles que vous jouez avec des gens que la maison connaît viennent ici d’elles-mêmes.',
    noneFound: 'Aucune partie ne correspond.',
    entries: (n) => fr(n, { one: '# étape', other: '# étapes' }),
    came: { watched: 'regardée', imported: 'venue d’ailleurs' },
    player: (n) => `Siège ${n}`,
    wins: (names) => (names.length === 1 ? `${names[0]} gagne` : `${and.fr(names)} gagnent`),
    nobodyWins: 'personne ne gagne',
    look: 'Revoir',
    lookAt: (what) => `Revoir ${what}`,
    download: 'Télécharger',
    downloadOf: (what) => `Télécharger ${what}`,
    remove: 'Retirer',
    removeOf: (what) => `Retirer ${what}`,
    removed: 'Elle n’est plus dans votre bibliothèque.',
    more: 'En montrer d’autres',
    all: 'Télécharger l’enregistrement de toutes ces parties',
    bring: 'Faire venir des parties d’ailleurs',
    bringAbout:
      'Un fichier d’un seul enregistrement, ou d’un par ligne, de cette maison ou d’une autre. Chacun est d’abord vérifié : le tirage, les règles, ce qui a été dit. Ce qui entre ne compte pour aucun résultat ni aucun classement.',
    choose: 'Choisir des fichiers',
    bringing: (done, of) => `${done} sur ${of} examinés…`,
    brought: (kept, known, refused) =>
      `${fr(kept, { one: '# gardé', other: '# gardés' })}, ${known} déjà là, ${fr(refused, { one: '# refusé', other: '# refusés' })}.`,
    line: (n) => `Ligne ${n}`,
    verdicts: {
      new: 'Gardé : il résiste à l’épreuve.',
      known: 'Il est déjà dans votre bibliothèque.',
      'no-record': 'Ce n’est pas l’enregistrement d’une partie.',
      'newer-format': 'Un Ridotto plus récent l’a écrit : cette maison ne sait pas encore le lire.',
      'no-such-game': 'C’est un jeu que cette maison n’a pas.',
      'newer-rules': 'La partie s’est jouée selon des règles plus récentes que celles que cette maison connaît.',
      'unknown-rules': 'La partie s’est jouée selon des règles que cette maison ne sait pas jouer.',
      damaged: 'Il est endommagé, ou il en manque une partie.',
      'no-secret': 'Le secret du tirage n’y est pas : la partie n’est pas finie, ou l’enregistrement n’est pas entier.',
      'wrong-secret': 'Le secret qu’il contient n’est pas celui qui fut scellé avant la donne.',
      'wrong-edition': 'Le plateau et les cartes qu’il contient ne sont pas ceux qu’il nomme.',
      unfinished: 'Il s’arrête avant la fin de la partie.',
      departs: 'Quelque chose n’y est pas ce qui a été joué : un dé, une carte, un choix, ou ce qui a été dit.',
    },
  },
  pl: {
    title: 'Gry',
    about: 'Gry zakończone: do ponownego obejrzenia, do zabrania i do przyniesienia skądinąd.',
    mine: 'Moje gry',
    house: 'Gry tego domu',
    houseAbout: 'To, co rozegrano w tym domu do końca, bez imion.',
    unknown: 'Dom nie zna cię jeszcze na tym urządzeniu, więc nie przechowuje dla ciebie gier.',
    sayWho: 'Powiedz, kim jesteś',
    filter: 'Które z nich',
    game: 'Gra',
    any: 'dowolnie',
    name: 'Czyjeś imię',
    players: 'Ile osób grało',
    playersOf: (n) => pl(n, { one: '# osoba', few: '# osoby', many: '# osób' }),
    result: 'Jak się dla mnie skończyła',
    results: { won: 'wygrana', lost: 'niewygrana', stopped: 'przerwana bez wyniku' },
    length: 'Długość',
    lengths: { short: 'do 100 kroków', middle: 'od 101 do 300 kroków', long: 'ponad 300 kroków' },
    since: 'Od',
    until: 'Do',
    none: 'Nie ma tu jeszcze żadnej gry. Te, w które grasz z osobami znanymi domowi, trafiają tu same.',
    noneFound: 'Żadna gra taka nie jest.',
    entries: (n) => pl(n, { one: '# krok', few: '# kroki', many: '# kroków' }),
    came: { watched: 'oglądana', imported: 'przyniesiona skądinąd' },
    player: (n) => `Miejsce ${n}`,
    wins: (names) => (names.length === 1 ? `wygrywa ${names[0]}` : `wygrywają ${and.pl(names)}`),
    nobodyWins: 'nikt nie wygrywa',
    look: 'Obejrzyj',
    lookAt: (what) => `Obejrzyj: ${what}`,
    download: 'Pobierz',
    downloadOf: (what) => `Pobierz: ${what}`,
    remove: 'Usuń',
    removeOf: (what) => `Usuń: ${what}`,
    removed: 'Tej gry nie ma już w twojej bibliotece.',
    more: 'Pokaż więcej',
    all: 'Pobierz zapisy wszystkich tych gier',
    bring: 'Przynieś gry skądinąd',
    bringAbout:
      'Plik z jednym zapisem albo z jednym w każdym wierszu, z tego domu lub z innego. Każdy jest najpierw sprawdzany: losowanie, zasady, to, co powiedziano. To, co tu trafia, nie liczy się do wyników ani do rankingu.',
    choose: 'Wybierz pliki',
    bringing: (done, of) => `Sprawdzono ${done} z ${of}…`,
    brought: (kept, known, refused) => `Zachowano ${kept}, już było ${known}, odrzucono ${refused}.`,
    line: (n) => `Wiersz ${n}`,
    verdicts: {
      new: 'Zachowany: wytrzymuje próbę.',
      known: 'Jest już w twojej bibliotece.',
      'no-record': 'To nie jest zapis gry.',
      'newer-format': 'Napisało go nowsze Ridotto: ten dom jeszcze go nie odczyta.',
      'no-such-game': 'To gra, której ten dom nie ma.',
      'newer-rules': 'Grano według zasad nowszych niż te, które zna ten dom.',
      'unknown-rules': 'Grano według zasad, których ten dom nie potrafi zastosować.',
      damaged: 'Jest uszkodzony albo niecały.',
      'no-secret': 'Nie ma w nim sekretu rozdającego: gra się nie skończyła albo zapis jest niecały.',
      'wrong-secret': 'Sekret w nim nie jest tym, który zapieczętowano przed rozdaniem.',
      'wrong-edition': 'Plansza i karty w nim nie są tymi, które wymienia.',
      unfinished: 'Kończy się, zanim kończy się gra.',
      departs: 'Coś w nim nie jest tym, co rozegrano: kość, karta, wybór albo to, co powiedziano.',
    },
  },
};
