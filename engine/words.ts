// Help for writing whole sentences in several languages: counted words by the plural rules of each language, and lists.
// No noun is ever dropped into a slot: a catalogue is functions that return sentences.

export const LANGUAGES = ['en', 'fr', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The forms that a counted word has in each language; `#` stands for the number. */
export interface Forms {
  en: { readonly one: string; readonly other: string };
  fr: { readonly one: string; readonly other: string };
  /** 1; 2 to 4, 22 to 24, ...; 0, 5 to 21, 112, ...; fractions are `many` too, for nothing here is counted in fractions. */
  pl: { readonly one: string; readonly few: string; readonly many: string };
}

/** `count(3, { one: '# card', other: '# cards' })` */
export function counting<L extends Language>(language: L): (n: number, forms: Forms[L]) => string {
  const rules = new Intl.PluralRules(language);
  const digits = new Intl.NumberFormat(language);
  return (n, forms) => {
    const table = forms as Readonly<Record<string, string | undefined>>;
    const form = table[rules.select(n)] ?? table.other ?? table.many ?? '';
    return form.replaceAll('#', digits.format(n));
  };
}

/** `a, b and c` */
export function listing(language: Language): (items: readonly string[]) => string {
  const format = new Intl.ListFormat(language, { type: 'conjunction' });
  return (items) => format.format(items);
}
/** `a, b or c` */
export function choosing(language: Language): (items: readonly string[]) => string {
  const format = new Intl.ListFormat(language, { type: 'disjunction' });
  return (items) => format.format(items);
}
