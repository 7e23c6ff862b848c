// Strona zasad po polsku, własnymi słowami.
import { bookOf } from './book.ts';
import { effects } from './effects-pl.ts';
import { names } from './names-pl.ts';
import { options } from './options-pl.ts';
import { alone, two } from './rules-few-pl.ts';
import { forPlayers, plays, settingsSection, withShort, type RulesText, type Section } from '@ridotto/engine/rules-text.ts';
import { short } from './short-pl.ts';
import type { EditionFile } from '../box/edition.ts';
import standard from '../editions/standard.json' with { type: 'json' };
import { OPTIONS } from '../box/options.ts';
import { FEW, matters } from './matters.ts';

const FAVOUR: Readonly<Record<string, string>> = {
  standard: 'Karty przychylności: każdy po jednej, ale nikt w grze jednoosobowej.',
  all: 'Karty przychylności: każdy po jednej.',
  none: 'Karty przychylności: nikt nie ma żadnej.',
  chosen: 'Karty przychylności: mają je niektóre miejsca, jak ustalono przy stole.',
};

export const rules: RulesText = (table) => {
  const at = plays(table);
  const book = bookOf(names, effects, (name, text) => `${name}: ${text}`, (table?.edition ?? standard) as unknown as EditionFile);
  const sections: readonly Section[] = [
    {
      id: 'aim',
      title: 'O co chodzi',
      paragraphs: [
        'Kupcy prowadzą swoje gondole po kanałach Wenecji. Ich pomocnicy w budynkach przynoszą towary, monety, zwoje, karty i wpływy w Wielkiej Radzie; za towary wykonuje się misje. Ale każde spotkanie na wodzie budzi plotki: to punkty intryg.',
        'Wygrywa ten, kto na końcu ma najwięcej punktów zwycięstwa (PZ), z jednym wyjątkiem: gracza z największą liczbą punktów intryg aresztuje inkwizycja i nie może on wygrać, nawet mając najwięcej PZ.',
      ],
    },
    {
      id: 'words',
      title: 'Kilka słów',
      paragraphs: [
        [
          `Dwanaście płytek leży ${at('layout', 'example') ? 'jak w przykładzie z instrukcji' : 'losowo'} przy dwunastu z piętnastu nabrzeży. Każda ma cztery pola dla pomocników, a każde pole jeden efekt. Plac św. Marka, Pałac Doży i Wielka Rada mają stałe nabrzeża; to budynki użyteczności publicznej i nigdy nie stoi tam żaden pomocnik.`,
          'Kanały łączą nabrzeża; każdy kosztuje 1 albo 2 monety.',
          'Kostki to towary: ceramika, tkaniny i srebro. Gondola wiezie najwyżej pięć.',
          'Każdy gracz ma dwie gondole i jednego gondoliera, który stoi na aktywnej gondoli; dziesięciu pomocników; dwa mosty.',
          'Runda to po jednej turze każdego gracza, począwszy od pierwszego, który pozostaje pierwszy przez całą grę. Później w kolejności znaczy dalej od niego zgodnie z ruchem wskazówek zegara.',
        ],
      ],
    },
    {
      id: 'set-up',
      title: 'Przygotowanie',
      paragraphs: [
        [
          at('layout', 'example')
            ? 'Dwanaście płytek leży odkrytych przy nabrzeżach z przykładu.'
            : 'Dwanaście potasowanych płytek leży odkrytych przy nabrzeżach.',
          'Znacznik końca gry stoi na polu 10, 12, 14 albo 16 toru Wielkiej Rady przy 2, 3, 4 albo 5 graczach.',
          'Z 26 misji powstaje talia 9, 13, 17 albo 20 kart przy 2, 3, 4 albo 5 graczach; reszty nikt nie ogląda.',
          'Każdy dostaje trzy misje, dwie zachowuje, a jedną odkłada na spód talii, w kolejności graczy.',
          '22 karty wpływów, po dwie z jedenastu rodzajów, zostają potasowane.',
          'Wszyscy zaczynają z 0 PZ, 0 punktów intryg, 1 zwojem i na polu 0 toru Wielkiej Rady, który kończy się na 20.',
          `${at('firstPlayer', 'chosen') ? 'Pierwszy gracz siedzi na pierwszym miejscu' : 'Pierwszego gracza wyznacza los'}; ma on 6 monet, a każdy następny o 2 więcej od poprzedniego.`,
          FAVOUR[String(table?.options.favourCards)] ?? 'Karty przychylności: każdy po jednej albo tak, jak ustalono przy stole.',
        ],
      ],
    },
    {
      id: 'preliminary',
      title: 'Runda wstępna',
      paragraphs: [
        'Od pierwszego gracza, zgodnie z ruchem wskazówek zegara, każdy stawia jedną gondolę przy dowolnym nabrzeżu; potem, od ostatniego gracza z powrotem, każdy stawia drugą, przy innym nabrzeżu. Kto leży pod spodem, dostaje nagrodę jak zawsze (patrz „Dzielenie nabrzeża”).',
        'Każde postawienie rozpatruje się od razu: na płytce pomocnik staje na polu 1, popychając innych jak zwykle; potem budynek zostaje aktywowany. Nie ma jeszcze ruchu, spotkań, kart wpływów, misji ani gondolierów.',
      ],
    },
    {
      id: 'turn',
      title: 'Twoja tura',
      paragraphs: [
        [
          'Jeśli chcesz, zagraj jedną kartę wpływów.',
          'Przenieś gondoliera za darmo na drugą gondolę albo zostaw go za 3 monety. W pierwszej turze wybór jest dowolny i darmowy.',
          'Porusz tę gondolę, mijając nabrzeża ze spotkaniami i aktywacjami, aż zacumuje.',
          'Jeśli chcesz, wykonaj tam jedną misję.',
          'Na płytce przesuń swojego pomocnika (szkolenie). Potem aktywuj budynek.',
        ],
        'Kto nie może zapłacić za pozostawienie gondoliera, musi zmienić gondolę. Na końcu tury szpieg, jeśli stoi na planszy, z niej znika. Nie można zrezygnować z tury.',
      ],
    },
    {
      id: 'moving',
      title: 'Ruch: mijać albo cumować',
      paragraphs: [
        'Aktywna gondola opuszcza nabrzeże kanałem. Pierwszy kanał w turze jest darmowy; za każdy następny płacisz przed wpłynięciem, monetami, które wtedy masz. Kanały z mostem nic nie kosztują, ale pierwszy kanał zużywa darmowy ruch, nawet jeśli jest nad nim most. Wpłynąć do kanału można tylko wtedy, gdy przy nabrzeżu na jego drugim końcu wolno zacumować albo przepłynąć dalej.',
        'W jednej turze żadnego kanału i żadnego nabrzeża nie używa się dwa razy, także tego, od którego zaczynasz.',
        'Dopływając do nabrzeża, od razu mówisz, czy je mijasz, czy cumujesz:',
        [
          `Mijając, najpierw rozpatrujesz spotkanie z każdą gondolą, która tam cumuje. Potem możesz aktywować płytkę, jeśli masz na niej pomocnika, albo dowolny budynek, jeśli stoi tam twój szpieg${at('activateAtOwnGondola', true) ? ', także tam, gdzie cumuje twoja druga gondola' : '; ale nie tam, gdzie cumuje twoja druga gondola'}. Potem płyniesz dalej.`,
          'Cumując, kończysz ruch. Nie ma spotkania. Nie można cumować tam, gdzie jest twoja druga gondola.',
        ],
        'Mijać można tylko wtedy, gdy potem da się płynąć dalej: za jakiś nieużyty jeszcze kanał musi starczyć monet, które masz albo które może dać ta aktywacja (nieodwrócona karta przychylności się nie liczy), a prowadzić ma on do nabrzeża, gdzie można zacumować albo znów je minąć. Wybory, po których nie byłoby dokąd płynąć, są niedozwolone, a aktywacja nie może się skończyć, dopóki nie ma drogi.',
      ],
    },
    {
      id: 'sharing',
      title: 'Dzielenie nabrzeża',
      paragraphs: [
        'Gondola, która cumuje albo zostaje postawiona, leży na wierzchu tych, które już tam są. Każda gondola pod spodem od razu daje właścicielowi 1 PZ za każdą gondolę, która teraz leży nad nią. Gdy gondola odpływa, te nad nią opadają.',
      ],
    },
    {
      id: 'encounters',
      title: 'Spotkania',
      paragraphs: [
        'Spotkanie następuje z każdą gondolą przy mijanym nabrzeżu, w kolejności wybranej przez ciebie. Na początku drogi i tam, gdzie cumujesz, spotkań nie ma.',
        [
          'Twoja druga gondola: dowolnie przekładasz kostki między obiema, najwyżej pięć na każdej. Nic więcej się nie dzieje.',
          'Gondola innego gracza: każde z was oddaje 1 zwój albo otrzymuje 1 punkt intryg. Wybiera się w tajemnicy i ujawnia razem. Bez zwoju zostaje tylko punkt intryg, chyba że pomoże karta przychylności albo misja.',
        ],
      ],
    },
    {
      id: 'bridges',
      title: 'Mosty',
      paragraphs: [
        'Most buduje się nad dowolnym kanałem bez mostu, gdziekolwiek są twoje gondole, i już tam zostaje. Każdy ma dwa. Od tej chwili kanał jest darmowy dla wszystkich.',
        'Pod własnym mostem otrzymujesz 1 monetę; pod cudzym otrzymujesz 1 punkt intryg. To nie jest spotkanie, zwój nie pomaga, a dotyczy to także pierwszego kanału.',
      ],
    },
    {
      id: 'goods',
      title: 'Kostki, zwoje i punkty intryg',
      paragraphs: [
        [
          'Cokolwiek efekt robi z kostkami, robi to z kostkami gondoli, która aktywuje. Jeśli otrzymujesz więcej, niż się mieści, odrzucasz dowolne stare albo nowe, aż zostanie pięć. Poza tym kostek się nie wyrzuca.',
          'Możesz mieć najwyżej 10 zwojów; nadmiar przepada.',
          'Punktów intryg możesz mieć najwyżej 8, a przy 4 i 5 graczach 10. Każdy kolejny kosztuje zamiast tego 2 PZ; PZ nigdy nie spadają poniżej 0.',
          'Oddawanie punktów intryg jako zysk kończy się na 0. Gdy są ceną, trzeba mieć ich pełną liczbę.',
          'Monet i kostek nigdy nie brakuje.',
        ],
      ],
    },
    {
      id: 'assistants',
      title: 'Pomocnicy',
      paragraphs: [
        'Szkolenie znaczy: jeśli na płytce nie masz pomocnika, stawiasz jednego na polu 1; w przeciwnym razie twój przechodzi na następne pole. Z pola 4 nikt nie idzie dalej. Szkolić trzeba, jeśli się da.',
        'Jeśli na polu 1, 2 albo 3 stoi inny pomocnik, zostaje popchnięty na następne i tak dalej po kolei. Pole 4 mieści dowolnie wielu. Popchnięty niczego nie aktywuje.',
        'Pierwszy gracz, który postawi dziesiątego pomocnika, otrzymuje 8 PZ. Kto nie ma już pomocników, nie stawia nowych, ale dalej przesuwa tych na płytkach. Jeśli cumujesz przy płytce i nadal nie masz tam pomocnika, niczego nie aktywujesz.',
      ],
    },
    {
      id: 'activating',
      title: 'Aktywowanie',
      paragraphs: [
        'Na płytce możesz użyć efektów pola, na którym stoi twój pomocnik, i wszystkich pól za nim; w budynku użyteczności publicznej obu części. Każdego efektu raz, w dowolnej kolejności, jednego po drugim: co da jeden, tego może użyć następny. Każdy można pominąć.',
        'Efekt stosuje się w całości albo wcale: cenę trzeba mieć, a punkty intryg, które daje, trzeba przyjąć.',
        'Mniej i więcej punktów intryg znaczy naprawdę mniej i więcej: tyle samo się nie liczy.',
      ],
    },
    { id: 'buildings', title: 'Co robią budynki', paragraphs: [book.tiles, book.communal] },
    {
      id: 'missions',
      title: 'Misje',
      paragraphs: [
        'Po zacumowaniu, zanim przesunie się twój pomocnik, możesz wykonać jedną misję z ręki, która wymienia ten budynek: płacisz jej kostki z aktywnej gondoli i jej zwoje, a otrzymujesz jej monety i PZ.',
        'Potem kładziesz ją na jednym ze swoich trzech miejsc albo archiwizujesz. Na miejscu jej trwały efekt działa od tej chwili, także przy tej aktywacji. Jeśli miejsce jest zajęte, leżąca tam karta trafia do archiwum. Misje w archiwum leżą zakryte: nic nie robią, ale liczą się jako posiadane i wykonane.',
        'Nowe misje dobiera się przy Placu św. Marka i Pałacu Doży. Najpierw płacisz podatki: 1 monetę za każdą swoją misję, w ręce, na miejscach i w archiwum; można użyć monet z tej samej aktywacji. Jeśli nie możesz zapłacić wszystkiego, nie dobierasz. Potem dobierasz dwie, jedną zachowujesz, a drugą odkładasz na spód talii; ostatnią pojedynczą kartę się zachowuje.',
        'Z trzema niewykonanymi misjami w ręce, albo bez talii, dobierać nie można.',
      ],
    },
    {
      id: 'permanent',
      title: 'Trwałe efekty',
      paragraphs: [
        'To, co następuje po aktywowaniu, dzieje się raz po nim, czy mijasz, czy cumujesz, w nadgodzinach albo dzięki szpiegowi, nawet bez użycia efektu budynku; ale nie tam, gdzie niczego nie aktywujesz. To, co następuje przy wykonaniu misji, nie dotyczy jej samej i dzieje się przed położeniem nowej karty.',
        'W spotkaniu kolejność jest taka: oba wybory i zapłaty, potem Misja 14, potem Misja 7.',
        book.missions,
      ],
    },
    {
      id: 'influence',
      title: 'Karty wpływów',
      paragraphs: [
        'Otrzymać jedną znaczy dobrać dwie, jedną zachować, a drugą odłożyć na spód talii. Liczba kart w ręce nie jest ograniczona. Gdy talia się wyczerpie, nową tworzą karty odrzucone. Jeśli nie ma już żadnej karty, efektu, który nie daje nic innego, nie można użyć.',
        'Jedną kartę można zagrać na początku swojej tury, przed gondolierem. Karty bez ceny albo celu nie można zagrać; kartę, której zysk tylko się nie mieści, można. Karta, którą ci przyniesie, czeka na późniejszą turę.',
        book.cards,
        'Szpieg działa tylko przy mijaniu; cumując, używasz pomocnika jak zawsze. „Praca w nadgodzinach” wymaga twojego pomocnika, jeśli budynek jest płytką, i działa na gondolę, która tam cumuje. „Awans pomocników” i „Przekupienie nadzorcy” wymagają pomocnika, który nie stoi jeszcze na polu 4. „Licytowanie kontraktów” daje swoje PZ, jeśli nie możesz dobierać.',
      ],
    },
    {
      id: 'favour',
      title: 'Karta przychylności',
      paragraphs: [
        'Raz w grze, gdy w swojej turze albo przy stawianiu gondoli masz o czymś zdecydować, gdy musisz wybrać między zwojem a punktem intryg oraz w punktacji końcowej, dopóki trwa obniżanie punktów intryg, możesz ją odwrócić za 5 monet albo 2 zwoje. W spotkaniu jest to część tajnego wyboru. Nieodwrócona jest na końcu warta 4 PZ.',
      ],
    },
    {
      id: 'hidden',
      title: 'Jawne i ukryte',
      paragraphs: [
        'Ukryte są misje i karty wpływów w ręce, kolejność kart w taliach oraz karty obejrzane i odłożone przy dobieraniu. Wszystko inne jest jawne, także liczba kart każdego gracza.',
      ],
    },
    {
      id: 'end',
      title: 'Koniec',
      paragraphs: [
        'Koniec gry inicjuje się raz: gdy po dobraniu talia misji jest pusta albo gdy znacznik na torze Wielkiej Rady osiągnie lub minie znacznik końca gry. Runda zostaje dokończona, a potem odbywają się jeszcze dwie.',
      ],
    },
    {
      id: 'scoring',
      title: 'Punktacja końcowa',
      paragraphs: [
        [
          'Wielka Rada: według kolejności znaczników 9 i 2 PZ przy dwóch graczach, 9, 5, 2 przy trzech, 9, 6, 4, 2 przy czterech, 9, 6, 4, 2, 0 przy pięciu. Remisujący dzielą to, co warte są ich miejsca, z zaokrągleniem w dół. Znacznik na 0 nie bierze udziału.',
          'Postawieni pomocnicy: przy 7 i 8 połowa numeru twojego pola Wielkiej Rady, z zaokrągleniem w górę; przy 9 i 10 cały numer.',
          'Obniżanie punktów intryg: każdy kosztuje 2 zwoje albo 4 monety. W kolejności graczy, raz po raz, aż nikt już tego nie robi.',
          'Majątek: 1 PZ za każde 4 monety.',
          'Karta przychylności: 4 PZ, jeśli nie została odwrócona.',
          'Areszt: kto ma najwięcej punktów intryg, więcej niż 0, zostaje aresztowany. Przy remisie spotyka to tego, kto jest najpóźniej w kolejności.',
          'Spośród pozostałych wygrywa ten, kto ma najwięcej PZ; przy remisie ten, kto jest najpóźniej w kolejności.',
        ],
      ],
    },
    ...two,
    ...alone(book.dogeCards, table),
    {
      id: 'house',
      title: 'Co rozstrzyga i robi ten dom',
      paragraphs: [
        `Instrukcje zabraniają aktywowania budynku przy mijaniu własnej drugiej gondoli, a ich przykład to robi: ${at('activateAtOwnGondola', true) ? 'przy tym stole jest to dozwolone.' : table ? 'przy tym stole jest to zabronione.' : 'tutaj jest to zabronione, chyba że przy stole ustalono inaczej.'}`,
        'Przygotowanie, podatki, nagrody, popychanie i punktacja dzieją się same, a pytania dotyczą tylko tego, co naprawdę można wybrać. Cofnąć wolno wszystko, co nikomu nie pokazało nic nowego.',
        'Niektórych wartości kanałów, misji i kart doży oraz nagród Wielkiej Rady dla trzech i więcej graczy nie dało się odczytać z instrukcji; zamiast nich są wyważone wartości zastępcze. Kto ma grę, może wpisać wydrukowane.',
      ],
    },
    settingsSection('pl', options, OPTIONS, matters, table),
  ];
  return withShort(forPlayers(sections, FEW, table), short);
};
