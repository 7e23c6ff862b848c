// What only the page says: places of the board, piles as they are made, scenes and tables around the board.
import type { Guild } from '../box/material.ts';
import type { Prompt } from './shape.ts';

export interface PageWords {
  board: {
    city: string;
    council: string;
    rounds: string;
    choices(place: string): string;
    /** Of a guild's stock: pressing it lights up the guild's squares. */
    squares: string;
    square(cell: string, guild: Guild, cost: string): string;
    free: string;
    member(name: string): string;
    beside(fountains: readonly string[]): string;
    palm: string;
    wall: string;
    corner: string;
    space(cell: string): string;
    fountain(cell: string, fountain: string): string;
    central(value: number): string;
    tree(tree: string, palm: boolean): string;
    chair(seat: string, holders: readonly string[]): string;
    stock(left: number, price: string): string;
    /** The member or palm that stands there. */
    take(place: string): string;
    lay(place: string): string;
  };
  round: {
    states: Readonly<Record<'past' | 'now' | 'later', string>>;
    about(n: number, state: string, steps: readonly string[], fountain: string): string;
  };
  tabs: Readonly<Record<'missions' | 'rounds' | 'cards' | 'score', string>>;
  missions: {
    title: string;
    prompt: Prompt;
    count(kept: number, of: number): string;
    none: string;
    /** Of a mission that compares wealth. */
    hidden: string;
    others: string;
    points(n: number): string;
  };
  planning: {
    prompt(drawn: number): Prompt;
    draw: string;
    /** So many cards, so many rounds after this one, about so many for each. */
    left(n: number, rounds: number, each: number): string;
    empty: string;
    /** A card is meant to be drawn: the second press draws it. */
    drawNow: string;
    rest: string;
    pile(n: number): string;
    fresh: string;
    total(n: number): string;
    /** A card and where it lies. */
    card(card: string, where: string): string;
    put(card: string): string;
    singles: string;
    one: string;
    keys: string;
    whole: string;
    handedIn: string;
  };
  auction: {
    title(step: string): string;
    /** States of a player. */
    queue: string;
    now: string;
    passed: string;
    first: string;
    acts: string;
    noAct: string;
    total(n: number): string;
    reveal(pile: number, total: string): string;
    nina(cards: number): string;
  };
  own: {
    piles: string;
    pile(n: number, cards: string): string;
    nothing: string;
    /** Cards that may go back under the draw pile. */
    back: string;
    faceDown(sizes: readonly number[]): string;
  };
  panel: {
    /** In short: what a player has, and what it would be if the game ended now. */
    score(now: number, later?: number): string;
    supply(n: number): string;
    draw(n: number): string;
    soFar(n: number): string;
    soFarAbout: string;
  };
  rounds: { caption: string; guild: string; about: string };
  cards: { about: string; caption: string; unseen: string; known: string; never(n: number): string };
  /** `open`: where everybody's missions are known. */
  score: { caption: string; about: string; open: string; others: string };
  end: { fountains: string; fountain(cell: string, value: number): string; central: string };
  /** What the log says besides. */
  log: {
    /** Heading of the set-up. */
    begins: string;
    draws(who: string, cards: readonly string[]): string;
    /** Two or more, so many missions each. */
    dealt(who: readonly string[], missions: string): string;
    total: string;
  };
}
