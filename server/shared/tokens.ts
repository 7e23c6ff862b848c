// Seats' tokens and tables' ids: independent random values; of tokens only a hash is kept.
import { hash, randomBytes } from 'node:crypto';

export const newToken = (): string => randomBytes(32).toString('base64url');
export const newId = (): string => randomBytes(12).toString('base64url');
export const hashOf = (token: string): string => hash('sha256', token);

export const ID_PATTERN = '^[A-Za-z0-9_-]{16}$';
/** The name of the scheme may be written in any case (RFC 9110, 11.1). */
const TOKEN = /^bearer +([A-Za-z0-9_-]{43})$/i;

/** The token of an Authorization header: undefined when there is none, null when it is not one of ours. */
export function tokenIn(header: string | undefined): string | undefined | null {
  return header === undefined ? undefined : (TOKEN.exec(header)?.[1] ?? null);
}
/** The hash of it, by which a seat is known. */
export function hashIn(header: string | undefined): string | undefined | null {
  const token = tokenIn(header);
  return token && hashOf(token);
}
