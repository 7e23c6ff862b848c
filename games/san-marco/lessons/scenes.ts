// What the page of the rules of San Marco shows on the board, and where one goes on from there.
import type { Scene } from '@ridotto/engine';

export const scenes: readonly Scene[] = [
  {
    section: 'cards',
    lesson: 'nobles',
    step: 4,
    near: ['castello'],
    about: {
      en: 'Castello: two nobles of Anne, two of Benoît. A Transfer card changes that.',
      fr: 'Castello : deux nobles d’Anne, deux de Benoît. Une carte Traître y change quelque chose.',
      pl: 'Castello: po dwóch szlachciców Anne i Benoît. Karta Zdrajca to zmieni.',
    },
  },
  {
    section: 'bridges',
    lesson: 'nobles',
    step: 7,
    near: ['castello', 'san-marco'],
    about: {
      en: 'Two bridges from Castello to San Marco, one of them Anne’s: a noble may cross it.',
      fr: 'Deux ponts de Castello à San Marco, dont un à Anne : un noble peut le passer.',
      pl: 'Dwa mosty z Castello do San Marco, jeden z nich gracza Anne: szlachcic może nim przejść.',
    },
  },
  {
    section: 'doge',
    lesson: 'doge',
    step: 4,
    near: ['san-marco', 'san-polo'],
    about: {
      en: 'The Doge in San Marco. Over the bridge to San Polo he may go on, for a toll to its owner.',
      fr: 'Le Doge à San Marco. Par le pont, il peut aller à San Polo, contre un péage à son propriétaire.',
      pl: 'Doża w San Marco. Mostem może przejść do San Polo, za opłatą dla właściciela.',
    },
  },
  {
    section: 'scoring',
    lesson: 'nobles',
    step: 2,
    near: ['castello'],
    about: {
      en: 'If Castello were scored now: 6 points for Benoît, 4 for Anne.',
      fr: 'Si Castello comptait maintenant : 6 points pour Benoît, 4 pour Anne.',
      pl: 'Gdyby Castello punktowało teraz: 6 punktów dla gracza Benoît, 4 dla gracza Anne.',
    },
  },
  {
    section: 'end',
    lesson: 'limit',
    step: 4,
    near: ['san-polo', 'dorsoduro'],
    about: {
      en: 'At the end every district is scored once more: in San Polo three players tie for second.',
      fr: 'À la fin, chaque quartier compte une fois encore : à San Polo, trois sont à égalité pour la deuxième place.',
      pl: 'Na końcu każda dzielnica punktuje jeszcze raz: w San Polo troje remisuje o drugie miejsce.',
    },
  },
];
