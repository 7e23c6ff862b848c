// One player of Valencia in a line: prestige and what it would be, privileges, pieces and cards; and what may be seen of the rest.
import type { JSX } from 'preact';
import type { At, Standing } from '../../play/face.ts';
import { Icon } from './board/Icons.tsx';
import { seatIndex } from '../../art/seats.ts';
import { GUILDS } from './board/types.ts';
import { openScore } from './Score.tsx';
import { shownOf } from './table.ts';
import { page, vale } from './words.ts';

const Card = (): JSX.Element => (
  <svg viewBox="0 0 12 16" aria-hidden="true">
    <rect x="1" y="1" width="10" height="14" rx="1.500" fill="none" stroke="currentColor" stroke-width="1.600" />
    <path fill="currentColor" d="M4 6h4v4H4Z" />
  </svg>
);
const Pawn = (): JSX.Element => (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path
      fill="currentColor"
      d="M8 1.500a3 3 0 0 1 1.900 5.300c.2 3 .9 4.700 2.600 5.700v2h-9v-2c1.700-1 2.400-2.700 2.600-5.700A3 3 0 0 1 8 1.500Z"
    />
  </svg>
);
/** Cards one on the other. */
const Pile = (): JSX.Element => (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path fill="none" stroke="currentColor" stroke-width="1.600" stroke-linejoin="round" d="M1.500 4.500h9v10h-9ZM4.500 4V1.500h10v10H11" />
  </svg>
);
const Seal = (): JSX.Element => (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path
      fill="none"
      stroke="currentColor"
      stroke-width="1.700"
      d="M8 1.500a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM5 11l-1 4.500 4-2 4 2-1-4.500"
    />
  </svg>
);
const Token = (): JSX.Element => (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path fill="currentColor" d="M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2Z" />
  </svg>
);

export function standing(seat: string, at: At): Standing {
  const [w, p] = [vale(), page().panel];
  const view = shownOf(at);
  const now = at.snapshot.over?.scores[seatIndex(seat)] ?? view.prestige[seat] ?? 0;
  const later = view.over ? undefined : openScore(view, seat);
  const [privileges, supply, draw] = [view.privileges[seat] ?? 0, view.supply[seat] ?? 0, view['draw-pile'][seat] ?? 0];
  const piles = view['pile-sizes'] && (view['pile-sizes'][seat] ?? []).filter((n) => n > 0);
  // What lies behind a screen its owner has before them, beside their cards.
  const open = at.snapshot.options.screens === 'open' || view.over;
  const [coins, has] = open ? [view.coins?.[seat], view.resources?.[seat]] : [];
  return {
    score: { now, ...(later !== undefined && { later }), about: p.score(now, later) },
    counts: [
      ...(view.pawn === seat ? [{ id: 'pawn', icon: <Pawn />, value: '', about: w.pieces.pawn.name }] : []),
      ...(coins === undefined ? [] : [{ id: 'coins', icon: <Icon of="sale" size={18} />, value: coins, about: w.coins(coins) }]),
      ...GUILDS.filter((g) => (has?.[g] ?? 0) > 0).map((g) => ({
        id: g,
        icon: <Icon of={g} size={18} />,
        value: has![g]!,
        about: `${w.guilds[g].name} ×${has![g]}`,
      })),
      { id: 'privileges', icon: <Seal />, value: privileges, about: w.privileges(privileges) },
      { id: 'supply', icon: <Token />, value: supply, about: p.supply(supply) },
      ...(piles === undefined ? [] : [{ id: 'piles', icon: <Pile />, value: piles.length, about: page().own.faceDown(piles) }]),
      { id: 'draw', icon: <Card />, value: draw, about: p.draw(draw) },
    ],
    marks: [],
  };
}
