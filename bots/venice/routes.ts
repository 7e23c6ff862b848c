// Where to go: every route that can be paid for, with what it costs, whom it meets, what it activates on the way, and what
// mooring at its end brings.
import { has } from '@ridotto/engine';
import { QUAYS, SEATS, TILES } from '@ridotto/games/venice/box/material.ts';
import { TRIGGER } from '@ridotto/games/venice/box/missions.ts';
import { permanent, stackAt } from '@ridotto/games/venice/box/state.ts';
import { aftersAt, canalCost, isOwnBridge, passMask } from '@ridotto/games/venice/rules/ways.ts';
import { activate, takeIntrigue } from './effects.ts';
import type { Mind } from './mind.ts';
import { mooring, sharing } from './mooring.ts';
import { Purse } from './purse.ts';

/** Longer ways are seldom better, and there are many of them. */
const MOST_CANALS = 5;
/** The same for the way after that, of which less is known. */
const MOST_CANALS_ON = 3;

export interface Route {
  worth: number;
  /** The first quay, and whether one moors there. */
  to: number;
  moor: boolean;
  /** Where the spy does most good; NOWHERE: nowhere. */
  spy: number;
}

export class Routes {
  readonly #mind: Mind;
  readonly #arrived = Array.from({ length: MOST_CANALS + 1 }, () => new Purse());
  readonly #leaving = Array.from({ length: MOST_CANALS + 1 }, () => new Purse());
  readonly #here = new Purse();
  readonly #other: number;
  readonly #afters: readonly number[];
  readonly #masks: readonly number[];
  readonly #met: readonly (readonly number[])[];
  readonly #sharing: readonly number[];
  #best: Route = none();
  #first = -1;
  #spied = -1;
  readonly #most: number;
  /** Ways on from where this one ends; undefined: nobody looks so far. */
  readonly #on: Routes | undefined;
  /** [quay] what the best way on from there would bring, once somebody has asked. */
  readonly #fromThere: number[] = [];

  constructor(mind: Mind, most = MOST_CANALS) {
    const { s, seat, g } = mind;
    this.#mind = mind;
    this.#most = most;
    if (most > MOST_CANALS_ON && mind.taste.wayOn > 0) this.#on = new Routes(mind, MOST_CANALS_ON);
    this.#other = s.gondola[g ^ 1];
    const quays = Array.from({ length: QUAYS }, (_, q) => q);
    this.#afters = quays.map((q) => aftersAt(s, seat, s.buildingAt[q]));
    this.#masks = quays.map((q) => passMask(s, seat, g, q));
    this.#sharing = quays.map((q) => sharing(mind, q));
    this.#met = quays.map((q) => stackAt(s, q).filter((o) => o >> 1 !== seat));
  }

  /**
   * The best way on from here, with this in the purse. `steps`: canals so far, the first is free; `spy`: it may still be put
   * somewhere.
   */
  from(quay: number, visited: number, steps: number, p: Purse, spy = false): Route {
    this.#best = none();
    this.#first = -1;
    this.#spied = spy ? -1 : QUAYS;
    this.#go(quay, visited, steps, 0, p);
    return this.#best;
  }

  #go(quay: number, visited: number, steps: number, depth: number, before: Purse): void {
    const { s, seat } = this.#mind;
    const p = this.#arrived[depth];
    for (const { canal, to } of s.edition.ways[quay]) {
      if (has(visited, to)) continue;
      const cost = steps === 0 ? 0 : canalCost(s, seat, canal);
      if (cost > before.coins) continue;
      if (depth === 0) this.#first = to;
      p.copy(before);
      p.coins -= cost;
      if (isOwnBridge(s, seat, canal)) p.coins++;
      else if (s.bridges[canal] > 0) takeIntrigue(this.#mind, p);
      if (to !== this.#other) this.#moor(to, p, depth === 0);
      if (depth === this.#most) continue;
      this.#meet(to, p);
      const then = visited | (1 << to);
      this.#pass(to, then, steps, depth, this.#masks[to]);
      if (this.#spied < 0 && to !== this.#other) {
        this.#spied = to;
        this.#pass(to, then, steps, depth, s.buildingAt[to] < TILES ? 15 : 3);
        this.#spied = -1;
      }
    }
  }
  #pass(quay: number, visited: number, steps: number, depth: number, mask: number): void {
    const p = this.#leaving[depth].copy(this.#arrived[depth]);
    if (mask > 0) activate(this.#mind, p, this.#mind.s.buildingAt[quay], mask, this.#afters[quay]);
    this.#go(quay, visited, steps + 1, depth + 1, p);
  }

  /** 4.7: whom one passes. */
  #meet(quay: number, p: Purse): void {
    const { s } = this.#mind;
    for (const g of this.#met[quay]) {
      pay(this.#mind, p);
      const owner = g >> 1;
      if (owner < SEATS) {
        p.extra += this.#mind.rival * 0.5;
        if (permanent(s, owner, TRIGGER.afterBeingEncountered) >= 0) pay(this.#mind, p);
      } else if (s.seats === 1) p.extra += 0.35;
    }
  }

  #moor(quay: number, before: Purse, first: boolean): void {
    const worth = this.#wayOn(quay) + mooring(this.#mind, this.#here.copy(before), quay, this.#sharing[quay], this.#afters[quay]);
    if (worth > this.#best.worth) this.#best = { worth, to: this.#first, moor: first, spy: this.#spied < 0 ? QUAYS : this.#spied };
  }

  /** How much better it is to go on from there another time than from where the gondola is now. */
  #wayOn(quay: number): number {
    if (this.#on === undefined) return 0;
    const { s, g, taste } = this.#mind;
    return taste.wayOn * (this.#from(this.#on, quay) - this.#from(this.#on, s.gondola[g]));
  }
  /** With what one has now: what the way that comes first brings is left out of account. */
  #from(on: Routes, quay: number): number {
    const { s, seat, g } = this.#mind;
    return (this.#fromThere[quay] ??= on.from(quay, 1 << quay, 0, new Purse().read(s, seat, g)).worth);
  }
}
const none = (): Route => ({ worth: -Infinity, to: -1, moor: false, spy: QUAYS });

/** A scroll or intrigue, whichever costs less. */
function pay(mind: Mind, p: Purse): void {
  if (p.scrolls > 0 && paysScroll(mind, p)) p.scrolls--;
  else takeIntrigue(mind, p);
}
function paysScroll(mind: Mind, p: Purse): boolean {
  const { payment: otherwise } = mind.trials;
  otherwise.copy(p).scrolls--;
  const scroll = mind.worth(otherwise);
  takeIntrigue(mind, otherwise.copy(p));
  return scroll >= mind.worth(otherwise);
}
