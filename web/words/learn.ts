// What the pages of lessons and puzzles say in every language: fetched with them.
import { counting, type Language } from '@ridotto/engine/words.ts';

interface LearnWords {
  readonly title: (game: string) => string;
  readonly lead: string;
  readonly lessons: string;
  readonly lessonsAbout: string;
  readonly puzzles: string;
  readonly puzzlesAbout: string;
  readonly minutes: (n: number) => string;
  readonly begin: string;
  /** Where it was left. */
  readonly resume: string;
  readonly again: string;
  readonly done: string;
  readonly solved: string;
  readonly solvedOf: (n: number, all: number) => string;
  readonly none: (game: string) => string;
  /** At the table. */
  readonly guide: string;
  readonly goOn: string;
  readonly takeBack: string;
  readonly others: string;
  /** What somebody does over and over is done for them. */
  readonly forYou: string;
  readonly todo: string;
  readonly poor: string;
  readonly well: string;
  readonly over: string;
  readonly playOn: string;
  readonly playOnAbout: string;
  readonly next: (title: string) => string;
  readonly all: string;
  readonly step: (n: number, of: number) => string;
  readonly rules: string;
  /** What is asked for is done for whoever learns. */
  readonly showMe: string;
  readonly showSolution: string;
  readonly solution: string;
  /** What the guide has said before, read once more. */
  readonly readEarlier: string;
  readonly earlier: string;
  readonly toPresent: string;
  /** A game of one's own, after the lessons. */
  readonly firstGame: string;
  readonly firstGameAbout: string;
  readonly playEasy: string;
  readonly noPart: string;
}

const en = counting('en');
const fr = counting('fr');
const pl = counting('pl');

export const LEARN: Readonly<Record<Language, LearnWords>> = {
  en: {
    title: (game) => `Learn ${game}`,
    lead: 'At a table, with a guide, and without a rulebook. Leave whenever you like: you go on where you were.',
    lessons: 'A first game',
    lessonsAbout: 'In short parts: one thing at a time, and you do it yourself. Whatever goes wrong is taken back.',
    puzzles: 'Puzzles',
    puzzlesAbout: 'Positions as games bring them. What is the best that can be done?',
    minutes: (n) => en(n, { one: '# minute', other: '# minutes' }),
    begin: 'Begin',
    resume: 'Go on',
    again: 'Once more',
    done: 'done',
    solved: 'solved',
    solvedOf: (n, all) => `${n} of ${all} solved`,
    none: (game) => `There are no lessons for ${game} yet; its rules are told on a page of their own.`,
    guide: 'Guide',
    goOn: 'Go on',
    takeBack: 'Take it back and try again',
    others: 'The others are playing.',
    forYou: 'And so on: this is done for you.',
    todo: 'Your move:',
    poor: 'Not quite:',
    well: 'Solved!',
    over: 'That was this part.',
    playOn: 'Play on from here',
    playOnAbout: 'From here on freely, against easy bots, at a table of this device.',
    next: (title) => `Next: ${title}`,
    all: 'All lessons and puzzles',
    step: (n, of) => `Step ${n} of ${of}`,
    rules: 'Read the rules',
    showMe: 'Show me',
    showSolution: 'Show a solution',
    solution: 'The solution:',
    readEarlier: 'What the guide said before',
    earlier: 'Said before:',
    toPresent: 'Back to where I was',
    firstGame: 'And then a game',
    firstGameAbout:
      'A table for four: you and three easy bots. Undo goes back as far as nothing new has come to light, and where something is not possible, the table says why.',
    playEasy: 'Play against easy bots',
    noPart: 'There is no such lesson',
  },
  fr: {
    title: (game) => `Apprendre ${game}`,
    lead: 'À une table, avec un guide et sans livret de règles. Arrêtez quand vous voulez : vous reprendrez au même endroit.',
    lessons: 'Une première partie',
    lessonsAbout: 'En petites étapes : une chose à la fois, et c’est vous qui jouez. Ce qui tourne mal se reprend.',
    puzzles: 'Problèmes',
    puzzlesAbout: 'Des positions comme on en rencontre en jouant. Que peut-on faire de mieux ?',
    minutes: (n) => fr(n, { one: '# minute', other: '# minutes' }),
    begin: 'Commencer',
    resume: 'Continuer',
    again: 'Recommencer',
    done: 'terminé',
    solved: 'résolu',
    solvedOf: (n, all) => `${n} sur ${all} résolus`,
    none: (game) => `Il n’y a pas encore de leçons pour ${game} ; ses règles ont leur propre page.`,
    guide: 'Guide',
    goOn: 'Continuer',
    takeBack: 'Reprendre le coup et réessayer',
    others: 'Les autres jouent.',
    forYou: 'Et ainsi de suite : c’est fait pour vous.',
    todo: 'À vous :',
    poor: 'Pas tout à fait :',
    well: 'Résolu !',
    over: 'Cette étape est terminée.',
    playOn: 'Continuer la partie',
    playOnAbout: 'D’ici, librement, contre des robots faciles, à une table de cet appareil.',
    next: (title) => `Suite : ${title}`,
    all: 'Toutes les leçons et tous les problèmes',
    step: (n, of) => `Étape ${n} sur ${of}`,
    rules: 'Lire les règles',
    showMe: 'Montrez-moi',
    showSolution: 'Montrer une solution',
    solution: 'La solution :',
    readEarlier: 'Ce que le guide a dit avant',
    earlier: 'Dit auparavant :',
    toPresent: 'Revenir où j’en étais',
    firstGame: 'Et puis une partie',
    firstGameAbout:
      'Une table à quatre : vous et trois robots faciles. On peut annuler tant que rien de nouveau n’a été révélé, et quand un coup n’est pas possible, la table dit pourquoi.',
    playEasy: 'Jouer contre des robots faciles',
    noPart: 'Cette leçon n’existe pas',
  },
  pl: {
    title: (game) => `Nauka gry ${game}`,
    lead: 'Przy stole, z przewodnikiem i bez instrukcji. Możesz przerwać w każdej chwili: wrócisz w to samo miejsce.',
    lessons: 'Pierwsza gra',
    lessonsAbout: 'W krótkich częściach: jedna rzecz naraz, a grasz ty. Co się nie uda, to się cofa.',
    puzzles: 'Zagadki',
    puzzlesAbout: 'Pozycje, jakie zdarzają się w grze. Co najlepszego można zrobić?',
    minutes: (n) => pl(n, { one: '# minuta', few: '# minuty', many: '# minut' }),
    begin: 'Zacznij',
    resume: 'Dalej',
    again: 'Jeszcze raz',
    done: 'zrobione',
    solved: 'rozwiązane',
    solvedOf: (n, all) => `rozwiązane: ${n} z ${all}`,
    none: (game) => `Gra ${game} nie ma jeszcze lekcji; jej zasady mają własną stronę.`,
    guide: 'Przewodnik',
    goOn: 'Dalej',
    takeBack: 'Cofnij i spróbuj jeszcze raz',
    others: 'Grają pozostali.',
    forYou: 'I tak dalej: to dzieje się samo.',
    todo: 'Twój ruch:',
    poor: 'Nie całkiem:',
    well: 'Rozwiązane!',
    over: 'To koniec tej części.',
    playOn: 'Graj dalej stąd',
    playOnAbout: 'Stąd już swobodnie, przeciw łatwym botom, przy stole na tym urządzeniu.',
    next: (title) => `Następnie: ${title}`,
    all: 'Wszystkie lekcje i zagadki',
    step: (n, of) => `Krok ${n} z ${of}`,
    rules: 'Przeczytaj zasady',
    showMe: 'Pokaż mi',
    showSolution: 'Pokaż rozwiązanie',
    solution: 'Rozwiązanie:',
    readEarlier: 'Co przewodnik mówił wcześniej',
    earlier: 'Powiedziane wcześniej:',
    toPresent: 'Wróć do bieżącego kroku',
    firstGame: 'A potem partia',
    firstGameAbout:
      'Stół na cztery osoby: ty i trzy łatwe boty. Można cofać, dopóki nie wyszło na jaw nic nowego, a gdy coś jest niemożliwe, stół mówi dlaczego.',
    playEasy: 'Zagraj z łatwymi botami',
    noPart: 'Nie ma takiej lekcji',
  },
};
