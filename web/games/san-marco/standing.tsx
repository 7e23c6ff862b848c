// One player of San Marco in a line: prestige and what it would be, limit, nobles and bridges, role.
import type { JSX } from 'preact';
import type { At, Standing } from '../../play/face.ts';
import { viewOf } from './places.ts';
import { projection, valuesOf } from './score.ts';
import { says } from './words.ts';

/** From ten limit points on a player takes no further part in the passage. */
const LIMIT = 10;

const Noble = (): JSX.Element => (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path fill="currentColor" d="M8 1.2a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM2.6 14.8c0-4 2.4-6.6 5.4-6.6s5.4 2.6 5.4 6.6Z" />
  </svg>
);
const BridgeIcon = (): JSX.Element => (
  <svg viewBox="0 0 20 16" aria-hidden="true">
    <path fill="none" stroke="currentColor" stroke-width="2" d="M1 13.5V9.6C5 5 15 5 19 9.6v3.9M6 13.5c0-4.4 8-4.4 8 0" />
  </svg>
);
export const LimitIcon = (): JSX.Element => (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path fill="none" stroke="currentColor" stroke-width="1.8" d="M5 7V5a3 3 0 0 1 6 0v2" />
    <path fill="currentColor" d="M3 7h10v8H3Z" />
  </svg>
);

export function standing(seat: string, at: At): Standing {
  const w = says();
  const view = viewOf(at);
  const now = view.prestige[seat] ?? 0;
  const later = at.snapshot.over ? undefined : (projection(view, valuesOf(at.snapshot))[seat] ?? 0);
  const limit = view.limit[seat] ?? 0;
  const cards = (view['limit-cards'][seat] ?? []).map((card) => card.replace('limit-', ''));
  // Less than none: a noble has been used that is still to be taken from the board.
  const supply = Math.max(0, view.supply[seat] ?? 0);
  const bridges = Object.values(view.bridges).filter((owners) => owners.includes(seat)).length;
  const role = view.roles.indexOf(seat);
  const out = view.out.includes(seat);
  return {
    score: { now, ...(later !== undefined && { later }), about: w.panel.score(now, later) },
    counts: [
      {
        id: 'limit',
        icon: <LimitIcon />,
        value: limit,
        about: [w.panel.limit(limit), ...(cards.length > 0 ? [w.panel.limitCards(cards)] : [])].join(', '),
        warn: limit >= LIMIT,
      },
      { id: 'supply', icon: <Noble />, value: supply, about: w.panel.supplyCount(supply) },
      { id: 'bridges', icon: <BridgeIcon />, value: bridges, about: w.panel.bridgeCount(bridges) },
    ],
    marks: [
      ...(role >= 0 ? [{ text: w.role(role, view.players) }] : []),
      ...(view.leader === seat && view.roles.length > 0 ? [{ text: w.panel.leader }] : []),
      ...(out ? [{ text: w.panel.out, warn: true }] : []),
    ],
    out,
  };
}
