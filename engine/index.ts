// The engine: what a game is, and everything that follows from it.
export * from './cases/cases.ts';
export * from './notation/choice.ts';
export * from './cases/compare.ts';
export { STEPS } from './cases/steps.ts';
export * from './state/fields.ts';
export * from './flow.ts';
export * from './game.ts';
export * from './io.ts';
export * from './notation/lines.ts';
export * from './options.ts';
export * from './match/match.ts';
export * from './match/migration.ts';
export * from './match/outcomes.ts';
export * from './state/pile.ts';
export * from './state/place.ts';
export * from './match/record.ts';
export * from './ranking.ts';
export * from './match/versions.ts';
