// Planning a way: what each costs, whom it meets, what it can activate, before anything is decided.
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

/** So many ways are offered at once. */
const SHOWN = 4;
const MOST = 20;

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
  const w = says();
  const view = viewOf(at);
  const file = fileOf(at.snapshot);
  const plan = planned(at);
  const goals = Object.keys(quaysOf(file, view))
    .filter((b) => !view.gondolas[at.snapshot.you ?? '']?.includes(b))
    .sort((a, b) => buildingName(a).localeCompare(buildingName(b)));
  const way = plan?.ways[plan.chosen];
  /* first the few that can be paid for, and the one that is chosen */
  const near = plan?.ways.filter((v, i) => v === way || (i < SHOWN && !v.short)) ?? [];
  const far = plan?.ways.filter((v) => !near.includes(v)).slice(0, MOST) ?? [];
  const next = way?.legs[0];
  const last = way?.legs.length === 1;
  const step = next && at.store.legal.value.find((c) => c.do === (last ? 'moor' : 'pass') && c.building === next.to);
  const line = (v: Way): JSX.Element => (
    <label key={v.legs.map((l) => l.to).join()} class="vn-way">
      <input type="radio" name="vn-way" checked={v === way} onChange={() => planWay(at, v)} />
      <span>{wayText(v)}</span>
    </label>
  );
  return (
    <section class="vn-plan" aria-labelledby="vn-plan-title">
      <h3 id="vn-plan-title">{p.title}</h3>
      {plan === undefined && <p class="soft">{p.about}</p>}
      <label class="vn-goal">
        {p.to}{' '}
        <select
          value={plan?.goal ?? ''}
          onChange={(e) => {
            if (e.currentTarget.value === '') dropPlan();
            else planTo(at, e.currentTarget.value);
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
      {plan && plan.ways.length === 0 && <p>{p.unreachable(plan.goal)}</p>}
      {plan && plan.ways.length > 0 && (
        <>
          <p class="vn-plan-buttons">
            {step && next && (
              <button type="button" class="vn-go" onClick={() => pick(step)}>
                {p.goOn(stepText(next, last))}
              </button>
            )}
            <button type="button" onClick={dropPlan}>
              {p.forget}
            </button>
          </p>
          <fieldset class="vn-ways">
            <legend>{p.ways(plan.ways.length)}</legend>
            {near.map(line)}
            {far.length > 0 && (
              <details>
                <summary>{p.more(far.length)}</summary>
                {far.map(line)}
              </details>
            )}
          </fieldset>
          {way && (
            <ol class="vn-legs">
              {way.legs.map((leg, i) => (
                <li key={leg.to}>
                  <strong>{stepText(leg, i === way.legs.length - 1)}</strong>
                  <span>{legText(leg, i === way.legs.length - 1, at).join(' · ')}</span>
                  {leg.effects.length > 0 && (
                    <span class="vn-leg-effects">
                      {p.uses(leg.effects.map((e) => w.brief(effectNamed(file, leg.to, e))))}
                      {leg.effects.map((e) => (
                        <GlyphLine key={e} glyphs={glyphsOf(effectNamed(file, leg.to, e))} size={18} />
                      ))}
                    </span>
                  )}
                </li>
              ))}
            </ol>
          )}
        </>
      )}
    </section>
  );
}
