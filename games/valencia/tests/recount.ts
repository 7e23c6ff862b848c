// For tests: the final score counted a second time, from the words of a position and the edition's file alone. Nothing of
// the rules is used. Tiles are turned as drawings are: a sheet of squares and corners, a quarter turn at a time.
import standard from '../editions/standard.json' with { type: 'json' };

export interface Written {
  readonly city: Readonly<Record<string, string>>;
  readonly members: Readonly<Record<string, readonly string[]>>;
  readonly palms: readonly string[];
  readonly fountains: Readonly<Record<string, string>>;
  readonly council: Readonly<Record<string, readonly string[]>>;
  readonly prestige: Readonly<Record<string, number>>;
  readonly privileges: Readonly<Record<string, number>>;
  readonly coins: Readonly<Record<string, number>>;
  readonly resources: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly missions: Readonly<Record<string, readonly string[]>>;
  readonly pawn: string;
}
type Sheet = string[][];
interface Layout {
  readonly players: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly central: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly slots: readonly { readonly id: string; readonly x: number; readonly y: number }[];
}

/** A tile's side with its squares in odd rows and columns, the corners between them in even ones. */
function sheetOf(tile: string, side: string): Sheet {
  const file = standard.tiles.find((t) => t.id.toLowerCase() === tile)!;
  const { rows, trees } = file.sides[side.toUpperCase() as 'A' | 'B'];
  const sheet = Array.from({ length: 2 * file.height + 1 }, () => Array<string>(2 * file.width + 1).fill(''));
  rows.forEach((row, y) => row.split(' ').forEach((cell, x) => (sheet[2 * y + 1][2 * x + 1] = cell)));
  for (const [x, y] of trees) sheet[2 * y][2 * x] = 'tree';
  return sheet;
}
const turned = (sheet: Sheet): Sheet => sheet[0].map((_, x) => sheet.map((row) => row[x]).reverse());

export class Recount {
  readonly #p: Written;
  readonly #groups: boolean;
  readonly #names: readonly string[];
  readonly #layout: Layout;
  /** Of the whole city, drawn like a tile. */
  readonly #sheet: Sheet;
  readonly #quarter = new Map<string, string>();

  /** `groups`: the route mission counts these (R26). */
  constructor(p: Written, groups = false) {
    this.#p = p;
    this.#groups = groups;
    this.#names = Object.keys(p.members);
    this.#layout = standard.layouts.find((l) => l.players.includes(this.#names.length))!;
    const { width, height, central, slots } = this.#layout;
    this.#sheet = Array.from({ length: 2 * height + 1 }, () => Array<string>(2 * width + 1).fill(''));
    for (const { id, x, y } of slots) {
      const [tile, side, rotation] = p.city[id].split(' ');
      let sheet = sheetOf(tile, side);
      for (let n = 0; n < Number(rotation); n += 90) sheet = turned(sheet);
      sheet.forEach((row, j) =>
        row.forEach((what, i) => {
          if (what !== '') this.#sheet[2 * y + j][2 * x + i] = what;
          if (i % 2 === 1 && j % 2 === 1) this.#quarter.set(nameAt(2 * x + i, 2 * y + j), id);
        }),
      );
    }
    for (let y = central.y; y < central.y + central.height; y++)
      for (let x = central.x; x < central.x + central.width; x++) this.#sheet[2 * y + 1][2 * x + 1] = 'centre';
  }

  squares(): string[] {
    return this.#all((cell) => /^[ODWCP]\d$/.test(cell));
  }
  spaces(): string[] {
    return this.#all((cell) => cell === 'F');
  }
  trees(): string[] {
    const out: string[] = [];
    this.#sheet.forEach((row, j) => row.forEach((what, i) => what === 'tree' && out.push(`t${i / 2}-${j / 2}`)));
    return out;
  }
  cell(square: string): string {
    const [i, j] = placeOf(square);
    return this.#sheet[j]?.[i] ?? '';
  }
  quarter(square: string): string {
    return this.#quarter.get(square)!;
  }
  #all(holds: (cell: string) => boolean): string[] {
    const out: string[] = [];
    for (let j = 1; j < this.#sheet.length; j += 2)
      for (let i = 1; i < this.#sheet[j].length; i += 2) if (holds(this.#sheet[j][i])) out.push(nameAt(i, j));
    return out;
  }

  isAtPalm(square: string): boolean {
    const [i, j] = placeOf(square);
    return this.#p.palms.some((tree) => {
      const [x, y] = tree.slice(1).split('-').map(Number);
      return Math.abs(2 * x - i) === 1 && Math.abs(2 * y - j) === 1;
    });
  }
  /** Names of the tiles of the fountains next to it, `centre` among them. */
  fountainsAt(square: string): string[] {
    const beside = neighboursOf(square);
    const built = Object.entries(this.#p.fountains).flatMap(([space, tile]) => (beside.includes(space) ? [tile] : []));
    return beside.some((s) => this.cell(s) === 'centre') ? ['centre', ...built] : built;
  }

  total(name: string): number {
    return this.sheet(name).total;
  }
  sheet(name: string) {
    const mine = this.#p.members[name];
    const value = (f: string): number =>
      f === 'centre' ? standard.fountains.central.value : standard.fountains.tiles.find((t) => t.id.toLowerCase() === f)!.value;
    const parts = {
      council: this.#p.prestige[name],
      city: mine.length,
      palms: mine.filter((square) => this.isAtPalm(square)).length,
      fountains: mine.flatMap((square) => this.fountainsAt(square)).reduce((sum, f) => sum + value(f), 0),
      privileges: this.#p.privileges[name],
    };
    const missions = Object.fromEntries((this.#p.missions[name] ?? []).map((mission) => [mission, this.mission(name, mission)]));
    const total = [...Object.values(parts), ...Object.values(missions)].reduce((a, b) => a + b, 0);
    return { ...parts, missions, total };
  }

  /** Points of a mission card, below 0 if it failed. */
  mission(name: string, mission: string): number {
    const card = standard.missions.find((m) => m.id === mission)!;
    const formula = this.#formula(name, mission);
    if (formula !== undefined) return formula;
    return this.holds(name, mission) ? card.points! : -card.penalty!;
  }
  #formula(name: string, mission: string): number | undefined {
    const mine = this.#p.members[name];
    if (mission === 'ten-minus-coins') return Math.max(0, 10 - this.#p.coins[name]);
    if (mission === 'ten-minus-resources') return Math.max(0, 10 - this.#tokens(name));
    if (mission === 'isolated') return 2 * mine.filter((a) => !mine.some((b) => neighboursOf(a).includes(b))).length;
    if (mission !== 'route') return undefined;
    let longest = 0;
    const walk = (path: readonly string[]): void => {
      longest = Math.max(longest, path.length);
      for (const next of mine) if (!path.includes(next) && neighboursOf(path.at(-1)!).includes(next)) walk([...path, next]);
    };
    if (this.#groups) return Math.max(0, ...mine.map((square) => this.#group(mine, square).length));
    for (const square of mine) walk([square]);
    return longest;
  }
  #group(mine: readonly string[], from: string): string[] {
    const group = [from];
    for (const at of group) group.push(...neighboursOf(at).filter((next) => mine.includes(next) && !group.includes(next)));
    return group;
  }

  holds(name: string, mission: string): boolean {
    const p = this.#p;
    const mine = p.members[name];
    const count = (of: (square: string) => boolean): number => mine.filter(of).length;
    const has = (i: number, j: number): boolean => mine.includes(nameAt(i, j));
    const row = (di: number, dj: number): boolean =>
      mine.some((square) => {
        const [i, j] = placeOf(square);
        return has(i + di, j + dj) && has(i + 2 * di, j + 2 * dj);
      });
    const touched = new Set(mine.flatMap((square) => this.fountainsAt(square)));
    const others = this.#names.filter((n) => n !== name);
    const seat = this.#names.indexOf(name);
    const n = this.#names.length;
    const sides = [this.#names[(seat + 1) % n], this.#names[(seat + n - 1) % n]];
    const [across, down] = [2 * this.#layout.width - 1, 2 * this.#layout.height - 1];
    const atWall = ([i, j]: readonly [number, number]): number => [i === 1 || i === across, j === 1 || j === down].filter(Boolean).length;
    const guild = (letter: string): number => count((square) => this.cell(square)[0] === letter);
    if (mission.startsWith('cost-')) return count((square) => this.cell(square)[1] === mission.slice(5)) >= 2;
    if (mission.startsWith('guild-')) return guild(mission[6].toUpperCase()) >= 3;
    switch (mission) {
      case 'every-guild':
        return ['O', 'D', 'W', 'C', 'P'].every((letter) => guild(letter) >= 2);
      case 'block':
        return mine.some((square) => {
          const [i, j] = placeOf(square);
          return has(i + 2, j) && has(i, j + 2) && has(i + 2, j + 2);
        });
      case 'line':
        return row(2, 0) || row(0, 2);
      case 'diagonal':
        return row(2, 2) || row(-2, 2);
      case 'walls':
        return count((square) => atWall(placeOf(square)) >= 1) >= 6;
      case 'corners':
        return count((square) => atWall(placeOf(square)) === 2) >= 2;
      case 'four-fountains':
        return touched.size >= 4;
      case 'every-fountain':
        return ['centre', ...Object.values(p.fountains)].every((f) => touched.has(f));
      case 'neighbour-coins':
        return sides.some((other) => p.coins[name] > p.coins[other]);
      case 'neighbour-resources':
        return sides.some((other) => this.#tokens(name) > this.#tokens(other));
      case 'three-resources':
        return Object.values(p.resources[name] ?? {}).filter((k) => k > 0).length >= 3;
      case 'most-coins':
        return others.every((other) => p.coins[name] > p.coins[other]);
      case 'council':
        return Object.values(p.council).filter((there) => there.includes(name)).length >= [4, 4, 3, 2][n - 2];
      case 'nobility-or-church':
        return [p.council.nobility, p.council.church].some((there) => there?.includes(name));
      case 'same-fountain':
        return Object.values(p.fountains).some((f) => count((square) => this.fountainsAt(square).includes(f)) >= 3);
      case 'central-fountain':
        return count((square) => this.fountainsAt(square).includes('centre')) >= 5;
      case 'palms':
        return count((square) => this.isAtPalm(square)) >= 5;
      case 'pawn':
        return p.pawn === name;
      case 'quarters':
        return new Set(mine.map((square) => this.quarter(square))).size === this.#layout.slots.length;
      case 'most-members':
        return others.every((other) => mine.length > p.members[other].length);
      default:
        throw new Error(`no such mission: ${mission}`);
    }
  }
  #tokens(name: string): number {
    return Object.values(this.#p.resources[name] ?? {}).reduce((a, b) => a + b, 0);
  }
}

const nameAt = (i: number, j: number): string => 'abcdefghi'[(i - 1) / 2] + String((j + 1) / 2);
const placeOf = (square: string): [number, number] => [2 * 'abcdefghi'.indexOf(square[0]) + 1, 2 * Number(square.slice(1)) - 1];
export function neighboursOf(square: string): string[] {
  const [i, j] = placeOf(square);
  return [
    [i, j - 2],
    [i - 2, j],
    [i + 2, j],
    [i, j + 2],
  ].flatMap(([u, v]) => (u > 0 && v > 0 && u < 18 ? [nameAt(u, v)] : []));
}

interface Told {
  readonly what: string;
  readonly data: object;
}
/** Prestige and privileges, counted from what has been told of the Council alone. */
export class CouncilRecount {
  readonly prestige: Record<string, number> = {};
  readonly privileges: Record<string, number> = {};
  readonly #there = new Map<string, Set<string>>();

  constructor(facts: readonly Told[]) {
    for (const { what, data } of facts) {
      const { seat, church, at } = data as Readonly<Record<string, string>>;
      if (what === 'first-player') {
        this.#there.set('nobility', new Set([seat]));
        this.#there.set('church', new Set([church]));
      } else if (what === 'takes-seat') this.#there.set(at, new Set([seat]));
      else if (what === 'joins') this.#there.get(at)!.add(seat);
      else if (what === 'waits') this.privileges[seat]--;
      else if (what === 'council') this.#phaseThree();
    }
  }
  #phaseThree(): void {
    const members: Record<string, number> = {};
    for (const there of this.#there.values()) for (const seat of there) members[seat] = (members[seat] ?? 0) + 1;
    const most = Math.max(...Object.values(members));
    for (const [seat, n] of Object.entries(members)) {
      this.prestige[seat] = (this.prestige[seat] ?? 0) + n;
      if (n === most) this.privileges[seat] = (this.privileges[seat] ?? 0) + 1;
    }
  }
}
