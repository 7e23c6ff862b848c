// What every way of telling somebody has in common.
import type { Language } from '@ridotto/engine/words.ts';

/** What is told, in the language of whoever is told. */
export interface Notice {
  /** The same notice has the same one, however often it is sent: whoever gets it twice can know. */
  readonly id: string;
  readonly event: 'turn' | 'reminder' | 'digest' | 'trial';
  readonly language: Language;
  readonly title: string;
  /** Sentences. */
  readonly lines: readonly string[];
  /** Of the house, to what it is about. */
  readonly path: string;
  /** What the link is called. */
  readonly go: string;
  /** Of a turn. */
  readonly about?: { readonly table: string; readonly seat: string; readonly game: string };
}
/** Whom it goes to; `address`: of this kind. */
export interface Recipient {
  readonly id: string;
  readonly address: string;
  readonly secret: string;
}

/** What came of it. */
export type Outcome =
  | { readonly is: 'sent' }
  /** It has not arrived: later perhaps. */
  | { readonly is: 'failed'; readonly why: string }
  /** It has not arrived, and never will there. */
  | { readonly is: 'refused'; readonly why: string }
  /** Nobody is there any more. */
  | { readonly is: 'gone' }
  /** It may have arrived. */
  | { readonly is: 'unsure'; readonly why: string };

export interface Carrier {
  /** Does whoever gets the same notice twice see it once? Then it is sent again where it may not have arrived. */
  readonly repeatable: (recipient: Recipient) => boolean;
  send(recipient: Recipient, notice: Notice): Promise<Outcome>;
}
