// Missions as data: destination, price, reward, and the permanent effect with its trigger.
import { clash } from './faults.ts';
import { cubesOf, Effect, isWhole, MOST, SPECIAL, type EffectFile } from './effects.ts';
import { BUILDING_NAMES, type Building } from './material.ts';

export const TRIGGERS = [
  'afterActivating',
  'passUnderOpponentBridge',
  'afterBuildingBridge',
  'canalCost',
  'afterEncounterOnOwnTurn',
  'afterPlayingInfluence',
  'stayCost',
  'influenceDraw',
  'afterBeingEncountered',
  'afterCompletingMission',
  'taxes',
  'othersTakeIntrigue',
  'encounterPayment',
  'finalWealth',
] as const;
export type Trigger = (typeof TRIGGERS)[number];
export const TRIGGER = Object.fromEntries(TRIGGERS.map((name, i) => [name, i])) as Record<Trigger, number>;

export interface MissionFile {
  readonly id: number;
  readonly destination: string;
  readonly cost: { readonly cubes: Readonly<Record<string, number>>; readonly scrolls: number };
  readonly reward: { readonly vp: number; readonly coins: number };
  readonly permanentEffect: {
    readonly title: string;
    readonly trigger: string;
    readonly building?: string;
    readonly optional: boolean;
    readonly modify?: Readonly<Record<string, number>>;
    readonly replace?: string;
  } & EffectFile;
}
/** Triggers whose effect is a gain at once; one that changes a number or a rule. */
const GIVING: readonly Trigger[] = ['afterBuildingBridge', 'afterPlayingInfluence', 'afterCompletingMission'];
/** The numbers that such a trigger changes. */
export const CHANGES: Readonly<Partial<Record<Trigger, readonly string[]>>> = {
  canalCost: ['from', 'to'],
  stayCost: ['to'],
  influenceDraw: ['draw', 'keep'],
  taxes: ['to'],
  othersTakeIntrigue: ['to'],
  finalWealth: ['coinsPerVp'],
};
/** What it does that no effect says. */
export const SPECIAL_OF: Readonly<Partial<Record<Trigger, string>>> = {
  afterEncounterOnOwnTurn: 'convertOneCube',
  afterBeingEncountered: 'activePlayerChoosesScrollOrIntrigueAgain',
  encounterPayment: 'cubeInsteadOfScroll',
};

export class Mission {
  readonly destination: number;
  readonly cubes: readonly number[];
  readonly scrolls: number;
  readonly vp: number;
  readonly coins: number;
  readonly trigger: number;
  /** Of afterActivating. */
  readonly building: number;
  readonly optional: boolean;
  readonly effect: Effect;
  readonly from: number;
  readonly to: number;

  constructor(file: MissionFile) {
    const wrong = (what: string): never => {
      throw new Error(`edition: mission ${file.id}: ${what}`);
    };
    const { trigger, building, optional, modify, replace, special } = file.permanentEffect;
    this.destination = BUILDING_NAMES.indexOf(file.destination as Building);
    if (this.destination < 0) wrong(`"${file.destination}" is not a building`);
    this.cubes = cubesOf(file.cost.cubes, `mission ${file.id}`);
    const whole = (n: unknown, what: string): number =>
      isWhole(n) ? n : wrong(`${what} is ${JSON.stringify(n)}, not a whole number from 0 to ${MOST}`);
    this.scrolls = whole(file.cost.scrolls, 'cost.scrolls');
    this.vp = whole(file.reward.vp, 'reward.vp');
    this.coins = whole(file.reward.coins, 'reward.coins');
    const t = TRIGGERS.indexOf(trigger as Trigger);
    if (t < 0) wrong(`trigger "${trigger}" is not one of ${TRIGGERS.join(', ')}`);
    this.trigger = t;
    this.building = building === undefined ? -1 : BUILDING_NAMES.indexOf(building as Building);
    if (t === TRIGGER.afterActivating && this.building < 0) wrong('afterActivating needs a building');
    this.optional = optional;
    const named = SPECIAL_OF[trigger as Trigger];
    if (named !== undefined && special !== named) wrong(`the special of ${trigger} is ${named}`);
    if (trigger === 'passUnderOpponentBridge' && replace !== 'treatAsOwnBridge') wrong('what is replaced is treatAsOwnBridge');
    const keys = CHANGES[trigger as Trigger];
    if (keys?.some((key) => !isWhole(modify?.[key]))) wrong(`modify needs ${keys.join(', ')}, whole numbers from 0 to ${MOST}`);
    this.from = modify?.from ?? 0;
    this.to = modify?.to ?? modify?.draw ?? modify?.coinsPerVp ?? 0;
    if (trigger === 'finalWealth' && this.to < 1) wrong('coinsPerVp is at least 1');
    if (trigger === 'influenceDraw' && (this.to < 1 || this.to > 3 || modify?.keep !== 1)) wrong('draw is 1 to 3, and keep is 1');
    // Where the trigger itself says all, nothing else of it is read.
    const effect: EffectFile = named === undefined || named === 'convertOneCube' ? file.permanentEffect : {};
    if ((effect.cost?.cubesOfChoice ?? 0) > 1)
      clash(`mission ${file.id}: at most one cube of choice can be the price`, { is: 'one-cube', mission: file.id });
    this.effect = new Effect(effect, `mission ${file.id}`);
    const e = this.effect;
    if (e.branches.length > 0 || e.second !== null || e.bridges > 0) wrong('no choice of parts, and no bridge, in a permanent effect');
    if (e.special !== SPECIAL.none && e.special !== SPECIAL.convertOneCube) wrong('such a special is for buildings and cards');
    if (!optional && (e.takeIntrigue > 0 || e.payCoins + e.payScrolls + e.giveIntrigue + e.discard > 0))
      clash(`mission ${file.id}: what has a price, or gives intrigue, is optional`, { is: 'a-choice', mission: file.id });
    if (GIVING.includes(trigger as Trigger) && (e.cubeCount > 0 || e.cards > 0))
      clash(`mission ${file.id}: ${trigger} gives no cubes and no cards`, { is: 'no-cubes-no-cards', mission: file.id, trigger });
  }
}
