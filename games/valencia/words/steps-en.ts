// The steps of a round in English.
import { guildName } from './names-en.ts';
import type { StepKind, ValenciaWords } from './shape.ts';

export const steps: ValenciaWords['steps'] = {
  seats: { name: 'Nobility and Church', does: 'First sits on Nobility, second on Church.' },
  guild: {
    name: 'Guild',
    does: 'First: seat, resource, place in the city. Second: resource, place. Third, with 4 or 5 players: one of these two.',
  },
  sale: { name: 'Sale', does: 'First sells any of their resources.' },
  'sale-and-merchants': { name: 'Sale and Merchants', does: 'First sells any of their resources, and may take the Merchants seat.' },
  move: { name: 'Move', does: 'First moves one of their members in the city to an adjacent square.' },
  palm: { name: 'Palm', does: 'No auction: whoever sits on Church plants the palm of the round.' },
  fountain: { name: 'Fountain', does: 'No auction: whoever sits on Nobility builds the fountain of the round.' },
};
/** `step B, wine guild` */
export const stepName = (letter: string, kind: StepKind, guild?: string): string =>
  `step ${letter}, ${guild === undefined ? steps[kind].name : `${guildName(guild)} guild`}`;
