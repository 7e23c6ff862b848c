/** So many bytes that nobody can foresee, as hexadecimal digits. */
export const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
/** Something of this device's for the dealing. */
export const freshSalt = (): string => randomHex(16);
