// What is printed on the board and on the passports: spaces, streets, canals, balls, missions. Where each value comes from
// the file says itself.
import { AGENTS, BALLS, COLOURS, LETTERS, MOST_OF_A_BALL, SPACE, SPACES, STREET, CANAL, TEAMS } from './material.ts';

type Mission = {
  readonly letters: string;
  readonly type: string;
  readonly subject: string;
  readonly target?: string;
  readonly space?: string;
};
export interface EditionFile {
  readonly name?: string;
  /** How many streets and canals the list must hold: a slip of the pen is noticed. */
  readonly counts: { readonly streets: number; readonly canals: number };
  readonly embassy: string;
  readonly numbered: Readonly<Record<string, string>>;
  readonly starts: Readonly<Record<string, readonly string[]>>;
  readonly phantom: Readonly<Record<string, number>>;
  readonly escapes: Readonly<Record<string, string>>;
  readonly missions: Readonly<Record<string, readonly Mission[]>>;
  readonly spaces: readonly {
    readonly id: string;
    readonly x: number;
    readonly y: number;
    readonly kind: string;
    readonly color?: string;
    readonly number?: number;
    readonly label?: string;
  }[];
  readonly edges: readonly { readonly a: string; readonly b: string; readonly kind: string }[];
}

/** Why values do not go together. Letters as `AB`; spaces are used as `start red`, `number 3`, `embassy`. */
export type InkognitoFault =
  | { readonly is: 'no-hunt'; readonly letters: string; readonly others: string }
  | { readonly is: 'another-quarry'; readonly letters: string; readonly others: string; readonly quarry: string }
  | { readonly is: 'nobody'; readonly team: string; readonly letters: string }
  | { readonly is: 'two-uses'; readonly space: string; readonly use: string; readonly other: string }
  | { readonly is: 'balls'; readonly balls: number; readonly wanted: number }
  | { readonly is: 'out-of-reach'; readonly space: string };
const clash = (what: string, fault: InkognitoFault): never => {
  throw Object.assign(new Error(`edition: ${what}`), { fault });
};

const NUMBERS = 8;
const STARTS = 4;
const CLOSEST = 44;
/** Balls in the Phantom. */
const PHANTOM = 10;
/** What a mission asks for: somebody on a numbered space or the Embassy, or two on one space. */
export const REACH = 0;
const MEET = 1;
/** Subjects and targets besides the four agents. */
export const AMB = 4;
export const ANY = 5;
const SUBJECTS = [...AGENTS, 'AMB', 'ANY'];

/** The edition as flat tables. */
export class Edition {
  /** `near[i]` for i from `first[s]` to `first[s + 1]`: the neighbours of space s; `ways[i]` STREET, CANAL or both. */
  readonly first = new Uint16Array(SPACES + 1);
  readonly near: Uint8Array;
  readonly ways: Uint8Array;
  /** [colour * 4 + i] */
  readonly starts = new Uint8Array(COLOURS.length * STARTS);
  readonly embassy: number;
  /** [space] 1 to 8, or 0. */
  readonly number = new Uint8Array(SPACES);
  /** [number] its space. */
  readonly ofNumber = new Uint8Array(NUMBERS + 1);
  /** [space] 1: a coloured start space or the Embassy, where the Ambassador may be dismissed to (A2). */
  readonly coloured = new Uint8Array(SPACES);
  /** [ball] how many in the Phantom. */
  readonly balls: Int32Array;
  /** [agent] their escape space. */
  readonly escape: Uint8Array;
  /** [team * 16 + letter of the first agent * 4 + letter of the second] */
  readonly type = new Uint8Array(32);
  readonly subject = new Uint8Array(32);
  /** A space, or whom to meet. */
  readonly target = new Uint8Array(32);

  /** Throws with what is wrong with the file. */
  constructor(file: EditionFile) {
    checkSpaces(file);
    this.embassy = space(file.embassy);
    this.coloured[this.embassy] = 1;
    for (const [c, colour] of COLOURS.entries())
      for (const [i, id] of file.starts[colour].entries()) {
        this.starts[c * STARTS + i] = space(id);
        this.coloured[space(id)] = 1;
      }
    for (let n = 1; n <= NUMBERS; n++) {
      this.ofNumber[n] = space(file.numbered[n]);
      this.number[this.ofNumber[n]] = n;
    }
    const ways = readEdges(file);
    this.near = Uint8Array.from(ways.flatMap((to) => [...to.keys()]));
    this.ways = Uint8Array.from(ways.flatMap((to) => [...to.values()]));
    ways.forEach((to, s) => (this.first[s + 1] = this.first[s] + to.size));
    const apart = outOfReach(ways);
    if (apart !== undefined) clash('every space must be reachable from every other', { is: 'out-of-reach', space: apart });
    this.balls = Int32Array.from(ballsOf(file.phantom));
    this.escape = Uint8Array.from(AGENTS.map((agent) => this.#numbered(file.escapes[agent], `escapes.${agent}`)));
    TEAMS.forEach((team, t) => this.#readMissions(team, t, file.missions[team]));
    this.#checkHunts();
  }

  #numbered(n: string | undefined, where: string): number {
    const at = Number(n);
    if (!(Number.isInteger(at) && at >= 1 && at <= NUMBERS)) wrong(`${where}: ${String(n)} is not one of the numbers 1 to ${NUMBERS}`);
    return this.ofNumber[at];
  }

  /** Every ordered pair of different letters once. */
  #readMissions(team: string, t: number, rows: readonly Mission[] | undefined): void {
    if (!Array.isArray(rows)) return wrong(`missions.${team} is a list`);
    const seen = new Set<number>();
    for (const row of rows as readonly Mission[]) {
      const [a, b] = String(row.letters)
        .split('-')
        .map((l) => (LETTERS as readonly string[]).indexOf(l));
      const m = t * 16 + a * 4 + b;
      if (!(a >= 0 && b >= 0) || a === b || seen.has(m))
        wrong(`missions.${team}: ${row.letters} is not a pair of letters, or stands twice`);
      seen.add(m);
      this.subject[m] = named(row.subject, team);
      this.type[m] =
        row.type === 'reach' ? REACH : row.type === 'meet' ? MEET : wrong(`missions.${team}: ${row.type} is neither reach nor meet`);
      if (row.type === 'meet') this.target[m] = named(row.target, team);
      else if (row.space === 'embassy') this.target[m] = this.embassy;
      else this.target[m] = this.#numbered(row.space, `missions.${team} ${row.letters}`);
      const any = row.type === 'reach' ? row.subject === 'ANY' : row.target === 'ANY' || row.target === row.subject;
      if (any) clash(`missions.${team} ${row.letters}: nobody in particular is wanted`, { is: 'nobody', team, letters: row.letters });
    }
    if (seen.size !== 12) wrong(`missions.${team}: there must be 12, not ${seen.size}`);
  }

  /** For each way to split the letters one team hunts, the other runs, and both missions of each are about the same quarry. */
  #checkHunts(): void {
    for (let a = 0; a < 4; a++)
      for (let b = a + 1; b < 4; b++) {
        const [c, d] = [0, 1, 2, 3].filter((l) => l !== a && l !== b);
        const both = [
          [a * 4 + b, b * 4 + a],
          [16 + c * 4 + d, 16 + d * 4 + c],
        ];
        const hunts = (ms: readonly number[]): boolean => ms.every((m) => this.type[m] === MEET && this.subject[m] === ANY);
        const [letters, others] = [`${LETTERS[a]}${LETTERS[b]}`, `${LETTERS[c]}${LETTERS[d]}`];
        const split = `${letters} with ${others}`;
        const hunter = both.findIndex(hunts);
        if (hunter < 0 || hunts(both[1 - hunter]))
          return clash(`missions: with ${split} one team must hunt and the other run`, { is: 'no-hunt', letters, others });
        const quarry = this.target[both[hunter][0]];
        const about = (m: number): boolean => this.subject[m] === quarry || (this.type[m] === MEET && this.target[m] === quarry);
        if (this.target[both[hunter][1]] !== quarry || !both[1 - hunter].every(about))
          return clash(`missions: with ${split} all four must be about ${SUBJECTS[quarry]}`, {
            is: 'another-quarry',
            letters,
            others,
            quarry: SUBJECTS[quarry],
          });
      }
  }
}

function wrong(what: string): never {
  throw new Error(`edition: ${what}`);
}
function space(id: unknown): number {
  const s = SPACE.values.indexOf(String(id));
  return s < 0 ? wrong(`"${String(id)}" is not one of ${SPACE.values[0]} to ${SPACE.values[SPACES - 1]}`) : s;
}
function named(name: string | undefined, team: string): number {
  const x = SUBJECTS.indexOf(String(name));
  return x < 0 ? wrong(`missions.${team}: "${String(name)}" is not one of ${SUBJECTS.join(', ')}`) : x;
}

/** Each space once, the kinds as the lists of starts, numbers and the Embassy say, none too close to another. */
function checkSpaces({ spaces, starts, numbered, embassy }: EditionFile): void {
  if (!Array.isArray(spaces) || new Set(spaces.map((s) => space(s.id))).size !== SPACES || spaces.length !== SPACES)
    wrong(`spaces: each of ${SPACES} once`);
  const special = new Map<string, string>([[embassy, 'embassy']]);
  const claim = (id: string, kind: string): void => {
    space(id);
    const other = special.get(id);
    if (other !== undefined) clash(`${id} is ${other} and ${kind}`, { is: 'two-uses', space: id, use: kind, other });
    special.set(id, kind);
  };
  for (const colour of COLOURS) {
    if (starts[colour]?.length !== STARTS) wrong(`starts: ${colour} has not exactly ${STARTS}`);
    for (const id of starts[colour]) claim(id, `start ${colour}`);
  }
  if (Object.keys(numbered).length !== NUMBERS) wrong(`numbered: exactly 1 to ${NUMBERS}`);
  for (let n = 1; n <= NUMBERS; n++) claim(numbered[n], `number ${n}`);
  for (const s of spaces) {
    const said = s.kind === 'start' ? `start ${s.color}` : s.kind === 'numbered' ? `number ${s.number}` : s.kind;
    const kind = special.get(s.id) ?? 'plain';
    if (said !== kind) wrong(`${s.id} is called ${said}, and is ${kind}`);
  }
  for (const [i, s] of spaces.entries())
    for (const t of spaces.slice(0, i))
      if (!(Math.hypot(s.x - t.x, s.y - t.y) >= CLOSEST)) wrong(`${s.id} and ${t.id} are drawn closer than ${CLOSEST}`);
}

/** [ball] how many there are; all ten together. */
function ballsOf(phantom: Readonly<Record<string, number>>): number[] {
  const strange = Object.keys(phantom).find((ball) => !(BALLS as readonly string[]).includes(ball));
  if (strange !== undefined) wrong(`phantom: "${strange}" is not one of ${BALLS.join(', ')}`);
  const balls = BALLS.map((ball) => phantom[ball]);
  if (balls.some((n) => !Number.isInteger(n) || n < 0 || n > MOST_OF_A_BALL))
    wrong(`phantom: of each of ${BALLS.join(', ')} 0 to ${MOST_OF_A_BALL}`);
  const all = balls.reduce((a, b) => a + b);
  if (all !== PHANTOM) clash(`phantom: ${all} balls, not ${PHANTOM}`, { is: 'balls', balls: all, wanted: PHANTOM });
  return balls;
}

/** [space] its neighbours and how they are joined. */
function readEdges({ edges, counts }: EditionFile): Map<number, number>[] {
  const ways = Array.from({ length: SPACES }, () => new Map<number, number>());
  let streets = 0;
  for (const { a, b, kind } of edges) {
    const bit = kind === 'street' ? STREET : kind === 'canal' ? CANAL : wrong(`${a}-${b}: ${kind} is neither street nor canal`);
    const [x, y] = [space(a), space(b)];
    if (x === y) wrong(`${a} cannot be its own neighbour`);
    const before = ways[x].get(y) ?? 0;
    if (before & bit) wrong(`the ${kind} ${a}-${b} stands twice`);
    ways[x].set(y, before | bit);
    ways[y].set(x, before | bit);
    if (bit === STREET) streets++;
  }
  const canals = edges.length - streets;
  if (streets !== counts.streets || canals !== counts.canals)
    wrong(`${streets} streets and ${canals} canals, not ${counts.streets} and ${counts.canals}`);
  return ways.map((to) => new Map([...to].sort(([p], [q]) => p - q)));
}
/** A space that no way leads to from the first. */
function outOfReach(ways: readonly Map<number, number>[]): string | undefined {
  const reached = new Set([0]);
  for (const s of reached) for (const t of ways[s].keys()) reached.add(t);
  return SPACE.values.find((_, s) => !reached.has(s));
}
