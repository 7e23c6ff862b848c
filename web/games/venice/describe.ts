// A building and a canal in sentences: for readers, and for whoever asks about a place.
import { cargo, effectsOf } from '@ridotto/games/venice/words/lookup.ts';
import type { At } from '../../play/face.ts';
import { buildingsOf, isTile, lying, quaysOf, whichLed, type Lying } from './reading.ts';
import { buildingName, capital, fileOf, shared, speech, viewOf } from './table.ts';
import { ours, says } from './words.ts';

export function gondolaText(g: Lying, at: At): string {
  const w = says();
  const goods = g.cargo && Object.values(g.cargo).some((n) => n > 0) ? w.goods(g.cargo) : null;
  return ours().board.gondola(w.gondola(g.owner, speech(at)), goods, g.led);
}
/** Where one of somebody's gondolas is, and what it carries. */
export function ownGondola(owner: string, which: number, at: At): string {
  const p = ours().panel;
  const view = viewOf(at);
  const where = view.gondolas[owner]?.[which] ?? null;
  return where === null ? p.ashore : p.gondola(where, says().goods(cargo(view.cubes[owner]?.[which])), whichLed(view, owner) === which);
}
/** What a canal costs now. */
function priceOf(canal: string, at: At): string {
  const b = ours().board;
  if (viewOf(at).bridges[canal] !== undefined) return b.free;
  return says().counted('coins', fileOf(at.snapshot).canals.find((c) => c.id === canal)?.cost ?? 0);
}
export function aboutCanal(canal: string, at: At): string {
  const w = says();
  const owner = viewOf(at).bridges[canal];
  const name = capital(w.canal(canal, speech(at)));
  return owner === undefined ? ours().board.canal(name, priceOf(canal, at)) : ours().board.bridge(name, w.owner(owner, speech(at)));
}
/** What is printed, in the words of one language: said again with every move. */
let printed: { file: unknown; w: unknown; lines: Map<string, string[]> } | undefined;
export function effectLines(building: string, at: At): string[] {
  const w = says();
  const file = fileOf(at.snapshot);
  if (printed?.file !== file || printed.w !== w) printed = { file, w, lines: new Map() };
  const known = printed.lines.get(building);
  if (known) return known;
  const tile = isTile(file, building);
  const lines = effectsOf(file, building).map((e, i) =>
    ours().board.labelled(capital(w.space(tile ? String(i + 1) : 'ab'.charAt(i))), w.effect(e)),
  );
  printed.lines.set(building, lines);
  return lines;
}
/** Whose assistant that is. */
export const assistantOf = (owner: string, at: At): string => (shared(owner, at) ? ours().smugglers.both : says().owner(owner, speech(at)));
export function standingAt(building: string, at: At): string {
  const b = ours().board;
  const there = Object.entries(viewOf(at).assistants[building] ?? {});
  return there.length === 0 ? b.noAssistants : b.assistants(there.map(([o, n]) => b.onSpace(assistantOf(o, at), n)));
}
export function mooredAt(building: string, at: At): string {
  const b = ours().board;
  const here = lying(viewOf(at)).filter((g) => g.building === building);
  return here.length === 0 ? b.noGondola : b.gondolas(here.map((g) => gondolaText(g, at)));
}
export function canalsAt(building: string, at: At): string {
  const b = ours().board;
  const file = fileOf(at.snapshot);
  const quay = quaysOf(file, viewOf(at))[building];
  const there = buildingsOf(file, viewOf(at));
  return b.canals(
    file.canals.filter((c) => c.a === quay || c.b === quay).map((c) => b.way(there[c.a === quay ? c.b : c.a] ?? '', priceOf(c.id, at))),
  );
}
export function describe(building: string, at: At): string {
  const spy = viewOf(at).spy === building ? [ours().board.spy] : [];
  return [
    `${buildingName(building)}.`,
    ...effectLines(building, at),
    ...(isTile(fileOf(at.snapshot), building) ? [standingAt(building, at)] : []),
    mooredAt(building, at),
    ...spy,
    canalsAt(building, at),
  ].join(' ');
}
