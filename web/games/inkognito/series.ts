// What is drawn turn by turn when a game is looked at again, by the counts of `standing`, in every language.
import type { Language } from '@ridotto/engine/words.ts';
import { language } from '../../words/prefs.ts';

const NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    asked: 'Questions asked',
    answered: 'Questions answered',
  },
  fr: {
    asked: 'Questions posées',
    answered: 'Réponses données',
  },
  pl: {
    asked: 'Zadane pytania',
    answered: 'Udzielone odpowiedzi',
  },
};
export const series = (): { readonly id: string; readonly name: string }[] =>
  Object.entries(NAMES[language.value]).map(([id, name]) => ({ id, name }));
