/** The five round boards, left to right: what is auctioned when, with the fountain that is built at the end of each. */
import type { JSX } from 'preact';
import { FountainTile } from './City.tsx';
import { Icon } from './Icons.tsx';
import type { BoardWords, RoundAt } from './types.ts';

export function Rounds({ rounds, words }: { rounds: readonly RoundAt[]; words: BoardWords }): JSX.Element {
  return (
    <ol class="vb-rounds" aria-label={words.rounds}>
      {rounds.map((r) => (
        <li key={r.n} class={`vb-round vb-round-${r.state}`} {...(r.state === 'now' && { 'aria-current': 'step' as const })}>
          <span class="hidden">{r.about}</span>
          <span class="vb-round-n" aria-hidden="true" title={r.title}>
            {r.n}
          </span>
          <span class="vb-steps" aria-hidden="true">
            {r.steps.map((s, i) => {
              const guild = ['B', 'D', 'F'].includes(s.letter);
              const when = r.state === 'now' ? (i < r.step ? ' vb-step-past' : i === r.step ? ' vb-step-now' : '') : '';
              return (
                <span key={s.letter} class={`vb-step vb-step-${guild ? 'guild' : 'other'}${when}`} title={`${s.letter} · ${s.name}`}>
                  {s.letter === 'I' ? (
                    <svg class="vb-fountain" viewBox="-46 -46 92 92">
                      <FountainTile fountain={r.fountain} />
                      <text class="vc-value" y="12.500">
                        {r.fountain.value}
                      </text>
                    </svg>
                  ) : (
                    <Icon of={s.picture} />
                  )}
                  <small>{s.letter}</small>
                </span>
              );
            })}
          </span>
        </li>
      ))}
    </ol>
  );
}
