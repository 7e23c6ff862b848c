// Doge cards as data (1.5): what happens to the Doge, and what to the player.
import { isWhole, MOST } from './effects.ts';

export interface DogeFile {
  readonly kind: string;
  readonly copies: number;
  readonly doge?: Readonly<Record<string, unknown>>;
  readonly human?: Readonly<Record<string, unknown>>;
}
const DOGE_KEYS = [
  'councilA',
  'councilB',
  'councilRearmost',
  'vp',
  'scrolls',
  'special',
  'vpIfHumanMoreIntrigue',
  'otherwise',
  'vpIfNoBridge',
];
const HUMAN_KEYS = ['takeIntrigue', 'scrollOrIntrigue', 'unconditional'];

export class DogeEffect {
  readonly council: readonly [number, number];
  readonly rearmost: number;
  readonly vp: number;
  readonly scrolls: number;
  /** A bridge; without one, so many points. */
  readonly bridge: boolean;
  readonly vpIfNoBridge: number;
  readonly rivalry: boolean;
  readonly vpIfMore: number;
  readonly otherwiseVp: number;
  readonly otherwiseRemove: number;
  /** For the player; mission 20 cancels what is unconditional. */
  readonly takeIntrigue: number;
  readonly unconditional: boolean;
  readonly payments: number;

  constructor({ kind, doge = {}, human = {} }: DogeFile) {
    for (const [map, keys] of [
      [doge, DOGE_KEYS],
      [human, HUMAN_KEYS],
    ] as const) {
      if (typeof map !== 'object' || map === null) throw new Error(`edition: Doge card ${kind}: doge and human are maps`);
      for (const key of Object.keys(map))
        if (!keys.includes(key)) throw new Error(`edition: Doge card ${kind}: "${key}" is not one of ${keys.join(', ')}`);
    }
    const n = (map: Readonly<Record<string, unknown>>, key: string, otherwise = 0): number => {
      const value = map[key] ?? otherwise;
      if (isWhole(value)) return value;
      throw new Error(`edition: Doge card ${kind}: ${key} is ${JSON.stringify(value)}, not a whole number from 0 to ${MOST}`);
    };
    if (doge.special !== undefined && doge.special !== 'placeBridge' && doge.special !== 'rivalry')
      throw new Error(`edition: Doge card ${kind}: its special is placeBridge or rivalry`);
    const otherwise = (doge.otherwise ?? {}) as Readonly<Record<string, unknown>>;
    this.council = [n(doge, 'councilA'), n(doge, 'councilB')];
    this.rearmost = n(doge, 'councilRearmost');
    this.vp = n(doge, 'vp');
    this.scrolls = n(doge, 'scrolls');
    this.bridge = doge.special === 'placeBridge';
    this.vpIfNoBridge = n(doge, 'vpIfNoBridge', 2);
    this.rivalry = doge.special === 'rivalry';
    this.vpIfMore = n(doge, 'vpIfHumanMoreIntrigue');
    this.otherwiseVp = n(otherwise, 'vp');
    this.otherwiseRemove = n(otherwise, 'removeIntrigue');
    this.takeIntrigue = n(human, 'takeIntrigue');
    this.unconditional = human.unconditional === true;
    this.payments = n(human, 'scrollOrIntrigue');
  }
}
