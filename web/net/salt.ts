/** Something of this device's that nobody can foresee, for the dealing. */
export const freshSalt = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
