// What every language says of Parcels.
import type { Catalogue } from '@ridotto/engine/teller.ts';
import type { GameText } from '@ridotto/engine/manifest.ts';

export type Name = (seat: string) => string;
export type ParcelsWords = GameText &
  Catalogue<Name, Name> & {
    stage(round: number): string;
    waiting(names: readonly string[]): string;
    handedIn: string;
    held: string;
    nothingHere(): string;
    coins(n: number): string;
    closed(n: number): string;
  };

/** What the view says, as far as words and board need it. */
export interface ParcelsView {
  readonly at: string;
  readonly round: number;
  readonly coins: Readonly<Record<string, number>>;
  readonly opened: Readonly<Record<string, readonly string[]>>;
  /** Of others only how many, until the end. */
  readonly closed: Readonly<Record<string, readonly string[] | number>>;
  readonly parcel?: string | null;
}
