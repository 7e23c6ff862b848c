// An invitation to take a seat over: made of the dealer's secret, which nobody knows before the end, and of its number at this
// table. So it need not be kept, nobody can make it from another one, and a new one makes the one before worthless.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { seatId, type Seat } from '@ridotto/engine';
import type { Company } from './company.ts';
import { settleNames } from './names.ts';
import { problem } from './problems.ts';
import type { Problem } from './protocol.ts';
import { base64url } from './base64url.ts';
import type { TableSetup } from './setup.ts';

/** 43 characters; undefined: nobody is invited to this seat. */
export function invitationTo(seat: Seat, { secret, id }: TableSetup, company: Company): string | undefined {
  const number = company.invitation(seat);
  if (number === 0) return undefined;
  return base64url(hmac(sha256, hexToBytes(secret), utf8ToBytes(`ridotto succession 1 ${id} ${seatId(seat)} ${number}`)));
}

/** undefined: by this invitation somebody may sit down there. */
export function notInvited(seat: Seat, invitation: string, setup: TableSetup, company: Company): Problem | undefined {
  const right = invitationTo(seat, setup, company);
  return right === undefined || right !== invitation
    ? problem('not-invited', `${seatId(seat)} is not to be taken over, or not by this invitation: there may be a newer one`)
    : undefined;
}

/** The name under which they sit there; or why they cannot. */
export function successor(
  seat: Seat,
  { invitation, name }: { readonly invitation: string; readonly name: string },
  setup: TableSetup,
  company: Company,
): { readonly name: string } | { readonly problem: Problem } {
  const wrong = notInvited(seat, invitation, setup, company);
  if (wrong) return { problem: wrong };
  try {
    const others = company.names.filter((_, p) => p !== seat);
    return { name: settleNames([...others, name]).at(-1)! };
  } catch {
    return {
      problem: problem('bad-name', `"${name}" cannot be your name here: it has 1 to 40 characters, and differs from those at the table`),
    };
  }
}
