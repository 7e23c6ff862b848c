// Files for whoever reads the page.

export function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), LONG_ENOUGH);
}
/** `name`: without its ending. */
export const saveJson = (what: object, name: string): void =>
  save(new Blob([JSON.stringify(what, null, 1)], { type: 'application/json' }), `${name}.json`);
/** Milliseconds in which the browser has begun to write it. */
const LONG_ENOUGH = 1000;
