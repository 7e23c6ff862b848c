// The cards of Inkognito, drawn here: agents behind carnival masks, builds as silhouettes, the Mission as a sealed letter.
import type { JSX } from 'preact';
import { faceOf, isAgent, isGrey } from '@ridotto/games/inkognito/words/shape.ts';
import type { SeatIndex } from '../../art/seats.ts';
import { BuildIcon, type BuildName } from './board/Figures.tsx';
import { ink } from './words.ts';

const AGENTS: Record<string, { hair: string; mask: string; over: string }> = {
  /* a top hat, an eyeglass, a long chin */
  LF: {
    hair: 'M8 22H40V18H34L33 4Q24 1 15 4L14 18H8Z',
    mask: 'M13 24H35V40Q35 54 24 58 13 54 13 40Z',
    over: 'M27.5 32.5a5 5 0 1 0 10 0a5 5 0 1 0-10 0M37.5 33Q41 44 38 54M15.5 33q3-2.4 6 0M20 47q4 2.6 8 0',
  },
  /* a helmet with a plume, a moustache */
  CB: {
    hair: 'M9 24Q9 9 24 9T39 24H43V27H5V24ZM24 9Q26 0 38 3 34 10 24 9Z',
    mask: 'M12 27H36V42Q36 55 24 57 12 55 12 42Z',
    over: 'M10 44Q15 38 24 42 33 38 38 44 31 50 24 45 17 50 10 44ZM15.5 34q3-2.4 6 0M27 34q3-2.4 6 0',
  },
  /* feathers, a half mask, an earring, a beauty spot */
  ZZ: {
    hair: 'M6 40Q2 18 16 12 12 4 18 0 23 5 22 10 24 2 31 1 31 8 27 11 46 16 42 40L37 42Q40 26 34 22H14Q8 26 11 42Z',
    mask: 'M13 24Q24 20 35 24V40Q34 52 24 57 14 52 13 40Z',
    over: 'M10 28Q17 25 24 30 31 25 38 28 37 38 30 37 26 36 24 33 22 36 18 37 11 38 10 28ZM36 46v4M36 53a2 2 0 1 0 .1 0M19 47q5 4 10 0-5-3-10 0Z',
  },
  /* a hood, a plain mask with a cross */
  AX: {
    hair: 'M5 58Q4 8 24 4 44 8 43 58 38 60 36 40 38 24 24 20 10 24 12 40 10 60 5 58Z',
    mask: 'M13 28Q24 21 35 28V42Q34 54 24 58 14 54 13 42Z',
    over: 'M15 35l7 2.4M33 35l-7 2.4M18.5 43l11 8M29.5 43l-11 8',
  },
};

export function Portrait({ agent }: { agent: string }): JSX.Element {
  const a = AGENTS[agent] ?? AGENTS.AX!;
  return (
    <svg class={`ic-face ic-${agent}`} viewBox="0 -2 48 64" aria-hidden="true">
      <path class="ic-mask" d={a.mask} />
      <path class="ic-hair" d={a.hair} />
      <path class="ic-over" d={a.over} />
    </svg>
  );
}
function Letter({ letter }: { letter: string | undefined }): JSX.Element {
  return (
    <svg class="ic-face" viewBox="0 0 48 60" aria-hidden="true">
      <path class="ic-paper" d="M3 12H45V50H3Z" />
      <path class="ic-over" d="M3 12 24 32 45 12" />
      <circle class="ic-seal" cx="24" cy="33" r="10" />
      <text class="ic-letter" x="24" y="38.6">
        {letter ?? '?'}
      </text>
    </svg>
  );
}

/** The long name may be divided where a card is small. */
const broken = (name: string): string => name.replace('Fiddlebottom', 'Fiddle\u00adbottom');

/** `AX`, `grey-tall`, `mission`. Grey cards are certain; the coloured ones bear the edge of their player. */
export function CardFace({
  card,
  seat,
  letter,
  size = 'm',
  isTrue = isGrey(card),
  silent = false,
}: {
  card: string;
  seat: SeatIndex | null;
  letter?: string | undefined;
  size?: 's' | 'm' | 'l';
  /** Marked as true: grey cards are. */
  isTrue?: boolean;
  /** What it is, is said beside it. */
  silent?: boolean;
}): JSX.Element {
  const w = ink();
  const face = faceOf(card);
  const grey = isGrey(card) || card === 'mission';
  const name =
    card === 'mission' ? (letter ? w.secret.mission(letter) : w.card(card)) : isAgent(face) ? w.agents[face] : w.builds[face as BuildName];
  return (
    <span
      aria-hidden={silent || undefined}
      class={`ic ic-size-${size}${grey ? ' ic-grey' : ''}`}
      style={seat === null ? undefined : { '--seat': `var(--seat-${seat})` }}
    >
      {card === 'mission' ? (
        <Letter letter={letter} />
      ) : isAgent(face) ? (
        <Portrait agent={face} />
      ) : (
        <BuildIcon build={face as BuildName} size={size === 's' ? 40 : size === 'm' ? 58 : 76} />
      )}
      <span class="ic-name">{broken(name)}</span>
      {isTrue && (
        <span class="ic-true" title={w.secret.true}>
          ✓<span class="hidden"> {w.secret.true}</span>
        </span>
      )}
    </span>
  );
}
