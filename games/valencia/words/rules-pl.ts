// Strona zasad po polsku, własnymi słowami.
import { names } from './names-pl.ts';
import { forPlayers, plays, settingsSection, withShort, type RulesText, type Section } from '@ridotto/engine/rules-text.ts';
import { short } from './short-pl.ts';
import { OPTIONS } from '../box/options.ts';
import { SPECIAL_NAMES, type Special } from '../box/material.ts';
import { pl } from './pl.ts';

const SPECIAL: Readonly<Record<Special, string>> = {
  joker:
    'Joker, 0, jedna karta: wart 2 za każdą kartę z wydrukowaną szóstką, którą odkryją inni w tej licytacji. Jego stos zajmuje pozycję nawet z sumą 0.',
  savings: 'Oszczędności, 1, dwie karty: dostajesz 2 monety.',
  twins:
    'Bliźnięta, 2, dwie karty: jeśli w licytacji odkryto co najmniej dwie karty Bliźnięta, tego samego gracza albo różnych, każda liczy się za 3.',
  warehouse: 'Magazyn, 3, dwie karty: dostajesz żeton wina, jeśli jest w puli.',
  support:
    'Poparcie, 4, jedna karta: możesz dosadzić członka rodziny z zapasu na miejsce cechu, na którym siedzi dokładnie jeden, cudzy. Obaj liczą się wtedy w Radzie. Gdy ktoś zajmie to miejsce, wszyscy opuszczają je razem; jeśli jednak zwycięzca już tam siedzi, jego członek rodziny zostaje.',
  wanderer:
    'Wędrowiec, 5, jedna karta: możesz przejść członkiem rodziny w mieście od jednego do trzech pól, dowolnie skręcając, tylko po polach miasta. Pola po drodze mogą być zajęte, ostatnie musi być wolne. Nic to nie kosztuje i nie uruchamia fontanny.',
  central: 'Centralna, 7, jedna karta: liczy się tylko za 5, jeśli inny gracz odkrył w tej licytacji kartę z wydrukowanym zerem.',
};

export const rules: RulesText = (table) => {
  const at = plays(table);
  /** Of each kind of special card that this table uses; without a table of all. */
  const used = SPECIAL_NAMES.filter((name) => table === undefined || at(name, true));
  const sections: readonly Section[] = [
    {
      id: 'aim',
      title: 'O co chodzi',
      paragraphs: [
        'Walencja rośnie, a ty stoisz na czele jednej z jej rodzin kupieckich. Przez pięć rund licytujesz miejsca w Radzie, towary i pola miasta, i starasz się mieć swoich tam, gdzie na końcu będą palmy i fontanny.',
        `Wszyscy licytują takimi samymi ${at('joker', true) ? 25 : 24} kartami${used.length > 0 && table ? '' : ', po cztery każdej wartości od 1 do 6'}, a każda karta ma w zasadzie posłużyć raz w całej grze. Wygrywa największy prestiż po pięciu rundach.`,
      ],
    },
    {
      id: 'set-up',
      title: 'Przed pierwszą rundą',
      paragraphs: [
        `Miasto składa się z płytek wokół środkowej fontanny: dla trzech do pięciu graczy z ośmiu płytek (8 na 8 pól), dla dwóch z czterech (6 na 6 pól). ${at('city', 'random') ? 'O tym, gdzie leży każda płytka, którą stroną i w którą stronę, decyduje los.' : 'Leżą tak, jak zaleca się na pierwszą grę, chyba że przy stole się losuje.'} Każde pole miasta należy do jakiegoś cechu i kosztuje od 0 do 5 monet. Między nimi są miejsca na fontanny, na których nikt nigdy nie stoi, i drzewa, w punktach, gdzie stykają się cztery pola.`,
        'Pięć plansz rund leży w losowym porządku, każda z palmą i fontanną; wszystkie widać od początku. Plansza rundy mówi, który cech licytuje się na etapach B, D i F; w całej grze każdy cech wypada trzy razy.',
        `Każdy gracz ma 15 członków rodziny, ${at('joker', true) ? '25 potasowanych zakrytych kart' : '24 potasowane zakryte karty'} wpływu i 5 monet. Wylosowany gracz zaczyna: ma pion i członka rodziny na miejscu Szlachty; gracz po jego lewej stronie ma swojego na miejscu Kościoła.`,
        'Każdy gracz dostaje pięć misji i w tajemnicy zachowuje co najmniej jedną. Odrzucone wypadają z gry; nierozdane tworzą talię misji.',
        at('screens', 'open')
          ? 'Karty i misje są ukryte przed innymi; monety, towary i przywileje są jawne.'
          : 'Karty, misje, monety i towary są ukryte przed innymi; przywileje są jawne.',
      ],
    },
    {
      id: 'planning',
      title: 'Faza I: planowanie',
      paragraphs: [
        `Wszyscy planują jednocześnie i w tajemnicy. Dobierz kartę, obejrzyj ją, zdecyduj, czy dobrać następną, i tak dalej. Dobrana karta nie wraca do talii. ${at('minDraw', 0) ? 'Można też nie dobrać żadnej.' : 'Dopóki w talii są karty, dobiera się co najmniej jedną.'}`,
        'Potem podziel wszystkie dobrane karty na stosy: stosów może być dowolnie wiele, w każdym co najmniej jedna karta. Gdy wszyscy są gotowi, widać, ile jest stosów i ile kart w każdym, ale nie widać jakie. Od tej chwili niczego się nie przekłada.',
        'Talia musi wystarczyć na pięć rund: to około pięciu kart na rundę, a licytacji jest siedem.',
      ],
    },
    {
      id: 'auctions',
      title: 'Faza II: licytacje',
      paragraphs: [
        'Etapy od A do G to licytacje. Zaczyna ten, kto ma pion, a potem kolej idzie zgodnie z ruchem wskazówek zegara. Kto ma kolej, robi jedną z trzech rzeczy:',
        [
          'odkrywa jeden ze swoich stosów, ze wszystkimi kartami;',
          'pasuje;',
          'oddaje przywilej i czeka: przechodzi na koniec kolejki. Wolno to tylko wtedy, gdy ktoś inny ma jeszcze ruch; z następnym przywilejem można poczekać ponownie.',
        ],
        'Kto nie ma już stosów, pasuje automatycznie i nie może czekać.',
        'Potem porównuje się stosy. Wyższa suma daje wyższą pozycję; przy równych sumach wyżej jest ten, kto siedzi bliżej, licząc zgodnie z ruchem wskazówek zegara od gracza, który miał pion na początku licytacji; on sam wygrywa więc każdy remis. Czekanie nic w tym nie zmienia. Kto spasował, nie ma pozycji.',
        'Zwycięzca od razu bierze pion. Jeśli nikt nie odkrył stosu, pion zostaje na miejscu. Potem pozycje działają po kolei, każda do końca. Pozycja, która nie może albo nie chce działać, nie przechodzi na nikogo.',
        'Wszystkie odkryte karty zostają odrzucone. Jeśli jednak po odkryciu stosu nie możesz nic zrobić, bo twoja pozycja nie działa albo nic z tego, co daje, nie jest możliwe, możesz włożyć jedną kartę z tego stosu pod swoją talię. Nie uprawnia do tego rezygnacja z czegoś możliwego ani zachowanie miejsca w Radzie, które już masz. To, co robi karta specjalna przy odkryciu, nie ma tu znaczenia.',
      ],
    },
    {
      id: 'steps',
      title: 'O co się licytuje',
      paragraphs: [
        'A: pierwsza pozycja zajmuje miejsce Szlachty, druga miejsce Kościoła. Kto ma członka rodziny w zapasie, musi to zrobić. Miejsca nie zależą od siebie: kto siedzi na miejscu Kościoła i jest pierwszy, dostawia następnego członka rodziny na miejscu Szlachty, a gdy licytuje tylko jeden gracz, miejsce Kościoła się nie zmienia.',
        'B, D i F: cech. Każdą część można pominąć; kolejność jest stała.',
        [
          'Pierwsza pozycja: zająć miejsce cechu w Radzie, potem wziąć jeden towar cechu, potem postawić członka rodziny w mieście.',
          'Druga: wziąć towar, potem postawić członka rodziny.',
          'Trzecia, tylko przy czterech lub pięciu graczach: jedno z tych dwojga albo nic.',
        ],
        'Żeby postawić członka rodziny w mieście, weź go ze swojego zapasu, postaw na wolnym polu cechu i zapłać tyle, ile pole kosztuje. Jeśli towaru nie ma już w puli, nie ma czego wziąć.',
        'C i E: pierwsza pozycja sprzedaje dowolną liczbę towarów. Pomarańcze dają 1 monetę, suszone owoce 2, wino 3, odzież 4, porcelana 5; ceny nigdy się nie zmieniają. Na etapie E zwycięzca może też zająć miejsce Kupców, niezależnie od sprzedaży.',
        'G: pierwsza pozycja przesuwa członka swojej rodziny w mieście na wolne pole obok, nie po skosie. Cech nie ma znaczenia, nic się nie płaci ani nie odzyskuje, i żadna fontanna nie działa.',
      ],
    },
    {
      id: 'seats',
      title: 'Miejsca w Radzie',
      paragraphs: [
        'Rada ma osiem miejsc: Szlachty, Kościoła, pięciu cechów i Kupców. Kto zajmuje miejsce, odsyła siedzącego tam członka rodziny do zapasu jego właściciela, gdzie od razu można go znów użyć. Wolno mieć kilka miejsc.',
        'Jeśli siedzisz tam już bez towarzystwa, nic się nie zmienia. W przeciwnym razie potrzeba członka rodziny w zapasie; tych z miasta i z innych miejsc nigdy się w tym celu nie przenosi.',
      ],
    },
    {
      id: 'palm-and-fountain',
      title: 'H i I: palma i fontanna',
      paragraphs: [
        'Tu nie ma licytacji. Na etapie H gracz na miejscu Kościoła sadzi palmę tej rundy na dowolnym wolnym drzewie. Na etapie I gracz na miejscu Szlachty buduje fontannę tej rundy na dowolnym wolnym miejscu na fontannę. Jedno i drugie jest obowiązkowe; gdzie, wybiera się swobodnie.',
        'Potem stosy nieodkryte w tej rundzie zostają odrzucone, zakryte.',
      ],
    },
    {
      id: 'abilities',
      title: 'Na co pozwalają fontanny',
      paragraphs: [
        'Niektóre fontanny coś umożliwiają. Można z tego skorzystać, gdy stawia się członka rodziny z zapasu na polu obok fontanny, zaraz po zapłaceniu, i w żadnym innym przypadku: ani gdy ktoś się tam przesuwa, ani gdy fontanna powstaje obok niego. Między dwiema takimi fontannami korzysta się najwyżej z jednej.',
        [
          'Nowa misja: dobierz dwie misje, zachowaj dokładnie jedną, a drugą usuń z gry. Jeśli została tylko jedna, dostajesz ją.',
          'Powrót karty: włóż dowolną ze swoich odrzuconych kart pod swoją talię.',
          'Mała sprzedaż: sprzedaj jeden towar za jego cenę. Może to być towar właśnie wzięty, ale nie da się w ten sposób zapłacić za samo pole.',
          'Ulepszenie: oddaj towar i weź następny, droższy, jeśli jest w puli.',
          'Przesadzenie palmy: przenieś jedną palmę na wolne drzewo obok jej drzewa, w tym samym rzędzie lub kolumnie, odległe najwyżej o dwa punkty.',
        ],
      ],
    },
    {
      id: 'council',
      title: 'Faza III: Rada',
      paragraphs: [
        'Na końcu każdej rundy, także ostatniej, każdy członek rodziny w Radzie daje 1 punkt prestiżu. Kto ma ich tam najwięcej, dostaje przywilej; przy remisie każdy z prowadzących. Przywilejów nigdy nie brakuje.',
      ],
    },
    {
      id: 'end',
      title: 'Koniec',
      paragraphs: [
        'Po piątej rundzie do prestiżu z Rady dodaje się:',
        [
          '1 za każdego członka rodziny w mieście;',
          '1 za każdego członka rodziny obok jednej palmy albo kilku: palma dotyka pól, które stykają się przy jej drzewie;',
          'za każdego członka rodziny wartość każdej fontanny obok niego, nie po skosie; środkowa się liczy, a kto stoi między dwiema, dostaje za obie;',
          '1 za każdy zachowany przywilej;',
          'punkty za każdą wykonaną misję minus kara za każdą niewykonaną.',
        ],
        'Monety, towary i miejsca w Radzie same nic już nie dają. Suma może być mniejsza od 0. Wygrywa największy prestiż; potem najwięcej członków rodziny w mieście; potem najwięcej monet; jeśli i to równe, zwycięstwo jest wspólne.',
      ],
    },
    {
      id: 'missions',
      title: 'Misje',
      paragraphs: [
        'Dla misji liczy się tylko pozycja końcowa. „Obok”, „przy” i „sąsiednie” znaczy: ze wspólnym bokiem, także ponad granicami płytek; o palmach mówi poprzedni rozdział. Środkowa płytka sąsiaduje z ośmioma polami.',
        'Zdanie na karcie mówi, czego ona wymaga; obok stoją punkty i kara. Cztery karty mają zamiast tego wzór: nie mogą się nie udać.',
        `Droga to ${at('route', 'group') ? 'grupa pól z członkami własnej rodziny, z których każde sąsiaduje z innym; liczą się wszystkie.' : 'ścieżka po różnych polach z członkami własnej rodziny, z których każde sąsiaduje z poprzednim; odgałęzień się nie dodaje.'} Trzy pod rząd znaczy trzy w prostej linii. Gdy trzeba mieć więcej niż inni, remis nie wystarcza.`,
      ],
    },
    {
      id: 'two',
      title: 'Dwóch graczy i Nina',
      paragraphs: [
        'Cechy, na etapach B, D i F, licytuje też trzecia, wymyślona osoba: Nina, z własnymi 24 podstawowymi kartami, potasowanymi. Gdy obaj gracze skończą, odkrywa jedną kartę na etapie B, jedną na D i dwie na F, także wtedy, gdy obaj spasowali. Wygrywa każdy remis.',
        'Działają dwie pierwsze pozycje. Pozycja, którą ma Nina, przepada: nic nie bierze i nikogo nie odsyła. Jeśli wygrywa, pion zostaje na miejscu. Jej karty wypadają potem z gry; dopóki leżą, szóstka wśród nich liczy się dla Jokera.',
        'Misji o dzielnicach się nie używa, a przeciwnik jest jedyną osobą siedzącą obok.',
      ],
    },
    {
      id: 'special',
      title: 'Specjalne karty wpływu',
      paragraphs: [
        `${table ? 'W grze są te karty specjalne, takie same dla wszystkich.' : 'Można się umówić na niektóre z siedmiu rodzajów kart specjalnych; są wtedy takie same dla wszystkich.'} Każdy rodzaj zastępuje tyle samo podstawowych kart o tej samej wartości, Centralna szóstkę; tylko Joker dochodzi jako dwudziesta piąta karta. W stosie liczą się jak inne karty. To, co dzieje się przy odkryciu, dzieje się od razu, przed ruchem następnej osoby, i niezależnie od późniejszej pozycji.`,
        used.map((name) => SPECIAL[name]),
      ],
    },
    {
      id: 'words',
      title: 'Słowniczek',
      paragraphs: [Object.values(names.pieces).map(({ name, does }) => `${name}: ${does}`)],
    },
    {
      id: 'house',
      title: 'Co jest nasze',
      paragraphs: [
        'Zasady nie mówią wszystkiego, co wydrukowano na elementach gry. Gdzie nie dało się tego znaleźć, ten dom wymyślił własne: pola płytek, kolejność cechów, większość wartości fontann i misji. Kto ma pudełko, może grać z wydrukowanymi.',
        'O nic nie pytamy, gdy nie ma o czym decydować: ani o pas bez stosów, ani o miejsce w Radzie, na którym siedzisz już bez towarzystwa.',
      ],
    },
    settingsSection('pl', pl.options, OPTIONS, () => true, table),
  ];
  return withShort(
    forPlayers(sections, { two: [2] }, table).filter(({ id }) => id !== 'special' || used.length > 0),
    short,
  );
};
