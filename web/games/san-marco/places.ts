// From choices and facts to places of the board.
import { STEP, tollOf } from '@ridotto/games/san-marco/rules/tolls.ts';
import type { SanMarcoView } from '@ridotto/games/san-marco/knowledge/view.ts';
import type { Place, Target } from './board/types.ts';
import type { AnyChoice, Told } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import { pairBetween } from './edition.ts';

const text = (x: unknown): string => (typeof x === 'string' ? x : '');
export const viewOf = (at: At): SanMarcoView => at.view as SanMarcoView;
const keyOf = (choice: AnyChoice): string => JSON.stringify(choice);

/** Where a choice can be made on the board: nowhere, at one place, or at two. */
export function placesOf(c: AnyChoice, view: SanMarcoView): Place[] {
  switch (c.do) {
    case 'to':
    case 'in':
    case 'from':
    case 'step':
      return [{ district: text(c.district) }];
    case 'on':
      return [{ pair: text(c.pair) }];
    case 'seize':
      return [{ bridge: { pair: text(c.pair), owner: text(c.owner) } }];
    case 'over':
      return [{ bridge: { pair: pairBetween(text(view.doge), text(c.district)), owner: text(c.bridge) } }, { district: text(c.district) }];
    case 'stop':
      return view.doge === null ? [] : [{ district: view.doge }];
    case 'of':
      return view.place === undefined ? [] : [{ noble: { district: view.place, seat: text(c.victim) } }];
    default:
      return [];
  }
}

export function targetsOf(
  legal: readonly AnyChoice[],
  at: At,
  label: (c: AnyChoice) => string,
): { targets: Target[]; choices: Map<string, AnyChoice> } {
  const targets: Target[] = [];
  const choices = new Map<string, AnyChoice>();
  const me = at.snapshot.you;
  for (const c of legal)
    for (const [i, place] of placesOf(c, viewOf(at)).entries()) {
      const key = `${keyOf(c)}${i}`;
      const cost = c.do === 'step' ? STEP : c.do === 'over' ? tollOf(c.bridge, me) : 0;
      targets.push({ key, label: label(c), place, ...(cost > 0 && { tone: 'cost' as const, badge: `−${cost}` }) });
      choices.set(key, c);
    }
  return { targets, choices };
}

/** What asking about a place means at this question; the first that is refused gives the reason. */
export function asksAbout(place: string, at: At): AnyChoice[] {
  const view = viewOf(at);
  if (place.startsWith('card:')) return view.at === 'play' ? [{ do: 'play', card: place.slice(5) }] : [];
  const pair = place.includes('/') ? place : null;
  switch (view.at) {
    case 'first-bridge':
    case 'bridge':
    case 'resettle':
      return pair ? [{ do: 'on', pair }] : [];
    case 'seize': {
      if (!pair) return [];
      const owners = view.bridges[pair] ?? [];
      return owners.length > 0 ? owners.map((owner) => ({ do: 'seize', pair, owner })) : [{ do: 'on', pair }];
    }
    case 'district':
    case 'first-doge':
      return pair ? [] : [{ do: 'to', district: place }];
    case 'transfer':
    case 'banishment':
      return pair ? [] : [{ do: 'in', district: place }];
    case 'victim':
    case 'removal':
      return at.seats.map((s) => ({ do: 'of', victim: s.id }));
    case 'from-board':
      return pair ? [] : [{ do: 'from', district: place }];
    case 'doge': {
      const [a = '', b = ''] = pair?.split('/') ?? [];
      const to = pair ? (a === view.doge ? b : a) : place;
      const owners = view.bridges[pairBetween(text(view.doge), to)] ?? [];
      return owners.length > 0 ? owners.map((bridge) => ({ do: 'over', district: to, bridge })) : [{ do: 'step', district: to }];
    }
    case 'play':
      return pair ? [] : [{ do: 'play', card: place }];
    default:
      return [];
  }
}

/** The places that a fact is about. */
export function placesTold({ data }: Told): string[] {
  const f = data as Record<string, unknown>;
  const district = text(f.district);
  const from = text(f.from);
  const pair = text(f.pair);
  return [...(district ? [district] : []), ...(pair ? [pair] : []), ...(district && from ? [pairBetween(from, district)] : [])];
}
