// Strona zasad po polsku, własnymi słowami.
import { plays, settingsSection, withShort, type RulesText } from '@ridotto/engine/rules-text.ts';
import { short } from './short-pl.ts';
import { OPTIONS } from '../box/options.ts';
import { pl } from './pl.ts';
import { matters } from './matters.ts';

export const rules: RulesText = (table) => {
  const at = plays(table);
  return withShort(
    [
      {
        id: 'aim',
        title: 'O co chodzi',
        paragraphs: [
          'Gracze to weneckie rody. Stawiają szlachciców w sześciu dzielnicach i budują między nimi mosty; tam, gdzie zatrzyma się Doża, dzielnica jest punktowana. Sercem gry jest podział kart: jedna osoba dzieli, inna wybiera pierwsza.',
          'Gra trwa trzy etapy, każdy po kilka rund. Na samym końcu każda dzielnica jest punktowana jeszcze raz. Wygrywa największy prestiż.',
        ],
      },
      {
        id: 'set-up',
        title: 'Przed pierwszą rundą',
        paragraphs: [
          `Każdy ma 25 szlachciców. Po kolei, od osoby prowadzącej, każdy rzuca czterokrotnie kością i po każdym rzucie stawia dwóch szlachciców w wylosowanej dzielnicy. Gdy wszystkie cztery rzuty są równe, czwarty ${at('fourEqualRolls', 'forceReroll') ? 'powtarza się' : 'można powtarzać'}, aż wypadnie co innego.`,
          'Potem każdy po kolei kładzie most między dwiema sąsiednimi dzielnicami, ze szlachcicem, który pokazuje, czyj to most. Przy trzech graczach każdy kładzie dwa mosty, po jednym na raz.',
        ],
      },
      {
        id: 'round',
        title: 'Runda',
        paragraphs: [
          `Przy czterech graczach osoba prowadząca ma pierwszy podział; ${at('roleAssignment', 'leaderChooses') ? 'sama' : 'los'} przydziela pierwszy wybór, drugi podział i drugi wybór. Obie osoby dzielące dobierają w tajemnicy pięć kart akcji i trzy karty limitu i dzielą wszystkie osiem na dwie oferty, w każdej co najmniej jedna karta.`,
          at('openOffers4p', 'faceUp')
            ? 'Gdy oba podziały są gotowe, wszystkie cztery oferty są odkrywane i gra pierwsza para: osoba z pierwszym wyborem bierze dowolną ofertę z pierwszego podziału i od razu zagrywa jej karty akcji, w dowolnej kolejności. Potem osoba dzieląca bierze drugą i robi to samo. Następnie tak samo gra druga para.'
            : 'Gdy oba podziały są gotowe, gra pierwsza para: oferty pierwszego podziału są odkrywane, osoba z pierwszym wyborem bierze dowolną z nich i od razu zagrywa jej karty akcji, w dowolnej kolejności. Potem osoba dzieląca bierze drugą i robi to samo. Dopiero wtedy druga para odkrywa swoje oferty i gra tak samo.',
          'Przy trzech graczach dzieli tylko osoba prowadząca: sześć kart akcji i cztery karty limitu na trzy odkryte oferty. Dwie pozostałe wybierają i grają jedna po drugiej; ostatnia oferta należy do dzielącej.',
          'Karty limitu leżą odkryte przed tymi, którzy je wzięli. Po rundzie prowadzenie przechodzi w lewo.',
        ],
      },
      {
        id: 'cards',
        title: 'Karty',
        paragraphs: [
          at('mandatoryEffects', 'all')
            ? 'Żadnej karty nie można zachować na później. Każdy efekt trzeba wykonać, jeśli tylko się da.'
            : 'Żadnej karty nie można zachować na później. Kartę można odłożyć bez efektu, z wyjątkiem Doży, którego trzeba wykonać.',
          ...(at('banishDie', 'fixed3') ? ['Przy wygnaniu nie rzuca się kością: zawsze odchodzi trzech szlachciców.'] : []),
          'Jest po pięć kart każdej dzielnicy, sześć Mostów, dwunastu Zdrajców, dziesięć kart Doży i cztery Wygnania oraz 28 kart limitu: osiem o wartości 1, dziesięć o wartości 2 i dziesięć o wartości 3.',
        ],
      },
      {
        id: 'bridges',
        title: 'Mosty',
        paragraphs: [
          'Między dwiema sąsiednimi dzielnicami mieszczą się trzy mosty, każdy innego gracza. Szlachcice na mostach nie są w żadnej dzielnicy: nie punktują, nie można ich zastąpić ani wygnać.',
          'Szlachcic postawiony kartą dzielnicy może przejść jednym mostem swojego koloru. Most zbudowany tuż przedtem, inną kartą z tej samej oferty, liczy się od razu.',
          'Gdy wszystkie dwanaście mostów leży na planszy, karta Mostu pozwala przejąć most przeciwnika: jego szlachcic wraca do zapasu, twój zajmuje jego miejsce, a most zostaje albo trafia gdzie indziej.',
        ],
      },
      {
        id: 'doge',
        title: 'Doża',
        paragraphs: [
          'Pierwsza karta Doży w grze sprowadza go do dowolnej dzielnicy. Później zostaje na miejscu albo przechodzi dowolną liczbą mostów: twoje są darmowe, każdy cudzy kosztuje 1 punkt, płatny od razu właścicielowi. W czasie jednej drogi nie wchodzi dwa razy do tej samej dzielnicy.',
          'Jeśli jego dzielnicy nie dotyka żaden most, może ją opuścić bez mostu w pierwszym kroku, za 2 punkty, których nie dostaje nikt.',
          `${at('allowDebt', true) ? 'Można zapłacić punktami, których się nie ma: wynik może spaść poniżej 0. Punktowanie' : 'Punkty trzeba mieć, zanim się je zapłaci; punktowanie'} następuje po drodze. Punktowana jest tylko dzielnica, w której Doża się zatrzyma.`,
        ],
      },
      {
        id: 'scoring',
        title: 'Punktowanie dzielnicy',
        paragraphs: [
          [
            'Samodzielnie najwięcej szlachciców: pierwsza wartość.',
            'Samodzielne drugie miejsce: druga wartość. Gdy drugie miejsce dzieli kilka osób, żadna nic nie dostaje.',
            'Kilka osób na pierwszym miejscu: każda dostaje drugą wartość, a nikt inny nic.',
            'Tylko jeden kolor w dzielnicy: pierwsza wartość.',
          ],
        ],
      },
      {
        id: 'limit',
        title: 'Limit i koniec etapu',
        paragraphs: [
          'Na koniec rundy każdy, kto ma co najmniej 10 punktów limitu, jest poza grą do końca etapu. Gdy tylko ktoś wypadnie, pozostali rozgrywają jeszcze dokładnie jedną rundę, niezależnie od tego, ile potem mają punktów limitu; jeśli zostało mniej niż dwóch graczy, etap kończy się od razu.',
          'W tej ostatniej rundzie prowadzi i jako jedyna dzieli następna osoba po lewej, która jest jeszcze w grze. We trójkę gra się jak przy trzech graczach: sześć kart akcji i cztery karty limitu w trzech odkrytych ofertach. We dwójkę jest to pięć kart akcji i trzy karty limitu w dwóch ofertach; druga osoba bierze jedną i gra pierwsza.',
          'Potem każdy, kto ma mniej niż 10, dostaje tyle punktów, ile mu brakuje do najwyższej sumy. Kto samodzielnie ma najniższą sumę, może wykonać jeszcze jedno wygnanie.',
          'Wszystkie karty są tasowane od nowa i wszyscy wracają do gry. Szlachcice, mosty, Doża i punkty zostają.',
        ],
      },
      {
        id: 'supply',
        title: 'Pusty zapas',
        paragraphs: [
          'Jeśli twój zapas jest pusty, a karta wymaga szlachcica, możesz wziąć własnego z innej dzielnicy, ale nie z mostu. Musi stanąć gdzie indziej, niż stał.',
        ],
      },
      {
        id: 'end',
        title: 'Koniec gry',
        paragraphs: [
          'Po trzecim etapie każda z sześciu dzielnic jest punktowana raz. Wygrywa największy prestiż; przy remisie większa liczba szlachciców w San Marco; jeśli i to równe, zwycięstwo jest wspólne.',
        ],
      },
      settingsSection('pl', pl.options, OPTIONS, matters, table),
    ],
    short,
  );
};
