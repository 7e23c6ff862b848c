// A hint, on demand: a few choices, what came of each in imagined games, and why. Whoever takes one has it as a draft, as if they had
// chosen it themselves.
import type { Hint } from '@ridotto/table/protocol.ts';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Refused, UNREACHABLE, type AnyChoice } from '../net/http/api.ts';
import { words } from '../words/prefs.ts';
import { problemInWords } from '../words/problem.ts';
import type { At, GameFace } from './face.ts';
import { later } from './later.tsx';
import { sentenceOf } from './reasons.ts';
import { isAsked } from './resting.ts';
import './hint.css';

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
  | { readonly is: 'here'; readonly hint: Hint; readonly labels: readonly string[] }
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
      const hint = await store.hint(draft.parts.value);
      now({ about, is: 'here', hint, labels: await Promise.all(hint.choices.map(({ parts }) => labelOf(parts, at, face))) });
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
        {here?.is === 'here' && <p class="hidden">{t.hints.ready(`${here.labels[0] ?? ''}. ${reasonOf(here.hint, 0, at, face)}`)}</p>}
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

export function reasonOf(hint: Hint, i: number, at: At, face: GameFace): string {
  const t = words.value!.hints;
  if (hint.games === 0) return t.only;
  const said = sentenceOf(hint.choices[i]?.reasons ?? [], face, at);
  if (said !== '') return said;
  return hint.choices.length === 1 ? t.single : t.noReason;
}

/** Each part in the words in which it is offered, after those before it. */
async function labelOf(parts: readonly AnyChoice[], at: At, face: GameFace): Promise<string> {
  const whole = face.whole?.(parts, at);
  if (whole !== undefined) return whole;
  const before = at.store.draft.parts.value;
  const labels = await Promise.all(
    parts.map(async (part, i) =>
      face.label(part, i === 0 ? at : { ...at, view: (await at.store.try([...before, ...parts.slice(0, i)])).view }),
    ),
  );
  return labels.join(' · ');
}
