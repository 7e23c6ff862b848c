// Why something did not work, in the reader's language: the kinds of problems that the house and its tables have.
import type { Problem } from '@ridotto/table/protocol.ts';
import type { Words } from './en.ts';

export const kindOf = (problem: Problem): string => problem.type.split(':').at(-1) ?? '';

/** In the words of the house; `rule`: what the game's own words say of it, where a rule of the game forbids it. */
export function problemInWords({ offline, kinds }: Words['problem'], problem: Problem, rule?: string): string {
  const kind = kindOf(problem);
  if (kind === 'offline') return offline;
  return (
    rule ??
    kinds[problem.rule ?? ''] ??
    kinds[kind] ??
    kinds[problem.status === 429 ? 'too-many' : problem.status < 500 ? 'not-legal' : 'failed'] ??
    ''
  );
}
