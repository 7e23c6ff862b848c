// Why a choice is a good one, as a sentence: the game's clauses, of which the choice is the subject.
import type { Told } from '../net/http/api.ts';
import type { At, GameFace } from './face.ts';

/** Empty: there is nothing to say. */
export function sentenceOf(reasons: readonly Told[], face: GameFace, { name, view }: Pick<At, 'name' | 'view'>): string {
  const clauses = reasons.flatMap((reason) => face.reason?.(reason, name, view) ?? []);
  const [first = ''] = clauses;
  return first === '' ? '' : `${first.charAt(0).toLocaleUpperCase()}${[first.slice(1), ...clauses.slice(1)].join('; ')}.`;
}
