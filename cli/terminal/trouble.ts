// What the system says of a file, in plain words.

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of this path is no folder',
  EACCES: 'whoever runs this may not open it',
  EROFS: 'nothing can be written there',
  ENOSPC: 'there is no room left for it',
};

/** `file`: what it is called, where that is not the path that the system names; it names none where something is read on. */
export function trouble(e: NodeJS.ErrnoException, file?: string): string {
  const why = WHY[e.code ?? ''];
  if (why !== undefined) return `${file ?? e.path ?? 'the file that was named'}: ${why}`;
  return file === undefined ? e.message : `${file}: ${e.message}`;
}
