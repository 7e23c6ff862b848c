// A hint, on demand: a few choices, what came of each in imagined games, and why. Whoever takes one has it as a draft, as if they had
// chosen it themselves.
import type { Hint } from '@ridotto/table/protocol.ts';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Refused, UNREACHABLE } from '../net/http/api.ts';
import { words } from '../words/prefs.ts';
import { problemInWords } from '../words/problem.ts';
import type { At, GameFace } from './face.ts';
import { aside, later } from './later.tsx';
import { isAsked } from './resting.ts';
import './hint.css';

/** Its words. */
const advice = aside(() => import('./advice.ts'));
const Given = later(() => import('./HintGiven.tsx').then((m) => m.Given));

export interface HintProps {
  at: At;
  face: GameFace;
  /** Shows on the board where a choice is; null: none. */
  light(places: readonly string[] | null): void;
}
/** What was asked, and what came of it. */
type Asked = { readonly about: string } & (
  | { readonly is: 'thinking' }
  | { readonly is: 'here'; readonly hint: Hint; readonly labels: readonly string[]; readonly first: string }
  | { readonly is: 'refused'; readonly why: string }
);

export function HintPart({ at, face, light }: HintProps): JSX.Element | null {
  const t = words.value!;
  const { snapshot, store } = at;
  const { draft } = store;
  const [asked, ask] = useState<Asked | null>(null);
  const part = useRef<HTMLElement>(null);
  // Of another question, or after other parts, it counts no more.
  const about = JSON.stringify([snapshot.question, draft.parts.value]);
  useEffect(() => {
    ask(null);
    light(null);
  }, [about]);
  const here = asked?.about === about ? asked : null;
  // In a low window it would be there, and nobody would see it.
  useEffect(() => {
    if (here) part.current?.scrollIntoView({ block: 'nearest' });
  }, [here]);
  if (!snapshot.hints || snapshot.you === null || !isAsked(snapshot) || snapshot.held || draft.whole.value) return null;

  const wish = async (): Promise<void> => {
    ask({ about, is: 'thinking' });
    const now = (then: Asked): void => ask((before) => (before?.about === about ? then : before));
    try {
      const [hint, { labelOf, reasonOf }] = await Promise.all([store.hint(draft.parts.value), advice()]);
      const labels = await Promise.all(hint.choices.map(({ parts }) => labelOf(parts, at, face)));
      now({ about, is: 'here', hint, labels, first: `${labels[0] ?? ''}. ${reasonOf(hint, 0, at, face)}` });
    } catch (e) {
      now({ about, is: 'refused', why: problemInWords(t.problem, e instanceof Refused ? e.problem : UNREACHABLE) });
    }
  };
  const close = (): void => {
    ask(null);
    light(null);
    document.getElementById('hint')?.focus();
  };
  return (
    <section ref={part} class="hint" aria-labelledby="hint">
      <button
        type="button"
        id="hint"
        class="quiet"
        title={t.hints.ask}
        aria-expanded={here !== null}
        aria-disabled={here?.is === 'thinking'}
        onClick={() => (here?.is === 'here' ? close() : here?.is !== 'thinking' && void wish())}
      >
        <Bulb />
        <span>{t.hints.name}</span>
      </button>
      <div class="hint-said" role="status">
        {here?.is === 'thinking' && <p>{t.hints.thinking}</p>}
        {here?.is === 'refused' && <p class="problem">{here.why}</p>}
        {here?.is === 'here' && <p class="hidden">{t.hints.ready(here.first)}</p>}
      </div>
      {here?.is === 'here' && <Given hint={here.hint} labels={here.labels} at={at} face={face} light={light} />}
    </section>
  );
}

const Bulb = (): JSX.Element => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path
      fill="none"
      stroke="currentColor"
      stroke-width="1.600"
      stroke-linejoin="round"
      d="M5.500 10.500C3.600 9.300 3 7.800 3 6.300a5 5 0 0 1 10 0c0 1.500-.6 3-2.500 4.200v1.500h-5ZM6 14.500h4"
    />
  </svg>
);
