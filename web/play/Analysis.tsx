// A game that was played, weighed: what everybody could expect, what mattered most, and why what is decided next was a good choice, or
// what would have been better. Nothing begins by itself, and all of it stops with the page.
import type { Analysis } from '@ridotto/table/analysis.ts';
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { analysisOf, decidedAt } from '../net/replays.ts';
import { words } from '../words/prefs.ts';
import { Lines } from './Charts.tsx';
import type { At, GameFace } from './face.ts';
import { Move } from './WeighedMove.tsx';
import './hint.css';

interface AnalysisProps {
  /** Of the record. */
  id: string;
  /** Entries that have been at the moment that is shown. */
  entries: number;
  at: At;
  face: GameFace;
}
type Found = Pick<Analysis, 'of' | 'moves'>;
/** By record: how far it is, what was found out, or that nothing was. It goes on behind other tabs, and what is known is not asked for
    twice. */
const weighed = signal<Readonly<Record<string, number | Analysis | 'failed'>>>({});
let stopping: AbortController | undefined;
const put = (id: string, what: number | Analysis | 'failed' | undefined): void => {
  const { [id]: _before, ...others } = weighed.value;
  weighed.value = { ...others, ...(what !== undefined && { [id]: what }) };
};
function weigh(id: string): void {
  stopWeighing();
  const { signal: stopped } = (stopping = new AbortController());
  put(id, 0);
  stopped.addEventListener('abort', () => typeof weighed.value[id] === 'number' && put(id, undefined));
  analysisOf(id, (share) => !stopped.aborted && put(id, share), stopped).then(
    (found) => !stopped.aborted && put(id, found ?? 'failed'),
    () => !stopped.aborted && put(id, 'failed'),
  );
}
/** Whoever leaves the page waits for nothing any more. */
export const stopWeighing = (): void => stopping?.abort();

export function AnalysisPart({ id, entries, at, face }: AnalysisProps): JSX.Element {
  return (
    <div class="analysis">
      <Why key={entries} id={id} entries={entries} at={at} face={face} />
      <Whole key={id} id={id} at={at} face={face} />
    </div>
  );
}

/** The decision that comes next. */
function Why({ id, entries, at, face }: AnalysisProps): JSX.Element {
  const w = words.value!.hints.analysis;
  const [found, setFound] = useState<Found | 'going' | 'failed' | null>(null);
  const asked = useRef<AbortController>(undefined);
  useEffect(() => () => asked.current?.abort(), []);
  const ask = (): void => {
    setFound('going');
    asked.current?.abort();
    const { signal: stopped } = (asked.current = new AbortController());
    decidedAt(id, entries, stopped).then(
      (it) => !stopped.aborted && setFound(it ?? null),
      () => !stopped.aborted && setFound('failed'),
    );
  };
  return (
    <section aria-labelledby="why-this">
      <h3 id="why-this">{w.why}</h3>
      <p>
        <button type="button" disabled={found === 'going'} aria-describedby="why-about" onClick={ask}>
          {w.why}
        </button>{' '}
        <small id="why-about">{w.whyAbout}</small>
      </p>
      <div role="status">
        {found === 'going' && <p>{w.whyGoing}</p>}
        {found === 'failed' && <p class="problem">{w.failed}</p>}
        {typeof found === 'object' && found?.moves.length === 0 && <p>{w.whyNone}</p>}
        {typeof found === 'object' && found?.moves.map((move, i) => <Move key={i} move={move} of={found.of} at={at} face={face} />)}
      </div>
    </section>
  );
}

/** The whole game. */
function Whole({ id, at, face }: Omit<AnalysisProps, 'entries'>): JSX.Element {
  const w = words.value!.hints.analysis;
  const found = weighed.value[id];
  if (typeof found === 'number')
    return (
      <section>
        <p role="status">{w.going}</p>
        <p class="buttons">
          <progress max={1} value={found} aria-label={w.going}>
            {w.sofar(Math.round(100 * found))}
          </progress>{' '}
          <button type="button" onClick={stopWeighing}>
            {w.stop}
          </button>
        </p>
      </section>
    );
  return (
    <section>
      {typeof found === 'object' && <Told found={found} at={at} face={face} />}
      {found === 'failed' && (
        <p role="alert" class="problem">
          {w.failed}
        </p>
      )}
      <p>
        <button type="button" aria-describedby="analysis-about" onClick={() => weigh(id)}>
          {typeof found === 'object' ? w.again : w.begin}
        </button>{' '}
        <small id="analysis-about">{w.about}</small>
      </p>
    </section>
  );
}

function Told({ found, at, face }: { found: Analysis; at: At; face: GameFace }): JSX.Element {
  const w = words.value!.hints.analysis;
  // After the last part of an entry.
  const points = found.moves.filter((move, i) => found.moves[i + 1]?.at !== move.at);
  const percents = [...points.map(({ shares }) => shares), found.end].map((shares) => shares.map((x) => Math.round(100 * x)));
  return (
    <>
      <Lines
        of={{
          id: 'expected',
          name: w.chart[found.of],
          by: Object.fromEntries(at.seats.map(({ id }, p) => [id, percents.map((all) => all[p])])),
        }}
        turns={[...points.map((move) => w.entry(move.at, at.name(move.seat))), w.end]}
        seats={at.seats}
      />
      <small>{w.chartAbout(found.decisions, found.moves.length)}</small>
      <h3>{w.turning}</h3>
      {found.turning.length === 0 && <p>{w.none}</p>}
      <ol class="analysis-turning">
        {found.turning.flatMap((n) => {
          const move = found.moves[n];
          return move === undefined
            ? []
            : [
                <li key={n}>
                  <Move move={move} of={found.of} at={at} face={face} linked />
                </li>,
              ];
        })}
      </ol>
    </>
  );
}
