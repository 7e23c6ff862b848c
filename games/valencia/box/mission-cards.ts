// What is printed on a mission card (6.1): its kind, the numbers of its condition, points and penalty.
import { GUILD_NAMES, MISSION_NAMES } from './material.ts';

/** Kinds with a condition: fulfilled from so many on. */
export const CONDITIONS = [
  'membersOnCost',
  'membersOnGuild',
  'membersOnEveryGuild',
  'squareBlock',
  'lineOrthogonal',
  'lineDiagonal',
  'membersOnOuterWall',
  'membersOnOuterCorners',
  'differentFountainsTouched',
  'everyFountainTouched',
  'moreThanADirectNeighbour',
  'differentResources',
  'strictlyMostCoins',
  'councilMembers',
  'holdsNobilityOrChurch',
  'membersAtSameFountain',
  'membersAtCentralFountain',
  'membersNextToPalm',
  'holdsFeldPawn',
  'memberOnEveryTile',
  'strictlyMostCityMembers',
] as const;
/** Kinds that give points by a formula and cannot fail. */
export const FORMULAS = ['tenMinus', 'longestRoute', 'isolatedMembers'] as const;
export type ConditionKind = (typeof CONDITIONS)[number];
export type FormulaKind = (typeof FORMULAS)[number];
export type MissionKind = ConditionKind | FormulaKind;

export interface MissionFile {
  readonly id: string;
  readonly kind: string;
  readonly cost?: number;
  readonly guild?: string;
  readonly what?: string;
  readonly min?: number;
  readonly minByPlayers?: Readonly<Record<string, number>>;
  readonly size?: number;
  readonly length?: number;
  readonly start?: number;
  readonly floor?: number;
  readonly pointsPerMember?: number;
  readonly centralCounts?: boolean;
  readonly points: number | null;
  readonly penalty: number | null;
  readonly notWith2Players?: boolean;
}

export class MissionCard {
  readonly kind: MissionKind;
  readonly cost: number;
  readonly guild: number;
  /** Of coins, or of resources? */
  readonly coins: boolean;
  /** The number of the condition: how many, how long; [players] where it depends on them. */
  readonly min: readonly number[];
  readonly start: number;
  readonly floor: number;
  readonly perMember: number;
  readonly centralCounts: boolean;
  /** null: by formula. */
  readonly points: number | null;
  readonly penalty: number;
  readonly withTwo: boolean;

  constructor(file: MissionFile) {
    const wrong = (what: string): never => {
      throw new Error(`edition: mission ${String(file.id)}: ${what}`);
    };
    const whole = (x: unknown, what: string, otherwise: number): number => {
      if (x === undefined || x === null) return otherwise;
      return Number.isInteger(x) && (x as number) >= 0 && (x as number) < 256 ? (x as number) : wrong(`${what} is ${JSON.stringify(x)}`);
    };
    const condition = (CONDITIONS as readonly string[]).includes(file.kind);
    if (!condition && !(FORMULAS as readonly string[]).includes(file.kind)) wrong(`"${String(file.kind)}" is not a kind of mission`);
    this.kind = file.kind as MissionKind;
    this.cost = whole(file.cost, 'cost', 0);
    this.guild = file.guild === undefined ? 0 : GUILD_NAMES.indexOf(file.guild as (typeof GUILD_NAMES)[number]);
    if (this.guild < 0) wrong(`"${String(file.guild)}" is not a guild`);
    if (file.what !== undefined && file.what !== 'coins' && file.what !== 'resources') wrong('what is coins or resources');
    if ((this.kind === 'moreThanADirectNeighbour' || this.kind === 'tenMinus') && file.what === undefined) wrong('what is missing');
    this.coins = file.what !== 'resources';
    const min = whole(file.min ?? file.size ?? file.length, 'min', 1);
    this.min = Array.from({ length: 6 }, (_, players) => whole(file.minByPlayers?.[players], 'minByPlayers', min));
    this.start = whole(file.start, 'start', 0);
    this.floor = whole(file.floor, 'floor', 0);
    this.perMember = whole(file.pointsPerMember, 'pointsPerMember', 1);
    this.centralCounts = file.centralCounts === true;
    if (condition && file.points === null) wrong('points are missing');
    this.points = condition ? whole(file.points, 'points', 0) : null;
    this.penalty = condition ? whole(file.penalty, 'penalty', 0) : 0;
    this.withTwo = file.notWith2Players !== true;
  }
}

/** One card for every name. */
export function missionCards(files: readonly MissionFile[]): MissionCard[] {
  if (!Array.isArray(files)) throw new Error('edition: missions is a list');
  const strange = files.find((f) => !(MISSION_NAMES as readonly string[]).includes(f.id));
  if (strange) throw new Error(`edition: mission "${String(strange.id)}" is not one of ${MISSION_NAMES.join(', ')}`);
  return MISSION_NAMES.map((name) => {
    const cards = (files as readonly MissionFile[]).filter((f) => f.id === name);
    if (cards.length !== 1) throw new Error(`edition: mission ${name} stands ${cards.length} times, not once`);
    return new MissionCard(cards[0]);
  });
}
