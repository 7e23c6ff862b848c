/** The present time, for the name of a file. */
export const stamp = (): string => new Date().toISOString().replaceAll(/[:.]/g, '-');
