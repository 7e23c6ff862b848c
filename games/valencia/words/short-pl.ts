// The rules in short in Polish: what one needs for a first game.
import type { Short } from '@ridotto/engine/rules-text.ts';

export const short: Short = {
  aim: ['Przez pięć rund licytujesz miejsca w Radzie, towary i pola miasta. Potem wygrywa największy prestiż.'],
  'set-up': [
    'Zachowujesz w tajemnicy co najmniej jedną z pięciu misji. Ocenia się je na końcu: punkty, jeśli są spełnione, −3 za większość, jeśli nie. Masz 24 karty, 5 monet i 15 członków rodziny.',
  ],
  planning: [
    'Przed rundą dobierz, ile chcesz, i podziel karty na stosy. Każda karta służy raz w grze, a nieużyte stosy przepadają: około pięciu kart na rundę.',
  ],
  auctions: [
    'W każdej z siedmiu licytacji odkryj jeden stos, spasuj albo oddaj przywilej, by działać na końcu. Najwyższa suma jest pierwsza; remis wygrywa ten, kto miał pion na początku, a potem kolejni zgodnie z ruchem wskazówek zegara. Jeśli po odkryciu stosu nie możesz nic zrobić, jedna karta wraca pod twoją talię.',
  ],
  steps: [
    [
      'A: pierwsza pozycja bierze Szlachtę, druga Kościół.',
      'B, D, F: cech. Pierwsza: miejsce, towar, pole. Druga: towar, pole. Trzecia, przy czterech lub pięciu graczach: jedno z dwojga.',
      'C, E: pierwsza sprzedaje towary; na E także miejsce Kupców.',
      'G: pierwsza przesuwa członka rodziny o jedno pole.',
    ],
  ],
  'palm-and-fountain': ['H: Kościół sadzi palmę. I: Szlachta buduje fontannę.'],
  council: ['Po każdej rundzie: 1 punkt za każdego w Radzie; kto ma tam najwięcej, dostaje przywilej.'],
  end: [
    'Na końcu: 1 za każdego w mieście, 1 za każdego przy palmie, wartość każdej fontanny przy boku pola, 1 za każdy przywilej i misje.',
  ],
};
