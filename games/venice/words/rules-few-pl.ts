// Strona zasad po polsku: dwóch graczy i jeden gracz.
import type { RulesOf, Section } from '@ridotto/engine/rules-text.ts';
import { count } from './names-pl.ts';
import { soloOf } from './solo.ts';

export const two: readonly Section[] = [
  {
    id: 'smugglers',
    title: 'Dwóch graczy: przemytnicy',
    paragraphs: [
      'Pierwszy gracz ma talię przemytnika A, drugi B, obie potasowane: po dwanaście kart, po jednej na płytkę. Dwie gondole trzeciego koloru, A i B, oraz jego dziesięciu pomocników należą do przemytników; gondole trafiają na planszę ze swoją pierwszą kartą.',
      'Po każdej turze, ale nie w rundzie wstępnej, gracz, który ją rozegrał,',
      [
        'dobiera dwie karty ze swojej talii, jedną zagrywa, a drugą odkłada na wierzch; ostatnią pojedynczą kartę musi zagrać;',
        'przemieszcza gondolę z tą literą do płytki z karty: za pierwszym razem po prostu ją tam stawia, a jeśli gondola już tam jest, zostaje;',
        'przesuwa tam pomocnika przemytników albo stawia go na polu 1, popychając innych jak zwykle;',
        'odrzuca kartę; po ostatniej cała talia zostaje potasowana na nowo.',
      ],
      'Przemytnik płynie najtańszą drogą: mosty czynią kanały darmowymi, jego pierwszy kanał nie jest darmowy, żadnego nabrzeża nie mija dwa razy, spotkania się nie liczą. Między równie tanimi drogami wybiera gracz, którego jest tura.',
      'Każda gondola gracza przy nabrzeżu po drodze, bez początku i celu, kosztuje samego właściciela 1 zwój albo 1 punkt intryg, także tego, czyja jest tura; ten wybiera kolejność przy jednym nabrzeżu. Mosty nic przemytnikom nie robią, a przemytnicy sobie nawzajem też nie.',
      'Gdzie przemytnik się zatrzyma, gondole pod spodem przynoszą nagrody; za gondolę przemytnika pod spodem dostaje je przeciwnik gracza, którego jest tura. Gdy gracz cumuje na przemytniku, nikt za przemytnika nic nie dostaje, ale liczy się on dla tych pod spodem.',
      'Minięcie gondoli przemytnika to spotkanie, w którym tylko ty oddajesz zwój albo otrzymujesz 1 punkt intryg. Trwałe efekty o cudzych gondolach dotyczą też przemytników, ale nikt za nich nie płaci. Przemytnicy niczego nie aktywują ani nie otrzymują i nie są graczami: ich dziesiąty pomocnik nic nie daje.',
      'Ruch przemytnika należy do tury, po której następuje, także w ostatniej rundzie.',
    ],
  },
];

export const alone = (dogeCards: readonly string[], table?: RulesOf): readonly Section[] => {
  const solo = soloOf(table);
  return [
    {
      id: 'solo-set-up',
      title: 'Jeden gracz: przygotowanie gry z dożą',
      paragraphs: [
        `Ty masz jeden kolor, doża dwa, A i B: dla każdego dwie gondole, dziesięciu pomocników, dwa mosty i znacznik na torze Wielkiej Rady. Zaczyna z 0 punktów intryg, ${count(solo.scrolls, { one: '# zwojem', few: '# zwojami', many: '# zwojami' })} (najwyżej 5) i 0 PZ${solo.headStart > 0 ? `, a oba jego znaczniki stoją na polu ${solo.headStart}` : ''}. Talia ma wszystkie 26 misji. Ty zaczynasz jak zawsze, z 6 monetami, i ${solo.favour === undefined ? 'bez karty przychylności, chyba że chcesz ją mieć' : solo.favour ? 'z kartą przychylności' : 'bez karty przychylności'}.`,
        `Stawiasz gondolę i aktywujesz budynek. Potem odkrywa się po dwie karty z każdej talii przemytnika, A, B, A, B: dla każdej doża stawia gondolę tego koloru przy tej płytce${solo.assistants ? ' i przesuwa tam swojego pomocnika' : ''}; niczego się nie aktywuje.${solo.extra > 0 ? ` ${solo.extra === 1 ? 'Jeszcze jedna karta' : 'Jeszcze dwie karty'} z każdej talii tylko ${solo.extra === 1 ? 'przesuwa' : 'przesuwają'} jego pomocników.` : ''} Potem stawiasz drugą gondolę. Za gondole pod spodem nagrodę dostajesz ty albo doża.`,
        'Trzy karty z każdej talii przemytnika opuszczają grę bez oglądania, a odkryte zostają do nich wtasowane: po dziewięć kart. Z 27 kart doży dwie odchodzą bez oglądania, a trzy leżą odkryte w rzędzie.',
      ],
    },
    {
      id: 'solo-turns',
      title: 'Jeden gracz: tury',
      paragraphs: [
        'Twoja tura przebiega jak zawsze. Gdy dobierasz misję, ale nie w rundzie wstępnej, górna karta doży trafia do pudełka bez oglądania. Za każdą gondolę doży, którą mijasz, wybierasz zwój albo punkt intryg, a on oddaje zwój, jeśli go ma, inaczej otrzymuje 1 punkt intryg. Jeśli cumujesz na jego gondolach, nagrodę dostaje on. Przy liczeniu jest jednym graczem.',
        'Potem następuje tura doży, najpierw z talią A, potem z B:',
        [
          'dobierz dwie karty, wybierz jedną, drugą odłóż na wierzch; pojedyncza jest wymuszona;',
          'przemieść jedną z jego gondoli tego koloru do tej płytki według zasad przemytników; wybierasz którą, ale nie taką, która już tam jest, a jeśli są tam obie, żadna się nie rusza;',
          'każda twoja gondola, którą mija, kosztuje cię 1 zwój albo 1 punkt intryg, jego własne nic nie kosztują; gdzie się zatrzyma, nagrodę dostajesz ty albo on;',
          `przesuń tam jego pomocnika tego koloru: doża otrzymuje ${solo.vp[0]}, 1, 2 albo ${solo.vp[1]} PZ, jeśli pomocnik stoi wtedy na polu 1, 2, 3 albo 4.`,
        ],
        'Każda z dwóch kart przemytnika wskazuje kartę doży do pominięcia: lewą, środkową albo prawą. Jedna lub dwie niewskazane są rozpatrywane od lewej do prawej, odrzucane i zastępowane. Potem odrzuca się karty przemytnika; pustą talię tasuje się na nowo.',
        'Doża nie otrzymuje punktów intryg w swojej turze, chyba że przez Misję 14, ani od mostów; otrzymuje je z efektów, które dotyczą każdego innego gracza. Przy 8 punktach intryg od razu traci 2 PZ i oddaje 4 z nich. Dla Misji 3 i 7 jego mosty i gondole liczą się jak mosty i gondole innego gracza; przez Misję 14 doża oddaje zwój, a jeśli go nie ma, otrzymuje 1 punkt intryg, gdy w jego turze jego gondola spotka twoją; Misja 20 chroni cię przed kartami doży, które bezwarunkowo dają ci punkty intryg; Misją 21 płaci się także w jego turze i za jego karty.',
      ],
    },
    {
      id: 'solo-cards',
      title: 'Jeden gracz: karty doży',
      paragraphs: [
        'Po trzy z każdego rodzaju:',
        dogeCards,
        'Roboty publiczne: z równie drogich kanałów ten o najniższym numerze, a mosty koloru A idą pierwsze.',
      ],
    },
    {
      id: 'solo-end',
      title: 'Jeden gracz: koniec',
      paragraphs: [
        `Gdy rzędu nie można już uzupełnić do trzech kart, ${['gra się kończy', 'rozgrywasz ostatnią turę bez doży', 'rozgrywasz dwie ostatnie tury bez doży'][solo.finalTurns]}. Wielka Rada i misje nie inicjują końca.`,
        [
          'Wielka Rada jak przy trzech graczach; oba znaczniki doży punktują dla niego.',
          'Twoi pomocnicy punktują jak zawsze, jego nie.',
          'Możesz obniżyć swoje punkty intryg.',
          'Jeśli masz jakiekolwiek punkty intryg i co najmniej tyle co doża, przegrywasz.',
          'Twoje monety oraz karta przychylności, jeśli ją masz, dają PZ.',
          'Wygrywasz, jeśli masz więcej PZ niż doża.',
        ],
        ...(table
          ? []
          : [
              'Trudniej: jedna lub dwie dodatkowe karty przemytnika z każdej talii w rundzie wstępnej, tylko dla pomocników; znaczniki doży zaczynają na polu Wielkiej Rady od 1 do 5; 1 PZ zamiast 0 za jego pomocnika na polu 1; 3 zwoje na początku; bez ostatniej tury. Łatwiej: bez jego pomocników w rundzie wstępnej; 3 PZ zamiast 4 za pole 4; 1 zwój na początku; dwie ostatnie tury zamiast jednej.',
            ]),
      ],
    },
  ];
};
