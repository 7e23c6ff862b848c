// Seats come with the address of a table, in its fragment, which browsers do not send: `#seat=TOKEN`, as many as there are.
// Where the device keeps nothing they stay there, and the invitations to send with them (`invite=TOKEN`).
import { isFinal } from './http/api.ts';
import { remember, rememberedTable, seatsFor, takeSeats, type HeldSeat } from './seats.ts';
import { keeps } from './storage.ts';
import { chairAt } from './tables.ts';

/** Takes the seats of the address over. False: there was one that is no seat of this table. Waits until the house answers. */
export async function arrive(id: string): Promise<boolean> {
  const given = new URLSearchParams(location.hash.slice(1));
  // What the page knows by itself is in the address before anybody can load it anew.
  if (given.size === 0) stay(id);
  const [seats, invites] = await Promise.all([held(id, given.getAll('seat')), held(id, given.getAll('invite'))]);
  if (seats.length > 0) takeSeats(id, seats);
  if (invites.length > 0) {
    const { game, names } = await (await chairAt(id, null)).snapshot();
    remember({ id, invites, game, names: [...names] });
  }
  stay(id);
  return seats.length === given.getAll('seat').length;
}

/** The address of this page names the seats that nothing else would remember, and no others. */
function stay(id: string): void {
  history.replaceState(history.state, '', location.pathname + (keeps.value ? '' : fragment(id)));
}
function fragment(id: string): string {
  const kept = new URLSearchParams();
  for (const { token } of seatsFor(id)) kept.append('seat', token);
  for (const { token } of rememberedTable(id)?.invites ?? []) kept.append('invite', token);
  return kept.size > 0 ? `#${kept.toString()}` : '';
}

async function held(id: string, tokens: readonly string[]): Promise<HeldSeat[]> {
  const known = await Promise.all([...new Set(tokens)].map(async (token) => ({ seat: await seatOf(id, token), token })));
  return known.filter((one): one is HeldSeat => one.seat !== null);
}
/** null: of no seat here. */
async function seatOf(id: string, token: string): Promise<string | null> {
  for (let tries = 1; ; tries++)
    try {
      return (await chairAt(id, token)).seat;
    } catch (e) {
      if (isFinal(e)) return null;
      await new Promise((again) => setTimeout(again, Math.min(8000, 300 * 2 ** tries)));
    }
}
