// The key by which a game is handed over: made by the device, and told to the house alone. The new table's name follows from it, and so do the
// credentials of its seats: sent twice it is one table, and whoever has the key finds it again.
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { seatId, type Seat } from '@ridotto/engine';
import { base64url } from './base64url.ts';
import { seatToken } from './seat-token.ts';

export const HANDOVER_KEY_BYTES = 32;
/** Bytes of the name of a table of a house. */
const ID_BYTES = 12;

/** As ids of the house are: 16 characters, from which the key does not follow. */
export const handedTo = (key: string): string => base64url(sha256(utf8ToBytes(`ridotto handover 1 ${key}`)).subarray(0, ID_BYTES));
/** The credential of a seat there. */
export const handedToken = (key: string, seat: Seat): string => seatToken(key, `${handedTo(key)} ${seatId(seat)}`);
