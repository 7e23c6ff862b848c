// Why a bot chose as it did, while the game goes on, at a table where bots say so: of its last decision up to what is shown.
import type { Reasons } from '@ridotto/table/bot-reasons.ts';
import { Refused } from '@ridotto/table/port.ts';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { words } from '../words/prefs.ts';
import { problemInWords } from '../words/problem.ts';
import type { At, GameFace } from './face.ts';
import { Move } from './WeighedMove.tsx';
import './hint.css';

type Said = Reasons | 'going' | { readonly failed: string } | null;

/** `until`: number of the event that is looked at; left out: the last one. */
export function BotReasons({ at, face, until }: { at: At; face: GameFace; until?: number }): JSX.Element {
  const w = words.value!.hints;
  const [said, say] = useState<Said>(null);
  const wished = useRef(0);
  const ask = async (): Promise<void> => {
    const wish = ++wished.current;
    say('going');
    const now = (what: Said): void => void (wished.current === wish && say(what));
    try {
      now(await at.store.reasons(until));
    } catch (e) {
      now({ failed: e instanceof Refused ? problemInWords(words.value!.problem, e.problem) : w.analysis.failed });
    }
  };
  return (
    <section class="analysis" aria-label={w.reasons.name}>
      <p>
        <button type="button" disabled={said === 'going'} aria-describedby="bot-reasons-about" onClick={() => void ask()}>
          {w.reasons.ask}
        </button>
      </p>
      <div role="status">
        {said === 'going' && <p>{w.analysis.whyGoing}</p>}
        {said !== null && said !== 'going' && 'failed' in said && <p class="problem">{said.failed}</p>}
        {said !== null && said !== 'going' && 'moves' in said && (
          <>
            {said.moves.length === 0 && <p>{w.reasons.none(at.name(said.seat))}</p>}
            {said.moves.map((move, i) => (
              <Move key={i} move={move} of={said.of} at={at} face={face} />
            ))}
          </>
        )}
      </div>
      <small id="bot-reasons-about">{w.reasons.about}</small>
    </section>
  );
}
