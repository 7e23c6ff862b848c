// Where the house keeps its data.
import path from 'node:path';
import { text, type Values } from './command.ts';

export const DATA = {
  type: 'string',
  value: 'FOLDER',
  what: 'where everything is kept; RIDOTTO_DATA, else data/ of this clone, if left out',
} as const;
export const dataFolder = (values: Values): string =>
  text(values, 'data') ?? (process.env.RIDOTTO_DATA || path.resolve(import.meta.dirname, '..', 'data'));
