// Why an edition cannot be played with although each of its values may stand where it stands: they do not go together. Said in English
// for programs, and as data, so that a page can say it in the reader's language.

/** Which of its reasons a game gives, and of what it speaks: names as edition files have them, and numbers. Errors of an edition have it
    as their `fault`; games make them themselves, for what a table fetches first is to have no module for it. */
export interface Fault {
  readonly is: string;
  readonly [what: string]: string | number;
}
/** A sentence for each reason of a game. */
export type FaultWords<F extends Fault> = { readonly [K in F['is']]: (fault: Of<F, K>) => string };
type Of<F extends Fault, K> = F extends unknown ? (K extends F['is'] ? F : never) : never;
/** What such words say of a reason; undefined: it is none of theirs. */
export const faultIn =
  <F extends Fault>(words: FaultWords<F>) =>
  (fault: Fault): string | undefined =>
    Object.hasOwn(words, fault.is) ? (words as Readonly<Record<string, (fault: never) => string>>)[fault.is](fault as never) : undefined;
