// Parcels po polsku.
import { plays, settingsSection, type RulesText } from '@ridotto/engine/rules-text.ts';
import { counting, listing } from '@ridotto/engine/words.ts';
import { OPTIONS } from '../box/options.ts';
import type { ParcelsWords } from './shape.ts';

const count = counting('pl');
const list = listing('pl');

export const pl: ParcelsWords = {
  title: 'Parcels',
  tagline: 'Tajna licytacja o to, czego nikt nie widział.',
  by: 'Zabawka tego domu',
  length: 'Pięć minut',
  options: { rounds: { title: 'Rundy', about: 'Ile paczek jest do sprzedania.', values: { four: 'cztery', six: 'sześć' } } },
  prompts: { bids: () => ({ ask: 'Ile dajesz?' }), look: () => ({ ask: 'Otworzyć czy zostawić zamkniętą?' }) },
  over: (winners) => `Zwycięstwo: ${list(winners)}`,
  choices: {
    bid: ({ coins }: { coins: string }) => `Daję ${coinsIn(Number(coins))}`,
    open: () => 'Otwieram: jedna moneta wraca',
    keep: () => 'Zostawiam zamkniętą',
  },
  facts: {
    bids: ({ bids }: { bids: readonly number[] }, name) => list(bids.map((n, p) => `${name(`s${p}`)} daje ${n}`)),
    looks: ({ seat, parcel }: { seat: number; parcel?: number }, name) =>
      parcel === undefined ? `${name(`s${seat}`)} zagląda do paczki` : `${name(`s${seat}`)} zagląda do paczki: ${parcel}`,
    opens: ({ seat, parcel }: { seat: number; parcel: number }, name) => `${name(`s${seat}`)} otwiera: ${parcel}`,
    keeps: ({ seat }: { seat: number }, name) => `${name(`s${seat}`)} zostawia zamkniętą`,
    scores: ({ scores }: { scores: readonly number[] }, name) => list(scores.map((n, p) => `${name(`s${p}`)} ma ${n}`)),
  },
  rules: { 'too-few-coins': ({ coins }: { coins: number }) => `Tyle nie ma; jest ${coinsIn(coins)}.` },
  stage: (round) => `Runda ${round}`,
  waiting: (names) => `Gra czeka: ${list(names)}`,
  handedIn: 'Twoja oferta jest złożona.',
  held: 'Możesz to jeszcze cofnąć.',
  nothingHere: () => 'Tu nie ma nic do zrobienia.',
  coins: (n) => coinsIn(n),
  closed: (n) => count(n, { one: '# zamknięta paczka', few: '# zamknięte paczki', many: '# zamkniętych paczek' }),
};

function coinsIn(n: number): string {
  return count(n, { one: '# moneta', few: '# monety', many: '# monet' });
}

export const rules: RulesText = (table) => [
  { id: 'bids', title: 'Oferty', paragraphs: ['Wszyscy dają w tajemnicy do czterech monet. Najwyższa oferta wygrywa, jeśli jest jedyna.'] },
  { id: 'parcel', title: 'Paczka', paragraphs: ['Kto wygrał, płaci, zagląda i otwiera ją za monetę albo zostawia zamkniętą.'] },
  {
    id: 'end',
    title: 'Koniec',
    paragraphs: [
      `Po ${plays(table)('rounds', 'six') ? 'sześciu' : 'czterech'} paczkach każda liczy się według wartości, a każda pozostała moneta za jeden.`,
    ],
  },
  settingsSection('pl', pl.options, OPTIONS, () => true, table),
];
