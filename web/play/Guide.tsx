// The guide at a table where somebody learns: one sentence at a time, what it is about marked on the board, and the way on.
import { isReply, isTask, type Said, type Scenario, type Step } from '@ridotto/engine/lessons.ts';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { followLesson, goOn, showHow, takeBack, type Standing } from '../net/lessons.ts';
import { LEARN } from '../words/learn.ts';
import { language, words } from '../words/prefs.ts';
import { typeset } from '../words/typeset.ts';
import { bringIntoSight } from './free-sight.ts';
import { Pointer } from './Pointer.tsx';
import type { At } from './face.ts';
import './guide.css';

export interface Taught {
  readonly scenario: Scenario;
  /** Why the solution of a puzzle is one. */
  readonly why?: Said;
  /** So many steps are done. */
  went(standing: Standing): void;
  /** Where one has come from, and goes back to. */
  readonly back?: { readonly to: string; readonly name: string };
  /** What may be done at the end; `over`: so is the game. */
  Ways(props: { over: boolean }): JSX.Element;
  /** Comes with the page of a lesson: no other table has a guide. */
  readonly Guide: typeof Guide;
}

export const saidHere = (said: Said): string => typeset(language.value, said[language.value]);

export function Guide({ at, taught, scores }: { at: At; taught: Taught; scores(): void }): JSX.Element {
  const t = LEARN[language.value];
  const { store } = at;
  const { scenario } = taught;
  const [standing, stand] = useState<Standing>();
  /** So many sentences back is one reading; 0: at the present one. */
  const [back, turn] = useState(0);
  useEffect(() => followLesson(store.id, stand), [store.id]);
  useEffect(() => {
    if (standing) taught.went(standing);
    turn(0);
  }, [standing]);
  const box = useRef<HTMLElement>(null);
  const part = (selector: string): HTMLElement | null | undefined => box.current?.querySelector<HTMLElement>(selector);
  // The key that was pressed is gone: one goes on reading where it was.
  useEffect(() => {
    const now = document.activeElement;
    if (now === null || now === document.body || now.matches('main') || now.closest('.guide') !== null)
      (part('.guide-ways :is(button, a[href]):not([data-back])') ?? part('.guide-says'))?.focus({ preventScroll: true });
    // What the guide says now may be longer than before: whoever goes on in a field sees that field.
    else if (standing?.stage === 'poor' || standing?.stage === 'over') bringIntoSight(now);
  }, [standing?.step, standing?.stage]);
  const step = standing && scenario.steps[standing.step];
  // What is to be done without a place that is pointed at is done with what lies before the player.
  const hands = standing?.stage === 'ask' && step && !isReply(step) && step.at === undefined && !taught.why;
  useEffect(() => {
    const cards = hands ? document.querySelector('.table-main [data-area="cards"]') : null;
    if (cards) bringIntoSight(cards);
  }, [hands, standing?.step]);
  const { stage = 'wait' } = standing ?? {};
  const wrong = step && isTask(step) && standing?.wrong !== undefined ? step.wrong?.[standing.wrong] : undefined;
  const read = scenario.steps.slice(0, standing?.step ?? 0).filter((one) => !isReply(one));
  const earlier = read[read.length - back];
  const now = () => {
    if (stage === 'over') return taught.why ? saidHere(taught.why) : t.over;
    if (!standing) return words.value!.loading;
    if (!step || isReply(step)) return step?.by === 's0' ? t.forYou : t.others;
    if (!isTask(step)) return saidHere(step.say);
    return saidHere(stage === 'poor' ? (wrong?.say ?? step.poor) : step.ask);
  };
  const says = earlier ? sentence(earlier) : now();
  const well = taught.why && (standing?.shown ? t.solution : t.well);
  const lead = earlier ? t.earlier : stage === 'ask' ? t.todo : stage === 'poor' ? t.poor : stage === 'over' ? well : undefined;
  const refused = !earlier && stage === 'ask' && step && isTask(step) ? refusedAs(at, step.wrong) : undefined;
  const showMe = async (): Promise<void> => {
    at.store.draft.drop();
    await showHow(store.id);
  };
  return (
    <section class={`guide guide-${stage}`} aria-label={t.guide} data-area="guide" data-step={standing?.step} data-stage={stage} ref={box}>
      <div class="guide-face" aria-hidden="true">
        <Mask />
      </div>
      <div class="guide-words">
        <p class="guide-says" role="status" tabindex={-1}>
          {lead !== undefined && <strong>{lead} </strong>}
          {says}
          {refused !== undefined && <span class="guide-refused"> {refused}</span>}
        </p>
        <div class="guide-foot">
          {read.length > 0 && (
            <button
              type="button"
              class="guide-turn guide-earlier"
              aria-label={t.readEarlier}
              title={t.readEarlier}
              aria-disabled={back === read.length}
              onClick={() => turn(Math.min(back + 1, read.length))}
            >
              ‹
            </button>
          )}
          {scenario.steps.length > 1 && (
            <progress
              class="guide-progress"
              max={scenario.steps.length}
              value={standing?.step ?? 0}
              aria-label={t.step(Math.min((standing?.step ?? 0) + 1, scenario.steps.length), scenario.steps.length)}
            />
          )}
          {!earlier && (stage === 'ask' || stage === 'poor') && (
            <button type="button" class="guide-turn guide-show" onClick={() => void showMe()}>
              {taught.why ? t.showSolution : t.showMe}
            </button>
          )}
        </div>
      </div>
      <div class="guide-ways">
        {earlier && (
          <button type="button" class="primary" onClick={() => turn(0)}>
            {t.toPresent}
          </button>
        )}
        {!earlier && stage === 'tell' && (
          <button type="button" class="primary" onClick={() => void goOn(store.id)}>
            {t.goOn}
          </button>
        )}
        {!earlier && stage === 'poor' && (
          <button type="button" class="primary" onClick={() => void takeBack(store.id)}>
            {t.takeBack}
          </button>
        )}
        {!earlier && at.snapshot.over && (stage === 'tell' || stage === 'over') && (
          <button type="button" onClick={scores}>
            {words.value!.end.show}
          </button>
        )}
        {taught.back && (
          <a class="button" data-back href={taught.back.to}>
            {taught.back.name}
          </a>
        )}
        {!earlier && stage === 'over' && <taught.Ways over={at.snapshot.over !== null} />}
      </div>
      {!earlier && step && !isReply(step) && step.at !== undefined && (stage === 'tell' || stage === 'ask') && (
        <Pointer key={standing?.step} at={step.at} />
      )}
    </section>
  );
}

const sentence = (step: Step): string => (isReply(step) ? '' : saidHere(isTask(step) ? step.ask : step.say));

/** What the guide says besides of what a rule has just refused. */
function refusedAs({ store }: At, wrong: readonly { readonly rule?: string; readonly say: Said }[] = []): string | undefined {
  const rule = store.problem.value?.rule;
  const found = rule === undefined ? undefined : wrong.find((one) => one.rule === rule);
  return found && saidHere(found.say);
}

/** A half-mask, as whoever leads through the house wears it. */
const Mask = (): JSX.Element => (
  <svg viewBox="-24 -20 48 40">
    <path class="guide-mask" d="M-21-8C-12-15-4-11 0-8 4-11 12-15 21-8 22 4 14 12 6 8 3 6 1 3 0 3S-3 6-6 8C-14 12-22 4-21-8Z" />
    <path class="guide-eyes" d="M-14-3q5-4 9 1-5 4-9-1ZM14-3q-5-4-9 1 5 4 9-1Z" />
  </svg>
);
