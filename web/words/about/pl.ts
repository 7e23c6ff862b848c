import type { AboutWords } from './en.ts';

export const about: AboutWords = {
  title: 'O Ridotto',
  paragraphs: [
    'Ridotto to wolne oprogramowanie do gry ze znajomymi na własnym serwerze. Nie wymaga konta, nie zostawia ciasteczek, niczego nie ściąga skądinąd i nie wyświetla reklam. Twoje urządzenie ma klucz, po którym dom je poznaje; czegoś więcej, adresu e-mail albo klucza dostępu, dowie się tylko wtedy, gdy je dodasz.',
    'Cztery gry, w które się tu gra, stworzyli inni; ich nazwiska są niżej. To wykonanie jest nieoficjalne, niezwiązane z autorami ani wydawcami, przez nich niezatwierdzone i niewspierane. Tytuły służą tylko do wskazania gry. Wszystkie rysunki i teksty są nasze własne.',
    'Wartości na planszach i kartach, których nie udało się potwierdzić, są w pliku wydania oznaczone jako odtworzone; posiadacze pudełka mogą grać z prawdziwymi.',
    'Licencja naszego kodu i rysunków (MIT) obejmuje to, co sami zrobiliśmy, i nie daje praw do tytułów gier.',
  ],
  own: 'Prosimy mieć własny egzemplarz gier, w które tu grasz. Często są w obiegu wtórnym.',
  fonts: 'Kroje pisma: Bona Nova i Source Sans 3, oba na licencji SIL Open Font License.',
  colours: 'Kolory miejsc pochodzą z palety Okabe i Ito, ułożonej tak, by odróżniał je każdy.',
  credits: 'Podziękowania',
  legal: 'Nieoficjalnie',
  contact: 'Autorzy i wydawcy, którzy chcą coś zmienić lub usunąć: napiszcie do osoby prowadzącej ten serwer, a tak się stanie.',
};
