// What is shown of a player: games that are over, how strong they are, whom they have met.
import { call } from './http/api.ts';
import { knownKey, ownKey } from './guest.ts';

export type ShownTo = 'nobody' | 'me' | 'everybody';
export interface Sharing {
  readonly profile: ShownTo;
  readonly rating: ShownTo;
  readonly meetings: ShownTo;
  /** May a house that publishes show, without names, the games that one has sat at? */
  readonly published: boolean;
}
export interface Meeting {
  /** null: nobody whose page could be looked at. */
  readonly player: string | null;
  readonly name: string;
  readonly games: number;
  readonly before: number;
  readonly after: number;
}
export interface Profile {
  readonly player: string;
  readonly name: string;
  /** null, as those below: it is not shown. */
  readonly profile: {
    readonly streak: number;
    readonly games: readonly {
      readonly game: string;
      readonly players: number;
      readonly people: boolean;
      readonly places: readonly number[];
    }[];
  } | null;
  readonly ratings: readonly { readonly game: string; readonly games: number; readonly rating: number; readonly give: number }[] | null;
  readonly meetings: readonly Meeting[] | null;
  /** Between whoever looks and this player. */
  readonly between?: Meeting;
}
export interface OwnProfile extends Profile {
  readonly sharing: Sharing;
}

export const ownProfile = (): Promise<OwnProfile> => call('/me/profile', ownKey());
export const share = (sharing: Partial<Sharing>): Promise<OwnProfile> => call('/me/profile', ownKey(), sharing);
export const playerProfile = (player: string): Promise<Profile> => call(`/players/${encodeURIComponent(player)}`, knownKey());
/** Who at a table can be looked at, by seat. */
export const playersAt = async (table: string): Promise<readonly { readonly seat: string; readonly player: string }[]> =>
  (await call<{ players: { seat: string; player: string }[] }>(`/tables/${encodeURIComponent(table)}/players`, null)).players;
