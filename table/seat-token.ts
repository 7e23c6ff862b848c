// The credential of a seat that somebody took who has a key: made of key and table, by the page and by the house alike, so that
// it is never sent to anybody, and tells nothing of the key to whoever gets hold of it.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64url } from './base64url.ts';

/** Stands in what is hashed, so that it is nothing else's. */
const FOR = 'ridotto seat 1';

/** 43 characters, as other tokens have. `key`: of a guest; `table`: its id. */
export const seatToken = (key: string, table: string): string => base64url(hmac(sha256, utf8ToBytes(key), utf8ToBytes(`${FOR} ${table}`)));
