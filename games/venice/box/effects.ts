// Effects as data: what a building, a card or a mission does. Read from an edition, of constant shape, carried out by
// rules/interpreter.ts.
import { CUBE_NAMES, TYPES } from './material.ts';

export const SPECIALS = [
  'none',
  'convertAnyCubes',
  'cubesToVp',
  'drawMissionWithTaxes',
  'drawOneMissionNoTaxes',
  'activateBuilding',
  'advanceAssistant',
  'assistantTo4NoPush',
  'rearrangeCubes',
  'placeSpy',
  'convertOneCube',
] as const;
export const SPECIAL = Object.fromEntries(SPECIALS.map((name, i) => [name, i])) as Record<(typeof SPECIALS)[number], number>;

export interface EffectFile {
  readonly space?: number | string;
  readonly cost?: Readonly<Record<string, number>>;
  readonly gain?: Readonly<Record<string, unknown>>;
  readonly condition?: { readonly minInfluenceCardsInHand?: number };
  readonly chooseOne?: readonly EffectFile[];
  readonly optionalThen?: EffectFile;
  readonly special?: string;
  readonly target?: string;
}

/** Of anything that an effect, a card or a mission names. */
export const MOST = 99;
export const isWhole = (n: unknown): n is number => Number.isInteger(n) && (n as number) >= 0 && (n as number) <= MOST;

const COSTS = ['coins', 'scrolls', 'intrigue', 'cubesOfChoice'];
const GAINS = [
  'cubes',
  'cubesOfChoice',
  'coins',
  'vp',
  'scrolls',
  'influenceCards',
  'removeIntrigue',
  'takeIntrigue',
  'othersTakeIntrigue',
  'council',
  'councilPerPlayerWithLessIntrigue',
  'vpPerPlayerWithMoreIntrigue',
  'vpPerCompletedMission',
  'vpPerOwnBridge',
  'bridges',
];

export class Effect {
  // The price
  readonly payCoins: number;
  readonly payScrolls: number;
  readonly giveIntrigue: number;
  readonly discard: number;
  /** Cards that must be in hand. */
  readonly minCards: number;
  // What it gives
  readonly cubes: readonly number[];
  readonly cubesOfChoice: number;
  readonly coins: number;
  readonly vp: number;
  readonly scrolls: number;
  readonly cards: number;
  readonly removeIntrigue: number;
  readonly takeIntrigue: number;
  readonly othersIntrigue: number;
  readonly council: number;
  readonly councilPerLess: number;
  readonly vpPerMore: number;
  readonly vpPerMission: number;
  readonly vpPerBridge: number;
  readonly bridges: number;
  readonly special: number;
  /** Exactly one of them; empty: no choice. */
  readonly branches: readonly Effect[];
  /** A second part, to be left out or not. */
  readonly second: Effect | null;

  constructor(file: EffectFile, where: string) {
    const cost = numbersOf(file.cost, COSTS, `${where}: cost`);
    const gain = numbersOf(file.gain, GAINS, `${where}: gain`);
    const cubes = (file.gain?.cubes ?? {}) as Readonly<Record<string, number>>;
    this.payCoins = cost('coins');
    this.payScrolls = cost('scrolls');
    this.giveIntrigue = cost('intrigue');
    this.discard = cost('cubesOfChoice');
    this.minCards = file.condition?.minInfluenceCardsInHand ?? 0;
    this.cubes = cubesOf(cubes, `${where}: cubes`);
    this.cubesOfChoice = gain('cubesOfChoice');
    this.coins = gain('coins');
    this.vp = gain('vp');
    this.scrolls = gain('scrolls');
    this.cards = gain('influenceCards');
    this.removeIntrigue = gain('removeIntrigue');
    this.takeIntrigue = gain('takeIntrigue');
    this.othersIntrigue = gain('othersTakeIntrigue');
    this.council = gain('council');
    this.councilPerLess = gain('councilPerPlayerWithLessIntrigue');
    this.vpPerMore = gain('vpPerPlayerWithMoreIntrigue');
    this.vpPerMission = gain('vpPerCompletedMission');
    this.vpPerBridge = gain('vpPerOwnBridge');
    this.bridges = gain('bridges');
    const special = SPECIALS.indexOf((file.special ?? 'none') as (typeof SPECIALS)[number]);
    if (special < 0) throw new Error(`edition: ${where}: special "${file.special}" is not one of ${SPECIALS.join(', ')}`);
    this.special = special;
    this.branches = (file.chooseOne ?? []).map((branch, i) => new Effect(branch, `${where}: branch ${i + 1}`));
    if (this.branches.length === 1 || this.branches.length > 2) throw new Error(`edition: ${where}: chooseOne has two branches`);
    this.second = file.optionalThen ? new Effect(file.optionalThen, `${where}: optionalThen`) : null;
    if (this.discard > 1) throw new Error(`edition: ${where}: at most one cube of choice can be the price`);
    if (this.bridges > 1) throw new Error(`edition: ${where}: at most one bridge at a time`);
  }

  /** How many cubes it puts on the gondola. */
  get cubeCount(): number {
    return this.cubes[0] + this.cubes[1] + this.cubes[2] + this.cubesOfChoice;
  }
  /** A42: its whole gain is an influence card. */
  get onlyCard(): boolean {
    return (
      this.cards > 0 &&
      this.cubeCount + this.coins + this.vp + this.scrolls + this.removeIntrigue + this.othersIntrigue + this.council + this.bridges === 0
    );
  }
}

function numbersOf(given: Readonly<Record<string, unknown>> | undefined, known: readonly string[], where: string): (key: string) => number {
  for (const [key, value] of Object.entries(given ?? {})) {
    if (!known.includes(key)) throw new Error(`edition: ${where}: "${key}" is not one of ${known.join(', ')}`);
    if (key !== 'cubes' && !isWhole(value))
      throw new Error(`edition: ${where}: ${key} is ${JSON.stringify(value)}, not a whole number from 0 to ${MOST}`);
  }
  return (key) => (given?.[key] as number | undefined) ?? 0;
}
export function cubesOf(given: Readonly<Record<string, number>>, where: string): number[] {
  if (typeof given !== 'object' || given === null) throw new Error(`edition: ${where}: cubes are a map of kinds and numbers`);
  for (const key of Object.keys(given))
    if (!(CUBE_NAMES as readonly string[]).includes(key))
      throw new Error(`edition: ${where}: "${key}" is not one of ${CUBE_NAMES.join(', ')}`);
  const cubes = Array.from({ length: TYPES }, (_, t) => given[CUBE_NAMES[t]] ?? 0);
  if (!cubes.every(isWhole)) throw new Error(`edition: ${where}: cubes are whole numbers from 0 to ${MOST}`);
  return cubes;
}
