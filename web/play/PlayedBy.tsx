// Who plays a seat: somebody, or one of the bots.
import type { JSX } from 'preact';
import { words } from '../words/prefs.ts';

interface PlayedByProps {
  label: string;
  /** `here`, another kind of person, or the name of a bot. */
  value: string | undefined;
  /** May whoever is here? Left out: they may. */
  here?: boolean;
  /** Besides whoever is here: kinds of people, and what they are called. */
  people?: readonly (readonly [kind: string, name: string])[];
  bots: readonly string[];
  set(value: string): void;
}
export function PlayedBy({ label, value, here = true, people = [], bots, set }: PlayedByProps): JSX.Element {
  const t = words.value!.setup;
  return (
    <select aria-label={label} value={value} onChange={(e) => set(e.currentTarget.value)}>
      {here && <option value="here">{t.here}</option>}
      {people.map(([kind, name]) => (
        <option key={kind} value={kind}>
          {name}
        </option>
      ))}
      {bots.map((bot) => (
        <option key={bot} value={bot}>
          {t.bot(t.bots[bot] ?? bot)}
        </option>
      ))}
    </select>
  );
}
