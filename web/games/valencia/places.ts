// Places of the board: which choice is made where; in words: what is there, how it is called, what asking about it means.
import type { ValenciaView } from '@ridotto/games/valencia/knowledge/view.ts';
import { seatIndex } from '../../art/seats.ts';
import { GUILDS, type CityPlan } from './board/types.ts';
import type { AnyChoice } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import { councilOf, fountainsBeside, palmBeside, wallBeside } from './plan.ts';
import { editionOf, text, viewOf } from './table.ts';
import { takenFrom } from './taken.ts';
import { page, vale } from './words.ts';

export function placeName(place: string): string {
  const w = vale();
  if (/^t\d/.test(place)) return w.tree(place);
  if (/^[ck]:/.test(place)) return w.council[place.slice(2) as 'wine'];
  return w.square(place);
}

/** All about a place, in sentences. */
export function describe(place: string, at: At, plan: CityPlan): string {
  const [w, b] = [vale(), page().board];
  const view = viewOf(at);
  const edition = editionOf(at.snapshot);
  if (/^[ck]:/.test(place)) {
    const seat = councilOf(at).find((s) => s.id === place.slice(2));
    return [seat?.about, seat?.stockAbout].filter(Boolean).join(' ');
  }
  const tree = plan.trees.find((t) => t.id === place);
  if (tree) return b.tree(w.tree(place), tree.palm);
  const p = plan.places.find((q) => q.id === place);
  if (!p || p.centre) return b.central(edition.centralValue);
  if (p.guild === undefined) {
    const tile = view.fountains[place];
    return tile === undefined ? b.space(place) : b.fountain(place, w.fountain(tile, edition));
  }
  const owner = at.seats.find((s) => seatIndex(s.id) === p.member);
  const beside = fountainsBeside(at, place).map((f) =>
    f === 'central' ? `${page().end.central} ${edition.centralValue}` : `${f} ${w.fountain(view.fountains[f] ?? '', edition)}`,
  );
  const wall = wallBeside(at, place);
  return [
    b.square(place, p.guild, w.coins(p.cost ?? 0)),
    owner ? b.member(owner.name) : b.free,
    ...(beside.length > 0 ? [b.beside(beside)] : []),
    ...(palmBeside(at, place) ? [b.palm] : []),
    ...(wall ? [b[wall]] : []),
  ].join(' ');
}

/** Where a choice is made on the board; undefined: nowhere. */
export function placeOf(c: AnyChoice, view: ValenciaView): string | undefined {
  switch (c.do) {
    case 'place':
    case 'build':
      return text(c.square);
    case 'plant':
      return text(c.tree);
    case 'join':
      return `c:${text(c.guild)}`;
    case 'seat':
      return view.at === 'sale' ? 'c:merchants' : `c:${view.guild ?? ''}`;
    case 'take':
      return `k:${view.guild ?? ''}`;
    case 'sell':
    case 'upgrade':
      return `k:${text(c.resource)}`;
    default:
      return undefined;
  }
}
/** What asking about a place means at this question: choices to try. */
export function asksAbout(place: string, at: At): AnyChoice[] {
  const view = viewOf(at);
  const me = at.snapshot.you ?? '';
  const tree = /^t\d/.test(place);
  const from = takenFrom(at);
  const mine = view.members[me] ?? [];
  const at2 = place.slice(2);
  if (place.startsWith('k:'))
    return view.at === 'guild' && at2 === view.guild
      ? [{ do: 'take' }]
      : view.at === 'sale' || view.at === 'ability'
        ? [{ do: 'sell', resource: at2 }]
        : [];
  if (place.startsWith('c:'))
    return (view.at === 'guild' && at2 === view.guild) || (view.at === 'sale' && at2 === 'merchants')
      ? [{ do: 'seat' }]
      : view.at === 'special-cards' && (GUILDS as readonly string[]).includes(at2)
        ? [{ do: 'join', guild: at2 }]
        : [];
  switch (view.at) {
    case 'guild':
      return tree ? [] : [{ do: 'place', square: place }];
    case 'palm':
      return tree ? [{ do: 'plant', tree: place }] : [];
    case 'fountain':
      return tree ? [] : [{ do: 'build', square: place }];
    case 'move':
    case 'special-cards': {
      const verb = view.at === 'move' ? 'move' : 'wander';
      return tree ? [] : (from === null ? mine : [from]).map((one) => ({ do: verb, from: one, to: place }));
    }
    case 'ability':
      return tree ? (from === null ? view.palms : [from]).map((one) => ({ do: 'shift', from: one, to: place })) : [];
    default:
      return [];
  }
}
