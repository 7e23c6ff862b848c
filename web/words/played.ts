// What the page says of games that are over, in every language: it is fetched with the pages that show them.
import { counting, type Language } from '@ridotto/engine/words.ts';

interface PlayedWords {
  readonly mine: string;
  readonly mineAbout: string;
  readonly all: string;
  readonly published: string;
  readonly parts: { readonly profile: string; readonly rating: string; readonly meetings: string };
  readonly shown: { readonly nobody: string; readonly me: string; readonly everybody: string };
  readonly asOthers: string;
  readonly saved: string;
  readonly player: string;
  readonly playerAbout: (name: string) => string;
  readonly results: string;
  readonly none: string;
  readonly players: (n: number) => string;
  readonly withBots: string;
  readonly places: readonly string[];
  readonly games: (n: number) => string;
  readonly streak: (games: number) => string;
  readonly rating: string;
  readonly ratingAbout: string;
  readonly meetings: string;
  /** How often a player was placed before another one, and after them. */
  readonly met: (before: number, after: number) => string;
  readonly between: (name: string) => string;
  /** How often you were placed before them, and they before you. */
  readonly aheadOf: (name: string, you: number, they: number) => string;
}

const en = counting('en');
const fr = counting('fr');
const pl = counting('pl');

export const PLAYED: Readonly<Record<Language, PlayedWords>> = {
  en: {
    mine: 'My games',
    mineAbout: 'What has come of the games that you have played to the end with people whom the house knows. Others see what you choose.',
    all: 'One by one: to be looked at again, taken along, or brought from elsewhere',
    published: 'Where this house shows finished games without names, it may show mine',
    parts: { profile: 'Results', rating: 'Rating', meetings: 'Against each other' },
    shown: { nobody: 'shown to nobody', me: 'for me alone', everybody: 'shown to everybody' },
    asOthers: 'As others see it',
    saved: 'Saved.',
    player: 'A player',
    playerAbout: (name) => `What ${name} shows of games that are over.`,
    results: 'Results',
    none: 'No game is over yet.',
    players: (n) => en(n, { one: '# player', other: '# players' }),
    withBots: 'with bots, or in a changed company',
    places: ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th'],
    games: (n) => en(n, { one: '# game', other: '# games' }),
    streak: (n) => en(n, { one: 'The last game was played to its end.', other: 'The last # games were played to their end.' }),
    rating: 'Rating',
    ratingAbout:
      'From games among people alone, whom the house knows. Who is new begins at 1000; the second number says how unsure it still is.',
    meetings: 'Against each other',
    met: (before, after) => `ahead ${before}, behind ${after}`,
    between: (name) => `Between you and ${name}`,
    aheadOf: (name, you, they) => `you were ahead ${you}, ${name} ${they}`,
  },
  fr: {
    mine: 'Mes parties',
    mineAbout:
      'Le résultat des parties que vous avez jouées jusqu’au bout avec des personnes que la maison connaît. Les autres voient ce que vous choisissez.',
    all: 'Une par une : à revoir, à emporter, ou à faire venir d’ailleurs',
    published: 'Là où cette maison montre des parties finies sans les noms, elle peut montrer les miennes',
    parts: { profile: 'Résultats', rating: 'Classement', meetings: 'Face à face' },
    shown: { nobody: 'à personne', me: 'à moi seulement', everybody: 'à tout le monde' },
    asOthers: 'Comme les autres le voient',
    saved: 'C’est enregistré.',
    player: 'Une personne qui joue',
    playerAbout: (name) => `Parties finies : ce qu’en montre ${name}.`,
    results: 'Résultats',
    none: 'Aucune partie n’est encore finie.',
    players: (n) => fr(n, { one: '# place', other: '# places' }),
    withBots: 'avec des robots, ou une compagnie qui a changé',
    places: ['1re', '2e', '3e', '4e', '5e', '6e', '7e', '8e'],
    games: (n) => fr(n, { one: '# partie', other: '# parties' }),
    streak: (n) =>
      fr(n, { one: 'La dernière partie a été jouée jusqu’au bout.', other: 'Les # dernières parties ont été jouées jusqu’au bout.' }),
    rating: 'Classement',
    ratingAbout:
      'D’après les parties entre personnes seulement, toutes connues de la maison. On commence à 1000\u00a0; le second nombre dit l’incertitude qui reste.',
    meetings: 'Face à face',
    met: (before, after) => `devant ${before} fois, derrière ${after} fois`,
    between: (name) => `Vous et ${name}`,
    aheadOf: (name, you, they) => `vous devant ${you} fois, ${name} ${they} fois`,
  },
  pl: {
    mine: 'Moje gry',
    mineAbout: 'Jak skończyły się twoje gry rozegrane do końca z ludźmi znanymi domowi. Inni widzą to, co wybierzesz.',
    all: 'Jedna po drugiej: do obejrzenia, zabrania albo przyniesienia skądinąd',
    published: 'Tam, gdzie ten dom pokazuje zakończone gry bez imion, może pokazywać moje',
    parts: { profile: 'Wyniki', rating: 'Ranking', meetings: 'Bezpośrednie spotkania' },
    shown: { nobody: 'nikomu', me: 'tylko mnie', everybody: 'wszystkim' },
    asOthers: 'Tak widzą to inni',
    saved: 'Zapisano.',
    player: 'Ktoś, kto gra',
    playerAbout: (name) => `Co ${name} pokazuje z zakończonych gier.`,
    results: 'Wyniki',
    none: 'Żadna gra jeszcze się nie skończyła.',
    players: (n) => pl(n, { one: '# miejsce przy stole', few: '# miejsca przy stole', many: '# miejsc przy stole' }),
    withBots: 'z botami albo w zmienionym składzie',
    places: ['1.', '2.', '3.', '4.', '5.', '6.', '7.', '8.'],
    games: (n) => pl(n, { one: '# gra', few: '# gry', many: '# gier' }),
    streak: (n) =>
      pl(n, {
        one: 'Ostatnią grę rozegrano do końca.',
        few: 'Ostatnie # gry rozegrano do końca.',
        many: 'Ostatnie # gier rozegrano do końca.',
      }),
    rating: 'Ranking',
    ratingAbout:
      'Z gier wyłącznie między ludźmi znanymi domowi. Zaczyna się od 1000; druga liczba mówi, jak bardzo wynik jest jeszcze niepewny.',
    meetings: 'Bezpośrednie spotkania',
    met: (before, after) => `wyżej ${before}, niżej ${after}`,
    between: (name) => `Ty i ${name}`,
    aheadOf: (name, you, they) => `ty wyżej ${you}, ${name} wyżej ${they}`,
  },
};
