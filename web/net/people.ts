// The tables that fill.
import type { Late, Tempo } from '@ridotto/table/protocol.ts';
import type { GatheringView } from '@ridotto/table/gathering.ts';
import { fetched } from './fetched.ts';
import { introduce, knownKey, ownKey, ownName } from './guest.ts';
import { call, isFinal } from './http/api.ts';
import { MOST, remember, remembered } from './seats.ts';
import { freshSalt } from './salt.ts';
import { device, ownWindow } from './storage.ts';

export type { GatheringView } from '@ridotto/table/gathering.ts';

/** A seat of a table that fills, as it is wished for. */
type OpenSeat = { kind: 'open' } | { kind: 'mine' } | { kind: 'bot'; name: string; bot: string };
export interface GatheringWish {
  game: string;
  seats: OpenSeat[];
  options: Record<string, string | boolean | number>;
  confirm: boolean;
  tempo?: Tempo;
  late?: Late;
  chat: boolean;
  whatIf: boolean;
  hints: boolean;
  listed: boolean;
  language: string;
  screen?: boolean;
}

/** Of a table that fills: where it is, and how one came there. */
export interface Way {
  readonly id: string;
  readonly invitation: string | null;
}
const invited = ({ invitation }: Way): Record<string, string> => (invitation === null ? {} : { 'Ridotto-Invitation': invitation });

export async function openGathering(name: string, wish: GatheringWish): Promise<GatheringView> {
  await introduce(name);
  return call('/gatherings', ownKey(), wish);
}
/** This device shows the table, and sits nowhere; `name`: what it is called, where nobody here has a name. */
export async function openOnScreen(name: string, wish: GatheringWish): Promise<GatheringView> {
  await call('/me', ownKey(), { name: ownName() || name });
  return call('/gatherings', ownKey(), { ...wish, screen: true });
}
/** Once it is of another version than `after`, or after a while as it is. */
export const lookAt = (way: Way, after: number, signal: AbortSignal): Promise<GatheringView> =>
  call(`/gatherings/${way.id}?after=${after}`, knownKey(), undefined, { headers: invited(way), signal });
export const act = (way: Way, step: object): Promise<GatheringView> =>
  call(`/gatherings/${way.id}`, ownKey(), step, { headers: invited(way) });
export async function sitDown(way: Way, name: string, seat?: number): Promise<GatheringView> {
  await introduce(name);
  return act(way, { do: 'sit', name, ...(seat !== undefined && { seat }) });
}
/** What is typed in place of the invitation, and milliseconds for which it lasts. */
export const tableCode = (table: string): Promise<{ code: string; lasts: number }> => call(`/gatherings/${table}/code`, ownKey(), {});
export const byTableCode = (code: string): Promise<{ table: string; invitation: string }> => call('/gatherings/code', null, { code });
/** Ready to begin, with something from this device in the dealing that nobody can foresee. */
export const ready = (way: Way): Promise<GatheringView> =>
  act(way, {
    do: 'ready',
    salt: freshSalt(),
  });

/** Once more with the same people. */
export const again = (id: string): Promise<GatheringView> => call(`/gatherings/${id}/again`, ownKey(), {});

export const lobby = (): Promise<{ gatherings: GatheringView[] }> => call('/gatherings', knownKey());

/** The game has begun: from now on this device plays that seat, or shows the table to all who do. */
export async function takeSeat({ id, you, seats, about, screen }: GatheringView): Promise<void> {
  const names = seats.map((seat) => ('name' in seat ? seat.name : ''));
  if (you === null) remember({ id, game: about.game, names, filled: true, screen: true });
  else remember({ ...(await played(ownKey(), id, you, about.game, names)), ...(screen && { hand: true }) });
}
/** Does this invitation to take a seat over still count? Throws Refused where it does not. */
export const invitedTo = (id: string, { seat, invitation }: { readonly seat: string; readonly invitation: string }): Promise<unknown> =>
  call(`/tables/${encodeURIComponent(id)}/succeed?seat=${encodeURIComponent(seat)}`, null, undefined, {
    headers: { 'Ridotto-Invitation': invitation },
  });
/** Takes a seat over, by an invitation to it: from now on this device plays it. */
export async function succeed(
  id: string,
  { seat, invitation, name }: { readonly seat: string; readonly invitation: string; readonly name: string },
  { game, names }: { readonly game: string; readonly names: readonly string[] },
): Promise<void> {
  await introduce(name);
  await call(`/tables/${encodeURIComponent(id)}/succeed`, ownKey(), { seat, invitation, name });
  // Of a table that did not fill the house knows no more than that.
  const filled = await call<GatheringView>(`/gatherings/${encodeURIComponent(id)}`, ownKey()).catch(() => undefined);
  remember({ ...(await played(ownKey(), id, seat, game, [...names])), ...(filled?.screen && { hand: true }) });
}
/** What makes the token comes only where a seat was taken. */
const played = async (key: string, id: string, seat: string, game: string, names: string[]) => ({
  id,
  game,
  names,
  seats: [{ seat, token: (await fetched(() => import('@ridotto/table/seat-token.ts'))).seatToken(key, id) }],
  filled: true,
});

interface Sitting {
  readonly table: string;
  readonly seat: string;
  readonly game: string;
  readonly names: readonly (string | null)[];
  readonly state: 'fills' | 'plays' | 'over';
  readonly changed: number;
}
export type Filling = Pick<Sitting, 'table' | 'game' | 'names'>;
const takenHere = new Set<string>();
/** Tables that still fill, at which somebody on this device sits or that it shows to all; those that have begun meanwhile are
    remembered, and so are those that another device has played. */
export async function stillFilling(): Promise<readonly Filling[]> {
  const own = knownKey();
  if (own === null) return [];
  return [...(await satAt(own)), ...(await shownHere())];
}
async function satAt(own: string): Promise<readonly Filling[]> {
  const { tables } = await call<{ tables: Sitting[] }>('/me/tables', own);
  const known = new Set(remembered().map(({ id }) => id));
  for (const { table: id, seat, game, names, state, changed } of tables) {
    if (state === 'fills' || takenHere.has(id) || (state === 'over' && (known.has(id) || known.size >= MOST))) continue;
    // Another device of the same guest may have sat down there: the house is to know the token of this one as well.
    await call(`/me/tables/${id}`, own, {});
    takenHere.add(id);
    if (!known.has(id))
      remember({
        ...(await played(
          own,
          id,
          seat,
          game,
          names.map((name) => name ?? ''),
        )),
        opened: changed,
      });
  }
  return tables.filter(({ state }) => state === 'fills');
}

const SHOWN = 'ridotto.shown';
const shown = (): readonly string[] => {
  const ids = device.json(SHOWN);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
};
/** Is it this device that shows the table to all? */
export const isScreen = ({ screen, host, you }: GatheringView): boolean => screen === true && host && you === null;
/** This device shows a table that fills: it finds the way back to it. */
export const showsHere = (id: string): void =>
  device.write(SHOWN, JSON.stringify([...shown().filter((one) => one !== id), id].slice(-MOST)));
const showsNoMore = (id: string): void => device.write(SHOWN, JSON.stringify(shown().filter((one) => one !== id)));
async function shownHere(): Promise<readonly Filling[]> {
  const found = await Promise.all(
    shown().map(async (id) => {
      const table = await call<GatheringView>(`/gatherings/${encodeURIComponent(id)}`, knownKey()).catch((e: unknown) => {
        if (!isFinal(e)) throw e;
        return undefined;
      });
      if (table?.state === 'open' && isScreen(table)) return [filling(table)];
      if (table?.state === 'begun' && isScreen(table)) await takeSeat(table);
      showsNoMore(id);
      return [];
    }),
  );
  return found.flat();
}
const filling = ({ id, about, seats }: GatheringView): Filling => ({
  table: id,
  game: about.game,
  names: seats.map((seat) => ('name' in seat ? seat.name : null)),
});

const invitationAt = (id: string): string => `ridotto.invitation.${id}`;
/** The invitation by which one has come to a table that fills, as long as this window is open. */
export function invitationTo(id: string): string | null {
  const given = new URLSearchParams(location.hash.slice(1)).get('invitation');
  return given === null ? ownWindow.read(invitationAt(id)) : keepInvitation(id, given);
}
export function keepInvitation(id: string, invitation: string): string {
  ownWindow.write(invitationAt(id), invitation);
  return invitation;
}
