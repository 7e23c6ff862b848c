// Said when a part of the page could not be fetched. In words of its own, for the words of the house may be what is missing.
import type { Language } from '@ridotto/engine/words.ts';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { tryAgain, unfetched } from '../net/fetched.ts';
import { language } from './prefs.ts';

const WORDS: Readonly<Record<Language, { readonly text: string; readonly again: string }>> = {
  en: { text: 'A part of this page could not be fetched from the house.', again: 'Try again' },
  fr: {
    text: 'La maison n’a pas pu fournir une partie de cette page.',
    again: 'Réessayer',
  },
  pl: { text: 'Nie udało się pobrać z domu części tej strony.', again: 'Spróbuj ponownie' },
};

export function Unfetched(): JSX.Element | null {
  const [trying, setTrying] = useState(false);
  if (unfetched.value.length === 0) return null;
  const w = WORDS[language.value];
  const again = async (): Promise<void> => {
    setTrying(true);
    await tryAgain();
    setTrying(false);
  };
  return (
    <p class="unfetched problem" role="alert">
      {w.text}{' '}
      <button type="button" class="primary" disabled={trying} onClick={() => void again()}>
        {w.again}
      </button>
    </p>
  );
}
