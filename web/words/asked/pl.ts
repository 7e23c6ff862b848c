// Questions about the table, and their answers, in Polish.
import { counting } from '@ridotto/engine/words.ts';
import type { asked as english } from './en.ts';

const count = counting('pl');

export const asked: typeof english = {
  line: 'Ruch albo pytanie',
  lineAsk: 'Zapytaj o stół',
  ask: 'Zapytaj',
  example: (thing) => `Na przykład: ${thing}?`,
  about: 'Pytanie kończy się znakiem zapytania: co jest w danym miejscu, kto prowadzi, co się zmieniło, co możesz zrobić, co masz.',
  topics: {
    reach: 'dotrzec, dojsc, doplynac, osiagnac, sasiaduje, sasiednie, obok, wokol',
    changed: 'zmienilo, stalo, nowego, wydarzylo, przegapilem, przegapilam',
    choices: 'moge, moglbym, moglabym, mozna, mozliwe, wybor',
    turn: 'kolej, tura, czyj, czyja, mam zrobic, co teraz, czeka',
    mine: 'moje, moja, moj, mam, moich, jestem',
    ahead: 'prowadzi, wygrywa, punkty, punktow, wynik, wiekszosc, przewage, przewaga',
  },
  nothingNew: 'Od twojego ostatniego ruchu nic się nie wydarzyło.',
  earlier: (n) =>
    count(n, {
      one: 'Wcześniej w dzienniku jest jeszcze # wiersz.',
      few: 'Wcześniej w dzienniku są jeszcze # wiersze.',
      many: 'Wcześniej w dzienniku jest jeszcze # wierszy.',
    }),
  nothingToDo: 'Teraz nie możesz nic zrobić.',
  nothingThere: (thing) => `Z tym nie możesz teraz nic zrobić: ${thing}.`,
  canDo: (n) =>
    count(n, {
      one: 'Możesz zrobić to:',
      few: 'Masz # możliwości:',
      many: 'Masz # możliwości:',
    }),
  more: (n) => count(n, { one: 'I jeszcze #.', few: 'I jeszcze #.', many: 'I jeszcze #.' }),
  listed: (items) => items.join('; '),
  nobody: 'nikt',
  notUnderstood: (things) =>
    `Tego pytania nie udało się zrozumieć. Możesz zapytać, co się zmieniło, czyja jest kolej, co możesz zrobić, co masz, kto prowadzi, albo wymienić kogoś z graczy lub jedno z tych miejsc: ${things.join(', ')}.`,
};
