// Of somebody at a table: not to hear of them any more, in the whole house, or to tell whoever runs it.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { block, report, type Whom } from '../net/conduct.ts';
import { Refused, UNREACHABLE } from '../net/http/api.ts';
import { ownName } from '../net/guest.ts';
import { words } from '../words/prefs.ts';
import { problemInWords } from '../words/problem.ts';
import type { At } from './face.ts';
import { readBlocked } from './hush.ts';

interface MannersProps {
  at: At;
  whom: Whom;
  /** What they are called. */
  name: string;
  /** Does the house know who they are? */
  blockable: boolean;
  /** They are blocked now. */
  done?(): void;
}
export function Manners({ at, whom, name, blockable, done }: MannersProps): JSX.Element {
  const t = words.value!.talk;
  const [asks, ask] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  const [reason, setReason] = useState('');
  const [said, say] = useState<{ readonly text: string; readonly wrong?: true } | null>(null);
  // Whoever came by a link alone is called as at the table.
  const own = ownName() || at.seats.find((s) => s.own)?.name || '–';
  const does = async (work: () => Promise<unknown>, text: string): Promise<void> => {
    say(null);
    try {
      await work();
      say({ text });
    } catch (e) {
      say({ text: problemInWords(words.value!.problem, e instanceof Refused ? e.problem : UNREACHABLE), wrong: true });
    }
  };
  const blocks = (): Promise<void> =>
    does(async () => {
      await block(at.store.id, whom, own);
      await readBlocked(at.store.id);
      setBlocked(true);
      done?.();
    }, t.blocked(name));
  const reports = (): Promise<void> =>
    does(async () => {
      await report(at.store.id, whom, own, reason);
      ask(false);
      setReason('');
    }, t.reported);
  return (
    <details class="manners">
      <summary aria-label={[...(blockable ? [t.block(name)] : []), t.report(name)].join(', ')}>⋯</summary>
      {blockable && (
        <button type="button" class="quiet" disabled={isBlocked} onClick={() => void blocks()}>
          {t.block(name)}
        </button>
      )}
      <button type="button" class="quiet" aria-expanded={asks} onClick={() => ask(!asks)}>
        {t.report(name)}
      </button>
      {asks && (
        <form
          onSubmit={(e) => {
            e.preventDefault();
            void reports();
          }}
        >
          <input
            value={reason}
            required
            maxLength={400}
            autocomplete="off"
            aria-label={t.reason}
            placeholder={t.reason}
            onInput={(e) => setReason(e.currentTarget.value)}
          />
          <button type="submit">{t.send}</button>
        </form>
      )}
      {said && (
        <small role="status" class={said.wrong ? 'one-warn' : undefined}>
          {said.text}
        </small>
      )}
    </details>
  );
}
