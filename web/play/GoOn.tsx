// On by oneself from a moment of a game: who plays whom, what it is called, and off to a table of this device.
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Refused, UNREACHABLE } from '../net/http/api.ts';
import { words } from '../words/prefs.ts';
import { problemInWords } from '../words/problem.ts';
import type { Seat } from './face.ts';
import { LEVELS } from './levels.ts';
import { PlayedBy } from './PlayedBy.tsx';
import './go-on.css';

interface GoOnProps {
  seats: readonly Seat[];
  /** Who plays whom at first: `here`, or a bot. */
  played: readonly string[];
  /** As it is called where nobody gives it a name. */
  unnamed: string;
  /** Nothing comes after this moment. */
  over: boolean;
  /** Throws Refused where it cannot begin. */
  begin(who: readonly string[], name: string): Promise<void>;
  children?: ComponentChildren;
}
export function GoOn({ seats, played, unnamed, over, begin, children }: GoOnProps): JSX.Element {
  const t = words.value!;
  const w = t.past.whatIf;
  const [who, setWho] = useState(played);
  const [name, setName] = useState('');
  const [failed, fail] = useState<string | null>(null);
  const submit = async (e: Event): Promise<void> => {
    e.preventDefault();
    fail(null);
    try {
      await begin(who, name.trim() || unnamed);
    } catch (x) {
      fail(problemInWords(t.problem, x instanceof Refused ? x.problem : UNREACHABLE));
    }
  };
  return (
    <>
      <form onSubmit={(e) => void submit(e)}>
        {seats.map((seat, i) => (
          <label key={seat.id}>
            {seat.name}{' '}
            <PlayedBy
              label={w.who(seat.name)}
              value={who[i]}
              bots={LEVELS}
              set={(to) => setWho(who.map((one, p) => (p === i ? to : one)))}
            />
          </label>
        ))}
        <label>
          {w.called} <input type="text" maxlength={60} value={name} placeholder={unnamed} onInput={(e) => setName(e.currentTarget.value)} />
        </label>
        {over && <p>{w.ended}</p>}
        {children}
        <button type="submit" class="primary" disabled={over}>
          {w.begin}
        </button>
      </form>
      {failed !== null && (
        <p role="alert" class="problem">
          {failed}
        </p>
      )}
    </>
  );
}
