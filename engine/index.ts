// The engine: what a game is, and everything that follows from it.
export * from './cases/cases.ts';
export * from './notation/choice.ts';
export * from './cases/compare.ts';
export { STEPS } from './cases/steps.ts';
export * from './state/fields.ts';
export * from './flow/flow.ts';
export * from './match/game.ts';
export * from './flow/io.ts';
export * from './match/lines.ts';
export * from './match/options.ts';
export * from './match/match.ts';
export * from './match/migration.ts';
export * from './match/outcomes.ts';
export * from './state/pile.ts';
export * from './flow/place.ts';
export * from './match/record.ts';
export * from './ranking.ts';
export * from './match/versions.ts';
