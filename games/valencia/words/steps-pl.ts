// Etapy rundy po polsku.
import { ofGuild } from './names-pl.ts';
import type { StepKind, ValenciaWords } from './shape.ts';

export const steps: ValenciaWords['steps'] = {
  seats: { name: 'Szlachta i Kościół', does: 'Pierwsza pozycja zajmuje miejsce Szlachty, druga miejsce Kościoła.' },
  guild: {
    name: 'Cech',
    does: 'Pierwsza pozycja: miejsce w Radzie, towar, pole w mieście. Druga: towar, pole w mieście. Trzecia, przy 4 lub 5 graczach: jedno z tych dwojga.',
  },
  sale: { name: 'Sprzedaż', does: 'Pierwsza pozycja sprzedaje dowolne swoje towary.' },
  'sale-and-merchants': {
    name: 'Sprzedaż i Kupcy',
    does: 'Pierwsza pozycja sprzedaje dowolne swoje towary i może zająć miejsce Kupców.',
  },
  move: { name: 'Ruch', does: 'Pierwsza pozycja przesuwa członka swojej rodziny w mieście na sąsiednie pole.' },
  palm: { name: 'Palma', does: 'Bez licytacji: kto siedzi na miejscu Kościoła, sadzi palmę tej rundy.' },
  fountain: { name: 'Fontanna', does: 'Bez licytacji: kto siedzi na miejscu Szlachty, buduje fontannę tej rundy.' },
};
/** „etap B, cech wina” */
export const stepName = (letter: string, kind: StepKind, guild?: string): string =>
  `etap ${letter}, ${guild === undefined ? steps[kind].name : `cech ${ofGuild(guild)}`}`;
