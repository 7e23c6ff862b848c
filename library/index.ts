// The rules as a library, for search, learning and research (docs/library.md).
export { Environment, NotThere, type Said, type Wanted } from './environment.ts';
export type { ChanceQuestion } from './chance.ts';
export { Session } from './session.ts';
export type { Saved } from './saved.ts';
export { GAMES, gameNamed, inkognito, sanMarco, valencia, venice } from '@ridotto/games';
