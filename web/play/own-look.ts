// How one's own seat looks, as long as a table is on the page.
import { useLayoutEffect } from 'preact/hooks';
import { EMBLEMS, SEATS, seatIndex, showAs } from '../art/seats.ts';
import { ownLook } from '../words/prefs.ts';

/** `own`: the seat that is one's own; null: none is, or several are, and then each looks as its place has it. */
export function useOwnLook(own: string | null): void {
  const look = ownLook.now.value;
  useLayoutEffect(() => {
    showAs(own === null ? null : seatIndex(own), SEATS.find((seat) => EMBLEMS[seat] === look) ?? null);
    return () => showAs(null, null);
  }, [own, look]);
}
/** Of the seats that this device plays somewhere. */
export const onlySeat = (seats: readonly { readonly seat: string }[]): string | null => (seats.length === 1 ? seats[0]!.seat : null);
