// What is said where one device is the board and phones are hands, in Polish.
import { counting } from '@ridotto/engine/words.ts';
import type { around as en } from './en.ts';

const count = counting('pl');

export const around: typeof en = {
  wish: 'Wokół tego ekranu',
  wishAbout:
    'To urządzenie pokazuje stół wszystkim i nie ma miejsca przy stole. Każda osoba skanuje kod telefonem i trzyma w nim to, co należy do niej; inni mogą dołączyć skądkolwiek tym samym linkiem.',
  seat: 'Dołącza telefonem',
  name: 'Ekran',
  title: (game) => `${game}: zajmijcie miejsca`,
  scan: 'Zeskanuj ten kod telefonem, aby usiąść przy stole',
  or: 'albo wpisz ten adres:',
  waits: (n) => count(n, { one: '# miejsce jest wolne.', few: '# miejsca są wolne.', many: '# miejsc jest wolnych.' }),
  full: 'Wszyscy siedzą. Gra zacznie się, gdy każda osoba naciśnie na swoim telefonie „Możemy zaczynać”.',
  more: 'Więcej',
  again: 'Jeszcze raz',
  whole: 'Pełny ekran',
  leave: 'Opuść ekran',
  show: 'Na ekranie',
  link: 'Link do ekranu',
  toBoard: 'Pokaż planszę',
  toHand: 'Wróć do ręki',
  lately: 'Co się stało',
};
