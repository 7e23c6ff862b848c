// What a turn changes for the one whose turn it is: a little of the state, quickly copied, on which a turn is tried.
import { CAPACITY, TYPES } from '@ridotto/games/venice/box/material.ts';
import { bridgesOf, cardsInHand, unfinished, type State } from '@ridotto/games/venice/box/state.ts';

export class Purse {
  coins = 0;
  scrolls = 0;
  intrigue = 0;
  vp = 0;
  council = 0;
  /** Influence cards in hand. */
  cards = 0;
  /** Unfinished missions in hand; those of them drawn in this trial. */
  missions = 0;
  drawn = 0;
  bridges = 0;
  /** 1: the favour card is not turned yet. */
  favour = 0;
  /** On the active gondola. */
  readonly cubes: [number, number, number] = [0, 0, 0];
  /** Bit mask of the hand's missions completed in this trial. */
  done = 0;
  /** In points: what is no number of the state. */
  extra = 0;

  read(s: State, seat: number, g: number): this {
    this.coins = s.coins[seat];
    this.scrolls = s.scrolls[seat];
    this.intrigue = s.intrigue[seat];
    this.vp = s.vp[seat];
    this.council = s.council[seat];
    this.cards = cardsInHand(s, seat);
    this.missions = unfinished(s, seat);
    this.drawn = 0;
    this.bridges = bridgesOf(s, seat);
    this.favour = s.favour[seat];
    for (let t = 0; t < TYPES; t++) this.cubes[t] = s.cubes[g * TYPES + t];
    this.done = 0;
    this.extra = 0;
    return this;
  }
  copy(other: Purse): this {
    this.coins = other.coins;
    this.scrolls = other.scrolls;
    this.intrigue = other.intrigue;
    this.vp = other.vp;
    this.council = other.council;
    this.cards = other.cards;
    this.missions = other.missions;
    this.drawn = other.drawn;
    this.bridges = other.bridges;
    this.favour = other.favour;
    this.cubes[0] = other.cubes[0];
    this.cubes[1] = other.cubes[1];
    this.cubes[2] = other.cubes[2];
    this.done = other.done;
    this.extra = other.extra;
    return this;
  }
  equals(other: Purse): boolean {
    return (
      this.coins === other.coins &&
      this.scrolls === other.scrolls &&
      this.intrigue === other.intrigue &&
      this.vp === other.vp &&
      this.council === other.council &&
      this.cards === other.cards &&
      this.missions === other.missions &&
      this.drawn === other.drawn &&
      this.bridges === other.bridges &&
      this.favour === other.favour &&
      this.cubes[0] === other.cubes[0] &&
      this.cubes[1] === other.cubes[1] &&
      this.cubes[2] === other.cubes[2] &&
      this.done === other.done &&
      this.extra === other.extra
    );
  }
  get load(): number {
    return this.cubes[0] + this.cubes[1] + this.cubes[2];
  }
  get room(): number {
    return CAPACITY - this.load;
  }
}
