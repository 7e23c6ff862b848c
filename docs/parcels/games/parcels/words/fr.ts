// Parcels en français.
import { plays, settingsSection, type RulesText } from '@ridotto/engine/rules-text.ts';
import { counting, listing } from '@ridotto/engine/words.ts';
import { OPTIONS } from '../box/options.ts';
import type { ParcelsWords } from './shape.ts';

const count = counting('fr');
const list = listing('fr');

export const fr: ParcelsWords = {
  title: 'Parcels',
  tagline: 'Enchérir en secret sur ce que personne n’a vu.',
  by: 'Un jouet de cette maison',
  length: 'Cinq minutes',
  options: { rounds: { title: 'Manches', about: 'Combien de colis sont vendus.', values: { four: 'quatre', six: 'six' } } },
  prompts: { bids: () => ({ ask: 'Combien offrez-vous ?' }), look: () => ({ ask: 'L’ouvrir, ou le garder fermé ?' }) },
  over: (winners) => `Victoire : ${list(winners)}`,
  choices: {
    bid: ({ coins }: { coins: string }) => `Offrir ${count(Number(coins), { one: '# pièce', other: '# pièces' })}`,
    open: () => 'L’ouvrir : une pièce rendue',
    keep: () => 'Le garder fermé',
  },
  facts: {
    bids: ({ bids }: { bids: readonly number[] }, name) => list(bids.map((n, p) => `${name(`s${p}`)} offre ${n}`)),
    looks: ({ seat, parcel }: { seat: number; parcel?: number }, name) =>
      parcel === undefined ? `${name(`s${seat}`)} regarde le colis` : `${name(`s${seat}`)} regarde le colis : ${parcel}`,
    opens: ({ seat, parcel }: { seat: number; parcel: number }, name) => `${name(`s${seat}`)} l’ouvre : ${parcel}`,
    keeps: ({ seat }: { seat: number }, name) => `${name(`s${seat}`)} le garde fermé`,
    scores: ({ scores }: { scores: readonly number[] }, name) => list(scores.map((n, p) => `${name(`s${p}`)} en a ${n}`)),
  },
  rules: { 'too-few-coins': ({ coins }: { coins: number }) => `Il n’y a que ${count(coins, { one: '# pièce', other: '# pièces' })}.` },
  stage: (round) => `Manche ${round}`,
  waiting: (names) => `On attend ${list(names)}`,
  handedIn: 'Votre offre est faite.',
  held: 'Vous pouvez encore reprendre.',
  nothingHere: () => 'Il n’y a rien à faire ici.',
  coins: (n) => count(n, { one: '# pièce', other: '# pièces' }),
  closed: (n) => count(n, { one: '# colis fermé', other: '# colis fermés' }),
};

export const rules: RulesText = (table) => [
  {
    id: 'bids',
    title: 'Offres',
    paragraphs: ['On offre en secret, jusqu’à quatre pièces. La plus haute offre l’emporte si elle est seule.'],
  },
  { id: 'parcel', title: 'Le colis', paragraphs: ['Qui l’emporte paie, regarde, et l’ouvre pour une pièce ou le garde fermé.'] },
  {
    id: 'end',
    title: 'La fin',
    paragraphs: [
      `Après ${plays(table)('rounds', 'six') ? 'six' : 'quatre'} colis, chacun compte sa valeur, et chaque pièce qui reste compte un.`,
    ],
  },
  settingsSection('fr', fr.options, OPTIONS, () => true, table),
];
