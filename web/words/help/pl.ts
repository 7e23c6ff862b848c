// The keys of a table, and how to ask, in Polish.
import type { help as english } from './en.ts';

export const help: typeof english = {
  title: 'Klawisze i pomoc',
  keys: [
    ['Tab', 'przez polecenie, planszę, karty i możliwości'],
    ['Strzałki', 'między sąsiednimi miejscami i kartami'],
    ['Enter', 'wybiera to, co zaznaczone'],
    ['?', 'na miejscu: dlaczego nie? Gdzie indziej: ta lista'],
    ['u', 'cofnij'],
    ['/', 'wpisz ruch albo zapytaj o stół'],
    ['l', 'do dziennika'],
    ['g', 'do gestów'],
    ['c', 'do rozmowy'],
    ['p', 'do polecenia'],
    ['m', 'do możliwości'],
    ['b', 'do planszy'],
    ['y', 'do „Potwierdź”'],
    ['h', 'podpowiedź albo jej odłożenie'],
    ['.', 'co się stało: krok dalej'],
    [',', 'co się stało: krok wstecz'],
    ['k', 'przeszłość: odtwarzaj lub zatrzymaj'],
    ['< >', 'przeszłość: tura wstecz, tura dalej'],
    ['Home End', 'przeszłość: początek, ostatni krok'],
    ['+ − 0', 'na planszy: powiększ, pomniejsz, całość'],
    ['Escape', 'zamyka to, co otwarte'],
  ],
  why: 'Długie naciśnięcie lub prawy przycisk na miejscu planszy też pyta „dlaczego nie?”.',
  rules: 'Zasady gry',
};
