// 5.5 What the Doge's way costs, in prestige.

/** For the first step into a neighbour, where no bridge touches his district; paid to nobody. */
export const STEP = 2;
/** For an opponent's bridge, paid to its owner. */
export const TOLL = 1;
export const tollOf = <T>(owner: T, seat: T): number => (owner === seat ? 0 : TOLL);
/** A2: no total goes below 0, unless the setting allows debt. */
export const canPay = (prestige: number, points: number, debt: boolean): boolean => prestige >= points || debt;
