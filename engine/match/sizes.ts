// For how many players a game is, in words for whoever wanted another number.

/** `2, 3 or 4` */
export const inWords = (sizes: readonly number[]): string =>
  sizes.length < 2 ? sizes.join('') : `${sizes.slice(0, -1).join(', ')} or ${sizes[sizes.length - 1]}`;
export const notForSoMany = (
  { name, seats }: { readonly name: string; readonly seats: readonly number[] },
  players: number | string,
): string => `${name} is for ${inWords(seats)} players, not ${players}`;
