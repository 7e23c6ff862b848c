// What the page of the rules of Venice shows on the board, and where one goes on from there.
import type { Scene } from '@ridotto/engine';

export const scenes: readonly Scene[] = [
  {
    section: 'moving',
    lesson: 'journey',
    step: 2,
    near: ['monastery', 'bank'],
    about: {
      en: 'The first canal of a turn costs nothing: from the Monastery to the Bank.',
      fr: 'Le premier canal d’un tour ne coûte rien : du Monastère à la Banque.',
      pl: 'Pierwszy kanał w turze jest darmowy: od Klasztoru do Banku.',
    },
  },
  {
    section: 'activating',
    lesson: 'journey',
    step: 3,
    near: ['bank'],
    about: {
      en: 'Anne’s assistant at the Bank stands on space 1, and so effect 1 is open.',
      fr: 'L’assistant d’Anne à la Banque est sur la case 1 : l’effet 1 est donc possible.',
      pl: 'Asystent gracza Anne w Banku stoi na polu 1, więc dostępny jest efekt 1.',
    },
  },
  {
    section: 'bridges',
    lesson: 'council',
    step: 9,
    near: ['market', 'doges-palace'],
    about: {
      en: 'A bridge between the Market and the Doge’s Palace: from then on the canal is free for everybody, and brings its owner a coin.',
      fr: 'Un pont entre le Marché et le Palais des Doges : dès lors le canal est gratuit pour tout le monde, et son propriétaire y gagne une pièce.',
      pl: 'Most między Targiem a Pałacem Dożów: odtąd kanał jest darmowy dla wszystkich, a właścicielowi daje monetę.',
    },
  },
  {
    section: 'scoring',
    lesson: 'end',
    step: 3,
    near: ['church', 'great-council'],
    about: {
      en: 'Shortly before the scoring: at the Church one gets rid of intrigue, and whoever has most of it is arrested.',
      fr: 'Peu avant le décompte : à l’Église, on se défait d’intrigue, et l’Inquisition arrête qui en a le plus.',
      pl: 'Tuż przed punktacją: w Kościele pozbywasz się intryg, a kto ma ich najwięcej, trafia do aresztu.',
    },
  },
];
