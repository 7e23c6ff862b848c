// The settings of Venice, in English.
import type { OptionWords } from './shape.ts';

const favour = (seat: string) => ({
  title: `Favour card: ${seat} seat`,
  about: 'Only if the seats with a favour card are chosen.',
  values: { false: 'without', true: 'with' },
});

export const options: OptionWords = {
  layout: {
    title: 'Layout of the tiles',
    about: 'Which tile lies at which quay.',
    values: { random: 'by lot', example: 'as in the rulebook’s example' },
  },
  firstPlayer: {
    title: 'Who begins',
    about: 'By lot, or as you agreed: then whoever is to begin takes the first seat.',
    values: { random: 'by lot', chosen: 'first seat' },
  },
  favourCards: {
    title: 'Favour cards',
    about: 'Once in the game coins or scrolls, or points at the end. A help for first games.',
    values: { standard: 'everybody, but not alone', all: 'everybody', none: 'nobody', chosen: 'some seats' },
  },
  favour1: favour('first'),
  favour2: favour('second'),
  favour3: favour('third'),
  favour4: favour('fourth'),
  favour5: favour('fifth'),
  activateAtOwnGondola: {
    title: 'Activating a building where your other gondola is moored',
    about: 'When passing it. The rules forbid it; the rulebook’s example does it.',
    values: { false: 'no', true: 'yes' },
  },
  soloExtraCards: {
    title: 'Alone, harder: more of the Doge’s assistants',
    about: 'Further smuggler cards of each deck in the preliminary round.',
    values: { 0: 'none', 1: 'one of each', 2: 'two of each' },
  },
  soloAssistants: {
    title: 'Alone, easier: the Doge’s first assistants',
    about: 'Whether the Doge places assistants in the preliminary round.',
    values: { true: 'yes', false: 'no' },
  },
  soloHeadStart: {
    title: 'Alone, harder: the Doge’s start in the Great Council',
    about: 'The space where both of his markers begin.',
    values: { 0: '0', 1: '1', 2: '2', 3: '3', 4: '4', 5: '5' },
  },
  soloVpSpace1: {
    title: 'Alone, harder: the Doge’s assistant on space 1',
    about: 'What it gives him.',
    values: { 0: 'nothing', 1: '1 VP' },
  },
  soloVpSpace4: { title: 'Alone, easier: the Doge’s assistant on space 4', about: 'What it gives him.', values: { 4: '4 VP', 3: '3 VP' } },
  soloScrolls: {
    title: 'Alone: the Doge’s scrolls',
    about: 'How many he begins with; more is harder.',
    values: { 2: '2', 3: '3, harder', 1: '1, easier' },
  },
  soloFinalTurns: {
    title: 'Alone: last turns without the Doge',
    about: 'After his row can no longer be filled.',
    values: { 1: 'one', 0: 'none, harder', 2: 'two, easier' },
  },
};
