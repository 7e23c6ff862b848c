// The rules in short in Polish: what one needs for a first game.
import type { Short } from '@ridotto/engine/rules-text.ts';

export const short: Short = {
  aim: [
    'Czworo agentów, dwie drużyny: Lord Fiddlebottom z Pułkownikiem Bubble, Madame Zsa Zsa z Agentem X. Odkryj, z kim tworzysz drużynę, złóżcie dwie litery, wykonajcie misję i ogłoście ją.',
  ],
  'set-up': [
    'Masz cztery różne figury; jedna z nich to naprawdę ty. Trzy szare karty mówią, kim jesteś, które przebranie jest twoje, i podają jedną literę.',
  ],
  balls: [
    'Potrząśnij Fantomem: trzy kule, każda to jeden krok.',
    [
      'biała: twoja figura, ulicą lub kanałem',
      'pomarańczowa: twoja, ulicą',
      'niebieska: twoja, kanałem',
      'czarna: Ambasador',
      'fioletowa: cudza figura',
    ],
  ],
  meetings: [
    'Gdy twoja figura i inna skończą na jednym polu, a jedna z nich została właśnie ruszona, spotykają się: zadajesz pytanie i odsyłasz tamtą figurę albo robisz dodatkowy krok, albo nic.',
  ],
  questions: [
    'Przy pytaniu o tożsamość widzisz dwie karty tożsamości i jedną przebrania; przy pytaniu o przebranie odwrotnie. Co najmniej jedna jest prawdziwa. Szara karta tożsamości lub przebrania jest zawsze prawdziwa. Przez Ambasadora można pytać każdego: dwie karty, jedna prawdziwa.',
  ],
  missions: [
    'Obie litery drużyny wskazują jej misję: kto ma gdzie stać. Gdy tak jest, ogłoś to w swojej turze i podaj rękę drugiej osobie z drużyny. Jeśli wszystko się zgadza, wygrywacie razem; jeśli nie, wygrywają inni.',
  ],
};
