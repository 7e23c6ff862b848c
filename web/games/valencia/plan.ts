// The city, the Council and the rounds as the board draws them, from the view and the edition.
import type { Edition } from '@ridotto/games/valencia/edition.ts';
import { abilityOf, guildsOn, priceOf, stepKind, valueOf } from '@ridotto/games/valencia/words/shape.ts';
import type { ValenciaView } from '@ridotto/games/valencia/view.ts';
import { seatIndex } from '../../art/seats.ts';
import type { CityPlan, CouncilSeatAt, FountainAt, GuildName, Place, RoundAt, StepPicture, Tree } from './board/types.ts';
import { GUILDS } from './board/types.ts';
import type { At } from '../../play/face.ts';
import { editionOf, viewOf } from './table.ts';
import { page, vale } from './words.ts';

const LETTERS = 'ODWCP';
const STEPS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
const COUNCIL = ['nobility', 'church', ...GUILDS, 'merchants'] as const;

const squareAt = (x: number, y: number): string => 'abcdefghi'.charAt(x) + String(y + 1);
const fountainAt = (tile: string, edition: Edition): FountainAt => ({
  value: valueOf(tile, edition),
  ability: abilityOf(tile, edition) ?? null,
});

function placeOf(view: ValenciaView, edition: Edition, members: ReadonlyMap<string, string>, x: number, y: number): Place {
  const id = squareAt(x, y);
  const cell = view.map[y]?.[x] ?? '';
  const guild = GUILDS[LETTERS.indexOf(cell.charAt(0))];
  const member = members.get(id);
  const fountain = view.fountains[id];
  return {
    id,
    x,
    y,
    ...(cell === '##' && { centre: true }),
    ...(guild !== undefined && /^[A-Z]\d$/.test(cell) && { guild, cost: Number(cell.slice(1)) }),
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
    const [xs, ys] = [cells.map((c) => c % 9), cells.map((c) => Math.floor(c / 9))];
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

/** Built fountains beside a square, the central one included. */
export function fountainsBeside(plan: CityPlan, p: Place): (FountainAt & { at: string })[] {
  const near = plan.places.filter((q) => Math.abs(q.x - p.x) + Math.abs(q.y - p.y) === 1);
  return [
    ...near.flatMap((q) => (q.fountain ? [{ ...q.fountain, at: q.id }] : [])),
    ...(near.some((q) => q.centre) ? [{ value: plan.centre.value, ability: null, at: 'central' }] : []),
  ];
}
export const palmBeside = (plan: CityPlan, p: Place): boolean =>
  plan.trees.some((t) => t.palm && (t.x === p.x || t.x === p.x + 1) && (t.y === p.y || t.y === p.y + 1));

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
