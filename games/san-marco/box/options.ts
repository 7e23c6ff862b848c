// The settings of 11.3, the default first.
import type { OptionTable, Options } from '@ridotto/engine';

export const OPTIONS = {
  roleAssignment: ['random', 'leaderChooses'],
  openOffers4p: ['faceDown', 'faceUp'],
  mandatoryEffects: ['dogeOnly', 'all'],
  allowDebt: [false, true],
  /** `chosen`: the first seat leads. */
  firstLeader: ['random', 'chosen'],
  fourEqualRolls: ['ask', 'forceReroll'],
  banishDie: ['d6', 'fixed3'],
} as const satisfies OptionTable;

/** The same as the rules read them: yes or no. */
export class Settings {
  readonly leaderChooses: boolean;
  readonly openOffers: boolean;
  readonly allCompulsory: boolean;
  readonly debt: boolean;
  readonly firstSeatLeads: boolean;
  readonly alwaysRepeat: boolean;
  readonly fixedBanishment: boolean;
  constructor(options: Options) {
    this.leaderChooses = options.roleAssignment === 'leaderChooses';
    this.openOffers = options.openOffers4p === 'faceUp';
    this.allCompulsory = options.mandatoryEffects === 'all';
    this.debt = options.allowDebt === true;
    this.firstSeatLeads = options.firstLeader === 'chosen';
    this.alwaysRepeat = options.fourEqualRolls === 'forceReroll';
    this.fixedBanishment = options.banishDie === 'fixed3';
  }
}
