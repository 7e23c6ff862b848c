/** Is a file that begins with this line one record over many lines, and not a record on each? */
export const isOneRecord = (line: string): boolean => /^\s*\{\s*$/.test(line);
