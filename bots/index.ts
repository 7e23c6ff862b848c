// Computer players, and games among them.
export type { Bot, Decision, Gesture, Time } from './shared/bot.ts';
export { advise, adviserOf, policyOf } from './advice.ts';
export type { Adviser } from './search/adviser.ts';
export { isSame, type Pains, type Parts, type Weighed, type Weighing } from './search/weighing.ts';
export { decide, gestureOf, type Fault } from './play.ts';
export { BOTS, botNamed, namesOfBots, usualBot } from './names.ts';
export { random } from './random.ts';
export { simulate, type Simulation, type SimulationResult } from './arena.ts';
