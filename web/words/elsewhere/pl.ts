import type { ElsewhereWords } from './en.ts';

export const elsewhere: ElsewhereWords = {
  title: 'Gdzie toczy się gra',
  hand: 'Przekaż ten stół domowi',
  handAbout:
    'Dom rozgrywa tę grę od początku jeszcze raz i prowadzi ją dalej, żeby inni mogli grać skądinąd. Poznaje sekret, którym rozdawało to urządzenie, a odtąd rozdaje według własnego.',
  who: 'Kto gra dalej na tym urządzeniu?',
  whoAbout: 'Pozostali dostają linki.',
  along: 'Zabierz ten stół ze sobą',
  alongAbout:
    'Gra toczy się dalej tylko na tym urządzeniu, bez sieci, i wszyscy grają na nim. Urządzenie dostaje wszystko, co ukryte, i odtąd rozdaje: kto je ma, mógłby poznać to, co nadejdzie. Później można oddać ją domowi.',
  unkept: 'Pod tym adresem, bez https, przeglądarka nie zachowuje samej strony: aby otworzyć ją ponownie, potrzebny jest dom.',
  local:
    'Inne urządzenia nie znajdą tego adresu. Otwórz tę stronę pod adresem, który ten komputer ma w twojej sieci, a linki i kody poprowadzą właśnie tam.',
  lost: 'Zginął telefon?',
  lostAbout:
    'Ktoś, kto ma jeszcze swój, otwiera na nim „Przy stole” i proponuje nowy link do tego miejsca. Gdy pozostali się zgodzą, ten telefon pokaże kod: po zeskanowaniu miejsce wraca, a zgubiony telefon już go nie ma. Kto ma inne urządzenie na stronie „Ja”, siedzi tam od razu.',
  alongNow: 'Zabierz',
  propose: 'Zaproponuj pozostałym',
  not: 'Nie, nie teraz',
  onItsWay: 'Ten stół jest w drodze do domu, który jeszcze nie odpowiedział.',
  again: 'Wyślij jeszcze raz',
  keep: 'Grajmy jednak tutaj',
  atHouse: 'Gra przy tym stole toczy się dalej w domu.',
  there: 'Do stołu',
  taken: (name) => `${name} zabiera ten stół: gra toczy się dalej na urządzeniu tej osoby.`,
  takenByYou: 'Ten stół jest teraz u ciebie.',
  goOn: 'Graj dalej na tym urządzeniu',
  otherDevice: 'Gra toczy się dalej na tym urządzeniu, z którego stół został zabrany.',
  back: 'Gra wróciła do domu.',
  before: 'Tę grę zabrano od innego stołu tego domu, a potem wróciła.',
  toBefore: 'Poprzedni stół',
  dealt: {
    device: (from, to) =>
      from === to
        ? `Wpis ${from} zapisu rozdało czyjeś urządzenie: kto je miał, mógł znać los, który miał nadejść, i wszystko, co ukryte.`
        : `Wpisy od ${from} do ${to} zapisu rozdało czyjeś urządzenie: kto je miał, mógł znać los, który miał nadejść, i wszystko, co ukryte.`,
    house: (from, to) => (from === to ? `Wpis ${from} zapisu rozdał dom.` : `Wpisy od ${from} do ${to} zapisu rozdał dom.`),
    deviceNow: (from) => `Od wpisu ${from} rozdaje czyjeś urządzenie: kto je ma, mógłby znać los, który nadejdzie, i wszystko, co ukryte.`,
    houseNow: (from) => `Od wpisu ${from} rozdaje dom, według sekretu zapieczętowanego, gdy gra do niego trafiła.`,
    sure: 'O tym, co było wcześniej, wiadomo tyle, że zasady pozwalają na każdy ruch i że los zgadza się z pieczęciami; nic więcej.',
  },
};
