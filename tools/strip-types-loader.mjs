// The loader of strip-types.mjs. Types become spaces, so that lines and columns stay what they are.
import fs from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!url.startsWith('file:') || !new URL(url).pathname.endsWith('.ts')) return next(url, context);
  const source = stripTypeScriptTypes(await fs.readFile(new URL(url), 'utf8'));
  return { format: 'module', source, shortCircuit: true };
}
