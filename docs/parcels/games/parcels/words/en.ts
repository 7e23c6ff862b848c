// Parcels in English.
import { plays, settingsSection, type RulesText } from '@ridotto/engine/rules-text.ts';
import { counting, listing } from '@ridotto/engine/words.ts';
import { OPTIONS } from '../box/options.ts';
import type { ParcelsWords } from './shape.ts';

const count = counting('en');
const list = listing('en');

export const en: ParcelsWords = {
  title: 'Parcels',
  tagline: 'Bid in secret for what nobody has seen.',
  by: 'A toy of this house',
  length: 'Five minutes',
  options: { rounds: { title: 'Rounds', about: 'How many parcels are sold.', values: { four: 'four', six: 'six' } } },
  prompts: { bids: () => ({ ask: 'How much do you bid?' }), look: () => ({ ask: 'Open it, or keep it closed?' }) },
  over: (winners) => `Won by ${list(winners)}`,
  choices: {
    bid: ({ coins }: { coins: string }) => `Bid ${count(Number(coins), { one: '# coin', other: '# coins' })}`,
    open: () => 'Open it: one coin back',
    keep: () => 'Keep it closed',
  },
  facts: {
    bids: ({ bids }: { bids: readonly number[] }, name) => list(bids.map((n, p) => `${name(`s${p}`)} bids ${n}`)),
    looks: ({ seat, parcel }: { seat: number; parcel?: number }, name) =>
      parcel === undefined ? `${name(`s${seat}`)} looks into the parcel` : `${name(`s${seat}`)} looks into the parcel: ${parcel}`,
    opens: ({ seat, parcel }: { seat: number; parcel: number }, name) => `${name(`s${seat}`)} opens it: ${parcel}`,
    keeps: ({ seat }: { seat: number }, name) => `${name(`s${seat}`)} keeps it closed`,
    scores: ({ scores }: { scores: readonly number[] }, name) => list(scores.map((n, p) => `${name(`s${p}`)} has ${n}`)),
  },
  rules: { 'too-few-coins': ({ coins }: { coins: number }) => `There are only ${count(coins, { one: '# coin', other: '# coins' })}.` },
  stage: (round) => `Round ${round}`,
  waiting: (names) => `Waiting for ${list(names)}`,
  handedIn: 'Your bid is in.',
  held: 'You may still take this back.',
  nothingHere: () => 'There is nothing to do here.',
  coins: (n) => count(n, { one: '# coin', other: '# coins' }),
  closed: (n) => count(n, { one: '# closed parcel', other: '# closed parcels' }),
};

export const rules: RulesText = (table) => [
  { id: 'bids', title: 'Bids', paragraphs: ['All bid in secret, up to four coins. The highest bid wins if it is one player’s alone.'] },
  { id: 'parcel', title: 'The parcel', paragraphs: ['The winner pays, looks, and opens it for a coin or keeps it closed.'] },
  {
    id: 'end',
    title: 'The end',
    paragraphs: [`After ${plays(table)('rounds', 'six') ? 'six' : 'four'} parcels each counts its value, and every coin left counts one.`],
  },
  settingsSection('en', en.options, OPTIONS, () => true, table),
];
