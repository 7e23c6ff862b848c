// The settings, the default first.
import type { OptionTable, Options } from '@ridotto/engine';
import { SEATS } from './material.ts';

export const OPTIONS = {
  /** 2.1: where the tiles lie. */
  layout: ['random', 'example'],
  /** `chosen`: the first seat begins. */
  firstPlayer: ['random', 'chosen'],
  /** 2.1: who has a favour card; `standard`: everybody, but nobody alone; `chosen`: the seats below. */
  favourCards: ['standard', 'all', 'none', 'chosen'],
  favour1: [false, true],
  favour2: [false, true],
  favour3: [false, true],
  favour4: [false, true],
  favour5: [false, true],
  /** A1: passing one's own second gondola does not keep one from activating the building. */
  activateAtOwnGondola: [false, true],
  // 11: difficulty, alone
  soloExtraCards: [0, 1, 2],
  soloAssistants: [true, false],
  soloHeadStart: [0, 1, 2, 3, 4, 5],
  soloVpSpace1: [0, 1],
  soloVpSpace4: [4, 3],
  soloScrolls: [2, 3, 1],
  soloFinalTurns: [1, 0, 2],
} as const satisfies OptionTable;

/** The same as the rules read them. */
export class Settings {
  readonly exampleLayout: boolean;
  readonly firstSeatBegins: boolean;
  readonly activateAtOwn: boolean;
  readonly extraCards: number;
  readonly dogeAssistants: boolean;
  readonly headStart: number;
  readonly vpSpace1: number;
  readonly vpSpace4: number;
  readonly dogeScrolls: number;
  readonly finalTurns: number;
  readonly #favour: string;
  readonly #chosen: readonly boolean[];

  constructor(options: Options) {
    this.exampleLayout = options.layout === 'example';
    this.firstSeatBegins = options.firstPlayer === 'chosen';
    this.activateAtOwn = options.activateAtOwnGondola === true;
    this.extraCards = Number(options.soloExtraCards);
    this.dogeAssistants = options.soloAssistants === true;
    this.headStart = Number(options.soloHeadStart);
    this.vpSpace1 = Number(options.soloVpSpace1);
    this.vpSpace4 = Number(options.soloVpSpace4);
    this.dogeScrolls = Number(options.soloScrolls);
    this.finalTurns = Number(options.soloFinalTurns);
    this.#favour = String(options.favourCards);
    this.#chosen = Array.from({ length: SEATS }, (_, p) => options[`favour${p + 1}`] === true);
  }

  hasFavour(seat: number, seats: number): boolean {
    if (this.#favour === 'chosen') return this.#chosen[seat];
    return this.#favour === 'all' || (this.#favour === 'standard' && seats > 1);
  }
}
