// What the rules say about themselves in every language: how much of them is shown, what was found, what can be tried.
import { counting, type Language } from '@ridotto/engine/words.ts';

interface RulesPageWords {
  readonly view: string;
  readonly short: string;
  readonly full: string;
  /** Of a section that is shown in short. */
  readonly more: (title: string) => string;
  readonly search: string;
  readonly found: (n: number) => string;
  readonly none: string;
  readonly tryIt: string;
  /** From a lesson. */
  readonly back: string;
}

const en = counting('en');
const fr = counting('fr');
const pl = counting('pl');

export const RULES_PAGE: Readonly<Record<Language, RulesPageWords>> = {
  en: {
    view: 'How much',
    short: 'In short',
    full: 'In full',
    more: (title) => `In full: ${title}`,
    search: 'Search the rules',
    found: (n) => en(n, { one: '# place', other: '# places' }),
    none: 'Nothing of the kind is said in the rules.',
    tryIt: 'Try it here',
    back: 'Back to the rules',
  },
  fr: {
    view: 'Étendue',
    short: 'En bref',
    full: 'En entier',
    more: (title) => `En entier : ${title}`,
    search: 'Chercher dans les règles',
    found: (n) => fr(n, { one: '# passage', other: '# passages' }),
    none: 'Les règles ne disent rien de tel.',
    tryIt: 'Essayez ici',
    back: 'Retour aux règles',
  },
  pl: {
    view: 'Ile pokazać',
    short: 'W skrócie',
    full: 'W całości',
    more: (title) => `W całości: ${title}`,
    search: 'Szukaj w zasadach',
    found: (n) => pl(n, { one: '# miejsce', few: '# miejsca', many: '# miejsc' }),
    none: 'Zasady nic o tym nie mówią.',
    tryIt: 'Spróbuj tutaj',
    back: 'Powrót do zasad',
  },
};
