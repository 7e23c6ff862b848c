// Planning a way: what each costs, whom it meets, what it can activate, before anything is decided. One way is looked at at a time,
// drawn on the board; its steps are told when asked for.
import type { JSX } from 'preact';
import { effectNamed } from '@ridotto/games/venice/words/lookup.ts';
import { GlyphLine, glyphsOf } from './board/glyphs.tsx';
import type { AnyChoice } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import { canPlan, dropPlan, planned, planTo, planWay } from './plan-state.ts';
import { quaysOf } from './reading.ts';
import { buildingName, fileOf, speech, viewOf } from './table.ts';
import { ours, says } from './words.ts';
import type { Leg, Way } from './ways.ts';

function legText(leg: Leg, last: boolean, at: At): string[] {
  const p = ours().plan;
  const w = says();
  const price = leg.cost === 0 ? ours().board.free : w.counted('coins', leg.cost);
  return [
    p.canal(price),
    ...(leg.bonus > 0 ? [p.coinOwn] : []),
    ...(leg.under === null ? [] : [p.intrigue(w.owner(leg.under, speech(at)))]),
    ...leg.others.map((o) => (last ? p.onTop : p.meets)(w.gondola(o, speech(at)))),
    ...(leg.own && !last ? [p.meetsOwn] : []),
    ...(leg.effects.length === 0 ? [p.nothing] : []),
  ];
}
const stepText = (leg: Leg, last: boolean): string => (last ? ours().plan.moor : ours().plan.pass)(leg.to);
function wayText(way: Way): string {
  const p = ours().plan;
  const w = says();
  const cost = p.cost(w.counted('coins', Math.max(0, way.cost)), w.counted('coins', Math.max(0, way.left)));
  const via = way.legs.map((l) => buildingName(l.to)).join(' – ');
  const besides = [
    ...(way.meetings > 0 ? [p.meetings(way.meetings)] : []),
    ...(way.intrigue > 0 ? [w.amount('intrigue', way.intrigue)] : []),
  ];
  return p.way(via, [way.short ? p.short : cost, ...besides]);
}

export function Plan({ at, pick }: { at: At; pick(choice: AnyChoice): void }): JSX.Element | null {
  if (!canPlan(at)) return null;
  const p = ours().plan;
  const view = viewOf(at);
  const plan = planned(at);
  const goals = Object.keys(quaysOf(fileOf(at.snapshot), view))
    .filter((b) => !view.gondolas[at.snapshot.you ?? '']?.includes(b))
    .sort((a, b) => buildingName(a).localeCompare(buildingName(b)));
  const way = plan?.ways[plan.chosen];
  const next = way?.legs[0];
  const last = way?.legs.length === 1;
  const step = next && at.store.draft.legal.value.find((c) => c.do === (last ? 'moor' : 'pass') && c.building === next.to);
  return (
    <section class="vn-plan" aria-label={p.title}>
      <div class="vn-plan-line">
        <label class="vn-goal">
          {p.title}{' '}
          <select
            value={plan?.goal ?? ''}
            onChange={(e) => {
              if (e.currentTarget.value === '') dropPlan();
              else void planTo(at, e.currentTarget.value);
            }}
          >
            <option value="">{p.none}</option>
            {goals.map((b) => (
              <option key={b} value={b}>
                {buildingName(b)}
              </option>
            ))}
          </select>
        </label>
        {plan && plan.ways.length > 1 && <Others at={at} ways={plan.ways} chosen={plan.chosen} />}
        {plan && (
          <button type="button" class="vn-drop" title={p.forget} onClick={dropPlan}>
            <span aria-hidden="true">×</span>
          </button>
        )}
      </div>
      {plan && plan.ways.length === 0 && <p>{p.unreachable(plan.goal)}</p>}
      {way && (
        <>
          <p class="vn-way" role="status">
            {wayText(way)}
          </p>
          <div class="vn-plan-line">
            {step && next && (
              <button type="button" class="vn-go" onClick={() => pick(step)}>
                {p.goOn(stepText(next, last))}
              </button>
            )}
            <Steps way={way} at={at} />
          </div>
        </>
      )}
    </section>
  );
}

/** From way to way, the best first. */
function Others({ at, ways, chosen }: { at: At; ways: readonly Way[]; chosen: number }): JSX.Element {
  const p = ours().plan;
  const to = (i: number): void => {
    const way = ways[i];
    if (way) planWay(at, way);
  };
  return (
    <span class="vn-others">
      <button type="button" title={p.before} aria-disabled={chosen === 0} onClick={() => to(chosen - 1)}>
        <span aria-hidden="true">◂</span>
      </button>
      <span>{p.nth(chosen + 1, ways.length)}</span>
      <button type="button" title={p.after} aria-disabled={chosen === ways.length - 1} onClick={() => to(chosen + 1)}>
        <span aria-hidden="true">▸</span>
      </button>
    </span>
  );
}

function Steps({ way, at }: { way: Way; at: At }): JSX.Element {
  const p = ours().plan;
  const file = fileOf(at.snapshot);
  return (
    <details class="vn-plan-steps">
      <summary>{p.steps}</summary>
      <ol class="vn-legs">
        {way.legs.map((leg, i) => (
          <li key={leg.to}>
            <strong>{stepText(leg, i === way.legs.length - 1)}</strong>
            <span>{legText(leg, i === way.legs.length - 1, at).join(' · ')}</span>
            {leg.effects.length > 0 && (
              <span class="vn-leg-effects">
                {p.uses(leg.effects.map((e) => says().brief(effectNamed(file, leg.to, e))))}
                {leg.effects.map((e) => (
                  <GlyphLine key={e} glyphs={glyphsOf(effectNamed(file, leg.to, e))} size={18} />
                ))}
              </span>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
