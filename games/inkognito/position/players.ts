// Who is meant in a position: players by name, seat or colour, and who has which colour.
import { pickWord, plainWord } from '@ridotto/engine';
import { AMBASSADOR, COLOUR, COLOURS, NOBODY, PACKETS } from '../box/material.ts';
import { entries, index, wrong } from '@ridotto/engine/state/position-words.ts';
import { ambassadorSeat, type State } from '../box/state.ts';

export class Players {
  readonly #s: State;
  readonly #names: readonly string[];
  readonly #ids: Readonly<Record<string, string>>;

  constructor(s: State, names: readonly string[]) {
    this.#s = s;
    this.#names = names;
    this.#ids = Object.fromEntries(names.map((name, p) => [`s${p}`, name]));
  }

  /** The colours of the seats: said; or the players are called by them; or as the settings have it. */
  colours(given: unknown): number[] {
    const names = this.#names;
    const others = names.length > PACKETS ? 1 : 0;
    const called = names.map((name) => this.#called(name));
    const usual = this.#s.settings.colours(names.length);
    const byName = called.filter((c) => c < 0).length === others ? called.map((c) => (c < 0 ? AMBASSADOR : c)) : usual;
    const said = entries(given, 'colours');
    const colours = said.length === 0 ? byName : names.map(() => -1);
    for (const [name, colour] of said)
      colours[this.seat(name)] = plainWord(String(colour)) === 'ambassador' ? AMBASSADOR : index(COLOUR, colour);
    if (colours.includes(-1) || new Set(colours).size !== names.length || colours.filter((c) => c === AMBASSADOR).length !== others)
      wrong(`colours: every player needs one of his own${others === 1 ? ', and one of them is the ambassador' : ''}`);
    return colours;
  }
  #called(name: string): number {
    return COLOURS.indexOf(plainWord(name) as (typeof COLOURS)[number]);
  }

  /** By name, seat or unambiguous beginning. */
  seat(name: string): number {
    return this.#names.indexOf(pickWord(name, this.#names, this.#ids, 'player'));
  }
  seatOf(colour: number): number {
    return colour === AMBASSADOR ? ambassadorSeat(this.#s) : this.#s.seatOf[colour];
  }
  /** The colour of a player, by their name or by the colour itself. */
  colour(name: string): number {
    const c = this.#called(name);
    const isName = this.#names.some((n) => plainWord(n) === plainWord(name));
    if (!isName && c >= 0 && this.#s.seatOf[c] !== NOBODY) return c;
    return this.#s.colour[this.seat(name)];
  }
  /** Whose packet: a player's, or the one that is set aside, also called by its colour. */
  packet(name: string): number {
    const plain = plainWord(name).replaceAll(/\s+/g, '-');
    const aside = this.#s.seatOf.indexOf(NOBODY);
    return aside >= 0 && (plain === 'set-aside' || plain === COLOURS[aside]) ? aside : this.colour(name);
  }
}
