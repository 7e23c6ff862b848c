// Why a choice is a good one, as a sentence: the game's clauses, of which the choice is the subject.
import type { Told } from '../net/http/api.ts';
import { words } from '../words/prefs.ts';
import { asSentence } from './asked-words.ts';
import type { At, GameFace } from './face.ts';

/** Empty: there is nothing to say. */
export function sentenceOf(reasons: readonly Told[], face: GameFace, { name, view }: Pick<At, 'name' | 'view'>): string {
  const clauses = reasons.flatMap((reason) => face.reason?.(reason, name, view) ?? []);
  if (clauses.length === 0) return '';
  const said = clauses.reduce((all, one) => words.value!.hints.and(all, one));
  return asSentence(said);
}
