// Strona zasad po polsku, własnymi słowami.
import { forPlayers, plays, settingsSection, withShort, type RulesOf, type RulesText, type Section } from '@ridotto/engine/rules-text.ts';
import { short } from './short-pl.ts';
import { OPTIONS } from '../box/options.ts';
import { pl } from './pl.ts';
import { matters } from './matters.ts';

const NOTES: Readonly<Record<string, string>> = {
  blank: 'Arkusz notatek jest pusty: sam niczego nie zapisuje.',
  record: 'Arkusz notatek pamięta, co widzisz i co pokazujesz.',
  deductions: 'Arkusz notatek pamięta, co widzisz i co pokazujesz; skreśla też to, co niemożliwe, i mówi dlaczego.',
};
const SEATS: Readonly<Record<string, string>> = { 1: 'pierwszym', 2: 'drugim', 3: 'trzecim', 4: 'czwartym', 5: 'piątym' };
const ambassador = (table: RulesOf | undefined): string | undefined =>
  table && `Osoba na ${SEATS[String(table.options.ambassadorSeat)] ?? ''} miejscu`;

export const rules: RulesText = (table) => {
  const at = plays(table);
  const sections: readonly Section[] = [
    {
      id: 'aim',
      title: 'O co chodzi',
      paragraphs: [
        'W Wenecji trwa karnawał, a w mieście są czterej agenci w maskach: Lord Fiddlebottom i Pułkownik Bubble pracują razem, podobnie Madame Zsa Zsa i Agent X. Każdy gracz jest jednym z nich i nie zna pozostałych.',
        'Znajdź swojego partnera, zadając pytania, złóż obie połowy misji, wykonajcie ją i ogłoście to. Jeśli masz rację, wygrywacie oboje. Jeśli nie, wygrywa druga para.',
      ],
    },
    {
      id: 'set-up',
      title: 'Przed pierwszą turą',
      paragraphs: [
        `Każdy ma cztery figury, po jednej każdej postury: wysoką, niską, grubą i chudą. ${at('placing', 'random') ? 'Los decyduje, która z nich zaczyna na którym z czterech pól startowych swojego koloru.' : 'Stawia je w dowolnym porządku na czterech polach startowych swojego koloru; wszyscy robią to jednocześnie.'}`,
        'Dopiero potem rozdaje się szare tajne karty: kim jesteś, która z twoich figur to naprawdę ty, i jedną literę. Figura z tym przebraniem jest prawdziwa, trzy pozostałe to wabiki. Ambasador zaczyna w Ambasadzie.',
      ],
    },
    {
      id: 'balls',
      title: 'Potrząsanie i ruch',
      paragraphs: [
        'Tura zaczyna się od Fantomu Przepowiedni. Z dziesięciu kul pokazuje trzy, a każda wystarcza na jeden krok wzdłuż linii na sąsiednie pole:',
        [
          'biała (trzy w Fantomie): jedna z twoich figur, ulicą albo kanałem',
          'pomarańczowa (dwie): jedna z twoich figur, ulicą',
          'niebieska (dwie): jedna z twoich figur, kanałem',
          'czarna (dwie): Ambasador, ulicą albo kanałem',
          'fioletowa (jedna): cudza figura, ulicą albo kanałem',
        ],
        'Kul używa się w dowolnym porządku, dla jednej figury albo kilku, można je też zostawić. Po drodze wolno każdego minąć. Liczy się tylko to, gdzie kto stoi na końcu:',
        [
          'żadne dwie twoje figury razem;',
          'nie spotykasz dwóch figur tej samej osoby;',
          'tam, dokąd prowadzisz Ambasadora, nie ma cudzej figury;',
          'tam, dokąd prowadzisz cudzą figurę, nie ma Ambasadora ani innej figury, która nie jest twoja.',
        ],
      ],
    },
    {
      id: 'meetings',
      title: 'Spotkania',
      paragraphs: [
        'Twoja figura spotyka cudzą figurę albo Ambasadora, jeśli na koniec stoją na jednym polu i w tej turze kula poruszyła przynajmniej jedno z nich. Ci, którzy stali już razem, nie spotykają się ponownie.',
        'Z każdego spotkania robisz jedną rzecz, w dowolnym porządku:',
        [
          'pytanie; spotkanego trzeba potem odesłać',
          'dodatkowy krok własną figurą na sąsiednie pole, ulicą albo kanałem, jeśli jest wolne; pola z numerami też się liczą',
          'nic: oboje zostają',
        ],
      ],
    },
    {
      id: 'questions',
      title: 'Pytania i odpowiedzi',
      paragraphs: [
        'Pytając właściciela spotkanej figury, mówisz, co chcesz wiedzieć. Przy pytaniu o tożsamość widzisz dwie różne karty tożsamości i jedną kartę przebrania, przy pytaniu o przebranie dwie karty przebrania i jedną tożsamości. Co najmniej jedna z trzech jest prawdziwa.',
        'U Ambasadora możesz zapytać kogokolwiek. Wtedy widzisz tylko dwie karty wskazanego rodzaju i jedna z nich jest prawdziwa.',
        'Odpowiedź wybiera się swobodnie. Zamiast prawdziwej kolorowej karty można pokazać szarą tajną kartę: to dowód. Szara karta Misji może zastąpić dowolną jedną kartę, ale nigdy nie liczy się jako prawdziwa. Nikogo nie można zmusić do pokazania szarej karty ani Misji.',
        'Nikt nie pokazuje tej samej osobie dwa razy tych samych kart, dopóki ma coś nowego: dom pamięta o tym za ciebie. Dopiero gdy wszystko było już pokazane, odpowiedzi stają się krótsze.',
      ],
    },
    {
      id: 'dismissal',
      title: 'Odesłanie',
      paragraphs: [
        'Po pytaniu spotkana figura trafia na dowolne wolne pole bez numeru: ty wybierasz. Ambasador trafia na wolne kolorowe pole startowe albo do Ambasady. Figura, która przybywa w ten sposób, nikogo nie spotyka.',
      ],
    },
    {
      id: 'tells',
      title: 'Gesty',
      paragraphs: [
        'Każdy agent ma gest, po którym można go poznać: Lord Fiddlebottom mruga prawym okiem, Pułkownik Bubble pociąga się za płatek lewego ucha, Madame Zsa Zsa patrzy z pogardą, a Agent X marszczy brwi.',
        'Każdy może w każdej chwili zrobić dowolny z nich, w swojej turze i poza nią, dla wszystkich albo dla jednej osoby; Ambasador też. Tutaj wszyscy widzą każdy gest i to, dla kogo jest. Może być szczery albo kłamliwy: uczciwe muszą być tylko karty. Na jedną turę przypadają najwyżej trzy gesty każdej osoby.',
      ],
    },
    {
      id: 'missions',
      title: 'Misje i koniec gry',
      paragraphs: [
        'Obie litery pary, w porządku jej agentów, wskazują jej misję: albo ktoś ma stanąć na pewnym polu, albo dwoje ma stanąć na jednym. Agent to zawsze prawdziwa figura. Kto i kiedy ją tam przesunął, nie ma znaczenia. Tylko tam, gdzie misja wysyła na pole Ambasadora, musiał on być w tej grze poruszony co najmniej raz.',
        'W swojej turze, przy każdej decyzji, możesz ogłosić, że misja jest wykonana, i podać rękę temu, kogo uważasz za partnera. Ta osoba ściska ją albo odrzuca i gra się kończy:',
        [
          'jeśli to właściwy partner, ściska rękę, a misja jest wykonana, wygrywa wasza para;',
          'w każdym innym przypadku wygrywa druga strona: w trzy osoby może to być jedna osoba bez partnera.',
        ],
        'Nic nie ogłasza się samo. Jeśli nikt nie zauważy wykonanej misji, gra toczy się dalej.',
      ],
    },
    {
      id: 'three',
      title: 'W trzy osoby',
      paragraphs: [
        'Jeden kolor nie bierze udziału, a jeden pakiet tajnych kart zostaje odłożony i nikt go nie widzi. Jedna osoba nie ma więc partnera, choć z początku o tym nie wie: sama jest stroną. Pozostałe dwie to zwykła para; jeśli ich misja wskazuje nieobecnego agenta, celem jest zamiast niego agent bez partnera.',
        'Kto jest bez partnera, wygrywa, ogłaszając ucieczkę, gdy jego prawdziwa figura stoi na polu ucieczki: 5 dla Lorda Fiddlebottoma, 1 dla Pułkownika Bubble’a, 4 dla Madame Zsa Zsa, 6 dla Agenta X. Jeśli osoba bez partnera ogłosi ucieczkę z innego pola albo ogłosi misję, wygrywają dwie pozostałe; jeśli jedna z tych dwóch pomyli się przy ogłaszaniu albo próbuje uciekać, wygrywa osoba bez partnera.',
      ],
    },
    {
      id: 'five',
      title: 'W pięć osób',
      paragraphs: [
        `${ambassador(table) ?? 'Jedna z pięciu osób'} gra Ambasadorem: bez figur, bez kart, bez misji. W swojej turze Ambasador robi najwyżej dwa kroki. Po jednym albo dwóch krokach można zapytać, po razie i o dwie karty, właściciela każdej figury, która tam stoi; każda taka figura zostaje odesłana. Dodatkowego kroku nie ma, a Ambasadora nikt nie może pytać.`,
        'Ta osoba widzi też wszystkie odpowiedzi na pytania, które inni zadają przez Ambasadora. Raz w grze, w każdej chwili oprócz tej, gdy ktoś podaje rękę, może zapieczętować arkusz, na którym stoi, kto jest kim i która to figura. Jeśli wszystko się zgadza, gdy ktoś ogłasza misję, Ambasador wygrywa w pojedynkę.',
        'Misja, która wysyła Ambasadora na pewne pole, wymaga wtedy, żeby stała tam prawdziwa figura któregoś z partnerów.',
      ],
    },
    {
      id: 'notes',
      title: 'Co dom robi za ciebie',
      paragraphs: [
        `${NOTES[String(table?.options.notes)] ?? 'Arkusz notatek pamięta, co widzisz i co pokazujesz; przy niektórych stołach skreśla też to, co niemożliwe, i mówi dlaczego.'} Nic na nim nie pochodzi z cudzych tajemnic. Własne znaki i uwagi zostają przy twoim miejscu, na jakimkolwiek urządzeniu grasz, i nikt inny nie może ich przeczytać.`,
        'Zanim coś ogłosisz, dom pokazuje, co mówią twoje własne notatki. Nie mówi, czy są prawdziwe.',
      ],
    },
    settingsSection('pl', pl.options, OPTIONS, matters, table),
  ];
  return withShort(forPlayers(sections, { three: [3], five: [5] }, table), short);
};
