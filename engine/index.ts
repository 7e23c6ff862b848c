// The engine: what a game is, and everything that follows from it.
export * from './cases.ts';
export * from './choice.ts';
export * from './compare.ts';
export * from './fields.ts';
export * from './flow.ts';
export * from './game.ts';
export * from './io.ts';
export * from './lines.ts';
export * from './match.ts';
export * from './outcomes.ts';
export * from './pile.ts';
export * from './place.ts';
export * from './record.ts';
