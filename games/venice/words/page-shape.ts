// What only the page of Venice says: labels of its board, the plan of a way, player boards, the Doge, the scoring sheet.
// `place` is a building, so that a language may decline it; owners and gondolas come in the words of names.
import type { Row } from './shape.ts';

export const LEVELS = ['easy', 'normal', 'hard', 'severe'] as const;
export type Level = (typeof LEVELS)[number];

export interface PageWords {
  tabs: { missions: string; cards: string; smugglers: string; doge: string };
  /** Heading of what is told before the first turn. */
  begins: string;
  board: {
    name: string;
    /** Of a building with several choices, by its name. */
    choices(name: string): string;
    /** `Space 1: gain 1 ceramics.` Both are whole: only the colon is each language’s own. */
    labelled(what: string, said: string): string;
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
    none: string;
    /** On the board, where one way or another leads. */
    target(place: string): string;
    /** What a way costs: `2 coins, 5 left` */
    cost(coins: string, left: string): string;
    /** A way in a line: the buildings on it, and what there is to say of it. */
    way(via: string, said: readonly string[]): string;
    short: string;
    meetings(n: number): string;
    /** Which of the ways is looked at. */
    nth(n: number, of: number): string;
    before: string;
    after: string;
    steps: string;
    pass(place: string): string;
    moor(place: string): string;
    canal(price: string): string;
    coinOwn: string;
    intrigue(owner: string): string;
    meets(who: string): string;
    meetsOwn: string;
    onTop(who: string): string;
    uses(what: readonly string[]): string;
    nothing: string;
    goOn(step: string): string;
    forget: string;
    unreachable(place: string): string;
  };
  hand: {
    title: string;
    drawn: string;
    to(place: string): string;
    price(text: string): string;
    reward(text: string): string;
    /** Of a mission: what it costs is on the gondola with the gondolier. */
    ready: string;
    lacks(text: string): string;
    /** Opens everything about a card. */
    more(card: string): string;
    /** Of a slot for completed missions, by its number. */
    slot(n: number): string;
    freeSlot: string;
    favour: string;
  };
  cubes: { title: string; none: string };
  encounter: {
    title(place: string): string;
    chosen(what: string): string;
    waits: string;
  };
  panel: {
    of(name: string): string;
    limit(n: number, most: number): string;
    /** Would be arrested if the game ended now. */
    arrest: string;
    /** Points with what the final scoring would add now. */
    later(vp: string): string;
    assistants(n: number): string;
    bridges(n: number): string;
    cards(n: number): string;
    missions(n: number): string;
    archived(n: number): string;
    first: string;
    favour: string;
    slots: string;
    gondola(place: string, cargo: string, led: boolean): string;
    ashore: string;
    /** The same beside a picture of it, where there is little room. */
    ashoreBrief: string;
    playing(card: string): string;
  };
  smugglers: {
    title: string;
    about: string;
    deck(letter: string, cards: number): string;
    at(letter: string, place: string | null): string;
    /** Both of them. */
    both: string;
    /** Of both, placed. */
    assistants(n: number): string;
  };
  doge: {
    name: string;
    title: string;
    row: string;
    empty: string;
    ignored: string;
    deck(n: number): string;
    smugglers(letter: string, n: number): string;
    council(letter: string, n: number): string;
    scrolls(n: number, most: number): string;
    intrigue(n: number, most: number): string;
    steps: readonly string[];
    explain: string;
    /** What happened in his last turn, part by part. */
    last: { title: string; a: string; b: string; row: string; refill: string };
    turnsLeft(n: number): string;
  };
  end: {
    before: string;
    explain: string;
    why: Readonly<Record<Row, string>>;
    beforeWhy: string;
    council(space: number, award: number): string;
    assistants(placed: number, space: number): string;
    wealth(coins: number, per: number): string;
    favour(kept: boolean): string;
    beaten(mine: number, his: number): string;
  };
  results: {
    title: string;
    none: string;
    won: string;
    lost: string;
    arrested: string;
    score(mine: number, his: number): string;
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
}
