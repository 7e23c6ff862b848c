// What became of games played by earlier versions of the rules.
import type { Deed, Fate, Kept, Migration } from '@ridotto/engine';
import type { Edition } from './box/edition.ts';
import type { State } from './box/state.ts';

const ROWS = 4;

/**
 * Version 1 asked the Ambassador player after each answer that had gone through the Ambassador: wait, or declare. Now nobody
 * waits for them, and they declare out of turn. So every `wait` goes; and a sheet that was begun there, in several submissions,
 * becomes one, for out of turn it is written whole. One that was never finished had not been sealed: it goes, and can be
 * written at any time.
 */
export const nobodyWaits: Migration = { deeds: withoutWaiting, position: withoutRelay };

export const earlier: Readonly<Record<number, Fate<State, Edition>>> = { 1: { is: 'migrated', by: nobodyWaits, but: ['states'] } };

const verbOf = (words: string): string => words.split(' ')[0];
const rowsIn = (say: readonly string[]): number => say.filter((words) => verbOf(words) === 'write').length;

function withoutWaiting(deeds: readonly Deed[]): readonly Kept[] {
  const kept: Kept[] = [];
  const held = new Map<string, readonly string[]>();
  let asker: string | undefined;
  /** Somebody else's question was answered just now: whoever declares then, row by row, was asked that in version 1. */
  let answered = false;
  /** The submissions of a sheet that was begun there. */
  let sheet: { readonly by: string; readonly submissions: (readonly string[])[] } | undefined;
  for (const deed of deeds) {
    const { at, by } = deed;
    const waits = held.get(by)?.[0] === 'wait';
    const say = deed.do === 'confirm' ? held.get(by) : deed.say;
    if (deed.do === 'hold') held.set(by, deed.say!);
    else held.delete(by);
    if (waits && (deed.do === 'confirm' || deed.do === 'undo')) continue;
    if (say?.[0] === 'wait') continue;
    if (sheet?.by === by && deed.do === 'undo') {
      sheet.submissions.pop();
      if (sheet.submissions.length === 0) sheet = undefined;
      continue;
    }
    if (say !== undefined && deed.do === 'say' && (sheet?.by === by || (answered && by !== asker && say[0] === 'declare'))) {
      sheet ??= { by, submissions: [] };
      sheet.submissions.push(say);
      const whole = sheet.submissions.flat();
      if (rowsIn(whole) < ROWS) continue;
      kept.push({ at, say: whole });
      sheet = undefined;
      answered = false;
      continue;
    }
    sheet = undefined;
    kept.push({ at });
    if (say === undefined || deed.do === 'hold') continue;
    answered = say.some((words) => ['answer', 'reduce'].includes(verbOf(words)));
    if (say.some((words) => ['question', 'ambassador'].includes(verbOf(words)))) asker = by;
  }
  return kept;
}

/** Where version 1 asked the Ambassador player, the figure comes next that is sent away. */
function withoutRelay(from: object): object {
  const { at, interrupted = [], ...rest } = from as { at?: string; interrupted?: string | readonly string[] };
  const frames = [interrupted].flat().filter((frame) => verbOf(frame) !== 'relay');
  if (at !== 'relay') return { ...rest, ...(at !== undefined && { at }), ...(frames.length > 0 && { interrupted: frames }) };
  return { ...rest, at: 'dismissal', dismiss: 'ambassador', interrupted: frames.filter((frame) => verbOf(frame) !== 'dismissal') };
}
