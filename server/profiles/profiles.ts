// What is shown of a guest: the games that they have played to the end, how strong they are, and whom they have met. To others
// only what its owner shares, and nobody is named who does not share it as well.
import { seatId } from '@ridotto/engine';
import { Trouble } from '../shared/trouble.ts';
import type { Meeting, Records } from '../storage/result.ts';
import type { Guest } from '../storage/store.ts';
import type { Storing } from '../tables/storing.ts';
import { shown } from './shown.ts';
import { sharingIn, withSharing, type Sharing, type ShownTo } from './sharing.ts';

export interface ProfileView {
  /** By which others find it. */
  readonly player: string;
  readonly name: string;
  /** null: it is not shown. */
  readonly profile: {
    readonly streak: number;
    readonly games: readonly {
      readonly game: string;
      readonly players: number;
      /** Did people alone play? */
      readonly people: boolean;
      /** How many of them ended in the first place, the second, … */
      readonly places: readonly number[];
    }[];
  } | null;
  readonly ratings: readonly { readonly game: string; readonly games: number; readonly rating: number; readonly give: number }[] | null;
  readonly meetings: readonly MeetingView[] | null;
  /** Between whoever asks and this one. */
  readonly between?: MeetingView;
}
interface MeetingView {
  /** null: nobody whose profile could be looked at. */
  readonly player: string | null;
  readonly name: string;
  readonly games: number;
  readonly before: number;
  readonly after: number;
}
export interface OwnProfile extends ProfileView {
  readonly sharing: Sharing;
}

const MOST_MEETINGS = 50;

export class Profiles {
  readonly #storing: Storing;
  constructor(storing: Storing) {
    this.#storing = storing;
  }

  async own(guest: Guest): Promise<OwnProfile> {
    const { name, settings } = await this.#account(guest.id);
    const sharing = sharingIn(settings);
    const view = await this.#view(
      { id: guest.id, name },
      (to) => to !== 'nobody',
      sharing,
      () => true,
    );
    return { ...view, sharing };
  }
  async share(guest: Guest, wished: Partial<Sharing>): Promise<OwnProfile> {
    const { settings } = await this.#account(guest.id);
    const next = withSharing(settings, { ...sharingIn(settings), ...wished });
    await this.#storing.write('what is shown of a guest', 'nothing was changed', (store) => store.accounts.keepSettings(guest.id, next));
    return await this.own(guest);
  }

  /** As others see it; `by`: whoever asks, if the house knows them. Throws Trouble where nothing is shown. */
  async look(id: string, by: Guest | undefined): Promise<ProfileView> {
    const account = await this.#storing.read((store) => store.accounts.account(id));
    const sharing = account && sharingIn(account.settings);
    if (!account || !isShown(sharing!))
      throw Trouble.of('no-such-player', 'nobody is shown here: there is no such player, or they keep it to themselves');
    const toAll = (to: ShownTo): boolean => to === 'everybody';
    const view = await this.#view(account, toAll, sharing!, ({ settings }) => sharingIn(settings).meetings === 'everybody');
    if (!by || by.id === id || sharing!.meetings !== 'everybody') return view;
    const [met] = await this.#storing.read((store) => store.results.meetings(id, { most: 1, other: by.id }));
    return met ? { ...view, between: meetingIn(met) } : view;
  }

  /** Who at this table can be looked at, by seat. */
  async at(table: string): Promise<readonly { readonly seat: string; readonly player: string }[]> {
    const seated = await this.#storing.read((store) => store.results.seated(table));
    return seated.flatMap(({ seat, guest, settings }) => (isShown(sharingIn(settings)) ? [{ seat: seatId(seat), player: guest }] : []));
  }

  async #view(
    { id, name }: { readonly id: string; readonly name: string },
    shows: (to: ShownTo) => boolean,
    sharing: Sharing,
    names: (met: Meeting) => boolean,
  ): Promise<ProfileView> {
    const records = await this.#storing.read((store) => store.results.of(id));
    const meetings = shows(sharing.meetings)
      ? (await this.#storing.read((store) => store.results.meetings(id, { most: MOST_MEETINGS }))).filter(names).map(meetingIn)
      : null;
    return {
      player: id,
      name,
      profile: shows(sharing.profile) ? { streak: records.streak, games: gamesIn(records) } : null,
      ratings: shows(sharing.rating) ? records.ratings.map(({ game, games, ...one }) => ({ game, games, ...shown(one) })) : null,
      meetings,
    };
  }

  async #account(id: string): Promise<{ readonly name: string; readonly settings: string }> {
    const account = await this.#storing.read((store) => store.accounts.account(id));
    if (!account) throw Trouble.of('guest-needed', 'the house does not know you any more');
    return account;
  }
}

const isShown = (sharing: Sharing): boolean => Object.values(sharing).includes('everybody');

const meetingIn = ({ guest, settings, ...met }: Meeting): MeetingView => ({ player: isShown(sharingIn(settings)) ? guest : null, ...met });

type Games = NonNullable<ProfileView['profile']>['games'];
function gamesIn({ tallies }: Records): Games {
  const games: (Games[number] & { places: number[] })[] = [];
  for (const { game, players, people, place, games: many } of tallies) {
    let one = games.find((known) => known.game === game && known.players === players && known.people === people);
    if (!one) games.push((one = { game, players, people, places: Array<number>(players).fill(0) }));
    one.places[place - 1] += many;
  }
  return games;
}
