// For tests: why an edition is refused, as data.
import type { Fault } from '@ridotto/engine/edition-fault.ts';

/** undefined: an error that does not say so. */
export const faultOf = (e: unknown): Fault | undefined => (e as { readonly fault?: Fault } | null)?.fault;
