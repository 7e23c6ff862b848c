// The city, the Council and the rounds as the board draws them, from the view and the edition.
import type { Edition } from '@ridotto/games/valencia/box/edition.ts';
import { CENTRE_NAME, type Layout } from '@ridotto/games/valencia/box/city.ts';
import { SQUARE, squareName, TREE, WIDE } from '@ridotto/games/valencia/box/material.ts';
import { abilityOf, guildsOn, priceOf, squareOf, stepKind, valueOf } from '@ridotto/games/valencia/words/shape.ts';
import type { ValenciaView } from '@ridotto/games/valencia/knowledge/view.ts';
import { seatIndex } from '../../art/seats.ts';
import type { CityPlan, CouncilSeatAt, FountainAt, GuildName, Place, RoundAt, StepPicture, Tree } from './board/types.ts';
import { GUILDS } from './board/types.ts';
import type { At } from '../../play/face.ts';
import { editionOf, viewOf } from './table.ts';
import { page, vale } from './words.ts';

const STEPS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
export const COUNCIL = ['nobility', 'church', ...GUILDS, 'merchants'] as const;

const fountainAt = (tile: string, edition: Edition): FountainAt => ({
  value: valueOf(tile, edition),
  ability: abilityOf(tile, edition) ?? null,
});

function placeOf(view: ValenciaView, edition: Edition, members: ReadonlyMap<string, string>, x: number, y: number): Place {
  const id = squareName(y * WIDE + x);
  const member = members.get(id);
  const fountain = view.fountains[id];
  return {
    id,
    x,
    y,
    ...(view.map[y]?.[x] === CENTRE_NAME && { centre: true }),
    ...squareOf(view, id),
    ...(fountain !== undefined && { fountain: fountainAt(fountain, edition) }),
    ...(member !== undefined && { member: seatIndex(member) }),
  };
}
/** The quarters and the central tile of a layout, by what covers which place. */
const frames = new WeakMap<object, Pick<CityPlan, 'quarters'> & { centre: Omit<CityPlan['centre'], 'value'> }>();
function frameOf(edition: Edition, players: number) {
  const layout = edition.layout(players);
  const known = frames.get(layout);
  if (known) return known;
  const box = (cells: readonly number[]) => {
    const [xs, ys] = [cells.map((c) => c % WIDE), cells.map((c) => Math.floor(c / WIDE))];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { x, y, width: Math.max(...xs) - x + 1, height: Math.max(...ys) - y + 1 };
  };
  const quarters = layout.slots.map((slot, k) => ({ id: slot.id, ...box(layout.places.filter((c) => layout.quarter[c] === k)) }));
  const frame = { quarters, centre: box(layout.places.filter((c) => layout.central[c] === 1)) };
  frames.set(layout, frame);
  return frame;
}
export function planOf(at: At): CityPlan {
  const view = viewOf(at);
  const edition = editionOf(at.snapshot);
  const { quarters, centre } = frameOf(edition, at.seats.length);
  const [width, height] = [view.map[0]?.length ?? 0, view.map.length];
  const members = new Map(Object.entries(view.members).flatMap(([seat, squares]) => squares.map((square) => [square, seat] as const)));
  return {
    width,
    height,
    places: Array.from({ length: width * height }, (_, i) => placeOf(view, edition, members, i % width, Math.floor(i / width))),
    trees: view.trees.map((id): Tree => {
      const [x = 1, y = 1] = id.slice(1).split('-').map(Number);
      return { id, x, y, palm: view.palms.includes(id) };
    }),
    quarters,
    centre: { ...centre, value: edition.centralValue },
  };
}

const cellOf = (square: string): number => SQUARE.values.indexOf(square);
const layoutOf = (at: At): Layout => editionOf(at.snapshot).layout(at.seats.length);
/** Where the built fountains beside a square stand; the central one: `central`. */
export function fountainsBeside(at: At, square: string): string[] {
  const { near, atCentre } = layoutOf(at);
  const cell = cellOf(square);
  const built = [...near.subarray(cell * 4, cell * 4 + 4)]
    .filter((place) => place >= 0)
    .map(squareName)
    .filter((place) => viewOf(at).fountains[place] !== undefined);
  return atCentre[cell] === 1 ? [...built, 'central'] : built;
}
export function palmBeside(at: At, square: string): boolean {
  const { touches } = layoutOf(at);
  return viewOf(at)
    .palms.map((palm) => TREE.values.indexOf(palm) * 4)
    .some((point) => touches.subarray(point, point + 4).includes(cellOf(square)));
}
/** Of the outer wall. */
export function wallBeside(at: At, square: string): 'corner' | 'wall' | undefined {
  const { corner, wall } = layoutOf(at);
  const cell = cellOf(square);
  return corner[cell] === 1 ? 'corner' : wall[cell] === 1 ? 'wall' : undefined;
}

export function councilOf(at: At): CouncilSeatAt[] {
  const [w, b] = [vale(), page().board];
  const view = viewOf(at);
  const edition = editionOf(at.snapshot);
  return COUNCIL.map((id) => {
    const holders = (view.council[id] ?? []).map((seat) => ({ seat: seatIndex(seat), name: at.name(seat) }));
    const guild = GUILDS.find((g) => g === id);
    const name = w.council[id];
    const about = b.chair(
      name,
      holders.map((h) => h.name),
    );
    if (guild === undefined) return { id, name, holders, about };
    const [stock, price] = [view.stock[guild] ?? 0, priceOf(guild, edition)];
    return { id, guild, name, holders, about, stock, price, stockAbout: b.stock(stock, w.coins(price)) };
  });
}

/** What the step of a round board is about. */
export function stepsOf(board: string, edition: Edition): { letter: string; picture: StepPicture; guild?: GuildName }[] {
  const guilds = [...guildsOn(board, edition)];
  return STEPS.map((letter) => {
    const kind = stepKind(letter, edition);
    const guild = kind === 'guild' ? guilds.shift() : undefined;
    return { letter, picture: (guild ?? kind) as StepPicture, ...(guild !== undefined && { guild }) };
  });
}
export function roundsOf(at: At): RoundAt[] {
  const [w, r] = [vale(), page().round];
  const view = viewOf(at);
  const edition = editionOf(at.snapshot);
  return view.boards.map((board, i) => {
    const n = i + 1;
    const state = view.over || n < view.round ? 'past' : n === view.round ? 'now' : 'later';
    const steps = stepsOf(board, edition).map((s) => ({ ...s, name: w.step(s.letter, stepKind(s.letter, edition), s.guild) }));
    const tile = view.tiles[i] ?? '';
    return {
      n,
      state,
      steps,
      step: view.at === 'planning' || view.at === 'missions' ? -1 : STEPS.indexOf(view.step as 'A'),
      fountain: fountainAt(tile, edition),
      title: w.round(n),
      about: r.about(
        n,
        r.states[state],
        steps.filter((s) => s.guild).map((s) => s.name),
        w.fountain(tile, edition),
      ),
    };
  });
}
