// The rules in short in Polish: what one needs for a first game.
import type { Short } from '@ridotto/engine/rules-text.ts';

export const short: Short = {
  aim: [
    'Stawiaj szlachciców w sześciu dzielnicach i buduj między nimi mosty. Tam, gdzie zatrzyma się Doża, dzielnica daje prestiż. Po trzech etapach wygrywa największy prestiż.',
  ],
  round: [
    'Jedna osoba dobiera karty akcji i limitu i dzieli je na oferty. Inna wybiera pierwsza i od razu gra karty akcji; kto dzielił, bierze resztę. We czworo robią to dwie pary; we troje dzieli jedna osoba, na trzy oferty.',
  ],
  cards: [
    [
      'Dzielnica: jeden szlachcic tam albo własnym mostem do sąsiedniej dzielnicy.',
      'Most: most z twoim szlachcicem między dwiema sąsiednimi dzielnicami.',
      'Zdrajca: szlachcic przeciwnika wraca do domu, twój staje na jego miejscu.',
      'Doża: może się ruszyć, a dzielnica, w której stanie, punktuje.',
      'Wygnanie: wskaż dzielnicę; kostka mówi, ilu szlachciców ją opuszcza.',
    ],
    'Kartę można odłożyć, ale nie Dożę.',
  ],
  doge: ['Zostaje albo przechodzi mostami: twoje są darmowe, cudze kosztują po 1 punkcie dla właściciela.'],
  scoring: [
    'Najwięcej szlachciców: pierwsza liczba. Drugie miejsce: druga liczba. Remis o pierwsze: każdy z nich drugą liczbę, inni nic. Remis o drugie: nic.',
  ],
  limit: [
    'Karty limitu leżą odkryte. Kto na koniec rundy ma 10 lub więcej, odpada z etapu; gra się jeszcze jedną rundę. Potem każdy poniżej 10 dostaje tyle, ile brakuje mu do najwyższej sumy, a samodzielnie najniższy może wygnać.',
  ],
  end: ['Po trzecim etapie wszystkie sześć dzielnic punktuje jeszcze raz.'],
};
