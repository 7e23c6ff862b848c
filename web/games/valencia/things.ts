// What one can ask about in words: squares and trees of the city, seats of the Council; and what somebody has.
import { missionCard } from '@ridotto/games/valencia/words/shape.ts';
import { words } from '../../words/prefs.ts';
import type { At, Thing } from '../../play/face.ts';
import { pileName } from './CardFace.tsx';
import { councilOf, planOf } from './plan.ts';
import { describe } from './places.ts';
import { editionOf, missionTable, own, showing, shownOf } from './table.ts';
import { page, vale } from './words.ts';

export function things(at: At): readonly Thing[] {
  showing(at);
  const w = vale();
  const plan = planOf(at);
  const council = councilOf(at).map(({ id, name, guild, about, stockAbout }): Thing => {
    const names = guild === undefined ? [name] : [name, w.guilds[guild].name];
    return { id, names, about: () => [about, stockAbout].filter(Boolean).join(' ') };
  });
  const squares = plan.places
    .filter(({ centre }) => !centre)
    .map(({ id }): Thing => ({ id, names: [w.square(id), id], about: () => describe(id, at, plan) }));
  const trees = plan.trees.map(({ id }): Thing => ({ id, names: [w.tree(id)], about: () => describe(id, at, plan) }));
  const central: Thing = { id: 'central', names: [page().end.central], about: () => describe('central', at, plan) };
  return [...council, central, ...squares, ...trees];
}

export function has(seat: string, at: At): readonly string[] {
  showing(at);
  const [w, p] = [vale(), page()];
  const { labelled } = words.value!.table;
  const view = shownOf(at);
  const edition = editionOf(at.snapshot);
  const members = view.members[seat] ?? [];
  const city = members.length > 0 ? [labelled(w.categories.city.name, members.join(', '))] : [];
  if (seat !== at.snapshot.you) return city;
  const piles = (own(view, at, 'piles') ?? [])
    .map((cards, k) => ({ cards, k }))
    .filter(({ cards }) => cards.length > 0)
    .map(({ cards, k }) => p.own.pile(k + 1, pileName(cards, edition)));
  const missions = (own(view, at, 'missions') ?? []).map((mission) => {
    const card = missionCard(edition, mission);
    const { name, asks } = w.missions[card.kind];
    return labelled(name(card), asks(card, missionTable(at)));
  });
  return [...city, ...piles, ...missions];
}
