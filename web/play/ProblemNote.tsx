// A refusal stays until it is dismissed; the draft stays too, and the board shows the true state.
import type { JSX } from 'preact';
import type { Problem } from '../net/http/api.ts';
import { words } from '../words/prefs.ts';
import { problemInWords } from '../words/problem.ts';
import type { At, GameFace } from './face.ts';
import { rulesOf } from './rules-link.ts';

export function inWords(problem: Problem, face: GameFace, { name, snapshot }: Pick<At, 'name' | 'snapshot'>): string {
  return problemInWords(words.value!.problem, problem, face.rule(problem, name, snapshot.view));
}

export function ProblemNote({ at, face }: { at: At; face: GameFace }): JSX.Element | null {
  const problem = at.store.problem.value;
  const t = words.value!.problem;
  const seat = at.store.badSeat.value ? words.value!.table.badSeat : null;
  if (!problem && seat === null) return null;
  return (
    <div class="problem" role="alert">
      <p>
        <strong>{t.title}</strong> {problem ? inWords(problem, face, at) : seat}{' '}
        {at.store.draft.parts.value.length > 0 && <span>{t.keep}</span>}{' '}
        {problem?.rule !== undefined && <a href={rulesOf(at, face.sectionAbout?.({ rule: problem.rule }, at))}>{words.value!.why.rules}</a>}
      </p>
      <button
        type="button"
        onClick={() => {
          at.store.problem.value = null;
          at.store.badSeat.value = false;
        }}
      >
        {t.dismiss}
      </button>
    </div>
  );
}
