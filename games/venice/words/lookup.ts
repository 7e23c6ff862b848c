// What sentences need to know of a table and its edition, whatever the language.
import type { EditionFile } from '../box/edition.ts';
import type { EffectFile } from '../box/effects.ts';
import type { Building } from '../box/material.ts';
import type { MissionFile, Trigger } from '../box/missions.ts';
import type { PROGRESS, VeniceView } from '../knowledge/view.ts';
import { BUILDINGS, CUBES, TILES, type Speech } from './shape.ts';

const OWNERS = ['s0', 's1', 's2', 's3', 's4', 'letter-a', 'letter-b'];
const EFFECTS = ['1', '2', '3', '4', 'a', 'b'];

export const str = (x: unknown): string => (typeof x === 'string' ? x : '');
export const num = (x: unknown): number => (typeof x === 'number' ? x : 0);
export const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** What begins with whose it is, at the beginning of a sentence: a player is written as they write themselves. */
export const begun = (owner: string, text: string): string => (/^s\d$/.test(owner) ? text : cap(text));
/** Does anybody get anything? */
export const gains = (by: Readonly<Record<string, number>>): boolean => Object.values(by).some((n) => n > 0);

type Layout = Readonly<Record<string, string>>;
/** The building at a quay of the edition. */
export function buildingAt(edition: EditionFile, layout: Layout, quay: string): Building {
  const printed = edition.quays.find((q) => q.id === quay)?.building;
  return (printed ?? Object.keys(layout).find((tile) => layout[tile] === quay) ?? 'market') as Building;
}
/** For `Voice.ends`. `layout`: as a view has it, the quay of each tile. */
export const endsOf =
  (edition: EditionFile, layout: Layout) =>
  (canal: string): readonly [Building, Building] => {
    const c = edition.canals.find((x) => x.id === canal);
    return [buildingAt(edition, layout, c?.a ?? ''), buildingAt(edition, layout, c?.b ?? '')];
  };

export const progress = (view: VeniceView, key: (typeof PROGRESS)[number]): number => num(view.progress?.[key]);
export const parameters = (view: VeniceView): readonly [number, number] => [view.parameters?.[0] ?? 0, view.parameters?.[1] ?? 0];
/** The building that is being activated. */
export const activated = (s: Speech): Building =>
  buildingAt(s.edition, s.view.layout, s.edition.quays[progress(s.view, 'actQuay')]?.id ?? '');

/** Whose the gondola of this number is, and where it lies. */
export const ownerOf = (gondola: number): string => OWNERS[gondola >> 1] ?? '';
export const placeOf = (view: VeniceView, gondola: number): string => view.gondolas[ownerOf(gondola)]?.[gondola % 2] ?? '';
export const seatOf = (seat: number): string => OWNERS[seat] ?? '';
/** first, second: where that gondola of an owner lies. */
export const lies = (s: Speech, which: unknown, owner = s.me): string => s.view.gondolas[owner]?.[which === 'second' ? 1 : 0] ?? '';

export function effectsOf(edition: EditionFile, building: string): readonly EffectFile[] {
  return [...edition.tiles, ...edition.communalBuildings].find((b) => b.id === building)?.effects ?? [];
}
/** Effects are called 1 to 4 on tiles, a and b in communal buildings. */
export function effectNamed(edition: EditionFile, building: string, name: string): EffectFile {
  const i = EFFECTS.indexOf(name);
  return effectsOf(edition, building)[i < 4 ? i : i - 4] ?? {};
}
/** Spaces are for tiles, parts for communal buildings. */
export const hasSpace = (building: string, effect: string): boolean =>
  EFFECTS.indexOf(effect) < 4 === (TILES as readonly string[]).includes(building);
export const cardOf = (edition: EditionFile, card: string): EffectFile => edition.influence.find((c) => c.id === card) ?? {};
export const missionOf = (edition: EditionFile, mission: string): MissionFile | undefined =>
  edition.missions.find((m) => `m${m.id}` === mission);
/** What a choice of parts is about: a card that is being played, or an effect of the building. */
export function choosing(s: Speech): EffectFile {
  const [source, index] = parameters(s.view);
  return source < BUILDINGS.length ? (effectsOf(s.edition, BUILDINGS[source] ?? '')[index] ?? {}) : cardOf(s.edition, s.view.playing ?? '');
}
/** Completed missions whose permanent effect holds. */
const slotted = (view: VeniceView, owner: string): string[] => (view.slots[owner] ?? []).filter((m) => m !== null);
/** The permanent effect with this trigger that a player has. */
export const powerOf = (edition: EditionFile, view: VeniceView, owner: string, trigger: Trigger) =>
  slotted(view, owner)
    .map((m) => missionOf(edition, m)?.permanentEffect)
    .find((effect) => effect?.trigger === trigger);
/** What staying costs this player. */
export function stayCost(s: Speech): number {
  return powerOf(s.edition, s.view, s.me, 'stayCost')?.modify?.to ?? s.edition.stayCost;
}
/** What a player pays for a mission at St Mark's Square or the Doge's Palace. */
export function taxesOf(s: Speech): number {
  const power = powerOf(s.edition, s.view, s.me, 'taxes');
  if (power !== undefined) return power.modify?.to ?? 0;
  return (s.view['mission-counts'][s.me] ?? 0) + slotted(s.view, s.me).length + (s.view.archived[s.me]?.length ?? 0);
}

/** `1/0/2` as a table. */
export function cargo(cubes: string | undefined): Record<string, number> {
  const n = (cubes ?? '').split('/').map(Number);
  return Object.fromEntries(CUBES.map((name, t) => [name, n[t] ?? 0]));
}
export const sum = (cubes: Readonly<Record<string, number>>): number => Object.values(cubes).reduce((a, b) => a + b, 0);
/** The cubes of a choice. */
export const chosen = (c: Readonly<Record<string, unknown>>): Record<string, number> =>
  Object.fromEntries(CUBES.map((name) => [name, Number(c[name])]));
/** What the gondola that is asked about carries now, and the other one of the same player. */
export function loads(s: Speech): { here: Record<string, number>; there: Record<string, number> } {
  const [, g] = parameters(s.view);
  const cubes = s.view.cubes[ownerOf(g)];
  return { here: cargo(cubes?.[g % 2]), there: cargo(cubes?.[1 - (g % 2)]) };
}

/** Of two gondolas of one owner at the same quay: which lies above the other. */
export function layer(s: Speech, owner: string, which: unknown): 'upper' | 'lower' | undefined {
  const [first, second] = s.view.gondolas[owner] ?? [];
  if (first === null || first === undefined || first !== second) return undefined;
  const height = (n: number): number => (s.view.stacks[first] ?? []).indexOf(`${owner} ${n}`);
  return height(which === 'second' ? 2 : 1) > height(which === 'second' ? 1 : 2) ? 'upper' : 'lower';
}
/** The letter whose turn it is. */
export const letterOf = (s: Speech): 'a' | 'b' => (progress(s.view, 'letter') === 0 ? 'a' : 'b');
/** The other one in an encounter of two. */
export function opponent(s: Speech): string {
  const [a, b] = parameters(s.view);
  return seatOf(a) === s.me ? seatOf(b) : seatOf(a);
}
/** Whether this player, asked alone, could pay with a cube (mission 21). */
export function paysCubes(s: Speech): boolean {
  const [, gondolas] = parameters(s.view);
  const there = [0, 1].some((i) => (gondolas >> i) & 1 && sum(cargo(s.view.cubes[s.me]?.[i])) > 0);
  return there && powerOf(s.edition, s.view, s.me, 'encounterPayment') !== undefined;
}
/** Cubes being gained, by type and of choice. */
export function gaining(s: Speech): { cubes: Record<string, number>; ofChoice: number } {
  const n = s.view.progress?.cubeGain;
  const list = Array.isArray(n) ? n : [];
  return { cubes: Object.fromEntries(CUBES.map((name, t) => [name, list[t] ?? 0])), ofChoice: list[CUBES.length] ?? 0 };
}
/** The favour card's coins and scrolls. */
export function favourGain(edition: EditionFile, gain: unknown): number {
  const [coins, scrolls] = edition.favourCard.chooseOne;
  return (gain === 'coins' ? coins?.gain.coins : scrolls?.gain.scrolls) ?? 0;
}
/** The place of the Doge card that a smuggler card leaves out, from 0. */
export const leftOut = (edition: EditionFile, letter: string, tile: string): number =>
  (edition.smugglers[letter === 'a' ? 'A' : 'B'].find((c) => c.building === tile)?.ignoreDogePosition ?? 1) - 1;
/** The mission that lies in a slot; undefined: none. */
export const laid = (s: Speech, slot: unknown): string | undefined =>
  s.view.slots[s.me]?.[['first', 'second', 'third'].indexOf(str(slot))] ?? undefined;
/** What the other gondola carries if this one carries these cubes. */
export function rest(s: Speech, cubes: Readonly<Record<string, number>>): Record<string, number> {
  const { here, there } = loads(s);
  return Object.fromEntries(CUBES.map((c) => [c, (here[c] ?? 0) + (there[c] ?? 0) - (cubes[c] ?? 0)]));
}
/** Where the active gondola lies. */
export const activeAt = (s: Speech): string => lies(s, s.view.gondolier[s.me]);
