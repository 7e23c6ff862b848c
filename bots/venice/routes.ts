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

  constructor(mind: Mind) {
    const { s, seat, g } = mind;
    this.#mind = mind;
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
      if (depth === MOST_CANALS) continue;
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
    const worth = mooring(this.#mind, this.#here.copy(before), quay, this.#sharing[quay], this.#afters[quay]);
    if (worth > this.#best.worth) this.#best = { worth, to: this.#first, moor: first, spy: this.#spied < 0 ? QUAYS : this.#spied };
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
