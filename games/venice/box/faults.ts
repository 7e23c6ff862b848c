// Why the values of an edition do not go together.

/** Missions and canals by their numbers, counted from 1; quays by their ids. */
export type VeniceFault =
  | { readonly is: 'one-cube' | 'a-choice'; readonly mission: number }
  | { readonly is: 'no-cubes-no-cards'; readonly mission: number; readonly trigger: string }
  | { readonly is: 'to-itself' | 'joined-already'; readonly canal: number }
  | { readonly is: 'few-canals' | 'out-of-reach'; readonly quay: string }
  | { readonly is: 'awards-rise'; readonly players: number }
  | { readonly is: 'end-beyond'; readonly players: number; readonly end: number; readonly last: number }
  | { readonly is: 'few-doge-cards'; readonly cards: number; readonly wanted: number };
/** `what` is wrong, in English. */
export const clash = (what: string, fault: VeniceFault): never => {
  throw Object.assign(new Error(`edition: ${what}`), { fault });
};
