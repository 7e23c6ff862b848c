// The type of the page is there before its first line: otherwise every line would be set anew, and what stands below it would move.

/** A line of each weight that the first picture needs. */
const FACES = ["400 16px 'Source Sans 3 Variable'", "700 16px 'Bona Nova'"];
/** Letters by which the browser knows which files a language needs. */
const LETTERS: Readonly<Record<string, string>> = { pl: 'aąęłż' };
/** Milliseconds for which the page waits, at most: on a slow line it is rather read in another type. */
const LONGEST = 800;

export async function typeIsThere(language: string): Promise<void> {
  const letters = LETTERS[language] ?? 'aé';
  const all = Promise.all(FACES.map((face) => document.fonts.load(face, letters))).then(nothing, nothing);
  await Promise.race([all, new Promise<void>((later) => setTimeout(later, LONGEST))]);
}
const nothing = (): void => undefined;
