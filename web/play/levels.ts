// The bots that play every game, from the weakest to the strongest: also on this device, which needs no house for them.
export const LEVELS = ['random', 'easy', 'steady', 'strong', 'strongest'] as const;
