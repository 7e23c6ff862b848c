// A mission as a picture: who, and onto what.
import type { JSX } from 'preact';
import type { Mission } from '@ridotto/games/inkognito/words/shape.ts';
import { Portrait } from './Card.tsx';
import { BuildIcon, FigureIcon } from './board/Figures.tsx';

function Who({ who }: { who: string }): JSX.Element {
  if (who === 'AMB') return <FigureIcon build={null} seat={null} size={34} />;
  if (who === 'ANY')
    return (
      <span class="mp-any">
        <BuildIcon build="tall" size={24} />
        <BuildIcon build="fat" size={24} />
      </span>
    );
  return <Portrait agent={who} />;
}
/** A numbered space as on the board; the Embassy as its house. */
const Where = ({ space }: { space: string }): JSX.Element => (
  <svg class="mp-where ik-board" viewBox="-20 -20 40 40" aria-hidden="true">
    {space === 'embassy' ? (
      <>
        <circle class="ik-disc ik-embassy-disc" r="18" />
        <path class="ik-palace" d="M-12 9V-3H12V9ZM-14-3H14L0-11ZM-15 9H15V12H-15Z" />
      </>
    ) : (
      <>
        <path class="ik-plaque" d="M-16.5-9 -9-16.5H9L16.5-9V9L9 16.5H-9L-16.5 9Z" />
        <text class="ik-number" y="7">
          {space}
        </text>
      </>
    )}
  </svg>
);

export function MissionPicture({ mission: m }: { mission: Mission }): JSX.Element {
  return (
    <span class="mp" aria-hidden="true">
      <Who who={m.subject} />
      <svg class="mp-to" viewBox="0 0 20 20">
        <path d={m.type === 'reach' ? 'M2 10H16M11 5l5.500 5-5.500 5' : 'M6 5v10M14 5v10M2 10H18'} />
      </svg>
      {m.type === 'reach' ? <Where space={m.space ?? ''} /> : <Who who={m.target ?? ''} />}
    </span>
  );
}
