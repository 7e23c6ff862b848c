// What only the page of Venice says: labels of its board, the plan of a way, player boards, the Doge, the scoring sheet.
import type { DogeCard } from '../material.ts';
import type { Row } from './shape.ts';

export const LEVELS = ['easy', 'normal', 'hard', 'severe'] as const;
export type Level = (typeof LEVELS)[number];

export interface PageWords {
  tabs: { missions: string; cards: string; results: string };
  board: {
    name: string;
    /** Of a building with several choices. */
    choices(place: string): string;
    /** `Space 1: gain 1 ceramics.` Both are whole. */
    effect(space: string, does: string): string;
    assistants(list: readonly string[]): string;
    noAssistants: string;
    /** `Anne on space 2` */
    onSpace(owner: string, space: number): string;
    gondolas(list: readonly string[]): string;
    noGondola: string;
    /** `Anne’s gondola with 2 cloth, with the gondolier` */
    gondola(gondola: string, cargo: string | null, led: boolean): string;
    at(gondola: string, place: string): string;
    canals(list: readonly string[]): string;
    /** Of a canal, from a building: `to the Docks for 2 coins` */
    way(place: string, price: string): string;
    canal(canal: string, price: string): string;
    bridge(canal: string, owner: string): string;
    assistant(owner: string, place: string, space: number): string;
    track(list: readonly string[], end: number | null): string;
    council: string;
    awards: string;
    free: string;
    spy: string;
  };
  plan: {
    title: string;
    about: string;
    to: string;
    none: string;
    /** On the board, where one way or another leads. */
    target(place: string): string;
    /** What a way costs: `2 coins, 5 left` */
    cost(coins: string, left: string): string;
    short: string;
    ways(n: number): string;
    more(n: number): string;
    pass(place: string): string;
    moor(place: string): string;
    canal(price: string): string;
    coinOwn: string;
    intrigue(owner: string): string;
    meets(who: string): string;
    meetsOwn: string;
    onTop(who: string): string;
    uses(what: string): string;
    nothing: string;
    advance(space: number): string;
    goOn(step: string): string;
    forget: string;
    unreachable(place: string): string;
  };
  hand: {
    title: string;
    missions: string;
    noMissions: string;
    cards: string;
    noCards: string;
    drawn: string;
    hidden(n: number): string;
    to(place: string): string;
    price(text: string): string;
    reward(text: string): string;
    effect(text: string): string;
    /** A mission that could be completed with what this gondola carries. */
    ready: string;
    lacks(text: string): string;
    favour: string;
    seen(text: string): string;
  };
  cubes: { title: string; now: string; other: string };
  encounter: {
    title(place: string): string;
    secret: string;
    chosen(what: string): string;
    waits: string;
    scrolls(n: string): string;
    intrigue(n: string): string;
  };
  panel: {
    of(name: string): string;
    vp: string;
    intrigue: string;
    limit(n: number, most: number): string;
    assistants(n: number): string;
    bridges(n: number): string;
    cards(n: number): string;
    missions(n: number): string;
    archived(n: number): string;
    first: string;
    favour: string;
    turned: string;
    slots: string;
    emptySlot: string;
    powers(n: number): string;
    gondola(place: string, cargo: string, led: boolean): string;
    ashore: string;
    playing(card: string): string;
  };
  smugglers: {
    title: string;
    about: string;
    deck(letter: string, cards: number): string;
    at(letter: string, place: string | null): string;
    assistants(letter: string, n: number): string;
    goal(letter: string, place: string): string;
  };
  doge: {
    name: string;
    title: string;
    row: string;
    empty: string;
    ignored: string;
    comes: string;
    deck(n: number): string;
    smugglers(letter: string, n: number): string;
    council(letter: string, n: number): string;
    scrolls(n: number, most: number): string;
    intrigue(n: number, most: number): string;
    steps: readonly string[];
    explain: string;
    last(n: number): string;
    leaves(place: number): string;
    place: Readonly<Record<1 | 2 | 3, string>>;
    /** Where a card of the row stands in a hint: kind of the card. */
    named(card: DogeCard): string;
  };
  end: {
    place: string;
    player: string;
    before: string;
    explain: string;
    why: Readonly<Record<Row, string>>;
    beforeWhy: string;
    council(space: number, award: number): string;
    assistants(placed: number, space: number): string;
    wealth(coins: number, per: number): string;
    favour(kept: boolean): string;
    intrigue(n: number, arrested: boolean): string;
    beaten(mine: number, his: number): string;
    tie: string;
    trigger: string;
    step(n: number): string;
  };
  results: {
    title: string;
    none: string;
    won: string;
    lost: string;
    arrested: string;
    score(mine: number, his: number): string;
    best: string;
    kept: string;
    clear: string;
    level(level: string): string;
  };
  levels: {
    title: string;
    about: string;
    names: Readonly<Record<Level, string>>;
    says: Readonly<Record<Level, string>>;
    own: string;
  };
  groups: { gondolier: string; cards: string; favour: string; missions: string; other: string };
}
