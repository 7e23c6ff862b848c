// Bytes as they stand in addresses.

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** RFC 4648, 5, without padding. */
export function base64url(bytes: Uint8Array): string {
  let text = '';
  for (let bit = 0; bit < bytes.length * 8; bit += 6) {
    const [high, low = 0] = bytes.subarray(bit >> 3);
    text += DIGITS[(((high << 8) | low) >> (10 - (bit & 7))) & 63];
  }
  return text;
}
