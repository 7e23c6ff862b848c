// Which seats this device, or this window, plays: tokens stay here and in the fragments of seat links.
export interface HeldSeat {
  seat: string;
  token: string;
}
export interface RememberedTable {
  id: string;
  game: string;
  names: string[];
  /** Played on this device. */
  seats: HeldSeat[];
  /** To be sent to the others: shown again on the page of links. */
  invites: HeldSeat[];
  /** Last event seen, for "since you left". */
  seen: number;
  opened: number;
  /** What it was opened with, for a rematch. */
  request?: object;
}

const KEY = 'ridotto.tables';
const MOST = 30;

function read(): RememberedTable[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? (list as RememberedTable[]).filter((t) => typeof t?.id === 'string' && Array.isArray(t.seats)) : [];
  } catch {
    return [];
  }
}
function write(tables: RememberedTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.sort((a, b) => b.opened - a.opened).slice(0, MOST)));
  } catch {
    // a device that remembers nothing can still play
  }
}

export const remembered = (): RememberedTable[] => read();
export const rememberedTable = (id: string): RememberedTable | undefined => read().find((t) => t.id === id);
export function remember(table: Partial<RememberedTable> & { id: string }): void {
  const tables = read();
  const known = tables.find((t) => t.id === table.id);
  if (known) Object.assign(known, table);
  else tables.push({ game: 'san-marco', names: [], seats: [], invites: [], seen: 0, opened: Date.now(), ...table });
  write(tables);
}
export const forget = (id: string): void => write(read().filter((t) => t.id !== id));

/** Seats of this window alone: opened by a link where the device already plays other seats. */
const windowKey = (id: string): string => `ridotto.window.${id}`;

export function seatsFor(id: string): HeldSeat[] {
  try {
    const own = sessionStorage.getItem(windowKey(id));
    if (own) return JSON.parse(own) as HeldSeat[];
  } catch {
    // as if there were none
  }
  return rememberedTable(id)?.seats ?? [];
}

/** A seat link was opened. */
export function takeSeat(id: string, held: HeldSeat): void {
  const known = rememberedTable(id);
  const others = (known?.seats ?? []).filter((s) => s.token !== held.token);
  if (others.length === 0) remember({ id, seats: [held] });
  if (others.length > 0)
    try {
      sessionStorage.setItem(windowKey(id), JSON.stringify([held]));
    } catch {
      remember({ id, seats: [held] });
    }
}
