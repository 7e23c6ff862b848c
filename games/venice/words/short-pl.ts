// The rules in short in Polish: what one needs for a first game.
import type { Short } from '@ridotto/engine/rules-text.ts';

export const short: Short = {
  aim: [
    'Prowadź dwie gondole kanałami, korzystaj z asystentów w budynkach i wykonuj misje. Wygrywa najwięcej punktów; ale kto ma na końcu najwięcej intryg, trafia do aresztu i nie może wygrać.',
  ],
  turn: [
    [
      'Zagraj jedną kartę wpływu, jeśli chcesz.',
      'Gondolier przechodzi na drugą gondolę albo zostaje za 3 monety.',
      'Płyń: pierwszy kanał jest darmowy, każdy następny kosztuje monety. Przy każdym nabrzeżu mijasz albo cumujesz.',
      'Po zacumowaniu wykonaj misję, jeśli możesz.',
      'Twój asystent przychodzi na tę płytkę albo idzie dalej; potem aktywuj budynek.',
    ],
  ],
  encounters: [
    'Gdy mijasz cudzą gondolę, każde z was traci zwój albo bierze 1 intrygę, wybierając w tajemnicy. Gdy mijasz płytkę, na której masz asystenta, możesz ją aktywować.',
  ],
  sharing: ['Gondola, która cumuje, kładzie się na wierzch; każda pod nią daje właścicielowi 1 punkt.'],
  assistants: ['Nowy asystent zaczyna na polu 1 i przepycha innych. Możesz użyć efektów jego pola i pól przed nim.'],
  missions: [
    'Zapłać kostki z gondoli i zwoje, których misja żąda w tym budynku; potem leży w jednym z trzech miejsc i dalej pomaga. Nowa kosztuje 1 monetę za każdą misję, którą masz.',
  ],
  end: ['Koniec nadchodzi, gdy skończą się misje albo ktoś dojdzie do znacznika końca Wielkiej Rady: rundę się kończy i gra jeszcze dwie.'],
  scoring: [
    'Wielka Rada, asystenci, 1 punkt za każde 4 monety. Potem intrygi można wykupić, po 2 zwoje albo 4 monety, a kto ma ich najwięcej, trafia do aresztu.',
  ],
};
